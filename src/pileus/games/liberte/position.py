"""A position by names: what differs from an empty table; the rest follows by conservation (L1.3 to L1.5).

Without `pending` the phase begins afresh; with it (as `read_position` writes it) the game goes on exactly there.
"""

from __future__ import annotations

from typing import Annotated, Any, ClassVar, Literal

import msgspec

from pileus.games.contract import Message, Refused

from .options import Options, read_options
from .pending import lay_pending, pending_is_possible, read_pending
from .rules.l01_components import broken_law, fill_row, waiting
from .rules.l02_setup import clear_table
from .rules.state import (
    ACTION_PHASE,
    BATTLE_PHASE,
    BEGIN_ACTIONS,
    BEGIN_BATTLE,
    BEGIN_ELECTION,
    BEGIN_REFRESH,
    ELECTION_PHASE,
    NONE,
    REFRESH_PHASE,
    State,
)
from .tables import BLOCKS, CARD, CARD_KIND, CARD_SET_B, CARDS, CLUB, FACTIONS, PROVINCE, WHITE

Faction = Literal["blue", "white", "red"]
Phase = Literal["refresh", "action", "battle", "election"]
CardNumber = Annotated[int, msgspec.Meta(ge=1, le=110)]
Count = Annotated[int, msgspec.Meta(ge=0, le=999)]
Seat = Annotated[int, msgspec.Meta(ge=0, le=5)]

PHASES: dict[str, tuple[int, int]] = {
    "refresh": (REFRESH_PHASE, BEGIN_REFRESH),
    "action": (ACTION_PHASE, BEGIN_ACTIONS),
    "battle": (BATTLE_PHASE, BEGIN_BATTLE),
    "election": (ELECTION_PHASE, BEGIN_ELECTION),
}


class Stack(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """L6.2a One stack on the map."""

    province: Annotated[int, msgspec.Meta(ge=1, le=27)]
    seat: Seat
    faction: Faction
    blocks: Annotated[int, msgspec.Meta(ge=1, le=3)]


class Position(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A table of Liberté; every field but `game` and `options` may be missing."""

    game: Literal["liberte"]
    options: Options
    turn: Annotated[int, msgspec.Meta(ge=1, le=4)] = 1
    phase: Phase = "action"
    order: list[Seat] | None = None
    stacks: list[Stack] = []
    hands: list[list[CardNumber]] = []
    known: list[CardNumber] = []
    displays: list[list[CardNumber]] = []
    row: list[CardNumber | None] | None = None
    deck: Literal["A", "B", "mixed"] | None = None
    discard: list[CardNumber] = []
    box: list[CardNumber] = []
    vp: list[Count] = []
    battle: list[Count] = []
    government: Faction | None = None
    opposition: Faction | None = None
    presence: list[Seat] = []
    lost_battles: list[Annotated[int, msgspec.Meta(ge=2, le=4)]] = []
    pending: dict[str, Any] | None = None

    ALLOWED: ClassVar = {f"options.{name}": said for name, said in Options.ALLOWED.items()}


def refuse(rule: str, problem: str) -> Refused:
    """An impossible position, in one sentence."""
    return Refused(Message("bad-position", {"problem": problem}, rule))


def lay_position(s: State, position: Position) -> None:
    """Write a position into a state whose options are laid."""
    clear_table(s)
    s.turn = position.turn
    s.phase, s.step = PHASES[position.phase]
    if s.turn == 1 and position.phase in ("refresh", "battle"):
        raise refuse("L3.1", f"turn 1 has no {position.phase} phase; it has action and election")
    _lay_order(s, position)
    _lay_scores(s, position)
    _lay_blocks(s, position)
    _lay_cards(s, position)
    if position.pending is None:
        _mark_lost_battles(s)
    else:
        _lay_pending(s, position, position.pending)
    _lay_supply(s)
    if position.pending is not None and (broken_law(s) or not pending_is_possible(s)):
        raise refuse("", "what is pending does not fit the table; without pending the phase begins afresh")


def _lay_order(s: State, position: Position) -> None:
    order = list(range(s.players)) if position.order is None else position.order
    if sorted(order) != list(range(s.players)):
        raise refuse("L4.2", f"order {order} does not name each of the seats 0 to {s.players - 1} once")
    s.order[: s.players] = order


def _lay_scores(s: State, position: Position) -> None:
    for name, rule in (("vp", "L2.4"), ("battle", "L6.2b"), ("hands", "L2.2"), ("displays", "L6.3")):
        n = len(getattr(position, name))
        if n > s.players:
            raise refuse(rule, f"{name} has {n} entries for {s.players} players")
    s.vp[: len(position.vp)] = position.vp
    if any(position.battle) and s.turn == 1:
        raise refuse("L6.2b", "the Battle Box is empty in turn 1")
    if position.phase != "election":  # L7.5: by then all tokens have returned
        s.battle[: len(position.battle)] = [min(tokens, 100) for tokens in position.battle]
    before_election = s.turn == 1 and not (position.phase == "election" and position.pending)
    if before_election and (position.government or position.opposition or position.presence):
        raise refuse("L2.4", "turn 1 has no government, so no opposition and no presence either")
    if position.opposition and position.opposition == position.government:
        raise refuse("L9.1", f"{position.government} cannot be both the government and the opposition")
    s.government = NONE if position.government is None else FACTIONS.index(position.government)
    s.opposition = NONE if position.opposition is None else FACTIONS.index(position.opposition)
    for seat in position.presence:
        if seat >= s.players:
            raise refuse("L10.5", f"presence names seat {seat}, but the seats are 0 to {s.players - 1}")
        if position.government is None:
            raise refuse("L10.5", "there is presence, but no government")
        s.presence[seat] = 1
    fought = position.phase == "election" or (position.phase == "battle" and position.pending is not None)
    last = s.turn if fought else s.turn - 1
    for turn in position.lost_battles:
        if turn > last:
            raise refuse("L7.4", f"the battle of turn {turn} has not been fought yet")
        s.lost[turn] = 1


def _lay_blocks(s: State, position: Position) -> None:
    for stack in position.stacks:
        seat, province = stack.seat, stack.province
        place = f"province {province} ({PROVINCE[province - 1].name})"
        if seat >= s.players:
            raise refuse("L6.2a", f"{place} has a stack of seat {seat}, but the seats are 0 to {s.players - 1}")
        if s.height[seat][province]:
            raise refuse("L6.2a", f"seat {seat} has two stacks in {place}; at most one is possible")
        if s.stacks[province] == 3:
            raise refuse("L6.2a", f"{place} has four stacks; at most three are possible")
        faction = FACTIONS.index(stack.faction)
        s.height[seat][province] = stack.blocks
        s.faction[seat][province] = faction
        s.stacks[province] += 1
        s.stacks_of[seat] += 1
        s.on_map[faction] = min(s.on_map[faction] + stack.blocks, 127)
    for seat in range(s.players):
        used = s.stacks_of[seat] + s.battle[seat]
        if used > 18:
            raise refuse("L1.4", f"seat {seat} would need {used} tokens for stacks and battle, but has 18")


def _lay_cards(s: State, position: Position) -> None:
    place: dict[int, str] = {}

    def put(card: int, where: str) -> int:
        if card in place:
            name = CARD[card - 1].name
            raise refuse("L1.5", f"card {card} ({name}) is in {place[card]} and in {where}")
        place[card] = where
        return card

    mixed = position.deck == "mixed"
    for seat, cards in enumerate(position.hands):
        display = position.displays[seat] if seat < len(position.displays) else []
        if len(cards) + len(display) > 15:
            raise refuse("L6.6", f"seat {seat} has {len(cards) + len(display)} cards; play never gives more than 15")
        for card in cards:
            s.hand[seat][s.hand_n[seat]] = put(card, f"the hand of seat {seat}")
            s.hand_n[seat] += 1
            s.drawn[card] = 0 if card in position.known else 3 if mixed else 1 + CARD_SET_B[card]
    for seat, cards in enumerate(position.displays):
        if len(cards) > 5:
            raise refuse("L6.3", f"the display of seat {seat} has {len(cards)} cards; never more than 5")
        for card in cards:
            if CARD_KIND[card] > CLUB:
                raise refuse("L6.3", f"card {card} ({CARD[card - 1].name}) is a Special, which no display holds")
            s.display[seat][s.display_n[seat]] = put(card, f"the display of seat {seat}")
            s.display_n[seat] += 1
    for known in position.known:
        if not place.get(known, "").startswith("the hand"):
            raise refuse("L13.2", f"card {known} is known to be in a hand, but no hand holds it")
    if position.row is not None:
        if len(position.row) > 3:
            raise refuse("L2.2", f"the face-up row has {len(position.row)} cards instead of 3")
        for i, face_up in enumerate(position.row):
            s.row[i] = 0 if face_up is None else put(face_up, "the face-up row")
    for card in position.discard:
        s.discard[s.discard_n] = put(card, "the discard pile")
        s.discard_n += 1
    for card in position.box:
        if CARD_KIND[card] > CLUB:
            raise refuse("L11.7", f"card {card} ({CARD[card - 1].name}) is a Special, which never goes to the box")
        s.box[s.box_n] = put(card, "the box")
        s.box_n += 1
    _lay_deck(s, [card for card in range(1, CARDS + 1) if card not in place], position.deck)
    if position.row is None:
        fill_row(s)


def _lay_deck(s: State, rest: list[int], kind: str | None) -> None:
    top = [card for card in rest if not CARD_SET_B[card]]
    under = [card for card in rest if CARD_SET_B[card]]
    if kind == "mixed":
        top, under, s.shuffles = rest, [], 3
    elif kind == "B" or (kind is None and not top):
        if top:
            raise refuse("L2.2", f"the deck is the B set, but card {top[0]} of the A set is nowhere else")
        top, under, s.shuffles = under, [], 2
    else:
        if not top:
            raise refuse("L2.2", "the deck is the A set, but every A card is elsewhere")
        s.shuffles = 1
    s.deck[: len(top)] = top
    s.deck_n = len(top)
    s.under_n = len(under)
    for i, card in enumerate(under):
        s.deck[CARDS - 1 - i] = card


def _mark_lost_battles(s: State) -> None:
    """L7.4 A white block lies on each, as far as there are any."""
    for turn in range(2, 5):
        marked = sum(mark == 2 for mark in s.lost)
        if s.lost[turn] and BLOCKS[WHITE] - waiting(s) - s.on_map[WHITE] - marked > 0:
            s.lost[turn] = 2


def _lay_supply(s: State) -> None:
    for faction in range(3):
        votes = sum(s.votes[seat][faction] for seat in range(s.players))
        supply = BLOCKS[faction] - waiting(s) - s.on_map[faction] - votes
        if faction == WHITE:
            supply -= sum(mark == 2 for mark in s.lost)
        if supply < 0:
            colour = FACTIONS[faction]
            there = BLOCKS[faction] - waiting(s)
            raise refuse("L1.3", f"{there - supply} {colour} blocks are on the table, but there are only {there}")
        s.supply[faction] = supply


def _lay_pending(s: State, position: Position, pending: dict[str, Any]) -> None:
    problem = lay_pending(s, pending)
    if problem:
        raise refuse("", problem)
    if [turn for turn in range(5) if s.lost[turn]] != sorted(position.lost_battles):
        raise refuse("L7.4", "the lost battles that are pending are not those of the position")


def read_position(s: State) -> dict[str, Any]:
    """The table as it stands, by names; luck to come and the order of the deck are no part of it."""
    seats = range(s.players)
    words = {number: word for word, (number, _) in PHASES.items()}
    position = Position(
        game="liberte",
        options=read_options(s),
        turn=s.turn,
        phase=words[s.phase],  # type: ignore[arg-type]
        order=s.order[: s.players],
        stacks=[
            Stack(province.number, seat, FACTIONS[s.faction[seat][province.number]], s.height[seat][province.number])  # type: ignore[arg-type]
            for province in PROVINCE
            for seat in seats
            if s.height[seat][province.number]
        ],
        hands=[sorted(s.hand[seat][: s.hand_n[seat]]) for seat in seats],
        known=sorted(card for seat in seats for card in s.hand[seat][: s.hand_n[seat]] if not s.drawn[card]),
        displays=[s.display[seat][: s.display_n[seat]] for seat in seats],
        row=[card or None for card in s.row],
        deck="A" if s.shuffles == 1 else "B" if s.shuffles == 2 else "mixed",
        discard=s.discard[: s.discard_n],
        box=s.box[: s.box_n],
        vp=s.vp[: s.players],
        battle=s.battle[: s.players],
        government=None if s.government == NONE else FACTIONS[s.government],  # type: ignore[arg-type]
        opposition=None if s.opposition == NONE else FACTIONS[s.opposition],  # type: ignore[arg-type]
        presence=[seat for seat in seats if s.presence[seat]],
        lost_battles=[turn for turn in range(2, 5) if s.lost[turn]],
        pending=read_pending(s),
    )
    named: dict[str, Any] = msgspec.to_builtins(position)
    return named
