"""The page on one's own machine: a server on loopback, and a browser that opens it."""

from __future__ import annotations

import socket
import webbrowser

PORT = 8817  # the same every time if it is free, so that the browser knows its games again


def browse(database: str) -> None:
    """Serve until Ctrl-C."""
    from pileus.server.running import serve
    from pileus.server.settings import Settings
    from pileus.text.voice import Voice

    voice = Voice()

    def ready(address: str) -> None:
        voice.tell("cli-page-ready", address=address, database=database)
        webbrowser.open(address)

    voice.tell("cli-page-starting")
    serve(Settings(database=database, port=PORT if _is_free(PORT) else 0), ready, log_level="warning")


def _is_free(port: int) -> bool:
    with socket.socket() as trial:
        trial.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            trial.bind(("127.0.0.1", port))
        except OSError:
            return False
    return True
