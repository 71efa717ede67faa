"""What is pending in a position is believed only where it fits the table; whatever is accepted can be played on."""

from __future__ import annotations

import copy
import json
import random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import pileus
from pileus.games.emancipation import pending
from pileus.games.emancipation.events import DOING, ENDS
from pileus.games.emancipation.tables import BARRIER, FACTIONS, IDEA, SLAVER, SPHERE
from tests.games.emancipation.moments import MOMENTS, WAYS
from tests.games.emancipation.operating import EAST, WEST
from tests.games.emancipation.random_tables import random_table

GAME = pileus.game("emancipation")
POSITIONS = {name: begin().match.position() for name, begin in {**MOMENTS, **WAYS}.items()}


def refusal(position: dict[str, Any]) -> pileus.Refused:
    with pytest.raises(pileus.Refused) as caught:
        GAME.set_up(json.loads(json.dumps(position)), seed=1)
    assert caught.value.reason.id == "bad-position"
    assert "\n" not in str(caught.value)
    return caught.value


def changed(name: str, **fields: Any) -> dict[str, Any]:
    """The moment of a step, some fields of its table or, with `pending_` before them, of what is pending changed."""
    position = copy.deepcopy(POSITIONS[name])
    for field, value in fields.items():
        if field.startswith("pending_"):
            position["pending"][field.removeprefix("pending_")] = value
        else:
            position[field] = value
    return position


SOMETHING: dict[str, Any] = {
    "over": "anarchy",
    "doing": "post",
    "operated": {"W31": 1},
    "idea": "W31",
    "left_ships": 1,
    "sea": "S1",
    "lifted": 1,
    "owing": 1,
    "dice": 1,
    "then": "send-agent",
    "die": 1,
    "hate": [1],
    "hate_at": 1,
    "struck": "B01",
    "rolled": ["WEU"],
    "pogrom": "WEU",
    "unrest": "WEU",
    "giver": "red",
}


@pytest.mark.parametrize("name", MOMENTS)
def test_a_field_that_does_not_belong_to_a_step_is_refused(name: str):
    s = MOMENTS[name]().state
    position = POSITIONS[name]
    for field, value in SOMETHING.items():
        if not pending.FIELDS[field].belongs(s):
            refusal({**position, "pending": {**position["pending"], field: value}})


@pytest.mark.parametrize("name", POSITIONS)
def test_a_field_that_a_step_needs_is_missed(name: str):
    position = POSITIONS[name]
    for field in position["pending"]:
        if getattr(pending.DEFAULTS, field) is None:
            left = {other: value for other, value in position["pending"].items() if other != field}
            refusal({**position, "pending": left})


@pytest.mark.parametrize("name", MOMENTS)
def test_a_step_is_refused_in_another_phase_or_action(name: str):
    position = POSITIONS[name]
    phase = position.get("phase", "actions")
    phases = ("actions", "operations", "elephant") if None not in position["west"] else ("hate", "pogroms", "market")
    for other in set(phases) - {phase}:
        refusal(changed(name, phase=other))
    for word in set(DOING) - {position["pending"].get("doing")}:
        refusal(changed(name, pending_doing=word))


@pytest.mark.parametrize(
    ("position", "rule"),
    [
        pytest.param(lambda: changed("act", pending_actions=2), "P4", id="a-third-action"),
        pytest.param(lambda: changed("act", phase="operations"), "P4", id="an-action-among-operations"),
        pytest.param(lambda: changed("take-back", pending_actions=0), "P4.1", id="an-action-not-begun"),
        pytest.param(lambda: changed("take-back", market_agents={}), "P4.1", id="nobody-to-take-back"),
        pytest.param(lambda: changed("take-back", pending_left_ships=1), "P4.1", id="left-no-ship"),
        pytest.param(lambda: changed("take-back", pending_doing="post"), "P4.1", id="taken-back-for-a-post"),
        pytest.param(lambda: changed("syndicate-idea", boxes={"red": [0, 3, 0]}), "P4.2", id="nobody-to-send"),
        pytest.param(lambda: changed("build-at", boxes={"red": [1, 0, 0]}), "P4.3", id="no-coins-for-a-ship"),
        pytest.param(
            lambda: changed("build-at", ships={slaver.key: None for slaver in SLAVER}), "P4.3", id="no-ship-in-the-pool"
        ),
        pytest.param(lambda: changed("post-at", placed=True), "P4.4", id="the-elephant-is-placed"),
        pytest.param(lambda: changed("post-at", boxes={"red": [0, 3, 0]}), "P4.4", id="nobody-to-post"),
        pytest.param(lambda: changed("pay", pending_owing=3), "P3.2", id="more-than-the-price"),
        pytest.param(lambda: changed("pay", boxes={"red": [1, 3, 0]}), "P3.2", id="only-one-way-to-pay"),
        pytest.param(lambda: changed("pay", boxes={"red": [3, 0, 3]}), "P3.2", id="nothing-in-wealth"),
        pytest.param(lambda: changed("pay", pending_then="next-station"), "P3.2", id="paid-for-nothing"),
        pytest.param(lambda: changed("pay", pending_then="next-hate"), "P3.2", id="paid-for-hate-in-an-action"),
        pytest.param(lambda: changed("agent-from", boxes={"green": [3, 0, 0]}), "P8.4", id="one-box-only"),
        pytest.param(lambda: changed("agent-from", turn=1), "P8.4", id="not-by-red"),
        pytest.param(lambda: changed("man-new-ship", ships={}), "P8.2", id="no-new-ship"),
        pytest.param(lambda: changed("man-new-ship", boxes={"red": [0, 3, 3]}), "P8.2", id="nobody-for-the-ship"),
        pytest.param(lambda: changed("man-new-ship", turn=2, west_deck=[]), "P8.2", id="the-ship-of-green"),
        pytest.param(lambda: changed("extra-maritime", ships={}), "P8.2", id="no-ship-for-the-extra-maritime"),
        pytest.param(lambda: changed("extra-maritime", boxes={"red": [5, 1, 0]}), "P8.2", id="wealth-is-left"),
        pytest.param(lambda: changed("operate", market_agents={}), "P5.0", id="nobody-to-operate"),
        pytest.param(lambda: changed("operate", pending_operated={"W10": 2}), "P5.0", id="more-than-there-are"),
        pytest.param(lambda: changed("which-operation", pending_idea="W31"), "P5.0", id="one-operation-only"),
        pytest.param(lambda: changed("how-maritime", ships={"S1": None}), "P8.1", id="no-manned-ship"),
        pytest.param(lambda: changed("how-maritime", pending_idea="W08"), "P8.1", id="an-idle-card"),
        pytest.param(lambda: changed("how-maritime", pending_doing="suffrage"), "P8.1", id="not-on-the-card"),
        pytest.param(lambda: changed("station", pending_lifted=0), "P5.1", id="all-are-aboard"),
        pytest.param(lambda: changed("station", pending_lifted=4), "P5.1", id="more-agents-than-ships"),
        pytest.param(lambda: changed("gunboat", pending_sea="S2"), "P5.2", id="nobody-aboard"),
        pytest.param(lambda: changed("gunboat", slavers={"S1": "red"}), "P5.2", id="nothing-to-do-with-the-gunboat"),
        pytest.param(lambda: changed("dice", slavers={"S1": "red"}), "P5.3", id="no-slaver"),
        pytest.param(lambda: changed("dice", boxes={"green": [1, 1, 0]}), "P5.3", id="coins-for-one-die"),
        pytest.param(lambda: changed("corrupt-barrier", barriers={"B01": "red"}), "P5.4", id="one-barrier-only"),
        pytest.param(lambda: changed("corrupt-barrier", slavers={"S1": "red"}), "P5.4", id="corruption-of-another"),
        pytest.param(lambda: changed("corrupt-sphere", barriers={"B01": "red"}), "P5.4", id="a-barrier-is-held"),
        pytest.param(lambda: changed("take-barrier", placed=False), "P5.7", id="the-elephant-was-not-placed"),
        pytest.param(lambda: changed("take-barrier", elephant="Bahia"), "P5.7", id="no-suffrage-there"),
        pytest.param(lambda: changed("move-elephant", pending_die=6), "P6.1", id="a-single-port"),
        pytest.param(lambda: changed("move-elephant", placed=True), "P6.1", id="an-elephant-that-stays"),
        pytest.param(lambda: changed("move-elephant", admin={"Manila": "red"}), "P6.1", id="no-tie-of-ports"),
        pytest.param(lambda: changed("hate-piece", pending_hate=[2, 5, 2]), "P7.2", id="dice-in-disorder"),
        pytest.param(lambda: changed("hate-piece", pending_hate=[2, 2, 5, 5]), "P7.2", id="too-many-dice"),
        pytest.param(lambda: changed("hate-piece", pending_hate_at=3), "P7.2", id="another-die"),
        pytest.param(lambda: changed("hate-piece", pending_hate_at=4), "P7.2", id="a-die-that-is-not-there"),
        pytest.param(lambda: changed("hate-piece", barriers={"B01": "red"}), "P7.2", id="a-barrier-that-is-held"),
        pytest.param(lambda: changed("hate-piece", elephant="Philadelphia"), "P7.2", id="no-piece-there"),
        pytest.param(lambda: changed("hate-piece", elephant="London"), "P7.2", id="another-sphere"),
        pytest.param(lambda: changed("lose-ship", ships={"S5": None}), "P7.4", id="one-ship-only"),
        pytest.param(lambda: changed("lose-ship", ships={"S5": None, "S6": "red"}), "P7.4", id="a-manned-ship"),
        pytest.param(lambda: changed("next-sphere", pending_rolled=["EEU"]), "P7.5", id="one-sphere-only"),
        pytest.param(lambda: changed("next-sphere", pending_rolled=["NAM"]), "P7.5", id="rolled-without-disks"),
        pytest.param(lambda: changed("pogrom-piece", pending_die=4), "P7.5", id="no-piece-hit"),
        pytest.param(lambda: changed("pogrom-piece", pending_die=1), "P7.5", id="no-piece-of-that-colour"),
        pytest.param(lambda: changed("pogrom-piece", pending_rolled=[]), "P7.5", id="not-rolled"),
        pytest.param(lambda: changed("anarchy-from", disks={"green": 0, "red": 0}), "P3.4", id="one-giver-only"),
        pytest.param(lambda: changed("anarchy-from", disks={"red": 1}), "P3.4", id="a-disk-of-ones-own"),
        pytest.param(lambda: changed("anarchy-from", pending_unrest="WEU"), "P3.4", id="unrest-elsewhere"),
        pytest.param(lambda: changed("anarchy-from", dissidents={}), "P3.4", id="a-dissident-space-is-free"),
        pytest.param(lambda: changed("anarchy-from", boxes={"red": [0, 3, 0]}), "P3.4", id="nobody-left-to-post"),
        pytest.param(lambda: changed("anarchy-from", pending_then="next-hate"), "P3.4", id="hate-in-an-action"),
        pytest.param(lambda: changed("overflow", pending_die=3), "P3.4", id="a-die-that-adds-nothing"),
        pytest.param(lambda: changed("overflow", pending_unrest="IND"), "P3.4", id="unrest-in-another-sphere"),
        pytest.param(lambda: changed("overflow", pending_giver="green"), "P3.4", id="another-gives-without-need"),
        pytest.param(lambda: changed("operate-at", placed=True), "P3.3", id="the-port-is-known"),
        pytest.param(lambda: changed("operate-at", pending_operated={}), "P3.3", id="nobody-has-operated"),
        pytest.param(lambda: changed("pay for a ship", ships={"S1": None}), "P3.2", id="a-ship-is-there"),
        pytest.param(lambda: changed("pay for a ship", pending_owing=4), "P3.2", id="too-much-for-a-ship"),
        pytest.param(lambda: changed("pay for a post", placed=False), "P3.2", id="a-post-nowhere"),
        pytest.param(
            lambda: changed("pay for a post", admin={"Philadelphia": "red"}), "P3.2", id="a-post-over-ones-own-agent"
        ),
        pytest.param(lambda: changed("pay for a post", barriers={"B01": "red"}), "P3.2", id="too-much-for-a-post"),
        pytest.param(lambda: changed("pay for dice", slavers={"S1": "red"}), "P3.2", id="an-attack-on-nobody"),
        pytest.param(lambda: changed("pay for dice", pending_dice=1), "P3.2", id="too-much-for-a-die"),
        pytest.param(lambda: changed("pay for dice", pending_sea="S2"), "P3.2", id="an-attack-by-nobody"),
        pytest.param(lambda: changed("pay for a meeple", placed=False), "P3.2", id="a-meeple-nowhere"),
        pytest.param(
            lambda: changed("pay for a meeple", freed={"New Orleans": ["red"] * 3}), "P3.2", id="no-slave-space-is-free"
        ),
        pytest.param(lambda: changed("pay for a meeple", barriers={"B01": "red"}), "P3.2", id="too-much-for-a-meeple"),
        pytest.param(lambda: changed("pay for a barrier", placed=False), "P3.2", id="a-barrier-nowhere"),
        pytest.param(lambda: changed("pay for a barrier", slavers={"S1": "red"}), "P3.2", id="too-much-for-a-barrier"),
        pytest.param(lambda: changed("pay for hate", pending_owing=2), "P3.2", id="too-much-for-hate"),
        pytest.param(lambda: changed("pay for hate", barriers={"B03": "red"}), "P3.2", id="no-yellow-barrier"),
        pytest.param(lambda: changed("disk of corruption", pending_unrest="LAM"), "P3.4", id="not-beside-the-ship"),
        pytest.param(lambda: changed("disk of corruption", barriers={"B01": "red"}), "P3.4", id="a-barrier-goes-back"),
        pytest.param(lambda: changed("disk of corruption", slavers={}), "P3.4", id="no-slaver-was-taken"),
        pytest.param(lambda: changed("disk of corruption", anarchy={"NAM": 1, "LAM": 1}), "P3.4", id="there-is-room"),
        pytest.param(lambda: changed("disk of hate", freed={"New Orleans": ["red"]}), "P3.4", id="there-is-a-target"),
        pytest.param(lambda: changed("disk of hate", pending_unrest="WEU"), "P3.4", id="hate-elsewhere"),
        pytest.param(
            lambda: changed("agent for a post", admin={"Philadelphia": "red"}), "P8.4", id="the-admin-space-is-taken"
        ),
        pytest.param(lambda: changed("agent for a post", placed=False), "P8.4", id="an-agent-for-nowhere"),
        pytest.param(
            lambda: changed("gunboat of a new ship", ships={"S1": "red", "S2": None}, pending_lifted=1),
            "P5.2",
            id="two-agents-for-a-new-ship",
        ),
        pytest.param(
            lambda: changed("gunboat after a fundraiser", turn=2, west_deck=[]), "P5.2", id="an-extra-maritime-of-green"
        ),
        pytest.param(lambda: changed("act", pending_step=None), "P3.1", id="no-step"),
        pytest.param(lambda: changed("gunboat", pending_sea="S10"), "P1.3", id="no-such-sea"),
        pytest.param(lambda: changed("hate-piece", pending_struck="B40"), "P1.4", id="no-such-barrier"),
        pytest.param(lambda: changed("pogrom-piece", pending_pogrom="ATL"), "P1.2", id="no-such-sphere"),
        pytest.param(lambda: changed("pay", pending_idea="W99"), "P1.5", id="no-such-idea"),
        pytest.param(lambda: changed("pay", pending_idea="W01"), "P1.6", id="not-in-the-market"),
        pytest.param(lambda: changed("station", boxes={"red": [5, 5, 5]}), "P1.1", id="too-many-agents"),
    ],
)
def test_what_does_not_fit_the_table_is_refused_with_its_rule(position: Any, rule: str):
    assert refusal(position()).rule == rule


FIELD_VALUES = {
    "step": st.sampled_from(sorted(pending.STEP_NAMES)),
    "over": st.sampled_from(ENDS[1:]),
    "actions": st.integers(0, 2),
    "doing": st.sampled_from(DOING),
    "operated": st.dictionaries(st.sampled_from(WEST + EAST), st.integers(1, 2), max_size=2),
    "idea": st.sampled_from(WEST + EAST),
    "left_ships": st.integers(0, 3),
    "sea": st.sampled_from([slaver.key for slaver in SLAVER]),
    "lifted": st.integers(0, 4),
    "owing": st.integers(1, 9),
    "dice": st.integers(1, 4),
    "then": st.sampled_from(sorted(pending.THEN)),
    "die": st.integers(1, 6),
    "hate": st.lists(st.integers(1, 6), min_size=1, max_size=4).map(sorted),
    "hate_at": st.integers(1, 4),
    "struck": st.sampled_from([barrier.key for barrier in BARRIER]),
    "rolled": st.lists(st.sampled_from([sphere.key for sphere in SPHERE]), max_size=3),
    "pogrom": st.sampled_from([sphere.key for sphere in SPHERE]),
    "unrest": st.sampled_from([sphere.key for sphere in SPHERE]),
    "giver": st.sampled_from(FACTIONS),
}
JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text() | st.sampled_from([idea.key for idea in IDEA]),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(), inner, max_size=3),
    max_leaves=6,
)


def assert_refused_or_playable(position: dict[str, Any], luck: random.Random) -> None:
    """Whatever is accepted obeys the laws, always offers a choice and can be written down again."""
    try:
        match = GAME.set_up(position, seed=1)
    except pileus.Refused as refused:
        assert "\n" not in str(refused)
        return
    assert match.broken_law == 0
    assert GAME.set_up(match.position()).position() == match.position()
    match.view(match.seat)
    while match.seat is not None and match.number < 12:
        match.play(luck.choice(match.choices))
        assert match.broken_law == 0


@settings(max_examples=300, deadline=None, derandomize=True)
@given(
    st.sampled_from(sorted(POSITIONS)),
    st.fixed_dictionaries({}, optional=FIELD_VALUES),
    st.sets(st.sampled_from(sorted(FIELD_VALUES)), max_size=3),
    st.randoms(use_true_random=False),
)
def test_a_pending_part_changed_at_random_is_refused_or_can_be_played_on(
    name: str, fields: dict[str, Any], kept: set[str], luck: random.Random
):
    position = POSITIONS[name]
    mixed = {field: value for field, value in fields.items() if field in kept}
    assert_refused_or_playable({**position, "pending": {**position["pending"], **mixed}}, luck)


@settings(max_examples=150, deadline=None, derandomize=True)
@given(
    st.sampled_from(sorted(POSITIONS)),
    st.dictionaries(st.sampled_from(sorted(FIELD_VALUES)), JSON, min_size=1, max_size=2),
    st.randoms(use_true_random=False),
)
def test_a_pending_part_of_any_json_is_refused_or_can_be_played_on(
    name: str, fields: dict[str, Any], luck: random.Random
):
    position = POSITIONS[name]
    assert_refused_or_playable({**position, "pending": {**position["pending"], **fields}}, luck)


@pytest.mark.parametrize("seed", range(8))
def test_a_pending_part_on_another_table_is_refused_or_can_be_played_on(seed: int):
    """What is pending at one table is laid on tables that differ from it in one thing."""
    luck = random.Random(seed)
    match = random_table(seed)
    while match.seat is not None and match.number < 8:
        position = match.position()
        other = random_table(luck.randrange(10**6)).position()
        for field in ("boxes", "admin", "freed", "ships", "slavers", "barriers", "market_agents", "elephant", "placed"):
            if field in other:
                assert_refused_or_playable({**position, field: other[field]}, luck)
        match.play(luck.choice(match.choices))
