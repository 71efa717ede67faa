"""A position by names. A field left out is as set up (P2), one that is given says all; the rest follows by P1.1.

The phase begins afresh.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import Annotated, Any, ClassVar, Literal

import msgspec

from pileus.games.contract import Message, Refused
from pileus.kernel.luck import random_below

from .events import PHASES
from .options import Options, read_options
from .rules.p01_components import (
    add_disk,
    broken_law,
    free_meeple,
    make_dissident,
    room_for_dissidents,
    take_barrier,
    take_slaver,
)
from .rules.p01_ideas import EAST, WEST
from .rules.p02_setup import clear_table, ideas_dealt, set_up_map
from .rules.p07_pogroms import begin_pogroms
from .rules.state import (
    DECK_ROOM,
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
    IDEAS,
    PORT,
    PORT_SPACES,
    RED,
    SLAVER,
    SPHERE,
    WEST_IDEAS,
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
    "pogroms": 0,  # begin_pogroms
    "market": REFILL,
}
AFTER_DISCARD = ("hate", "pogroms", "market")
"""P6.3 Phases in which the West column has a gap."""

_PORTS = {port.name: i for i, port in enumerate(PORT)}
_SPHERES = {sphere.key: i for i, sphere in enumerate(SPHERE)}
_SEAS = {slaver.key: i for i, slaver in enumerate(SLAVER)}
_BARRIERS = {barrier.key: i for i, barrier in enumerate(BARRIER)}
_IDEAS = {idea.key: i for i, idea in enumerate(IDEA)}


class Position(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A table of Pax Emancipation; every field but `game` and `options` may be missing."""

    game: Literal["emancipation"]
    options: Options
    factions: list[Faction] | None = None
    turn: Annotated[int, msgspec.Meta(ge=1, le=99)] | None = None
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

    ALLOWED: ClassVar = {f"options.{name}".rstrip("."): said for name, said in Options.ALLOWED.items()}


def refuse(rule: str, problem: str) -> Refused:
    """An impossible position, in one sentence."""
    return Refused(Message("bad-position", {"problem": problem}, rule))


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
    _lay_ideas(s, position)
    _lay_agents(s, position)
    s.phase = PHASES.index(position.phase)
    s.step = STEP_OF[position.phase]
    s.seat = NOBODY
    if position.phase == "pogroms":
        begin_pogroms(s)
    assert not broken_law(s)


def _number(names: dict[str, int], field: str, name: str, rule: str) -> int:
    if name not in names:
        some = ", ".join(list(names)[:3])
        raise refuse(rule, f"{field} names {name}, which there is not; there are {some} …")
    return names[name]


def _all_in_play(s: State, field: str, words: Iterable[str]) -> None:
    for word in words:
        if word not in FACTIONS:
            raise refuse("P1.1", f"{field} names {word}; the factions are red, green and white")
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
    s.faction = order[((position.turn or 1) - 1) % s.factions]
    s.turn = position.turn or 1
    if position.faction is None:
        return
    faction = FACTIONS.index(position.faction)
    if position.turn is None:
        s.faction = faction
        s.turn = 1 + order.index(faction)
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
            port = _number(_PORTS, "admin", name, "P1.2")
            s.admin[port] = FACTIONS.index(word)
            s.reserve[FACTIONS.index(word)] -= 1
    if position.freed is not None:
        for port in range(len(PORT)):
            for faction in range(3):
                s.meeples[faction] += s.freed[faction][port]
                s.freed[faction][port] = 0
            s.open[port] = PORT_SPACES[port]
        for name, words in position.freed.items():
            port = _number(_PORTS, "freed", name, "P1.2")
            if len(words) > PORT_SPACES[port]:
                raise refuse("P1.6", f"freed has {len(words)} meeples at {name}, which has {PORT_SPACES[port]} spaces")
            for word in words:
                free_meeple(s, FACTIONS.index(word), port)
    for name, words in position.dissidents.items():
        sphere = _number(_SPHERES, "dissidents", name, "P1.2")
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
        take_barrier(s, FACTIONS.index(word), _number(_BARRIERS, "barriers", name, "P1.4"))
    if position.elephant is not None:
        s.elephant = _number(_PORTS, "elephant", position.elephant, "P1.2")
    s.placed = int(position.placed)


def _lay_fleet(s: State, position: Position) -> None:
    for name, agent in position.ships.items():
        s.ship[_number(_SEAS, "ships", name, "P1.3")] = EMPTY_SHIP if agent is None else MANNED_SHIP
        s.reserve[RED] -= agent is not None
    _all_in_play(s, "slavers", position.slavers.values())
    for name, word in position.slavers.items():
        take_slaver(s, FACTIONS.index(word), _number(_SEAS, "slavers", name, "P1.3"))


# P3.4 Disks


def _lay_disks(s: State, position: Position) -> None:
    """P2.4 Supplies that are not given share evenly what is left, red first."""
    _all_in_play(s, "disks", position.disks)
    _all_in_play(s, "gained", position.gained)
    anarchy = {_number(_SPHERES, "anarchy", name, "P1.2"): disks for name, disks in position.anarchy.items()}
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
    if sum(s.disks) == 0 and not s.owed:
        raise refuse("P3.4", "no player has a disk left, so the game is lost already")
    for word, gained in position.gained.items():
        if gained > s.disks[FACTIONS.index(word)]:
            raise refuse("P3.4a", f"{word} gained {gained} disks but has {s.disks[FACTIONS.index(word)]}")
        s.gained[FACTIONS.index(word)] = gained


# P2.5 Ideas


def _lay_ideas(s: State, position: Position) -> None:
    """P2.5 Columns, decks and discards; those not given are drawn at random from the ideas not named."""
    gap = position.phase in AFTER_DISCARD
    west = _ideas("west", position.west)
    if west is not None and (len(west) != ROWS or west.count(NOBODY) != gap):
        needed = "five ideas and null for the gap" if gap else "six ideas"
        raise refuse("P6.3", f"west in the phase {position.phase} is {needed}, from row 1 to row 6")
    east = _ideas("east", position.east)
    if east is not None and len(east) != ROWS:
        raise refuse("P2.5", f"east has {len(east)} ideas instead of six, from row 1 to row 6")
    decks = [_ideas("west_deck", position.west_deck), _ideas("east_deck", position.east_deck)]
    discard = _ideas("discard", position.discard)
    named = Counter(idea for place in (west, east, *decks, discard) for idea in place or () if idea != NOBODY)
    for idea, times in named.items():
        if times > 1:
            raise refuse("P1.6", f"{IDEA[idea].key} is named {times} times, but an idea is in one place")
    s.unused[:] = [idea for idea in range(IDEAS) if idea not in named] + [0] * len(named)
    s.unused_n = IDEAS - len(named)
    dealt = ideas_dealt(s) - ROWS
    refills = s.turn - 1 if s.stage == 1 else 2 * dealt
    for deck, given in enumerate(decks):
        size = max(0, min(dealt, (deck + 1) * dealt - refills))
        cards = [_draw(s, deck) for _ in range(size)] if given is None else given[::-1]  # the top is the last
        if len(cards) > DECK_ROOM:
            raise refuse("P2.5", f"the {('West', 'East')[deck]} deck has {len(cards)} cards; it never has more than 16")
        s.deck[deck][: len(cards)] = cards
        s.deck_n[deck] = len(cards)
    s.slot[:ROWS] = [_draw(s, WEST) for _ in range(ROWS)] if west is None else west
    if west is None and gap:
        s.unused[s.unused_n] = s.slot[ROWS - 1]
        s.unused_n += 1
        s.slot[ROWS - 1] = NOBODY
    s.slot[ROWS:] = [_draw(s, EAST) for _ in range(ROWS)] if east is None else east
    if discard is None:
        discard = [_draw(s, WEST if i % 2 == 0 else EAST) for i in range(min(s.turn - 1 + gap, s.unused_n))]
    s.discard[: len(discard)] = discard
    s.discard_n = len(discard)
    s.unused[: s.unused_n] = sorted(s.unused[: s.unused_n])


def _ideas(field: str, keys: list[str | None] | list[str] | None) -> list[int] | None:
    if keys is None:
        return None
    return [NOBODY if key is None else _number(_IDEAS, field, key, "P1.5") for key in keys]


def _draw(s: State, deck: int) -> int:
    """P2.5 A random idea of a side out of the box, or of the other if there is none."""
    side = [i for i in range(s.unused_n) if (s.unused[i] >= WEST_IDEAS) == (deck == EAST)] or list(range(s.unused_n))
    i = side[random_below(s, len(side))]
    s.unused_n -= 1
    s.unused[i], s.unused[s.unused_n] = s.unused[s.unused_n], s.unused[i]
    return s.unused[s.unused_n]


# P2.2 Agents


def _lay_agents(s: State, position: Position) -> None:
    """P2.2 Boxes not given have three, three and none; the rest is the reserve."""
    _all_in_play(s, "boxes", position.boxes)
    for name, words in position.market_agents.items():
        idea = _number(_IDEAS, "market_agents", name, "P1.5")
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
    """The table by names."""
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
    )
    built: dict[str, Any] = msgspec.to_builtins(position)
    return built


def _pieces(by_faction: list[list[int]], place: int) -> list[Any]:
    """The colours of the pieces in a place."""
    return [word for faction, word in enumerate(FACTIONS) for _ in range(by_faction[faction][place])]
