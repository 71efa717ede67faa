"""P2.5 The ideas of a position: columns, decks and discards; what is left out is drawn from the ideas not named."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from pileus.kernel.luck import random_below

from . import by_name
from .by_name import number, refuse
from .rules.p01_ideas import EAST, WEST
from .rules.p02_setup import ideas_dealt
from .rules.state import DECK_ROOM, NOBODY, ROWS, State
from .tables import IDEA, IDEAS, WEST_IDEAS

SIDES = ("West", "East")


def lay_ideas(
    s: State,
    gap: bool,
    west: Sequence[str | None] | None,
    east: Sequence[str] | None,
    decks: Sequence[Sequence[str] | None],
    discard: Sequence[str] | None,
) -> None:
    """P2.5 Columns from row 1 to row 6, decks from the top; with a gap (P6.3) in the West column."""
    columns = [_numbers("west", west), _numbers("east", east)]
    _check_columns(columns, gap)
    given = [_numbers("west_deck", decks[WEST]), _numbers("east_deck", decks[EAST])]
    discarded = _numbers("discard", discard)
    _fill_box(s, [*columns, *given, discarded])
    for deck in (WEST, EAST):
        _lay_deck(s, deck, given[deck])
    _check_length(s)
    s.slot[:ROWS] = columns[WEST] or [_draw(s, WEST) for _ in range(ROWS - gap)] + [NOBODY] * gap
    s.slot[ROWS:] = columns[EAST] or [_draw(s, EAST) for _ in range(ROWS)]
    if discarded is None:
        n = min(s.turn - 1 + gap, s.unused_n)
        discarded = [_draw(s, WEST if i % 2 == 0 else EAST, either=True) for i in range(n)]
    s.discard[: len(discarded)] = discarded
    s.discard_n = len(discarded)
    s.unused[: s.unused_n] = sorted(s.unused[: s.unused_n])


def _numbers(field: str, keys: Sequence[str | None] | None) -> list[int] | None:
    if keys is None:
        return None
    return [NOBODY if key is None else number(by_name.IDEAS, field, key, "P1.5") for key in keys]


def _check_columns(columns: list[list[int] | None], gap: bool) -> None:
    west, east = columns
    if west is not None and (len(west) != ROWS or west.count(NOBODY) != gap):
        needed = "five ideas and null for the gap" if gap else "six ideas"
        raise refuse("P6.3", f"west in this phase is {needed}, from row 1 to row 6")
    if east is not None and len(east) != ROWS:
        raise refuse("P2.5", f"east has {len(east)} ideas instead of six, from row 1 to row 6")


def _fill_box(s: State, places: list[list[int] | None]) -> None:
    """P1.6 An idea is in one place; those not named are in the box."""
    named = Counter(idea for place in places for idea in place or () if idea != NOBODY)
    for idea, times in named.items():
        if times > 1:
            raise refuse("P1.6", f"{IDEA[idea].key} is named {times} times, but an idea is in one place")
    s.unused[:] = [idea for idea in range(IDEAS) if idea not in named] + [0] * len(named)
    s.unused_n = IDEAS - len(named)


def _lay_deck(s: State, deck: int, given: list[int] | None) -> None:
    """P2.5 The last card is on top. In the first stage a deck is of its own side; P10.4 then they are mixed."""
    if given is None:
        dealt = _deck_size(s)
        refills = s.turn - first_turn(s) + (s.stage == 2)  # P10.4: the refill that was due comes from the new decks
        size = max(0, min(dealt, (deck + 1) * dealt - refills))
        cards = [_draw(s, deck, either=s.stage == 2) for _ in range(size)]
    else:
        cards = given[::-1]
    if len(cards) > DECK_ROOM:
        raise refuse("P2.5", f"the {SIDES[deck]} deck has {len(cards)} cards; it never has more than {DECK_ROOM}")
    for idea in cards:
        if s.stage == 1 and (idea >= WEST_IDEAS) != (deck == EAST):
            raise refuse("P2.5", f"{IDEA[idea].key} is in the {SIDES[deck]} deck, but not a {SIDES[deck]} idea")
    s.deck[deck][: len(cards)] = cards
    s.deck_n[deck] = len(cards)


def first_turn(s: State) -> int:
    """P12.8 The first turn of the stage."""
    return 1 if s.stage == 1 else 2 * (ideas_dealt(s) - ROWS) + 2


def _deck_size(s: State) -> int:
    """P2.5, P10.4 The cards of each deck when the stage begins."""
    if s.stage == 1:
        return ideas_dealt(s) - ROWS
    return 7 if s.factions == 3 else 5


def _check_length(s: State) -> None:
    """P7.6 A turn uses up a card: 33 turns with three factions, 21 with two; P10.4 a second stage has 14 or 10."""
    first = first_turn(s)
    last = first + 2 * _deck_size(s) - (s.stage == 2)
    if s.turn < first:
        raise refuse("P10.4", f"the second stage begins with turn {first}, not with turn {s.turn}")
    cards = s.deck_n[WEST] + s.deck_n[EAST]
    if s.turn + cards > last:
        raise refuse("P7.6", f"turn {s.turn} with {cards} cards in the decks leads beyond turn {last}, the last one")


def _draw(s: State, deck: int, either: bool = False) -> int:
    """P2.5 A random idea of a side out of the box; where it may be `either`, of the other if there is none."""
    side = [i for i in range(s.unused_n) if (s.unused[i] >= WEST_IDEAS) == (deck == EAST)]
    if not side and either:
        side = list(range(s.unused_n))
    if not side:
        raise refuse("P1.5", f"too many {SIDES[deck]} ideas are named: none is left for what is left out")
    i = side[random_below(s, len(side))]
    s.unused_n -= 1
    s.unused[i], s.unused[s.unused_n] = s.unused[s.unused_n], s.unused[i]
    return s.unused[s.unused_n]
