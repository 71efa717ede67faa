"""What the network of Liberté reads of a table, and that there is room for it."""

from __future__ import annotations

import pytest

import pileus
from pileus.games.contract import NOTES
from pileus.games.liberte.rules.state import REFRESH_PHASE, State
from pileus.games.liberte.tactics import features
from pileus.games.liberte.tactics.features import read_all, read_seat
from pileus.games.liberte.tactics.network import FIRST, UNITS
from pileus.games.liberte.tactics.outlook import STAGE, stage_of
from pileus.games.liberte.tactics.weights import WEIGHTS
from tests.games.liberte.table import Table, position


def read(t: Table, letter: str) -> dict[str, int]:
    """The features of one seat and of all, by name; of several in a row, the first."""
    notes = [0] * NOTES
    read_all(t.state, notes, WEIGHTS)
    read_seat(t.state, t.seats.index(letter), notes, WEIGHTS)
    names = [name for name in vars(features) if name.isupper()]
    last = features.FEATURES + features.OF_SEAT + features.OF_ALL
    places = {name: getattr(features, name) for name in names if isinstance(getattr(features, name), int)}
    return {name: notes[place] for name, place in places.items() if features.FEATURES <= place < last}


def test_there_is_room_in_the_notes():
    assert FIRST + UNITS <= NOTES


def test_stacks_led_and_level():
    """L8.2 C leads in Normandie and Lyonnais, is level in Picardie and behind in Lorraine; Lyonnais has 1 VP."""
    t = position(
        "Normandie | C red 2 | J blue 1\nPicardie | C red 1 | M white 1\n"
        "Lorraine | C red 1 | M white 3\nLyonnais | C red 1\nturn 3",
        seats="CJM",
    )
    of_c = read(t, "C")
    assert (of_c["LED"], of_c["LEVEL"], of_c["LED_POINTS"], of_c["LEVEL_POINTS"]) == (2, 1, 1, 0)
    assert (of_c["STACKS"], of_c["MAP_BLOCKS"]) == (3, 0)  # of one block; of the first colour
    assert read(t, "M")["STACKS"] == 1


def test_paris_counts_for_those_who_have_no_stack_there():
    """L8.5 All of the stack that wins there are votes."""
    t = position("Paris | A red 1 | B blue 3\nturn 3")
    assert [read(t, letter)["PARIS_AHEAD"] for letter in "ABC"] == [-2, 2, -3]


def test_fleurs_held_by_white():
    """L12.3 Only a white stack that is higher than all others controls a fleur-de-lis."""
    t = position("Normandie | A white 2 | B blue 1\nBretagne | A white 1 | C white 1\nMaine | A red 1\nturn 3")
    assert read(t, "A")["WHITE_FLEURS"] == 1
    assert read(t, "A")["FLEURS_TAKEN"] == 1


def test_how_many_are_asked_before():
    t = position("turn 2\norder BCA")
    assert [read(t, letter)["PLACE_IN_ORDER"] for letter in "BCA"] == [0, 1, 2]


def test_cards_held():
    """L5.1 By then the display has come back to the hand."""
    of_a = read(position("hand A | Marat, Mounier, Purge, Dumouriez\nturn 2"), "A")
    assert (of_a["HAND_CARDS"], of_a["HAND_BLOCKS"], of_a["HAND_HIGH"], of_a["HAND_GENERALS"]) == (4, 2, 2, 1)


@pytest.mark.parametrize("seats", ["ABC", "ABCDEF"])
def test_points_ahead_of_the_best_other(seats: str):
    t = position("vp | A 7 | B 4 | C 9\nturn 3", seats=seats)
    assert (read(t, "A")["POINTS_AHEAD"], read(t, "C")["POINTS_AHEAD"]) == (-2, 2)
    assert read(t, "A")["SEATS_TAKEN"] == len(seats)


def test_a_refresh_is_far_from_the_next_election_although_the_last_phase_ended():
    """L6.9 The mark of the end stays until actions begin; what is read there counts votes as if they were taken now."""
    match = pileus.game("liberte").stream(2, players=3)
    s = match.state
    assert isinstance(s, State)
    while s.phase != REFRESH_PHASE:
        match.play(match.choices[0])
        s = match.state
        assert isinstance(s, State)
    assert s.ending == 1
    assert stage_of(s) == 3
    notes = [0] * NOTES
    read_all(s, notes, WEIGHTS)
    assert notes[STAGE] == 0
