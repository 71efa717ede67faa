"""The live view: a websocket that brings a table whenever it changes, and the talk."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from typing import Annotated, Any, NamedTuple

import msgspec
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath, FromQuery, QueryParameter

from pileus.games.contract import Refused

from ..db.rows import VisitorRow
from ..errors import ServiceError
from ..services import looking, talking
from ..services.house import House
from ..services.showing import told
from ..wire import LARGEST
from .playing import seat_to_look_from
from .visiting import Served, recognise

ALIVE = 20.0  # seconds of silence after which a live connection is told that it is one
REFUSED = 4000  # close codes: what was asked for cannot be shown
FAULT = 1011
TALKATIVE = 1008
MESSAGES = 60  # what a client may send in a minute: nothing it says is needed

logger = logging.getLogger("pileus.live")
encode = msgspec.json.Encoder().encode


class Asked(NamedTuple):
    """Who looks at which table, and from where."""

    visitor: VisitorRow | None
    table_id: str
    seat: int | None
    watch: bool


@websocket("/api/tables/{table_id:str}/live")
async def live(
    socket: WebSocket[Any, Any, Any],
    table_id: FromPath[str],
    house: Served,
    seat: Annotated[int | None, QueryParameter(ge=0, le=63)] = None,
    watch: FromQuery[bool] = False,
    version: Annotated[int | None, QueryParameter(ge=0, le=LARGEST)] = None,
) -> None:
    """The table whenever it changes, and the talk. What the client sends is ignored but for its liveness."""
    await socket.accept()
    visitor = await recognise(socket, house)
    asked = Asked(visitor, table_id, seat, watch)
    code = FAULT
    with house.bus.listening(table_id) as ear, house.presence.here(table_id, visitor.id if visitor else ""):
        house.bus.ring(table_id, but=ear)  # the others see that somebody came
        hearing = asyncio.create_task(_until_gone(socket))
        hearing.add_done_callback(lambda _: ear.set())
        try:
            await _push(socket, house, asked, version, ear, hearing)
            code = hearing.result()
        except (ServiceError, Refused) as error:
            reason = error.message if isinstance(error, ServiceError) else error.reason
            code = REFUSED
            with contextlib.suppress(WebSocketDisconnect):
                await _send(socket, encode({"kind": "problem", "problem": told(reason)}))
        except WebSocketDisconnect:
            code = 0
        except Exception:
            logger.exception("live", extra={"table": table_id})
        finally:
            hearing.cancel()
    house.bus.ring(table_id)  # and that he went
    if code:
        await _close(socket, code)


async def _until_gone(socket: WebSocket[Any, Any, Any]) -> int:
    """Read until the client goes, or talks too much. The code to close with; 0 if there is nobody any more."""
    loop = asyncio.get_running_loop()
    since, count = loop.time(), 0
    while True:
        message = await socket.receive()
        if message["type"] == "websocket.disconnect":
            return 0
        if loop.time() - since > 60:
            since, count = loop.time(), 0
        count += 1
        if count > MESSAGES:
            return TALKATIVE


async def _push(
    socket: WebSocket[Any, Any, Any],
    house: House,
    asked: Asked,
    known: int | None,
    ear: asyncio.Event,
    hearing: asyncio.Task[int],
) -> None:
    """Send what is new for as long as the client is there."""
    talked = 0
    while not hearing.done():
        ear.clear()
        if known is not None and house.rooms.is_free(asked.table_id):  # a moment's work, not worth a thread
            known, talked, messages = news(house, asked, known, talked)
        else:
            known, talked, messages = await asyncio.to_thread(news, house, asked, known, talked)
        for message in messages:
            await _send(socket, message)
        while not await _woken(ear):
            await _send(socket, encode({"kind": "alive"}))


def news(house: House, asked: Asked, known: int | None, talked: int) -> tuple[int, int, list[bytes]]:
    """The state, and what was said since; with the version and the line that are known then."""
    looking_from = seat_to_look_from(house, asked.visitor, asked.table_id, asked.seat, asked.watch)
    state = looking.state(house, asked.visitor, asked.table_id, looking_from, known)
    messages = [encode({"kind": "state", "state": state})]
    lines = talking.heard(house, asked.table_id, talked)
    if lines:
        talked = lines[-1].number
        messages.append(encode({"kind": "chat", "lines": [line._asdict() for line in lines]}))
    return state.version, talked, messages


async def _woken(ear: asyncio.Event) -> bool:
    """Wait for a change, or for the client to go; False after a long silence."""
    try:
        async with asyncio.timeout(ALIVE):
            await ear.wait()
    except TimeoutError:
        return False
    return True


async def _send(socket: WebSocket[Any, Any, Any], message: bytes) -> None:
    try:
        await socket.send_data(message, mode="text")
    except OSError as gone:  # that is how uvicorn says so
        raise WebSocketDisconnect(detail="gone") from gone


async def _close(socket: WebSocket[Any, Any, Any], code: int) -> None:
    with contextlib.suppress(WebSocketDisconnect, OSError, RuntimeError):  # it went first
        await socket.close(code=code)


ROUTES = [live]
