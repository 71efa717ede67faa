"""Table options of any game: every field of its Options, as it is typed and as --help tells it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

from pileus.locale import Message, Unsayable, say, sentence

if TYPE_CHECKING:
    from pileus.games.contract import Game


class TableOption(NamedTuple):
    """A field of a game's Options."""

    name: str
    values: tuple[Any, ...]
    """True and false, or words, or numbers; the default first. None for a kind that is not typed."""
    default: Any

    @property
    def flag(self) -> str:
        """`--counter-revolution`"""
        return f"--{self.name.replace('_', '-')}"

    @property
    def is_switch(self) -> bool:
        """Typed `--pairs` or `--no-pairs`, without a value."""
        return any(value is True for value in self.values)

    @property
    def flags(self) -> tuple[str, ...]:
        """All that can be typed for it."""
        return (self.flag, f"--no-{self.flag[2:]}") if self.is_switch else (self.flag,)

    def typed(self, value: Any) -> str:
        """One value of it, as one types it."""
        return self.flags[0 if value else 1] if self.is_switch else f"{self.flag} {value}"

    def read(self, word: str) -> Any:
        """A word as a value; what fits none stays a word, which the game then refuses in a sentence of its own."""
        return next((value for value in self.values if str(value) == word and not self.is_switch), word)


def options_of(game: Game) -> list[TableOption]:
    """The table options of a game, in its order."""
    from msgspec.inspect import StructType, type_info

    info = type_info(game.options)
    assert isinstance(info, StructType)
    return [TableOption(field.name, _values(field), field.default) for field in info.fields]


def _values(field: Any) -> tuple[Any, ...]:
    """What an option may be, the default first; an option may be left out, but None is not typed."""
    from msgspec.inspect import BoolType, IntType, LiteralType, UnionType

    values: list[Any] = []
    for kind in field.type.types if isinstance(field.type, UnionType) else (field.type,):
        if isinstance(kind, BoolType):
            values += [True, False]
        elif isinstance(kind, LiteralType):
            values += kind.values
        elif isinstance(kind, IntType) and kind.ge is not None and kind.le is not None:
            values += range(kind.ge, kind.le + 1)
    return tuple(sorted(values, key=lambda value: value != field.default))


def seat_players(game: Game, options: dict[str, Any], seats: int) -> None:
    """Whoever names those who sit down says how many there are, unless that was said or the game does not ask."""
    if "players" in game.options.__struct_fields__:
        options.setdefault("players", seats)


def all_options(game: Game, given: dict[str, Any], sitters: int) -> tuple[dict[str, Any], int]:
    """All options written out, and how many seats that makes: as many as sitters, if nobody said otherwise."""
    import msgspec

    from pileus.games.contract import Refused
    from pileus.play.inputs import convert_options

    wanted = dict(given)
    if sitters > 1:
        seat_players(game, wanted, sitters)
    s = game.state()
    try:
        options = convert_options(game.options, wanted)
    except Refused:
        options = convert_options(game.options, given)  # so many do not play this game
    game.lay_options(s, options)
    return msgspec.to_builtins(game.read_options(s)), game.seats(s)


def loadable() -> list[Game]:
    """The games there are; one that has no data in the folder chosen is left out."""
    from pileus import DataError
    from pileus.games import find, names

    games = []
    for name in names():
        try:
            games.append(find(name))
        except DataError:
            continue
    return games


def title(game: Game) -> str:
    """A game's name for people; a game of another package may have no words."""
    return _said(Message(f"{game.name}-word-title", {}, "")) or game.name


def help_rows(game: Game, option: TableOption) -> list[tuple[str, str]]:
    """For each value what one types, and what the table says of it; a span of numbers in one row."""
    # What is left out may follow from other options: what a table has if none of them is given.
    follows = option.default is None
    default = all_options(game, {}, 0)[0][option.name] if follows else option.default
    allowed = getattr(game.options, "ALLOWED", {}).get(option.name)
    rule = f" ({allowed.rule})" if allowed is not None else ""

    def words(value: Any) -> str:
        return _said(Message(f"{game.name}-option-{option.flag[2:]}", {option.name: value}, "")) + rule

    if len(option.values) > 2 and all(type(value) is int for value in option.values):
        low, high = min(option.values), max(option.values)
        said = words(say(Message("cli-option-span", {"low": low, "high": high}, "")))
        if default in option.values:
            message = "cli-option-number-follows" if follows else "cli-option-number"
            said = say(Message(message, {"words": said, "number": default}, ""))
        return [(option.typed(f"<{low}-{high}>"), said)]
    rows = []
    for value in option.values:
        said = words(value)
        if value == default:
            said = say(Message("cli-option-default-follows" if follows else "cli-option-default", {"words": said}, ""))
        rows.append((option.typed(value), said))
    return rows


def _said(message: Message) -> str:
    try:
        return sentence(message)
    except Unsayable:
        return ""
