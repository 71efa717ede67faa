"""What is the same for everybody: games, components, rules, words, the page, health."""

from __future__ import annotations

import asyncio
import hashlib
from functools import cache
from typing import Annotated, Any

import msgspec
from litestar import MediaType
from litestar.params import FromPath, QueryParameter
from litestar.response import Response

from pileus import locale, rulebooks
from pileus.bots import is_slow
from pileus.bots import names as bot_names
from pileus.games import find, names
from pileus.games.contract import Game

from ..errors import NotFound
from ..services import looking
from ..wire import BotInfo, GameInfo, Told
from .handling import get
from .visiting import Served

ALONE = ("advice", "history", "notes")
"""Catalogues that a page asks for only where it needs them."""
AN_HOUR = {"cache-control": "public, max-age=3600"}


@get("/health", "Health")
def health(house: Served) -> dict[str, Any]:
    """Whether the server and its database answer; `rooms` are the tables in memory."""
    house.store.listed_tables(1)
    return {"ok": True, "rooms": len(house.rooms)}


@get("/api/games", "The games")
def games() -> list[GameInfo]:
    """The games, their table options as JSON Schemas, and the bots that can sit down."""
    bots = [BotInfo(bot, is_slow(bot)) for bot in bot_names()]
    return [GameInfo(game.name, msgspec.json.schema(game.options), bots, game.secrets) for game in map(find, names())]


@get("/api/games/{game:str}/components", "The components of a game")
async def components(game: FromPath[str]) -> Response[dict[str, Any]]:
    """The printed components: what the ids in views stand for."""
    return Response(_components(_game(game).name), headers=AN_HOUR, media_type=MediaType.JSON)


@get("/api/games/{game:str}/about", "What is this?")
def about(game: FromPath[str], thing: Annotated[str, QueryParameter(max_length=80)]) -> list[Told]:
    """What a thing, by its name, or a word of the game is."""
    return looking.about(_game(game), thing)


@get("/api/games/{game:str}/rules", "The rules of a game")
async def rules(game: FromPath[str]) -> Response[list[dict[str, str]]]:
    """The rules, paragraph by paragraph with their ids."""
    _game(game)
    return Response(await asyncio.to_thread(_paragraphs, game), headers=AN_HOUR)


@get("/api/words/{language:str}", "The words of a language", media_type=MediaType.TEXT)
async def words(
    language: FromPath[str], part: Annotated[str | None, QueryParameter(max_length=40)] = None
) -> Response[str]:
    """All messages of a language as one Fluent catalogue; or a part: a game's own, `advice`, `history`, `page`."""
    if language not in locale.languages():
        raise NotFound("no-such-language", name=language, known=", ".join(locale.languages()))
    if part not in (None, "page", *ALONE, *names()):
        raise NotFound("no-such-game", name=part, known=", ".join(names()))
    text, tag = _catalogue(language, part)
    return Response(text, headers={"cache-control": "no-cache", "etag": tag}, media_type=MediaType.TEXT)


@get("/api/words", "The languages")
def languages() -> list[str]:
    """The languages there are words in."""
    return locale.languages()


@cache
def _components(game: str) -> Any:
    return msgspec.json.encode(find(game).components())


@cache
def _paragraphs(game: str) -> list[dict[str, str]]:
    return [{"id": paragraph.id, "text": paragraph.text} for paragraph in rulebooks.read(game)]


@cache
def _catalogue(language: str, part: str | None) -> tuple[str, str]:
    """Without comments, which are for translators; and its tag."""
    kinds = {name.split("-")[0] for name in locale.catalogues(language)}
    without = set() if part is None else {"cli", *ALONE, *names()} if part == "page" else kinds - {part}
    text = "\n".join(
        line for line in locale.catalogue(language, sorted(without)).splitlines() if not line.startswith("#")
    )
    return text, f'"{hashlib.sha256(text.encode()).hexdigest()[:16]}"'


def _game(name: str) -> Game:
    if name not in names():
        raise NotFound("no-such-game", name=name, known=", ".join(names()))
    return find(name)


ROUTES = [health, games, components, about, rules, words, languages]
