"""P5.1 Maritime: the fleet is gathered and stationed anew, with a Gunboat Diplomacy wherever an agent is put."""

from __future__ import annotations

from pileus.kernel.backend import kernel
from pileus.kernel.events import announce
from pileus.kernel.layout import Buffer

from ..tables import SEAS
from .flow import ask, go_on
from .p01_components import count_ships, lift_from_capital, lift_from_ships, man_ship
from .p05_gunboats import open_gunboat
from .state import (
    ACTIONS,
    AGENT_EMBARKED,
    AGENT_STATIONED,
    EMPTY_SHIP,
    FLEET_GATHERED,
    NEXT_ACTION,
    NEXT_OPERATION,
    NEXT_STATION,
    SEA_CHOICE,
    STATION,
    State,
)


@kernel
def gather_fleet(s: State) -> None:
    """P5.1 Pick up all agents on ships."""
    lift_from_ships(s)
    announce(s, FLEET_GATHERED, s.faction, s.lifted, 0, 0)
    go_on(s, NEXT_STATION)


@kernel
def embark(s: State) -> None:
    """P8.1 Instead, red moves one agent from Capital to an empty ship; the other agents stay."""
    lift_from_capital(s)
    announce(s, AGENT_EMBARKED, s.faction, 0, 0, 0)
    go_on(s, NEXT_STATION)


@kernel
def next_station(s: State) -> None:
    """P5.1 The next agent is put on any ship without one; when all are, the Maritime is over."""
    if s.lifted == 0:
        go_on(s, NEXT_ACTION if s.phase == ACTIONS else NEXT_OPERATION)
    elif count_ships(s, EMPTY_SHIP) > 1:
        ask(s, STATION)
    else:
        for sea in range(SEAS):
            if s.ship[sea] == EMPTY_SHIP:
                station_at(s, sea)
                return


@kernel
def station_choices(s: State, out: Buffer) -> int:
    """P5.1 Any ship, one agent on each."""
    n = 0
    for sea in range(SEAS):
        if s.ship[sea] == EMPTY_SHIP:
            out[n] = SEA_CHOICE + sea
            n += 1
    return n


@kernel
def station_chosen(s: State, choice: int) -> None:
    """P5.1 That ship."""
    station_at(s, choice - SEA_CHOICE)


@kernel
def station_at(s: State, sea: int) -> None:
    """P5.1 The agent is aboard, and may act as soon as it is."""
    man_ship(s, sea)
    announce(s, AGENT_STATIONED, s.faction, sea, 0, 0)
    open_gunboat(s, sea)
