"""The tree of a search: nodes in one array of integers, found by the choices that lead to them.

A node is a choice made after the choices above it, in whatever world that was; so what is learnt in one world counts in
all others where the same choices can be made. Node 0 is the root.
"""

from __future__ import annotations

from pileus.kernel.backend import kernel
from pileus.kernel.layout import Longs

KEY, FIRST, NEXT, VISITS, OFFERED, TOTAL, WIDTH = 0, 1, 2, 3, 4, 5, 8

STEP_BITS, SEAT_BITS = 8, 4


@kernel
def key_of(choice: int, step: int, seat: int) -> int:
    """Which choice, asked how, of whom: luck between choices may bring another question to another seat."""
    return (choice << (STEP_BITS + SEAT_BITS)) | (step << SEAT_BITS) | seat


@kernel
def choice_of(key: int) -> int:
    """The choice in a key."""
    return key >> (STEP_BITS + SEAT_BITS)


@kernel
def seat_of(key: int) -> int:
    """The seat in a key."""
    return key & ((1 << SEAT_BITS) - 1)


@kernel
def find_child(tree: Longs, node: int, key: int) -> int:
    """The child with that key, or 0."""
    child = tree[node * WIDTH + FIRST]
    while child > 0 and tree[child * WIDTH + KEY] != key:
        child = tree[child * WIDTH + NEXT]
    return child


@kernel
def add_child(tree: Longs, node: int, child: int, key: int) -> None:
    """A new node, at an unused place of the array."""
    at = child * WIDTH
    tree[at + KEY] = key
    tree[at + FIRST] = 0
    tree[at + NEXT] = tree[node * WIDTH + FIRST]
    tree[at + VISITS] = 0
    tree[at + OFFERED] = 1
    tree[at + TOTAL] = 0
    tree[node * WIDTH + FIRST] = child
