"""The service: opening, sitting down, choosing, taking back; committed first, and nothing is ever half done."""

from __future__ import annotations

import random
import threading
from typing import Any

import pytest
from sqlalchemy.exc import SQLAlchemyError

from pileus.games.contract import Refused
from pileus.server.db.rows import LogRow
from pileus.server.db.store import CannotOpen, Store
from pileus.server.errors import Conflict, Forbidden, NotFound
from pileus.server.services import clocks, looking, opening, playing, sitting, talking
from pileus.server.services.bus import Bus
from pileus.server.services.people import hashed
from pileus.server.services.playing import Stale
from pileus.server.services.rooms import Rooms
from tests.server.tables import Club


def test_a_table_begins_at_once_and_everybody_sees_the_same_table(club: Club):
    table = club.open("me", "here", "bot")
    state = club.look(None, table)
    assert [seat.kind for seat in state.seats] == ["person", "person", "bot"]
    assert state.seat is None
    assert state.choices == []
    assert state.prompt.id == "liberte-act"


def test_a_choice_is_in_the_database_before_anybody_hears_of_it(club: Club):
    table = club.open("me", "here", "here")
    after = club.choose(club.claire, club.to_move(table), "pass")
    assert after.version == 1
    club.restart()
    assert club.look(None, table).number == 1
    assert club.look(None, table).story[-1].choice == "pass"


def test_a_stale_choice_changes_nothing_and_brings_the_fresh_state(club: Club):
    table = club.open("me", "here", "here")
    before = club.to_move(table)
    club.choose(club.claire, before, "pass")
    with pytest.raises(Stale) as stale:
        club.choose(club.claire, before, "pass")
    assert stale.value.state.version == 1
    assert club.look(None, table).version == 1


def test_the_same_key_twice_is_one_choice(club: Club):
    table = club.open("me", "here", "here")
    before = club.to_move(table)
    club.choose(club.claire, before, "pass", key="the same key")
    again = club.choose(club.claire, before, "pass", key="the same key")
    assert again.version == 1


def test_the_same_key_is_no_second_choice_even_as_an_answer_to_a_newer_version(club: Club):
    table = club.open("me", "here", "here", position={"game": "liberte", "order": [0, 1, 2], "hands": [[71], [], []]})
    first = club.choose(club.claire, club.to_move(table), "card:71", key="the same key")
    assert first.choices
    assert club.choose(club.claire, first, key="the same key").version == 1
    second = club.choose(club.claire, first)
    assert club.choose(club.claire, second, key="the same key").version == 2
    club.restart()
    assert club.choose(club.claire, second, key="the same key").version == 2
    assert club.look(None, table).number == 2


def test_the_same_key_many_times_at_once_is_one_choice(club: Club):
    table = club.open("me", "here", "here")
    before = club.to_move(table)
    versions: list[int] = []

    def send() -> None:
        versions.append(club.choose(club.claire, before, "pass", key="the same key").version)

    threads = [threading.Thread(target=send) for _ in range(8)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert versions == [1] * 8
    assert club.look(None, table).number == 1


class ReadingBus(Bus):
    """Whoever hears this bell reads the database at once, as another process would."""

    def __init__(self, database: str) -> None:
        super().__init__()
        self.store = Store(database)
        self.found: list[tuple[int, str | None]] = []

    def ring(self, table_id: str, **_: Any) -> None:
        """What is in the log when it rings."""
        table = self.store.table(table_id)
        log = self.store.log(table_id)
        self.found.append((table.version if table else -1, log[-1].choice if log else None))


def test_the_bell_rings_when_a_change_is_in_the_database_and_not_before(club: Club):
    table = club.open("me", "here", "bot", position={"game": "liberte", "order": [0, 1, 2], "hands": [[71], [], []]})
    bus = club.house.bus = ReadingBus(club.url)
    state = club.choose(club.claire, club.to_move(table), "card:71")
    club.undo(club.claire, state)
    club.choose(club.claire, club.to_move(table), "pass")
    club.choose(club.claire, club.to_move(table), "pass")
    assert playing.choose_for_bot(club.house, table, 2, "pass", 4)
    bus.store.close()
    assert bus.found == [(1, "card:71"), (2, None), (3, "pass"), (4, "pass"), (5, "pass")]


def test_what_is_refused_or_stale_rings_no_bell(club: Club):
    table = club.open("me", "here", "here")
    before = club.to_move(table)
    club.choose(club.claire, before, "pass")
    bus = club.house.bus = ReadingBus(club.url)
    for choice in ("pass", "province:8"):
        with pytest.raises((Stale, Refused)):
            club.choose(club.claire, before, choice)
    with pytest.raises(Refused):
        club.choose(club.claire, club.to_move(table), "province:8")
    bus.store.close()
    assert bus.found == []


def test_two_clients_racing_for_one_choice_one_wins_the_other_gets_the_fresh_view(club: Club):
    table = club.open("me", "here", "here")
    before = club.to_move(table)
    outcomes: list[str] = []

    def race() -> None:
        try:
            club.choose(club.claire, before, "pass")
            outcomes.append("won")
        except Stale as stale:
            outcomes.append(f"stale at {stale.state.version}")

    threads = [threading.Thread(target=race) for _ in range(8)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert sorted(outcomes) == ["stale at 1"] * 7 + ["won"]


def test_a_second_process_that_was_faster_wins_by_the_primary_key(club: Club):
    table = club.open("me", "here", "here")
    before = club.to_move(table)
    assert before.seat is not None
    entry = LogRow(1, before.seat, "pass", "another process", club.time)
    club.house.store.append(table, [entry], (before.seat + 1) % 3)
    with pytest.raises(Stale) as stale:
        club.choose(club.claire, before, "pass")
    assert stale.value.state.version == 1
    assert [row.key for row in club.house.store.log(table)] == ["another process"]


def test_a_choice_that_another_process_wrote_for_the_same_request_is_no_second_one(club: Club):
    table = club.open("me", "here", "here")
    before = club.to_move(table)
    assert before.seat is not None
    entry = LogRow(1, before.seat, "pass", "the same key", club.time)
    club.house.store.append(table, [entry], (before.seat + 1) % 3)
    assert club.choose(club.claire, before, "pass", key="the same key").version == 1


def test_a_choice_that_could_not_be_committed_was_never_made(club: Club):
    table = club.open("me", "here", "here")
    before = club.to_move(table)
    club.tell("ALTER TABLE log RENAME TO lost")
    with pytest.raises(SQLAlchemyError):
        club.choose(club.claire, before, "pass")
    club.tell("ALTER TABLE lost RENAME TO log")
    assert club.look(None, table).version == 0
    assert club.choose(club.claire, before, "pass").version == 1


def test_a_room_that_was_let_go_is_read_from_its_log(club: Club):
    club.house.rooms = Rooms(club.house.store, room_for=2)
    tables = [club.open("me", "here", "here") for _ in range(4)]
    for table in tables:
        club.choose(club.claire, club.to_move(table), "pass")
    assert len(club.house.rooms) == 2
    assert [club.look(None, table).version for table in tables] == [1, 1, 1, 1]


def test_an_illegal_choice_is_refused_with_its_paragraph_and_changes_nothing(club: Club):
    table = club.open("me", "here", "here")
    with pytest.raises(Refused) as refused:
        club.choose(club.claire, club.to_move(table), "province:8")
    assert refused.value.rule == "L6.2"
    assert club.look(None, table).version == 0
    assert club.house.store.log(table) == []


def test_only_the_person_at_a_seat_chooses_and_looks_from_it(club: Club):
    table = club.open("me", "here", "here")
    state = club.to_move(table)
    with pytest.raises(Forbidden):
        club.choose(club.joshua, state, "pass")
    with pytest.raises(Forbidden):
        club.look(club.joshua, table, 0)
    with pytest.raises(Forbidden):
        club.look(None, table, 0)


def test_undo_goes_back_step_by_step_or_to_a_moment_and_not_past_another_seat(club: Club):
    table = club.open("me", "here", "here")
    first = club.choose(club.claire, club.to_move(table), "pass")
    back = club.undo(club.claire, first)
    assert (back.number, back.version) == (0, 2)
    club.restart()
    assert club.look(None, table).number == 0
    club.choose(club.claire, club.to_move(table), "pass")
    second = club.choose(club.claire, club.to_move(table), "pass")
    with pytest.raises(Refused) as refused:
        club.undo(club.claire, club.look(club.claire, table, (second.seat or 0) - 1 if second.seat else 2))
    assert refused.value.reason.id == "undo-other-seat"


def test_undo_to_a_moment_is_all_or_nothing(club: Club):
    table = club.open("me", "here", "here", position={"game": "liberte", "order": [0, 1, 2], "hands": [[71], [], []]})
    state = club.to_move(table)
    for name in ("card:71", "province:8", "province:3"):
        state = club.choose(club.claire, state, name)
    with pytest.raises(NotFound):
        club.undo(club.claire, state, to=3)
    back = club.undo(club.claire, state, to=1)
    assert (back.number, back.version) == (1, 5)
    club.restart()
    assert club.look(None, table).version == 5
    passed = club.choose(club.claire, club.undo(club.claire, back), "pass")
    club.choose(club.claire, club.to_move(table), "pass")
    with pytest.raises(Refused) as refused:
        club.undo(club.claire, club.look(club.claire, table, 1), to=0)
    assert (passed.seat, refused.value.reason.id) == (0, "undo-too-far")
    assert club.look(None, table).number == 2


def test_an_undo_is_told_to_pages_that_know_the_choice(club: Club):
    table = club.open("me", "here", "here")
    chosen = club.choose(club.claire, club.to_move(table), "pass")
    club.undo(club.claire, chosen)
    fresh = club.look(None, table, known=1)
    assert fresh.story_since == 0
    assert [moment.number for moment in fresh.story] == [0]


def test_a_page_is_told_only_what_it_does_not_know(club: Club):
    table = club.open("me", "here", "here")
    club.choose(club.claire, club.to_move(table), "pass")
    club.choose(club.claire, club.to_move(table), "pass")
    assert [moment.number for moment in club.look(None, table, known=1).story] == [2]
    assert [moment.number for moment in club.look(None, table).story] == [0, 1, 2]


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
