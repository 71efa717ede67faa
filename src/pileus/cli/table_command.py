"""Commands that lay a table: they take the table options of its game.

The game decides which options there are, so it is found, with its data, before the rest of the line is read.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING, Any

from typer import Context
from typer.core import TyperCommand

from .options import use_data

if TYPE_CHECKING:
    from pileus.games.contract import Game

    from .table_options import TableOption

GIVEN = "pileus.table_options"


def table_options(context: Context) -> dict[str, Any]:
    """The table options that were given; the rest is the game's default."""
    given: dict[str, Any] = context.meta[GIVEN]
    return dict(given)


class TableCommand(TyperCommand):
    """A command whose options are its own and those of the game's table."""

    def parse_args(self, ctx: Context, args: list[str]) -> list[str]:  # type: ignore[override]
        """Take the table options out; the rest is read as usual."""
        if set(args) & set(ctx.help_option_names):
            return super().parse_args(ctx, ctx.help_option_names[:1])
        args = self._choose_data(args)
        game = self._find_game(args)
        if game is None:
            ctx.meta[GIVEN] = {}
            needed = any(param.name == "game" and param.required for param in self.params)
            return super().parse_args(ctx, [] if needed else args)  # which says that it is missing
        ctx.meta[GIVEN], rest = self._take(args, game)
        return super().parse_args(ctx, rest)

    @cached_property
    def own(self) -> dict[str, bool]:
        """The command's own options, and whether each takes a value."""
        options: list[Any] = [param for param in self.params if param.param_type_name == "option"]
        return {flag: not option.is_flag for option in options for flag in (*option.opts, *option.secondary_opts)}

    def _choose_data(self, args: list[str]) -> list[str]:
        """The data are chosen before the game is loaded, and then not once more."""
        for i, word in enumerate(args):
            if word == "--data" and i + 1 < len(args):
                use_data(Path(args[i + 1]))
                return args[:i] + args[i + 2 :]
            if word.startswith("--data="):
                use_data(Path(word.partition("=")[2]))
                return args[:i] + args[i + 1 :]
        return args

    def _find_game(self, args: list[str]) -> Game | None:
        """The game, wherever it stands: a word that names one, or else the first that can be no option's value."""
        from pileus.games import find, names

        known = names()
        bare = []
        for before, word in zip(["", *args], args, strict=False):
            if word.startswith("-") or self.own.get(before):
                continue
            if word in known:
                return find(word)
            if before in self.own or not before.startswith("--") or "=" in before:
                bare.append(word)
        return find(bare[0]) if bare else None  # which says what games there are

    def _take(self, args: list[str], game: Game) -> tuple[dict[str, Any], list[str]]:
        """The table options among the words, and the other words."""
        from .table_options import options_of

        options = {flag: option for option in options_of(game) for flag in option.flags}
        given: dict[str, Any] = {}
        rest: list[str] = []
        words = iter(args)
        for word in words:
            flag, equals, value = word.partition("=")
            option = options.get(flag)
            if flag in self.own or not flag.startswith("--"):
                rest += [word, *next_of(words)] if self.own.get(word) else [word]
            elif option is None:
                refuse_option_of_another_game(flag, game)
                rest.append(word)  # the command refuses it
            elif option.is_switch and not equals:
                given[option.name] = flag == option.flag
            else:
                given[option.name] = option.read(value if equals else value_of(option, words))
        return given, rest

    def format_options(self, ctx: Any, formatter: Any) -> None:
        """The command's own options, then those of each game's table, value by value."""
        from pileus.locale import Message, say

        from .table_options import help_rows, loadable, options_of, title

        super().format_options(ctx, formatter)
        for game in loadable():
            with formatter.section(say(Message("cli-options-of", {"game": title(game)}, ""))):
                formatter.write_dl([row for option in options_of(game) for row in help_rows(game, option)])


def next_of(words: Iterator[str]) -> list[str]:
    """The next word, if there is one."""
    return [word for word in [next(words, None)] if word is not None]


def value_of(option: TableOption, words: Iterator[str]) -> str:
    """The word after an option."""
    from pileus.games.contract import Refused
    from pileus.locale import Message

    word = next(words, "--")
    if word.startswith("--"):
        values = [str(value) for value in option.values]
        raise Refused(Message("cli-option-without-value", {"option": option.flag, "values": values}, ""))
    return word


def refuse_option_of_another_game(flag: str, game: Game) -> None:
    """One sentence that says what would be right."""
    from pileus.games.contract import Refused
    from pileus.locale import Message

    from .table_options import loadable, options_of, title

    for other in loadable():
        if other.name != game.name and any(flag in option.flags for option in options_of(other)):
            known = [option.flag for option in options_of(game)]
            args = {"option": flag, "other": title(other), "game": title(game), "known": known}
            raise Refused(Message("cli-option-of-another-game", args, ""))
