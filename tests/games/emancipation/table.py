"""Tables for tests: a position in keywords, choices by name, dice as one wants them.

    t = table(mode="cooperative", phase="hate", elephant="New Orleans", freed={"New Orleans": ["red"]})
    t.rolling((2, 2, 5, 6))          # the same table with luck that rolls so
    t.play("agent:capital")
    assert t.boxes("red") == (2, 4, 0)

Fields are those of a position; the options of P0 stand among them. What is left out is as set up (P2).
"""

from __future__ import annotations

from typing import Any

import pileus
from pileus.games.contract import Event
from pileus.games.emancipation.events import PHASES, AttackRolled, ElephantRolled, HateRolled, PogromRolled
from pileus.games.emancipation.options import Options
from pileus.games.emancipation.rules.p09_score import points
from pileus.games.emancipation.rules.state import MANNED_SHIP, NO_SHIP, State
from pileus.games.emancipation.tables import BARRIER, FACTIONS, IDEA, PORT, SLAVER, SPHERE
from pileus.locale import say
from pileus.play.match import Match

OPTIONS = Options.__struct_fields__
TRIES = 20_000

Dice = int | tuple[int, ...]


class Table:
    """A match with the words a player would use."""

    def __init__(self, position: dict[str, Any], seed: int, made: tuple[str, ...] = ()) -> None:
        self.start = position
        self.made: list[str] = []
        self.match: Match = pileus.game("emancipation").set_up(position, seed=seed)
        self.play(*made)

    def play(self, *names: str) -> Table:
        """Make choices by name."""
        for name in names:
            self.match.play(name)
            self.made.append(name)
        return self

    def rolling(self, *dice: Dice) -> Table:
        """Begin again with luck in which the first dice rolled, in order, are these; choices made are made again.

        One number for the elephant's die or a pogrom's, a tuple for an attack or, from low to high, for hate.
        """
        made = tuple(self.made)
        for seed in range(TRIES):
            trial = Table(self.start, seed)
            for name in made:
                if dice[: len(trial.dice)] != tuple(trial.dice[: len(dice)]):
                    break
                if trial.match.seat is None or name not in trial.choices:
                    break
                trial.play(name)
            else:
                if tuple(trial.dice[: len(dice)]) == dice:
                    self.__dict__ = trial.__dict__
                    return self
        raise AssertionError(f"no luck rolls {dice}")

    # What can be done

    @property
    def choices(self) -> set[str]:
        """The legal set by name; empty when the game is over."""
        return {choice.name for choice in self.match.choices}

    @property
    def asked(self) -> str:
        """The step asked, as the prompt's id without the game: `act`, `pay` …"""
        return self.match.prompt.id.removeprefix("emancipation-")

    @property
    def faction(self) -> str:
        """Whose turn it is."""
        return FACTIONS[self.state.faction]

    @property
    def phase(self) -> str:
        """The phase of that turn."""
        return PHASES[self.state.phase]

    def why_not(self, name: str, seat: int | None = -1) -> str:
        """`"P4.3 no-ship"`: the paragraph and the message; -1 is the seat to move."""
        reason = self.match.why_not(self.match.seat if seat == -1 else seat, name)
        assert reason is not None
        return f"{reason.rule} {reason.id.removeprefix('emancipation-why-not-')}"

    def refusal(self, name: str) -> str:
        """Why the seat to move cannot choose a thing, in words."""
        reason = self.match.why_not(self.match.seat, name)
        assert reason is not None
        return say(reason)

    # What happened

    @property
    def story(self) -> list[Event]:
        """Everything that has happened."""
        return [*self.match.opening, *(event for entry in self.match.log for event in entry.events)]

    @property
    def events(self) -> list[str]:
        """The message ids of that, without the game."""
        return [event.message().id.removeprefix("emancipation-") for event in self.story]

    @property
    def dice(self) -> list[Dice]:
        """All dice rolled so far."""
        rolled: list[Dice] = []
        for event in self.story:
            if isinstance(event, AttackRolled | HateRolled):
                rolled.append(event.dice)
            elif isinstance(event, ElephantRolled | PogromRolled):
                rolled.append(event.die)
        return rolled

    # What the table looks like

    @property
    def state(self) -> State:
        """The true state."""
        s = self.match.state
        assert isinstance(s, State)
        return s

    def boxes(self, faction: str) -> tuple[int, ...]:
        """Capital, Wealth, Debt."""
        return tuple(self.state.box[FACTIONS.index(faction)])

    def reserve(self, faction: str) -> int:
        """Agents in the reserve."""
        return self.state.reserve[FACTIONS.index(faction)]

    def meeples(self, faction: str) -> int:
        """Meeples in the reserve."""
        return self.state.meeples[FACTIONS.index(faction)]

    def admin(self, port: str) -> str | None:
        """Whose agent is on an Admin space."""
        faction = self.state.admin[_port(port)]
        return None if faction < 0 else FACTIONS[faction]

    def freed(self, port: str) -> list[str]:
        """The meeples on the slave spaces of a port."""
        return [word for i, word in enumerate(FACTIONS) for _ in range(self.state.freed[i][_port(port)])]

    def dissidents(self, sphere: str) -> list[str]:
        """The meeples on the dissident spaces of a sphere."""
        return [word for i, word in enumerate(FACTIONS) for _ in range(self.state.dissidents[i][_sphere(sphere)])]

    @property
    def ships(self) -> dict[str, str | None]:
        """Ships by sea border, with the colour of their agent."""
        s = self.state
        manned = {slaver.key: s.ship[i] for i, slaver in enumerate(SLAVER) if s.ship[i] != NO_SHIP}
        return {key: "red" if ship == MANNED_SHIP else None for key, ship in manned.items()}

    @property
    def slavers(self) -> dict[str, str]:
        """Slavers held, with their holders."""
        s = self.state
        return {slaver.key: FACTIONS[s.slaver[i]] for i, slaver in enumerate(SLAVER) if s.slaver[i] >= 0}

    @property
    def barriers(self) -> dict[str, str]:
        """Barriers held, with their holders."""
        s = self.state
        return {barrier.key: FACTIONS[s.barrier[i]] for i, barrier in enumerate(BARRIER) if s.barrier[i] >= 0}

    @property
    def anarchy(self) -> dict[str, int]:
        """Disks in spheres."""
        s = self.state
        return {sphere.key: s.anarchy[i] for i, sphere in enumerate(SPHERE) if s.anarchy[i]}

    @property
    def disks(self) -> dict[str, int]:
        """Disks of the players."""
        return dict(zip(FACTIONS, self.state.disks, strict=True))

    @property
    def elephant(self) -> str:
        """The port where the elephant is."""
        return PORT[self.state.elephant].name

    @property
    def west(self) -> list[str | None]:
        """The West column from row 1 to row 6."""
        return [None if idea < 0 else IDEA[idea].key for idea in self.state.slot[:6]]

    @property
    def east(self) -> list[str | None]:
        """The East column from row 1 to row 6."""
        return [None if idea < 0 else IDEA[idea].key for idea in self.state.slot[6:]]

    def on(self, idea: str) -> list[str]:
        """The agents on a market card."""
        s = self.state
        slot = [IDEA[i].key if i >= 0 else None for i in s.slot].index(idea)
        return [word for i, word in enumerate(FACTIONS) for _ in range(s.on_idea[i][slot])]

    @property
    def discard(self) -> list[str]:
        """The discarded ideas."""
        s = self.state
        return [IDEA[idea].key for idea in s.discard[: s.discard_n]]

    def points(self, faction: str) -> int:
        """P9 The VP of a faction as things stand."""
        return points(self.state, FACTIONS.index(faction))

    @property
    def ended(self) -> str | None:
        """The reason of the end."""
        return None if self.match.result is None else self.match.result.reason.id.removeprefix("emancipation-end-")


def _port(name: str) -> int:
    return [port.name for port in PORT].index(name)


def _sphere(key: str) -> int:
    return [sphere.key for sphere in SPHERE].index(key)


def table(seed: int = 1, players: int = 3, **fields: Any) -> Table:
    """A table set up from the fields of a position; options stand among them."""
    return Table(written(players, **fields), seed)


def written(players: int = 3, **fields: Any) -> dict[str, Any]:
    """The fields as a position."""
    given = [name for name in OPTIONS if name in fields and not isinstance(fields[name], dict)]  # `dissidents` is both
    options = {"players": players, **{name: fields.pop(name) for name in given}}
    return {"game": "emancipation", "options": options, **fields}
