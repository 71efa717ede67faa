"""The numbers that tactics work with: where each stands among the weights, and what it is.

Points are hundredths of a VP, chances hundredths, votes hundredths of a vote.
"""

from __future__ import annotations

WEIGHTS: list[int] = []


def _next(*values: int) -> int:
    """Where these stand."""
    WEIGHTS.extend(values)
    return len(WEIGHTS) - len(values)


HOLD = _next(  # the chance to win a province, by stage and by lead from -3 to 3
    *(0, 0, 2, 30, 96, 99, 100),
    *(1, 4, 12, 32, 80, 93, 97),
    *(3, 9, 18, 32, 64, 82, 92),
    *(6, 12, 20, 30, 52, 70, 84),
)
TIE_EDGE = _next(30)  # how much more that is in a tie with the better card to advance, and less with a worse one
RACE = _next(120, 180, 260, 340)  # by stage, the lead in votes that makes sure of being first in a faction
POLL = _next(150, 250, 350, 450)  # by stage, the lead in votes that makes sure of the government
HANDFUL = _next(0, 8, 25, 40)  # by stage, votes that a block in hand is expected to become
STRANGERS = _next(45)  # blocks of a faction on a card one does not know, in hundredths
FUTURE = _next(0, 22, 16, 10, 0)  # by turn, a block that stays on the map after the election
PROVINCE_POINTS = _next(0, 10, 30, 100, 100)  # by turn, a chance to win a province that has VP
DRAIN = _next(12)  # for a block that brings the end nearer, by every VP that one has more than one's share of
ROYAL = _next(0, 0, 0, 6, 20, 60, 500, 500)  # by fleur-de-lis held, one more or less
ROYAL_LATE = _next(0, 30, 60, 100, 100)  # by turn, how much that counts
LANDSLIDE = _next(60)  # a red vote when there are nearly enough
VALUE = _next(0, 30, 62, 95)  # a card in hand, by its VALUE
CANNON = _next(0, 4, 10, 10, 8)  # by turn, a Cannon on it
GENERAL = _next(0, 20, 60, 60, 50)  # by turn, the first General one has
CLUB_ANYWHERE = _next(14)
SPECIAL = _next(0, 0, 40, 18, 36, 30, 30, 60)  # by kind
DECK_CARD = _next(50)  # a card that one does not know
TAKE = _next(5, 15, 35, 45)  # by stage, how much of a card's worth taking it is an action's worth
EMPTY_HAND = _next(60)  # what a card is worth more to whoever has hardly any left
KEEP = _next(0, 100, 100, 100, 30)  # by turn, how much of its worth a card in the display has
SLOT = _next(5, 15, 30, 55, 65)  # by cards in the display, what the next card there must be worth
TIE_CARD = _next(10)  # a card of a faction one has stacks of, for each of its VALUE
SPEND = _next(0, 60, 60, 60, 30)  # by turn, how much of its worth a card advanced in a contest is missed
HOLD_SPECIAL = _next(20)  # what a Special must do to be played
SECOND_CARD = _next(70)  # how sure it is that a second card of a pair follows
GENERAL_LATE = _next(0, 0, 25, 60)  # by stage, how much a General is held back
BATTLE = _next(100)  # how much of the battle's VP a chance to lead is worth
TRIM = _next(42)  # a card worth less is discarded in the refresh

# Who will win, read at the start of a turn: thousandths of a logarithm of the odds, fitted to games of greedy bots.
LEAD = _next(100, 110, 168, 265, 387)  # by turn, a VP
COMING = _next(0, 60, 20, 10, 10)  # by turn, a VP to be expected from the coming election
STANDING_BLOCK = _next(0, 60, 100, 100, 180)  # by turn, a block on the map
STANDING_STACK = _next(0, -60, -136, -67, -240)  # by turn, a stack: high ones are worth more than many
GOOD_HAND = _next(400, 400, 425, 546, 466)  # by turn, the mean VALUE of the cards
HAS_GENERAL = _next(0, 100, 196, 251, 186)  # by turn
HAS_SPECIAL = _next(0, 40, 79, 112, 0)  # by turn, a Special card
IS_PRESENT = _next(0, 0, 0, 162, 388)  # by turn, presence in the government
LATER_IN_ORDER = _next(0, 30, 58, 152, 97)  # by turn, a place
NETWORK = _next(0)  # the last one: 1 where the numbers of a network follow (network.py), which then tells who will win
