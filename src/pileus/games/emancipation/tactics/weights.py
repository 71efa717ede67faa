"""The numbers that tactics work with: where each stands among the weights, and what it is.

Points are hundredths of a VP, chances hundredths.
"""

from __future__ import annotations

WEIGHTS: list[int] = []


def _next(*values: int) -> int:
    """Where these stand."""
    WEIGHTS.extend(values)
    return len(WEIGHTS) - len(values)


RIVAL = _next(40)  # a VP less for a rival, of one more for oneself
GOAL = _next(70)  # a step towards a goal that is not met, while all play together
FREE = _next(-300, 0, 150, 280, 390, 485, 565, 630, 680, 720, 750, 775)  # by agents in Capital and Wealth
IN_CAPITAL = _next(24)  # an agent in Capital, besides: coins to come cheaply
IN_DEBT = _next(20)
CALLABLE = _next(150)  # with nobody in Capital and Wealth: agents in the market to take back
LAST_TURNS = _next(4, 11)  # how much money is worth in the last turn, and more with each turn left
BACK_HOME = _next(55)  # how much of an agent in the market comes back, when its card is discarded
DANGER = _next(500, 260, 130, 60, 25, 10, 5)  # a disk less in the supplies, by threes that are left
SECOND_DISK = _next(90)  # a sphere comes to two disks, or out of it (P7.5)
FIRST_DISK = _next(20)
HATE = _next(100)  # how much the hate to come counts
USES = _next(100, 170, 220, 240)  # how often an agent in the market operates, by turns of its faction left
OPERATION = _next(70, 60, 90, 85)  # maritime, manumission, westernize, suffrage: one more of it, where it can be done
ROW_RISK = _next(15)  # the card of a row may be discarded before it is of use
SHIP = _next(40)  # a ship more on the map
HIRED = _next(45)  # an agent more
EMBARK = _next(20)  # an agent of one's own on a ship besides its VP, for the gunboats to come
ADMIN = _next(30)  # an Admin space besides its VP, for the operations to come
EDGE = _next(35)  # a black edge less
OWN_COLOUR = _next(12)  # a barrier of one's own colour less
KEY_COLOUR = _next(15)  # a red or white barrier less: operations become possible
RETURNED = _next(30)  # a barrier given back to its sphere: everything costs more there
DISSIDENT = _next(20)  # a dissident space taken
DRIVE_OUT = _next(25)  # a rival's agent sent home
