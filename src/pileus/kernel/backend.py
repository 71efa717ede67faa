"""The one place that knows how kernel Python is run: as it is, or compiled by numba.

`@kernel` marks a rule and leaves it alone: in CPython rules are plain functions. `Twin` builds their compiled
twins: the same code objects over copies of their modules' globals, in which other kernels are compiled too and
constant tables (tuples of integers) are numpy arrays. Nothing else in Pileus imports numba.
"""

from __future__ import annotations

import contextlib
import hashlib
import importlib
import importlib.util
import os
import sys
from collections.abc import Callable, Iterable, Iterator, Mapping
from pathlib import Path
from types import FunctionType, ModuleType
from typing import Any, TypeVar

F = TypeVar("F", bound=Callable[..., Any])

_kernels: set[Any] = set()


def kernel(function: F) -> F:
    """Mark a function as kernel Python: integers, fixed lists, loops and calls to other kernels."""
    assert isinstance(function, FunctionType)
    _kernels.add(function)
    return function


def numba_is_there() -> bool:
    """Whether the extra `pileus[fast]` is installed (and not switched off by PILEUS_FAST=0)."""
    return os.environ.get("PILEUS_FAST") != "0" and importlib.util.find_spec("numba") is not None


def bind(module: ModuleType, holes: Mapping[str, Any]) -> dict[str, Any]:
    """The kernels of a module with some of its globals filled in: how generic loops get a game's rules."""
    scope = {**vars(module), **holes}
    for name, function in vars(module).items():
        written_here = getattr(function, "__globals__", None) is vars(module)
        if written_here and function in _kernels and name not in holes:
            bound = FunctionType(function.__code__, scope, name)
            bound.__qualname__ = function.__qualname__
            bound.__annotations__ = function.__annotations__
            _kernels.add(bound)
            scope[name] = bound
    return scope


def copy_state(states: list[Any], source: int, to: int) -> None:
    """One state becomes equal to another."""
    states[to] = states[source].clone()


def _copy_record(states: Any, source: int, to: int) -> None:
    """How compiled code does that."""
    states[to] = states[source]


_copy_record.__annotations__ = copy_state.__annotations__
_kernels.add(copy_state)
_natives: dict[Any, Any] = {copy_state: _copy_record}
"""Kernels that compiled code writes in its own way."""


class Twin:
    """The compiled twins of the kernels of one game.

    numba notices a change in the file of the function it compiled, not in the functions and constants which that one
    uses; so the cache folder is named by a hash of all code and constants that the entries can reach, and by one of the
    circumstances. Only the code of `entries`, their callees included, is kept there.
    """

    def __init__(self, record: Any, entries: Iterable[Any]) -> None:
        import numba
        import numpy

        typeof: Callable[[Any], Any] = numba.typeof
        self._entries = set(entries)
        self._modules: dict[int, dict[str, Any]] = {}
        self._compiled: dict[Any, Any] = {}
        self._kept: list[Any] = []  # keeps ids of globals alive and so unique
        self._cache = cache_folder() / f"{_hash(self._entries)}-{_circumstances(self._entries)}"
        states = numpy.zeros(1, dtype=record)
        self._types = {
            "int": numba.int64,
            "bool": numba.boolean,
            "Buffer": typeof(numpy.zeros(1, dtype=numpy.int32)),
            "Longs": typeof(numpy.zeros(1, dtype=numpy.int64)),
            "list": typeof(states),
            "state": typeof(states[0]),
        }

    def is_warm(self, entry: str = "") -> bool:
        """Whether an earlier process left compiled code, of that entry, for exactly this code and these constants."""
        left = [path.suffix for path in self._cache.rglob("*.nb[ic]") if entry in path.name]
        return ".nbi" in left and ".nbc" in left

    def of(self, function: F) -> F:
        """The compiled twin."""
        if function not in self._compiled:
            source = _natives.get(function, function)
            twin = FunctionType(source.__code__, self._globals(source.__globals__), source.__name__)
            twin.__qualname__ = source.__qualname__
            twin.__module__ = source.__module__
            self._compiled[function] = self._njit(twin, self._signature(source), function in self._entries)
        result: F = self._compiled[function]
        return result

    def _signature(self, function: FunctionType) -> tuple[Any, ...]:
        """A kernel is compiled for what its annotations say."""
        parameters = function.__code__.co_varnames[: function.__code__.co_argcount]
        written = (str(function.__annotations__[name]).split("[")[0] for name in parameters)
        return tuple(self._types.get(word, self._types["state"]) for word in written)

    def _njit(self, function: FunctionType, signature: tuple[Any, ...], cached: bool) -> Any:
        import numba

        dispatcher: Any
        if cached:
            with _cache_at(self._cache):
                dispatcher = numba.njit(nogil=True, error_model="numpy", cache=True)(function)
        else:
            dispatcher = numba.njit(nogil=True, error_model="numpy")(function)
        # Left to itself numba compiles a kernel anew for every mixture of integer widths it is called with.
        compile_for = dispatcher.compile
        dispatcher.compile = lambda _: compile_for(signature)
        return dispatcher

    def _globals(self, original: dict[str, Any]) -> dict[str, Any]:
        if id(original) in self._modules:
            return self._modules[id(original)]
        copy: dict[str, Any] = {}
        self._modules[id(original)] = copy
        self._kept.append(original)
        for name, value in list(original.items()):
            if isinstance(value, FunctionType) and value in _kernels:
                copy[name] = self.of(value)
            elif _is_table(value):
                copy[name] = _array(value)
            else:
                copy[name] = value
        return copy


def cache_folder() -> Path:
    """Where compiled code is kept: PILEUS_CACHE, or the user's cache folder."""
    chosen = os.environ.get("PILEUS_CACHE")
    if chosen:
        return Path(chosen)
    return Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache") / "pileus"


@contextlib.contextmanager
def _cache_at(folder: Path) -> Iterator[None]:
    from numba.core import config as numba_config

    config: Any = numba_config
    before = config.CACHE_DIR
    config.CACHE_DIR = str(folder)
    try:
        yield
    finally:
        config.CACHE_DIR = before


def _hash(entries: Iterable[Any]) -> str:
    """What compiled code is made from: the code of all kernels in reach, and the constants they name."""
    digest = hashlib.sha256()
    reached: set[Any] = set()
    waiting = sorted(entries, key=lambda function: str(function.__qualname__))
    while waiting:
        function = waiting.pop()
        if function in reached:
            continue
        reached.add(function)
        code = _natives.get(function, function).__code__
        numbers = [constant for constant in code.co_consts if isinstance(constant, int | tuple)]
        digest.update(f"{function.__qualname__} {code.co_names} {numbers}".encode() + code.co_code)
        for name in code.co_names:
            value = function.__globals__.get(name)
            if isinstance(value, int) or _is_table(value):
                digest.update(f"{name} {value}".encode())
            elif isinstance(value, FunctionType) and value in _kernels:
                waiting.append(value)
    return digest.hexdigest()[:16]


def _circumstances(entries: Iterable[Any]) -> str:
    """What numba keeps apart besides: Python, itself, the processor, and the files of the entries as they lie there.

    Code that was kept under other circumstances would be looked for in vain.
    """
    import numba

    processor: Any = importlib.import_module("llvmlite.binding")
    digest = hashlib.sha256(f"{sys.version} {numba.__version__} {processor.get_host_cpu_name()}".encode())
    for file in sorted({_natives.get(function, function).__code__.co_filename for function in entries}):
        lies = os.stat(file)
        digest.update(f"{file} {lies.st_mtime_ns} {lies.st_size}".encode())
    return digest.hexdigest()[:8]


def _is_table(value: Any) -> bool:
    if not isinstance(value, tuple) or not value:
        return False
    return all(type(item) is int for item in value) or all(_is_table(item) for item in value)


def _array(table: Any) -> Any:
    import numpy

    wide = numpy.array(table, dtype=numpy.int64)
    for narrow in (numpy.int8, numpy.int16, numpy.int32):
        if (wide == wide.astype(narrow)).all():
            return wide.astype(narrow)
    return wide
