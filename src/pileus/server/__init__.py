"""The server: tables that people and bots share, kept in a database, pushed to pages.

`services` decide the order of things and know no framework; `db` speaks SQL; `routes` translate HTTP and websockets.
"""
