"""What simulations tell of a finished game."""

from __future__ import annotations

import pileus
from pileus.games.liberte.figures import figures


def test_L9_1_L7_4_turns_lost_battles_and_who_governs_at_the_end():
    position = {
        "game": "liberte",
        "options": {"players": 3},
        "turn": 4,
        "phase": "election",
        "lost_battles": [2, 4],
        "stacks": [
            {"province": 1, "seat": 0, "faction": "blue", "blocks": 1},
            {"province": 2, "seat": 1, "faction": "red", "blocks": 1},
            {"province": 3, "seat": 1, "faction": "red", "blocks": 1},
        ],
    }
    match = pileus.game("liberte").set_up(position, seed=1)
    assert match.result is not None
    assert figures(match.state) == {  # type: ignore[arg-type]
        "turns": 4,
        "lost-battles": 2,
        "government-blue": False,
        "government-white": False,
        "government-red": True,
    }
