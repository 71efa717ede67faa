"""How handlers are declared: what they do is said in their docstring, what they may be refused with is always the same.

Those that are no coroutines run in a thread.
"""

from __future__ import annotations

import inspect
from collections.abc import Callable
from functools import partial
from typing import Any

import litestar
from litestar.openapi.datastructures import ResponseSpec

from ..wire import Problem

REFUSALS = {
    status: ResponseSpec(Problem, description=description, generate_examples=False)
    for status, description in {
        400: "It cannot be read, or is out of bounds.",
        403: "It is not for this browser, or comes from another page.",
        404: "There is no such thing.",
        409: "Somebody else was first; where it helps the fresh state of the table is told.",
        413: "It is too large.",
        421: "This server has another name.",
        422: "The rules of the game, or of records, refuse it.",
        429: "Too many requests at once.",
    }.items()
}


def _declare(method: Any, path: str, summary: str, **more: Any) -> Callable[[Callable[..., Any]], Any]:
    """A decorator for a handler."""

    def declare(handler: Callable[..., Any]) -> Any:
        in_a_thread = None if inspect.iscoroutinefunction(handler) else True
        description = " ".join((handler.__doc__ or "").split())
        declared = {"summary": summary, "description": description, "responses": REFUSALS}
        return method(path, sync_to_thread=in_a_thread, **declared, **more)(handler)

    return declare


get = partial(_declare, litestar.get)
post = partial(_declare, litestar.post)
put = partial(_declare, litestar.put)
delete = partial(_declare, litestar.delete)
