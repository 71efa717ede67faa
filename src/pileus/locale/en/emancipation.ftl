### Pax Emancipation. A comment names the paragraph behind a message and its variables.
### $player, $port, $sphere, $sea, $barrier and $idea are names; $faction and $holder are red, green or white.
### A slaver is a slave ship. A meeple on a slave space stands for people freed, one on a dissident space for people
### persecuted: nothing here cheers or plays down what is told.

## Names

# P1.1. $faction
emancipation-faction = { $faction ->
    [red] Parliament
    [green] Philanthropists
   *[white] Evangelicals
}
# P1.1. $faction
emancipation-faction-colour = { $faction ->
    [red] red
    [green] green
   *[white] white
}
# P1.1. $holder
emancipation-holder = { $holder ->
    [red] Parliament
    [green] the Philanthropists
   *[white] the Evangelicals
}
# P10.7. $player · $faction: whose turn it is; one player may have two
emancipation-who = { $player } ({ emancipation-faction })
# P1.4. $colour: red, green, white, purple or yellow
emancipation-colour = { $colour ->
    [red] red
    [green] green
    [white] white
    [purple] purple
   *[yellow] yellow
}
# P3.1. $phase: actions, operations, elephant, hate, pogroms or market
emancipation-phase = { $phase ->
    [actions] Actions
    [operations] Operations
    [elephant] Elephant
    [hate] Hate
    [pogroms] Pogroms
   *[market] Market
}
# P5. $operation: maritime, manumission, westernize or suffrage
emancipation-operation = { $operation ->
    [maritime] Maritime
    [manumission] Manumission
    [westernize] Westernize
   *[suffrage] Suffrage
}
# P4, P5. $doing: an action or an operation
emancipation-doing = { $doing ->
    [fundraiser] Fundraiser
    [syndicate] Syndicate
    [shipbuilding] Shipbuilding
    [post] Post
    [maritime] Maritime
    [manumission] Manumission
    [westernize] Westernize
   *[suffrage] Suffrage
}
# P3.2. $purpose: an action, an operation, attack or hate
emancipation-purpose = { $purpose ->
    [syndicate] the Syndicate
    [shipbuilding] the Shipbuilding
    [post] the Post
    [manumission] the Manumission
    [suffrage] the Suffrage
    [attack] the attack
   *[hate] the yellow barrier
}
# P2.5. $column: west or east
emancipation-column = { $column ->
    [west] West
   *[east] East
}
# P2.2. $box: capital, wealth or debt
emancipation-box = { $box ->
    [capital] Capital
    [wealth] Wealth
   *[debt] Debt
}
# P3.2. $coins: number
emancipation-coins = { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
}

## What happens

# P2.1. $player · $faction
emancipation-faction-assigned = { $faction ->
    [red] { $player } plays Parliament, the red pieces.
    [green] { $player } plays the Philanthropists, the green pieces.
   *[white] { $player } plays the Evangelicals, the white pieces.
}
# P3.1. $turn: number · $faction · $player
emancipation-turn-began = { $faction ->
    [red] Turn { $turn } begins: Parliament ({ $player }).
   *[other] Turn { $turn } begins: the { emancipation-faction } ({ $player }).
}
# P4.1. $faction · $idea
emancipation-agent-taken-back = { $faction ->
    [red] Parliament takes an agent back to Wealth from “{ $idea }”.
   *[other] The { emancipation-faction } take an agent back to Wealth from “{ $idea }”.
}
# P8.2. $faction · $sea
emancipation-agent-disembarked = { $faction ->
    [red] Parliament takes an agent back to Wealth from the ship on the { $sea }.
   *[other] The { emancipation-faction } take an agent back to Wealth from the ship on the { $sea }.
}
# P4.1. $faction · $relieved: agents that left Debt · $moved: agents that came to Capital · $capital: agents there now
emancipation-funds-raised = { $moved ->
    [0] { $faction ->
        [red] Parliament's Fundraiser brings nothing: Capital has { $capital }.
       *[other] The { emancipation-faction }' Fundraiser brings nothing: Capital has { $capital }.
    }
   *[other] { $relieved ->
        [0] { $faction ->
            [red] Parliament's Fundraiser moves { $moved } from Wealth to Capital, which now has { $capital }.
           *[other] The { emancipation-faction }' Fundraiser moves { $moved } from Wealth to Capital, which now has { $capital }.
        }
       *[other] { $faction ->
            [red] Parliament's Fundraiser moves { $moved } to Capital, { $relieved } of them out of Debt; it now has { $capital }.
           *[other] The { emancipation-faction }' Fundraiser moves { $moved } to Capital, { $relieved } of them out of Debt; it now has { $capital }.
        }
    }
}
# P3.2. $faction · $capital: agents out of Capital · $wealth: agents out of Wealth
emancipation-coins-paid = { $wealth ->
    [0] { $faction ->
        [red] Parliament pays { $capital } out of Capital.
       *[other] The { emancipation-faction } pay { $capital } out of Capital.
    }
   *[other] { $capital ->
        [0] { $faction ->
            [red] Parliament pays { $wealth } out of Wealth.
           *[other] The { emancipation-faction } pay { $wealth } out of Wealth.
        }
       *[other] { $faction ->
            [red] Parliament pays { $capital } out of Capital and { $wealth } out of Wealth.
           *[other] The { emancipation-faction } pay { $capital } out of Capital and { $wealth } out of Wealth.
        }
    }
}
# P4.2. $faction · $idea
emancipation-agent-syndicated = { $faction ->
    [red] Parliament sends an agent to “{ $idea }”.
   *[other] The { emancipation-faction } send an agent to “{ $idea }”.
}
# P4.3. $faction · $sea
emancipation-ship-built = { $faction ->
    [red] Parliament builds a ship on the { $sea }.
   *[other] The { emancipation-faction } build a ship on the { $sea }.
}
# P4.3. $faction
emancipation-agent-hired = { $faction ->
    [red] Parliament gains a new agent, in Debt.
   *[other] The { emancipation-faction } gain a new agent, in Debt.
}
# P3.3. $faction · $port
emancipation-elephant-placed = { $faction ->
    [red] Parliament puts the elephant at { $port }.
   *[other] The { emancipation-faction } put the elephant at { $port }.
}
# P7.2, P4.4. $faction: whose agent · $port
emancipation-agent-sent-back = The { emancipation-faction-colour } agent at { $port } is driven out and sent home.
# P7.2, P4.4. $faction: whose meeple · $sphere
emancipation-meeple-displaced = A { emancipation-faction-colour } meeple becomes a dissident in the { $sphere } sphere.
# P7.2. $faction: whose meeple · $port
emancipation-meeple-returned = A { emancipation-faction-colour } meeple is driven out of { $port }, finds no free dissident space and returns to the reserve.
# P4.4. $faction · $port
emancipation-agent-posted = { $faction ->
    [red] Parliament posts an agent at { $port }.
   *[other] The { emancipation-faction } post an agent at { $port }.
}
# P8.2. $faction · $sea: of the new ship
emancipation-agent-embarked = { $faction ->
    [red] Parliament sends an agent to the new ship on the { $sea }.
   *[other] The { emancipation-faction } send an agent to the new ship on the { $sea }.
}
# P8.1. $faction; the ship is chosen next
emancipation-agent-embarking = { $faction ->
    [red] Parliament sends an agent from Capital to sea.
   *[other] The { emancipation-faction } send an agent from Capital to sea.
}
# P5.1. $faction · $count: agents
emancipation-fleet-gathered = { $count ->
    [one] { $faction ->
        [red] Parliament picks up the one agent on a ship.
       *[other] The { emancipation-faction } pick up the one agent on a ship.
    }
   *[other] { $faction ->
        [red] Parliament picks up the { $count } agents on ships.
       *[other] The { emancipation-faction } pick up the { $count } agents on ships.
    }
}
# P5.1. $faction: who puts it there; the agent is red · $sea
emancipation-agent-stationed = { $faction ->
    [red] Parliament puts an agent on the ship on the { $sea }.
   *[other] The { emancipation-faction } put a red agent on the ship on the { $sea }.
}
# P5.1. $faction · $sea
emancipation-gunboat-forgone = { $faction ->
    [red] Parliament forgoes Gunboat Diplomacy on the { $sea }.
   *[other] The { emancipation-faction } forgo Gunboat Diplomacy on the { $sea }.
}
# P5.2. $faction · $sphere
emancipation-disk-taken = { $faction ->
    [red] Parliament takes an anarchy disk from the { $sphere } sphere.
   *[other] The { emancipation-faction } take an anarchy disk from the { $sphere } sphere.
}
# P5.7, P5.2. $faction · $barrier
emancipation-barrier-taken = { $faction ->
    [red] Parliament takes the barrier “{ $barrier }”.
   *[other] The { emancipation-faction } take the barrier “{ $barrier }”.
}
# P5.7, P5.4. $barrier · $holder: who held it
emancipation-barrier-returned = The barrier “{ $barrier }”, held by { emancipation-holder }, returns to its sphere.
# P5.3. $faction · $sea · $dice: a list · $target: number to exceed
emancipation-attack-rolled = { $faction ->
    [red] Parliament attacks the slaver on the { $sea }. More than { $target } is needed; rolled: { $dice }.
   *[other] The { emancipation-faction } attack the slaver on the { $sea }. More than { $target } is needed; rolled: { $dice }.
}
# P5.3. $faction · $sea
emancipation-slaver-taken = { $faction ->
    [red] Parliament takes the slaver on the { $sea }.
   *[other] The { emancipation-faction } take the slaver on the { $sea }.
}
# P5.3. $sea
emancipation-attack-failed = The attack fails: the slaver on the { $sea } stays.
# P5.4. $sea
emancipation-slaver-corrupted = The die shows the slaver's own number: corruption on the { $sea }.
# P5.5, P5.6. $faction: whose meeple · $port · $doing: manumission or westernize
emancipation-meeple-freed = { emancipation-doing }: a { emancipation-faction-colour } meeple is freed at { $port }.
# P6.1. $die: number
emancipation-elephant-rolled = The elephant's die shows { $die }.
# P6.1. $port
emancipation-elephant-moved = The elephant moves to { $port }.
# P6.1. $port
emancipation-elephant-stayed = The elephant stays at { $port }, where it was put this turn.
# P6.2. $idea · $row: number · $column: west or east
emancipation-idea-discarded = “{ $idea }” ({ emancipation-column } { $row }) is discarded.
# P6.2. $idea · $row: number
emancipation-idea-went-east = “{ $idea }” (West { $row }) shows an arrow and moves into its place in the East column.
# P6.2. $faction: whose agents · $count: number · $idea
emancipation-agents-came-home = { $count ->
    [one] The { emancipation-faction-colour } agent on “{ $idea }” returns to Wealth.
   *[other] The { $count } { emancipation-faction-colour } agents on “{ $idea }” return to Wealth.
}
# P7.1. $port · $dice: a list, from low to high
emancipation-hate-rolled = Hate at { $port }; rolled: { $dice }.
# P7.1. $barrier · $die: number
emancipation-barrier-triggered = A { $die } triggers the barrier “{ $barrier }”.
# P7.3, P7.4. $barrier · $anarchy: yes if its black edge adds anarchy
emancipation-barrier-without-target = { $anarchy ->
    [yes] “{ $barrier }” finds nobody to hit, and its black edge adds anarchy.
   *[no] “{ $barrier }” has no effect here.
}
# P7.4. $sea
emancipation-ship-returned = The ship on the { $sea } returns to the pool.
# P3.4. $faction: who gives the disk · $sphere · $left: disks it still has
emancipation-anarchy-added = { $faction ->
    [red] Anarchy is added to the { $sphere } sphere, with a disk of Parliament, which has { $left } left.
   *[other] Anarchy is added to the { $sphere } sphere, with a disk of the { emancipation-faction }, who have { $left } left.
}
# P3.4. $faction: who gives the disk · $sphere: which is full · $beyond: the sphere that gets it · $left: disks it still has
emancipation-anarchy-overflowed = { $faction ->
    [red] Anarchy spreads from the { $sphere } sphere, which is full, to the { $beyond } sphere, with a disk of Parliament, which has { $left } left.
   *[other] Anarchy spreads from the { $sphere } sphere, which is full, to the { $beyond } sphere, with a disk of the { emancipation-faction }, who have { $left } left.
}
# P7.5. $sphere · $die: number
emancipation-pogrom-rolled = A pogrom threatens the { $sphere } sphere: the die shows { $die }.
# P7.5. $sphere · $faction: whose piece it would be
emancipation-pogrom-missed = There is no { emancipation-faction-colour } piece in the { $sphere } sphere.
# P7.5. $faction: whose agent · $port
emancipation-pogrom-hit-agent = The { emancipation-faction-colour } agent at { $port } is lost to the pogrom and goes to the reserve.
# P7.5. $faction: whose meeple · $port
emancipation-pogrom-hit-meeple = A freed { emancipation-faction-colour } meeple at { $port } is lost to the pogrom and goes to the reserve.
# P7.5. $faction: whose meeple · $sphere
emancipation-pogrom-hit-dissident = A { emancipation-faction-colour } dissident in the { $sphere } sphere is lost to the pogrom and goes to the reserve.
# P7.6. $idea · $column: the deck it comes from
emancipation-idea-laid-out = “{ $idea }” comes from the { emancipation-column } deck to West 6.
# P7.6. $turn: number
emancipation-decks-used-up = After turn { $turn } no idea is left to refill the market.
# P10.1. $faction · $met: yes or no · $points: number
emancipation-goal-read = { $met ->
    [yes] { $faction ->
        [red] Parliament has met its goal, with { $points } VP.
       *[other] The { emancipation-faction } have met their goal, with { $points } VP.
    }
   *[no] { $faction ->
        [red] Parliament has missed its goal; its { $points } VP do not count.
       *[other] The { emancipation-faction } have missed their goal; their { $points } VP do not count.
    }
}
# P10.4. $west, $east: ideas
emancipation-second-stage-began = All goals are met. The second stage begins: from now on everybody plays for most VP. New decks: { $west } ideas West, { $east } East.
# P10. $reason: anarchy, most-points, defeat, marginal, decisive, stage-defeat, stage-marginal, stage-decisive or second-stage
emancipation-game-ended = { $reason ->
    [anarchy] Anarchy ends the game: everybody loses.
    [defeat] The game ends in a common defeat.
    [marginal] The game ends in a common marginal victory.
    [decisive] The game ends in a common decisive victory.
    [stage-defeat] The game ends after the first stage, in a common defeat.
    [stage-marginal] The game ends after the first stage, in a common marginal victory.
    [stage-decisive] The game ends after the first stage, in a common decisive victory.
    [second-stage] The game ends after the second stage.
   *[most-points] The game ends.
}

## Why the game ended

# P10.6. No variables
emancipation-end-anarchy = The players' anarchy disks ran out: everybody loses, and nothing is scored.
# P10.3. No variables
emancipation-end-most-points = The market is exhausted: most VP win.
# P10.2. No variables
emancipation-end-defeat = The market is exhausted, with fewer than 50 VP together: defeat.
# P10.2. No variables
emancipation-end-marginal = The market is exhausted, with 50 to 74 VP together: a marginal victory.
# P10.2. No variables
emancipation-end-decisive = The market is exhausted, with 75 VP or more together: a decisive victory.
# P10.4. No variables
emancipation-end-stage-defeat = A goal was missed in the first stage, with fewer than 50 VP together: defeat.
# P10.4. No variables
emancipation-end-stage-marginal = A goal was missed in the first stage, with 50 to 74 VP together: a marginal victory.
# P10.4. No variables
emancipation-end-stage-decisive = A goal was missed in the first stage, with 75 VP or more together: a decisive victory.
# P10.4. No variables
emancipation-end-second-stage = The market is exhausted again: most VP, with those of diplomacy, win.

## What is asked

# P10. $reason: as in emancipation-game-ended
emancipation-game-over = { $reason ->
    [anarchy] The game is over: a loss to anarchy.
    [defeat] The game is over: defeat.
    [marginal] The game is over: a marginal victory.
    [decisive] The game is over: a decisive victory.
    [stage-defeat] The game is over after the first stage: defeat.
    [stage-marginal] The game is over after the first stage: a marginal victory.
    [stage-decisive] The game is over after the first stage: a decisive victory.
    [second-stage] The game is over: the second stage has ended.
   *[most-points] The game is over: the market is exhausted.
}
# P3.1. No variables
emancipation-going-on = The game goes on; nobody has to choose.
# P4. $player · $faction · $number: 1 or 2
emancipation-act = { $number ->
    [1] { emancipation-who } may take the first of two actions, or go on to the operations.
   *[2] { emancipation-who } may take the second action, or go on to the operations.
}
# P4.1, P8.2. $player · $faction
emancipation-take-back = { $faction ->
    [red] Fundraiser: { emancipation-who } may take agents back to Wealth, from ideas and from ships, or be done. If none leaves a ship, an extra Maritime may follow.
   *[other] Fundraiser: { emancipation-who } may take agents back to Wealth, from ideas, or be done.
}
# P4.2. $player · $faction
emancipation-syndicate = Syndicate: { emancipation-who } must choose the idea that an agent goes to.
# P4.3. $player · $faction
emancipation-build-at = Shipbuilding: { emancipation-who } must choose the sea border for the new ship.
# P4.4, P3.3. $player · $faction
emancipation-post-at = Post: { emancipation-who } must choose the port; the elephant goes there for the whole turn.
# P3.2. $player · $faction · $coins: still to pay · $purpose
emancipation-pay = { $coins ->
    [one] { emancipation-who } has one coin to pay for { emancipation-purpose }: an agent moves one box down, out of Capital or out of Wealth.
   *[other] { emancipation-who } has { $coins } coins still to pay for { emancipation-purpose }: for each, an agent moves one box down, out of Capital or out of Wealth.
}
# P8.4. $player · $faction · $doing: syndicate or post
emancipation-agent-from = { emancipation-doing }: { emancipation-who } must choose the box that the agent comes from.
# P8.2. $player · $faction · $sea
emancipation-man-new-ship = { emancipation-who } may send an agent from Capital to the new ship on the { $sea }, for one Gunboat Diplomacy.
# P8.2. $player · $faction
emancipation-extra-maritime = After the Fundraiser { emancipation-who } may do an extra Maritime.
# P5.0. $player · $faction
emancipation-operate = { emancipation-who } may operate with an agent in the market, or end the operations.
# P5.0. $player · $faction · $idea
emancipation-which-operation = { emancipation-who } must choose the operation of the agent on “{ $idea }”.
# P8.1. $player · $faction
emancipation-how-maritime = Maritime: { emancipation-who } must move all agents on ships, or instead send one more from Capital.
# P5.1. $player · $faction · $count: agents to put on ships
emancipation-station = { $count ->
    [one] Maritime: { emancipation-who } must choose a ship for the agent at sea.
   *[other] Maritime: { emancipation-who } must choose a ship for the next of { $count } agents at sea.
}
# P5.2. $player · $faction · $sea
emancipation-gunboat = Gunboat Diplomacy on the { $sea }: { emancipation-who } may do one of these things, or forgo it.
# P5.3, P5.4. $player · $faction · $sea · $target: number to exceed · $number: the slaver's own
emancipation-how-many-dice = { emancipation-who } must choose how many dice attack the slaver on the { $sea }. Their sum must exceed { $target }; its own number, for corruption on a single die, is { $number }.
# P5.4. $player · $faction · $sea · $spheres: a list of two
emancipation-corrupt-barrier = Corruption on the { $sea }: { emancipation-who } must choose a held barrier of { $spheres } that returns to its sphere.
# P5.4. $player · $faction · $sea · $spheres: a list of two
emancipation-corrupt-sphere = Corruption on the { $sea }, and nobody holds a barrier of { $spheres }: { emancipation-who } must choose which of them gets anarchy.
# P5.7. $player · $faction · $sphere
emancipation-take-barrier = Suffrage: { emancipation-who } must take a barrier of the { $sphere } sphere, or return to it one that another faction holds.
# P6.1. $player · $faction · $sphere · $die: number
emancipation-move-elephant = The die shows { $die }: the elephant moves to the { $sphere } sphere, whose two ports have equally many pieces. { emancipation-who } must choose one.
# P7.2. $player · $faction · $barrier · $port · $colour
emancipation-hate-piece = Hate at { $port }: { emancipation-who } must choose which { emancipation-colour } piece the barrier “{ $barrier }” hits.
# P7.4. $player · $faction · $sphere
emancipation-lose-ship = A purple barrier is triggered: { emancipation-who } must choose which ship beside the { $sphere } sphere returns to the pool.
# P7.5. $player · $faction
emancipation-next-sphere = Pogroms: { emancipation-who } must choose the sphere whose die is rolled next. A 1 hits a white piece, a 2 a red, a 3 a green one; 4 to 6 add anarchy.
# P7.5. $player · $faction · $sphere · $die: number · $colour
emancipation-pogrom-piece = Pogrom in the { $sphere } sphere, die { $die }: { emancipation-who } must choose which { emancipation-colour } piece is lost to the reserve.
# P3.4. $player · $faction · $sphere
emancipation-anarchy-from = { emancipation-who } must add anarchy to the { $sphere } sphere and has no disk left: whose disk is it?
# P3.4. $player · $faction · $sphere: which is full
emancipation-overflow = The { $sphere } sphere is full: { emancipation-who } must choose which of the nearest spheres gets the anarchy disk.
# P3.3. $player · $faction · $doing: manumission, westernize or suffrage
emancipation-operate-at = { emancipation-doing }: { emancipation-who } must choose the port; the elephant goes there for the whole turn.

## Choices: ideas, ports, spheres, seas, barriers

# P4.2, P2.5. $idea · $column · $row: number · $coins: what a Syndicate costs · $operations: a list · $arrow: yes or no · $count: agents there · $agents: a list of them
emancipation-choice-idea = { $count ->
    [0] { $arrow ->
        [yes] { $idea } ({ emancipation-column } { $row }; { emancipation-coins }; { $operations }; arrow)
       *[no] { $idea } ({ emancipation-column } { $row }; { emancipation-coins }; { $operations })
    }
   *[other] { $arrow ->
        [yes] { $idea } ({ emancipation-column } { $row }; { emancipation-coins }; { $operations }; arrow; agents: { $agents })
       *[no] { $idea } ({ emancipation-column } { $row }; { emancipation-coins }; { $operations }; agents: { $agents })
    }
}
# P1.5. An idea that is not in the market. $idea · $operations: a list
emancipation-choice-idea-away = { $idea } (idea; { $operations })
# P4.1. $idea · $column · $row: number · $count: agents of the player there · $operations: a list
emancipation-choice-idea-back = { $count ->
    [one] { $idea } ({ emancipation-column } { $row }; { $operations }; your one agent there)
   *[other] { $idea } ({ emancipation-column } { $row }; { $operations }; one of your { $count } agents there)
}
# P5.0. $idea · $column · $row: number · $operations: a list of those that can be done now · $count: agents that have not operated
emancipation-choice-idea-operate = { $count ->
    [one] { $idea } ({ emancipation-column } { $row }): { $operations }
   *[other] { $idea } ({ emancipation-column } { $row }; { $count } agents left): { $operations }
}
# P1.1. $count: pieces · $faction: whose
emancipation-text-of-colour = { $count } { emancipation-faction-colour }
# P1.2. Nothing is in a place. No variables
emancipation-text-none = none
# P1.2. $port · $sphere · $barriers: number · $admin: a colour or none · $freed: a list or none · $open: uncovered slave spaces
emancipation-choice-port = { $port } ({ $sphere }; barriers: { $barriers }; Admin: { $admin }; freed: { $freed }; uncovered: { $open })
# P4.4, P5.5, P5.7. $port · $sphere · $coins: what it costs there · $barriers: number · $admin: a colour or none · $freed: a list or none · $open: uncovered slave spaces
emancipation-choice-port-price = { $port } ({ $sphere }; { emancipation-coins }; barriers: { $barriers }; Admin: { $admin }; freed: { $freed }; uncovered: { $open })
# P6.1, P7.1. $port · $sphere · $dice: how many hate would roll there · $barriers: number · $admin: a colour or none · $freed: a list or none · $open: uncovered slave spaces
emancipation-choice-port-hate = { $port } ({ $sphere }; hate dice: { $dice }; barriers: { $barriers }; Admin: { $admin }; freed: { $freed }; uncovered: { $open })
# P3.4. $sphere · $anarchy: disks there · $barriers: number
emancipation-choice-sphere = { $sphere } (anarchy disks: { $anarchy }; barriers: { $barriers })
# P3.4. $sphere: which is full · $spheres: a list of the nearest with room
emancipation-choice-sphere-full = { $sphere } (full; the disk goes on to the nearest with room: { $spheres })
# P5.2. $sphere · $anarchy: disks there
emancipation-choice-disk = Take an anarchy disk: { $sphere } ({ $anarchy } there)
# P7.5, P3.4. $sphere · $pieces: a list of those there or none · $spheres: a list of those that more anarchy would go to
emancipation-choice-pogrom = { $sphere } (pieces there: { $pieces }; nearest room for more anarchy: { $spheres })
# P1.3. $sea · $spheres: a list of two · $slaver: what is said of the slaver · $ship: what is said of the ship
emancipation-choice-sea = { $sea } (between { $spheres }; { $slaver }; { $ship })
# P5.2. $sea · $spheres: a list of two · $slaver: what is said of the slaver · $anarchy: disks in the two spheres · $purple: purple barriers there
emancipation-choice-sea-gunboat = { $sea } (between { $spheres }; { $slaver }; anarchy disks: { $anarchy }; purple barriers: { $purple })
# P5.3. $number: the slaver's own · $target: number to exceed
emancipation-text-slaver = slaver, number { $number }, beaten by more than { $target }
# P5.3. $holder: who took it
emancipation-text-slaver-gone = no slaver, { emancipation-holder } took it
# P1.3. No variables
emancipation-text-no-ship = no ship
# P1.3. No variables
emancipation-text-empty-ship = a ship without an agent
# P1.3. No variables
emancipation-text-manned-ship = a ship with a red agent
# P5.3. $sea · $target: number to exceed · $number: the slaver's own
emancipation-choice-attack = Attack the slaver: { $sea } (more than { $target } needed; its number is { $number })
# P5.3, P5.4. There are coins for one die only. $sea · $chance, $corruption: in percent
emancipation-choice-attack-one = { $corruption ->
    [0] Attack the slaver with one die: { $sea } (1 coin; { $chance }% to take it)
   *[other] Attack the slaver with one die: { $sea } (1 coin; { $chance }% to take it, { $corruption }% with corruption)
}
# P1.4. $barrier · $colour · $number: on dice · $edge: yes or no · $sphere
emancipation-choice-barrier = { $edge ->
    [yes] { $barrier } ({ emancipation-colour } { $number }, black edge; { $sphere })
   *[no] { $barrier } ({ emancipation-colour } { $number }; { $sphere })
}
# P1.6. $barrier · $colour · $number: on dice · $edge: yes or no · $sphere · $holder
emancipation-choice-barrier-held = { $edge ->
    [yes] { $barrier } ({ emancipation-colour } { $number }, black edge; { $sphere }; held by { emancipation-holder })
   *[no] { $barrier } ({ emancipation-colour } { $number }; { $sphere }; held by { emancipation-holder })
}
# P5.7, P5.2. $label: of a barrier
emancipation-choice-take = Take: { $label }
# P5.7, P5.4. $label: of a barrier
emancipation-choice-return = Return to its sphere: { $label }

## Choices: pieces, boxes, factions, dice

# P1.2. $port · $admin: a colour or none
emancipation-choice-admin = Admin space of { $port } (agent: { $admin })
# P1.2. $port · $freed: a list or none
emancipation-choice-meeple = Slave spaces of { $port } (freed: { $freed })
# P1.2. $sphere · $dissidents: a list or none
emancipation-choice-dissident = Dissident spaces of { $sphere } (dissidents: { $dissidents })
# P7.2. $port · $faction: whose agent · $room: yes if a dissident space is free
emancipation-choice-hate-admin = { $room ->
    [yes] The { emancipation-faction-colour } agent on the Admin space of { $port } (is sent home, and a meeple becomes a dissident)
   *[no] The { emancipation-faction-colour } agent on the Admin space of { $port } (is sent home, and anarchy is added)
}
# P7.2. $port · $faction: whose meeple · $room: yes if a dissident space is free
emancipation-choice-hate-meeple = { $room ->
    [yes] A { emancipation-faction-colour } meeple on a slave space of { $port } (becomes a dissident)
   *[no] A { emancipation-faction-colour } meeple on a slave space of { $port } (returns to the reserve, and anarchy is added)
}
# P7.5. $port · $faction: whose agent
emancipation-choice-pogrom-admin = The { emancipation-faction-colour } agent on the Admin space of { $port }
# P7.5. $port · $faction: whose meeple
emancipation-choice-pogrom-meeple = A { emancipation-faction-colour } meeple on a slave space of { $port }
# P7.5. $sphere · $faction: whose meeple
emancipation-choice-pogrom-dissident = A { emancipation-faction-colour } dissident in the { $sphere } sphere
# P2.2. $box · $count: agents there
emancipation-choice-agent = An agent in { emancipation-box } ({ $count } there)
# P3.2. $box: capital or wealth · $count: agents there
emancipation-choice-agent-pay = { $box ->
    [capital] Out of Capital, to Wealth ({ $count } in Capital)
   *[wealth] Out of Wealth, to Debt ({ $count } in Wealth)
}
# P8.1, P8.2. $count: agents in Capital
emancipation-choice-agent-sea = Send an agent from Capital to a ship ({ $count } in Capital)
# P3.4. $faction · $disks: number
emancipation-choice-faction = { $disks ->
    [one] { emancipation-faction } (1 anarchy disk)
   *[other] { emancipation-faction } ({ $disks } anarchy disks)
}
# P2.1. $faction: not in play
emancipation-choice-faction-absent = { emancipation-faction } (not in play)
# P5.3. $dice: number · $coins: their square
emancipation-choice-dice = { $dice ->
    [one] 1 die ({ emancipation-coins })
   *[other] { $dice } dice ({ emancipation-coins })
}
# P5.3, P5.4. $dice: number · $coins: their square · $chance, $corruption: in percent
emancipation-choice-dice-odds = { $corruption ->
    [0] { $dice ->
        [one] 1 die ({ emancipation-coins }; { $chance }% to take the slaver)
       *[other] { $dice } dice ({ emancipation-coins }; { $chance }% to take the slaver)
    }
   *[other] { $dice ->
        [one] 1 die ({ emancipation-coins }; { $chance }% to take the slaver, { $corruption }% with corruption)
       *[other] { $dice } dice ({ emancipation-coins }; { $chance }% to take the slaver, { $corruption }% with corruption)
    }
}

## Choices: buttons

# P4.1. $from, $to: agents in Capital before and after · $count: agents that could be taken back besides
emancipation-choice-fundraiser = { $count ->
    [0] Fundraiser (agents in Capital: from { $from } to { $to })
   *[other] Fundraiser (agents in Capital: from { $from } to { $to }; { $count } more could be taken back)
}
# P4.2. No variables
emancipation-choice-syndicate = Syndicate (an agent to an idea)
# P4.3. $ships: in the pool
emancipation-choice-shipbuilding = Shipbuilding (3 coins; ships in the pool: { $ships })
# P4.4, P8.3. $faction
emancipation-choice-post = { $faction ->
    [white] Post (an agent to an Admin space of any port; free of charge)
   *[other] Post (an agent to an Admin space of any port; 1 coin for each barrier of the sphere)
}
# P4.4, P3.3. $port: where the elephant was put · $coins: what it costs
emancipation-choice-post-here = Post (an agent to the Admin space of { $port }, where the elephant is; { emancipation-coins })
# P5.1. $count: agents on ships
emancipation-choice-maritime = { $count ->
    [0] Maritime (an agent from Capital to a ship, with a Gunboat Diplomacy)
    [one] Maritime (the one agent on a ship goes to any ship, with a Gunboat Diplomacy)
   *[other] Maritime (the { $count } agents on ships go to any ships, each with a Gunboat Diplomacy)
}
# P5.5. No variables
emancipation-choice-manumission = Manumission (your meeple to a slave space; 1 coin for each barrier of the sphere)
# P5.6. No variables
emancipation-choice-westernize = Westernize (your meeple to a slave space; free of charge)
# P5.7. No variables
emancipation-choice-suffrage = Suffrage (take or return a barrier; 0, 1 or 4 coins for none, one or two slavers beside the sphere)
# P3.3. $operation: manumission, westernize or suffrage · $port: where the elephant was put · $coins: what it costs
emancipation-choice-operation-here = { emancipation-operation } (at { $port }, where the elephant is; { emancipation-coins })
# P5.1, P8.2. No variables
emancipation-choice-skip = Skip
# P5.1. No variables
emancipation-choice-skip-gunboat = Forgo the Gunboat Diplomacy
# P8.2. No variables
emancipation-choice-skip-new-ship = Leave the new ship without an agent
# P8.2. No variables
emancipation-choice-skip-extra = No extra Maritime
# P4, P4.1, P5.0. No variables
emancipation-choice-done = Done
# P4. No variables
emancipation-choice-done-act = No more actions
# P4.1. No variables
emancipation-choice-done-take-back = No more agents to take back
# P5.0. No variables
emancipation-choice-done-operate = No more operations

## Options (P0)

# P0.1. $players: number
emancipation-option-players = { $players ->
    [one] One player takes part, with two factions.
   *[other] { $players } players take part.
}
# P0.1. $mode: competitive, cooperative, two-stage or solitaire
emancipation-option-mode = { $mode ->
    [competitive] Competitive: everybody plays for most VP.
    [cooperative] Cooperative: all win or lose together.
    [two-stage] Two-stage: all together at first, then everybody for most VP.
   *[solitaire] Solitaire: the two factions win or lose together.
}
# P0.2. $dissidents: minus or plus
emancipation-option-dissidents = { $dissidents ->
    [plus] Each dissident is worth 1 VP to the Evangelicals.
   *[minus] Each dissident costs the Evangelicals 1 VP.
}
# P0.2. $gunboat_target: bordering or elephant
emancipation-option-gunboat-target = { $gunboat_target ->
    [elephant] An attack must exceed the uncovered slave spaces of the elephant's sphere.
   *[bordering] An attack must exceed the uncovered slave spaces of the two spheres beside the slaver.
}
# P0.2. $dealt_disks_score: yes or no
emancipation-option-dealt-disks-score = { $dealt_disks_score ->
    [yes] All anarchy disks of a player score.
   *[no] Only anarchy disks taken from spheres score.
}
# P0.2. $dissident_spaces: 1 or 2
emancipation-option-dissident-spaces = { $dissident_spaces ->
    [1] Spheres have the printed dissident spaces.
   *[2] Spheres have twice the printed dissident spaces.
}
# P0.2. $anarchy_loss: empty or owed
emancipation-option-anarchy-loss = { $anarchy_loss ->
    [owed] Everybody loses when an anarchy disk is owed and no player has one left.
   *[empty] Everybody loses when the last anarchy disk leaves the players.
}
# P0.2. $corruption: always or short
emancipation-option-corruption = { $corruption ->
    [short] A slaver's own number on one die brings corruption only if the sum fell short.
   *[always] A slaver's own number on one die always brings corruption.
}

# P0.1. No variables
emancipation-allowed-together = one player plays “solitaire”; two or three play “competitive”, “cooperative” or “two-stage”.
# P0.1. No variables
emancipation-allowed-players = players: 1 to 3.
# P0.1. No variables
emancipation-allowed-mode = mode: “competitive”, “cooperative” or “two-stage”; for one player “solitaire”.
# P0.2. No variables
emancipation-allowed-dissidents = dissidents: “minus” or “plus”.
# P0.2. No variables
emancipation-allowed-gunboat-target = gunboat_target: “bordering” or “elephant”.
# P0.2. No variables
emancipation-allowed-dealt-disks-score = dealt_disks_score: true or false.
# P0.2. No variables
emancipation-allowed-dissident-spaces = dissident_spaces: 1 or 2.
# P0.2. No variables
emancipation-allowed-anarchy-loss = anarchy_loss: “empty” or “owed”.
# P0.2. No variables
emancipation-allowed-corruption = corruption: “always” or “short”.

## The table in words

# P3.1. $turn, $last: numbers · $faction · $player · $phase · $stage: 1 or 2, or 0 where there are no stages
emancipation-text-moment = { $stage ->
    [0] Turn { $turn } of { $last }: { emancipation-who }, { emancipation-phase }
    [1] Turn { $turn }, first stage up to turn { $last }: { emancipation-who }, { emancipation-phase }
   *[2] Turn { $turn } of { $last }, second stage: { emancipation-who }, { emancipation-phase }
}
# P9.1. $points: a list
emancipation-text-all-points = As things stand: { $points }.
# P9.1. $player · $faction · $vp: number
emancipation-text-points = { emancipation-who } { $vp } VP
# P10.2. $points, $marginal, $decisive: VP · $grade: defeat, marginal or decisive
emancipation-text-together = { $grade ->
    [marginal] Together { $points } VP, counting only factions whose goals are met: a marginal victory; { $decisive } are decisive.
    [decisive] Together { $points } VP, counting only factions whose goals are met: a decisive victory.
   *[defeat] Together { $points } VP, counting only factions whose goals are met: { $marginal } are needed, { $decisive } are decisive.
}
# P10.1. $met: yes or no · $agents: red ones on the map · $slavers: on their borders
emancipation-text-goal-red = { $met ->
    [yes] Goal of Parliament, met so far: red agents on the map { $agents }, slavers left { $slavers }.
   *[no] Goal of Parliament, not met yet: red agents on the map { $agents }, slavers left { $slavers }.
}
# P10.1. $met: yes or no · $barriers: on the map
emancipation-text-goal-green = { $met ->
    [yes] Goal of the Philanthropists, met so far: barriers left { $barriers }, at most 25.
   *[no] Goal of the Philanthropists, not met yet: barriers left { $barriers }; at most 25 may be.
}
# P10.1. $met: yes or no · $freed: meeples on slave spaces
emancipation-text-goal-white = { $met ->
    [yes] Goal of the Evangelicals, met so far: meeples freed { $freed }, at least 15.
   *[no] Goal of the Evangelicals, not met yet: meeples freed { $freed } of the 15 needed.
}
# P3.4. $loss: empty or owed · $count: disks · $supplies: a list
emancipation-text-disks-left = { $loss ->
    [owed] Anarchy disks left: { $count } ({ $supplies }); everybody loses when one is due and none is left.
   *[empty] { $count ->
        [one] One anarchy disk left before everybody loses: { $supplies }.
       *[other] { $count } anarchy disks left before everybody loses: { $supplies }.
    }
}
# P3.4. $faction · $disks: number
emancipation-text-disks-of = { emancipation-faction } { $disks }
# P3.4. $spheres: a list
emancipation-text-disks-where = Anarchy disks in spheres: { $spheres }.
# P3.4. $sphere · $disks: number
emancipation-text-disks-in = { $sphere } { $disks }
# P3.3, P7.1. $port · $sphere · $placed: yes if it was put there this turn · $dice: of hate
emancipation-text-elephant = { $placed ->
    [yes] The elephant was put at { $port } ({ $sphere }) this turn and stays; hate dice there: { $dice }.
   *[no] The elephant is at { $port } ({ $sphere }); hate dice there: { $dice }.
}
# P2.1. $faction · $player
emancipation-text-faction = { emancipation-faction } ({ emancipation-faction-colour }), played by { $player }
# P2.1. $faction
emancipation-text-faction-absent = { emancipation-faction } ({ emancipation-faction-colour }), not in play
# P2.2. $agents, $meeples: numbers
emancipation-text-reserve = In the reserve: agents { $agents }, meeples { $meeples }.
# P9.1, P9.2. $faction · $vp, $barriers, $slavers, $disks, $meeples, $agents, $dissidents: numbers
emancipation-text-score = { $faction ->
    [white] { $vp } VP: barriers { $barriers }, slavers { $slavers }, anarchy disks { $disks }, meeples freed { $meeples }, agents on the map { $agents }, dissidents { $dissidents }.
   *[other] { $vp } VP: barriers { $barriers }, slavers { $slavers }, anarchy disks { $disks }, meeples freed { $meeples }, agents on the map { $agents }.
}
# P10.5. $faction · $vp, $barriers, $slavers, $disks, $meeples, $agents, $dissidents, $diplomacy: numbers
emancipation-text-score-diplomacy = { $faction ->
    [white] { $vp } VP: barriers { $barriers }, slavers { $slavers }, anarchy disks { $disks }, meeples freed { $meeples }, agents on the map { $agents }, dissidents { $dissidents }, diplomacy { $diplomacy }.
   *[other] { $vp } VP: barriers { $barriers }, slavers { $slavers }, anarchy disks { $disks }, meeples freed { $meeples }, agents on the map { $agents }, diplomacy { $diplomacy }.
}
# P3.2. $faction · $capital, $wealth, $debt: agents there · $coins: what they can pay
emancipation-text-purse = { emancipation-faction }: Capital { $capital }, Wealth { $wealth }, Debt { $debt }; at most { emancipation-coins }.
# P3.4a. $count: disks
emancipation-text-gained = Anarchy disks taken from spheres, which alone score: { $count }.
# P5.0. $ideas: a list, one member for each agent
emancipation-text-in-market = Agents in the market: { $ideas }.
# P2.5. $idea · $column · $row: number
emancipation-text-idea-at = “{ $idea }” ({ emancipation-column } { $row })
# P9.1. $barriers: a list
emancipation-text-barriers-held = Barriers held: { $barriers }.
# P9.1. $seas: a list
emancipation-text-slavers-held = Slavers held: { $seas }.
# P1.4. $barrier · $colour · $number: on dice · $edge: yes or no
emancipation-text-barrier = { $edge ->
    [yes] { $barrier } ({ emancipation-colour } { $number }, black edge)
   *[no] { $barrier } ({ emancipation-colour } { $number })
}
# P2.5. No variables
emancipation-text-market = Market
# P6.3. $column · $row: number
emancipation-text-gap = { emancipation-column } { $row } is empty until the market is refilled.
# P11.1. $column · $count: cards · $idea: the top card
emancipation-text-deck = { $count ->
    [one] { emancipation-column } deck: one card, “{ $idea }”.
   *[other] { emancipation-column } deck: { $count } cards, “{ $idea }” on top.
}
# P7.6. $column
emancipation-text-deck-empty = { emancipation-column } deck: empty.
# P6.2. $ideas: a list
emancipation-text-discards = Discarded: { $ideas }.
# P1.5. $idea
emancipation-text-idea = “{ $idea }”
# P6. No variables
emancipation-text-elephant-part = Elephant and hate
# P6.1. Two ports with equally many pieces. $port, $other
emancipation-text-either = { $port } or { $other }
# P6.1, P6.2. $die: number · $where: a port, or two · $sphere · $idea: that is discarded
emancipation-text-face = Elephant's die { $die }: at { $where } ({ $sphere }); “{ $idea }” is discarded.
# P6.1, P6.2. $die: number · $where: a port, or two · $sphere · $idea: that is discarded · $arrow: that moves East
emancipation-text-face-arrow = Elephant's die { $die }: at { $where } ({ $sphere }); “{ $idea }” is discarded, { $arrow } moves East.
# P7.1 to P7.4. $die: number · $barrier · $colour · $does: piece, piece-anarchy, anarchy, ship, pay or nothing
emancipation-text-effect = { $does ->
    [piece] Hate die { $die } here: “{ $barrier }” ({ emancipation-colour }) drives out a { emancipation-colour } piece.
    [piece-anarchy] Hate die { $die } here: “{ $barrier }” ({ emancipation-colour }) drives out a { emancipation-colour } piece and adds anarchy.
    [anarchy] Hate die { $die } here: “{ $barrier }” ({ emancipation-colour }) adds anarchy.
    [ship] Hate die { $die } here: “{ $barrier }” ({ emancipation-colour }) returns a ship without an agent to the pool.
    [pay] Hate die { $die } here: “{ $barrier }” ({ emancipation-colour }) costs 1 coin.
   *[nothing] Hate die { $die } here: “{ $barrier }” ({ emancipation-colour }) would do nothing.
}
# P1.2. $sphere
emancipation-text-sphere = Map: { $sphere }
# P1.2. $port · $elephant: yes if it is here · $admin: a colour or none · $freed: a list or none · $open: uncovered slave spaces
emancipation-text-port = { $elephant ->
    [yes] { $port }, with the elephant (Admin: { $admin }; freed: { $freed }; uncovered: { $open })
   *[no] { $port } (Admin: { $admin }; freed: { $freed }; uncovered: { $open })
}
# P1.4. $count: number · $barriers: a list
emancipation-text-barriers = { $count ->
    [one] 1 barrier: { $barriers }.
   *[other] { $count } barriers: { $barriers }.
}
# P1.4. No variables
emancipation-text-no-barriers = No barriers are left.
# P1.2, P3.4. $anarchy: disks · $dissidents: a list or none · $room: free dissident spaces
emancipation-text-unrest = Anarchy disks: { $anarchy }; dissidents: { $dissidents }; free dissident spaces: { $room }.
# P10.5. $holder: who wins the sphere
emancipation-text-won = Diplomacy: won by { emancipation-holder } as things stand.
# P1.3. $name: of the border · $sphere: beyond it
emancipation-text-border = { $name } ({ $sphere })
# P1.3. $borders: a list
emancipation-text-by-sea = By sea: { $borders }.
# P1.3. $borders: a list
emancipation-text-by-land = By land: { $borders }.
# P1.3. No variables
emancipation-text-seas = Sea borders
# P2.3. $count: ships
emancipation-text-pool = Ships in the pool: { $count }.

## Headings of choices

# P3.1. No variables
emancipation-text-or = Or
# P4.1. No variables
emancipation-text-from-ideas = From ideas
# P8.2. No variables
emancipation-text-from-ships = From ships
# P3.5. $ideas: a list
emancipation-text-stuck = Agents that can do nothing now: { $ideas }.
# P3.5. $idea · $operations: a list
emancipation-text-stuck-idea = “{ $idea }” ({ $operations })

## How one wins

# P10. No variables
emancipation-goal-modes = Three factions work to end slavery. In a competitive game most VP win; playing together you need 50 VP, to which only factions that meet their goals contribute; and if anarchy prevails, everybody loses.
# P9.1. No variables
emancipation-goal-points = 1 VP for each barrier, slaver and anarchy disk you hold, for each of your meeples on a slave space, and for each of your agents on an Admin space or a ship.
# P9.2. No variables
emancipation-goal-dissidents = For the Evangelicals each dissident, of any colour, counts 1 VP less, or more if the table plays so.
# P10.3. No variables
emancipation-goal-competitive = Competitive: when the market cannot be refilled the game ends, and most VP win. Ties: most own meeples on slave spaces, then most barriers.
# P10.2. No variables
emancipation-goal-cooperative = Cooperative: at the end a faction that missed its goal scores 0. 50 VP in all are a marginal victory, 75 a decisive one, fewer a defeat. Five barriers do not protect a sphere from black edges.
# P10.1. No variables
emancipation-goal-goals = Goals: Parliament, as many red agents on the map as slavers left, or more; Philanthropists, at most 25 barriers left; Evangelicals, at least 15 meeples of any colour on slave spaces.
# P10.4. No variables
emancipation-goal-two-stage = Two-stage: if all goals are met when the market cannot be refilled a second stage begins, with new decks, and most VP win, with those of diplomacy. If any is missed, the game ends as a cooperative one.
# P10.7. No variables
emancipation-goal-solitaire = Solitaire: one player has Parliament and one other faction, each with its own pieces, coins and disks, and plays a cooperative game.
# P10.6, P3.4. No variables
emancipation-goal-anarchy = In every mode everybody loses at once when the players' anarchy disks run out.

## What things are

# P1.5. $idea · $column: the deck · $operations: a list · $arrow: yes or no
emancipation-about-the-idea = { $arrow ->
    [yes] { $idea }: an idea of the { emancipation-column } deck with { $operations }, and an arrow.
   *[no] { $idea }: an idea of the { emancipation-column } deck with { $operations }.
}
# P1.4, P7.2 to P7.4. $barrier · $sphere · $colour · $number: on dice · $edge: yes or no
emancipation-about-the-barrier = { $colour ->
    [purple] { $barrier }: a purple barrier of the { $sphere } sphere. When hate rolls a { $number } there, a ship without an agent beside the sphere is lost. Gunboats can take it.
    [yellow] { $barrier }: a yellow barrier of the { $sphere } sphere. When hate rolls a { $number } there, the player pays 1 coin.
   *[other] { $edge ->
        [yes] { $barrier }: a { emancipation-colour } barrier of the { $sphere } sphere, with a black edge. When hate rolls a { $number } there, a { emancipation-colour } piece of the port is driven out; if there is none, anarchy is added.
       *[no] { $barrier }: a { emancipation-colour } barrier of the { $sphere } sphere. When hate rolls a { $number } there, a { emancipation-colour } piece of the port is driven out.
    }
}
# P1.2. $port · $sphere · $spaces: slave spaces
emancipation-about-the-port = { $spaces ->
    [one] { $port }: a port of the { $sphere } sphere, with an Admin space and one slave space.
   *[other] { $port }: a port of the { $sphere } sphere, with an Admin space and { $spaces } slave spaces.
}
# P1.2. $sphere · $number: its place in clockwise order · $ports: a list · $barriers: at the beginning
emancipation-about-the-sphere = { $sphere }: number { $number } of ten spheres in clockwise order, with { $ports }. Barriers at the beginning: { $barriers }.
# P1.3. $spheres: a list
emancipation-about-neighbours = It borders on { $spheres }.
# P1.3. $sea · $spheres: a list of two · $number: the slaver's own
emancipation-about-the-sea = { $sea }: the sea border between { $spheres }. Its slaver has the number { $number }.
# P1.3. $cargo: words of the data
emancipation-about-cargo = Cargo of this trade: { $cargo }.
# P0.3. $year · $note: a sentence of the data
emancipation-about-dated = { $year }. { $note }.
# P0.3. $note: a sentence of the data
emancipation-about-note = { $note }.
# P0.3. $thing: idea, barrier, port, sphere or sea · $fidelity: sourced, partial or invented
emancipation-about-fidelity = { $thing ->
    [idea] { $fidelity ->
        [sourced] Its operations are as in the printed game.
        [partial] Its operations are partly known from the printed game, partly our reconstruction.
       *[invented] Its operations and arrow are our reconstruction; the printed game may differ, also in which ideas it has.
    }
    [barrier] { $fidelity ->
        [sourced] This barrier is as in the printed game.
        [partial] Its theme is known from the printed game; colour and number are partly our reconstruction.
       *[invented] This barrier, its colour and its number are our reconstruction; the printed game may differ.
    }
    [sea] { $fidelity ->
        [sourced] This slaver is as in the printed game.
        [partial] Its trade is known from the printed game; place and number are partly our reconstruction.
       *[invented] This slaver, its place and its number are our reconstruction; the printed game may differ.
    }
    [port] { $fidelity ->
        [sourced] This port is in the printed game; its spaces are our reconstruction.
        [partial] This port is partly known from the printed game; its spaces are our reconstruction.
       *[invented] This port and its spaces are our reconstruction; the printed game may differ.
    }
   *[sphere] { $fidelity ->
        [sourced] This sphere is in the printed game; its borders are our reconstruction.
        [partial] This sphere is named in reports on the printed game; its borders are our reconstruction.
       *[invented] This sphere and its borders are our reconstruction; the printed game may differ.
    }
}
# P4. No variables
emancipation-about-action = Up to two actions a turn, the same one twice if you like: Fundraiser, Syndicate, Shipbuilding, Post.
# P1.2, P4.4. No variables
emancipation-about-admin = Each port has one Admin space, for one agent. Your agent there scores, lowers the hate dice and allows Westernize and Suffrage.
# P1.6, P3.2. No variables
emancipation-about-agent = Your agents are your coins in Capital, Wealth and Debt, and your people on ideas, Admin spaces and, for Parliament, ships.
# P3.4, P7.5. No variables
emancipation-about-anarchy = Anarchy disks come from the players' supplies; a sphere holds two, a third goes to the nearest sphere with room. Two disks bring pogroms, and everybody loses when the supplies run out. Gunboats take disks back.
# P6.2. No variables
emancipation-about-arrow = When the elephant's die would discard a West idea with an arrow, it moves to the East column with its agents, and the East idea of that row is discarded instead.
# P5.3. No variables
emancipation-about-attack = An attack on a slaver rolls 1 to 4 dice for 1, 4, 9 or 16 coins. The sum must exceed the uncovered slave spaces of the two spheres beside it, or of the elephant's sphere if the table plays so.
# P1.4, P5.7. No variables
emancipation-about-barrier = A barrier is what keeps people in bondage in a sphere. Each makes Post and Manumission there dearer, and hate triggers it by its number. Suffrage takes barriers; gunboats take purple ones. Each held is 1 VP.
# P7.3, P10.2. No variables
emancipation-about-black-edge = A barrier with a black edge adds anarchy when it is triggered and finds no piece of its colour; five barriers protect a sphere from that, but not in cooperative and solitaire games.
# P3.2. No variables
emancipation-about-boxes = Each coin you pay moves one of your agents one box down, Capital to Wealth or Wealth to Debt. An agent in Capital is worth two coins, one in Wealth one, one in Debt none; a Fundraiser brings them back.
# P5.4. No variables
emancipation-about-corruption = A single die that shows the slaver's own number takes it, but a held barrier of the two spheres beside it returns there, or anarchy is added to one of them; at some tables only if the sum fell short.
# P7.6, P11.1. No variables
emancipation-about-deck = Each turn one idea is discarded and one comes from the West deck, then from the East deck; their top cards are known. When both are empty the game, or its first stage, ends.
# P10.5. No variables
emancipation-about-diplomacy = At the end of a second stage red wins each sphere with a red barrier and no white one, white the other way round, green those without barriers: 1 VP for each meeple on a slave space and each Admin agent there, of any colour.
# P7.2, P9.2. No variables
emancipation-about-dissident = People driven out by hate or by a Post become dissidents, on the few dissident spaces of a sphere; with no space free, anarchy is added instead. They count for the Evangelicals' VP only.
# P3.3, P6.1. No variables
emancipation-about-elephant = Post, Manumission, Westernize and Suffrage happen where the elephant is: the first of a turn puts it at any port, for the whole turn. If none did, a die moves it clockwise. Hate strikes where it stands.
# P8.3. No variables
emancipation-about-evangelicals = Evangelicals, white: they post agents free of charge. Dissidents cost them VP, or bring VP if the table plays so. Their goal is at least 15 meeples, of any colour, on slave spaces.
# P1.1. No variables
emancipation-about-faction = There are three factions: Parliament is red, the Philanthropists are green, the Evangelicals white. They take turns in that order.
# P1.2, P9.1. No variables
emancipation-about-freed = A meeple on a slave space stands for people freed: it scores 1 VP for its owner, and fewer uncovered spaces make attacks on slavers easier and hate weaker. Manumission and Westernize put it there.
# P4.1. No variables
emancipation-about-fundraiser = Fundraiser: take back any of your agents from ideas, Parliament also from ships, to Wealth; for each agent in Capital one leaves Debt for Wealth; then all of Wealth moves to Capital.
# P5.2. No variables
emancipation-about-gunboat = Gunboat Diplomacy, with an agent on a ship: take an anarchy disk or a purple barrier from one of the two spheres beside the ship, or attack the slaver on that border.
# P7.1. No variables
emancipation-about-hate = Each turn hate rolls dice where the elephant is: one for the port, one for an empty Admin space, one for each uncovered slave space, at most four. Each die triggers the sphere's barriers with its number.
# P1.5, P5.0. No variables
emancipation-about-idea = An idea in the market shows operations. Each of your agents on it may do one of them in each of your turns.
# P5.5. No variables
emancipation-about-manumission = Manumission: for 1 coin for each barrier of the sphere, your meeple goes to a free slave space of the elephant's port.
# P5.1, P8.1. No variables
emancipation-about-maritime = Maritime: pick up all agents on ships, put them on any ships, and do a Gunboat Diplomacy with each. The agents are red, but anybody may use them. Parliament may instead send one more agent from Capital.
# P2.5, P4.2. No variables
emancipation-about-market = The market has a West and an East column of six rows. A Syndicate costs 0 coins in row 1 up to 5 in row 6, and the square of the number of agents already on the idea.
# P5.0. No variables
emancipation-about-operation = After the actions each of your agents in the market may do one operation of its idea: Maritime, Manumission, Westernize or Suffrage.
# P8.1, P8.2. No variables
emancipation-about-parliament = Parliament, red: only its agents go to ships. It may man a new ship at once, and do an extra Maritime after a Fundraiser that took no agent from a ship. Its goal is as many agents on the map as slavers left.
# P8.4. No variables
emancipation-about-philanthropists = Philanthropists, green: they send agents to ideas and ports from any of their boxes, Debt too. Their goal is at most 25 barriers left on the map.
# P7.5. No variables
emancipation-about-pogrom = After hate a die is rolled for each sphere with two anarchy disks. 1, 2 or 3: a white, red or green piece there is lost to the reserve. 4 to 6: more anarchy, which spreads to the nearest sphere with room.
# P4.3, P7.4. No variables
emancipation-about-pool = Ships not on the map lie in the pool; Shipbuilding takes them from there.
# P1.2. No variables
emancipation-about-port = Each sphere has one or two ports, each with an Admin space for an agent and slave spaces for meeples.
# P4.4. No variables
emancipation-about-post = Post: for 1 coin for each barrier of the sphere an agent from Capital goes to the Admin space of the elephant's port. An agent of another faction there is sent home, and a meeple of its colour becomes a dissident; with no space for one, anarchy is added.
# P7.4. No variables
emancipation-about-purple = A purple barrier, when hate triggers it, returns a ship without an agent beside the sphere to the pool. Gunboats can take it.
# P1.6. No variables
emancipation-about-reserve = Your agents and meeples that are not in play yet. Shipbuilding brings a new agent; Manumission and Westernize bring meeples.
# P1.3. No variables
emancipation-about-sea-border = A sea border lies between two spheres; it holds one ship and, until it is taken, its slaver. Land borders matter only when anarchy spreads.
# P1.3, P4.3. No variables
emancipation-about-ship = A ship on a sea border carries one red agent. With or without one it joins its two spheres for Westernize and Suffrage.
# P4.3. No variables
emancipation-about-shipbuilding = Shipbuilding: pay 3 coins; a ship goes from the pool to a sea border without one, and a new agent of yours from the reserve to Debt.
# P5.3, P5.7. No variables
emancipation-about-slaver = A slaver is a slave ship on a sea border. Slavers beside a sphere make Suffrage there dearer; an attack takes them. Each held is 1 VP.
# P1.2. No variables
emancipation-about-sphere = The map has ten spheres in a ring, each with ports, barriers, dissident spaces and borders by sea and land.
# P5.7. No variables
emancipation-about-suffrage = Suffrage takes any barrier of the elephant's sphere, or returns one to it that another faction holds. It needs your agent in Admin, or no white barrier there, or a ship to a sphere without white barriers, or a majority in the port. It costs the square of the slavers beside the sphere.
# P4.2. No variables
emancipation-about-syndicate = Syndicate: pay the row's cost, 0 to 5 coins, and the square of the agents already there; an agent from Capital goes to an idea of either column.
# P3.1. No variables
emancipation-about-turn = A turn has up to two actions, then operations, then the elephant's die, hate and pogroms, and the market is refilled.
# P7.1, P5.3. No variables
emancipation-about-uncovered = Spaces without a piece: uncovered slave spaces make slavers harder to beat, and in the elephant's port each uncovered space rolls a hate die.
# P5.6. No variables
emancipation-about-westernize = Westernize: free of charge your meeple goes to a free slave space of the elephant's port. It needs your agent in Admin, or no red barrier in the sphere, or a ship to a sphere without red barriers.
# P7.4. No variables
emancipation-about-yellow = A yellow barrier, when hate triggers it, costs the player whose turn it is 1 coin, if there is one.

## Words of a table

# P0. No variables
emancipation-word-title = Pax Emancipation
# P3.1. No variables
emancipation-word-turn = Turn
# P3.1. No variables
emancipation-word-phase = Phase
# P10.4. No variables
emancipation-word-stage = Stage
# P1.1. No variables
emancipation-word-faction = Faction
# P1.2. No variables
emancipation-word-sphere = Sphere
# P1.2. No variables
emancipation-word-port = Port
# P1.2. No variables
emancipation-word-admin = Admin space
# P1.2. No variables
emancipation-word-slave-spaces = Slave spaces
# P1.2. No variables
emancipation-word-uncovered = Uncovered
# P1.2. No variables
emancipation-word-dissidents = Dissidents
# P1.2. No variables
emancipation-word-freed = Freed
# P1.3. No variables
emancipation-word-sea-borders = Sea borders
# P1.2. No variables
emancipation-word-map = Map
# P1.4. No variables
emancipation-word-barriers = Barriers
# P1.3. No variables
emancipation-word-slavers = Slavers
# P1.3. No variables
emancipation-word-ships = Ships
# P2.3. No variables
emancipation-word-pool = Ships in the pool
# P3.4. No variables
emancipation-word-disks = Anarchy disks
# P3.4. No variables
emancipation-word-anarchy = Anarchy
# P3.3. No variables
emancipation-word-elephant = Elephant
# P7.1. No variables
emancipation-word-hate = Hate
# P7.5. No variables
emancipation-word-pogroms = Pogroms
# P2.2. No variables
emancipation-word-finance-board = Finance board
# P2.2. No variables
emancipation-word-capital = Capital
# P2.2. No variables
emancipation-word-wealth = Wealth
# P2.2. No variables
emancipation-word-debt = Debt
# P1.6. No variables
emancipation-word-reserve = Reserve
# P1.1. No variables
emancipation-word-agents = Agents
# P1.1. No variables
emancipation-word-meeples = Meeples
# P2.5. No variables
emancipation-word-market = Market
# P2.5. No variables
emancipation-word-west = West
# P2.5. No variables
emancipation-word-east = East
# P2.5. No variables
emancipation-word-row = Row
# P2.5. No variables
emancipation-word-deck = Deck
# P6.2. No variables
emancipation-word-discard = Discard pile
# P6.2. No variables
emancipation-word-arrow = Arrow
# P9.1. No variables
emancipation-word-vp = VP
# P10.1. No variables
emancipation-word-goal = Goal
# P10.1. No variables
emancipation-word-goal-met = Goal met
# P10.1. No variables
emancipation-word-goal-missed = Goal missed
# P10.2. No variables
emancipation-word-together = Together
# P10.5. No variables
emancipation-word-diplomacy = Diplomacy
# P2.1. No variables
emancipation-word-not-in-play = not in play
# P10.6. No variables
emancipation-word-end-anarchy = a loss to anarchy
# P10.3. No variables
emancipation-word-end-most-points = an exhausted market
# P10.2. No variables
emancipation-word-end-defeat = a common defeat
# P10.2. No variables
emancipation-word-end-marginal = a marginal victory
# P10.2. No variables
emancipation-word-end-decisive = a decisive victory
# P10.4. No variables
emancipation-word-end-stage-defeat = a defeat after the first stage
# P10.4. No variables
emancipation-word-end-stage-marginal = a marginal victory after the first stage
# P10.4. No variables
emancipation-word-end-stage-decisive = a decisive victory after the first stage
# P10.4. No variables
emancipation-word-end-second-stage = the end of the second stage
# P3.1. The length of games in simulations. $rounds, $decisions: numbers
emancipation-word-length = A game took { $rounds } turns and { $decisions } decisions on average.
# P3.1. What the length of a game is counted in. No variables
emancipation-word-lengths = Turns
# P10.6. $points: number
emancipation-word-score-anarchy = nothing is scored
# P10.3. $points: number
emancipation-word-score-most-points = { $points } VP
# P10.2. $points: number
emancipation-word-score-defeat = { $points } VP together
# P10.2. $points: number
emancipation-word-score-marginal = { $points } VP together
# P10.2. $points: number
emancipation-word-score-decisive = { $points } VP together
# P10.4. $points: number
emancipation-word-score-stage-defeat = { $points } VP together
# P10.4. $points: number
emancipation-word-score-stage-marginal = { $points } VP together
# P10.4. $points: number
emancipation-word-score-stage-decisive = { $points } VP together
# P10.4. $points: number
emancipation-word-score-second-stage = { $points } VP, with diplomacy
# P9.3. $tiebreak: meeples on slave spaces and barriers
emancipation-word-tiebreak-most-points = { $tiebreak } meeples freed and barriers, which break ties
# P9.3. $tiebreak: meeples on slave spaces and barriers
emancipation-word-tiebreak-second-stage = { $tiebreak } meeples freed and barriers, which break ties
# P11.1. No variables
emancipation-word-parts = “map” or a sphere, “market”, “elephant”, “sea borders”, or a faction
# P10. No variables
emancipation-word-winner = Winner
# P9.3. No variables
emancipation-word-shared = Shared victory
