"""The service: choosing and taking back; committed first, and nothing is ever half done."""

from __future__ import annotations

import threading
from typing import Any

import pytest
from sqlalchemy.exc import SQLAlchemyError

from pileus.games.contract import Refused
from pileus.server.db.rows import LogRow
from pileus.server.db.store import Store
from pileus.server.errors import Forbidden, NotFound
from pileus.server.services import playing
from pileus.server.services.bus import Bus
from pileus.server.services.playing import Stale
from pileus.server.services.rooms import Rooms
from tests.server.tables import Club


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
