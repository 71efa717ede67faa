"""The network that judges Liberté for the strongest bot: what it must hold of any table."""

from __future__ import annotations

from pileus.games import find
from pileus.games.contract import CERTAIN, NOTES
from pileus.games.liberte.tactics.network import SIZE
from pileus.games.liberte.tactics.weights import NETWORK
from tests.games.liberte.table import Table, position

STACKS = (
    "Normandie | {0} red 2 | {1} blue 1\nLyonnais | {1} blue 3 | {2} white 2\nParis | {0} red 1 | {2} blue 3\n"
    "hand {0} | Marat, Romme\nhand {1} | Mounier, Purge\nhand {2} | Danton\ndisplay {1} | Choudieu\n"
    "row | 80, 81, 82\nvp | {0} 4 | {1} 2 | {2} 3\nturn 2\norder {0}{1}{2}"
)


def chances(t: Table) -> list[int]:
    """What each seat's chance to win is held to be, by the tuned weights."""
    tactics = find("liberte").tactics
    assert tactics is not None
    out = [0] * 16
    tactics.evaluate(t.state, out, [0] * NOTES, list(tactics.tuned))
    return out[: t.state.players]


def test_its_numbers_follow_the_tuned_weights():
    tactics = find("liberte").tactics
    assert tactics is not None
    assert tactics.weights[NETWORK] == 0
    assert tactics.tuned[NETWORK] == 1
    assert len(tactics.tuned) == len(tactics.weights) + SIZE
    assert len(tactics.weights) == NETWORK + 1


def test_one_seat_wins():
    """Up to what is lost in rounding."""
    assert CERTAIN - 3 <= sum(chances(position(STACKS.format("A", "B", "C")))) <= CERTAIN


def test_it_does_not_matter_which_seat_is_which():
    a, b, c = chances(position(STACKS.format("A", "B", "C")))
    assert chances(position(STACKS.format("C", "A", "B"))) == [b, c, a]


def test_points_ahead_in_the_last_turn_nearly_win():
    ahead, level = (
        position(f"Normandie | A red 1 | B red 1 | C blue 1\nvp | A {vp} | B 5 | C 5\nturn 4") for vp in (15, 5)
    )
    assert chances(ahead)[0] > 0.8 * CERTAIN
    assert chances(level)[0] < 0.6 * CERTAIN


def test_to_lead_in_many_provinces_is_worth_more_than_to_be_behind_there():
    """L8.2, L10.1 The same blocks of A, and the government of red in sight or out of reach."""
    places = (1, 3, 4, 6, 7, 9, 10, 13)
    leads, is_behind = (
        position("\n".join(f"{place} | A red 2 | B blue {height}" for place in places) + "\nturn 4")
        for height in (1, 3)
    )
    assert chances(leads)[0] > 2 * chances(is_behind)[0]
