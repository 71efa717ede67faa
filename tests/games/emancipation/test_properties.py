"""Laws that hold at every step of every game: conservation, undo, replay, and the length of a game."""

from __future__ import annotations

import random
from itertools import chain

import pytest

import pileus
from pileus.games.emancipation.events import (
    AttackRolled,
    ElephantRolled,
    HateRolled,
    IdeaLaidOut,
    PogromRolled,
    SecondStageBegan,
)
from pileus.games.emancipation.options import VARIANTS
from pileus.games.emancipation.rules.p01_laws import broken_law
from pileus.games.emancipation.rules.state import ACTIONS, ANARCHY, DECK_ROOM, ROWS, SECOND_STAGE, State
from pileus.games.emancipation.tables import IDEAS, WEST_IDEAS
from pileus.play.match import Entry, Match
from tests.games.emancipation.random_play import TABLES, begun, in_second_stage, matches, peaceful, walk

# Conservation


def test_P1_1_every_piece_is_always_in_exactly_one_place():
    """After set-up, every choice and every beat; every ninth combination has each option and mode many times."""
    for seed, options in enumerate(VARIANTS[::9]):
        for s in walk(begun(seed, **options), seed):
            assert broken_law(s) == 0


@pytest.mark.parametrize("options", TABLES)
def test_P1_1_in_long_games_too(options):
    for s in walk(peaceful(1, **options), 1):
        assert broken_law(s) == 0


@pytest.mark.parametrize("players", [2, 3])
def test_P1_1_and_in_second_stages(players):
    for s in walk(in_second_stage(1, players), 1):
        assert broken_law(s) == 0


def test_P1_1_a_match_is_asked_after_every_choice():
    luck = random.Random(1)
    for match in matches(1):
        while match.seat is not None:
            match.play(luck.choice(match.choices))
            assert match.broken_law == 0


# Luck


@pytest.mark.parametrize("side", [0, 1])
def test_P2_5_every_idea_of_a_side_can_come_to_any_place_of_its_column_and_deck(side):
    tables = [begun(seed, players=3) for seed in range(1500)]
    ideas = set(range(WEST_IDEAS)) if side == 0 else set(range(WEST_IDEAS, IDEAS))
    for row in range(ROWS):
        assert {s.slot[side * ROWS + row] for s in tables} == ideas
    for place in range(DECK_ROOM):
        assert {s.deck[side][place] for s in tables} == ideas


# Turns


@pytest.mark.parametrize("options", TABLES)
def test_P3_1_factions_in_play_take_turns_in_the_order_red_green_white(options):
    start = begun(2, **options)
    order = [faction for faction in range(3) if start.seat_of[faction] >= 0]
    for s in walk(start, 2):
        if s.turn > 0:
            assert s.faction == order[(s.turn - 1) % len(order)]


@pytest.mark.parametrize("options", TABLES)
def test_P6_3_each_turn_discards_exactly_one_idea(options):
    for s in chain(walk(begun(3, **options), 3), walk(peaceful(3, **options), 3)):
        if s.stage == 1 and s.phase == ACTIONS:
            assert s.discard_n == s.turn - 1


@pytest.mark.parametrize("options", TABLES)
def test_P7_6_a_game_lasts_33_turns_or_21_unless_anarchy_ends_it(options):
    lengths = set()
    for seed in range(12):
        for start in (begun(seed, **options), peaceful(seed, **options)):
            *_, s = walk(start, seed)
            full = 33 if options["players"] == 3 else 21
            if s.over == ANARCHY:
                assert s.turn <= full
            elif s.over == SECOND_STAGE:
                assert s.turn == full + (14 if options["players"] == 3 else 10)
            else:
                assert s.turn == full
                lengths.add(s.turn)
    assert lengths


@pytest.mark.parametrize(("players", "turns"), [(3, 47), (2, 31)])
def test_P10_4_a_second_stage_ends_after_47_turns_or_31_unless_anarchy_ends_it(players, turns):
    ends = {}
    for seed in range(12):
        *_, s = walk(in_second_stage(seed, players), seed)
        ends[s.over] = s.turn
    assert ends[SECOND_STAGE] == turns


# Undo

DICE = (AttackRolled, ElephantRolled, HateRolled, PogromRolled)


def crosses_luck(entry: Entry, after: State) -> bool:
    """A die was rolled, or a card unknown so far was turned up: the next of a deck, or new decks (P11.1)."""
    for event in entry.events:
        if isinstance(event, (*DICE, SecondStageBegan)):
            return True
        if isinstance(event, IdeaLaidOut) and after.deck_n[("west", "east").index(event.column)] > 0:
            return True
    return False


def state_of(match: Match) -> State:
    s = match.state
    assert isinstance(s, State)
    return s


@pytest.mark.parametrize("seed", range(3))
def test_undo_is_exact_and_never_crosses_a_die_a_new_card_or_another_seat(seed):
    luck = random.Random(seed)
    undone = refused = 0
    for match in matches(seed):
        while match.seat is not None:
            before, seat = state_of(match), match.seat
            match.play(luck.choice(match.choices))
            entry = match.log[-1]
            if match.result is not None or crosses_luck(entry, state_of(match)):
                with pytest.raises(pileus.Refused):
                    match.undo(seat)
                refused += 1
            elif luck.random() < 0.3:
                match.undo(seat)
                assert match.state.pack() == before.pack()
                undone += 1
    assert undone > 200
    assert refused > 200


def test_undo_of_a_whole_turn_goes_back_to_its_beginning():
    """Two actions without a die, coin by coin."""
    match = pileus.game("emancipation").new(seed=1, players=3)
    before = match.state.pack()
    for name in ("shipbuilding", "sea:S1", "agent:capital", "agent:capital", "agent:wealth"):
        match.play(name)
    for _ in range(5):
        match.undo()
    assert match.state.pack() == before


def test_undo_stops_where_another_seat_chose():
    match = pileus.game("emancipation").new(seed=1, players=3)
    seat = match.seat
    while match.seat == seat:
        match.play("done" if match.prompt.id == "emancipation-act" else match.choices[0])
    match.play("fundraiser")
    match.undo()
    with pytest.raises(pileus.Refused):
        match.undo()


# Replay


@pytest.mark.parametrize("seed", range(2))
def test_every_prefix_of_a_record_gives_the_state_of_that_moment(seed):
    luck = random.Random(seed)
    for match in matches(seed):
        states = [match.state.pack()]
        while match.seat is not None:
            match.play(luck.choice(match.choices))
            states.append(match.state.pack())
        document = match.record()
        for number in {0, 1, match.number, *(luck.randrange(match.number + 1) for _ in range(6))}:
            assert pileus.replay(document, at=number).state.pack() == states[number]


def test_a_finished_game_is_verified():
    luck = random.Random(5)
    for match in matches(5):
        while match.seat is not None:
            match.play(luck.choice(match.choices))
        again = pileus.verify(match.record())
        assert (again.result, again.log) == (match.result, match.log)


def test_a_laboratory_match_replays():
    match = pileus.game("emancipation").stream(99, players=3)
    luck = random.Random(99)
    while match.seat is not None:
        match.play(luck.choice(match.choices))
    assert pileus.replay(match.record()).state.pack() == match.state.pack()


# Positions


def test_a_position_written_at_any_moment_is_the_same_table():
    luck = random.Random(6)
    compared = 0
    for match in matches(6):
        while match.seat is not None:
            if luck.random() < 0.1:
                again = pileus.game("emancipation").set_up(match.position(), seed=1)
                assert again.position() == match.position()
                assert (again.choices, again.prompt) == (match.choices, match.prompt)
                compared += 1
            match.play(luck.choice(match.choices))
    assert compared > 100
