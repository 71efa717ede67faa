"""An engine: a game's rules inside the driver's loops, compiled or interpreted."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import ModuleType
from typing import Any, ClassVar

from . import driver
from .backend import Twin, bind
from .layout import Core


class Engine:
    """Runs games on an array of states. Both kinds answer alike, bit for bit."""

    loops: ClassVar[ModuleType] = driver
    entries: ClassVar[tuple[str, ...]] = (
        *("begin", "resume", "decide", "random_game", "fuzz_game", "standings", "clone_many"),
    )

    begin: Callable[[Any, int, int, int, int, Any], int]
    resume: Callable[[Any, int, Any], int]
    decide: Callable[[Any, int, int, Any], int]
    random_game: Callable[[Any, int, int, int, Any], int]
    fuzz_game: Callable[[Any, int, int, int, int, Any], int]
    standings: Callable[[Any, int, Any], None]
    clone_many: Callable[[Any, int, int, int], None]

    def __init__(
        self,
        state: type[Core],
        rules: Mapping[str, Any],
        compiled: bool,
        notice: Callable[[str], None] = lambda _: None,
    ) -> None:
        """`notice` is told when compiling will take a while."""
        self.state = state
        self.compiled = compiled
        self._twin: Twin | None = None
        scope = bind(self.loops, rules)
        functions = {name: scope[name] for name in self.entries}
        if self.compiled:
            self._twin = twin = Twin(state.dtype(), functions.values())
            if not twin.is_warm():
                notice("Compiling the rules, once for these rules and data; this takes up to a minute.")
            functions = {name: twin.of(function) for name, function in functions.items()}
        for name, function in functions.items():
            setattr(self, name, function)

    def is_warm(self) -> bool:
        """Whether compiled code of the first entry can be loaded."""
        return self._twin is not None and self._twin.is_warm(self.entries[0])

    def states(self, n: int) -> Any:
        """Room for n states, all zero."""
        if self.compiled:
            import numpy

            return numpy.zeros(n, dtype=self.state.dtype())
        return [self.state() for _ in range(n)]

    def buffer(self, n: int) -> Any:
        """Room for n choices or scores."""
        if self.compiled:
            import numpy

            return numpy.zeros(n, dtype=numpy.int32)
        return [0] * n

    def longs(self, n: int) -> Any:
        """Room for n large numbers."""
        if self.compiled:
            import numpy

            return numpy.zeros(n, dtype=numpy.int64)
        return [0] * n

    def put(self, states: Any, i: int, s: Core) -> None:
        """Write a state."""
        if self.compiled:
            import numpy

            states[i] = numpy.frombuffer(s.pack(), dtype=states.dtype)[0]
        else:
            states[i] = s.clone()

    def field(self, states: Any, i: int, name: str) -> int:
        """Read one integer of a state."""
        return int(states[i][name] if self.compiled else getattr(states[i], name))

    def get(self, states: Any, i: int) -> Core:
        """Read a state."""
        if self.compiled:
            return self.state.unpack(states[i].tobytes())
        copy: Core = states[i].clone()
        return copy
