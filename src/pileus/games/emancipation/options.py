"""P0 Table options."""

from __future__ import annotations

from itertools import product
from typing import Annotated, ClassVar, Literal

import msgspec

from pileus.games.contract import Message

from .rules.state import COMPETITIVE, COOPERATIVE, SOLITAIRE, TWO_STAGE, State

Mode = Literal["competitive", "cooperative", "two-stage", "solitaire"]
MODES: dict[Mode, int] = {
    "competitive": COMPETITIVE,
    "cooperative": COOPERATIVE,
    "two-stage": TWO_STAGE,
    "solitaire": SOLITAIRE,
}


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=False):
    """P0.1, P0.2; `players` and `mode` left out follow each other: one player is solitaire, else three, competitive."""

    players: Annotated[int, msgspec.Meta(ge=1, le=3)] | None = None
    mode: Mode | None = None
    dissidents: Literal["minus", "plus"] = "minus"
    gunboat_target: Literal["bordering", "elephant"] = "bordering"
    dealt_disks_score: bool = True
    dissident_spaces: Annotated[int, msgspec.Meta(ge=1, le=2)] = 1
    anarchy_loss: Literal["empty", "owed"] = "empty"
    corruption: Literal["always", "short"] = "always"

    ALLOWED: ClassVar = {  # what is said where a value does not fit
        "": Message("emancipation-allowed-together", {}, "P0.1"),
        "players": Message("emancipation-allowed-players", {}, "P0.1"),
        "mode": Message("emancipation-allowed-mode", {}, "P0.1"),
        "dissidents": Message("emancipation-allowed-dissidents", {}, "P0.2"),
        "gunboat_target": Message("emancipation-allowed-gunboat-target", {}, "P0.2"),
        "dealt_disks_score": Message("emancipation-allowed-dealt-disks-score", {}, "P0.2"),
        "dissident_spaces": Message("emancipation-allowed-dissident-spaces", {}, "P0.2"),
        "anarchy_loss": Message("emancipation-allowed-anarchy-loss", {}, "P0.2"),
        "corruption": Message("emancipation-allowed-corruption", {}, "P0.2"),
    }

    def __post_init__(self) -> None:
        """P0.1 Solitaire is for one player, and one player plays nothing else."""
        if self.players is not None and self.mode is not None and (self.players == 1) != (self.mode == "solitaire"):
            raise ValueError("players and mode do not go together")


VARIANTS = tuple(
    {
        "players": players,
        "mode": mode,
        "dissidents": dissidents,
        "gunboat_target": gunboat_target,
        "dealt_disks_score": dealt_disks_score,
        "dissident_spaces": dissident_spaces,
        "anarchy_loss": anarchy_loss,
        "corruption": corruption,
    }
    for dissidents, gunboat_target, dealt_disks_score, dissident_spaces, anarchy_loss, corruption in product(
        ("minus", "plus"), ("bordering", "elephant"), (True, False), (1, 2), ("empty", "owed"), ("always", "short")
    )
    for players, mode in (
        (3, "competitive"),
        (3, "cooperative"),
        (3, "two-stage"),
        (2, "competitive"),
        (2, "cooperative"),
        (2, "two-stage"),
        (1, "solitaire"),
    )
)


def lay_options(s: State, options: Options) -> None:
    """P0 The options as integers of the state."""
    alone = options.mode == "solitaire"
    s.players = options.players or (1 if alone else 3)
    s.mode = MODES[options.mode or ("solitaire" if s.players == 1 else "competitive")]
    s.plus = int(options.dissidents == "plus")
    s.elephant_target = int(options.gunboat_target == "elephant")
    s.dealt_score = int(options.dealt_disks_score)
    s.spaces = options.dissident_spaces
    s.owed = int(options.anarchy_loss == "owed")
    s.short = int(options.corruption == "short")


def read_options(s: State) -> Options:
    """P0 The options of a state, all of them written out."""
    return Options(
        players=s.players,
        mode=next(word for word, mode in MODES.items() if mode == s.mode),
        dissidents="plus" if s.plus else "minus",
        gunboat_target="elephant" if s.elephant_target else "bordering",
        dealt_disks_score=bool(s.dealt_score),
        dissident_spaces=s.spaces,
        anarchy_loss="owed" if s.owed else "empty",
        corruption="short" if s.short else "always",
    )
