"""People: a browser is known by a secret cookie, a seat by a secret link; both are stored hashed."""

from __future__ import annotations

import hashlib
import secrets
import threading
from collections import OrderedDict

from ..db.rows import VisitorRow
from ..db.store import Store

COLOURS = ("plum", "amber", "green", "ink", "pink", "sky")
REMEMBERED = 10_000


def new_id() -> str:
    """A short name nobody can guess, for a table or a visitor."""
    return secrets.token_urlsafe(9)


def new_secret() -> str:
    """A secret nobody can guess."""
    return secrets.token_urlsafe(24)


def hashed(secret: str) -> str:
    """What is stored of a secret."""
    return hashlib.sha256(secret.encode(errors="replace")).hexdigest()


class People:
    """The browsers that were here; those seen last are remembered, for they ask again and again."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._seen: OrderedDict[str, VisitorRow] = OrderedDict()  # by hashed secret
        self._lock = threading.Lock()

    def welcome(self, now: float) -> tuple[VisitorRow, str]:
        """A browser that comes for the first time; its secret is told once."""
        secret = new_secret()
        visitor = VisitorRow(new_id(), "", secrets.choice(COLOURS))
        self._store.add_visitor(visitor, hashed(secret), now)
        return visitor, secret

    def remembered(self, secret: str) -> VisitorRow | None:
        """The browser that shows a secret, if it was seen lately: an answer without the database."""
        with self._lock:
            return self._seen.get(hashed(secret))

    def recognise(self, secret: str) -> VisitorRow | None:
        """The browser that shows a secret."""
        if not secret:
            return None
        known = self.remembered(secret) or self._store.visitor(hashed(secret))
        if known is not None:
            with self._lock:
                self._seen[hashed(secret)] = known
                self._seen.move_to_end(hashed(secret))
                while len(self._seen) > REMEMBERED:
                    self._seen.popitem(last=False)
        return known

    def rename(self, visitor: VisitorRow, name: str, colour: str) -> VisitorRow:
        """How a browser's person is called from now on."""
        renamed = visitor._replace(name=name, colour=colour)
        self._store.rename_visitor(*renamed)
        with self._lock:
            for secret in [secret for secret, seen in self._seen.items() if seen.id == visitor.id]:
                self._seen[secret] = renamed
        return renamed
