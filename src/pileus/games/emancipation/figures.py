"""What a finished game comes to, for simulations: goals, VP and how far the map was freed."""

from __future__ import annotations

from .rules.p09_score import meeples_freed
from .rules.p10_end import barriers_left, final_points, in_play, short_of_goal, slavers_left
from .rules.state import ANARCHY, State
from .tables import FACTIONS


def figures(s: State) -> dict[str, int]:
    """P9, P10.1 What is lost to anarchy is not scored, and in a first stage its goals are not met (P10.6)."""
    told: dict[str, int] = {
        "freed": sum(meeples_freed(s, faction) for faction in range(3)),
        "barriers-left": barriers_left(s),
        "slavers-left": slavers_left(s),
    }
    lost = s.over == ANARCHY
    playing = [faction for faction in range(3) if in_play(s, faction)]
    for faction in playing:
        met = not lost and short_of_goal(s, faction) <= 0
        told[f"goal-{FACTIONS[faction]}"] = met or s.stage == 2  # P10.4: a second stage follows only on goals met
    told["goals"] = all(told[f"goal-{FACTIONS[faction]}"] for faction in playing)
    for faction in playing if not lost else ():
        told[f"vp-{FACTIONS[faction]}"] = final_points(s, faction)
    return told
