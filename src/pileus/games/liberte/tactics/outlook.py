"""The coming election as things stand: votes to be expected, and what they would bring (L8 to L10).

`outlook` writes its findings into the notes; everything else reads them there.
"""

from __future__ import annotations

from pileus.kernel.backend import kernel
from pileus.kernel.layout import Buffer

from ..rules.state import ELECTION_PHASE, REFRESH_PHASE, State
from ..tables import CARD_FACTION, CARD_VALUE, ELECTION_ORDER, PARIS, PROVINCES, RED
from .weights import HANDFUL, HOLD, LANDSLIDE, POLL, RACE, STRANGERS, TIE_EDGE

AT_HAND = 0  # the stage in which the election comes now

# Places in the notes.
SEAT_NOTE = 1  # whose outlook it is
STAGE = 2  # 0 the election is at hand … 3 far away
VOTES = 8  # + 3 * seat + faction: votes to be expected
TOTAL = 26  # + faction: of everybody
SHIFT = 32  # + 3 * seat + faction: what a vote more for oneself, or one less for another, would bring
PROSPECT = 50  # VP to be expected for oneself
RULE = 52  # + faction: the chance to govern
OPPOSE = 55  # + faction: the chance to be the opposition
TOP, TOP_SEAT, TOP_STACKS, SECOND = 60, 61, 62, 63  # of a province: highest stack, whose, how many, the next highest


@kernel
def stage_of(s: State) -> int:
    """L6.9 How near the end of the action phase is, by the colour of which there is least."""
    if s.phase == REFRESH_PHASE:
        return 3  # the last phase's end is still marked
    if s.phase > 2 or s.ending:
        return AT_HAND
    least = s.supply[0]
    if s.supply[1] < least:
        least = s.supply[1]
    if s.supply[2] < least:
        least = s.supply[2]
    if least <= s.players:
        return 1
    return 2 if least <= 2 * s.players + 2 else 3


@kernel
def hold_chance(notes: Buffer, weights: Buffer, lead: int) -> int:
    """The chance to win with such a lead, by what still can happen."""
    if lead > 3:
        lead = 3
    elif lead < -3:
        lead = -3
    return weights[HOLD + 7 * notes[STAGE] + 3 + lead]


@kernel
def read_province(s: State, province: int, but: int, notes: Buffer) -> None:
    """L8.2 The highest stacks of a province, one seat's left out (-1: nobody's)."""
    top = 0
    seat = -1
    stacks = 0
    second = 0
    for other in range(s.players):
        if other != but:
            height = s.height[other][province]
            if height > top:
                second = top
                top = height
                seat = other
                stacks = 1
            elif height == top and height > 0:
                stacks += 1
                second = height
            elif height > second:
                second = height
    notes[TOP] = top
    notes[TOP_SEAT] = seat
    notes[TOP_STACKS] = stacks
    notes[SECOND] = second


@kernel
def best_in_display(s: State, seat: int, faction: int) -> int:
    """L8.3 The highest VALUE a seat could advance for a faction."""
    best = 0
    for i in range(s.display_n[seat]):
        card = s.display[seat][i]
        if CARD_FACTION[card] == faction and CARD_VALUE[card] > best:
            best = CARD_VALUE[card]
    return best


@kernel
def tie_chance(s: State, province: int, seat: int, height: int, notes: Buffer, weights: Buffer) -> int:
    """L8.3 The chance to win a tied province: by the cards everybody could advance."""
    chance = hold_chance(notes, weights, 0)
    own = best_in_display(s, seat, s.faction[seat][province])
    theirs = 0
    for other in range(s.players):
        if other != seat and s.height[other][province] == height:
            best = best_in_display(s, other, s.faction[other][province])
            if best > theirs:
                theirs = best
    if own > theirs:
        return chance + weights[TIE_EDGE]
    if own < theirs:
        return chance - weights[TIE_EDGE] if chance > weights[TIE_EDGE] else 0
    return chance


@kernel
def expect_votes(s: State, notes: Buffer, weights: Buffer) -> None:
    """L8.2 Votes to be expected from every province that is not decided yet, besides those taken."""
    for i in range(3 * s.players):
        notes[VOTES + i] = 0
    first = 0
    if s.phase == ELECTION_PHASE:
        first = s.province_at
        for seat in range(s.players):
            for faction in range(3):
                notes[VOTES + 3 * seat + faction] = 100 * s.votes[seat][faction]
    for i in range(first, PROVINCES):
        province = ELECTION_ORDER[2 - s.edition][i]
        if s.stacks[province] > 0:
            expect_from(s, province, notes, weights)
    for faction in range(3):
        total = 0
        for seat in range(s.players):
            total += notes[VOTES + 3 * seat + faction]
        notes[TOTAL + faction] = total


@kernel
def expect_from(s: State, province: int, notes: Buffer, weights: Buffer) -> None:
    """L8.2, L8.5 What one province is expected to give to each."""
    read_province(s, province, -1, notes)
    top = notes[TOP]
    for seat in range(s.players):
        height = s.height[seat][province]
        if height > 0:
            if height < top:
                chance = hold_chance(notes, weights, height - top)
            elif notes[TOP_STACKS] > 1:
                chance = tie_chance(s, province, seat, height, notes, weights)
            else:
                chance = hold_chance(notes, weights, height - notes[SECOND])
            votes = height if province == PARIS else 1
            notes[VOTES + 3 * seat + s.faction[seat][province]] += chance * votes


@kernel
def expect_from_hands(s: State, seat: int, notes: Buffer, weights: Buffer) -> None:
    """Blocks in hand will be votes: one's own by colour, those of others as cards are on average."""
    part = weights[HANDFUL + notes[STAGE]]
    if part == 0:
        return
    for other in range(s.players):
        if other == seat:
            for i in range(s.hand_n[seat]):
                card = s.hand[seat][i]
                if CARD_VALUE[card] > 0:
                    add_votes(notes, seat, CARD_FACTION[card], CARD_VALUE[card] * part)
        else:
            cards = s.hand_n[other] if s.hand_n[other] < 7 else 7
            for faction in range(3):
                add_votes(notes, other, faction, cards * weights[STRANGERS] * part // 100)


@kernel
def add_votes(notes: Buffer, seat: int, faction: int, votes: int) -> None:
    """More, or fewer, votes to be expected."""
    notes[VOTES + 3 * seat + faction] += votes
    notes[TOTAL + faction] += votes


@kernel
def ramp(lead: int, width: int) -> int:
    """A chance that grows from 0 to 100 while a lead grows from -width to width."""
    if lead >= width:
        return 100
    if lead <= -width:
        return 0
    return 50 + lead * 50 // width


@kernel
def expect_government(notes: Buffer, weights: Buffer) -> None:
    """L9.1 The chance of each faction to govern, and to be the opposition."""
    width = weights[POLL + notes[STAGE]]
    rules = 0
    opposes = 0
    for faction in range(3):
        one = notes[TOTAL + (faction + 1) % 3]
        two = notes[TOTAL + (faction + 2) % 3]
        own = notes[TOTAL + faction]
        first = ramp(own - (one if one > two else two), width)
        second = (100 - first) * ramp(own - (two if one > two else one), width) // 100
        if own <= 0:
            first = 0
            second = 0
        notes[RULE + faction] = first
        notes[OPPOSE + faction] = second
        rules += first
        opposes += second
    for faction in range(3):
        if rules > 0:
            notes[RULE + faction] = notes[RULE + faction] * 100 // rules
        if opposes > 0:
            notes[OPPOSE + faction] = notes[OPPOSE + faction] * 100 // opposes


@kernel
def prospect(s: State, seat: int, notes: Buffer, weights: Buffer) -> int:
    """L10.1 VP to be expected from the coming election: 5 and 2 in the government's colour, 3 in the opposition's."""
    width = weights[RACE + notes[STAGE]]
    total = 0
    for faction in range(3):
        own = notes[VOTES + 3 * seat + faction]
        if own <= 0:
            continue
        best = 0
        next_best = 0
        for other in range(s.players):
            if other != seat:
                votes = notes[VOTES + 3 * other + faction]
                if votes > best:
                    next_best = best
                    best = votes
                elif votes > next_best:
                    next_best = votes
        first = ramp(own - best, width)
        second = (100 - first) * ramp(own - next_best, width) // 100
        total += (notes[RULE + faction] * (5 * first + 2 * second) + notes[OPPOSE + faction] * 3 * first) // 100
    return total


@kernel
def after_votes(s: State, seat: int, other: int, faction: int, votes: int, notes: Buffer, weights: Buffer) -> int:
    """The prospect of a seat if another, or itself, had so many more votes."""
    add_votes(notes, other, faction, votes)
    expect_government(notes, weights)
    then = prospect(s, seat, notes, weights)
    add_votes(notes, other, faction, -votes)
    return then


@kernel
def outlook(s: State, seat: int, notes: Buffer, weights: Buffer) -> None:
    """Everything a seat works out before it weighs its choices."""
    notes[SEAT_NOTE] = seat
    notes[STAGE] = stage_of(s)
    expect_votes(s, notes, weights)
    expect_from_hands(s, seat, notes, weights)
    expect_government(notes, weights)
    now = prospect(s, seat, notes, weights)
    notes[PROSPECT] = now
    for other in range(s.players):
        for faction in range(3):
            if other == seat:
                shift = after_votes(s, seat, seat, faction, 100, notes, weights) - now
            else:
                votes = notes[VOTES + 3 * other + faction]
                less = 100 if votes > 100 else votes
                shift = 0
                if less > 0:
                    shift = after_votes(s, seat, other, faction, -less, notes, weights) - now
            notes[SHIFT + 3 * other + faction] = shift
    fear_landslide(s, seat, notes, weights)
    expect_government(notes, weights)


@kernel
def fear_landslide(s: State, seat: int, notes: Buffer, weights: Buffer) -> None:
    """L8.8 Near 17 red votes every one counts: for whoever would win by it, against everybody else."""
    red = notes[TOTAL + RED]
    if red < 1200:
        return
    weight = weights[LANDSLIDE] * (red - 1200) // 400
    if not leads_in_blocks(s, seat, RED):
        weight = -weight
    for other in range(s.players):
        notes[SHIFT + 3 * other + RED] += weight if other == seat else -weight


@kernel
def leads_in_blocks(s: State, seat: int, faction: int) -> bool:
    """L12.2, L12.3 Whether a seat would win a sudden end, as far as it can tell."""
    own = blocks_of(s, seat, faction)
    for i in range(s.hand_n[seat]):
        if CARD_FACTION[s.hand[seat][i]] == faction:
            own += 100 * CARD_VALUE[s.hand[seat][i]]
    for other in range(s.players):
        if other != seat and blocks_of(s, other, faction) + 50 * s.hand_n[other] >= own:
            return False
    return True


@kernel
def blocks_of(s: State, seat: int, faction: int) -> int:
    """L12.2, L12.3 Blocks in stacks, held as votes and shown in the display, in hundredths."""
    blocks = 0
    if s.on_map[faction] > 0:
        for province in range(1, PROVINCES + 1):
            if s.height[seat][province] > 0 and s.faction[seat][province] == faction:
                blocks += s.height[seat][province]
    if faction == RED and s.edition == 2:
        blocks += s.votes[seat][RED]
    for i in range(s.display_n[seat]):
        if CARD_FACTION[s.display[seat][i]] == faction:
            blocks += CARD_VALUE[s.display[seat][i]]
    return 100 * blocks
