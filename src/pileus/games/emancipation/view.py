"""P11 What a seat is shown: everything but dice to come and the order of the decks. All seats see alike.

Things go by the data's ids, factions by their colours.
"""

from __future__ import annotations

from typing import Any

import msgspec

from .events import ENDS, PHASES
from .forecast import attacks, elephant_faces, goal, hate, overflow
from .names import BOXES
from .options import read_options
from .pending import names_idea, names_sea
from .rules import state
from .rules.p01_components import open_in_sphere, room_for_dissidents, ships_in_pool
from .rules.p01_ideas import EAST, WEST
from .rules.p03_paying import purse_for_sending
from .rules.p04_actions import idea_cost, out_of_debt
from .rules.p04_post import may_post, post_cost
from .rules.p05_operations import can_do, can_do_at, slavers_beside
from .rules.p07_hate import hate_dice
from .rules.p07_pogroms import is_due
from .rules.p09_score import (
    agents_on_map,
    barriers_held,
    disks_scored,
    dissidents_scored,
    meeples_freed,
    slavers_held,
)
from .rules.p10_end import (
    DECISIVE_POINTS,
    MARGINAL_POINTS,
    barriers_left,
    common_points,
    diplomacy,
    final_points,
    grade,
    slavers_left,
    sphere_winner,
)
from .rules.state import (
    ACTIONS,
    CAPITAL,
    COMPETITIVE,
    HATE,
    MANNED_SHIP,
    NO_SHIP,
    NOBODY,
    NONE,
    PAY,
    POGROMS,
    ROWS,
    WEALTH,
    State,
)
from .steps import doing, purpose
from .tables import (
    BARRIER,
    DISSIDENT_SPACES,
    FACTIONS,
    IDEA,
    OPERATIONS,
    PORT,
    PORT_SPHERE,
    SLAVER,
    SPHERE,
)


def view(s: State, seat: int | None) -> dict[str, Any]:
    """P11.1 The whole table, with what everything would cost and do."""
    return {
        "game": "emancipation",
        "viewer": seat,
        "options": msgspec.to_builtins(read_options(s)),
        "turn": s.turn,
        "last_turn": _last_turn(s),
        "stage": s.stage,
        "phase": PHASES[s.phase],
        "faction": FACTIONS[s.faction],
        "seat": s.seat if s.seat >= 0 else None,
        "actions_left": 2 - s.actions if s.phase == ACTIONS else 0,
        "over": ENDS[s.over] or None,
        "seats": [_factions_of(s, other) for other in range(s.players)],
        "factions": {word: _faction(s, faction) for faction, word in enumerate(FACTIONS)},
        "spheres": {sphere.key: _sphere(s, i) for i, sphere in enumerate(SPHERE)},
        "ports": {port.name: _port(s, i) for i, port in enumerate(PORT)},
        "seas": {slaver.key: _sea(s, i) for i, slaver in enumerate(SLAVER)},
        "ship_pool": ships_in_pool(s),
        "elephant": {"port": PORT[s.elephant].name, "placed": bool(s.placed), "faces": elephant_faces(s)},
        "market": {"west": _column(s, WEST), "east": _column(s, EAST)},
        "decks": {"west": _deck(s, WEST), "east": _deck(s, EAST)},
        "discard": [IDEA[idea].key for idea in s.discard[: s.discard_n]],
        "pending": _pending(s),
        "hate": hate(s),
        "attacks": attacks(s),
        "together": _together(s),
    }


def _last_turn(s: State) -> int:
    """P7.6, P12.8 The turn at whose end no card will be left, if anarchy does not come first."""
    return s.turn + s.deck_n[WEST] + s.deck_n[EAST] if not s.over else s.turn


def _factions_of(s: State, seat: int) -> list[str]:
    return [word for faction, word in enumerate(FACTIONS) if s.seat_of[faction] == seat]


def _faction(s: State, faction: int) -> dict[str, Any]:
    """P2.2 A finance board and what a faction holds; P2.1 a colour not in play has only pieces on the map."""
    in_play = s.seat_of[faction] != NOBODY
    board = {
        "seat": s.seat_of[faction] if in_play else None,
        "reserve": s.reserve[faction],
        "meeples": s.meeples[faction],
    }
    if not in_play:
        return board
    return board | {
        "boxes": dict(zip(BOXES, s.box[faction], strict=True)),
        "purse": 2 * s.box[faction][0] + s.box[faction][1],
        "disks": s.disks[faction],
        "gained": s.gained[faction],
        "barriers": [barrier.key for i, barrier in enumerate(BARRIER) if s.barrier[i] == faction],
        "slavers": [slaver.key for i, slaver in enumerate(SLAVER) if s.slaver[i] == faction],
        "fundraiser": s.box[faction][CAPITAL] + s.box[faction][WEALTH] + out_of_debt(s, faction),
        "vp": final_points(s, faction),
        "score": {
            "barriers": barriers_held(s, faction),
            "slavers": slavers_held(s, faction),
            "disks": disks_scored(s, faction),
            "meeples": meeples_freed(s, faction),
            "agents": agents_on_map(s, faction),
            "dissidents": dissidents_scored(s, faction),
            "diplomacy": diplomacy(s, faction) if s.stage == 2 else 0,
        },
        "goal": goal(s, faction),
    }


# The map


def _sphere(s: State, sphere: int) -> dict[str, Any]:
    winner = sphere_winner(s, sphere)
    return {
        "barriers": [b.key for i, b in enumerate(BARRIER) if b.sphere == SPHERE[sphere].key and s.barrier[i] == NOBODY],
        "dissidents": _colours(s.dissidents, sphere),
        "dissident_spaces": DISSIDENT_SPACES[sphere] * s.spaces,
        "dissident_room": room_for_dissidents(s, sphere),
        "anarchy": s.anarchy[sphere],
        "overflow": overflow(s, sphere),
        "open": open_in_sphere(s, sphere),
        "slavers": slavers_beside(s, sphere),
        "suffrage_price": slavers_beside(s, sphere) ** 2,
        "pogrom_due": s.phase == POGROMS and is_due(s, sphere),
        "diplomacy": FACTIONS[winner] if winner != NOBODY and s.stage == 2 else None,
    }


def _port(s: State, port: int) -> dict[str, Any]:
    """P1.2 What is there, what a Post would cost, and the elephant operations that could be done there now."""
    here = not s.placed or s.elephant == port
    return {
        "sphere": SPHERE[PORT_SPHERE[port]].key,
        "admin": FACTIONS[s.admin[port]] if s.admin[port] != NOBODY else None,
        "freed": _colours(s.freed, port),
        "open": s.open[port],
        "hate_dice": hate_dice(s, port),
        "post_price": post_cost(s, port),
        "post": here and may_post(s, port, purse_for_sending(s)),
        "operations": [word for i, word in enumerate(OPERATIONS) if i > 0 and here and can_do_at(s, i, port)],
    }


def _sea(s: State, sea: int) -> dict[str, Any]:
    return {
        "ship": s.ship[sea] != NO_SHIP,
        "agent": "red" if s.ship[sea] == MANNED_SHIP else None,
        "slaver": s.slaver[sea] == NOBODY,
        "holder": FACTIONS[s.slaver[sea]] if s.slaver[sea] != NOBODY else None,
    }


def _colours(by_faction: list[list[int]], place: int) -> list[str]:
    return [word for faction, word in enumerate(FACTIONS) for _ in range(by_faction[faction][place])]


# The market


def _column(s: State, column: int) -> list[dict[str, Any] | None]:
    """P2.5 Rows 1 to 6; a gap is None."""
    feasible = [can_do(s, operation) for operation in range(len(OPERATIONS))]
    return [
        _card(s, slot, feasible) if s.slot[slot] != NONE else None
        for slot in range(column * ROWS, column * ROWS + ROWS)
    ]


def _card(s: State, slot: int, feasible: list[bool]) -> dict[str, Any]:
    """P4.2 What a card would cost the player whose turn it is; P5.0 what it shows and what of that can be done now."""
    idea = IDEA[s.slot[slot]]
    operating = s.phase == state.OPERATIONS
    return {
        "idea": idea.key,
        "row": slot % ROWS + 1,
        "agents": _colours(s.on_idea, slot),
        "cost": idea_cost(s, slot),
        "affordable": idea_cost(s, slot) <= purse_for_sending(s),
        "operations": {word: feasible[i] for i, word in enumerate(OPERATIONS) if word in idea.operations},
        "idle_agents": s.on_idea[s.faction][slot] - (s.used[slot] if operating else 0),
        "arrow": bool(idea.arrow),
    }


def _deck(s: State, deck: int) -> dict[str, Any]:
    """P11.1 The top card is known, the order below it is not."""
    n = s.deck_n[deck]
    return {"cards": n, "top": IDEA[s.deck[deck][n - 1]].key if n else None}


# What is under way, and how all stand


def _pending(s: State) -> dict[str, Any]:
    """P3.1 What is being done and what is still owed; fields that mean nothing now are None."""
    paying = s.step == PAY and s.seat != NOBODY
    return {
        "doing": doing(s),
        "idea": IDEA[s.slot[s.at_slot]].key if names_idea(s) else None,
        "sea": SLAVER[s.sea].key if names_sea(s) else None,
        "agents_to_station": s.lifted,
        "coins": s.owing if paying else 0,
        "purpose": purpose(s) if paying else None,
        "hate_dice": s.hate[s.hate_at : s.hate_n] if s.phase == HATE else [],
    }


def _together(s: State) -> dict[str, Any] | None:
    """P10.2 The common result as things stand; None where everybody plays for himself."""
    if s.mode == COMPETITIVE or s.stage == 2:
        return None
    return {
        "points": common_points(s),
        "grade": ENDS[grade(s)],
        "marginal": MARGINAL_POINTS,
        "decisive": DECISIVE_POINTS,
        "slavers_left": slavers_left(s),
        "barriers_left": barriers_left(s),
    }
