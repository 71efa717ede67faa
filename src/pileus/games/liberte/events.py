"""Everything that can happen, as typed records: what a rule announces as integers gets its names here.

Factions, phases, awards and ends are words; seats, cards and provinces are integers. Only a card drawn from
the deck is secret (L13.2): every other card an event names lies open for all to see.
"""

from __future__ import annotations

from pileus.games.contract import Event

from .rules import state
from .tables import FACTIONS

PHASES = ("setup", "refresh", "action", "battle", "election")
AWARDS = ("", "first-in-government", "second-in-government", "first-in-opposition")
SOUGHT = ("", "government", "opposition")
ENDS = ("", "four-turns", "landslide", "counter-revolution")


class GameBegan(Event, frozen=True, tag="liberte-game-began"):
    """L2.1 The cards are dealt; a seat drawn at random is first, the others follow clockwise."""

    seat: int


class TurnBegan(Event, frozen=True, tag="liberte-turn-began"):
    """L3.1 A turn began."""

    turn: int


class PlaceInOrder(Event, frozen=True, tag="liberte-place-in-order"):
    """L4.2 A seat's place in the order of play of this turn."""

    seat: int
    place: int


class BlocksJoined(Event, frozen=True, tag="liberte-blocks-joined"):
    """L4.1 The six waiting blocks joined the supply."""


class DisplayReturned(Event, frozen=True, tag="liberte-display-returned"):
    """L5.1 A seat took its display back into the hand."""

    seat: int
    count: int


class CardDiscarded(Event, frozen=True, tag="liberte-card-discarded"):
    """L6.3 A seat discarded a card from the hand (also L5.2, L6.6, L11)."""

    seat: int
    card: int


class CardDrawn(Event, frozen=True, tag="liberte-card-drawn"):
    """L13.2 A seat drew the top card of the deck, unseen by the others."""

    seat: int
    card: int

    def seen_by(self, seat: int | None) -> Event:
        """L13.2 The others see only that a card was drawn."""
        return self if seat == self.seat else CardDrawnUnseen(self.seat)


class CardDrawnUnseen(Event, frozen=True, tag="liberte-card-drawn-unseen"):
    """L13.2 A seat drew the top card of the deck, as the others see it."""

    seat: int


class CardTaken(Event, frozen=True, tag="liberte-card-taken"):
    """L6.6 A seat took a card from the face-up row (also L5.2, L6.7)."""

    seat: int
    card: int


class CardTurnedUp(Event, frozen=True, tag="liberte-card-turned-up"):
    """L5.2 A card was turned up into the face-up row (also L2.2)."""

    card: int


class DeckShuffled(Event, frozen=True, tag="liberte-deck-shuffled"):
    """L5.3 The discard pile was shuffled into a new deck."""

    count: int


class PhaseBegan(Event, frozen=True, tag="liberte-phase-began"):
    """L3.1 A phase began."""

    phase: str


class RoundBegan(Event, frozen=True, tag="liberte-round-began"):
    """L6.1 A further round of actions began."""

    round: int


class CardPlayed(Event, frozen=True, tag="liberte-card-played"):
    """L6.2 A seat played a Club or Personality card, the first or the second of its action (L6.4)."""

    seat: int
    card: int
    nth: str


class BlockPlaced(Event, frozen=True, tag="liberte-block-placed"):
    """L6.2a A block was placed; the stack is now so high."""

    seat: int
    province: int
    faction: str
    height: int


class NothingPlaced(Event, frozen=True, tag="liberte-nothing-placed"):
    """L6.2c A card could place no block."""

    seat: int
    card: int
    faction: str


class SentToBattle(Event, frozen=True, tag="liberte-sent-to-battle"):
    """L6.2b A card put a control token in the Battle Box, where its seat has so many now."""

    seat: int
    card: int
    tokens: int


class CardKept(Event, frozen=True, tag="liberte-card-kept"):
    """L6.3 A card was kept in the display."""

    seat: int
    card: int


class DisplayFull(Event, frozen=True, tag="liberte-display-full"):
    """L6.3 A display had no room for the card just played."""

    seat: int
    card: int
    count: int


class SpecialPlayed(Event, frozen=True, tag="liberte-special-played"):
    """L6.5 A seat played a Special card."""

    seat: int
    card: int


class BlockRemoved(Event, frozen=True, tag="liberte-block-removed"):
    """L11.7 A Special removed one block from the stack of a seat."""

    seat: int
    province: int
    faction: str


class StackRemoved(Event, frozen=True, tag="liberte-stack-removed"):
    """L11.6 The Terror removed the whole stack of a seat."""

    seat: int
    province: int
    faction: str
    blocks: int


class DisplayCardDiscarded(Event, frozen=True, tag="liberte-display-card-discarded"):
    """L11.5 A Special discarded a card from the display of a seat (also L11.2)."""

    seat: int
    card: int


class DisplayCardBoxed(Event, frozen=True, tag="liberte-display-card-boxed"):
    """L11.4 A Special put a card from the display of a seat out of the game (also L11.6)."""

    seat: int
    card: int


class Passed(Event, frozen=True, tag="liberte-passed"):
    """L6.8 A seat passed."""

    seat: int


class EndTriggered(Event, frozen=True, tag="liberte-end-triggered"):
    """L6.9 The supply of a colour is empty: the action phase ends with this round."""

    faction: str


class ArmyLed(Event, frozen=True, tag="liberte-army-led"):
    """L7.2 A seat led the army and scored the battle."""

    seat: int
    battle: int
    vp: int


class BattleLost(Event, frozen=True, tag="liberte-battle-lost"):
    """L7.4 Nobody led the army."""

    battle: int


class LostBattleMarked(Event, frozen=True, tag="liberte-lost-battle-marked"):
    """L7.4 A white block now marks a Lost Battle."""

    battle: int


class ProvinceTied(Event, frozen=True, tag="liberte-province-tied"):
    """L8.3 Several stacks are highest in a province."""

    province: int
    height: int
    count: int


class CardAdvanced(Event, frozen=True, tag="liberte-card-advanced"):
    """L8.7 A seat advanced a card from its display; it is discarded."""

    seat: int
    card: int
    value: int


class Declined(Event, frozen=True, tag="liberte-declined"):
    """L8.7 A seat advanced nothing."""

    seat: int


class VotesTaken(Event, frozen=True, tag="liberte-votes-taken"):
    """L8.2 A seat took votes in a province."""

    seat: int
    province: int
    faction: str
    votes: int


class ProvinceScored(Event, frozen=True, tag="liberte-province-scored"):
    """L8.6 The winner of a province scored its victory points."""

    seat: int
    province: int
    vp: int


class TieUnbroken(Event, frozen=True, tag="liberte-tie-unbroken"):
    """L8.3 An unbroken tie gave no vote."""

    province: int


class ProvinceCleared(Event, frozen=True, tag="liberte-province-cleared"):
    """L8.4 After a tie all blocks left in the province returned to the supply."""

    province: int


class FactionsTied(Event, frozen=True, tag="liberte-factions-tied"):
    """L9.3 Factions are level for the government or the opposition."""

    factions: tuple[str, ...]
    sought: str


class GovernmentFormed(Event, frozen=True, tag="liberte-government-formed"):
    """L9.1 A faction forms the government."""

    faction: str
    votes: int


class OppositionFormed(Event, frozen=True, tag="liberte-opposition-formed"):
    """L9.1 A faction forms the opposition."""

    faction: str
    votes: int


class NoVotes(Event, frozen=True, tag="liberte-no-votes"):
    """L9.2 Nobody holds a vote: a faction governs by order, nobody scores."""

    faction: str


class PointsTied(Event, frozen=True, tag="liberte-points-tied"):
    """L10.2 Several seats hold equally many votes for an award."""

    award: str
    faction: str
    count: int


class PointsScored(Event, frozen=True, tag="liberte-points-scored"):
    """L10.1 A seat scored for its votes; shared after an unbroken tie (L10.4)."""

    seat: int
    points: int
    award: str
    faction: str


class PresenceGained(Event, frozen=True, tag="liberte-presence-gained"):
    """L10.5 A seat has presence in the government until the next election."""

    seat: int
    faction: str


class VotesReturned(Event, frozen=True, tag="liberte-votes-returned"):
    """L10.6 All votes returned to the supply."""


class Claimed(Event, frozen=True, tag="liberte-claimed"):
    """L12.5 A seat claimed the Royalist counter-revolution."""

    seat: int


class ClaimDeclined(Event, frozen=True, tag="liberte-claim-declined"):
    """L12.5 A seat, asked after the battle, made no claim."""

    seat: int


class GameEnded(Event, frozen=True, tag="liberte-game-ended"):
    """L12 The game is over."""

    reason: str


RECORDS: dict[int, type[Event]] = {
    state.GAME_BEGAN: GameBegan,
    state.TURN_BEGAN: TurnBegan,
    state.PLACE_IN_ORDER: PlaceInOrder,
    state.BLOCKS_JOINED: BlocksJoined,
    state.DISPLAY_RETURNED: DisplayReturned,
    state.CARD_DISCARDED: CardDiscarded,
    state.CARD_DRAWN: CardDrawn,
    state.CARD_TAKEN: CardTaken,
    state.CARD_TURNED_UP: CardTurnedUp,
    state.DECK_SHUFFLED: DeckShuffled,
    state.PHASE_BEGAN: PhaseBegan,
    state.ROUND_BEGAN: RoundBegan,
    state.CARD_PLAYED: CardPlayed,
    state.BLOCK_PLACED: BlockPlaced,
    state.NOTHING_PLACED: NothingPlaced,
    state.SENT_TO_BATTLE: SentToBattle,
    state.CARD_KEPT: CardKept,
    state.SPECIAL_PLAYED: SpecialPlayed,
    state.BLOCK_REMOVED: BlockRemoved,
    state.STACK_REMOVED: StackRemoved,
    state.DISPLAY_CARD_DISCARDED: DisplayCardDiscarded,
    state.DISPLAY_CARD_BOXED: DisplayCardBoxed,
    state.PASSED: Passed,
    state.END_TRIGGERED: EndTriggered,
    state.ARMY_LED: ArmyLed,
    state.BATTLE_LOST: BattleLost,
    state.LOST_BATTLE_MARKED: LostBattleMarked,
    state.PROVINCE_TIED: ProvinceTied,
    state.CARD_ADVANCED: CardAdvanced,
    state.DECLINED: Declined,
    state.VOTES_TAKEN: VotesTaken,
    state.PROVINCE_SCORED: ProvinceScored,
    state.TIE_UNBROKEN: TieUnbroken,
    state.PROVINCE_CLEARED: ProvinceCleared,
    state.FACTIONS_TIED: FactionsTied,
    state.GOVERNMENT_FORMED: GovernmentFormed,
    state.OPPOSITION_FORMED: OppositionFormed,
    state.NO_VOTES: NoVotes,
    state.POINTS_TIED: PointsTied,
    state.POINTS_SCORED: PointsScored,
    state.PRESENCE_GAINED: PresenceGained,
    state.VOTES_RETURNED: VotesReturned,
    state.CLAIMED: Claimed,
    state.CLAIM_DECLINED: ClaimDeclined,
    state.GAME_ENDED: GameEnded,
    state.DISPLAY_FULL: DisplayFull,
}

WORDS: dict[str, tuple[str, ...]] = {  # fields that the tape holds as integers and a record as words
    "faction": FACTIONS,
    "phase": PHASES,
    "award": AWARDS,
    "reason": ENDS,
    "nth": ("first", "second"),
}


def event(ints: list[int]) -> Event:
    """The record of five integers of the tape: the kind, then the record's fields in their order."""
    kind, *values = ints
    if kind == state.FACTIONS_TIED:  # L9.3: a mark for each faction, then what they are tied for
        tied = tuple(word for word, mark in zip(FACTIONS, values, strict=False) if mark)
        return FactionsTied(tied, SOUGHT[values[3]])
    record = RECORDS[kind]
    fields = zip(record.__struct_fields__, values, strict=False)
    return record(*(WORDS[name][value] if name in WORDS else value for name, value in fields))
