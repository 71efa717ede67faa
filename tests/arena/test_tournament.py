"""Tournaments: what follows from the seed, what is kept, and what comes of it."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import Any

import msgspec
import pytest

import pileus
from pileus.arena import cluster, pool
from pileus.arena.keeping import Kept
from pileus.arena.schedule import line_ups
from pileus.arena.standings import Tournament, result
from pileus.arena.tournament import Plan, Played, plan, play
from pileus.arena.turns import BotFailed

EXPERT, PLAIN, SLOW, RAISING = (f"tests.arena.small_bots:{name}" for name in ("Expert", "Plain", "Slow", "Raising"))
COMMON = {"players": 3, "mode": "cooperative"}


def planned(game: str, bots: list[str], seats: int, deals: int, options: dict[str, Any] | None = None) -> Plan:
    return plan(game, options or {}, line_ups(bots, seats), 5, deals)


def played(plan: Plan, processes: int = 1, kept: Kept | None = None) -> list[Played]:
    spread = partial(pool.as_they_come, processes=processes)
    return play(plan, spread, kept.games if kept else {}, kept.add if kept else lambda _: None)


def timeless(games: list[Played]) -> list[Played]:
    """Without the time it took, which no seed determines."""
    return [msgspec.structs.replace(game, seconds=[]) for game in games]


def came_to(plan: Plan) -> Tournament:
    return result(plan, played(plan))


# The seed


def test_games_do_not_depend_on_the_number_of_processes():
    small = planned("emancipation", ["random", PLAIN, "random"], 3, 2)
    assert timeless(played(small, 1)) == timeless(played(small, 2))


def test_every_rotation_has_the_same_deal():
    """The first events of a game, before anybody chose, are the same with each deal and differ between deals."""
    small = planned("liberte", ["random", PLAIN, PLAIN], 3, 2, {"players": 3})
    records: dict[int, dict[str, Any]] = {}
    play(small, partial(pool.as_they_come, processes=1), {}, lambda _: None, keep=records.__setitem__)
    openings = [pileus.replay(records[number], at=0).hash() for number in range(6)]
    assert len(set(openings[:3])) == len(set(openings[3:])) == 1
    assert openings[0] != openings[3]
    assert [pileus.replay(records[number]).names.index("random") for number in range(3)] == [0, 1, 2]


def test_a_game_can_be_had_again_alone(pebbles: str):
    long, short = planned(pebbles, ["random", EXPERT], 2, 6), planned(pebbles, ["random", EXPERT], 2, 2)
    assert timeless(played(long))[:4] == timeless(played(short))


# The file


def test_a_tournament_goes_on_where_it_was(pebbles: str, tmp_path: Path):
    file, whole = tmp_path / "games.jsonl", planned(pebbles, ["random", EXPERT], 2, 4)
    all_at_once = timeless(played(whole))
    first = Kept(file, whole._replace(deals=2))
    played(whole._replace(deals=2), kept=first)
    first.close()
    with file.open("ab") as torn:
        torn.write(b'{"number":4,"deal":2,"li')  # killed in the middle of a line
    again = Kept(file, whole)
    assert sorted(again.games) == [0, 1, 2, 3]
    done = dict(again.games)
    on = played(whole, kept=again)
    again.close()
    assert timeless(on) == all_at_once
    assert on[:4] == [done[number] for number in range(4)]  # with their times: they were not played again
    assert file.read_bytes().count(b"\n") == 1 + 8
    assert Kept(file, whole).games == {game.number: game for game in on}


@pytest.mark.parametrize(
    ("change", "said"),
    [
        ({"seed": 6}, r"seed: 5, not 6"),
        ({"options": {"most": 2}}, r"options: \{\}, not \{\"most\":2\}"),
        ({"line_ups": (("random", "random"),)}, "line-ups"),
        ({"data": "other"}, "data: none, not other"),
        ({"game": "broken"}, "game: pebbles, not broken"),
    ],
)
def test_other_settings_are_refused(pebbles: str, tmp_path: Path, change: dict[str, Any], said: str):
    small = planned(pebbles, ["random", EXPERT], 2, 1)
    Kept(tmp_path / "games.jsonl", small).close()
    with pytest.raises(pileus.Refused, match=said):
        Kept(tmp_path / "games.jsonl", small._replace(**change))


def test_what_is_no_tournament_is_left_alone(pebbles: str, tmp_path: Path):
    file = tmp_path / "letter.txt"
    file.write_text("Dear friend,\n")
    with pytest.raises(pileus.Refused, match="it is no tournament"):
        Kept(file, planned(pebbles, ["random"], 2, 1))
    assert file.read_text() == "Dear friend,\n"


def kept_lines(pebbles: str, file: Path) -> tuple[Plan, list[bytes]]:
    """A file of two games, and its lines."""
    small = planned(pebbles, ["random"], 2, 2)
    kept = Kept(file, small)
    played(small, kept=kept)
    kept.close()
    return small, file.read_bytes().splitlines(keepends=True)


def test_a_line_that_is_no_game_is_named(pebbles: str, tmp_path: Path):
    file = tmp_path / "games.jsonl"
    small, lines = kept_lines(pebbles, file)
    file.write_bytes(b"".join([lines[0], b"{}\n", *lines[1:]]))
    with pytest.raises(pileus.Refused, match="line 2 is no game of this tournament"):
        Kept(file, small)


def test_a_game_of_other_seats_is_none_of_this_tournament(pebbles: str, tmp_path: Path):
    file = tmp_path / "games.jsonl"
    small, lines = kept_lines(pebbles, file)
    file.write_bytes(b"".join([lines[0], lines[1].replace(b'"random"', b'"greedy"', 1), *lines[2:]]))
    with pytest.raises(pileus.Refused, match="line 2 is no game of this tournament"):
        Kept(file, small)


def test_a_last_line_that_was_damaged_is_played_again(pebbles: str, tmp_path: Path):
    file = tmp_path / "games.jsonl"
    small, lines = kept_lines(pebbles, file)
    file.write_bytes(b"".join([*lines[:-1], b"\x00\x00\n"]))
    kept = Kept(file, small)
    kept.close()
    assert len(kept.games) == len(lines) - 2
    assert file.read_bytes() == b"".join(lines[:-1])


def test_two_tournaments_do_not_write_to_one_file(pebbles: str, tmp_path: Path):
    small = planned(pebbles, ["random"], 2, 1)
    kept = Kept(tmp_path / "games.jsonl", small)
    with pytest.raises(pileus.Refused, match="another tournament is writing to it"):
        Kept(tmp_path / "games.jsonl", small)
    kept.close()
    Kept(tmp_path / "games.jsonl", small).close()


# Results


def test_an_obviously_better_bot_is_first(pebbles: str):
    answer = came_to(planned(pebbles, ["random", EXPERT], 2, 40))
    best, other = answer.standings
    assert (best.bot, other.bot) == (EXPERT, "random")
    assert best.wins.low > best.fair == 0.5 > other.wins.high
    assert best.rating is not None and other.rating is not None
    assert best.rating.low > other.rating.high
    assert best.wins.share + other.wins.share == pytest.approx(1)
    assert best.wins.n == answer.games == 80
    assert all(at.n == 40 for at in best.by_seat)


def test_a_bot_at_several_seats_is_measured_by_its_fair_share():
    answer = came_to(planned("liberte", ["random", PLAIN, PLAIN], 3, 1, {"players": 3}))
    fair = {each.bot: each.fair for each in answer.standings}
    assert fair == {"random": pytest.approx(1 / 3), PLAIN: pytest.approx(2 / 3)}
    assert sum(each.wins.share for each in answer.standings) == pytest.approx(1)


def test_all_mixes_are_told_line_up_by_line_up(pebbles: str):
    answer = came_to(planned(pebbles, ["random", EXPERT, PLAIN], 2, 3))
    assert [each.bots for each in answer.line_ups] == [["random", EXPERT], ["random", PLAIN], [EXPERT, PLAIN]]
    assert [each.games for each in answer.line_ups] == [6, 6, 6]
    assert sum(each.games for each in answer.standings) == 2 * answer.games


def test_P10_2_who_plays_together_is_not_rated_but_told_together():
    small = planned("emancipation", ["random", PLAIN], 3, 1, COMMON)
    games = played(small)
    answer = result(small, games)
    assert answer.against_each_other == 0
    assert all(each.rating is None and each.wins.n == 0 for each in answer.standings)
    assert len(answer.line_ups) == 2
    for i, each in enumerate(answer.line_ups):
        own = [game for game in games if game.line_up == i]
        assert each.victories is not None and each.victories.n == each.games == len(own) == 3
        assert each.ends["anarchy"].share == sum(game.end == "anarchy" for game in own) / 3
        assert each.figures["goals"].mean == sum(game.figures["goals"] for game in own) / 3


def test_P10_4_only_a_second_stage_is_won_by_somebody():
    from pileus.games.emancipation.standing import together
    from tests.games.emancipation.table import table

    assert together(table(players=3, mode="two-stage", stage=1, turn=33, phase="market").state)
    assert not together(table(players=3, mode="two-stage", stage=2, turn=47, phase="market").state)


def test_times_are_told_by_decision_and_game():
    small = planned("emancipation", ["random", SLOW], 2, 1, {"players": 2})
    answer = came_to(small)
    slow = next(each for each in answer.standings if each.bot == SLOW)
    assert slow.seconds_per_decision > 0.002
    assert slow.seconds_per_game == pytest.approx(slow.seconds_per_decision * slow.decisions)


# Bots that fail, and clusters


@pytest.mark.parametrize("processes", [1, 2])
def test_a_bot_that_fails_is_named_with_its_game_and_decision(processes: int):
    small = planned("liberte", ["random", RAISING, "random"], 3, 1, {"players": 3})
    with pytest.raises(BotFailed, match=r"“tests\.arena\.small_bots:Raising” \(Seat \d\) failed in game \d") as caught:
        played(small, processes)
    assert "ValueError: no idea" in str(caught.value)
    match = pileus.replay(caught.value.record)
    assert match.seat is not None  # nothing of the game is lost
    assert f"at decision {match.number + 1} ({match.prompt.rule})" in str(caught.value)


def test_other_data_are_refused_where_a_game_is_played():
    small = planned("liberte", ["random"], 3, 1, {"players": 3})
    with pytest.raises(pileus.Refused, match="has other data"):
        played(small._replace(data="other"))


def test_a_cluster_comes_to_the_same_and_says_the_same_of_a_bot_that_fails():
    """A real Ray, on this machine alone; one game at a time, so that the last line-up fails last."""
    small = plan("emancipation", {}, [("random", PLAIN, PLAIN), (RAISING, RAISING, RAISING)], 5, 1)
    finished: list[Played] = []
    with pytest.raises(BotFailed, match="ValueError: no idea"):
        play(small, partial(cluster.as_they_come, at_once=1), {}, finished.append)
    assert timeless(finished) == timeless(played(small._replace(line_ups=small.line_ups[:1])))
