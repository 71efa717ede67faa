"""A match at a text table: the story is told, choices are numbered, and anything may be asked about."""

from __future__ import annotations

import random
import shlex
from collections.abc import Callable
from pathlib import Path
from typing import Any, ClassVar

import msgspec

from pileus.games.contract import Refused
from pileus.locale import Message
from pileus.play.match import Match
from pileus.rulebooks import find as find_rules

from .files import cannot_save, write_record
from .finding import matches, plain
from .seats import YOU, Sitter
from .voice import Voice

LOG_ENTRIES = 20
MOST_NAMED = 8


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
        is_new: bool = True,
    ) -> None:
        self.match = match
        self.sitters = sitters
        self.voice = voice
        self.ask = ask
        self.seed = seed
        self.file = file
        """Where the record is kept; the file is this table's own, so it is written again without asking."""
        self.persons = [seat for seat, sitter in enumerate(sitters) if sitter.bot is None]
        before = -1 if is_new else match.number
        self.told: dict[int | None, int] = dict.fromkeys([*self.persons, None], before)
        """For each person, and for an audience without any, the last choice told of; -1 before the set-up."""
        self.greeted: set[int] = set()
        """Who has been shown where the game stands."""
        self.at_screen: int | None = self.persons[0] if len(self.persons) == 1 else None

    def run(self) -> None:
        """Play until the game is over or somebody leaves."""
        self._welcome()
        try:
            while (seat := self.match.seat) is not None:
                if self.sitters[seat].bot is None:
                    self._decide(seat)
                else:
                    self._let_bot_choose(seat)
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
            who = "you" if sitter.kind == YOU else "person" if sitter.bot is None else "bot"
            voice.tell("text-sitter", number=seat + 1, player=seat, who=who, kind=sitter.kind)
        if self.persons:
            voice.blank()
            voice.tell("text-welcome")

    def _let_bot_choose(self, seat: int) -> None:
        bot, match = self.sitters[seat].bot, self.match
        assert bot is not None
        luck = random.Random() if self.seed is None else random.Random(f"{self.seed} {seat} {match.number}")
        match.play(bot.choose(match.view(seat), match.choices, luck), seat)

    def _catch_up(self, seat: int | None) -> bool:
        """Tell what happened since this person last looked; whether somebody else was part of it."""
        entries = self.match.story(seat, self.told[seat] + 1)
        self.told[seat] = self.match.number
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
        voice.line(self._cited(result.reason))
        tied = len(set(result.scores)) < len(result.scores)
        for seat in sorted(range(self.match.seats), key=lambda seat: result.places[seat]):
            args = {"place": result.places[seat], "player": seat, "points": result.scores[seat]}
            voice.tell("text-place-tied" if tied else "text-place", **args, tiebreak=result.tiebreaks[seat])
        voice.tell("text-winner" if len(result.winners) == 1 else "text-winners", players=result.winners)
        if self.file is not None:
            write_record(self.file, self.match.record())
            voice.tell("text-saved", file=str(self.file))

    def _leave(self) -> None:
        self.voice.blank()
        if self.file is None:
            self.voice.tell("text-left-unsaved")
        else:
            write_record(self.file, self.match.record())
            command = f"pileus play {self.match.game.name} --load {shlex.quote(str(self.file))}"
            self.voice.tell("text-left", file=str(self.file), command=command)

    # One decision

    def _decide(self, seat: int) -> None:
        """Ask a person until something was chosen or taken back."""
        if self.at_screen != seat:
            self._draw_curtain(seat)
        if self._catch_up(seat) or seat not in self.greeted:
            self.greeted.add(seat)
            self.voice.blank()
            self.voice.parts(self._describe(seat)[:1])
        else:
            self.voice.blank()
        number = self.match.number
        listed = self._list_choices()
        while self.match.number == number:
            typed = self.ask("> ").strip()
            try:
                again = self._answer(seat, typed, listed)
            except Refused as refused:
                self.voice.line(self._cited(refused.reason))
                again = False
            if again and self.match.number == number:
                listed = self._list_choices()

    def _draw_curtain(self, seat: int) -> None:
        """Between two persons at one device nothing stays on the screen."""
        if self.at_screen is not None:
            self.voice.curtain()
        self.voice.blank()
        self.voice.tell("text-curtain", player=seat)
        self.ask("")
        self.at_screen = seat

    def _list_choices(self) -> list[tuple[str, str]]:
        self.voice.heading(self._cited(self.match.prompt))
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
            self._explain(seat, typed)

    # Commands; each answers whether the choices should be listed again

    def _why(self, seat: int, rest: str, listed: list[tuple[str, str]]) -> bool:
        if not rest:
            prompt = self.match.prompt
            self.voice.line(self._cited(prompt))
            self.voice.paragraphs(find_rules(prompt.rule)[:1])
            self.voice.tell("text-ask-more")
            return False
        things = self._things(rest)
        if len({label for _, label in things}) == 1:  # a name comes before what is said about other things
            meant = {name for name, _ in things}
            found = [i for i, (name, _) in enumerate(listed) if name in meant][:1]
        else:
            found = matches(rest, listed)
        if len(found) == 1:
            label = self.match.label(listed[found[0]][0])
            self.voice.tell("text-is-choice", label=label, number=found[0] + 1)
            self.voice.paragraphs(find_rules(label.rule)[:1])
        elif found:
            self.voice.tell("text-several-choices", typed=rest, numbers=[str(i + 1) for i in found])
        else:
            self._explain(seat, rest)
        return False

    def _explain(self, seat: int, typed: str) -> None:
        """Why a thing is not a choice."""
        things = self._things(typed)
        if not things:
            self.voice.tell("text-unknown", typed=typed[:80])
            return
        reasons = {name: self.match.why_not(seat, name) for name, _ in things}
        answers = [reason for reason in reasons.values() if reason is not None]
        labels = {label for _, label in things}
        if len(labels) > 1:
            names = sorted(labels)[:MOST_NAMED]
            self.voice.tell("text-several-things", typed=typed[:80], things=names)
            return
        for sentence in dict.fromkeys(self._cited(answer) for answer in answers):  # four copies, one answer
            self.voice.line(sentence)

    def _things(self, typed: str) -> list[tuple[str, str]]:
        """Everything of the game that fits; a stack is found by its name or by its province."""
        game = self.match.game
        name = ":".join(typed.lower().replace(":", " ").split())
        if game.choice_id(name) is not None:
            return [(name, name)]
        choices = [game.choice(i) for i in range(game.choice_ids) if game.is_choice(i)]
        listed = [(c.name, self.voice.words(self.match.label(c))) for c in choices if c.kind != "stack"]
        if not plain(typed) or typed.isdigit():
            return []
        return [listed[i] for i in matches(typed, listed)]

    def _cited(self, message: Message) -> str:
        """A sentence with the paragraph behind it."""
        words = self.voice.words(message)
        return f"{words} ({message.rule})" if message.rule else words

    def _rule(self, seat: int, rest: str, listed: list[tuple[str, str]]) -> bool:
        self.voice.paragraphs(find_rules(rest or self.match.prompt.rule))
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
        wanted = [part for part in parts if plain(rest) in plain(self.voice.words(part.title))]
        if not wanted:
            self.voice.tell("text-no-such-part", typed=rest[:80], parts=[part.title for part in parts])
            return False
        self.voice.blank()
        self.voice.parts(wanted)
        return True

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
    "text-help-rule",
    "text-help-table",
    "text-help-log",
    "text-help-undo",
    "text-help-save",
    "text-help-quit",
)
