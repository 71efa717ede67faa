"""What a request may be refused for, with the status it is answered by."""

from __future__ import annotations

from pileus.games.contract import Message


class ServiceError(Exception):
    """A refusal: one sentence to be said, nothing has changed."""

    status = 400

    def __init__(self, message_id: str, **args: object) -> None:
        super().__init__(message_id)
        self.message = Message(message_id, args, "")


class NotFound(ServiceError):
    """There is no such thing."""

    status = 404


class Forbidden(ServiceError):
    """It exists and is not for this visitor."""

    status = 403


class TooMany(ServiceError):
    """Not now: too much is asked at once."""

    status = 429


class Conflict(ServiceError):
    """It is too late for that: somebody else was first."""

    status = 409
