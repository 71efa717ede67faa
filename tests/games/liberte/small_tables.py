"""Small tables: nothing lies on them but what a test puts there."""

from __future__ import annotations

from typing import Any

from pileus.games.liberte.names import choice_id
from pileus.games.liberte.options import Options, lay_options
from pileus.games.liberte.rules.l01_components import place_block
from pileus.games.liberte.rules.l02_setup import setup
from pileus.games.liberte.rules.state import ACT, ACTION_PHASE, PLACE, State
from pileus.games.liberte.tables import CARD_REGION, FACTIONS, SEATS
from pileus.games.liberte.why_not import why_not
from pileus.locale import sentence
from tests.games.liberte.random_play import legal


def table(step: int = ACT, turn: int = 1, phase: int = ACTION_PHASE, **options: Any) -> State:
    """Seat 0 must choose; no card is to be seen."""
    s = State()
    lay_options(s, Options(**{"players": 3, **options}))
    setup(s)
    s.row = [0, 0, 0]
    s.hand_n = [0] * SEATS
    s.order = [0, 1, 2, 3, 4, 5]
    s.turn, s.phase, s.step, s.seat, s.at, s.rounds = turn, phase, step, 0, 1, 1
    return s


def hand(s: State, *cards: int, seat: int = 0, drawn: int = 1) -> None:
    """The cards a seat holds; drawn from the deck unseen, or known to all (0)."""
    for card in cards:
        s.hand[seat][s.hand_n[seat]] = card
        s.hand_n[seat] += 1
        s.drawn[card] = drawn


def display(s: State, *cards: int, seat: int = 0) -> None:
    """The cards of a display."""
    for card in cards:
        s.display[seat][s.display_n[seat]] = card
        s.display_n[seat] += 1


def stack(s: State, province: int, seat: int, faction: str, blocks: int) -> None:
    """A stack on the map."""
    for _ in range(blocks):
        place_block(s, province, seat, FACTIONS.index(faction))


def govern(s: State, faction: str, *present: int) -> None:
    """L9.1, L10.5 The government and who has presence in it."""
    s.government = FACTIONS.index(faction)
    for seat in present:
        s.presence[seat] = 1


def play(s: State, card: int, step: int = PLACE, blocks: int = 1) -> None:
    """Seat 0 has played a card, which is now at some step."""
    hand(s, card, drawn=0)
    s.card, s.step, s.blocks_left, s.where = card, step, blocks, CARD_REGION[card]


def why(s: State, name: str, seat: int | None = 0) -> str:
    """The paragraph and the reason, as `L6.2a region`; it must not be a choice, and must have words."""
    choice = choice_id(name)
    assert choice is not None
    assert seat != s.seat or s.over or choice not in legal(s)
    message = why_not(s, seat, choice)
    assert sentence(message)
    return f"{message.rule} {message.id.removeprefix('liberte-why-not-')}"
