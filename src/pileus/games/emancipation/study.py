"""What a study counts in a game of Pax Emancipation: goals, VP, anarchy, ideas, barriers, spheres, slavers."""

from __future__ import annotations

from collections import Counter

from pileus.games.contract import Event, Message
from pileus.games.studies import EVERYBODY, Chart, Study, Tally

from .events import AgentSyndicated, AnarchyAdded, AnarchyOverflowed
from .figures import figures
from .rules.p09_score import (
    agents_on_map,
    barriers_held,
    disks_scored,
    dissidents_scored,
    meeples_freed,
    slavers_held,
)
from .rules.p10_end import diplomacy, in_play
from .rules.state import ANARCHY, State
from .tables import BARRIER, FACTIONS, IDEA, PORT, PORT_SPHERE, SLAVER, SPHERE

SOURCES = ("barriers", "slavers", "disks", "meeples", "agents", "dissidents", "diplomacy")
MET, MISSED = "met", "missed"
_SPHERES = tuple(sphere.key for sphere in SPHERE)

CHARTS = (
    Chart("goals", "shares", (MET, MISSED)),
    Chart("factions", "worth", FACTIONS),
    Chart("sources", "amounts", SOURCES),
    Chart("anarchy", "amounts", _SPHERES),
    Chart("ideas", "worth", tuple(idea.key for idea in IDEA)),
    Chart("barriers", "worth", tuple(barrier.key for barrier in BARRIER)),
    Chart("spheres", "worth", _SPHERES),
    Chart("slavers", "worth", tuple(slaver.key for slaver in SLAVER)),
)


def tally(events: list[Event], s: State) -> Tally:
    """P4 to P10 Whose goals were met, where VP and anarchy came from, who had which idea, barrier, sphere, slaver."""
    playing = [faction for faction in range(3) if in_play(s, faction)]
    unrest: Counter[str] = Counter()
    ideas: set[tuple[str, str]] = set()
    for event in events:
        match event:
            case AnarchyAdded():
                unrest[event.sphere] += 1
            case AnarchyOverflowed():  # P3.4: the disk lies beyond
                unrest[event.beyond] += 1
            case AgentSyndicated():
                ideas.add((event.faction, event.idea))
    told = figures(s)
    goals = {FACTIONS[faction]: MET if told[f"goal-{FACTIONS[faction]}"] else MISSED for faction in playing}
    seats = {FACTIONS[faction]: s.seat_of[faction] for faction in playing}
    return Tally(
        shares={"goals": goals},
        amounts={
            "sources": [(s.seat_of[faction], _sources(s, faction)) for faction in playing if s.over != ANARCHY],
            "anarchy": [(EVERYBODY, dict(unrest))],
        },
        worth={
            "factions": [(seat, faction) for faction, seat in seats.items()],
            "ideas": [(seats[faction], idea) for faction, idea in sorted(ideas)],
            "barriers": [
                (s.seat_of[holder], BARRIER[i].key) for i, holder in enumerate(s.barrier) if holder in playing
            ],
            "spheres": [(s.seat_of[faction], sphere) for faction in playing for sphere in _spheres_of(s, faction)],
            "slavers": [(s.seat_of[holder], SLAVER[i].key) for i, holder in enumerate(s.slaver) if holder in playing],
        },
    )


def _sources(s: State, faction: int) -> dict[str, int]:
    """P9.1, P9.2, P10.5 What the VP of a faction are made of."""
    return {
        "barriers": barriers_held(s, faction),
        "slavers": slavers_held(s, faction),
        "disks": disks_scored(s, faction),
        "meeples": meeples_freed(s, faction),
        "agents": agents_on_map(s, faction),
        "dissidents": dissidents_scored(s, faction),
        "diplomacy": diplomacy(s, faction) if s.stage == 2 else 0,
    }


def _spheres_of(s: State, faction: int) -> list[str]:
    """P1.2 Where a faction has a meeple on a slave space."""
    ports = [port for port in range(len(PORT)) if s.freed[faction][port]]
    return [_SPHERES[sphere] for sphere in sorted({PORT_SPHERE[port] for port in ports})]


def label(chart: str, word: str) -> Message:
    """A faction, whether a goal was met, a source of VP, an idea, a barrier, a sphere or a slaver's sea."""
    if word in FACTIONS:
        return Message("emancipation-faction", {"faction": word}, "P1.1")
    if chart == "goals":
        return Message(f"emancipation-word-goal-{word}", {}, "P10.1")
    if chart == "sources":
        return Message("emancipation-study-source", {"source": word}, "P9.1")
    if chart == "ideas":
        return Message("emancipation-study-idea", {"idea": word, "key": word}, "P1.5")
    if chart == "barriers":
        return Message("emancipation-study-barrier", {"barrier": word, "key": word}, "P1.4")
    if chart == "slavers":
        return Message("emancipation-study-slaver", {"sea": word}, "P1.3")
    return Message("emancipation-study-sphere", {"sphere": word}, "P1.2")


STUDY = Study(CHARTS, tally, label)
