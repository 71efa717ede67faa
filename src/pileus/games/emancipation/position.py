"""A position by names. A field left out is as set up (P2), one that is given says all; the rest follows by P1.1.

Without `pending` the phase begins afresh; with it (as `read_position` writes it) the game goes on exactly there.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Annotated, Any, ClassVar, Literal

import msgspec

from . import by_name
from .by_name import number, refuse, told
from .events import PHASES
from .options import Options, read_options
from .pending import Pending, lay_pending, read_pending
from .position_ideas import first_turn, lay_ideas
from .rules.flow import go_on
from .rules.p01_components import add_disk, free_meeple, make_dissident, room_for_dissidents, take_barrier, take_slaver
from .rules.p01_ideas import EAST, WEST
from .rules.p01_laws import broken_law
from .rules.p02_setup import clear_table, set_up_map
from .rules.p07_pogroms import begin_pogroms
from .rules.state import (
    EMPTY_SHIP,
    MANNED_SHIP,
    NEXT_ACTION,
    NEXT_OPERATION,
    NOBODY,
    REFILL,
    ROLL_ELEPHANT,
    ROLL_HATE,
    ROWS,
    TWO_STAGE,
    State,
)
from .tables import (
    AGENTS,
    BARRIER,
    DISKS,
    FACTIONS,
    IDEA,
    PORT,
    PORT_SPACES,
    RED,
    SLAVER,
    SPHERE,
)

Faction = Literal["red", "green", "white"]
Phase = Literal["actions", "operations", "elephant", "hate", "pogroms", "market"]
Count = Annotated[int, msgspec.Meta(ge=0, le=99)]
Boxes = Annotated[list[Count], msgspec.Meta(min_length=3, max_length=3)]

STEP_OF: dict[str, int] = {
    "actions": NEXT_ACTION,
    "operations": NEXT_OPERATION,
    "elephant": ROLL_ELEPHANT,
    "hate": ROLL_HATE,
    "market": REFILL,
}
AFTER_DISCARD = ("hate", "pogroms", "market")
"""P6.3 Phases in which the West column has a gap."""


class Position(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A table of Pax Emancipation; every field but `game` and `options` may be missing."""

    game: Literal["emancipation"]
    options: Options
    factions: list[Faction] | None = None
    turn: Annotated[int, msgspec.Meta(ge=1, le=47)] | None = None
    stage: Annotated[int, msgspec.Meta(ge=1, le=2)] = 1
    phase: Phase = "actions"
    faction: Faction | None = None
    boxes: dict[str, Boxes] = {}
    admin: dict[str, Faction] | None = None
    freed: dict[str, list[Faction]] | None = None
    dissidents: dict[str, list[Faction]] = {}
    ships: dict[str, Literal["red"] | None] = {}
    slavers: dict[str, Faction] = {}
    barriers: dict[str, Faction] = {}
    anarchy: dict[str, Annotated[int, msgspec.Meta(ge=0, le=2)]] = {}
    disks: dict[str, Count] = {}
    gained: dict[str, Count] = {}
    elephant: str | None = None
    placed: bool = False
    west: list[str | None] | None = None
    east: list[str] | None = None
    west_deck: list[str] | None = None
    east_deck: list[str] | None = None
    market_agents: dict[str, list[Faction]] = {}
    discard: list[str] | None = None
    pending: Pending | None = None

    ALLOWED: ClassVar = {f"options.{name}".rstrip("."): said for name, said in Options.ALLOWED.items()}


def lay_position(s: State, position: Position) -> None:
    """Write a position into a state whose options are laid."""
    clear_table(s)
    s.stage = position.stage
    if s.stage == 2 and s.mode != TWO_STAGE:
        raise refuse("P10.4", "stage 2 belongs to a two-stage game; set options.mode to two-stage or leave stage out")
    _lay_factions(s, position)
    _lay_turn(s, position)
    set_up_map(s)
    _lay_map(s, position)
    _lay_fleet(s, position)
    _lay_disks(s, position)
    decks = (position.west_deck, position.east_deck)
    lay_ideas(s, position.phase in AFTER_DISCARD, position.west, position.east, decks, position.discard)
    _lay_agents(s, position)
    s.phase = PHASES.index(position.phase)
    if position.pending is not None:
        lay_pending(s, position.pending)
    elif position.phase == "pogroms":
        begin_pogroms(s)
    else:
        go_on(s, STEP_OF[position.phase])
    assert not broken_law(s)


def _all_in_play(s: State, field: str, words: Iterable[str]) -> None:
    for word in words:
        if word not in FACTIONS:
            raise refuse("P1.1", f"{field} names {told(word)}; the factions are red, green and white")
        if s.seat_of[FACTIONS.index(word)] == NOBODY:
            raise refuse("P2.1", f"{field} names {word}, which is not in play")


# P2.1, P3.1 Who plays what, and whose turn it is


def _lay_factions(s: State, position: Position) -> None:
    s.factions = 3 if s.players == 3 else 2
    factions = position.factions
    if factions is None:
        named = {*position.boxes, *position.disks, *position.gained, position.faction} & {"green", "white"}
        second: Faction = "white" if named == {"white"} else "green"
        factions = ["red", "green", "white"] if s.factions == 3 else ["red", second]
    if len(factions) != s.factions or len(set(factions)) != s.factions or "red" not in factions:
        needed = "red, green and white" if s.factions == 3 else "red and one other"
        raise refuse("P2.1", f"factions are {', '.join(factions) or 'none'} instead of {needed}, in the order of seats")
    for seat, word in enumerate(factions):
        s.seat_of[FACTIONS.index(word)] = seat if s.players > 1 else 0


def _lay_turn(s: State, position: Position) -> None:
    order = [faction for faction in range(3) if s.seat_of[faction] != NOBODY]
    if position.faction is not None:
        _all_in_play(s, "faction", [position.faction])
    s.turn = position.turn or first_turn(s)
    s.faction = order[(s.turn - 1) % s.factions]
    if position.faction is None:
        return
    faction = FACTIONS.index(position.faction)
    if position.turn is None:
        s.turn += (order.index(faction) - order.index(s.faction)) % s.factions
        s.faction = faction
    elif s.faction != faction:
        raise refuse("P3.1", f"turn {s.turn} is a turn of {FACTIONS[s.faction]}, not of {position.faction}")


# P1.2 to P1.4 The map


def _lay_map(s: State, position: Position) -> None:
    if position.admin is not None:
        for port in range(len(PORT)):
            if s.admin[port] != NOBODY:
                s.reserve[s.admin[port]] += 1
                s.admin[port] = NOBODY
        for name, word in position.admin.items():
            port = number(by_name.PORTS, "admin", name, "P1.2")
            s.admin[port] = FACTIONS.index(word)
            s.reserve[FACTIONS.index(word)] -= 1
    if position.freed is not None:
        for port in range(len(PORT)):
            for faction in range(3):
                s.meeples[faction] += s.freed[faction][port]
                s.freed[faction][port] = 0
            s.open[port] = PORT_SPACES[port]
        for name, words in position.freed.items():
            port = number(by_name.PORTS, "freed", name, "P1.2")
            if len(words) > PORT_SPACES[port]:
                raise refuse("P1.6", f"freed has {len(words)} meeples at {name}, which has {PORT_SPACES[port]} spaces")
            for word in words:
                free_meeple(s, FACTIONS.index(word), port)
    for name, words in position.dissidents.items():
        sphere = number(by_name.SPHERES, "dissidents", name, "P1.2")
        if len(words) > room_for_dissidents(s, sphere):
            room = room_for_dissidents(s, sphere)
            raise refuse("P1.6", f"dissidents has {len(words)} meeples in {name}, which has {room} dissident spaces")
        for word in words:
            make_dissident(s, FACTIONS.index(word), sphere)
    for faction, colour in enumerate(FACTIONS):
        if s.meeples[faction] < 0:
            raise refuse("P1.1", f"{colour} has {16 - s.meeples[faction]} meeples on the map, but there are 16")
    _all_in_play(s, "barriers", position.barriers.values())
    for name, word in position.barriers.items():
        take_barrier(s, FACTIONS.index(word), number(by_name.BARRIERS, "barriers", name, "P1.4"))
    if position.elephant is not None:
        s.elephant = number(by_name.PORTS, "elephant", position.elephant, "P1.2")
    s.placed = int(position.placed)


def _lay_fleet(s: State, position: Position) -> None:
    for name, agent in position.ships.items():
        s.ship[number(by_name.SEAS, "ships", name, "P1.3")] = EMPTY_SHIP if agent is None else MANNED_SHIP
        s.reserve[RED] -= agent is not None
    _all_in_play(s, "slavers", position.slavers.values())
    for name, word in position.slavers.items():
        take_slaver(s, FACTIONS.index(word), number(by_name.SEAS, "slavers", name, "P1.3"))


# P3.4 Disks


def _lay_disks(s: State, position: Position) -> None:
    """P2.4 Supplies that are not given share evenly what is left, red first."""
    _all_in_play(s, "disks", position.disks)
    _all_in_play(s, "gained", position.gained)
    anarchy = {number(by_name.SPHERES, "anarchy", name, "P1.2"): disks for name, disks in position.anarchy.items()}
    left = DISKS - sum(anarchy.values()) - sum(position.disks.values())
    others = [f for f, word in enumerate(FACTIONS) if s.seat_of[f] != NOBODY and word not in position.disks]
    if left < 0 or (left > 0 and not others):
        raise refuse("P1.1", f"disks and anarchy add up to {DISKS - left}, but there are {DISKS}")
    for word, disks in position.disks.items():
        s.disks[FACTIONS.index(word)] = disks
    for i in range(left):
        s.disks[others[i % len(others)]] += 1
    for sphere, disks in anarchy.items():
        for _ in range(disks):  # through a supply, so that nothing else adds disks to a sphere
            s.disks[s.faction] += 1
            add_disk(s, s.faction, sphere)
    ended = position.pending is not None and position.pending.over is not None
    if sum(s.disks) == 0 and not s.owed and not ended:
        raise refuse("P3.4", "no player has a disk left, so the game is lost already")
    for word, gained in position.gained.items():
        if gained > s.disks[FACTIONS.index(word)]:
            raise refuse("P3.4a", f"{word} gained {gained} disks but has {s.disks[FACTIONS.index(word)]}")
        s.gained[FACTIONS.index(word)] = gained


# P2.2 Agents


def _lay_agents(s: State, position: Position) -> None:
    """P2.2 Boxes not given have three, three and none; P5.1 red agents may be picked up; the rest is the reserve."""
    _all_in_play(s, "boxes", position.boxes)
    s.lifted = 0 if position.pending is None else position.pending.lifted
    s.reserve[RED] -= s.lifted
    for name, words in position.market_agents.items():
        idea = number(by_name.IDEAS, "market_agents", name, "P1.5")
        if idea not in s.slot:
            raise refuse("P1.6", f"market_agents names {name}, which is not in the market")
        _all_in_play(s, "market_agents", words)
        for word in words:
            s.on_idea[FACTIONS.index(word)][s.slot.index(idea)] += 1
            s.reserve[FACTIONS.index(word)] -= 1
    for faction, colour in enumerate(FACTIONS):
        if s.seat_of[faction] != NOBODY:
            s.box[faction][:] = position.boxes.get(colour, [3, 3, 0])
            s.reserve[faction] -= sum(s.box[faction])
        if s.reserve[faction] < 0:
            raise refuse("P1.1", f"{colour} has {AGENTS - s.reserve[faction]} agents, but there are {AGENTS}")


# Reading


def read_position(s: State) -> dict[str, Any]:
    """The table as it stands, by names; luck to come is no part of it."""
    words = [word for faction, word in enumerate(FACTIONS) if s.seat_of[faction] != NOBODY]
    by_seat = sorted(words, key=lambda word: s.seat_of[FACTIONS.index(word)])
    position = Position(
        game="emancipation",
        options=read_options(s),
        factions=by_seat,  # type: ignore[arg-type]
        turn=s.turn,
        stage=s.stage,
        phase=PHASES[s.phase],  # type: ignore[arg-type]
        boxes={word: list(s.box[FACTIONS.index(word)]) for word in words},
        admin={port.name: FACTIONS[s.admin[i]] for i, port in enumerate(PORT) if s.admin[i] != NOBODY},  # type: ignore[misc]
        freed={port.name: _pieces(s.freed, i) for i, port in enumerate(PORT) if _pieces(s.freed, i)},
        dissidents={sp.key: _pieces(s.dissidents, i) for i, sp in enumerate(SPHERE) if _pieces(s.dissidents, i)},
        ships={sl.key: "red" if s.ship[i] == MANNED_SHIP else None for i, sl in enumerate(SLAVER) if s.ship[i]},
        slavers={sl.key: FACTIONS[s.slaver[i]] for i, sl in enumerate(SLAVER) if s.slaver[i] != NOBODY},  # type: ignore[misc]
        barriers={b.key: FACTIONS[s.barrier[i]] for i, b in enumerate(BARRIER) if s.barrier[i] != NOBODY},  # type: ignore[misc]
        anarchy={sphere.key: s.anarchy[i] for i, sphere in enumerate(SPHERE) if s.anarchy[i]},
        disks={word: s.disks[FACTIONS.index(word)] for word in words},
        gained={word: s.gained[FACTIONS.index(word)] for word in words if s.gained[FACTIONS.index(word)]},
        elephant=PORT[s.elephant].name,
        placed=bool(s.placed),
        west=[None if idea == NOBODY else IDEA[idea].key for idea in s.slot[:ROWS]],
        east=[IDEA[idea].key for idea in s.slot[ROWS:]],
        west_deck=[IDEA[idea].key for idea in reversed(s.deck[WEST][: s.deck_n[WEST]])],
        east_deck=[IDEA[idea].key for idea in reversed(s.deck[EAST][: s.deck_n[EAST]])],
        market_agents={IDEA[s.slot[i]].key: _pieces(s.on_idea, i) for i in range(2 * ROWS) if _pieces(s.on_idea, i)},
        discard=[IDEA[idea].key for idea in s.discard[: s.discard_n]],
        pending=read_pending(s),
    )
    built: dict[str, Any] = msgspec.to_builtins(position)
    return built


def _pieces(by_faction: list[list[int]], place: int) -> list[Any]:
    """The colours of the pieces in a place."""
    return [word for faction, word in enumerate(FACTIONS) for _ in range(by_faction[faction][place])]
