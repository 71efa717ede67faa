"""How the text table speaks: sentences of one language, in short lines."""

from __future__ import annotations

import shutil
import textwrap
from collections.abc import Iterable, Sequence
from typing import Any

import msgspec

from pileus.games.contract import Offer, Part
from pileus.locale import HOME, Message, say
from pileus.rulebooks import Paragraph

WIDEST = 80
NO_BREAK = "\N{NO-BREAK SPACE}"


class Voice:
    """Says things on the standard output."""

    def __init__(self, language: str = HOME, players: Sequence[str] | None = None) -> None:
        from rich.console import Console

        self.language = language
        self.players = players
        # Screen readers and pipes get plain text; NO_COLOR is rich's own affair.
        self._console = Console(highlight=False, markup=False, emoji=False, soft_wrap=True)

    @property
    def is_on_terminal(self) -> bool:
        """Whether somebody looks at a screen."""
        return self._console.is_terminal

    def words(self, message: Message) -> str:
        """A message as a sentence."""
        return say(message, self.language, self.players)

    def cited(self, message: Message) -> str:
        """A sentence with the paragraph behind it."""
        words = self.words(message)
        return f"{words} ({message.rule})" if message.rule else words

    def cite(self, message: Message) -> None:
        """Say a sentence with the paragraph behind it."""
        self.line(self.cited(message))

    def verbatim(self, text: str) -> None:
        """A line to be copied: it is not broken."""
        self._console.print(f"  {text}")

    def tell(self, message_id: str, **args: Any) -> None:
        """Say a sentence of the table's own."""
        self.line(self.words(Message(message_id, args, "")))

    def line(self, text: str, first: str = "", then: str | None = None, style: str | None = None) -> None:
        """A paragraph in short lines; `first` and `then` are its margins."""
        width = min(shutil.get_terminal_size((WIDEST, 24)).columns, WIDEST) - 1
        margin = first if then is None else then
        for name in self.players or ():  # a name is not torn apart
            text = text.replace(name, name.replace(" ", NO_BREAK))
        wrapped = textwrap.wrap(
            text,
            max(width, 20),
            initial_indent=first,
            subsequent_indent=margin,
            break_on_hyphens=False,
            break_long_words=False,
        )
        for row in wrapped or [""]:
            self._console.print(row.replace(NO_BREAK, " "), style=style)

    def blank(self) -> None:
        """An empty line between parts."""
        self._console.print()

    def heading(self, text: str) -> None:
        """A line that opens a part."""
        self.line(text, style="bold")

    def curtain(self) -> None:
        """Nothing of what was shown stays on the screen, nor above it."""
        if self.is_on_terminal:
            self._console.file.write("\033[2J\033[3J\033[H")

    def parts(self, parts: Iterable[Part]) -> None:
        """Parts of a table."""
        for part in parts:
            self.heading(self.words(part.title))
            for line in part.lines:
                self.line(self.words(line), "  ", "      ")
            self.blank()

    def offers(self, offers: Iterable[Offer]) -> list[tuple[str, str]]:
        """Numbered choices, below their headings; their names and labels, in the order of the numbers."""
        listed: list[tuple[str, str]] = []
        for title, choices in offers:
            if title is not None:
                self.line(f"{self.words(title)}:" if choices else self.words(title), "", "      ")
            for name, label in choices:
                listed.append((name, self.words(label)))
                self.line(listed[-1][1], f"{len(listed):>4}  ", "        ")
        return listed

    def story(self, entries: Iterable[dict[str, Any]]) -> None:
        """What happened: sentences about one player in a paragraph, others on lines of their own."""
        paragraph: list[str] = []
        about: Any = None
        for entry in entries:
            for event in entry["events"]:
                message = msgspec.convert(event, Message)
                player = message.args.get("player")
                if paragraph and (player is None or player != about):
                    self.line(" ".join(paragraph), "", "  ")
                    paragraph = []
                paragraph.append(self.words(message))
                about = player
        if paragraph:
            self.line(" ".join(paragraph), "", "  ")

    def paragraphs(self, paragraphs: Iterable[Paragraph]) -> None:
        """Rules, by their ids."""
        for paragraph in paragraphs:
            if paragraph.is_heading:
                self.heading(f"{paragraph.id} {paragraph.text}")
            else:
                self.line(f"{paragraph.id}  {paragraph.text}", "", "  ")
