"""Everything that can happen, as typed records. What the tape holds as integers they hold by the data's ids.

All of it is public (P11.1).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal, get_args

from pileus.games.contract import Event, Message

from .rules import state
from .tables import BARRIER, FACTIONS, IDEA, PORT, SLAVER, SPHERE

End = Literal[
    "anarchy",
    "most-points",
    "defeat",
    "marginal",
    "decisive",
    "stage-defeat",
    "stage-marginal",
    "stage-decisive",
    "second-stage",
]
Doing = Literal["fundraiser", "syndicate", "shipbuilding", "post", "maritime", "manumission", "westernize", "suffrage"]
ENDS: tuple[str, ...] = ("", *get_args(End))
PHASES = ("", "actions", "operations", "elephant", "hate", "pogroms", "market")
DOING: tuple[str, ...] = get_args(Doing)
"""Actions and operations, by the choice that names them less FUNDRAISER."""


class FactionAssigned(Event, frozen=True, tag="emancipation-faction-assigned"):
    """P2.1 A seat plays a faction."""

    seat: int
    faction: str


class TurnBegan(Event, frozen=True, tag="emancipation-turn-began"):
    """P3.1 The turn of a faction began."""

    turn: int
    faction: str
    seat: int


class AgentTakenBack(Event, frozen=True, tag="emancipation-agent-taken-back"):
    """P4.1 A faction took an agent back from the market."""

    faction: str
    idea: str


class AgentDisembarked(Event, frozen=True, tag="emancipation-agent-disembarked"):
    """P8.2 Red took an agent back from a ship."""

    faction: str
    sea: str


class FundsRaised(Event, frozen=True, tag="emancipation-funds-raised"):
    """P4.1 A Fundraiser: so many agents left Debt, so many moved to Capital, which now has so many."""

    faction: str
    relieved: int
    moved: int
    capital: int


class CoinsPaid(Event, frozen=True, tag="emancipation-coins-paid"):
    """P3.2 Coins paid: so many agents out of Capital, so many out of Wealth."""

    faction: str
    capital: int
    wealth: int


class AgentSyndicated(Event, frozen=True, tag="emancipation-agent-syndicated"):
    """P4.2 An agent went to a market card."""

    faction: str
    idea: str


class ShipBuilt(Event, frozen=True, tag="emancipation-ship-built"):
    """P4.3 A ship came to a sea border."""

    faction: str
    sea: str


class AgentHired(Event, frozen=True, tag="emancipation-agent-hired"):
    """P4.3 A new agent came to Debt."""

    faction: str


class ElephantPlaced(Event, frozen=True, tag="emancipation-elephant-placed"):
    """P3.3 The player put the elephant at a port."""

    faction: str
    port: str


class AgentSentBack(Event, frozen=True, tag="emancipation-agent-sent-back"):
    """P7.2 The agent on an Admin space went home (also P4.4)."""

    faction: str
    port: str


class MeepleDisplaced(Event, frozen=True, tag="emancipation-meeple-displaced"):
    """P7.2 A meeple went to a dissident space (also P4.4)."""

    faction: str
    sphere: str


class MeepleReturned(Event, frozen=True, tag="emancipation-meeple-returned"):
    """P7.2 A meeple found no dissident space and returned to the reserve."""

    faction: str
    port: str


class AgentPosted(Event, frozen=True, tag="emancipation-agent-posted"):
    """P4.4 An agent took an Admin space."""

    faction: str
    port: str


class AgentEmbarked(Event, frozen=True, tag="emancipation-agent-embarked"):
    """P8.1 A red agent left Capital for a ship: the new one (P8.2), or one to be chosen."""

    faction: str
    sea: str | None

    def message(self) -> Message:
        """The ship is named where it is known."""
        if self.sea is None:
            return Message("emancipation-agent-embarking", {"faction": self.faction}, "P8.1")
        return super().message()


class FleetGathered(Event, frozen=True, tag="emancipation-fleet-gathered"):
    """P5.1 All agents on ships were picked up."""

    faction: str
    count: int


class AgentStationed(Event, frozen=True, tag="emancipation-agent-stationed"):
    """P5.1 An agent was put on a ship."""

    faction: str
    sea: str


class GunboatForgone(Event, frozen=True, tag="emancipation-gunboat-forgone"):
    """P5.1 A Gunboat Diplomacy was forgone."""

    faction: str
    sea: str


class DiskTaken(Event, frozen=True, tag="emancipation-disk-taken"):
    """P5.2 An anarchy disk was taken from a sphere."""

    faction: str
    sphere: str


class BarrierTaken(Event, frozen=True, tag="emancipation-barrier-taken"):
    """P5.7 A barrier was taken (also P5.2)."""

    faction: str
    barrier: str


class BarrierReturned(Event, frozen=True, tag="emancipation-barrier-returned"):
    """P5.7 A barrier went back from its holder to its sphere (also P5.4)."""

    faction: str
    barrier: str
    holder: str


class AttackRolled(Event, frozen=True, tag="emancipation-attack-rolled"):
    """P5.3 The dice of an attack; the sum must exceed the target."""

    faction: str
    sea: str
    dice: tuple[int, ...]
    target: int


class SlaverTaken(Event, frozen=True, tag="emancipation-slaver-taken"):
    """P5.3 A slaver was taken."""

    faction: str
    sea: str


class AttackFailed(Event, frozen=True, tag="emancipation-attack-failed"):
    """P5.3 An attack failed."""

    faction: str
    sea: str


class SlaverCorrupted(Event, frozen=True, tag="emancipation-slaver-corrupted"):
    """P5.4 The slaver's own number brought corruption."""

    faction: str
    sea: str


class MeepleFreed(Event, frozen=True, tag="emancipation-meeple-freed"):
    """P5.5 A meeple came to a slave space, by Manumission or Westernize (P5.6)."""

    faction: str
    port: str
    doing: str


class ElephantRolled(Event, frozen=True, tag="emancipation-elephant-rolled"):
    """P6.1 The die of the elephant phase."""

    faction: str
    die: int


class ElephantMoved(Event, frozen=True, tag="emancipation-elephant-moved"):
    """P6.1 The elephant moved to a port."""

    port: str


class ElephantStayed(Event, frozen=True, tag="emancipation-elephant-stayed"):
    """P6.1 The elephant, placed in this turn, stayed."""

    port: str


class IdeaDiscarded(Event, frozen=True, tag="emancipation-idea-discarded"):
    """P6.2 The card of a row was discarded."""

    idea: str
    row: int
    column: str


class IdeaWentEast(Event, frozen=True, tag="emancipation-idea-went-east"):
    """P6.2 A West card with an arrow slid into the East column."""

    idea: str
    row: int


class AgentsCameHome(Event, frozen=True, tag="emancipation-agents-came-home"):
    """P6.2 Agents on a discarded card returned to Wealth."""

    faction: str
    count: int
    idea: str


class HateRolled(Event, frozen=True, tag="emancipation-hate-rolled"):
    """P7.1 The hate dice, from low to high."""

    faction: str
    port: str
    dice: tuple[int, ...]


class BarrierTriggered(Event, frozen=True, tag="emancipation-barrier-triggered"):
    """P7.1 A die triggered a barrier."""

    barrier: str
    die: int


class BarrierWithoutTarget(Event, frozen=True, tag="emancipation-barrier-without-target"):
    """P7.3 A barrier found nothing to hit; a black edge adds anarchy for it."""

    barrier: str
    anarchy: bool


class ShipReturned(Event, frozen=True, tag="emancipation-ship-returned"):
    """P7.4 A ship without an agent returned to the pool."""

    sea: str


class AnarchyAdded(Event, frozen=True, tag="emancipation-anarchy-added"):
    """P3.4 A disk of a faction, which has so many left, was added to a sphere."""

    faction: str
    sphere: str
    left: int


class AnarchyOverflowed(Event, frozen=True, tag="emancipation-anarchy-overflowed"):
    """P3.4 A sphere was full; the disk went to the nearest with room."""

    faction: str
    sphere: str
    beyond: str
    left: int


class PogromRolled(Event, frozen=True, tag="emancipation-pogrom-rolled"):
    """P7.5 The die of a sphere with two disks."""

    sphere: str
    die: int


class PogromMissed(Event, frozen=True, tag="emancipation-pogrom-missed"):
    """P7.5 There was no piece of that colour."""

    sphere: str
    faction: str


class PogromHitAgent(Event, frozen=True, tag="emancipation-pogrom-hit-agent"):
    """P7.5 An Admin agent was lost to the reserve."""

    faction: str
    port: str


class PogromHitMeeple(Event, frozen=True, tag="emancipation-pogrom-hit-meeple"):
    """P7.5 A meeple on a slave space was lost to the reserve."""

    faction: str
    port: str


class PogromHitDissident(Event, frozen=True, tag="emancipation-pogrom-hit-dissident"):
    """P7.5 A dissident was lost to the reserve."""

    faction: str
    sphere: str


class IdeaLaidOut(Event, frozen=True, tag="emancipation-idea-laid-out"):
    """P7.6 A card of a deck came to row 6."""

    idea: str
    column: str


class DecksUsedUp(Event, frozen=True, tag="emancipation-decks-used-up"):
    """P7.6 A refill was due and no card was left."""

    turn: int


class GoalRead(Event, frozen=True, tag="emancipation-goal-read"):
    """P10.1 Whether a faction met its goal, and its points."""

    faction: str
    met: bool
    points: int


class SecondStageBegan(Event, frozen=True, tag="emancipation-second-stage-began"):
    """P10.4 All goals met: new decks, and the second stage."""

    west: int
    east: int


class GameEnded(Event, frozen=True, tag="emancipation-game-ended"):
    """P10 The game is over."""

    reason: str


RECORDS: dict[int, type[Event]] = {
    state.FACTION_ASSIGNED: FactionAssigned,
    state.TURN_BEGAN: TurnBegan,
    state.AGENT_TAKEN_BACK: AgentTakenBack,
    state.AGENT_DISEMBARKED: AgentDisembarked,
    state.FUNDS_RAISED: FundsRaised,
    state.COINS_PAID: CoinsPaid,
    state.AGENT_SYNDICATED: AgentSyndicated,
    state.SHIP_BUILT: ShipBuilt,
    state.AGENT_HIRED: AgentHired,
    state.ELEPHANT_PLACED: ElephantPlaced,
    state.AGENT_SENT_BACK: AgentSentBack,
    state.MEEPLE_DISPLACED: MeepleDisplaced,
    state.MEEPLE_RETURNED: MeepleReturned,
    state.AGENT_POSTED: AgentPosted,
    state.AGENT_EMBARKED: AgentEmbarked,
    state.FLEET_GATHERED: FleetGathered,
    state.AGENT_STATIONED: AgentStationed,
    state.GUNBOAT_FORGONE: GunboatForgone,
    state.DISK_TAKEN: DiskTaken,
    state.BARRIER_TAKEN: BarrierTaken,
    state.BARRIER_RETURNED: BarrierReturned,
    state.ATTACK_ROLLED: AttackRolled,
    state.SLAVER_TAKEN: SlaverTaken,
    state.ATTACK_FAILED: AttackFailed,
    state.SLAVER_CORRUPTED: SlaverCorrupted,
    state.MEEPLE_FREED: MeepleFreed,
    state.ELEPHANT_ROLLED: ElephantRolled,
    state.ELEPHANT_MOVED: ElephantMoved,
    state.ELEPHANT_STAYED: ElephantStayed,
    state.IDEA_DISCARDED: IdeaDiscarded,
    state.IDEA_WENT_EAST: IdeaWentEast,
    state.AGENTS_CAME_HOME: AgentsCameHome,
    state.HATE_ROLLED: HateRolled,
    state.BARRIER_TRIGGERED: BarrierTriggered,
    state.BARRIER_WITHOUT_TARGET: BarrierWithoutTarget,
    state.SHIP_RETURNED: ShipReturned,
    state.ANARCHY_ADDED: AnarchyAdded,
    state.ANARCHY_OVERFLOWED: AnarchyOverflowed,
    state.POGROM_ROLLED: PogromRolled,
    state.POGROM_MISSED: PogromMissed,
    state.POGROM_HIT_AGENT: PogromHitAgent,
    state.POGROM_HIT_MEEPLE: PogromHitMeeple,
    state.POGROM_HIT_DISSIDENT: PogromHitDissident,
    state.IDEA_LAID_OUT: IdeaLaidOut,
    state.DECKS_USED_UP: DecksUsedUp,
    state.GOAL_READ: GoalRead,
    state.SECOND_STAGE_BEGAN: SecondStageBegan,
    state.GAME_ENDED: GameEnded,
}

_SPHERES = tuple(sphere.key for sphere in SPHERE)
WORDS: dict[str, Sequence[str | bool]] = {  # fields that the tape holds as integers and a record as words
    "faction": FACTIONS,
    "holder": FACTIONS,
    "idea": tuple(idea.key for idea in IDEA),
    "port": tuple(port.name for port in PORT),
    "sphere": _SPHERES,
    "beyond": _SPHERES,
    "sea": tuple(slaver.key for slaver in SLAVER),
    "barrier": tuple(barrier.key for barrier in BARRIER),
    "column": ("west", "east"),
    "reason": ENDS,
    "doing": DOING,
    "met": (False, True),
    "anarchy": (False, True),
}


def event(ints: list[int]) -> Event:
    """The record of five integers of the tape: the kind, then the record's fields in their order."""
    kind, *values = ints
    if kind == state.AGENT_EMBARKED:  # P8.1: the ship may still be to choose
        return AgentEmbarked(FACTIONS[values[0]], SLAVER[values[1]].key if values[2] else None)
    record = RECORDS[kind]
    fields = zip(record.__struct_fields__, values, strict=False)
    return record(*(_word(name, value) for name, value in fields))


def _word(name: str, value: int) -> str | bool | int | tuple[int, ...]:
    if name == "dice":  # P5.3, P7.1: decimal digits
        return tuple(int(digit) for digit in str(value))
    return WORDS[name][value] if name in WORDS else value
