"""How requests are read from a connection."""

from __future__ import annotations

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

LARGEST_HEAD = 65_536  # bytes: the address and all headers


class BoundedRequests(HttpToolsProtocol):
    """The fast reader takes a head of any length, even one that never ends; this one has enough at a bound."""

    _unfinished: int | None = None
    """The bytes that came while a head was being read; none while none is."""

    def data_received(self, data: bytes) -> None:
        """A part of a request, or of several."""
        super().data_received(data)
        if self._unfinished is not None:
            self._unfinished += len(data)
            if self._unfinished > LARGEST_HEAD:
                self.send_400_response("Too many headers.")

    def on_message_begin(self) -> None:
        """A head begins."""
        self._unfinished = 0
        super().on_message_begin()

    def on_headers_complete(self) -> None:
        """A head has ended; what is raised here is answered with 400."""
        self._unfinished = None
        if len(self.url) + sum(len(name) + len(value) for name, value in self.headers) > LARGEST_HEAD:
            raise ValueError("too many headers")
        super().on_headers_complete()
