"""How a game will end: who is likely to win, or how well all do together."""

from __future__ import annotations

from pileus.games.contract import CERTAIN
from pileus.kernel.backend import kernel
from pileus.kernel.layout import LOST, Buffer

from ..rules.p01_components import disks_left
from ..rules.p09_score import points
from ..rules.p10_end import final_points, in_play, scores, short_of_goal
from ..rules.state import (
    ANARCHY,
    CAPITAL,
    DECISIVE,
    MARGINAL,
    SLOTS,
    STAGE_DECISIVE,
    STAGE_MARGINAL,
    TWO_STAGE,
    WEALTH,
    State,
)
from ..tables import SPHERES
from .sides import is_common, turns_left

HALVES = tuple(round(1024 * 2 ** (-i / 16)) for i in range(160))


@kernel
def milestone(s: State) -> int:
    """P3.1 The turn."""
    return s.turn


@kernel
def evaluate(s: State, out: Buffer, notes: Buffer, weights: Buffer) -> None:
    """Each seat's chance to win; together, how good the result is."""
    if s.over == ANARCHY:
        for seat in range(s.players):
            out[seat] = 0
        return
    survival = CERTAIN if s.over > 0 else survival_chance(s)
    if is_common(s):
        value = common_value(s) * survival // CERTAIN
        for seat in range(s.players):
            out[seat] = value // 2 if s.mode == TWO_STAGE else value
    else:
        share_chances(s, out, survival)
        if s.mode == TWO_STAGE:  # P10.4: that there is a second stage is everybody's success
            for seat in range(s.players):
                out[seat] = (CERTAIN + out[seat]) // 2


@kernel
def survival_chance(s: State) -> int:
    """P3.4 That the disks last: spheres with two disks lose one every other turn, hate now and then one."""
    troubled = 0
    for sphere in range(SPHERES):
        if s.anarchy[sphere] == 2:
            troubled += 1
    left = turns_left(s)
    if left > 12:
        left = 12  # by then gunboats have come
    lost = left * (15 + 35 * troubled)
    spare = 100 * disks_left(s) - lost
    if spare >= 600:
        return CERTAIN
    if spare <= -600:
        return CERTAIN // 20
    return CERTAIN // 20 + (spare + 600) * (CERTAIN - CERTAIN // 20) // 1200


@kernel
def progress(s: State, faction: int) -> int:
    """P10.1 How likely a goal will be met, of 100, by how far it is and how many turns there are."""
    short = short_of_goal(s, faction)
    if s.over > 0:
        return 100 if short <= 0 else 0
    left = turns_left(s)
    lead = left * 2 // 5 + 1 - short  # all together come a step nearer in two turns or three
    reach = 2 + left // 4
    if lead >= reach:
        return 100
    if lead <= -reach:
        return 0
    return 50 + lead * 50 // reach


@kernel
def common_value(s: State) -> int:
    """P10.2 All goals, then points: 50 for a victory, 75 for a decisive one."""
    met = 0
    least = 100
    factions = 0
    total = 0
    for faction in range(3):
        if in_play(s, faction):
            chance = progress(s, faction)
            met += chance
            if chance < least:
                least = chance
            total += points(s, faction) * chance
            factions += 1
    if s.over == 0:
        total += turns_left(s) * 80
    total //= 100
    if total > 75:
        total = 75
    if total < 0:
        total = 0
    value = met * 2000 // (100 * factions) + least * 30 + total * 2000 // 75
    if s.over == MARGINAL or s.over == STAGE_MARGINAL:
        value += 1500
    elif s.over == DECISIVE or s.over == STAGE_DECISIVE:
        value += 3000
    elif s.over == 0:
        value += least * (1500 if total >= 50 else 700) // 100
    return value


@kernel
def standing(s: State, faction: int) -> int:
    """P9.1 Points, and what will become points: agents in the market, coins."""
    worth = 100 * final_points(s, faction)
    left = turns_left(s)
    if s.over == 0 and left > 0:
        agents = 0
        for slot in range(SLOTS):
            agents += s.on_idea[faction][slot]
        coins = 2 * s.box[faction][CAPITAL] + s.box[faction][WEALTH]
        if left > 9:
            left = 9
        worth += (agents * 60 + (coins if coins < 12 else 12) * 8) * left // 9
    return worth


@kernel
def share_chances(s: State, out: Buffer, survival: int) -> None:
    """P10.3 By the lead, and how much can still happen."""
    if s.over > 0:
        share_win(s, out)
        return
    for faction in range(3):
        if in_play(s, faction):
            out[s.seat_of[faction]] = standing(s, faction)
    best = out[0]
    for seat in range(1, s.players):
        if out[seat] > best:
            best = out[seat]
    total = 0
    sway = 80 + 12 * turns_left(s)
    for seat in range(s.players):
        gap = (best - out[seat]) * 16 // sway
        out[seat] = HALVES[gap] if gap < len(HALVES) else 0
        total += out[seat]
    for seat in range(s.players):
        out[seat] = out[seat] * survival // total


@kernel
def share_win(s: State, out: Buffer) -> None:
    """P9.3 The winners share."""
    scores(s, out)
    best = LOST
    for seat in range(s.players):
        if out[seat] > best:
            best = out[seat]
    winners = 0
    for seat in range(s.players):
        if out[seat] == best:
            winners += 1
    for seat in range(s.players):
        out[seat] = CERTAIN // winners if out[seat] == best else 0
