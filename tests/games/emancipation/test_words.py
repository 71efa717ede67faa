"""Every event, prompt and choice has words, every variable has a value, and no words are left over."""

from __future__ import annotations

import random
import re

import pytest

import pileus
from pileus.games.contract import Message
from pileus.games.emancipation.events import DOING, ENDS, RECORDS, AgentEmbarked, event
from pileus.games.emancipation.options import Options
from pileus.games.emancipation.rules import state
from pileus.games.emancipation.rules.state import ACT, FACTION_ASSIGNED, GAME_ENDED, OPERATE_AT
from pileus.games.emancipation.steps import STEPS, end, prompt
from pileus.locale import ids, say
from pileus.play.match import Match
from tests.games.emancipation.operating import at_sea
from tests.games.emancipation.quiet import first_stage, hate
from tests.games.emancipation.random_play import matches
from tests.games.emancipation.table import table
from tests.games.emancipation.telling import asked, labels, offered, tell, told
from tests.games.words import WORDS, literals, named_in, variables

HELPERS = {id for name in WORDS for id in named_in(name).messages if id.startswith("emancipation-")}
"""Words that other words are made of."""


# The catalogue against the sources


def test_every_event_constant_has_a_record():
    assert set(RECORDS) == set(range(FACTION_ASSIGNED, GAME_ENDED + 1))


@pytest.mark.parametrize("record", RECORDS.values(), ids=lambda record: record.__name__)
def test_every_event_has_words_for_its_fields(record):
    fields = {"player" if field == "seat" else field for field in record.__struct_fields__}
    assert variables(record.__struct_config__.tag) <= fields
    assert re.match(r"P\d+(\.\d+)? ", record.__doc__)


def test_every_decision_has_a_step():
    assert sorted(step.step for step in STEPS) == list(range(ACT, OPERATE_AT + 1))


def test_every_id_in_the_sources_has_words():
    named = {text for text in literals() if re.fullmatch(r"emancipation-[a-z0-9-]*[a-z0-9]", text)}
    assert named - set(WORDS) == set()


def test_no_words_of_the_game_are_left_over():
    ends = {f"emancipation-end-{word}" for word in ENDS}
    used = literals() | HELPERS | ends
    for_tables = ("emancipation-word-", "emancipation-option-")  # what the text table and the page choose from
    members = {"emancipation-operation"}  # said of the members of a list
    left = [name for name in ids("emancipation") if name not in used | members and not name.startswith(for_tables)]
    assert left == []


def test_every_option_has_a_sentence_and_says_what_is_allowed():
    names = [name.replace("_", "-") for name in Options.__struct_fields__]
    assert all(f"emancipation-option-{name}" in WORDS and f"emancipation-allowed-{name}" in WORDS for name in names)


@pytest.mark.parametrize("end_word", ENDS[1:])
def test_every_end_has_its_words(end_word):
    kinds = ("emancipation-end-", "emancipation-word-end-", "emancipation-word-score-")
    assert all(kind + end_word in WORDS for kind in kinds)


# Words in play


def read_everything(match: Match, luck: random.Random) -> None:
    """Whatever a person could read at this moment."""
    view = match.view(match.seat)
    assert tell(match.prompt)
    names = []
    for title, choices in match.game.offer(view):
        assert title is None or tell(title)
        names += [name for name, label in choices if tell(label)]
    assert sorted(names) == sorted(choice.name for choice in match.choices)
    if luck.random() < 0.02:
        assert all(tell(title) and all(map(tell, lines)) for title, lines in match.game.describe(view))
        assert all(tell(match.label(choice)) for choice in range(match.game.choice_ids))


@pytest.mark.parametrize("match", list(matches(5)), ids=str)
def test_whole_games_are_told_without_a_hole(match):
    luck = random.Random(5)
    happened = list(match.opening)
    while match.seat is not None:
        read_everything(match, luck)
        happened += match.play(luck.choice(match.choices))
    read_everything(match, random.Random(1))
    assert all(tell(event.message()) for event in happened)
    assert match.result is not None and tell(match.result.reason)


def test_P10_7_alone_the_prompt_says_which_faction_is_meant():
    t = table(players=1, mode="solitaire", factions=["red", "white"])
    assert asked(t) == "Anna (Parliament) may take the first of two actions, or go on to the operations."
    while t.faction == "red":
        t.play("done" if "done" in t.choices else min(t.choices))
    assert asked(t) == "Anna (Evangelicals) may take the first of two actions, or go on to the operations."


def test_P10_7_alone_every_turn_begins_with_how_things_stand():
    t = table(players=1, mode="solitaire", faction="green")
    assert any(line.startswith("Together 0 VP, counting only factions whose goals are met") for line in offered(t))


# Events that random play seldom meets


def test_P8_1_an_agent_that_embarks_is_told_with_and_without_its_ship():
    assert tell(AgentEmbarked("red", None).message()) == "Parliament sends an agent from Capital to sea."
    assert (
        tell(AgentEmbarked("red", "S1").message()) == "Parliament sends an agent to the new ship on the North Atlantic."
    )


def test_P5_4_a_barrier_returned_names_its_holder():
    message = event([state.BARRIER_RETURNED, 0, 0, 2, 0]).message()
    assert tell(message) == (
        "The barrier “Fugitive slave laws and Klan terror”, held by the Evangelicals, returns to its sphere."
    )


def test_P5_5_how_a_meeple_was_freed():
    by_westernize = event([state.MEEPLE_FREED, 1, 0, DOING.index("westernize"), 0]).message()
    assert tell(by_westernize) == "Westernize: a green meeple is freed at Philadelphia."


def test_P4_1_a_fundraiser_in_all_its_forms():
    nothing, wealth, debt = ([state.FUNDS_RAISED, 2, *n] for n in ((0, 0, 1), (0, 3, 4), (2, 5, 6)))
    assert tell(event(nothing).message()) == "The Evangelicals' Fundraiser brings nothing: Capital has 1."
    assert tell(event(wealth).message()).endswith("moves 3 from Wealth to Capital, which now has 4.")
    assert tell(event(debt).message()).endswith("moves 5 to Capital, 2 of them out of Debt; it now has 6.")


def test_P3_2_a_payment_in_all_its_forms():
    both, capital, wealth = ([state.COINS_PAID, 0, *n, 0] for n in ((1, 2), (3, 0), (0, 1)))
    assert tell(event(both).message()) == "Parliament pays 1 out of Capital and 2 out of Wealth."
    assert tell(event(capital).message()) == "Parliament pays 3 out of Capital."
    assert tell(event(wealth).message()) == "Parliament pays 1 out of Wealth."


def test_P7_1_dice_are_told_as_a_list():
    assert "Hate at New Orleans; rolled: 2, 2, 5 and 6." in told(hate("New Orleans", 2, 2, 5, 6))


def test_P10_4_the_goals_at_the_end_of_a_first_stage():
    t = first_stage()
    assert "Parliament has missed its goal; its 9 VP do not count." in told(t)
    assert told(t)[-1] == "The game ends after the first stage, in a common defeat."
    assert tell(end(t.state)) == "A goal was missed in the first stage, with fewer than 50 VP together: defeat."
    assert asked(t) == "The game is over after the first stage: defeat."


# Prompts that random play seldom meets


def test_P3_4_whose_disk_it_is():
    t = table(phase="hate", faction="red", elephant="New Orleans", disks={"red": 0}).rolling((2, 2, 5, 5))
    assert (
        asked(t)
        == "Anna (Parliament) must add anarchy to the North America sphere and has no disk left: whose disk is it?"
    )
    assert labels(t) == {
        "faction:green": "Philanthropists (9 anarchy disks)",
        "faction:white": "Evangelicals (9 anarchy disks)",
    }


def test_P5_1_the_prompt_counts_the_agents_at_sea():
    t = at_sea("white", "S1", "S3")
    assert asked(t) == "Maritime: Clara (Evangelicals) must choose a ship for the next of 2 agents at sea."


def test_P8_1_how_red_goes_to_sea():
    t = table(
        phase="operations",
        market_agents={"W08": ["red"]},
        west=["W08", "W01", "W02", "W03", "W04", "W05"],
        ships={"S1": "red", "S3": None},
    ).play("idea:W08")
    assert (
        asked(t) == "Maritime: Anna (Parliament) must move all agents on ships, or instead send one more from Capital."
    )
    assert labels(t) == {
        "maritime": "Maritime (the one agent on a ship goes to any ship, with a Gunboat Diplomacy)",
        "agent:capital": "Send an agent from Capital to a ship (3 in Capital)",
    }


def test_P5_4_corruption_names_the_two_spheres():
    t = at_sea("red", "S1").play("sea:S1", "dice:1", "agent:wealth").rolling((3,))
    assert asked(t) == (
        "Corruption on the North Atlantic, and nobody holds a barrier of North America and Western Europe: "
        "Anna (Parliament) must choose which of them gets anarchy."
    )


def test_P5_4_corruption_asks_for_a_held_barrier():
    t = (
        at_sea("red", "S1", barriers={"B01": "red", "B04": "white"})
        .play("sea:S1", "dice:1", "agent:wealth")
        .rolling((3,))
    )
    assert asked(t).startswith("Corruption on the North Atlantic: Anna (Parliament) must choose a held barrier of")
    assert labels(t)["barrier:B04"].startswith("Return to its sphere: Confessional tests (white 3;")


def test_P7_4_the_prompt_for_a_yellow_barrier_says_what_is_paid():
    t = hate("New Orleans", 1, 3, 3, 6)
    assert asked(t).startswith("Anna (Parliament) has one coin to pay for the yellow barrier:")


def test_P3_1_the_prompt_while_nobody_chooses():
    s = table().state
    s.seat = -1
    assert tell(prompt(s)) == "The game goes on; nobody has to choose."


# Options


def test_options_can_be_said():
    assert (
        say(Message("emancipation-option-players", {"players": 1}, "P0.1"))
        == "One player takes part, with two factions."
    )
    assert say(Message("emancipation-option-mode", {"mode": "two-stage"}, "P0.1")).startswith("Two-stage: all together")


def test_P0_1_options_that_do_not_go_together_are_refused_in_a_sentence():
    with pytest.raises(pileus.Refused, match=r"P0.1: .* one player plays “solitaire”"):
        pileus.game("emancipation").new(players=1, mode="competitive")
