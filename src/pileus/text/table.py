"""A match at a text table: the story is told, choices are numbered, and anything may be asked about."""

from __future__ import annotations

import random
import shlex
import sys
import termios
from collections.abc import Callable
from pathlib import Path
from typing import Any, ClassVar

import msgspec

from pileus import bots
from pileus.arena.turns import BotFailed, let_bot_choose
from pileus.games.contract import Part, Refused, Result
from pileus.locale import Message
from pileus.play.match import Match

from .asking import Questions
from .files import cannot_save, free_name, write_record
from .finding import matches, plain
from .seats import YOU, Sitter
from .thinking import BackRoom
from .voice import Voice

LOG_ENTRIES = 20


class Leave(Exception):
    """Somebody left the table."""


class TextTable:
    """One match, its sitters, and a voice that tells each person at the device what that seat may know."""

    def __init__(
        self,
        match: Match,
        sitters: list[Sitter],
        voice: Voice,
        ask: Callable[[str], str] = input,
        seed: int | None = None,
        file: Path | None = None,
        loaded: Path | None = None,
        command: str = "",
    ) -> None:
        self.match = match
        self.sitters = sitters
        self.voice = voice
        self.ask = ask
        self.seed = seed
        self.file = file
        """Where the record is kept; the file is this table's own, so it is written again without asking."""
        self.loaded = loaded
        """The record this goes on with."""
        self.command = command
        """What one types in a shell to sit down here, but for the file."""
        self.questions = Questions(match, voice)
        match.names = [sitter.word for sitter in sitters]
        self.persons = [seat for seat, sitter in enumerate(sitters) if sitter.bot is None]
        self.sat_down_at = match.number
        self.told: dict[int | None, int] = {
            person: -1 if loaded is None else self._before_last_action(person) for person in (*self.persons, None)
        }
        """For each person, and for an audience without any, the last choice told of; -1 before the set-up.

        Where all is public those at one device read the same screen, so what one was told the others know.
        """
        self.greeted: set[int] = set()
        """Who has been shown where the game stands."""
        self.at_screen: int | None = self.persons[0] if len(self.persons) == 1 else None

    def run(self) -> None:
        """Play until the game is over or somebody leaves."""
        self._welcome()
        try:
            with BackRoom(self.sitters, self.match.game.name, self._tell_who_thinks) as back_room:
                while (seat := self.match.seat) is not None:
                    if self.sitters[seat].bot is None:
                        self._decide(seat)
                    else:
                        self._let_bot_choose(seat, back_room.guests[seat])
        except BotFailed:
            self._keep_what_there_is()
            raise
        except (Leave, EOFError, KeyboardInterrupt) as reason:
            if not isinstance(reason, Leave):
                self.voice.blank()
            self._leave()
        else:
            self._finish()

    # Before, between and after

    def _welcome(self) -> None:
        voice, game = self.voice, self.match.game.name
        voice.heading(voice.words(Message(f"{game}-word-title", {}, "")))
        for option, value in msgspec.to_builtins(self.match.options).items():
            voice.line(voice.words(Message(f"{game}-option-{option.replace('_', '-')}", {option: value}, "")), "  ")
        voice.blank()
        for seat, sitter in enumerate(self.sitters):
            who = "you" if sitter.word == YOU else "person" if sitter.bot is None else "bot"
            voice.tell("text-sitter", number=seat + 1, player=seat, who=who, kind=sitter.word)
        if any(bots.is_slow(bots.split(sitter.word)[0]) for sitter in self.sitters):
            voice.tell("text-bots-slow")
        voice.blank()
        if self.file is not None:
            voice.tell("text-kept-again" if self.file == self.loaded else "text-kept", file=str(self.file))
        if self.persons:
            for goal in self.match.game.about("goal")[:1]:
                voice.cite(goal)
            voice.tell("text-welcome")

    def _before_last_action(self, person: int | None) -> int:
        """The last choice before what somebody who comes back is told: what came since they last had a turn."""
        number = self.match.number
        if person is None:
            return max(-1, number - LOG_ENTRIES)
        while number and self.match.log[number - 1].seat == person:
            number -= 1
        while number and self.match.log[number - 1].seat != person:
            number -= 1
        return number if number else -1

    def _let_bot_choose(self, seat: int, bot: bots.Bot) -> None:
        number = self.match.number
        luck = random.Random() if self.seed is None else random.Random(f"{self.seed} {seat} {number}")
        let_bot_choose(self.match, bot, self.sitters[seat].word, luck)

    def _tell_who_thinks(self, seat: int) -> None:
        """A bot takes its time, and somebody looks at the screen: what happened so far, and who is to choose."""
        if not self.voice.is_on_terminal:
            return
        if self.at_screen is not None or not (self.persons and self.match.game.secrets):
            self._catch_up(self.at_screen)
        self.voice.tell("text-thinking", player=seat)

    def _catch_up(self, seat: int | None) -> bool:
        """Tell what happened since this person last looked; whether somebody else was part of it."""
        entries = self.match.story(seat, self.told[seat] + 1)
        for listener in [seat] if self.match.game.secrets else list(self.told):
            self.told[listener] = self.match.number
        if any(entry["events"] for entry in entries):
            self.voice.blank()
            self.voice.story(entries)
        return any(entry["seat"] != seat for entry in entries)

    def _finish(self) -> None:
        result = self.match.result
        assert result is not None
        audience = self.persons[0] if len(self.persons) == 1 else None
        if len(self.persons) > 1:
            self.told[None] = max(self.told.values())
        self._catch_up(audience)
        voice = self.voice
        voice.blank()
        voice.heading(voice.words(Message("text-over", {}, "")))
        voice.cite(result.reason)
        self._rank(result)
        if result.winners:  # where all lost together the reason has said so
            voice.tell("text-winner" if len(result.winners) == 1 else "text-winners", players=result.winners)
        if self.file is not None:
            write_record(self.file, self.match.record())
            voice.tell("text-saved", file=str(self.file))

    def _rank(self, result: Result) -> None:
        """The places, in the game's own words for what counted; what breaks ties only where something did."""
        game, end = self.match.game, self.match.game.ends[self.match.state.over]
        for seat in sorted(range(self.match.seats), key=lambda seat: result.places[seat]):
            score = Message(f"{game.name}-word-score-{end}", {"points": result.scores[seat]}, "")
            args: dict[str, Any] = {"place": result.places[seat], "player": seat, "score": score}
            tied = [other for other, points in enumerate(result.scores) if points == result.scores[seat]]
            if not result.winners:
                self.voice.tell("text-no-place", **args)
            elif len(tied) > 1 and any(any(result.tiebreaks[other]) for other in tied):
                tiebreak = Message(f"{game.name}-word-tiebreak-{end}", {"tiebreak": result.tiebreaks[seat]}, "")
                self.voice.tell("text-place-tied", **args, tiebreak=tiebreak)
            else:
                self.voice.tell("text-place", **args)

    def _leave(self) -> None:
        """The game is kept, if there is a file for it; at a terminal one is made for a game under way."""
        self.voice.blank()
        under_way = any(entry.seat in self.persons for entry in self.match.log[self.sat_down_at :])
        if self.file is None and under_way and sys.stdin.isatty():
            self.file = free_name(self.match.game.name)
        if self.file is None:
            self.voice.tell("text-left-unsaved")
            return
        self._keep(self.file, "text-left")

    def _keep(self, file: Path, sentence: str) -> None:
        """The game in its file, and how one goes on with it."""
        write_record(file, self.match.record())
        self.voice.tell(sentence, file=str(file))
        self.voice.verbatim(f"{self.command} --load {shlex.quote(str(file))}")

    def _keep_what_there_is(self) -> None:
        """A bot failed: what persons have played is not lost, whether or not they had a file for it."""
        if self.file is not None or any(entry.seat in self.persons for entry in self.match.log):
            self.voice.blank()
            self._keep(self.file or free_name(self.match.game.name), "text-kept-after-failure")

    # One decision

    def _decide(self, seat: int) -> None:
        """Ask a person until something was chosen or taken back."""
        if self.at_screen != seat:
            self._draw_curtain(seat)
        others_acted = self._catch_up(seat)
        if others_acted or seat not in self.greeted:
            self.greeted.add(seat)
            self.voice.blank()
            self.voice.parts(self._describe(seat)[:1])
        else:
            self.voice.blank()
        number = self.match.number
        listed = self._list_choices()
        if others_acted:
            self._forget_what_was_typed()
        while self.match.number == number:
            typed = self.ask("> ").strip()
            try:
                again = self._answer(seat, typed, listed)
            except Refused as refused:
                self.voice.cite(refused.reason)
                again = False
            if again and self.match.number == number:
                listed = self._list_choices()

    def _draw_curtain(self, seat: int) -> None:
        """Between two persons at one device nothing stays on the screen, if the game has anything to hide."""
        if not self.match.game.secrets:
            self.at_screen = seat
            return
        if self.at_screen is not None:
            self.voice.curtain()
        self.voice.blank()
        self.voice.tell("text-curtain", player=seat)
        self._forget_what_was_typed()
        self.ask("")
        self.at_screen = seat

    def _forget_what_was_typed(self) -> None:
        """While others acted: nobody meant to answer what they had not seen yet."""
        if sys.stdin.isatty():
            termios.tcflush(sys.stdin, termios.TCIFLUSH)

    def _list_choices(self) -> list[tuple[str, str]]:
        self.voice.heading(self.voice.cited(self.match.prompt))
        return self.voice.offers(self.match.game.offer(self.match.view(self.match.seat)))

    def _answer(self, seat: int, typed: str, listed: list[tuple[str, str]]) -> bool:
        """Do what was typed; whether the choices should be listed again."""
        word, _, rest = typed.partition(" ")
        if typed.startswith("?"):
            word, rest = "?", typed[1:]
        command = self._commands.get(word.casefold())
        if command is not None:
            return command(self, seat, rest.strip(), listed)
        if not typed:
            return True
        self._choose(seat, typed, listed)
        return False

    def _choose(self, seat: int, typed: str, listed: list[tuple[str, str]]) -> None:
        found = matches(typed, listed)
        if len(found) == 1:
            self.match.play(listed[found[0]][0], seat)
        elif found:
            self.voice.tell("text-several-choices", typed=typed, numbers=[str(i + 1) for i in found])
        elif typed.isdigit():
            self.voice.tell("text-no-such-number", last=len(listed))
        else:
            self.questions.explain(seat, typed)

    # Commands; each answers whether the choices should be listed again

    def _why(self, seat: int, rest: str, listed: list[tuple[str, str]]) -> bool:
        self.questions.answer(seat, rest, listed)
        return False

    def _goal(self, seat: int, rest: str, listed: list[tuple[str, str]]) -> bool:
        self.questions.goal()
        return False

    def _rule(self, seat: int, rest: str, listed: list[tuple[str, str]]) -> bool:
        self.questions.rule(rest)
        return False

    def _undo(self, seat: int, rest: str, listed: list[tuple[str, str]]) -> bool:
        self.match.undo(seat)
        for person in self.told:
            self.told[person] = min(self.told[person], self.match.number)
        self.voice.tell("text-undone")
        return True

    def _log(self, seat: int, rest: str, listed: list[tuple[str, str]]) -> bool:
        since = 0 if rest == "all" else max(0, self.match.number - LOG_ENTRIES + 1)
        self.voice.story(self.match.story(seat, since))
        self.voice.blank()
        return True

    def _table(self, seat: int, rest: str, listed: list[tuple[str, str]]) -> bool:
        parts = self._describe(seat)
        wanted = [part for part in parts if self._speaks_of(part.title, rest)]
        if not wanted:  # no heading, perhaps lines below some: all displays, all supplies
            lines = [Part(part.title, [line for line in part.lines if self._speaks_of(line, rest)]) for part in parts]
            wanted = [part for part in lines if part.lines]
        if not wanted:
            names = Message(f"{self.match.game.name}-word-parts", {}, "")
            self.voice.tell("text-no-such-part", typed=rest[:80], parts=names)
            return False
        self.voice.blank()
        self.voice.parts(wanted)
        return True

    def _speaks_of(self, message: Message, typed: str) -> bool:
        return plain(typed) in plain(self.voice.words(message))

    def _save(self, seat: int, rest: str, listed: list[tuple[str, str]]) -> bool:
        if not rest and self.file is None:
            self.voice.tell("text-save-where")
            return False
        path = Path(rest).expanduser() if rest else self.file
        assert path is not None
        if path != self.file and path.exists():
            raise cannot_save(path, self.voice.words(Message("text-exists", {}, "")))
        write_record(path, self.match.record())
        self.file = path
        self.voice.tell("text-saved", file=str(path))
        return False

    def _help(self, seat: int, rest: str, listed: list[tuple[str, str]]) -> bool:
        for message_id in HELP:
            words = self.voice.words(Message(message_id, {"rule": self.match.prompt.rule}, ""))
            self.voice.line(words, "", "    ")
        return False

    def _quit(self, seat: int, rest: str, listed: list[tuple[str, str]]) -> bool:
        raise Leave

    def _describe(self, seat: int) -> list[Any]:
        return self.match.game.describe(self.match.view(seat))

    _commands: ClassVar = {
        "?": _why,
        "why": _why,
        "goal": _goal,
        "rule": _rule,
        "undo": _undo,
        "log": _log,
        "table": _table,
        "save": _save,
        "help": _help,
        "quit": _quit,
    }


HELP = (
    "text-help-choose",
    "text-help-again",
    "text-help-why",
    "text-help-goal",
    "text-help-rule",
    "text-help-table",
    "text-help-log",
    "text-help-undo",
    "text-help-save",
    "text-help-quit",
)
