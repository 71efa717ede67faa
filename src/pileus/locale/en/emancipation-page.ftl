### The board of Pax Emancipation in the browser. A comment names the paragraph behind a message and its variables.
### $player, $port, $sphere, $sea, $barrier and $idea are names; $faction and $holder are red, green or white.

## Pieces

# The letter of a colour on its pieces: it says what the colour says. P1.1, P1.4. $colour: red, green, white, purple or yellow
emancipation-page-letter = { $colour ->
    [red] R
    [green] G
    [white] W
    [purple] P
   *[yellow] Y
}

## The market

# P4.2. No variables
emancipation-page-market-note = cost: row (0–5) + square of the agents; ✕: that die discards it
# Above the rows. P4.2. No variables
emancipation-page-cost = cost
# P4.2. $row: number
emancipation-page-row = Row { $row }
# After a column's name. P11.1. $count: cards of its deck
emancipation-page-deck = { $count ->
    [0] deck empty
    [one] 1 card
   *[other] { $count } cards
}
# P11.1. $idea: the top card of a deck
emancipation-page-deck-next = next: { $idea }
# P6.3. No variables
emancipation-page-gap = empty until the market is refilled
# P1.5. $year: of an idea
emancipation-page-year = Year: { $year }.
# P5.0. $agents: that have not operated · $count: operations that can be done now · $operations: a list of them
emancipation-page-can-do = { $count ->
    [0] Your agent here can do nothing now.
   *[other] { $agents ->
        [one] Your agent here can do now: { $operations }.
       *[other] Your { $agents } agents here can do now: { $operations }.
    }
}
# P3.5. $operation
emancipation-page-operation-not-now = { emancipation-operation }: not possible now
# P6.2. $die: number
emancipation-page-doomed = A { $die } on the elephant’s die discards it.
# P6.2. $die: number
emancipation-page-slides = A { $die } on the elephant’s die moves it East.
# P6.2. $count: number
emancipation-page-discards = { $count ->
    [one] One idea discarded
   *[other] { $count } ideas discarded
}

## Finance boards

# P2.2. $faction
emancipation-page-board-of = Finance board: { emancipation-faction }
# P2.2. $faction · $player · $vp: number
emancipation-page-board-head = { emancipation-faction }, played by { $player }: { $vp } VP
# P2.2. $box · $faction · $count: agents there
emancipation-page-box = { emancipation-faction }, { emancipation-box }: { $count ->
    [one] 1 agent
   *[other] { $count } agents
}
# What a picked choice would change. $gain: a number with its sign
emancipation-page-gain = { $gain }
# P3.2. $coins: the most that can be paid
emancipation-page-purse = can pay { $coins }
# P4.1. $capital: agents there after a Fundraiser
emancipation-page-fundraiser = Fundraiser: Capital { $capital }
# P9.1. $faction
emancipation-page-holds = { $faction ->
    [red] What Parliament holds and has on the map
    [green] What the Philanthropists hold and have on the map
   *[white] What the Evangelicals hold and have on the map
}
# P9.1. $barrier · $holder
emancipation-page-held-barrier = { $barrier }, a barrier held by { emancipation-holder }
# P9.1. $sea
emancipation-page-held-slaver = The slaver of the { $sea }, taken
# P3.4. $count: number
emancipation-page-count-disks = Anarchy disks: { $count }
# P9.1. $count: number
emancipation-page-count-freed = Own meeples freed: { $count }
# P9.1. $count: number
emancipation-page-count-agents = Own agents on the map: { $count }
# P9.2. $count: VP, with their sign
emancipation-page-count-dissidents = VP for dissidents: { $count }
# P10.5. $count: VP
emancipation-page-count-diplomacy = VP of diplomacy: { $count }
# P2.2. $agents, $meeples: numbers
emancipation-page-reserve = Reserve: { $agents ->
    [one] 1 agent
   *[other] { $agents } agents
}, { $meeples ->
    [one] 1 meeple
   *[other] { $meeples } meeples
}
# P2.1, P3.6. No variables
emancipation-page-absent = Nobody plays this faction. Its pieces on the map can be driven out; it takes no turn and scores nothing.

## Powers

# P8. $faction
emancipation-page-powers = { $faction ->
    [red] Powers of Parliament
    [green] Powers of the Philanthropists
   *[white] Powers of the Evangelicals
}
# P8.1. $ships: on the map · $manned: with an agent · $agents: not used here
emancipation-page-power-fleet = { $ships ->
    [0] Fleet: only red agents sail
   *[other] Fleet: { $manned } of { $ships } ships manned
}
# P8.2. $ships, $manned, $agents: not used here
emancipation-page-power-extra = Extra Maritime on a Fundraiser
# P8.2. $ships, $manned, $agents: not used here
emancipation-page-power-crew = Mans new ships at once
# P8.4. $agents: in all three boxes · $ships, $manned: not used here
emancipation-page-power-boxes = { $agents ->
    [one] Agents from any box: 1 ready
   *[other] Agents from any box: { $agents } ready
}
# P8.3. $ships, $manned, $agents: not used here
emancipation-page-power-free = Posts agents free of charge

## Goals and danger

# P10. $kind: together, second or race
emancipation-page-goals = { $kind ->
    [together] Common goal and common danger
    [second] Second stage: most VP win
   *[race] Most VP win
}
# P10.2. No variables
emancipation-page-common-goal = Together
# P10.2. $points, $marginal, $decisive: VP
emancipation-page-common-count = { $points } VP; { $marginal } win, { $decisive } decisive
# P10.1. $faction
emancipation-page-goal = { $faction ->
    [red] Parliament: as many agents on the map as slavers left
    [green] Philanthropists: at most 25 barriers left
   *[white] Evangelicals: 15 meeples freed, of any colour
}
# P10.1. $faction · $met: yes or no · $short: what is missing · $agents: red ones on the map · $slavers, $barriers: left · $freed: meeples
emancipation-page-goal-state = { $faction ->
    [red] { $agents } to { $slavers }
    [green] { $met ->
        [yes] { $barriers } left
       *[no] { $barriers } left, { $short } to lift
    }
   *[white] { $met ->
        [yes] { $freed } freed
       *[no] { $freed } freed, { $short } to go
    }
}
# P10.3, P10.4. $stage: 1 or 2
emancipation-page-race-note = { $stage ->
    [2] The goals are met and count no more. Everybody plays for most VP, with those of diplomacy.
   *[1] Everybody plays alone, but anarchy would be everybody’s loss.
}
# P9.1, P10.5. $vp: number · $stage: 1 or 2 · $diplomacy: VP among them
emancipation-page-race-count = { $stage ->
    [2] { $vp } VP, { $diplomacy } of diplomacy
   *[1] { $vp } VP
}
# P3.4. No variables
emancipation-page-danger = Anarchy disks left to the players
# P3.4. $count, $all: disks · $loss: empty or owed
emancipation-page-disks = { $loss ->
    [owed] { $count } of { $all }; owing one at 0 loses
   *[empty] { $count } of { $all }; at 0 all lose
}

## Dice

# No variables
emancipation-page-dice = Dice
# P5.3, P6.1, P7.1, P7.5. $kind: attack, elephant, hate or pogrom
emancipation-page-rolled = { $kind ->
    [attack] Attack
    [elephant] The elephant’s die
    [hate] Hate
   *[pogrom] Pogrom
}
# $die: number
emancipation-page-die = { $die }
# P5.3. $sum: of the dice · $target: number to exceed
emancipation-page-sum = together { $sum }; more than { $target } needed

## The second stage

# P10.4. No variables
emancipation-page-stage-title = The second stage has begun
# P10.4. $west, $east: cards of the new decks
emancipation-page-stage-what = All goals of the first stage were met. From now on everybody plays for most VP, with those of diplomacy. New decks: West { $west }, East { $east } cards left.
# No variables
emancipation-page-stage-seen = Go on

## The end

# P10. No variables
emancipation-page-grade-title = How it ended
# P10.2, P10.6. $grade: defeat, marginal, decisive or anarchy
emancipation-page-grade = { $grade ->
    [anarchy] Lost to anarchy
    [defeat] Common defeat
    [marginal] Marginal victory
   *[decisive] Decisive victory
}
# P10.2. $points: VP
emancipation-page-grade-total = { $points } VP
# P10.2. $points, $marginal, $decisive: VP
emancipation-page-grade-scale = { $points } VP on a scale on which { $marginal } are a marginal and { $decisive } a decisive victory
# P10.2. $grade: defeat, marginal or decisive
emancipation-page-band = { $grade ->
    [defeat] defeat
    [marginal] marginal
   *[decisive] decisive
}
# P9.1. $scored: yes or no
emancipation-page-final-count = { $scored ->
    [yes] Final count
   *[no] What there was when anarchy prevailed; none of it counts
}
# P9.1. $source: barriers, slavers, disks, meeples, agents, dissidents or diplomacy
emancipation-page-source = { $source ->
    [barriers] Barriers
    [slavers] Slavers
    [disks] Disks
    [meeples] Freed
    [agents] Agents
    [dissidents] Dissidents
   *[diplomacy] Diplomacy
}
# P10.2. No variables
emancipation-page-counts = Counts
# P10. $reason: anarchy, most-points, defeat, marginal, decisive, stage-defeat, stage-marginal, stage-decisive or second-stage
emancipation-page-why-won = { $reason ->
    [anarchy] When the players’ disks run out everybody loses at once, and nothing is scored.
    [most-points] Most VP win. Ties go to the most own meeples on slave spaces, then to the most barriers.
    [second-stage] Most VP win, with those of diplomacy. Ties go to the most own meeples on slave spaces, then to the most barriers.
   *[other] A faction that missed its goal counts for nothing. 50 VP together are a marginal victory, 75 a decisive one.
}
# P10.1. No variables
emancipation-page-goals-read = The goals

## In the lobby

# No variables
emancipation-card = The abolition of slavery, 1776–1917: alone, together or against each other. By Phil Eklund.
# No variables
emancipation-card-facts = 1–3 players · about 120 minutes
# No variables
emancipation-quick-what = You alone, with two factions that win or lose together. It starts at once.
# No variables
emancipation-quick-play = Play now, alone
# P0.1. The short name of a mode. $mode: solitaire, cooperative, two-stage or competitive
emancipation-page-mode-name = { $mode ->
    [solitaire] Solitaire
    [cooperative] Cooperative
    [two-stage] Two-stage
   *[competitive] Competitive
}
# P0.2, P9.2. No variables
emancipation-option-title-dissidents = Dissidents (P9.2)
# P0.2, P5.3. No variables
emancipation-option-title-gunboat-target = What an attack must exceed (P5.3)
# P0.2, P9.1. No variables
emancipation-option-title-dealt-disks-score = Which disks score (P9.1)
# P0.2, P1.2. No variables
emancipation-option-title-dissident-spaces = Dissident spaces (P1.2)
# P0.2, P3.4. No variables
emancipation-option-title-anarchy-loss = When anarchy prevails (P3.4)
# P0.2, P5.4. No variables
emancipation-option-title-corruption = Corruption (P5.4)

## In two minutes

emancipation-learn-about-title = What it is about
emancipation-learn-about = From 1776 to 1917 slavery was brought down, above all by those who were held in it, and with them by movements on every continent. You lead one of three of these: Parliament (red), the Philanthropists (green), the Evangelicals (white). Alone you lead two.
emancipation-learn-win-title = How one wins
emancipation-learn-win = Everything you achieve is 1 victory point (VP): barriers lifted, slave ships taken, people freed, agents on the map, anarchy disks held. Playing together you need 50 VP, and only factions that meet their own goal count. Against each other most VP win.
emancipation-learn-danger-title = The common danger
emancipation-learn-danger = Every failure puts anarchy disks from your supplies on the map. When the supplies run out everybody loses, in every mode. Watch the row of disks.
emancipation-learn-money-title = Agents are money
emancipation-learn-money = Your agents lie in three boxes. A coin is paid by moving an agent one box down, Capital to Wealth or Wealth to Debt: just point at the box. A Fundraiser brings them up again.
emancipation-learn-actions-title = Two actions
emancipation-learn-actions = Fundraiser: collect money. Syndicate: send an agent to an idea in the market. Shipbuilding: a ship for a sea border. Post: an agent to the Admin space of a port. The same one twice is allowed.
emancipation-learn-operations-title = Operations
emancipation-learn-operations = Each of your agents on an idea may do one thing the idea shows. Maritime: ships attack slavers, take disks or purple barriers. Manumission and Westernize: people are freed in a port. Suffrage: a barrier is lifted.
emancipation-learn-elephant-title = The elephant in the room
emancipation-learn-elephant = Post, Manumission, Westernize and Suffrage happen where the elephant stands: the first of them puts it at any port for your whole turn. At the end of the turn hate strikes there, so choose well.
emancipation-learn-hate-title = Elephant, hate, pogroms
emancipation-learn-hate = A die discards an idea, and moves the elephant if you did not place it. Then its port rolls hate dice, one for each uncovered space: each triggers the barriers with its number, which drive people out or add anarchy. Spheres with two disks roll for pogroms.
emancipation-learn-powers-title = Powers
emancipation-learn-powers = Only red agents sail, and Parliament has an extra Maritime after each Fundraiser. The Evangelicals post agents free of charge. The Philanthropists take agents from any box.
emancipation-learn-end-title = The end
emancipation-learn-end = Each turn uses up one idea; when the decks are empty the game ends. A two-stage game goes on if all goals are met: then everybody plays alone.
emancipation-learn-table-title = At this table
emancipation-learn-table = What glows in gold can be chosen, in any order. Anything else says why not if you point at it. Odds and prices are shown before you roll; Undo works until a die is rolled. The key I tells the history behind an idea or a barrier.

## The map

# P1.2. No variables
emancipation-page-map = Map: ten spheres in a ring
# P1.2. $sphere · $number: its place in the ring · $barriers: number · $unrest: a sentence
emancipation-page-sphere = { $sphere }, number { $number } of ten clockwise. Barriers: { $barriers }. { $unrest }
# P3.5. $there: what stands at a port · $can: a list of actions and operations
emancipation-page-port = { $there }. Possible here now: { $can }
# P4.4. $coins: number
emancipation-page-post-for = { $coins ->
    [0] Post free of charge
   *[other] Post for { emancipation-coins }
}
# Below the Admin space of a port. P1.2. No variables
emancipation-page-admin = Admin
# Below the dissident spaces of a sphere. P1.2. $count: spaces
emancipation-page-dissidents = { $count ->
    [one] Dissident
   *[other] Dissidents
}
# Below the anarchy disks of a sphere. P3.4. $count, $most: disks
emancipation-page-anarchy = Anarchy { $count } of { $most }
# On the place of a ship that is not there. P1.3. No variables
emancipation-page-no-ship = ship
# On the place of a slaver that is gone. P5.3. No variables
emancipation-page-taken = taken
# Between neighbours without a border. P1.3. No variables
emancipation-page-closed = closed
# A sea on the map, where there is little room. P1.3. $sea
emancipation-page-sea = { $sea }
# At the far end of a sea that leads around the world. P1.3. $sea
emancipation-page-around = { $sea }: see left edge
# At the far end of a sea that leads around the world, where the ring stands upright. P1.3. $sea
emancipation-page-around-standing = { $sea }: see the top
# On a port that can be chosen. P3.2. $coins: number
emancipation-page-pay-short = { $coins ->
    [0] free
   *[other] pay { $coins }
}
# On a port that can be chosen. P7.1. $dice: of hate
emancipation-page-dice-short = { $dice ->
    [one] 1 die
   *[other] { $dice } dice
}
# P3.4. $sphere: which is full · $spheres: a list, where the next disk goes
emancipation-page-overflow = { $sphere } is full: the next disk goes to { $spheres }.
# A tool: marks on the map of what dice would do. No variables
emancipation-page-tool-dice = Dice ahead

## Turn and phase

# P3.1, P7.6. $turn, $last: numbers
emancipation-page-turn = Turn { $turn } of { $last }
# P3.1. No variables
emancipation-page-phases = Phases of the turn
# P4. $number: 1 or 2
emancipation-page-actions = Action { $number } of 2
# P5.0. $count: agents that have not operated
emancipation-page-operations = { $count ->
    [0] Operations
    [one] Operations: 1 agent
   *[other] Operations: { $count } agents
}
# P3.1. $factions: a list · $faction: whose turn it is
emancipation-page-order = Order of play: { $factions }. Now: { emancipation-faction }
# P0.1, P10.4. $mode: solitaire, cooperative, two-stage or competitive · $stage: 1 or 2
emancipation-page-mode-now = { $mode ->
    [two-stage] { $stage ->
        [2] Second stage: everybody alone
       *[1] First stage: together
    }
   *[other] { emancipation-page-mode-name }
}
# P3.3, P6.1. $port · $placed: yes if it was put there this turn
emancipation-page-elephant = { $placed ->
    [yes] { $port }, stays this turn
   *[no] { $port }
}
# P5.0. $doing: an action or operation · $idea
emancipation-page-doing-idea = Under way: { emancipation-doing }, “{ $idea }”.
# P5.1. $doing: an action or operation · $sea
emancipation-page-doing-sea = Under way: { emancipation-doing }, { $sea }.

## Buttons, in few words; what they do in full is said when they are pointed at

# P4.1. $from, $to: agents in Capital · $count: agents that could be taken back
emancipation-page-brief-fundraiser = Fundraiser: { $from } to { $to }
# P4.2. No variables
emancipation-page-brief-syndicate = Syndicate
# P4.3. $ships: in the pool
emancipation-page-brief-shipbuilding = Shipbuilding: pay 3
# P4.4. $faction
emancipation-page-brief-post = { $faction ->
    [white] Post: free
   *[other] Post
}
# P4.4. $port · $coins: number
emancipation-page-brief-post-here = Post: { $port }, { emancipation-page-pay-short }
# P5.1. $count: agents on ships
emancipation-page-brief-maritime = { $count ->
    [0] Maritime
    [one] Maritime: 1 agent at sea
   *[other] Maritime: { $count } agents at sea
}
# P5.5. No variables
emancipation-page-brief-manumission = Manumission
# P5.6. No variables
emancipation-page-brief-westernize = Westernize
# P5.7. No variables
emancipation-page-brief-suffrage = Suffrage
# P5.5 to P5.7. $operation · $port · $coins: number
emancipation-page-brief-operation-here = { emancipation-operation }: { $port }, { emancipation-page-pay-short }

## What may come

# No variables
emancipation-page-ahead = What may come
# The pages of what may come. $page: elephant, hate or attack
emancipation-page-ahead-is = { $page ->
    [elephant] Elephant
    [hate] Hate and unrest
   *[attack] Attacks
}
# Before what a face of a die would do. $die: number
emancipation-page-face = Die { $die }:
# P6.1. $port
emancipation-page-elephant-at = The elephant is at { $port }
# After a sphere. P6.1, P7.1. $ports: one, or two that are level · $dice: of hate
emancipation-page-goes = { $dice ->
    [one] { $ports }, 1 hate die
   *[other] { $ports }, { $dice } hate dice
}
# P7.1. $port · $dice: number
emancipation-page-hate-at = { $dice ->
    [one] Hate at { $port }: 1 die
   *[other] Hate at { $port }: { $dice } dice
}
# P7.1. No variables
emancipation-page-no-barrier = no barrier
# P7.2 to P7.4. $does: piece, piece-anarchy, anarchy, ship, pay or nothing · $colour: of the barrier
emancipation-page-effect = { $does ->
    [piece] drives out a { emancipation-colour } piece
    [piece-anarchy] drives out a { emancipation-colour } piece, adds anarchy
    [anarchy] adds anarchy
    [ship] takes a ship without an agent
    [pay] costs 1 coin
   *[nothing] would do nothing
}
# P7.5. $count: spheres with two disks
emancipation-page-pogroms = { $count ->
    [one] One sphere rolls for a pogrom.
   *[other] { $count } spheres roll for pogroms.
}
# P5.3. $sea · $number: the slaver's · $cargo
emancipation-page-attack = Attack on the { $sea } slaver (number { $number }; { $cargo })
# P5.3. $target: number · $spheres: a list, each with its uncovered spaces
emancipation-page-attack-needs = The sum must exceed { $target }, the uncovered slave spaces of { $spheres }.
# P5.3. $sphere · $count: uncovered slave spaces
emancipation-page-open-in = { $sphere } ({ $count })
# P5.3. $sea
emancipation-page-attack-offers = Dice for an attack: { $sea }
# Above a column. P5.3, P5.4. $column: dice, pay, chance, taken, corrupt or left
emancipation-page-odds-head = { $column ->
    [dice] dice
    [pay] pay
    [chance] chance
    [taken] taken
    [corrupt] corrupt
   *[left] coins left
}
# P5.3. $percent: number
emancipation-page-percent = { $percent } %
# P5.4. No variables
emancipation-page-no-corruption = none
# P3.2. $coins: the most that can be paid
emancipation-page-can-pay = can pay { $coins }
# P5.2. No variables
emancipation-page-attack-button = Attack the slaver
# P5.3. No variables
emancipation-page-no-undo = A roll cannot be undone.
# P5.3. No variables
emancipation-page-attacks = What attacks on slavers would take
# P5.3. No variables
emancipation-page-attacks-sea = Slaver
# P5.3. No variables
emancipation-page-attacks-needs = needs
# P5.3. $dice: number · $coins: their price
emancipation-page-dice-for = { $dice ->
    [one] 1 die ({ $coins })
   *[other] { $dice } dice ({ $coins })
}
# P5.3. $target: number
emancipation-page-more-than = over { $target }
# P5.4. No variables
emancipation-page-attacks-note = In brackets the coins. * or by corruption: the slaver’s own number on a single die.
# P5.3. No variables
emancipation-page-no-slavers = No slaver is left.

## On a phone

# No variables
emancipation-page-tab-boards = Boards
# No variables
emancipation-page-tab-ahead = Outlook
# No variables
emancipation-page-gauges = What to keep an eye on
# P3.4. No variables
emancipation-page-disks-left = Disks left
# P3.2. No variables
emancipation-page-coins = Coins
