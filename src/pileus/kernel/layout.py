"""The layout of a state, declared once.

A game writes one class whose attributes say name, integer width, shape and meaning:

    @layout
    class State(Core):
        turn: int = i8("The turn, 1 to 4 (L3.1).")
        height: list[list[int]] = i8("Blocks in a seat's stack (L6.2a).", 28, 6)

From it come the CPython class (plain integers and nested lists, with `clone`, `pack`, `hash` and JSON), the
numpy dtype that compiled code uses (`dtype`), and the documentation of the state (`describe`).
"""

from __future__ import annotations

import hashlib
import itertools
import math
import struct
from typing import TYPE_CHECKING, Any, ClassVar, NamedTuple, Self, TypeVar

Buffer = list[int]
"""Where a rule writes its choices: a list in CPython, an integer array when compiled."""

Longs = list[int]
"""The same with room for large numbers: 64 bits when compiled."""


LOST = -1_000_000_000
"""Added to the standing of a seat that has not won, however the others stand: for games that are lost together.

A standing at or below half of it never wins.
"""

EVENT_WIDTH = 5
TAPE_LENGTH = EVENT_WIDTH * 16


class Field(NamedTuple):
    """One attribute of a state."""

    name: str
    code: str  # of the struct module and of numpy: b, h, i or I
    shape: tuple[int, ...]
    meaning: str

    @property
    def size(self) -> int:
        """How many integers it holds."""
        n = 1
        for extent in self.shape:
            n *= extent
        return n


def i8(meaning: str, *shape: int) -> Any:
    """Integers from -128 to 127."""
    return Field("", "b", shape, meaning)


def i16(meaning: str, *shape: int) -> Any:
    """Integers from -32768 to 32767."""
    return Field("", "h", shape, meaning)


def u32(meaning: str, *shape: int) -> Any:
    """Integers from 0 to 4294967295."""
    return Field("", "I", shape, meaning)


class Core:
    """What the state of every game has; each game's State builds on it."""

    if not TYPE_CHECKING:  # mypy would take the fields for class variables
        __slots__ = ()
    FIELDS: ClassVar[tuple[Field, ...]] = ()
    PACKING: ClassVar[struct.Struct]

    rng: list[int] = u32("The four words of the generator, xoshiro128**.", 4)
    rolls: int = u32("How often the generator was used: undo stops where this changed.")
    tape: list[int] = i16("Events since the last beat began, five integers each.", TAPE_LENGTH)
    tape_n: int = i16("How much of the tape is used.")
    step: int = i8("What happens next: a decision pending or an automatic beat.")
    seat: int = i8("The seat that must choose, or -1.")
    over: int = i8("0 while the game goes on, then the reason of its end.")

    def clone(self) -> Self:
        """An equal state that shares nothing with this one."""
        raise AssertionError("written by @layout")

    def pack(self) -> bytes:
        """All integers, as compiled code holds them: equal bytes are equal states."""
        return self.PACKING.pack(*self.flat())

    def flat(self) -> list[int]:
        """All integers in the order of FIELDS."""
        values: list[int] = []
        for field in self.FIELDS:
            _flatten(getattr(self, field.name), values)
        return values

    @classmethod
    def unpack(cls, data: bytes) -> Self:
        """The state that `pack` wrote."""
        raise AssertionError("written by @layout")

    def hash(self) -> str:
        """A short fingerprint, the same in CPython and compiled code."""
        return hashlib.sha256(self.pack()).hexdigest()[:16]

    def to_json(self) -> dict[str, Any]:
        """Every field by name."""
        return {field.name: copied(getattr(self, field.name)) for field in self.FIELDS}

    @classmethod
    def from_json(cls, fields: dict[str, Any]) -> Self:
        """The state that `to_json` wrote; fields left out are zero."""
        s = cls()
        for name, value in fields.items():
            setattr(s, name, copied(value))
        return s

    @classmethod
    def describe(cls) -> str:
        """The state's documentation, a line a field."""
        widths = {"b": "i8", "h": "i16", "I": "u32"}
        lines = []
        for field in cls.FIELDS:
            shape = "".join(f"[{extent}]" for extent in field.shape)
            lines.append(f"{field.name}{shape} {widths[field.code]}: {field.meaning}")
        return "\n".join(lines)

    @classmethod
    def dtype(cls) -> Any:
        """The numpy record type of compiled code: the same integers in the same order, naturally aligned."""
        import numpy

        kinds = {"b": numpy.int8, "h": numpy.int16, "I": numpy.uint32}
        rows = [(field.name, kinds[field.code], field.shape) for field in cls.FIELDS]
        used = cls.PACKING.size - cls._padding()
        if cls._padding():
            rows.append(("padding", numpy.int8, (cls._padding(),)))
        record = numpy.dtype(rows)
        assert record.itemsize == used + cls._padding()
        return record

    @classmethod
    def _padding(cls) -> int:
        used = sum(field.size * struct.calcsize(field.code) for field in cls.FIELDS)
        return -used % 4


C = TypeVar("C", bound=Core)


def layout(declaration: type[C]) -> type[C]:
    """Turn a declaration into a class with slots whose fields are ordered by width, widest first.

    That order keeps every integer naturally aligned, which GPUs insist on.
    """
    declared: list[Field] = []
    for base in reversed(declaration.__mro__):
        for name, spec in base.__dict__.items():
            if isinstance(spec, Field):
                declared.append(spec._replace(name=name))
    fields = tuple(sorted(declared, key=lambda field: -struct.calcsize(field.code)))
    codes = "".join(f"{field.size}{field.code}" for field in fields)
    dropped = {"__dict__", "__weakref__"} | {field.name for field in fields}
    namespace = {name: value for name, value in declaration.__dict__.items() if name not in dropped}
    namespace["__slots__"] = tuple(field.name for field in fields)
    namespace["FIELDS"] = fields
    made: Any = type(declaration.__name__, declaration.__bases__, namespace)
    padding = made._padding()
    made.PACKING = struct.Struct("<" + codes + (f"{padding}x" if padding else ""))
    # Written out field by field: a bot clones before every look ahead, a simulation unpacks every game.
    zero = "\n ".join(f"s.{f.name} = {_zero_source(f.shape)}" for f in fields)
    copy = "\n ".join(f"t.{f.name} = {_copy_source(f'self.{f.name}', f.shape)}" for f in fields)
    starts = itertools.accumulate((field.size for field in fields), initial=0)
    read = "\n ".join(f"t.{f.name} = {_read_source(f.shape, start)}" for f, start in zip(fields, starts, strict=False))
    source = (
        f"def __init__(s):\n {zero}\n"
        f"def clone(self):\n t = new(cls)\n {copy}\n return t\n"
        f"def unpack(data):\n t = new(cls)\n v = list(packing.unpack(data))\n {read}\n return t\n"
    )
    scope: dict[str, Any] = {"new": object.__new__, "cls": made, "copy": list.copy, "packing": made.PACKING}
    exec(source, scope)
    made.__init__ = scope["__init__"]
    made.clone = scope["clone"]
    made.unpack = staticmethod(scope["unpack"])
    result: type[C] = made
    return result


def _zero_source(shape: tuple[int, ...]) -> str:
    if not shape:
        return "0"
    if len(shape) == 1:
        return f"[0] * {shape[0]}"
    return f"[{_zero_source(shape[1:])} for _ in range({shape[0]})]"


def _copy_source(name: str, shape: tuple[int, ...]) -> str:
    if not shape:
        return name
    if len(shape) == 1:
        return f"{name}[:]"
    if len(shape) == 2:
        return f"[*map(copy, {name})]"
    return f"[{_copy_source('item', shape[1:])} for item in {name}]"


def _read_source(shape: tuple[int, ...], start: int) -> str:
    """What stands from `start` on in the flat list `v`, in its shape."""
    if not shape:
        return f"v[{start}]"
    size = math.prod(shape[1:])
    if len(shape) == 1:
        return f"v[{start}:{start + shape[0]}]"
    return "[" + ", ".join(_read_source(shape[1:], start + i * size) for i in range(shape[0])) + "]"


def _flatten(value: Any, out: list[int]) -> None:
    if isinstance(value, list):
        for item in value:
            _flatten(item, out)
    else:
        out.append(value)


def copied(value: Any) -> Any:
    """A nested list, sharing nothing with the original."""
    return [copied(item) for item in value] if isinstance(value, list) else value
