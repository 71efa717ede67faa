"""A small network that tells from the features of a table how strong each seat is; learnt from play (tools/learn.py).

One network for all seats: it reads what is a seat's own and what all share, through two layers of hidden units. All in
integers: weights in parts of 1024, what a unit says likewise.
"""

from __future__ import annotations

from pileus.kernel.backend import kernel
from pileus.kernel.layout import Buffer

from ..rules.state import State
from .features import FEATURES, OF_ALL, OF_SEAT, READ, read_all, read_seat

UNITS = 32  # of the first layer
DEEP_UNITS = 16  # of the second
INPUTS = OF_SEAT + OF_ALL
BITS = 10

SHARED = READ  # place in the notes: + unit, what the first layer makes of what all share
FIRST = SHARED + UNITS  # + unit

FIRST_WEIGHTS = 0  # + unit * INPUTS + input
FIRST_BIAS = FIRST_WEIGHTS + UNITS * INPUTS
DEEP_WEIGHTS = FIRST_BIAS + UNITS  # + unit * UNITS + unit of the first layer
DEEP_BIAS = DEEP_WEIGHTS + DEEP_UNITS * UNITS
LAST_WEIGHTS = DEEP_BIAS + DEEP_UNITS
SIZE = LAST_WEIGHTS + DEEP_UNITS


@kernel
def weigh_by_network(s: State, out: Buffer, notes: Buffer, weights: Buffer, network: int) -> None:
    """What speaks for each seat, in thousandths of a logarithm of the odds. `network`: its place in the weights."""
    read_all(s, notes, weights)
    share(notes, weights, network)
    for seat in range(s.players):
        read_seat(s, seat, notes, weights)
        out[seat] = strength_of(notes, weights, network)


@kernel
def share(notes: Buffer, weights: Buffer, network: int) -> None:
    """What the first layer makes of what all seats share, once for all."""
    for unit in range(UNITS):
        total = weights[network + FIRST_BIAS + unit]
        row = network + FIRST_WEIGHTS + unit * INPUTS + OF_SEAT
        for i in range(OF_ALL):
            total += weights[row + i] * notes[FEATURES + OF_SEAT + i]
        notes[SHARED + unit] = total


@kernel
def strength_of(notes: Buffer, weights: Buffer, network: int) -> int:
    """What the network makes of the seat just read."""
    for unit in range(UNITS):
        total = notes[SHARED + unit]
        row = network + FIRST_WEIGHTS + unit * INPUTS
        for i in range(OF_SEAT):
            total += weights[row + i] * notes[FEATURES + i]
        notes[FIRST + unit] = total if total > 0 else 0
    strength = 0
    for unit in range(DEEP_UNITS):
        total = weights[network + DEEP_BIAS + unit] << BITS
        row = network + DEEP_WEIGHTS + unit * UNITS
        for i in range(UNITS):
            total += weights[row + i] * notes[FIRST + i]
        if total > 0:
            strength += weights[network + LAST_WEIGHTS + unit] * (total >> BITS)
    return (strength >> BITS) * 1000 >> BITS
