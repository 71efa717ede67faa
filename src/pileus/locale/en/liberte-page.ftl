### The board of Liberté in the browser. A comment names the paragraph behind a message and its variables.
### $player, $card, $province, $region and $battle are names; $faction is blue, white or red.

## Pieces

# The letter of a faction on its blocks: it says what the colour says. L1.3. $faction
liberte-page-letter = { $faction ->
    [blue] B
    [white] W
   *[red] R
}
# Letter and height of a stack, or letter and number of votes. L6.2a. $faction · $blocks: number
liberte-page-blocks-short = { liberte-page-letter }{ $blocks }
# L1.2. No variables
liberte-page-special = Special
# What a screen reader says of a Special. L11. $card · $effect: a sentence
liberte-page-special-card = { $card }, Special: { $effect }
# The background of a Club, in the place where others have their region. L1.2. No variables
liberte-page-anywhere = ANY
# Short effects, printed on the card. L11.1. No variables
liberte-page-effect-bread-shortage = Remove one block of the government’s colour; in turn 1 any block.
# L11.2. No variables
liberte-page-effect-emigration = Discard a white Personality from any display.
# L11.3. No variables
liberte-page-effect-religious-problems = Remove one blue or red block.
# L11.4. No variables
liberte-page-effect-guillotine = A Personality in any display goes to the box.
# L11.5. No variables
liberte-page-effect-purge = Presence needed. Discard a card from any display.
# L11.6. No variables
liberte-page-effect-terror = Presence in a red government needed. Remove a stack, box a card.

## The map

# L1.1. No variables
liberte-page-map = Map of France: 27 provinces in six regions
# A province and who stands there. L1.1. $region · $signs: a sentence
liberte-page-province = { $signs }. Region { $region }.
# L1.1. $region
liberte-page-region = { $region }
# L1.1. $regions: a list
liberte-page-key = Key to the regions: { $regions }
# L12.3. No variables
liberte-page-fleur = fleur-de-lis
# No variables
liberte-page-nearer = Zoom in
# No variables
liberte-page-farther = Zoom out
# No variables
liberte-page-whole = Show the whole map
# A tool: crowns and ties of the election as it would go now. L8.2. No variables
liberte-page-tool-projection = Projection
# A tool: the map without stacks. No variables
liberte-page-tool-bare = Hide pieces

## Turn and phase

# No variables
liberte-page-turns = Turns and phases
# L3.1. $turn: I to IV
liberte-page-turn = Turn { $turn }
# L3.1. $turn: I to IV · $done: yes or no
liberte-page-turn-short = { $done ->
    [yes] { $turn } ✓
   *[no] { $turn }
}
# L3.1. $phase: refresh, action, battle or election
liberte-page-phase = { $phase ->
    [refresh] Refresh
    [action] Action
    [battle] Battle
   *[election] Election
}
# L6.1. $round: number
liberte-page-phase-round = Action, round { $round }
# L4.2. $players: a list, in order of play
liberte-page-order = Order of play: { $players }
# L4.2. No variables
liberte-page-order-short = Order
# L10.5. $players: a list
liberte-page-presence = Presence in the government: { $players }

## Gauges

# On a small screen. No variables
liberte-page-gauges = Gauges
# L1.3. $faction · $count: blocks left · $all: blocks there are
liberte-page-of = { $count } of { $all }
# L6.9. $faction · $count: blocks left
liberte-page-low-supply = { $faction ->
    [blue] { $count ->
        [0] Blue is empty.
        [one] Blue is nearly out: one block left.
       *[other] Blue is nearly out: { $count } left.
    }
    [white] { $count ->
        [0] White is empty.
        [one] White is nearly out: one block left.
       *[other] White is nearly out: { $count } left.
    }
   *[red] { $count ->
        [0] Red is empty.
        [one] Red is nearly out: one block left.
       *[other] Red is nearly out: { $count } left.
    }
} An empty supply ends the phase with its round.
# L6.9. No variables
liberte-page-last-round = A supply has run out: this round is the last of the phase.
# L12.2, L12.3. No variables
liberte-page-sudden-ends = Sudden ends
# L8.8. $needed: 17
liberte-page-red-votes = Red votes: landslide at { $needed }
# L12.3. $needed: 7
liberte-page-fleurs = White fleurs-de-lis: { $needed }
# What the count is made of. L12.3. $count: provinces controlled by white · $numbers: of those provinces · $lost: Lost Battles · $turn: number
liberte-page-fleurs-are = { $count ->
    [0] { $lost ->
        [0] White controls no fleur-de-lis province.
        [one] White controls no fleur-de-lis province; one Lost Battle counts.
       *[other] White controls no fleur-de-lis province; { $lost } Lost Battles count.
    }
    [one] { $lost ->
        [0] White controls province { $numbers }.
        [one] White controls province { $numbers }; one Lost Battle counts too.
       *[other] White controls province { $numbers }; { $lost } Lost Battles count too.
    }
   *[other] { $lost ->
        [0] White controls provinces { $numbers }.
        [one] White controls provinces { $numbers }; one Lost Battle counts too.
       *[other] White controls provinces { $numbers }; { $lost } Lost Battles count too.
    }
} { $turn ->
    [1] The count matters from turn 3 on.
    [2] The count matters from turn 3 on.
   *[other] { "" }
}
# L8.8. $votes: red votes · $needed: 17
liberte-page-near-landslide = A Radical landslide is near: { $votes } of { $needed } red votes.
# L12.3. $fleurs: number · $needed: 7
liberte-page-near-counter-revolution = Counter-revolution is near: { $fleurs } of { $needed }.
# L0.4. No variables
liberte-page-claimed = At this table nobody counts the white fleurs-de-lis for you: a counter-revolution must be claimed.
# L8.2. No variables
liberte-page-forecast = If the election were now
# Above the names, while a choice is picked. L8.2. No variables
liberte-page-with-choice = with your choice
# L8.3. $numbers: of provinces
liberte-page-ties = Undecided ties: { $numbers }.
# L8.2. $faction
liberte-page-votes-of = { $faction ->
    [blue] Blue votes
    [white] White votes
   *[red] Red votes
}
# L7.2. $battle · $vp: number
liberte-page-battle = Battle: { $battle }, { $vp } VP
# L7.1. $player · $count: tokens · $general: yes or no
liberte-page-battle-tokens = { $count ->
    [one] { $general ->
        [yes] { $player }: one token, General
       *[no] { $player }: one token, no General
    }
   *[other] { $general ->
        [yes] { $player }: { $count } tokens, General
       *[no] { $player }: { $count } tokens, no General
    }
}
# L6.2b. No variables
liberte-page-battle-empty = The Battle Box is empty.
# L7.4. $battles: a list · $count: number
liberte-page-lost-battles = { $count ->
    [one] Lost Battle: { $battles }.
   *[other] Lost Battles: { $battles }.
}

## Cards

# L13.2. No variables
liberte-page-hand = Your hand
# L6.3. No variables
liberte-page-display = Your display
# $count: cards
liberte-page-cards = { $count ->
    [one] one card
   *[other] { $count } cards
}
# L2.2. A place of the face-up row without a card. No variables
liberte-page-hole = empty
# No variables
liberte-page-empty = empty
# No variables
liberte-page-no-cards = You hold no card.
# L13.1. $set: A, B or mixed · $count: cards
liberte-page-deck = { $set ->
    [mixed] cards, sets A and B
   *[other] cards, set { $set }
}
# L13.1. No variables
liberte-page-piles = Piles
# L1.4. $count: control tokens
liberte-page-tokens-left = { $count ->
    [one] One token left
   *[other] { $count } tokens left
}
# The action so far. L6.2a. $card · $provinces: a list · $faction · $count: blocks placed · $left: blocks still to place
liberte-page-action-blocks = { $left ->
    [0] { $card }: { $count } { liberte-colour } in { $provinces }.
   *[other] { $card }: { $count } { liberte-colour } in { $provinces }, { $left } to go …
}
# L6.2b. $card
liberte-page-action-battle = { $card }: a token in the Battle Box.
# L6.2. $card
liberte-page-action-card = { $card } …

## Players

# No variables
liberte-page-player = Player
# L13.1. $count: cards in hand
liberte-page-count-hand = Cards in hand: { $count }
# L6.2b. $count: tokens
liberte-page-count-battle = Tokens in the Battle Box: { $count }
# L6.2a. $count: stacks on the map
liberte-page-count-stacks = Stacks on the map: { $count }
# L1.4. $count: tokens
liberte-page-count-tokens = Control tokens left: { $count }
# Cards of a hand that everybody could have noted. L13.2. $count: number
liberte-page-seen = { $count ->
    [one] one seen
   *[other] { $count } seen
}
# L6.3. No variables
liberte-page-no-display = empty display

## The election

# L8.1. $count: 27
liberte-page-steps = The election, province by province: { $count } provinces
# L8.2. $province · $number · $when: done, now, todo or tied
liberte-page-step = { $when ->
    [now] { $number } { $province }: being decided
    [done] { $number } { $province }: no vote
    [tied] { $number } { $province }: tied, no vote
   *[todo] { $number } { $province }: to come
}
# L8.2. $province · $number · $player · $faction · $votes: number
liberte-page-step-won = { $votes ->
    [one] { $number } { $province }: { $player }, one { liberte-colour } vote
   *[other] { $number } { $province }: { $player }, { $votes } { liberte-colour } votes
}
# L8.8. $needed: 17
liberte-page-landslide-at = { $needed } red votes: landslide, the game ends.
# L8.2. No variables
liberte-page-votes-held = Votes held
liberte-page-orders = Standing orders
liberte-page-orders-secret = secret until used
# $province: number of the province, for its name; $number: the same as a figure
liberte-page-order-in = { $number } { $province }: if tied, advance nothing
liberte-page-order-everywhere = Anywhere: if tied, advance nothing
# No variables
liberte-page-total = Total

## Ties

# L8.3. $province · $number
liberte-page-contest-title-province = { $number } { $province }
# L7.3. $battle
liberte-page-contest-title-general = { $battle }: who leads the army?
# L10.2. $award · $faction
liberte-page-contest-title-points = Tie for { liberte-award } ({ liberte-faction })
# L8.3, L8.5. $repeats: yes or no · $government_tie: not used here
liberte-page-contest-province = { $repeats ->
    [yes] The highest stacks are equal. In order of play each tied player may advance one card of the stack’s colour; the highest value wins. Here a tie is repeated until it is broken or nobody advances.
   *[no] The highest stacks are equal. In order of play each tied player may advance one card of the stack’s colour; the highest value wins.
}
# L7.3. $repeats, $government_tie: not used here
liberte-page-contest-general = Equally many tokens. In order of play each tied player may advance one General; the highest value leads the army. If the tie stands, the battle is lost.
# L9.3, L9.5. $government_tie: sum or highest · $repeats: not used here
liberte-page-contest-faction = { $government_tie ->
    [highest] Equally many votes. In order of play every player may advance one card of a tied faction; the highest single card lifts its faction.
   *[sum] Equally many votes. In order of play every player may advance one card of a tied faction; the greatest total lifts its faction.
}
# L10.2. $repeats, $government_tie: not used here
liberte-page-contest-points = Equally many votes. In order of play each tied player may advance one card of that faction; the highest value wins. It is repeated until the tie is broken or nobody advances.
# One side of a tie. L8.7. $state: now, advanced, declined, waits or none · $value: of the card advanced · $count: cards that fit
liberte-page-side = { $state ->
    [now] Chooses now.
    [advanced] Has advanced { $value }.
    [declined] Has declined.
    [waits] Chooses later.
   *[none] Has no card that fits.
}
# L10.1. $count: votes · $faction
liberte-page-holds = { $count ->
    [one] Holds one { liberte-colour } vote.
   *[other] Holds { $count } { liberte-colour } votes.
}
# Followed by cards. L8.7. No variables
liberte-page-could = Could advance
# Stacks that are not in the tie. L8.4. $players: a list · $count: number · $province
liberte-page-bystanders = { $count ->
    [one] The stack of { $players } is not in the tie, but leaves { $province } too, whoever wins.
   *[other] The stacks of { $players } are not in the tie, but leave { $province } too, whoever wins.
}
# After a faction's name. L9.3. $value: number
liberte-page-advanced-for = { $value ->
    [0] nothing advanced yet
   *[other] { $value } advanced
}
# No variables
liberte-page-options = Your choice
# L8.7. $label: of a card
liberte-page-advance = Advance { $label }
# L8.7. $player: who is asked
liberte-page-waiting = Waiting for { $player }.
# L8.7. $player: who is asked next
liberte-page-then-chooses = Then { $player } chooses.
# What follows after the colon are sentences. L8.7. $players: a list · $count: number
liberte-page-if-declined = { $count ->
    [one] If { $players } declines:
   *[other] If { $players } decline:
}

## The end

# No variables
liberte-page-final-count = Final count
# No variables
liberte-page-place = Place
# The points that count. L12. $reason: four-turns, landslide or counter-revolution
liberte-page-points = { $reason ->
    [landslide] Red Points
    [counter-revolution] White Points
   *[four-turns] VP
}
# L12. $reason
liberte-page-tiebreak = { $reason ->
    [landslide] Red on cards
    [counter-revolution] White on cards
   *[four-turns] Value of the display
}
# L12. $reason
liberte-page-why-won = { $reason ->
    [landslide] A landslide is won by Red Points: red blocks in stacks and on cards, and red votes in the second edition. Victory points count for nothing. Ties go to the most red on cards.
    [counter-revolution] A counter-revolution is won by White Points: white blocks in stacks and on cards. Victory points count for nothing. Ties go to the most white on cards.
   *[four-turns] After the fourth turn most victory points win. Ties go to the greatest total value in the display.
}
# L10. No variables
liberte-page-vp-from = Where the victory points came from
# L10.1. $source: battles, provinces, first-in-government, second-in-government, first-in-opposition or before
liberte-page-source = { $source ->
    [battles] Battles
    [provinces] Provinces
    [first-in-government] First in government
    [second-in-government] Second in government
    [first-in-opposition] First in opposition
   *[before] Before
}

## Tabs on a phone

# No variables
liberte-page-tab-cards = Cards
# No variables
liberte-page-tab-players = Players
# No variables
liberte-page-tab-forecast = Forecast
# No variables
liberte-page-white = White
# L10. No variables
liberte-page-your-vp = Your VP
# L10. $vp: number · $place: 1 for the first
liberte-page-vp-place = { $place ->
    [1] { $vp } · 1st
    [2] { $vp } · 2nd
    [3] { $vp } · 3rd
   *[other] { $vp } · { $place }th
}

## Liberté in the lobby

liberte-card = France 1789–99: place blocks, win provinces, form the government. By Martin Wallace.
liberte-card-facts = 3–6 players · about 90 minutes
# L0.2. No variables
liberte-option-title-edition = Edition (L0.2)
# L0.3. No variables
liberte-option-title-pairs = Two cards of value 1 in an action (L0.3)
# L0.4. No variables
liberte-option-title-counter-revolution = Counter-revolution (L0.4)
# L0.5. No variables
liberte-option-title-government-tie = Tie for the government (L0.5)
# L0.3. No variables
liberte-option-unset-pairs = As the edition has it: yes in the second, no in the first.
# No variables
liberte-quick-what = You and three bots. It starts at once.
# No variables
liberte-quick-play = Play now against bots

## Liberté in two minutes

liberte-learn-goal-title = What it is about
liberte-learn-goal = Three factions fight for France: the blue Moderates, the white Royalists, the red Radicals. Nobody owns a faction: you play cards of all three, and back whichever pays. After four turns most victory points (VP) win.
liberte-learn-turn-title = A turn
liberte-learn-turn = Round after round everybody takes one action: play a card, take a card, or pass. When the supply of one colour runs out, the round is finished and the provinces elect. From turn 2 on hands are refreshed first, and a battle comes before the election.
liberte-learn-play-title = Play a card
liberte-learn-play = A person places as many blocks of its colour as its value, in provinces of the region on the card. A stack has up to three blocks, of one colour and one owner; a province has up to three stacks. With value 1 you may add a second card of value 1 in the same region.
liberte-learn-display-title = Keep it or not
liberte-learn-display = After use you keep the card in your display, open to all, or discard it. The display breaks ties and leads armies, and comes back to your hand next turn. It has room for four cards; five with a Sans-Culottes.
liberte-learn-take-title = Take a card
liberte-learn-take = Take one of the three face-up cards or the top of the deck. Two face-up cards of value 1 may be taken together.
liberte-learn-special-title = Special cards
liberte-learn-special = One Special may be played in an action, alone or with others: it removes blocks, or cards from displays. Purge and Terror need presence in the government.
liberte-learn-battle-title = Battle
liberte-learn-battle = A card with a Cannon may put a token in the Battle Box instead of blocks on the map. Most tokens lead the army and score, but only with a General in the display. If nobody leads, the battle is lost, and that helps the Royalists.
liberte-learn-election-title = Election
liberte-learn-election = Province by province the single highest stack takes a vote for its colour; in Paris every block of it is one. A tie is broken by a card of that colour from the display. After a tie all blocks there are gone.
liberte-learn-points-title = Points
liberte-learn-points = The faction with most votes governs, the next is the opposition. Most votes of the government's colour score 5 VP, second most 2; most of the opposition's 3. From turn 3 on four provinces have VP of their own.
liberte-learn-ends-title = Sudden ends
liberte-learn-ends = With 17 red votes in one election the Radicals sweep all away: then only red counts. With seven fleur-de-lis provinces under white control, lost battles included, the Royalists return in turn 3 or 4: then only white counts. Watch the gauges.
liberte-learn-table-title = At this table
liberte-learn-table = What glows in gold can be chosen. Anything else says why not if you point at it, with the paragraph of the rules. Undo works until a card is revealed or somebody else chooses. The key ? opens the rules.
