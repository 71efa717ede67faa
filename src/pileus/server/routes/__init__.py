"""Handlers: they translate, services decide."""
