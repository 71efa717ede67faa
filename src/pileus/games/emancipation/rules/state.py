"""The state of a game of Pax Emancipation, its steps, and the integers that name choices and events.

Factions are 0 red, 1 green, 2 white; spheres, ports, seas, barriers and ideas are numbered from 0 as in the tables.
"""

from __future__ import annotations

from pileus.kernel.layout import Core, i8, layout

from ..tables import BARRIERS, IDEAS, PORTS, SEAS, SPHERES

NOBODY = -1
NONE = -1
ROWS = 6  # P2.5, of each column
SLOTS = 2 * ROWS  # West rows 1 to 6, then East rows 1 to 6
DECK_ROOM = 16  # P2.5: 22 ideas less the six laid out; P10.4 needs less

# Modes (P0.1).
COMPETITIVE, COOPERATIVE, TWO_STAGE, SOLITAIRE = 0, 1, 2, 3

# Boxes of a finance board (P2.2).
CAPITAL, WEALTH, DEBT = 0, 1, 2

# A sea border (P1.3).
NO_SHIP, EMPTY_SHIP, MANNED_SHIP = 0, 1, 2

# Phases of a turn (P3.1).
ACTIONS, OPERATIONS, ELEPHANT, HATE, POGROMS, MARKET = 1, 2, 3, 4, 5, 6

# Steps that wait for a seat to choose.
ACT = 1  # P4
TAKE_BACK = 2  # P4.1
SYNDICATE_IDEA = 3  # P4.2
BUILD_AT = 4  # P4.3
POST_AT = 5  # P4.4
PAY = 6  # P3.2
AGENT_FROM = 7  # P8.4
MAN_NEW_SHIP = 8  # P8.2
EXTRA_MARITIME = 9  # P8.2
OPERATE = 10  # P5.0
WHICH_OPERATION = 11  # P5.0
HOW_MARITIME = 12  # P8.1
STATION = 13  # P5.1
GUNBOAT = 14  # P5.2
DICE = 15  # P5.3
CORRUPT_BARRIER = 16  # P5.4
CORRUPT_SPHERE = 17  # P5.4
TAKE_BARRIER = 18  # P5.7
MOVE_ELEPHANT = 19  # P6.1
HATE_PIECE = 20  # P7.2
LOSE_SHIP = 21  # P7.4
NEXT_SPHERE = 22  # P7.5
POGROM_PIECE = 23  # P7.5
ANARCHY_FROM = 24  # P3.4
OVERFLOW = 25  # P3.4
OPERATE_AT = 26  # P5.5 to P5.7

# Steps that a beat carries out.
BEGIN_TURN = 30  # P3.1
NEXT_ACTION = 31  # P4
RAISE_FUNDS = 32  # P4.1
BUILD_SHIP = 34  # P4.3
TAKE_POST = 35  # P4.4
SEND_AGENT = 36  # P4.2, P4.4
NEXT_OPERATION = 37  # P5.0
NEXT_STATION = 38  # P5.1
ROLL_ATTACK = 39  # P5.3
FREE_MEEPLE = 40  # P5.5, P5.6
LIFT_BARRIER = 41  # P5.7
ROLL_ELEPHANT = 42  # P6.1
DISCARD_IDEA = 43  # P6.2
ROLL_HATE = 44  # P7.1
NEXT_HATE = 45  # P7.1
NEXT_POGROM = 46  # P7.5
REFILL = 47  # P7.6

# Choices: what one can point at.
IDEA_CHOICE = 0  # + idea
PORT_CHOICE = IDEA_CHOICE + IDEAS  # + port
SPHERE_CHOICE = PORT_CHOICE + PORTS  # + sphere
SEA_CHOICE = SPHERE_CHOICE + SPHERES  # + sea
BARRIER_CHOICE = SEA_CHOICE + SEAS  # + barrier
ADMIN_CHOICE = BARRIER_CHOICE + BARRIERS  # + port: the agent on its Admin space
MEEPLE_CHOICE = ADMIN_CHOICE + PORTS  # + port: a meeple on its slave spaces
DISSIDENT_CHOICE = MEEPLE_CHOICE + PORTS  # + sphere: a meeple on its dissident spaces
BOX_CHOICE = DISSIDENT_CHOICE + SPHERES  # + box: an agent there
FACTION_CHOICE = BOX_CHOICE + 3  # + faction
DICE_CHOICE = FACTION_CHOICE + 2  # + number of dice
FUNDRAISER = DICE_CHOICE + 5
SYNDICATE = FUNDRAISER + 1
SHIPBUILDING = FUNDRAISER + 2
POST = FUNDRAISER + 3
OPERATION_CHOICE = FUNDRAISER + 4  # + operation: maritime, manumission, westernize, suffrage
SKIP = FUNDRAISER + 8
DONE = FUNDRAISER + 9
CHOICES = FUNDRAISER + 10  # one more than the largest

# Reasons of the end (P3.4, P10).
ANARCHY = 1
MOST_POINTS = 2
DEFEAT = 3
MARGINAL = 4
DECISIVE = 5
STAGE_DEFEAT = 6
STAGE_MARGINAL = 7
STAGE_DECISIVE = 8
SECOND_STAGE = 9

# Events; events.py says what their integers mean.
(
    FACTION_ASSIGNED,
    TURN_BEGAN,
    AGENT_TAKEN_BACK,
    AGENT_DISEMBARKED,
    FUNDS_RAISED,
    COINS_PAID,
    AGENT_SYNDICATED,
    SHIP_BUILT,
    AGENT_HIRED,
    ELEPHANT_PLACED,
    AGENT_SENT_BACK,
    MEEPLE_DISPLACED,
    MEEPLE_RETURNED,
    AGENT_POSTED,
    AGENT_EMBARKED,
    FLEET_GATHERED,
    AGENT_STATIONED,
    GUNBOAT_FORGONE,
    DISK_TAKEN,
    BARRIER_TAKEN,
    BARRIER_RETURNED,
    ATTACK_ROLLED,
    SLAVER_TAKEN,
    ATTACK_FAILED,
    SLAVER_CORRUPTED,
    MEEPLE_FREED,
    ELEPHANT_ROLLED,
    ELEPHANT_MOVED,
    ELEPHANT_STAYED,
    IDEA_DISCARDED,
    IDEA_WENT_EAST,
    AGENTS_CAME_HOME,
    HATE_ROLLED,
    BARRIER_TRIGGERED,
    BARRIER_WITHOUT_TARGET,
    SHIP_RETURNED,
    ANARCHY_ADDED,
    ANARCHY_OVERFLOWED,
    POGROM_ROLLED,
    POGROM_MISSED,
    POGROM_HIT_AGENT,
    POGROM_HIT_MEEPLE,
    POGROM_HIT_DISSIDENT,
    IDEA_LAID_OUT,
    DECKS_USED_UP,
    GOAL_READ,
    SECOND_STAGE_BEGAN,
    GAME_ENDED,
) = range(1, 49)


@layout
class State(Core):
    """Everything there is to know about a table of Pax Emancipation."""

    players: int = i8("P0.1: 1 to 3.")
    mode: int = i8("P0.1: competitive, cooperative, two-stage or solitaire.")
    plus: int = i8("P0.2: 1 if dissidents are worth a point to white.")
    elephant_target: int = i8("P0.2: 1 if an attack counts the spaces of the elephant's sphere.")
    dealt_score: int = i8("P0.2: 1 if dealt disks score.")
    spaces: int = i8("P0.2: 1 for the printed dissident spaces, 2 for twice as many.")
    owed: int = i8("P0.2: 1 if anarchy is lost only when a disk is owed and none is left.")
    short: int = i8("P0.2: 1 if corruption needs a sum that fell short.")

    factions: int = i8("P2.1: how many factions are in play.")
    seat_of: list[int] = i8("P2.1: the seat that plays a faction, or -1.", 3)
    turn: int = i8("P3.1: counted from 1.")
    stage: int = i8("P10.4: 1, or 2 in the second stage.")
    phase: int = i8("P3.1: actions, operations, elephant, hate, pogroms, market.")
    faction: int = i8("P3.1: the faction whose turn it is.")
    actions: int = i8("P4: actions begun in this turn.")

    box: list[list[int]] = i8("P2.2: agents in Capital, Wealth and Debt, by faction.", 3, 3)
    reserve: list[int] = i8("P2.2: agents in the reserve.", 3)
    meeples: list[int] = i8("P2.2: meeples in the reserve.", 3)
    on_idea: list[list[int]] = i8("P1.6: agents on the card of a slot, by faction.", 3, SLOTS)
    used: list[int] = i8("P5.0: how many agents of the faction on a slot have operated in this turn.", SLOTS)
    admin: list[int] = i8("P1.2: the faction whose agent is on a port's Admin space, or -1.", PORTS)
    freed: list[list[int]] = i8("P1.2: meeples on a port's slave spaces, by faction.", 3, PORTS)
    open: list[int] = i8("P1.2: uncovered slave spaces of a port.", PORTS)
    dissidents: list[list[int]] = i8("P1.2: meeples on a sphere's dissident spaces, by faction.", 3, SPHERES)
    ship: list[int] = i8("P1.3: no ship, a ship without an agent, a ship with a red one.", SEAS)
    lifted: int = i8("P5.1: agents picked up from ships and not yet put back.")
    slaver: list[int] = i8("P1.6: who holds a slaver, or -1 on its border.", SEAS)
    barrier: list[int] = i8("P1.6: who holds a barrier, or -1 in its sphere.", BARRIERS)
    barriers: list[int] = i8("P1.4: barriers left in a sphere.", SPHERES)
    colours: list[list[int]] = i8("P1.4: how many of those are of a colour.", 5, SPHERES)
    disks: list[int] = i8("P2.4, P3.4a: anarchy disks of a faction, those taken from spheres included.", 3)
    gained: list[int] = i8("P3.4a: how many of them were taken from spheres.", 3)
    anarchy: list[int] = i8("P3.4: disks in a sphere.", SPHERES)
    elephant: int = i8("P3.3: the port where the elephant is.")
    placed: int = i8("P3.3: 1 if it was placed in this turn.")

    slot: list[int] = i8("P2.5: the idea in a slot, or -1.", SLOTS)
    deck: list[list[int]] = i8("P2.5: the West and the East deck; the last card is on top.", 2, DECK_ROOM)
    deck_n: list[int] = i8("How many those are.", 2)
    discard: list[int] = i8("P6.2: discarded ideas.", IDEAS)
    discard_n: int = i8("How many those are.")
    unused: list[int] = i8("P2.5: ideas in the box, in no order.", IDEAS)
    unused_n: int = i8("How many those are.")

    feasible: int = i8("P5.0: a bit for each operation that can be done now.")
    doing: int = i8("P4, P5: the action or operation under way, as its choice less FUNDRAISER, or -1.")
    at_slot: int = i8("P4.2, P5.0: the slot of the card concerned.")
    sea: int = i8("P4.3, P5.1: the sea border concerned.")
    owing: int = i8("P3.2: coins still to pay.")
    leave: int = i8("P3.5: agents that a payment must leave in Capital.")
    then: int = i8("P3.2: the step after a payment.")
    dice: int = i8("P5.3: how many dice are rolled.")
    die: int = i8("P6.1, P7.5: what the die showed.")
    hate: list[int] = i8("P7.1: the hate dice, from low to high.", 4)
    hate_n: int = i8("P7.1: how many those are.")
    hate_at: int = i8("P7.1: the die being resolved.")
    barrier_at: int = i8("P7.1: how many barriers of the sphere that die has passed.")
    struck: int = i8("P7.2, P7.4: the barrier being resolved.")
    pogrom: int = i8("P7.5: the sphere being resolved.")
    rolled: list[int] = i8("P7.5: 1 for a sphere whose die was rolled.", SPHERES)
    unrest: int = i8("P3.4: the sphere that a disk is added to.")
    giver: int = i8("P3.4: the faction whose disk it is.")
    next: int = i8("P3.4: the step after a disk.")
    ships_left: int = i8("P8.2: agents taken back from ships in this Fundraiser.")
