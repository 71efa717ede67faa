"""Who is likely to win: of a game that goes on, or that is over."""

from __future__ import annotations

from pileus.games.contract import CERTAIN
from pileus.kernel.backend import kernel
from pileus.kernel.layout import Buffer

from ..rules.l12_end import scores
from ..rules.state import State
from .outlook import STAGE, expect_government, expect_votes, prospect, stage_of

HALVES = tuple(round(1024 * 2 ** (-i / 16)) for i in range(160))
SWAY = (900, 900, 700, 500, 300)  # by turn, the lead in hundredths of a VP that makes a win twice as likely


@kernel
def milestone(s: State) -> int:
    """L3.1 The turn: when one begins the last election has been paid for."""
    return s.turn


@kernel
def evaluate(s: State, out: Buffer, notes: Buffer, weights: Buffer) -> None:
    """Each seat's chance to win."""
    if s.over > 0:
        share_win(s, out)
        return
    notes[STAGE] = stage_of(s)
    expect_votes(s, notes, weights)
    expect_government(notes, weights)
    best = 0
    for seat in range(s.players):
        out[seat] = 100 * s.vp[seat] + prospect(s, seat, notes, weights)
        if out[seat] > best:
            best = out[seat]
    total = 0
    for seat in range(s.players):
        gap = (best - out[seat]) * 16 // SWAY[s.turn]
        out[seat] = HALVES[gap] if gap < len(HALVES) else 0
        total += out[seat]
    for seat in range(s.players):
        out[seat] = out[seat] * CERTAIN // total


@kernel
def share_win(s: State, out: Buffer) -> None:
    """L12 The winners share."""
    scores(s, out)
    best = out[0]
    for seat in range(1, s.players):
        if out[seat] > best:
            best = out[seat]
    winners = 0
    for seat in range(s.players):
        if out[seat] == best:
            winners += 1
    for seat in range(s.players):
        out[seat] = CERTAIN // winners if out[seat] == best else 0
