### Liberté. A comment names the paragraph behind a message and its variables.
### $player, $card, $province, $region and $battle are names; $faction is blue, white or red.

## Names

# L1.2. $faction
liberte-faction = { $faction ->
    [blue] Moderates
    [white] Royalists
   *[red] Radicals
}
# L1.2. $faction
liberte-colour = { $faction ->
    [blue] blue
    [white] white
   *[red] red
}
# L3.1. $phase: setup, refresh, action, battle or election
liberte-phase = { $phase ->
    [setup] Set-up
    [refresh] Refresh hand
    [action] Action phase
    [battle] Battle phase
   *[election] Election phase
}
# L1.2. $mark: cannon, general or sans-culottes
liberte-mark = { $mark ->
    [cannon] Cannon
    [general] General
   *[sans-culottes] Sans-Culottes
}
# L10.1. $award: first-in-government, second-in-government or first-in-opposition
liberte-award = { $award ->
    [first-in-government] first place in the government
    [second-in-government] second place in the government
   *[first-in-opposition] first place in the opposition
}

## What happens

# L2.1. $player
liberte-game-began = The cards are dealt; { $player } is first in the order of play.
# L3.1. $turn: 1 to 4
liberte-turn-began = Turn { $turn } begins.
# L4.2. $player · $place: 1 for the first
liberte-place-in-order = { $place ->
    [1] { $player } is first in the order of play.
    [2] { $player } is second in the order of play.
    [3] { $player } is third in the order of play.
    [4] { $player } is fourth in the order of play.
    [5] { $player } is fifth in the order of play.
   *[6] { $player } is sixth in the order of play.
}
# L4.1. No variables
liberte-blocks-joined = The two waiting blocks of each colour join the supply.
# L5.1. $player · $count: cards
liberte-display-returned = { $count ->
    [one] { $player } takes the card of the display back into the hand.
   *[other] { $player } takes the { $count } cards of the display back into the hand.
}
# L6.3, L5.2, L6.6, L11. $player · $card
liberte-card-discarded = { $player } discards { $card }.
# L13.2. $player · $card: known to this player alone
liberte-card-drawn = { $player } draws { $card } from the deck.
# L13.2. $player
liberte-card-drawn-unseen = { $player } draws a card from the deck.
# L6.6, L5.2. $player · $card
liberte-card-taken = { $player } takes { $card } from the face-up row.
# L5.2, L2.2. $card
liberte-card-turned-up = { $card } is turned up in the face-up row.
# L5.3. $count: cards
liberte-deck-shuffled = { $count ->
    [one] The discard pile, one card, becomes the new deck.
   *[other] The discard pile, { $count } cards, is shuffled into a new deck.
}
# L3.1. $phase
liberte-phase-began = { $phase ->
    [setup] The table is set up.
    [refresh] The hands are refreshed.
    [action] The action phase begins.
    [battle] The battle phase begins.
   *[election] The election phase begins.
}
# L6.1. $round: number
liberte-round-began = Round { $round } of the action phase begins.
# L6.2, L6.4. $player · $card · $nth: first or second of the action
liberte-card-played = { $nth ->
    [first] { $player } plays { $card }.
   *[second] { $player } plays { $card } as the second card.
}
# L6.2a. $player · $province · $faction · $height: blocks in the stack now
liberte-block-placed = { $height ->
    [1] { $player } starts a { liberte-colour } stack in { $province }.
   *[other] { $player } adds a { liberte-colour } block in { $province }: the stack has { $height }.
}
# L6.2c. $player · $card · $faction
liberte-nothing-placed = { $player } can place no { liberte-colour } block with { $card }.
# L6.2b. $player · $card · $tokens: in the Battle Box now
liberte-sent-to-battle = { $tokens ->
    [one] { $player } sends { $card } to battle: the first token in the Battle Box.
   *[other] { $player } sends { $card } to battle: { $tokens } tokens in the Battle Box.
}
# L6.3. $player · $card
liberte-card-kept = { $player } keeps { $card } in the display.
# L6.3. $player · $card · $count: cards in the display
liberte-display-full = The display of { $player } has { $count } cards and no room for { $card }.
# L6.5. $player · $card: a Special
liberte-special-played = { $player } plays the Special card { $card }.
# L11.7. $player: the stack's owner · $province · $faction
liberte-block-removed = { $player } loses a { liberte-colour } block in { $province }.
# L11.6. $player: the stack's owner · $province · $faction · $blocks: number
liberte-stack-removed = { $blocks ->
    [one] { $player } loses the { liberte-colour } stack of one block in { $province }.
   *[other] { $player } loses the { liberte-colour } stack of { $blocks } blocks in { $province }.
}
# L11.5, L11.2. $player: the display's owner · $card
liberte-display-card-discarded = { $card } leaves the display of { $player } for the discard pile.
# L11.4, L11.6. $player: the display's owner · $card
liberte-display-card-boxed = { $card } leaves the display of { $player } for the box, out of the game.
# L6.8. $player
liberte-passed = { $player } passes.
# L6.9. $faction: whose supply is empty
liberte-end-triggered = The { liberte-colour } supply is empty: the action phase ends with this round.
# L7.2. $player · $battle · $vp: number
liberte-army-led = { $vp ->
    [one] { $player } leads the army at { $battle } and scores 1 VP.
   *[other] { $player } leads the army at { $battle } and scores { $vp } VP.
}
# L7.4. $battle
liberte-battle-lost = Nobody leads the army at { $battle }: a Lost Battle.
# L7.4. $battle
liberte-lost-battle-marked = A white block marks the Lost Battle of { $battle }.
# L8.3. $province · $height: blocks · $count: stacks
liberte-province-tied = { $count ->
    [2] { $province } is tied: two stacks of { $height }.
   *[3] { $province } is tied: three stacks of { $height }.
}
# L8.7. $player · $card · $value
liberte-card-advanced = { $player } advances { $card }, value { $value }.
# L8.7. $player
liberte-declined = { $player } advances no card.
# L8.2. $player · $province · $faction · $votes: number
liberte-votes-taken = { $votes ->
    [one] { $player } takes a vote for the { liberte-faction } in { $province }.
   *[other] { $player } takes { $votes } votes for the { liberte-faction } in { $province }.
}
# L8.6. $player · $province · $vp: number
liberte-province-scored = { $player } scores { $vp } VP for { $province }.
# L8.3. $province
liberte-tie-unbroken = The tie in { $province } is not broken: no vote.
# L8.4. $province
liberte-province-cleared = After the tie all blocks left in { $province } return to the supply.
# L9.3. $factions: a list · $sought: government or opposition
liberte-factions-tied = { $sought ->
    [government] The { $factions } are tied for the government.
   *[opposition] The { $factions } are tied for the opposition.
}
# L9.1. $faction · $votes: number
liberte-government-formed = { $votes ->
    [one] The { liberte-faction } form the government with one vote.
   *[other] The { liberte-faction } form the government with { $votes } votes.
}
# L9.1. $faction · $votes: number
liberte-opposition-formed = { $votes ->
    [one] The { liberte-faction } are the opposition with one vote.
   *[other] The { liberte-faction } are the opposition with { $votes } votes.
}
# L9.2. $faction
liberte-no-votes = Nobody holds a vote: the { liberte-faction } govern, and nobody scores.
# L10.2. $award · $faction · $count: players
liberte-points-tied = { $count } players are tied for { liberte-award }, with { liberte-colour } votes.
# L10.1, L10.4. $player · $points: number · $award · $faction
liberte-points-scored = { $player } scores { $points } VP: { liberte-award } ({ liberte-faction }).
# L10.5. $player · $faction
liberte-presence-gained = { $player } has presence in the government of the { liberte-faction }.
# L10.6. No variables
liberte-votes-returned = All votes return to the supply.
# L12.5. $player
liberte-claimed = { $player } claims the Royalist counter-revolution.
# L12.5. $player
liberte-claim-declined = { $player } makes no claim.
# L12. $reason: four-turns, landslide or counter-revolution
liberte-game-ended = { $reason ->
    [landslide] A Radical landslide ends the game.
    [counter-revolution] The Royalist counter-revolution ends the game.
   *[four-turns] The game ends after the fourth turn.
}

## Why the game ended

# L12.1. No variables
liberte-end-four-turns = Four turns are over: most VP win.
# L12.2. $votes: red votes held
liberte-end-landslide = Radical landslide with { $votes } red votes: most Red Points win.
# L12.3. $fleurs: provinces controlled and Lost Battles
liberte-end-counter-revolution = Royalist counter-revolution, { $fleurs } fleurs-de-lis counted: most White Points win.

## What is asked

# L12. $reason
liberte-game-over = { $reason ->
    [landslide] The game is over: Radical landslide.
    [counter-revolution] The game is over: Royalist counter-revolution.
   *[four-turns] The game is over: four turns have been played.
}
# L3.1. No variables
liberte-going-on = The game goes on; nobody has to choose.
# L6.1. $player · $round: number · $last: yes if the end of the phase is triggered
liberte-act = { $last ->
    [yes] { $player } must play a card, take a card or pass (round { $round }, the last of this phase).
   *[no] { $player } must play a card, take a card or pass (round { $round }).
}
# L6.2. $player · $card · $battle · $tokens: of this player in the Battle Box
liberte-use = { $player } must use { $card } to place blocks or to put a token in the Battle Box for { $battle } ({ $tokens } there).
# L6.2a, L6.4. $player · $card · $blocks: still to place · $faction · $region
liberte-place = { $blocks ->
    [one] { $player } must place one { liberte-colour } block of { $card } in the region { $region }.
   *[other] { $player } must place { $blocks } { liberte-colour } blocks of { $card } in the region { $region }.
}
# L6.2a. $player · $card · $blocks: still to place · $faction
liberte-place-anywhere = { $blocks ->
    [one] { $player } must place one { liberte-colour } block of { $card } in any province.
   *[other] { $player } must place { $blocks } { liberte-colour } blocks of { $card } in any provinces.
}
# L6.3. $player · $card · $count: cards in the display
liberte-settle = { $count ->
    [one] { $player } must keep { $card } in the display (one card there) or discard it.
   *[other] { $player } must keep { $card } in the display ({ $count } cards there) or discard it.
}
# L6.4, L6.5. $player · $region
liberte-follow = { $player } may play a second card of value 1 in the region { $region }, or a Special card, or be done.
# L6.4. $player · $region
liberte-follow-pair = { $player } may play a second card of value 1 in the region { $region }, or be done.
# L6.5. $player
liberte-follow-card = { $player } may play a Special card as well, or be done.
# L6.5. $player
liberte-follow-special = { $player } may play a Club or Personality card as well, or be done.
# L12.5. $player
liberte-follow-claim = { $player } may claim the Royalist counter-revolution, or be done.
# L11.1. $player · $card · $faction: the government's, or any in turn 1
liberte-target-bread-shortage = { $faction ->
    [any] { $player } must remove one block from any stack with { $card }.
   *[other] { $player } must remove one { liberte-colour } block, the government's colour, with { $card }.
}
# L11.2. $player · $card
liberte-target-emigration = { $player } must choose a white Personality in a display, which { $card } discards.
# L11.3. $player · $card
liberte-target-religious-problems = { $player } must remove one blue or red block with { $card }.
# L11.4. $player · $card
liberte-target-guillotine = { $player } must choose a Personality in a display, which { $card } puts in the box.
# L11.5. $player · $card
liberte-target-purge = { $player } must choose a card in a display, which { $card } discards.
# L11.6. $player · $card
liberte-target-terror = { $player } must remove a whole stack with { $card }, in a province with a red stack.
# L11.6. $player
liberte-terror-card = { $player } may put a card of any display in the box, or decline.
# L6.6. $player · $owed: discards · $card: what will be taken
liberte-discard-two = { $owed ->
    [one] { $player } must discard one more card before taking { $card }.
   *[other] { $player } must discard { $owed } cards before taking { $card }.
}
# L6.6. $player · $owed: discards
liberte-discard-two-deck = { $owed ->
    [one] { $player } must discard one more card before drawing from the deck.
   *[other] { $player } must discard { $owed } cards before drawing from the deck.
}
# L6.6. $player
liberte-take = { $player } must take a face-up card or the top card of the deck.
# L6.7. $player
liberte-take-second = { $player } may take a second face-up card of value 1, or be done.
# L5.2. $player · $count: cards in hand
liberte-refresh-discard = { $count ->
    [one] { $player } may discard the one card in hand before refilling to seven, or be done.
   *[other] { $player } may discard any of the { $count } cards in hand before refilling to seven, or be done.
}
# L5.2. $player · $missing: cards up to seven
liberte-refill = { $missing ->
    [one] { $player } must take one more card, face up or from the deck, to have seven.
   *[other] { $player } must take { $missing } more cards, face up or from the deck, to have seven.
}
# L7.3. $player · $battle · $tokens: of each tied player
liberte-advance-general = { $tokens ->
    [one] { $battle } is tied at one token: { $player } may advance a General from the display, or decline.
   *[other] { $battle } is tied at { $tokens } tokens: { $player } may advance a General from the display, or decline.
}
# L8.3. $player · $province · $faction: of this player's stack · $height: blocks in it
liberte-break-tie = { $province } is tied at { $height }: { $player } may advance one { liberte-colour } card from the display, or decline.
# L9.3. $player · $factions: a list · $sought: government or opposition
liberte-lift-faction = { $sought ->
    [government] The { $factions } are tied for the government: { $player } may advance one of their cards from the display, or decline.
   *[opposition] The { $factions } are tied for the opposition: { $player } may advance one of their cards from the display, or decline.
}
# L10.2. $player · $award · $faction · $votes: of each tied player
liberte-break-points-tie = { $votes ->
    [one] A tie at one vote for { liberte-award }: { $player } may advance one { liberte-colour } card from the display, or decline.
   *[other] A tie at { $votes } votes for { liberte-award }: { $player } may advance one { liberte-colour } card from the display, or decline.
}
# L12.5. $player · $fleurs: provinces controlled and Lost Battles
liberte-claim-or-not = { $player } may claim the Royalist counter-revolution ({ $fleurs } fleurs-de-lis), or decline.

## Choices

# L6.6. No variables
liberte-choice-deck = Draw the top card of the deck
# L6.2a. No variables
liberte-choice-blocks = Place blocks
# L6.2b. No variables
liberte-choice-battle = Put a token in the Battle Box
# L6.3. No variables
liberte-choice-keep = Keep in display
# L6.3. No variables
liberte-choice-discard = Discard
# L6.1. No variables
liberte-choice-done = Done
# L6.8. No variables
liberte-choice-pass = Pass
# L8.7, L11.6, L12.5. No variables
liberte-choice-decline = Decline
# L12.5. No variables
liberte-choice-claim = Claim the Royalist counter-revolution
# L1.2. $card · $faction · $value · $region
liberte-choice-personality = { $card } ({ liberte-colour } { $value }, { $region })
# L1.2. $card · $faction · $value · $region · $marks: a list of signs
liberte-choice-personality-marked = { $card } ({ liberte-colour } { $value }, { $region }; { $marks })
# L1.2. $card · $faction · $value
liberte-choice-club = { $card } ({ liberte-colour } { $value }, Club, any province; Cannon)
# L6.4. $card · $faction · $value · $region: of the first block
liberte-choice-club-tied = { $card } ({ liberte-colour } { $value }, Club, now in { $region } only; Cannon)
# L11. $card
liberte-choice-special = { $card } (Special)
# L1.1. $province · $number · $region
liberte-choice-province = { $province } (no.{ "\u00A0" }{ $number }, { $region })
# L6.2a. $player · $province · $faction · $blocks: number
liberte-choice-stack = { $province }: { liberte-colour } { $blocks } of { $player }

## Why not: whose decision it is

# L12. $reason
liberte-why-not-over = { $reason ->
    [landslide] The game is over: Radical landslide.
    [counter-revolution] The game is over: Royalist counter-revolution.
   *[four-turns] The game is over: four turns have been played.
}
# L13.1. No variables
liberte-why-not-spectator = A spectator sees what is public and chooses nothing.
# L3.1. No variables
liberte-why-not-nobody = Nobody has to choose just now.
# L3.1. $player: the seat to move
liberte-why-not-turn = It is { $player }'s decision now.

## Why not: the decision under way

# L6.2. $card
liberte-why-not-use = First say what { $card } is used for: blocks or the Battle Box.
# L6.2c. $card · $blocks: still to place · $faction
liberte-why-not-place = { $blocks ->
    [one] As many blocks as possible must be placed: one more { liberte-colour } block of { $card }.
   *[other] As many blocks as possible must be placed: { $blocks } more { liberte-colour } blocks of { $card }.
}
# L6.3. $card
liberte-why-not-settle = First keep { $card } in your display or discard it.
# L6.5, L11. $card
liberte-why-not-target = { $card } takes effect at once: choose what it hits.
# L11.6. No variables
liberte-why-not-terror-card = First choose a card in a display for the box, or decline.
# L6.6. $owed: discards
liberte-why-not-discard-two = { $owed ->
    [one] With nine or more cards you discard two before a take: one more card of your hand.
   *[other] With nine or more cards you discard two before a take: first choose a card of your hand.
}
# L6.6. No variables
liberte-why-not-take = You must take one card now: a face-up card or the top card of the deck.
# L6.7. No variables
liberte-why-not-take-second = You may take a second face-up card of value 1, or be done.
# L5.2. No variables
liberte-why-not-refresh-discard = You may discard cards of your hand now; when you are done, you refill to seven.
# L5.2. $missing: cards up to seven
liberte-why-not-refill = { $missing ->
    [one] You must refill your hand to seven: take one more card, face up or from the deck.
   *[other] You must refill your hand to seven: take { $missing } more cards, face up or from the deck.
}
# L8.7. No variables
liberte-why-not-advance = A tie is being settled: advance one card from your display, or decline.
# L12.5. No variables
liberte-why-not-claim-or-not = The battle is over: claim the Royalist counter-revolution, or decline.

## Why not: where a card is

# L13.2. $card
liberte-why-not-hidden = You do not hold { $card }, and it lies nowhere that you can see.
# L13.2. $card · $player: who holds it
liberte-why-not-known = { $card } is in { $player }'s hand.
# L1.5. $card
liberte-why-not-discarded = { $card } lies in the discard pile.
# L11.7. $card
liberte-why-not-boxed = { $card } is in the box and never returns.
# L6.3. $card
liberte-why-not-playing = { $card } is the card being played now.
# L6.3. $card
liberte-why-not-own-display = { $card } stays in your display: you play cards from your hand.
# L6.2. $card · $player: the display's owner
liberte-why-not-display = { $card } lies in { $player }'s display: you play cards from your hand.

## Why not: playing a card

# L6.4. $card
liberte-why-not-third-card = { $card } would be a third card: an action has two at most, besides a Special.
# L0.3, L6.4. $card
liberte-why-not-pairs-off = { $card } would be a second card: this table plays without pairs.
# L6.4. $card
liberte-why-not-first-placed-nothing = { $card } may not follow: the first card of this action put no block on the map.
# L6.4. $card
liberte-why-not-first-value = { $card } may not follow: the first card of this action did not have value 1.
# L6.4. $card · $value
liberte-why-not-second-value = { $card } has value { $value }: both cards of a pair have value 1.
# L6.4. $card · $region: of the first block
liberte-why-not-second-region = { $card } has another background: the first block went to the region { $region }.
# L6.4. $card · $faction · $region
liberte-why-not-second-supply = { $card } could place nothing: the { liberte-colour } supply is empty.
# L6.4. $card · $faction · $region
liberte-why-not-second-room = { $card } could place nothing: there is no room for your { liberte-colour } block in the region { $region }.
# L1.4. $card · $faction · $region
liberte-why-not-second-token = { $card } could place nothing: you have no control token left to start a { liberte-colour } stack in the region { $region }.
# L6.5. $card: a Special
liberte-why-not-second-special = { $card } must wait: you have played a Special card in this action.
# L6.5, L6.6. $card: face up
liberte-why-not-take-after-play = You have played a card in this action: taking { $card } would be an action of its own.
# L6.5, L6.6. No variables
liberte-why-not-deck-after-play = You have played a card in this action: drawing from the deck would be an action of its own.
# L6.5, L6.8. No variables
liberte-why-not-pass-after-play = You have played a card in this action: you no longer pass, you are done.

## Why not: Special cards

# L11.1. $card
liberte-why-not-no-blocks = { $card } has no target: there is no block on the map.
# L11.1. $card · $faction: the government's
liberte-why-not-no-government-block = { $card } has no target: no { liberte-colour } block, the government's colour, is on the map.
# L11.1. $card
liberte-why-not-bread-without-government = { $card } hits a block of the government's colour, and there is no government.
# L11.3. $card
liberte-why-not-no-blue-or-red = { $card } has no target: no blue or red block is on the map.
# L11.2. $card
liberte-why-not-no-white-personality = { $card } has no target: no display holds a white Personality.
# L11.4. $card
liberte-why-not-no-personality = { $card } has no target: no display holds a Personality.
# L11.7. $card
liberte-why-not-no-government = { $card } needs presence in the government, and there is none yet.
# L11.6. $card
liberte-why-not-government-not-red = { $card } needs presence in a red government.
# L11.5, L11.6. $card
liberte-why-not-no-presence = { $card } needs presence in the government, and you have none.
# L11.5. $card
liberte-why-not-displays-empty = { $card } has no target: no display holds a card.
# L11.6. $card
liberte-why-not-no-red-block = { $card } has no target: no province contains a red stack.
# L11.1, L11.3, L11.6. $card: the Special being played
liberte-why-not-target-stack = { $card } removes blocks: choose a stack on the map.
# L11.2, L11.4, L11.5. $card: the Special being played
liberte-why-not-target-card = { $card } removes a card: choose one in a display.
# L11.2, L11.4, L11.5, L11.6. $card: in the hand or the face-up row
liberte-why-not-target-display = { $card } is not in a display.
# L11.2. $card: in a display
liberte-why-not-not-white-personality = { $card } is not a white Personality.
# L11.4. $card: in a display
liberte-why-not-club-safe = { $card } is a Club, and Clubs are safe.
# L11.1. $card: the Special · $faction: the government's
liberte-why-not-government-colour = { $card } removes a block of the government's colour, { liberte-colour }.
# L11.3. $card: the Special
liberte-why-not-white-stack = { $card } removes a blue or red block; this stack is white.
# L11.6. $card: the Special · $province
liberte-why-not-no-red-stack = { $card } needs a red stack in the province, and { $province } has none.
# L11.6. No variables
liberte-why-not-stack-gone = The stack has been removed; now choose a card in a display, or decline.
# L11. $card: the Special · $province
liberte-why-not-choose-stack = { $card } removes blocks of one stack: choose a stack in { $province }.
# L11. $card: the Special · $province
liberte-why-not-no-stacks = { $card } has no target in { $province }: there is no stack.

## Why not: the map

# L6.2. $province
liberte-why-not-card-first = First choose the card whose blocks go to { $province }.
# L6.2a. $card · $province · $region: the card's background
liberte-why-not-region = { $card } places blocks in the region { $region } only; { $province } lies elsewhere.
# L6.4. $card · $province · $region: of the first block
liberte-why-not-pair-region = The second block goes to the region of the first, { $region }; { $province } lies elsewhere.
# L6.2a. $province · $faction: of the player's stack
liberte-why-not-stack-colour = Your stack in { $province } is { liberte-colour }, and a stack has one colour.
# L6.2a. $province
liberte-why-not-stack-full = Your stack in { $province } has three blocks already.
# L6.2a. $province · $players: a list of the owners
liberte-why-not-three-stacks = { $province } already holds three stacks, of { $players }.
# L1.4. $province
liberte-why-not-no-token = You have no control token left to start a stack in { $province }.
# L0.1. $number: of the seat · $count: players
liberte-why-not-no-seat = There is no seat { $number } at this table of { $count }.
# L6.2a. $player: who would own it · $province
liberte-why-not-no-stack = { $player } has no stack in { $province }.
# L6.2a. $player: the owner · $province
liberte-why-not-others-stack = The stack in { $province } is { $player }'s: nobody adds to another's stack.
# L6.2a. $province
liberte-why-not-choose-province = Choose the province { $province } itself; the block joins your stack there.
# L6.5. No variables
liberte-why-not-special-first = Only Special cards remove blocks: first choose one from your hand.

## Why not: taking, discarding, advancing

# L5.3, L6.6. No variables
liberte-why-not-deck-empty = The deck is empty.
# L6.7. No variables
liberte-why-not-deck-second = A second card must lie face up; the deck gives only one.
# L6.7. $card
liberte-why-not-take-special = { $card } is a Special card and has no value: a second card must have value 1.
# L6.7. $card · $value
liberte-why-not-take-value = { $card } has value { $value }: a second card must have value 1.
# L6.1. $card
liberte-why-not-play-after-take = You have taken a card in this action: playing { $card } would be an action of its own.
# L5.2, L6.6. $card
liberte-why-not-held = { $card } is in your hand already: take a face-up card or the top card of the deck.
# L5.2, L6.6, L6.7. $card
liberte-why-not-take-from = { $card } lies in a display: cards are taken from the face-up row or the deck.
# L5.2, L6.6. $card
liberte-why-not-discard-hand = { $card } lies in a display, which does not count as hand: discard from your hand.
# L8.7. $card
liberte-why-not-advance-hand = { $card } is in your hand: only cards of your display can be advanced.
# L8.7. $card · $player: the display's owner
liberte-why-not-advance-other = { $card } lies in { $player }'s display: advance a card of your own.
# L7.3. $card
liberte-why-not-no-general = { $card } shows no General.
# L8.3. $card · $faction: of the player's stack · $province
liberte-why-not-tie-faction = { $card } is of another faction: your stack in { $province } is { liberte-colour }.
# L9.3. $card · $factions: a list of those tied
liberte-why-not-lift-faction = { $card } is of another faction: the tie is between { $factions }.
# L10.2. $card · $faction: whose votes are tied
liberte-why-not-points-faction = { $card } is of another faction: the tie is about { liberte-colour } votes.

## Why not: buttons

# L6.2. No variables
liberte-why-not-blocks = First choose the card that places the blocks.
# L6.2b. No variables
liberte-why-not-battle-card = First choose a card with a Cannon from your hand.
# L6.2b. No variables
liberte-why-not-battle-turn = There is no battle in turn 1.
# L6.4. No variables
liberte-why-not-battle-second = Only the first card of an action can go to the Battle Box.
# L6.2b. $card
liberte-why-not-no-cannon = { $card } shows no Cannon.
# L1.4. No variables
liberte-why-not-battle-token = You have no control token left for the Battle Box.
# L6.3. No variables
liberte-why-not-nothing-to-settle = There is no played card to keep or discard.
# L5.2, L6.6. No variables
liberte-why-not-choose-discard = Choose the card of your hand that you discard.
# L6.8. No variables
liberte-why-not-pass-instead = To do nothing in this round, choose “Pass”.
# L5.2, L6.4, L6.5, L6.7. No variables
liberte-why-not-done-instead = To do nothing more, choose “Done”.
# L8.7, L11.6, L12.5. No variables
liberte-why-not-decline-instead = To do nothing, choose “Decline”.
# L0.4. No variables
liberte-why-not-claim-automatic = At this table the Royalist counter-revolution is not claimed: it is noticed by itself.
# L12.3. $turn: number
liberte-why-not-claim-turn = There is no Royalist counter-revolution before turn 3; this is turn { $turn }.
# L12.3. No variables
liberte-why-not-claim-election = There is no Royalist counter-revolution during the election.
# L12.3. $fleurs: provinces controlled and Lost Battles · $needed: 7
liberte-why-not-claim-count = White counts { $fleurs } fleur-de-lis provinces and Lost Battles; { $needed } are needed.

## Options (L0)

# L0.1. $players: number
liberte-option-players = { $players } players take part.
# L0.2. $edition: first or second
liberte-option-edition = { $edition ->
    [first] The rules of the first edition (2001) apply.
   *[second] The rules of the second edition (2010) apply.
}
# L0.3. $pairs: yes or no
liberte-option-pairs = { $pairs ->
    [yes] Two cards of value 1 may be played, or taken, in one action.
   *[no] One card is played, or taken, in an action.
}
# L0.4. $counter_revolution: automatic or claimed
liberte-option-counter-revolution = { $counter_revolution ->
    [claimed] A Royalist counter-revolution must be noticed and claimed by a player.
   *[automatic] A Royalist counter-revolution is noticed by itself.
}
# L0.5. $government_tie: sum or highest
liberte-option-government-tie = { $government_tie ->
    [highest] A tie of factions is settled by the highest single card advanced.
   *[sum] A tie of factions is settled by the total value of the cards advanced.
}

# L0.1. No variables
liberte-allowed-players = players: 3 to 6.
# L0.2. No variables
liberte-allowed-edition = edition: “second” or “first”.
# L0.3. No variables
liberte-allowed-pairs = pairs: true or false; left out, as the edition has it.
# L0.4. No variables
liberte-allowed-counter-revolution = counter_revolution: “automatic” or “claimed”.
# L0.5. No variables
liberte-allowed-government-tie = government_tie: “sum” or “highest”.

## Words of a table

# L0. No variables
liberte-word-title = Liberté
# L3.1. No variables
liberte-word-turn = Turn
# L6.1. No variables
liberte-word-round = Round
# L2.1. No variables
liberte-word-order = Order of play
# L1.1. No variables
liberte-word-region = Region
# L1.1. No variables
liberte-word-province = Province
# L6.2a. No variables
liberte-word-map = Map
# L6.2a. No variables
liberte-word-stacks = Stacks
# L1.3. No variables
liberte-word-supply = Supply
# L1.3. No variables
liberte-word-waiting = Waiting
# L1.4. No variables
liberte-word-tokens = Tokens left
# L10. No variables
liberte-word-vp = VP
# L6.2b. No variables
liberte-word-battle-box = Battle Box
# L7.4. No variables
liberte-word-lost-battles = Lost Battles
# L8.2. No variables
liberte-word-votes = Votes
# L8.2. No variables
liberte-word-election-track = Election track
# L9.1. No variables
liberte-word-government = Government
# L9.1. No variables
liberte-word-opposition = Opposition
# L10.5. No variables
liberte-word-presence = Presence
# L13.1. No variables
liberte-word-hand = Hand
# L13.2. No variables
liberte-word-known = Known cards
# L6.3. No variables
liberte-word-display = Display
# L2.2. No variables
liberte-word-row = Face-up row
# L2.2. No variables
liberte-word-deck = Deck
# L5.3. No variables
liberte-word-discard = Discard pile
# L11.7. No variables
liberte-word-box = Box
# L2.2. $set: A, B or mixed · $count: cards
liberte-word-deck-of = { $set ->
    [mixed] A and B sets mixed, { $count } cards
   *[other] { $set } set on top, { $count } cards
}
# L12.3. No variables
liberte-word-fleurs = White fleurs-de-lis and Lost Battles
# L8.8. No variables
liberte-word-red-votes = Red votes
# L8.2. No variables
liberte-word-forecast = Forecast: If the election were now
# L8.3. No variables
liberte-word-tied = tied
# L9.1. No variables
liberte-word-nobody = nobody
# L12.2. No variables
liberte-word-red-points = Red Points
# L12.3. No variables
liberte-word-white-points = White Points
# L12.1. No variables
liberte-word-end-four-turns = the end of the fourth turn
# L12.2. No variables
liberte-word-end-landslide = a Radical landslide
# L12.3. No variables
liberte-word-end-counter-revolution = a Royalist counter-revolution
# L6.1. The length of games in simulations. $rounds, $decisions: numbers
liberte-word-length = A game took { $rounds } rounds and { $decisions } decisions on average.
# L6.1. What the length of a game is counted in. No variables
liberte-word-lengths = Rounds
# L12.1. $points: number
liberte-word-score-four-turns = { $points } VP
# L12.2. $points: number
liberte-word-score-landslide = { $points } Red Points
# L12.3. $points: number
liberte-word-score-counter-revolution = { $points } White Points
# L12.1. $tiebreak: number
liberte-word-tiebreak-four-turns = display worth { $tiebreak }, which breaks ties
# L12.2. $tiebreak: number
liberte-word-tiebreak-landslide = { $tiebreak } red on cards, which breaks ties
# L12.3. $tiebreak: number
liberte-word-tiebreak-counter-revolution = { $tiebreak } white on cards, which breaks ties
# L13.1. No variables
liberte-word-parts = “map” or a region, “display”, “cards”, “forecast” (before the election), “hand”, or a player's name
# L12.1. No variables
liberte-word-winner = Winner
# L12.1. No variables
liberte-word-shared = Shared victory

## The table in words

# L3.1. $turn: 1 to 4 · $phase · $round: of the action phase, or 0
liberte-text-moment = { $round ->
    [0] Turn { $turn }: { liberte-phase }
   *[other] Turn { $turn }: { liberte-phase }, round { $round }
}
# L4.2. $points: players with their VP, in order of play
liberte-text-order = Order of play: { $points }.
# L10. $player · $vp: number
liberte-text-points = { $player } ({ $vp } VP)
# L2.4. No variables
liberte-text-no-government = There is no government yet.
# L9.1. $faction
liberte-text-government = Government: { liberte-faction }.
# L9.1. $faction
liberte-text-opposition = Opposition: { liberte-faction }.
# L8.2. $blue, $white, $red: votes
liberte-text-votes-so-far = Votes so far: blue { $blue }, white { $white }, red { $red }.
# L1.3. $blue, $white, $red: blocks
liberte-text-supply = Blocks in the supply: blue { $blue }, white { $white }, red { $red }.
# L2.3. $count: of each colour
liberte-text-waiting = { $count } more of each colour join it in turn 2.
# L6.9. No variables
liberte-text-last-round = A supply has run out: this round is the last of the phase.
# L7.4. $battle
liberte-text-lost-battle = Lost Battle: { $battle }.
# L8.9. No variables
liberte-text-contest = Contest
# L8.7. $player · $cards: a list of labels
liberte-text-can-advance = { $player } can advance { $cards }.
# L8.7. $player
liberte-text-nothing-fits = { $player } takes part, but has no card that fits.
# L8.7. $player
liberte-text-has-declined = { $player } has declined.
# L8.7. $player · $value
liberte-text-advanced = { $player } has advanced { $value }.
# L6.3. $label: of a card
liberte-text-playing = Being played: { $label }.
# L13.1. $player
liberte-text-player = { $player }
# L13.1. $vp, $cards, $tokens: numbers
liberte-text-holding = { $vp } VP; cards in hand: { $cards }; control tokens left: { $tokens }.
# L13.2. $cards: a list of those everybody could have noted
liberte-text-known = Known to be in hand: { $cards }.
# L13.2. $card
liberte-text-card = { $card }
# L6.2b. $count: tokens
liberte-text-battle = { $count ->
    [one] One token in the Battle Box.
   *[other] { $count } tokens in the Battle Box.
}
# L10.5. No variables
liberte-text-presence = Has presence in the government.
# L8.2. $blue, $white, $red: votes
liberte-text-votes = Holds votes: blue { $blue }, white { $white }, red { $red }.
# L6.3. $label: of a card
liberte-text-display = Display: { $label }
# L1.1. $region
liberte-text-region = Region { $region }
# L1.1. $region
liberte-text-map = Map: Region { $region }
# L1.1. $province · $number · $fleur: yes or no · $vp: in turns 3 and 4
liberte-text-signs = { $vp ->
    [0] { $fleur ->
        [yes] { $province } (no.{ "\u00A0" }{ $number }, fleur-de-lis)
       *[no] { $province } (no.{ "\u00A0" }{ $number })
    }
   *[other] { $fleur ->
        [yes] { $province } (no.{ "\u00A0" }{ $number }, fleur-de-lis, { $vp } VP)
       *[no] { $province } (no.{ "\u00A0" }{ $number }, { $vp } VP)
    }
}
# L6.2a. $faction · $blocks: number · $player
liberte-text-stack = { liberte-colour } { $blocks } of { $player }
# L6.2a. $signs: the province and what is printed on it · $stacks: a list
liberte-text-province = { $signs }: { $stacks }
# L6.2a. $signs: the province and what is printed on it
liberte-text-province-empty = { $signs }: empty
# L1.1. $provinces: a list
liberte-text-empty = Empty: { $provinces }.
# L13.1. No variables
liberte-text-cards = Cards on the table
# L2.2. $label: of a card
liberte-text-row = Face up: { $label }
# L13.1. $set: A, B or mixed · $count: cards
liberte-text-deck = Deck: { liberte-word-deck-of }.
# L13.1. $cards: a list
liberte-text-discard-pile = Discard pile: { $cards }.
# L11.7. $cards: a list
liberte-text-box = In the box, out of the game: { $cards }.
# L8.2. $blue, $white, $red: votes
liberte-text-forecast-votes = Votes: blue { $blue }, white { $white }, red { $red }.
# L8.3. $provinces: a list
liberte-text-forecast-ties = Tied, so nobody's yet: { $provinces }.
# L9.3. $factions: a list · $sought: government or opposition
liberte-text-forecast-level = { $sought ->
    [government] Level for the government: { $factions }.
   *[opposition] Level for the opposition: { $factions }.
}
# L9.2. $faction: that governs without votes
liberte-text-no-votes = So far nobody would win a vote; without any the { liberte-faction } govern and nobody scores.
# L8.8. $votes: red · $needed: 17
liberte-text-landslide = Radical landslide: { $votes } of { $needed } red votes.
# L12.3. $fleurs: provinces controlled and Lost Battles · $needed: 7
liberte-text-fleurs = Royalist counter-revolution, in turns 3 and 4: { $fleurs } of { $needed } fleurs-de-lis and Lost Battles.
# L13.2. $player
liberte-text-hand = Hand of { $player }

## Headings of choices

# L6.1. No variables
liberte-text-play = Play from the hand
# L5.2, L6.6. No variables
liberte-text-discard = Discard from the hand
# L6.6, L5.2. No variables
liberte-text-take = Take into the hand
# L6.3. $player
liberte-text-display-of = Display of { $player }
# L6.1. No variables
liberte-text-or = Or
# L6.5. $cards: a list
liberte-text-idle = In hand, but not playable now: { $cards }.
# L6.3. $label: of a card
liberte-text-no-room = { $label }: display full, it will be discarded

## How one wins

# L12.1. No variables
liberte-goal-points = You play for victory points (VP): after four turns, whoever has most wins.
# L10.1. No variables
liberte-goal-elections = Every turn ends with an election: 5 VP for most votes of the government's colour, 2 for second most, 3 for most votes of the opposition's colour.
# L7.2, L8.6. No variables
liberte-goal-battles = From turn 2 on the leader of the army scores the battle; in turns 3 and 4 four provinces score too.
# L12.2. No variables
liberte-goal-landslide = It can end suddenly: 17 or more red votes in an election are a Radical landslide, and then red blocks and red on cards win instead of VP.
# L12.3. No variables
liberte-goal-counter-revolution = It can end suddenly in turns 3 and 4 too: when white controls seven fleur-de-lis provinces, Lost Battles included, that is a Royalist counter-revolution, and white blocks and white on cards win instead of VP.

## What things are

# L1.2. $label: of a card
liberte-about-thing = { $label }.
# L1.1. $province · $number · $region · $fleur: yes or no · $vp: in turns 3 and 4
liberte-about-province = { $vp ->
    [0] { $fleur ->
        [yes] { $province }, province no.{ "\u00A0" }{ $number } in the region { $region }, with a fleur-de-lis.
       *[no] { $province }, province no.{ "\u00A0" }{ $number } in the region { $region }.
    }
   *[other] { $fleur ->
        [yes] { $province }, province no.{ "\u00A0" }{ $number } in the region { $region }, with a fleur-de-lis and { $vp } VP in turns 3 and 4.
       *[no] { $province }, province no.{ "\u00A0" }{ $number } in the region { $region }, with { $vp } VP in turns 3 and 4.
    }
}
# L0.6. $dates: years of a life · $note: a sentence of the data
liberte-about-dated = { $dates }. { $note }
# L0.6. $note: a sentence of the data
liberte-about-note = { $note }
# L0.6. $fidelity: sourced, partial or invented
liberte-about-fidelity = { $fidelity ->
    [sourced] These details are as in the printed game.
    [partial] These details are partly known from the printed game, partly our reconstruction.
   *[invented] These details are our reconstruction; the printed game may differ.
}
# L11.1. No variables
liberte-about-bread-shortage = It removes one block of the government's colour from any province; in turn 1 any block.
# L11.2. No variables
liberte-about-emigration = It sends a white Personality of any display to the discard pile.
# L11.3. No variables
liberte-about-religious-problems = It removes one blue or red block from any province.
# L11.4. No variables
liberte-about-guillotine = It puts a Personality of any display in the box, out of the game.
# L11.5. No variables
liberte-about-purge = With presence in the government it sends any card of any display to the discard pile.
# L11.6. No variables
liberte-about-terror = With presence in a red government it removes a whole stack from a province with a red stack, and then, if you like, puts a card of any display in the box.
# L8.7. No variables
liberte-about-advance = In a tie those involved may advance one fitting card from their display, in order of play: the highest value wins, and every card advanced is discarded.
# L7.1, L7.2. No variables
liberte-about-battle = In turns 2 to 4, whoever has most tokens in the Battle Box and a General in the display leads the army and scores the battle; if nobody does, it is a Lost Battle.
# L1.3, L6.2a. No variables
liberte-about-block = Blocks are blue, white or red; cards put them on the map, in stacks of at most three, where they win votes.
# L6.2b. No variables
liberte-about-cannon = From turn 2 on a card with a Cannon can put one token in the Battle Box instead of blocks on the map.
# L1.2. No variables
liberte-about-club = A Club has value 1 and no region: its block goes to any province. It shows a Cannon.
# L6.6, L5.3. No variables
liberte-about-deck = The A cards lie above the B cards; taking its top card unseen is an action, as is taking a face-up card.
# L6.3. No variables
liberte-about-display = Your display holds up to four played cards that you kept, open to all: they break ties and lead armies, and return to your hand when the next turn begins.
# L8.2. No variables
liberte-about-election = In each province the single highest stack wins a vote for its colour; in Paris each block of it does.
# L1.2. No variables
liberte-about-faction = There are three factions: the Moderates are blue, the Royalists white, the Radicals red. Nobody owns a faction: you play cards of all.
# L12.3. No variables
liberte-about-fleur = A fleur-de-lis marks provinces that count for the Royalist counter-revolution: seven under white control, Lost Battles included, end the game in turns 3 and 4.
# L7.1. No variables
liberte-about-general = Only a player with a General in the display can lead the army in a battle, whoever has most tokens.
# L9.1. No variables
liberte-about-government = The faction with most votes in an election is the government until the next one: its colour scores most, and some Specials depend on it.
# L5.2, L6.6. No variables
liberte-about-hand = Your hand is secret; it is refilled to seven when a turn begins, and an action can take one more card.
# L7.4. No variables
liberte-about-lost-battle = A battle that nobody leads is lost: it counts as one more fleur-de-lis for the Royalist counter-revolution.
# L9.1. No variables
liberte-about-opposition = The faction with second most votes is the opposition: most votes of its colour score 3 VP.
# L6.4. No variables
liberte-about-pair = If the first card has value 1 and placed its block, a second card of value 1 may follow, with its block in the same region.
# L1.2. No variables
liberte-about-personality = A Personality puts as many blocks of its colour as its value on provinces of the region it shows.
# L10.5. No variables
liberte-about-presence = Whoever holds a vote of the government's colour has presence in it until the next election: Purge and Terror need that.
# L6.2a. No variables
liberte-about-region = The map has six regions of four or five provinces; a Personality's blocks go to the region it shows as its background.
# L6.6. No variables
liberte-about-row = Three cards lie face up; an action can take one of them, and it is replaced at once.
# L6.3. No variables
liberte-about-sans-culottes = With a Sans-Culottes in it a display holds five cards instead of four; in the first edition the fifth must show it.
# L6.5. No variables
liberte-about-special = A Special takes effect at once and is discarded: one in an action, alone or with other cards played.
# L6.2a. No variables
liberte-about-stack = A stack is one to three blocks of one colour and one owner; a province has at most three, of three players.
# L6.9. No variables
liberte-about-supply = Blocks are placed from the supply; when a colour runs out, the action phase ends with that round.
# L1.4. No variables
liberte-about-token = A control token marks each of your stacks and each of your turns in the Battle Box; without one left you can start neither.
# L1.2. No variables
liberte-about-value = A card's value, 1 to 3, is how many blocks it places and how much it weighs in a tie.
# L8.2. No variables
liberte-about-vote = Votes are blocks won in an election: those of a colour decide the government, and who holds most of them scores.

## What simulations tell: a figure is the subject of a sentence that goes on with its mean or share

# L3.1. No variables
liberte-figure-turns = Turns played
# L7.4. No variables
liberte-figure-lost-battles = Battles lost
# L9.1. No variables
liberte-figure-government-blue = The Moderates (blue) govern at the end
# L9.1. No variables
liberte-figure-government-white = The Royalists (white) govern at the end
# L9.1. No variables
liberte-figure-government-red = The Radicals (red) govern at the end
