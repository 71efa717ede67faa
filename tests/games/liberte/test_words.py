"""Every event, prompt and refusal has words, every variable has a value, and no words are left over."""

from __future__ import annotations

import re

import pytest

from pileus.games.contract import Message
from pileus.games.liberte import events
from pileus.games.liberte.events import RECORDS, CardDrawnUnseen, event
from pileus.games.liberte.labels import label
from pileus.games.liberte.names import BUTTONS, is_choice
from pileus.games.liberte.options import Options
from pileus.games.liberte.rules import state
from pileus.games.liberte.rules.state import (
    ACT,
    BREAK_POINTS_TIE,
    CHOICES,
    CLAIM_OR_NOT,
    COUNTER_REVOLUTION,
    DECK,
    DISCARD_TWO,
    DISPLAY_FULL,
    FIRST_CONTESTED,
    FOLLOW,
    FOUR_TURNS,
    GAME_BEGAN,
    LANDSLIDE,
    LIFT_FACTION,
    NOBODY,
    TAKE,
    TARGET,
    TERROR_CARD,
    State,
)
from pileus.games.liberte.steps import STEPS, end, prompt
from pileus.kernel.layout import EVENT_WIDTH
from pileus.locale import Unsayable, ids, languages, say, sentence
from tests.games.liberte.random_play import TABLES, walk
from tests.games.liberte.small_tables import play, stack, table
from tests.games.words import WORDS, literals, variables

HELPERS = {"liberte-faction", "liberte-colour", "liberte-phase", "liberte-mark", "liberte-award"}


# The catalogue against the sources


def test_every_event_constant_has_a_record():
    assert set(RECORDS) == set(range(GAME_BEGAN, DISPLAY_FULL + 1))


@pytest.mark.parametrize("record", [*RECORDS.values(), CardDrawnUnseen], ids=lambda record: record.__name__)
def test_every_event_has_words_for_its_fields(record):
    tag = record.__struct_config__.tag
    fields = {"player" if field == "seat" else field for field in record.__struct_fields__}
    assert variables(tag) <= fields
    assert re.match(r"L\d+(\.\d+[a-c]?)? ", record.__doc__)


def test_every_decision_has_a_step():
    assert sorted(step.step for step in STEPS) == list(range(ACT, CLAIM_OR_NOT + 1))


def test_every_id_in_the_sources_has_words():
    named = {text for text in literals() if re.fullmatch(r"liberte-[a-z0-9-]*[a-z0-9]", text)}
    assert named - set(WORDS) - {"liberte-target"} == set()  # L11: each Special has words of its own


def test_no_words_of_the_game_are_left_over():
    choices = {f"liberte-choice-{button}" for button in BUTTONS}
    used = literals() | HELPERS | choices
    for_tables = ("liberte-word-", "liberte-option-", "liberte-figure-")  # what commands and the page choose from
    assert [name for name in ids("liberte") if name not in used and not name.startswith(for_tables)] == []


def test_every_option_has_a_sentence():
    names = [name.replace("_", "-") for name in Options.__struct_fields__]
    assert all(f"liberte-option-{name}" in WORDS for name in names)


# Words in play


def tell(message: Message) -> str:
    assert re.fullmatch(r"L\d+(\.\d+[a-c]?)?", message.rule)
    return sentence(message, players=["Anna", "Boris", "Clara", "Dai", "Emil", "Fatou"])


@pytest.mark.parametrize("options", TABLES)
def test_every_event_and_prompt_of_a_game_can_be_said(options):
    for s in walk(9, **options):
        for i in range(0, s.tape_n, EVENT_WIDTH):
            happened = event(s.tape[i : i + EVENT_WIDTH])
            assert tell(happened.message()) and tell(happened.seen_by(None).message())
        assert tell(prompt(s))
    assert tell(end(s))


def test_every_choice_has_a_label():
    s = table()
    stack(s, 1, 0, "red", 2)
    labels = [tell(label(s, choice)) for choice in range(CHOICES) if is_choice(choice)]
    assert labels[71 - 1] == "Jean-Paul Marat (red 3, Paris basin and North; Sans-Culottes)"
    assert "Normandie: red 2 of Anna" in labels


def test_L9_3_tied_factions_are_joined():
    message = event([state.FACTIONS_TIED, 1, 1, 1, 1]).message()
    assert tell(message) == "The Moderates, Royalists and Radicals are tied for the government."


def test_L9_2_no_votes():
    assert tell(event([state.NO_VOTES, 2, 0, 0, 0]).message()).startswith("Nobody holds a vote: the Radicals govern")


def test_L12_5_a_claim_declined():
    assert tell(event([state.CLAIM_DECLINED, 1, 0, 0, 0]).message()) == "Boris makes no claim."


def test_events_carry_words_for_factions_phases_awards_and_ends():
    assert event([state.VOTES_TAKEN, 0, 8, 2, 3]) == events.VotesTaken(0, 8, "red", 3)
    assert event([state.PHASE_BEGAN, 3, 0, 0, 0]) == events.PhaseBegan("battle")
    assert event([state.POINTS_SCORED, 1, 5, 1, 0]) == events.PointsScored(1, 5, "first-in-government", "blue")
    assert event([state.GAME_ENDED, 2, 0, 0, 0]) == events.GameEnded("landslide")


# Prompts that random play seldom meets


def asked(s: State) -> str:
    tell(prompt(s))
    return f"{prompt(s).rule} {prompt(s).id}"


def test_L6_2a_the_prompt_for_blocks_counts_what_is_left():
    s = table()
    play(s, 71, blocks=2)
    assert tell(prompt(s)) == ("Anna must place 2 red blocks of Jean-Paul Marat in the region Paris basin and North.")


def test_L6_4_the_prompt_names_the_region_a_pair_is_tied_to():
    s = table(FOLLOW)
    s.cards_played, s.pair_region = 1, 0
    assert asked(s) == "L6.4 liberte-follow"


def test_L6_5_the_prompt_after_a_special():
    s = table(FOLLOW)
    s.special_played = 1
    assert asked(s) == "L6.5 liberte-follow-special"


def test_L6_6_the_prompt_for_discards_names_what_is_taken():
    s = table(DISCARD_TWO)
    s.owed, s.taking = 2, 71
    assert tell(prompt(s)) == "Anna must discard 2 cards before taking Jean-Paul Marat."
    s.taking = DECK
    assert tell(prompt(s)) == "Anna must discard 2 cards before drawing from the deck."


def test_L6_6_the_prompt_for_a_take_opened_again():
    assert asked(table(TAKE)) == "L6.6 liberte-take"


@pytest.mark.parametrize(("card", "rule"), [(50, 1), (54, 2), (56, 3), (99, 4), (101, 5), (105, 6)])
def test_L11_each_special_asks_in_its_own_words(card, rule):
    s = table(turn=3)
    s.government = 0
    play(s, card, TARGET)
    assert prompt(s).rule == f"L11.{rule}"
    assert tell(prompt(s))


def test_L11_6_the_prompt_for_the_terrors_card():
    assert asked(table(TERROR_CARD)) == "L11.6 liberte-terror-card"


def test_L9_3_the_prompt_names_what_is_sought():
    s = table(LIFT_FACTION)
    s.tied = [1, 0, 1]
    assert tell(prompt(s)).startswith("The Moderates and Radicals are tied for the government: Anna may advance")
    s.government = 1
    assert tell(prompt(s)).startswith("The Moderates and Radicals are tied for the opposition")


def test_L10_2_the_prompt_names_the_award():
    s = table(BREAK_POINTS_TIE)
    s.contested, s.after, s.votes[0] = 2, FIRST_CONTESTED, [0, 0, 4]
    assert tell(prompt(s)) == (
        "A tie at 4 votes for first place in the government: "
        "Anna may advance one red card from the display, or decline."
    )


def test_L12_5_the_prompt_for_a_claim():
    assert asked(table(CLAIM_OR_NOT, turn=3)) == "L12.5 liberte-claim-or-not"


def test_L12_5_the_prompt_when_only_a_claim_is_left():
    s = table(FOLLOW, turn=3, counter_revolution="claimed")
    s.cards_played, s.special_played, s.lost = 1, 1, [0, 0, 2, 2, 2]
    for province in (1, 3, 6, 7):
        stack(s, province, 0, "white", 1)
    assert asked(s) == "L12.5 liberte-follow-claim"


def test_L3_1_the_prompt_while_nobody_chooses():
    s = table()
    s.seat = NOBODY
    assert asked(s) == "L3.1 liberte-going-on"


@pytest.mark.parametrize(
    ("over", "told"),
    [
        (FOUR_TURNS, "L12.1 liberte-end-four-turns"),
        (LANDSLIDE, "L12.2 liberte-end-landslide"),
        (COUNTER_REVOLUTION, "L12.3 liberte-end-counter-revolution"),
    ],
)
def test_L12_why_the_game_ended(over, told):
    s = table()
    s.over, s.seat = over, NOBODY
    assert asked(s) == f"{told.split()[0]} liberte-game-over"
    assert tell(end(s))
    assert f"{end(s).rule} {end(s).id}" == told


# The locale itself


def test_english_is_there():
    assert "en" in languages()


def test_a_seat_without_a_name_is_numbered():
    assert say(Message("liberte-passed", {"player": 2}, "L6.8")) == "Seat 3 passes."
    assert say(Message("liberte-passed", {"player": 0}, "L6.8"), players=["Anna"]) == "Anna passes."


def test_a_missing_message_is_readable_and_in_tests_loud():
    message = Message("liberte-no-such-thing", {"player": 1}, "")
    assert say(message) == "liberte-no-such-thing (player: 1)"
    with pytest.raises(Unsayable):
        sentence(message)


def test_a_missing_variable_is_readable_and_in_tests_loud():
    message = Message("liberte-passed", {}, "")
    assert say(message) == "liberte-passed"
    with pytest.raises(Unsayable):
        sentence(message)


def test_an_unknown_language_falls_back_to_english():
    assert say(Message("game-over", {}, ""), language="xx") == "The game is over."


def test_options_can_be_said():
    assert say(Message("liberte-option-pairs", {"pairs": True}, "L0.3")).startswith("Two cards of value 1")
    assert say(Message("liberte-option-edition", {"edition": "first"}, "L0.2")).startswith("The rules of the first")
