"""The one place that knows how kernel Python is run: as it is, or compiled by numba.

`@kernel` marks a rule and leaves it alone: in CPython rules are plain functions. `Twin` builds their compiled
twins: the same code objects over copies of their modules' globals, in which other kernels are compiled too and
constant tables (tuples of integers) are numpy arrays. Nothing else in Pileus imports numba.
"""

from __future__ import annotations

import contextlib
import hashlib
import importlib.util
import os
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from types import FunctionType
from typing import Any, TypeVar

F = TypeVar("F", bound=Callable[..., Any])

_kernels: dict[Any, Path] = {}


def kernel(function: F) -> F:
    """Mark a function as kernel Python: integers, fixed lists, loops and calls to other kernels."""
    assert isinstance(function, FunctionType)
    _kernels[function] = Path(function.__code__.co_filename)
    return function


def numba_is_there() -> bool:
    """Whether the extra `pileus[fast]` is installed (and not switched off by PILEUS_FAST=0)."""
    return os.environ.get("PILEUS_FAST") != "0" and importlib.util.find_spec("numba") is not None


def bind(function: F, holes: Mapping[str, Any]) -> F:
    """The same kernel with some of its globals filled in: how a generic driver gets a game's rules."""
    assert isinstance(function, FunctionType)
    bound = FunctionType(function.__code__, {**function.__globals__, **holes}, function.__name__)
    bound.__qualname__ = function.__qualname__
    _kernels[bound] = _kernels[function]
    result: Any = bound
    return result  # type: ignore[no-any-return]


class Twin:
    """The compiled twins of kernels.

    numba notices a change in the file of the function it compiled, not in the files of the functions that one calls;
    so the cache folder is named by a hash of all rule sources and of `fingerprint`, the data compiled in.
    """

    def __init__(self, fingerprint: str) -> None:
        self._modules: dict[int, dict[str, Any]] = {}
        self._compiled: dict[Any, Any] = {}
        self._kept: list[Any] = []  # keeps ids of globals alive and so unique
        self._cache = cache_folder() / _source_hash(fingerprint)

    def warm(self) -> bool:
        """Whether an earlier process left compiled code for exactly these sources and data."""
        return any(self._cache.rglob("*.nbi"))

    def of(self, function: F, cached: bool = False) -> F:
        """The compiled twin; `cached` for entry points, whose code (callees included) is kept on disk."""
        if function not in self._compiled:
            assert isinstance(function, FunctionType)
            twin = FunctionType(function.__code__, self._globals(function.__globals__), function.__name__)
            twin.__qualname__ = function.__qualname__
            twin.__module__ = function.__module__
            self._compiled[function] = self._njit(twin, cached)
        result: F = self._compiled[function]
        return result

    def _njit(self, function: FunctionType, cached: bool) -> Any:
        import numba

        if not cached:
            return numba.njit(nogil=True, error_model="numpy")(function)
        with _cache_at(self._cache):
            return numba.njit(nogil=True, error_model="numpy", cache=True)(function)

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
    from numba.core import config

    before = config.CACHE_DIR
    config.CACHE_DIR = str(folder)
    try:
        yield
    finally:
        config.CACHE_DIR = before


def _source_hash(fingerprint: str) -> str:
    digest = hashlib.sha256(fingerprint.encode())
    for path in sorted(set(_kernels.values())):
        digest.update(path.read_bytes())
    return digest.hexdigest()[:16]


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
