"""What comes from outside, checked: whatever does not fit is refused with a sentence, never with a traceback."""

from __future__ import annotations

from typing import Any

import msgspec

from pileus.games.contract import Game, Message, Refused


def shown(thing: Any) -> str:
    """A thing as part of a sentence, however large or odd it is."""
    try:
        text = str(thing)
        text.encode()
    except (ValueError, RecursionError):
        text = type(thing).__name__
    return text if len(text) <= 80 else text[:79] + "…"


def check_seed(seed: Any) -> int:
    """A seed: a whole number below 2**64."""
    if type(seed) is not int or not 0 <= seed < 1 << 64:
        problem = f"seed: {shown(seed)} is not a whole number from 0 to 2**64 - 1"
        raise Refused(Message("bad-options", {"problem": problem}, ""))
    return seed


def convert_options(kind: type[msgspec.Struct], options: dict[str, Any]) -> Any:
    """Table options, checked."""
    try:
        return msgspec.convert(options, kind)
    except (msgspec.ValidationError, UnicodeError) as error:
        raise _refused("bad-options", kind, error) from error


def settled(game: Game, options: Any) -> Any:
    """Table options with their defaults written out."""
    s = game.state()
    game.lay_options(s, options)
    return game.read_options(s)


def convert_position(kind: type[msgspec.Struct], position: Any) -> Any:
    """A position, its shape checked; whether it is possible the game decides."""
    try:
        return msgspec.convert(position, kind)
    except (msgspec.ValidationError, UnicodeError) as error:
        raise _refused("bad-position", kind, error) from error


def _refused(what: str, kind: type[msgspec.Struct], error: msgspec.ValidationError | UnicodeError) -> Refused:
    """msgspec's "Expected `int` <= 6 - at `$.players`", for people; in the game's words where it has some (ALLOWED)."""
    if isinstance(error, UnicodeError):
        return Refused(Message(what, {"problem": "a word in it is no text that could be written down"}, ""))
    problem, _, field = str(error).replace("`", "").partition(" - at $.")
    allowed: Message | None = getattr(kind, "ALLOWED", {}).get(field)
    if allowed is not None and not problem.startswith(("Object", "Expected object")):  # no matter of its values
        return Refused(Message(what, {"problem": allowed}, allowed.rule))
    problem = " ".join(shown(problem).split())
    told = f"{field}: {problem[:1].lower()}{problem[1:]}" if field else problem
    return Refused(Message(what, {"problem": told}, ""))
