"""Questions at a text table: what a thing or a word is, why it is not a choice, what a rule says."""

from __future__ import annotations

import re

from pileus.play.match import Match
from pileus.rulebooks import find as find_rules

from .finding import matches, plain
from .voice import Voice

MOST_NAMED = 8
RULE = re.compile(r"[A-Za-z]\d+(\.\d+[a-z]?)?")


class Questions:
    """Answers what a person asks; `listed` are the names and labels of the choices, as they are numbered."""

    def __init__(self, match: Match, voice: Voice) -> None:
        self.match = match
        self.voice = voice

    def answer(self, seat: int, asked: str, listed: list[tuple[str, str]]) -> None:
        """What was asked about: nothing, a rule, a word of the game, or a thing."""
        if not asked:
            self._about_the_question()
        elif RULE.fullmatch(asked):
            self.rule(asked)
        elif self.match.game.choice_id(asked) is None and (told := self.match.game.about(plain(asked))):
            for message in told:
                self.voice.cite(message)
        else:
            self._about_the_thing(seat, asked, listed)

    def explain(self, seat: int, typed: str) -> None:
        """Why a thing is not a choice."""
        things = self._things(typed)
        labels = {label for _, label in things}
        if not things:
            self.voice.tell("text-unknown", typed=typed[:80])
        elif len(labels) > 1:
            self.voice.tell("text-several-things", typed=typed[:80], things=sorted(labels)[:MOST_NAMED])
        elif (reason := self.match.why_not(seat, self._nearest(seat, things))) is not None:
            self.voice.cite(reason)

    def rule(self, rule: str) -> None:
        """A paragraph, or the one behind the question."""
        self.voice.paragraphs(find_rules(rule or self.match.prompt.rule))

    def goal(self) -> None:
        """How one wins."""
        for message in self.match.game.about("goal"):
            self.voice.cite(message)

    def _about_the_question(self) -> None:
        prompt = self.match.prompt
        self.voice.cite(prompt)
        self.voice.paragraphs(find_rules(prompt.rule)[:1])
        self.voice.tell("text-ask-more", rule=prompt.rule)

    def _about_the_thing(self, seat: int, asked: str, listed: list[tuple[str, str]]) -> None:
        things = self._things(asked)
        if len({label for _, label in things}) == 1:  # a name comes before what is said about other things
            for message in self.match.game.about(self._nearest(seat, things)):
                self.voice.cite(message)
            meant = {name for name, _ in things}
            found = [i for i, (name, _) in enumerate(listed) if name in meant][:1]
        else:
            found = matches(asked, listed)
        if len(found) == 1:
            label = self.match.label(listed[found[0]][0])
            self.voice.tell("text-is-choice", label=label, number=found[0] + 1)
            self.voice.paragraphs(find_rules(label.rule)[:1])
        elif found:
            self.voice.tell("text-several-choices", typed=asked, numbers=[str(i + 1) for i in found])
        else:
            self.explain(seat, asked)

    def _nearest(self, seat: int, things: list[tuple[str, str]]) -> str:
        return self.match.game.nearest(self.match.view(seat), [name for name, _ in things])

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
