"""A match: one table of one game, from its options and luck to its result."""

from __future__ import annotations

from typing import Any, NamedTuple

import msgspec

from pileus.games.contract import Choice, Event, Game, Message, Refused, Result, winners
from pileus.kernel.layout import Core

from .advice import Advice, appointed
from .beats import run, seen
from .inputs import shown
from .luck import Luck
from .preview import Preview, preview


class Entry(NamedTuple):
    """One choice made, and what came of it."""

    number: int
    seat: int
    choice: Choice
    events: list[Event]


class Match:
    """One table. Every change goes through `play` and `undo`; whatever is refused changes nothing.

    >>> import pileus
    >>> match = pileus.game("liberte").new(players=3, seed=7)
    >>> match.prompt.id, match.seat == match.view(None)["to_move"]
    ('liberte-act', True)
    >>> events = match.play("pass")
    >>> match.undo()
    >>> match.number
    0
    """

    def __init__(self, game: Game, options: Any, luck: Luck, position: Any = None) -> None:
        self.game = game
        self.luck = luck
        self.start = position
        """The position the match began from, or None for the usual set-up."""
        self.names: list[str] = []
        """Who sits where, if anybody said so: words for people, no part of the game."""
        self.log: list[Entry] = []
        self._before: list[Core] = []  # states before the last choices of the last seat, back to luck
        self._barrier = "undo-nothing"
        self._buffer = [0] * game.most_choices
        s = game.state()
        game.lay_options(s, options)
        self.options = game.read_options(s)
        luck.prepare(s, 0)
        if position is None:
            game.rules.setup(s)
        else:
            game.lay_position(s, position)
        self.opening = run(game, s)
        """The events of the set-up."""
        self._state = s

    def __repr__(self) -> str:
        moment = "over" if self._state.over else f"seat {self._state.seat} to move"
        return f"<match of {self.game.name}, {self.seats} seats, {self.number} choices, {moment}>"

    # What the table looks like

    @property
    def number(self) -> int:
        """How many choices were made."""
        return len(self.log)

    @property
    def state(self) -> Core:
        """A copy of the true state: for the host, never for a seat."""
        return self._state.clone()

    @property
    def seats(self) -> int:
        """How many seats the table has."""
        return self.game.seats(self._state)

    @property
    def seat(self) -> int | None:
        """The seat that must choose; None when the game is over."""
        return None if self._state.over else self._state.seat

    @property
    def prompt(self) -> Message:
        """What is asked of whom, for everybody to read."""
        return self.game.prompt(self._state)

    @property
    def choices(self) -> list[Choice]:
        """The legal set, for the seat that must choose; empty when the game is over."""
        return sorted(self.choices_in_order)

    @property
    def choices_in_order(self) -> list[Choice]:
        """The legal set in the order the rules write it, which is what the laboratory counts by."""
        if self._state.over:
            return []
        n = self.game.rules.choices(self._state, self._buffer)
        return [self.game.choice(i) for i in self._buffer[:n]]

    @property
    def broken_law(self) -> int:
        """0, or the law of conservation that the state breaks: always 0, or the rules have a fault."""
        return self.game.rules.broken_law(self._state)

    @property
    def result(self) -> Result | None:
        """None while the game goes on; then reason, winners and scores."""
        if not self._state.over:
            return None
        standings = [0] * self.seats
        self.game.rules.scores(self._state, standings)
        won = winners(standings)
        return Result(
            reason=self.game.end(self._state),
            winners=won,
            scores=[self.game.split(standing)[0] for standing in standings],
            tiebreaks=[self.game.split(standing)[1:] for standing in standings],
            places=[1 + sum(other > standing for other in standings) if won else 0 for standing in standings],
        )

    def view(self, seat: int | None) -> dict[str, Any]:
        """All that a seat (None: a spectator) may know, as JSON: the table, the prompt, its own choices."""
        self._check_seat(seat)
        result = self.result
        return {
            "game": self.game.name,
            "options": msgspec.to_builtins(self.options),
            "number": self.number,
            "seat": seat,
            "to_move": self.seat,
            "prompt": msgspec.to_builtins(self.prompt),
            "choices": [choice._asdict() for choice in self.choices] if seat == self.seat and seat is not None else [],
            "table": self.game.view(self._state, seat),
            "result": None if result is None else msgspec.to_builtins(result),
        }

    def story(self, seat: int | None, since: int = 0) -> list[dict[str, Any]]:
        """The log as a seat may know it: who chose what, and what came of it, from choice number `since` on."""
        self._check_seat(seat)
        told: list[dict[str, Any]] = []
        if since == 0:
            told.append({"number": 0, "seat": None, "choice": None, "events": seen(self.opening, seat)})
        for entry in self.log[max(since - 1, 0) :]:
            told.append(
                {
                    "number": entry.number,
                    "seat": entry.seat,
                    "choice": entry.choice.name,
                    "events": seen(entry.events, seat),
                }
            )
        return told

    def why_not(self, seat: int | None, thing: Choice | int | str) -> Message | None:
        """Why a thing is not a choice of that seat now: the reason and its paragraph. None if it is one."""
        self._check_seat(seat)
        choice = self._identify(thing)
        if seat == self.seat and seat is not None and self._is_legal(choice):
            return None
        return self.game.why_not(self._state, seat, choice)

    def label(self, thing: Choice | int | str) -> Message:
        """What a thing is called at the table."""
        return self.game.label(self._state, self._identify(thing))

    # What can be done

    def play(self, thing: Choice | int | str, seat: int | None = None) -> list[Event]:
        """Make one choice: a Choice, its id or its name. `seat`, where given, is checked to be the one to move.

        The events are for the host: they name cards drawn unseen. What a seat may know of them is in `story`.
        """
        self._check_turn(seat)
        s = self._state
        choice = self._identify(thing)
        if not self._is_legal(choice):
            raise Refused(self.game.why_not(s, s.seat, choice))
        after = s.clone()
        self.luck.prepare(after, self.number + 1)
        after.tape_n = 0
        self.game.rules.choose(after, choice)
        events = run(self.game, after)
        self._remember(s, after)
        self._state = after
        self.log.append(Entry(self.number + 1, s.seat, self.game.choice(choice), events))
        return events

    def undo(self, seat: int | None = None) -> None:
        """Take back the last choice; never across luck, nor for a seat once another has chosen."""
        refusal = self.undo_refusal(seat)
        if refusal is not None:
            raise Refused(refusal)
        self._state = self._before.pop()
        self.log.pop()

    def undo_refusal(self, seat: int | None = None) -> Message | None:
        """Why the last choice cannot be taken back (by that seat); None if it can."""
        self._check_seat(seat)
        if seat is not None and self.log and self.log[-1].seat != seat:
            return Message("undo-other-seat", {}, "")
        return None if self._before else Message(self._barrier, {}, "")

    @property
    def undo_reach(self) -> int:
        """The earliest moment that undo leads back to."""
        return self.number - len(self._before)

    def preview(self, seat: int, thing: Choice | int | str) -> Preview:
        """What one of a seat's choices would lead to, as that seat would see it and as far as no luck decides."""
        choice = self._identify(thing)
        if seat != self.seat or not self._is_legal(choice):
            raise Refused(self.game.why_not(self._state, seat, choice))
        return preview(self.game, self._state, seat, choice)

    def advise(self, seat: int | None = None, budget: Any = "1s", seed: int | None = None) -> list[Advice]:
        """The choices worth looking into for the seat to move: chance to win, and what would follow.

        The one looked into most comes first.

        A seat that is named must be the one to move. `budget` is `"1s"`, a number of looks ahead or a `bots.Budget`;
        with a number and a seed the answer can be had again. It is found from what the seat may know, and from nothing
        else.
        """
        self._check_turn(seat)
        return appointed()(self, self._state.seat, budget, seed)

    def determinise(self, seat: int | None, seed: int) -> Core:
        """A state that a seat cannot tell from the true one: what it may not know is dealt anew, luck is other luck.

        All of it follows from what the seat may know and the seed: it can be given to whoever sits there.
        """
        self._check_seat(seat)
        s = self._state.clone()
        Luck.stream(seed).prepare(s, 0)
        self.game.rules.determinise(s, -1 if seat is None else seat)
        s.rolls = self._state.rolls  # dealing anew is not luck of the match
        s.tape[:] = [0] * len(s.tape)  # which still names what was drawn last
        return s

    def position(self) -> dict[str, Any]:
        """The table by names, as JSON, to begin another match from."""
        return self.game.read_position(self._state)

    def record(self, public: bool = False) -> dict[str, Any]:
        """The whole match as a small JSON document; a `public` one keeps the key secret until the game is over."""
        from .record import write  # a record knows the match it is of

        return write(self, public)

    def hash(self) -> str:
        """A fingerprint of the true state, without the luck to come."""
        s = self._state.clone()
        s.rng[:] = [0] * len(s.rng)
        return s.hash()

    # How

    def _remember(self, before: Core, after: Core) -> None:
        if self.log and self.log[-1].seat != before.seat:
            self._before.clear()
            self._barrier = "undo-other-seat"
        self._before.append(before)
        if after.rolls != before.rolls:
            self._before.clear()
            self._barrier = "undo-luck"
        if after.over:  # the result and the key tell what was secret
            self._before.clear()
            self._barrier = "undo-over"

    def _is_legal(self, choice: int) -> bool:
        n = self.game.rules.choices(self._state, self._buffer)
        return choice in self._buffer[:n]

    def _identify(self, thing: Choice | int | str) -> int:
        """The choice a thing stands for; what names nothing is refused."""
        if isinstance(thing, Choice):
            thing = thing.id
        if isinstance(thing, str):
            number = self.game.choice_id(thing)
        else:
            number = thing if type(thing) is int and self.game.is_choice(thing) else None
        if number is None:
            raise Refused(Message("no-such-choice", {"name": shown(thing)}, ""))
        return number

    def _check_turn(self, seat: int | None) -> None:
        """The game goes on, and a seat that is named is the one to move."""
        if self._state.over:
            raise Refused(Message("game-over", {}, ""))
        self._check_seat(seat)
        if seat is not None and seat != self._state.seat:
            raise Refused(Message("not-your-turn", {"player": self._state.seat}, ""))

    def _check_seat(self, seat: int | None) -> None:
        if seat is not None and (type(seat) is not int or not 0 <= seat < self.seats):
            raise Refused(Message("no-such-seat", {"name": shown(seat), "last": self.seats - 1}, ""))
