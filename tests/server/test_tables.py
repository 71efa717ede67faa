"""The service: opening tables, sitting down, clocks, the past, rematches and talk."""

from __future__ import annotations

import random

import pytest

from pileus.games.contract import Refused
from pileus.server.db.store import CannotOpen
from pileus.server.errors import Conflict, Forbidden, NotFound
from pileus.server.services import clocks, looking, opening, playing, sitting, talking
from pileus.server.services.people import hashed
from tests.server.tables import Club


def test_a_table_begins_at_once_and_everybody_sees_the_same_table(club: Club):
    table = club.open("me", "here", "bot")
    state = club.look(None, table)
    assert [seat.kind for seat in state.seats] == ["person", "person", "bot"]
    assert state.seat is None
    assert state.choices == []
    assert state.prompt.id == "liberte-act"


def test_a_friend_sits_down_by_a_link_once_and_may_come_back(club: Club):
    table, links = club.opened("me", "link", "bot")
    assert club.join(club.joshua, links["1"]) == (table, 1)
    assert club.join(club.joshua, links["1"]) == (table, 1)
    with pytest.raises(Conflict):
        club.join(club.person("Amina"), links["1"])
    assert [seat.name for seat in club.look(None, table).seats][:2] == ["Claire", "Joshua"]


def test_a_revoked_link_leads_nowhere_and_a_new_one_takes_the_seat_back(club: Club):
    table, links = club.opened("me", "link", "bot")
    sitting.revoke_link(club.house, club.claire, table, 1)
    with pytest.raises(NotFound):
        club.join(club.joshua, links["1"])
    fresh = sitting.issue_link(club.house, club.claire, table, 1)
    club.join(club.joshua, fresh)
    sitting.issue_link(club.house, club.claire, table, 1)
    with pytest.raises(Forbidden):
        club.look(club.joshua, table, 1)


def test_links_and_cookies_are_stored_hashed(club: Club):
    _, links = club.opened("me", "link", "bot")
    _, cookie = club.house.people.welcome(club.time)
    stored = str([club.told(f"SELECT * FROM {name}") for name in ("visitors", "seats")])
    assert hashed(links["1"]) in stored
    assert hashed(cookie) in stored
    assert links["1"] not in stored
    assert cookie not in stored


def test_an_open_seat_is_anybodys_and_others_are_not(club: Club):
    table = club.open("me", "open", "bot", listed=True)
    assert [line.id for line in looking.listed(club.house, club.joshua)] == [table]
    sitting.sit(club.house, club.joshua, table, 1, "Joshua", "sky")
    with pytest.raises(Forbidden):
        sitting.sit(club.house, club.person("Amina"), table, 1, "Amina", "sky")
    with pytest.raises(Forbidden):
        sitting.sit(club.house, club.joshua, table, 0, "Joshua", "sky")


def test_a_private_table_is_not_listed(club: Club):
    table = club.open("me", "bot", "bot")
    assert looking.listed(club.house, club.joshua) == []
    assert [line.id for line in looking.mine(club.house, club.claire)] == [table]
    assert looking.mine(club.house, club.joshua) == []


def test_a_seat_can_be_handed_to_a_bot_and_taken_back(club: Club):
    table = club.open("me", "here", "here")
    state = club.to_move(table)
    assert state.seat is not None
    sitting.hand_over(club.house, club.claire, table, state.seat, "random")
    with pytest.raises(Forbidden):
        club.choose(club.claire, state, "pass")
    assert playing.choose_for_bot(club.house, table, state.seat, "pass", 0)
    sitting.take_over(club.house, club.claire, table, state.seat)
    assert club.look(None, table).seats[state.seat].kind == "person"
    with pytest.raises(Forbidden):
        sitting.hand_over(club.house, club.joshua, table, state.seat, "random")


def test_a_bot_that_names_nonsense_does_not_stop_the_game(club: Club):
    table = club.open("bot", "bot", "bot")
    seat = club.look(None, table).to_move
    assert seat is not None
    assert playing.choose_for_bot(club.house, table, seat, "province:8", 0)
    assert club.look(None, table).version == 1


def test_a_bots_choice_that_comes_too_late_is_dropped(club: Club):
    table = club.open("bot", "bot", "bot")
    seat = club.look(None, table).to_move
    assert seat is not None
    assert playing.choose_for_bot(club.house, table, seat, "pass", 0)
    assert not playing.choose_for_bot(club.house, table, seat, "pass", 0)


def test_only_bots_that_are_installed_sit_down(club: Club):
    table = club.open("me", "here", "here")
    with pytest.raises(Refused):
        sitting.hand_over(club.house, club.claire, table, 0, "os:system")


def test_a_clock_that_runs_out_gives_the_seat_to_a_bot_until_it_is_taken_back(club: Club):
    table = club.open("me", "here", "here", clock=60.0)
    state = club.to_move(table)
    assert state.seat is not None
    club.time += 59
    assert not clocks.time_is_up(club.house, table)
    assert club.look(None, table).seats[state.seat].clock == 1
    club.time += 2
    assert clocks.time_is_up(club.house, table)
    assert club.look(None, table).seats[state.seat].kind == "bot"
    sitting.take_over(club.house, club.claire, table, state.seat)
    club.choose(club.claire, club.to_move(table), "pass")
    assert club.look(None, table).version == 1


def test_a_seat_taken_back_has_its_whole_time_from_then_on(club: Club):
    table = club.open("me", "here", "here", clock=60.0)
    seat = club.to_move(table).seat
    assert seat is not None
    club.time += 61
    assert clocks.time_is_up(club.house, table)
    club.time += 5
    sitting.take_over(club.house, club.claire, table, seat)
    assert club.look(None, table).seats[seat].clock == 60
    assert not clocks.time_is_up(club.house, table)
    club.time += 20
    assert club.look(None, table).seats[seat].clock == 40


def test_the_clock_of_a_seat_nobody_has_taken_stands_still(club: Club):
    start = {"game": "liberte", "order": [1, 0, 2]}
    table, links = club.opened("me", "link", "here", clock=60.0, position=start)
    club.time += 600
    assert not clocks.time_is_up(club.house, table)
    club.join(club.joshua, links["1"])
    assert club.look(None, table).seats[1].clock == 60
    club.time += 10
    assert club.look(None, table).seats[1].clock == 50


def test_nobody_thinks_for_nothing_and_then_takes_back(club: Club):
    table = club.open("me", "here", "here", clock=100.0)
    state = club.to_move(table)
    assert state.seat is not None
    after = club.choose(club.claire, state, "pass")
    club.time += 30
    club.undo(club.claire, after)
    assert [seat.clock for seat in club.look(None, table).seats].count(100) == 2
    assert club.look(None, table).seats[state.seat].clock == 70


def test_thinking_time_is_counted_and_survives_a_restart(club: Club):
    table = club.open("me", "here", "here", clock=100.0)
    seat = club.to_move(table).seat
    assert seat is not None
    club.time += 30
    club.choose(club.claire, club.to_move(table), "pass")
    club.restart()
    assert club.look(None, table).seats[seat].clock == 70


def test_the_past_is_shown_with_the_viewers_own_knowledge(club: Club):
    table = club.open("me", "here", "here")
    before = club.to_move(table)
    club.choose(club.claire, before, "pass")
    club.choose(club.claire, club.to_move(table), "pass")
    past = club.look(club.claire, table, before.seat, at=0)
    assert (past.number, past.moments) == (0, 2)
    assert past.table == before.table
    assert past.choices == []
    with pytest.raises(NotFound):
        club.look(club.claire, table, before.seat, at=3)


def play_to_the_end(club: Club, table: str) -> None:
    """Any choices; but who may pass mostly does, so that the game is soon over."""
    luck = random.Random(1)
    while (state := club.to_move(table)).to_move is not None:
        names = [choice.name for choice in state.choices]
        club.choose(club.claire, state, "pass" if "pass" in names and luck.random() < 0.8 else luck.choice(names))


def test_after_the_end_anybody_may_look_from_any_seat_and_the_record_has_the_key(club: Club):
    table = club.open("me", "here", "here")
    assert "key" not in looking.record(club.house, table)["luck"]
    play_to_the_end(club, table)
    assert club.look(club.joshua, table, 1).table["hands"][1]["cards"] is not None
    record = looking.record(club.house, table)
    assert "key" in record["luck"]
    imported = opening.import_record(club.house, club.joshua, record)
    assert club.look(None, imported.id).result == club.look(None, table).result


def test_a_rematch_has_the_same_people_and_options(club: Club):
    table, links = club.opened("me", "link", "bot", options={"players": 3, "edition": "first"})
    club.join(club.joshua, links["1"])
    again = opening.rematch(club.house, club.claire, table)
    state = club.look(None, again.id)
    assert state.options["edition"] == "first"
    assert [seat.kind for seat in state.seats] == ["person", "free", "bot"]
    assert list(again.links) == ["1"]


def test_a_rematch_of_a_position_begins_from_it_too(club: Club):
    table = club.open("me", "here", "here", position={"game": "liberte", "turn": 2, "vp": [3, 0, 0]})
    again = opening.rematch(club.house, club.claire, table)
    assert club.look(None, again.id).table["vp"] == [3, 0, 0]


def test_a_rematch_tells_nobody_a_position_that_names_what_is_hidden(club: Club):
    hands = {"game": "liberte", "hands": [[1, 2], [3, 4], [5, 6]]}
    table, links = club.opened("me", "link", "here", position=hands)
    club.join(club.joshua, links["1"])
    with pytest.raises(Forbidden):
        opening.rematch(club.house, club.joshua, table)
    assert opening.rematch(club.house, club.claire, table).links.keys() == {"1"}


def test_talk_is_for_all_and_notes_are_private(club: Club):
    table = club.open("me", "here", "here")
    talking.say(club.house, club.claire, table, "bonjour")
    talking.say(club.house, club.joshua, table, "hello")
    assert [(row.seat, row.name, row.text) for row in club.house.store.chat(table)] == [
        (0, "Claire", "bonjour"),
        (None, "Joshua", "hello"),
    ]
    club.house.store.write_note(table, club.claire.id, "Danton is out")
    assert club.house.store.note(table, club.joshua.id) == ""


def test_the_number_of_seats_must_fit_the_game(club: Club):
    with pytest.raises(Refused) as refused:
        club.open("me", "bot", options={"players": 3})
    assert refused.value.reason.id == "seats-do-not-fit"


def test_a_newer_database_is_refused_with_a_sentence(club: Club):
    club.tell("INSERT INTO schema_version VALUES (99)")
    with pytest.raises(CannotOpen, match="version 99"):
        club.restart()


def test_pax_emancipation_is_played_through_the_same_service(club: Club):
    table = club.open("me", game="emancipation", options={"mode": "solitaire"})
    play_to_the_end(club, table)
    assert club.look(None, table).result is not None
