"""P8 Faction powers: red's fleet. White's free posts (P8.3) are in p04_post, green's boxes (P8.4) in p04_actions."""

from __future__ import annotations

from pileus.kernel.backend import kernel
from pileus.kernel.events import announce
from pileus.kernel.layout import Buffer

from ..tables import MARITIME, RED
from .flow import ask, go_on
from .p01_components import count_ships, lift_from_capital, man_ship
from .p05_gunboats import open_gunboat
from .p05_maritime import embark, gather_fleet
from .state import (
    AGENT_EMBARKED,
    BOX_CHOICE,
    CAPITAL,
    EMPTY_SHIP,
    EXTRA_MARITIME,
    HOW_MARITIME,
    MAN_NEW_SHIP,
    MANNED_SHIP,
    NEXT_ACTION,
    OPERATION_CHOICE,
    SKIP,
    State,
)


@kernel
def may_embark(s: State) -> bool:
    """P8.1 Red, with an agent in Capital and an empty ship."""
    return s.faction == RED and s.box[RED][CAPITAL] > 0 and count_ships(s, EMPTY_SHIP) > 0


@kernel
def may_go_to_sea(s: State) -> bool:
    """P5.1 A Maritime needs an agent on a ship; P8.1 red may do with one in Capital."""
    return count_ships(s, MANNED_SHIP) > 0 or may_embark(s)


@kernel
def begin_maritime(s: State) -> None:
    """P5.1, or for red P8.1 instead, if he likes."""
    if not may_embark(s):
        gather_fleet(s)
    elif count_ships(s, MANNED_SHIP) == 0:
        embark(s)
    else:
        ask(s, HOW_MARITIME)


@kernel
def how_maritime_choices(s: State, out: Buffer) -> int:
    """P5.1 The whole fleet, or P8.1 one more agent from Capital."""
    n = 0
    if count_ships(s, MANNED_SHIP) > 0:
        out[n] = OPERATION_CHOICE + MARITIME
        n += 1
    if may_embark(s):
        out[n] = BOX_CHOICE + CAPITAL
        n += 1
    return n


@kernel
def how_maritime_chosen(s: State, choice: int) -> None:
    """P5.1, P8.1 In that way."""
    if choice == BOX_CHOICE + CAPITAL:
        embark(s)
    else:
        gather_fleet(s)


@kernel
def after_fundraiser(s: State) -> None:
    """P8.2 Red took back no agent from a ship: one extra Maritime, if he likes."""
    if s.faction == RED and s.ships_left == 0 and may_go_to_sea(s):
        ask(s, EXTRA_MARITIME)
    else:
        go_on(s, NEXT_ACTION)


@kernel
def extra_maritime_choices(s: State, out: Buffer) -> int:
    """P8.2 As a Maritime operation; or not."""
    n = how_maritime_choices(s, out)
    out[n] = SKIP
    return n + 1


@kernel
def extra_maritime_chosen(s: State, choice: int) -> None:
    """P8.2 Done or declined."""
    if choice == SKIP:
        go_on(s, NEXT_ACTION)
    else:
        how_maritime_chosen(s, choice)


@kernel
def after_shipbuilding(s: State) -> None:
    """P8.2 Red may man the new ship."""
    if s.faction == RED and s.box[RED][CAPITAL] > 0:
        ask(s, MAN_NEW_SHIP)
    else:
        go_on(s, NEXT_ACTION)


@kernel
def man_new_ship_choices(s: State, out: Buffer) -> int:
    """P8.2 With an agent from Capital; or not."""
    out[0] = BOX_CHOICE + CAPITAL
    out[1] = SKIP
    return 2


@kernel
def man_new_ship_chosen(s: State, choice: int) -> None:
    """P8.2 The agent goes aboard and does one Gunboat Diplomacy."""
    if choice == SKIP:
        go_on(s, NEXT_ACTION)
        return
    lift_from_capital(s)
    man_ship(s, s.sea)
    announce(s, AGENT_EMBARKED, s.faction, s.sea, 1, 0)
    open_gunboat(s, s.sea)
