"""What a host may set."""

from __future__ import annotations

from dataclasses import dataclass
from ipaddress import ip_address
from pathlib import Path
from urllib.parse import urlsplit


@dataclass(frozen=True)
class Settings:
    """One server."""

    database: str = "pileus.sqlite"
    """A path for SQLite, or the URL of another database."""
    host: str = "127.0.0.1"
    port: int = 8000
    origins: tuple[str, ...] = ()
    """Addresses the page may come from, for a server behind a proxy; its own is always allowed."""
    pace: float = 0.8
    """Seconds between a bot's choices, so that people can follow; a table may ask for less."""
    workers: int = 1
    """Processes in which each kind of bot thinks."""
    requests_per_second: float = 50.0
    """What one address may ask for on average; ten times as much at once."""
    connections: int = 200
    """Live connections one address may have."""
    patience: float = 60.0
    """Seconds a bot may think; then a choice is made for it."""

    @property
    def url(self) -> str:
        """The database as SQLAlchemy names it."""
        if "://" not in self.database:
            return f"sqlite:///{Path(self.database).absolute()}"
        scheme, _, rest = self.database.partition("://")
        return f"postgresql+psycopg://{rest}" if scheme in ("postgres", "postgresql") else self.database

    @property
    def names(self) -> frozenset[str] | None:
        """The names this server answers to, without ports; none if it may be any, since it listens to the net.

        On loopback they are known. Another name there is a page of the net that had its own name changed to ours.
        """
        if not _is_loopback(self.host):
            return None
        given = {urlsplit(origin).hostname or "" for origin in self.origins}
        return frozenset({"localhost", "127.0.0.1", "::1", self.host} | given)


def _is_loopback(host: str) -> bool:
    try:
        return ip_address(host).is_loopback
    except ValueError:
        return host == "localhost"
