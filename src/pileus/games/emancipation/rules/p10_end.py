"""P10 Goals and modes: how a game, or its first stage, ends, and what everybody has then."""

from __future__ import annotations

from pileus.kernel.backend import kernel
from pileus.kernel.events import announce
from pileus.kernel.layout import LOST, Buffer

from ..tables import GREEN, PORT_SPHERE, PORTS, RED, SEAS, SPHERES, WHITE
from .p09_score import agents_on_map, barriers_held, meeples_freed, points
from .state import (
    ANARCHY,
    COMPETITIVE,
    DECISIVE,
    DEFEAT,
    GAME_ENDED,
    GOAL_READ,
    MARGINAL,
    MOST_POINTS,
    NOBODY,
    SECOND_STAGE,
    STAGE_DEFEAT,
    State,
)

GREEN_GOAL = 25  # P10.1: barriers that may be left
WHITE_GOAL = 15  # P10.1: meeples on slave spaces
MARGINAL_POINTS = 50  # P10.2
DECISIVE_POINTS = 75
STANDING = 10_000  # a point of a standing, which has room for what breaks ties below it (P9.3)


@kernel
def end_game(s: State, reason: int) -> None:
    """P10 The game is over."""
    s.over = reason
    s.seat = NOBODY
    announce(s, GAME_ENDED, reason, 0, 0, 0)


@kernel
def lose_to_anarchy(s: State) -> None:
    """P3.4, P10.6 A loss for everybody, in every mode and stage."""
    end_game(s, ANARCHY)


# Goals (P10.1)


@kernel
def slavers_left(s: State) -> int:
    """P10.1 Slavers on their borders."""
    left = 0
    for sea in range(SEAS):
        if s.slaver[sea] == NOBODY:
            left += 1
    return left


@kernel
def barriers_left(s: State) -> int:
    """P10.1 Barriers on the map."""
    left = 0
    for sphere in range(SPHERES):
        left += s.barriers[sphere]
    return left


@kernel
def short_of_goal(s: State, faction: int) -> int:
    """P10.1 How far a faction is from its goal: 0 or less if it is met."""
    if faction == RED:
        return slavers_left(s) - agents_on_map(s, RED)
    if faction == GREEN:
        return barriers_left(s) - GREEN_GOAL
    return WHITE_GOAL - meeples_freed(s, RED) - meeples_freed(s, GREEN) - meeples_freed(s, WHITE)


@kernel
def in_play(s: State, faction: int) -> bool:
    """P2.1 A faction that somebody plays."""
    return s.seat_of[faction] != NOBODY


@kernel
def read_goals(s: State) -> bool:
    """P10.1 Read at the end of the game or stage. Have all factions in play met theirs?"""
    all_met = True
    for faction in range(3):
        if in_play(s, faction):
            met = short_of_goal(s, faction) <= 0
            announce(s, GOAL_READ, faction, 1 if met else 0, points(s, faction), 0)
            all_met = all_met and met
    return all_met


# The ends (P10.2 to P10.4)


@kernel
def common_points(s: State) -> int:
    """P10.2 The total of the factions in play; one that missed its goal scores 0."""
    total = 0
    for faction in range(3):
        if in_play(s, faction) and short_of_goal(s, faction) <= 0:
            total += points(s, faction)
    return total


@kernel
def grade(s: State) -> int:
    """P10.2 Defeat, marginal or decisive victory."""
    total = common_points(s)
    if total >= DECISIVE_POINTS:
        return DECISIVE
    return MARGINAL if total >= MARGINAL_POINTS else DEFEAT


@kernel
def end_game_by_mode(s: State) -> None:
    """P10.2 Together; P10.3 each for himself; P10.4 the second stage."""
    if s.mode == COMPETITIVE:
        end_game(s, MOST_POINTS)
    elif s.stage == 2:
        end_game(s, SECOND_STAGE)
    else:
        read_goals(s)
        end_game(s, grade(s))


@kernel
def end_first_stage(s: State) -> bool:
    """P10.4 With all goals met there is a second stage; with any missed the game ends, scored by P10.2."""
    if read_goals(s):
        return True
    end_game(s, STAGE_DEFEAT + grade(s) - DEFEAT)
    return False


# P10.5 Diplomacy


@kernel
def sphere_winner(s: State, sphere: int) -> int:
    """P10.5 Red by a red barrier without a white one, white the other way round, green if there is none; or nobody."""
    winner = NOBODY
    if s.barriers[sphere] == 0:
        winner = GREEN
    elif s.colours[RED][sphere] > 0 and s.colours[WHITE][sphere] == 0:
        winner = RED
    elif s.colours[WHITE][sphere] > 0 and s.colours[RED][sphere] == 0:
        winner = WHITE
    return winner if winner != NOBODY and in_play(s, winner) else NOBODY


@kernel
def diplomacy(s: State, faction: int) -> int:
    """P10.5 1 VP for each meeple on a slave space and each Admin agent, of any colour, in the spheres won."""
    total = 0
    for port in range(PORTS):
        if sphere_winner(s, PORT_SPHERE[port]) == faction:
            total += s.freed[0][port] + s.freed[1][port] + s.freed[2][port]
            if s.admin[port] != NOBODY:
                total += 1
    return total


# Standings


@kernel
def final_points(s: State, faction: int) -> int:
    """P10.3, P10.4 VP, in the second stage with diplomacy."""
    return points(s, faction) + diplomacy(s, faction) if s.stage == 2 else points(s, faction)


@kernel
def scores(s: State, out: Buffer) -> None:
    """P10 The standing of every seat: its points, then P9.3 own meeples on slave spaces, then barriers.

    Those who win or lose together have the same: the common total (P10.2), less LOST where it is a defeat.
    """
    for faction in range(3):
        if in_play(s, faction):
            seat = s.seat_of[faction]
            if s.over == ANARCHY:
                out[seat] = LOST  # P10.6: nothing is scored
            elif s.over == MOST_POINTS or s.over == SECOND_STAGE:
                ties = meeples_freed(s, faction) * 100 + barriers_held(s, faction)
                out[seat] = final_points(s, faction) * STANDING + ties
            else:
                out[seat] = common_points(s) * STANDING
                if s.over == DEFEAT or s.over == STAGE_DEFEAT:
                    out[seat] += LOST
