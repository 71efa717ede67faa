"""L0 Table options."""

from __future__ import annotations

from typing import Annotated, ClassVar, Literal

import msgspec

from pileus.games.contract import Message

from .rules.state import State


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=False):
    """L0.1 to L0.5; `pairs` left out follows the edition (L0.3)."""

    players: Annotated[int, msgspec.Meta(ge=3, le=6)] = 4
    edition: Literal["second", "first"] = "second"
    pairs: bool | None = None
    counter_revolution: Literal["automatic", "claimed"] = "automatic"
    government_tie: Literal["sum", "highest"] = "sum"

    ALLOWED: ClassVar = {  # what is said where a value does not fit
        "players": Message("liberte-allowed-players", {}, "L0.1"),
        "edition": Message("liberte-allowed-edition", {}, "L0.2"),
        "pairs": Message("liberte-allowed-pairs", {}, "L0.3"),
        "counter_revolution": Message("liberte-allowed-counter-revolution", {}, "L0.4"),
        "government_tie": Message("liberte-allowed-government-tie", {}, "L0.5"),
    }


VARIANTS = tuple(
    {
        "players": players,
        "edition": edition,
        "pairs": pairs,
        "counter_revolution": counter_revolution,
        "government_tie": government_tie,
    }
    for government_tie in ("sum", "highest")
    for counter_revolution in ("automatic", "claimed")
    for pairs in (True, False)
    for edition in ("second", "first")
    for players in (3, 4, 5, 6)
)


def lay_options(s: State, options: Options) -> None:
    """L0 The options as integers of the state."""
    s.players = options.players
    s.edition = 2 if options.edition == "second" else 1
    s.pairs = int(options.edition == "second" if options.pairs is None else options.pairs)
    s.claimed = int(options.counter_revolution == "claimed")
    s.highest = int(options.government_tie == "highest")


def read_options(s: State) -> Options:
    """L0 The options of a state, all of them written out."""
    return Options(
        players=s.players,
        edition="second" if s.edition == 2 else "first",
        pairs=bool(s.pairs),
        counter_revolution="claimed" if s.claimed else "automatic",
        government_tie="highest" if s.highest else "sum",
    )
