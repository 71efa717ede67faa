### Pax Emancipation: why a thing is not a choice now. Every sentence is whole; its paragraph stands above it.
### Money names its holder, since a single player plays two factions (P10.7); “you” is the one whose turn it is (P3.1).
### $holder and $faction are red, green or white; $idea, $port, $sphere, $beyond, $sea and $barrier are names.

## Whose decision it is

# P10. $reason: anarchy, most-points, defeat, marginal, decisive, stage-defeat, stage-marginal, stage-decisive or second-stage
emancipation-why-not-over = { $reason ->
    [anarchy] The game is over: everybody has lost to anarchy.
   *[other] The game is over.
}
# P3.1. No variables
emancipation-why-not-spectator = You are watching: only the players choose.
# P3.1. No variables
emancipation-why-not-nobody = Nobody has to choose now: the game goes on by itself.
# P3.1. $player, $holder: whose turn it is
emancipation-why-not-turn = { $player } chooses now: it is the turn of { emancipation-holder }.

# P2.1. $holder: a colour that nobody plays
emancipation-why-not-not-in-play = Nobody plays { emancipation-holder } in this game.

## Where an idea is

# P11.1. $idea: the same for every idea that nobody can see
emancipation-why-not-idea-hidden = “{ $idea }” is not in the market: it is lower in a deck or in the box, where nobody can see it.
# P7.6, P11.1. $idea · $column: west or east, the deck
emancipation-why-not-idea-next = “{ $idea }” is not in the market yet: it is the top card of the { emancipation-column } deck.
# P6.2. $idea
emancipation-why-not-idea-discarded = “{ $idea }” has been discarded.

## The decision under way

# P4. $button: its label
emancipation-why-not-first-act = Now choose an action, or “{ $button }”.
# P4.1. $button: its label
emancipation-why-not-first-take-back = A Fundraiser is under way: take back an agent, or choose “{ $button }”.
# P4.2. No variables
emancipation-why-not-first-syndicate = A Syndicate is under way: first choose the idea that the agent goes to.
# P4.3. No variables
emancipation-why-not-first-build = Shipbuilding is under way: first choose a sea border without a ship.
# P4.4. No variables
emancipation-why-not-first-post = A Post is under way: first choose the port.
# P3.2. $coins: still to pay
emancipation-why-not-first-pay = { $coins ->
    [one] First pay: one more coin, an agent moved out of Capital or Wealth.
   *[other] First pay: { $coins } more coins, each an agent moved out of Capital or Wealth.
}
# P8.4. No variables
emancipation-why-not-first-agent = First choose the box that the agent comes from.
# P8.2. $sea: of the new ship · $button: its label
emancipation-why-not-first-new-ship = First decide whether an agent from Capital boards the new ship on the { $sea }, or choose “{ $button }”.
# P8.2. $button: its label
emancipation-why-not-first-extra-maritime = First decide on the extra Maritime after the Fundraiser, or choose “{ $button }”.
# P5.0. $button: its label
emancipation-why-not-first-operate = Now choose an idea whose agent operates, or “{ $button }”.
# P5.0. $idea: the card chosen
emancipation-why-not-first-operation = First choose which operation of “{ $idea }” is done.
# P8.1. No variables
emancipation-why-not-first-how-maritime = First choose how the Maritime is done: with all agents on ships, or with one agent from Capital.
# P5.1. $count: agents picked up and not yet put back
emancipation-why-not-first-station = { $count ->
    [one] A Maritime is under way: first put the agent on a ship without one.
   *[other] A Maritime is under way: first put the { $count } agents on ships without one.
}
# P5.2. $sea: of the ship · $button: its label
emancipation-why-not-first-gunboat = First do one Gunboat Diplomacy with the ship on the { $sea }, or choose “{ $button }”.
# P5.3. $sea: of the slaver
emancipation-why-not-first-dice = First choose the number of dice for the attack on the { $sea }.
# P5.4. $spheres: a list of the two beside the ship
emancipation-why-not-first-corrupt-barrier = Corruption is not optional: choose a barrier of the spheres { $spheres } that a player holds.
# P5.4. $spheres: a list of the two beside the ship
emancipation-why-not-first-corrupt-sphere = Corruption is not optional: choose which of the spheres { $spheres } gets an anarchy disk.
# P5.7. $sphere: the elephant's
emancipation-why-not-first-take-barrier = A Suffrage is under way: first choose a barrier of the { $sphere } sphere.
# P6.1. $sphere: where the die leads
emancipation-why-not-first-elephant = First choose the port of the { $sphere } sphere that the elephant goes to.
# P7.2. $barrier · $port: the elephant's · $colour: red, green or white
emancipation-why-not-first-hate = The barrier “{ $barrier }” hits { $port }: you must choose the { emancipation-colour } agent or a { emancipation-colour } meeple there.
# P7.4. $sphere: the elephant's
emancipation-why-not-first-lose-ship = First choose which of the two ships beside the { $sphere } sphere returns to the pool.
# P7.5. No variables
emancipation-why-not-first-sphere = Pogroms come now: choose the sphere whose die is rolled next.
# P7.5. $sphere · $colour: red, green or white
emancipation-why-not-first-pogrom = A pogrom hits the { $sphere } sphere: you must choose a { emancipation-colour } piece there.
# P3.4. $sphere: that gets a disk · $holder: whose turn it is
emancipation-why-not-first-disk = The { $sphere } sphere gets an anarchy disk, and there is none left with { emancipation-holder }: choose the faction that gives one.
# P3.4. $sphere: that has no room
emancipation-why-not-first-overflow = The { $sphere } sphere has no room: choose which of the nearest spheres with room gets the anarchy disk.
# P3.3. $doing: manumission, westernize or suffrage
emancipation-why-not-first-port = { emancipation-doing } is under way: first choose the port.

## Buttons

# P3.1. No variables
emancipation-why-not-actions-over = Actions come first in a turn, and yours are over.
# P4. No variables
emancipation-why-not-third-action = This is your second action already: there are two a turn at most.
# P3.1. No variables
emancipation-why-not-operations-later = Operations come after the actions.
# P3.1. No variables
emancipation-why-not-operations-over = Your operations of this turn are over.

## Actions

# P3.5, P8.1. $holder: red or white
emancipation-why-not-capital-empty = There is no agent in Capital for { emancipation-holder } to send.
# P8.4. $holder: green
emancipation-why-not-no-agent = There is no agent in any box for { emancipation-holder } to send.
# P4.2, P3.5. $idea · $row: 1 to 6 · $agents: there, of any colour · $cost · $holder: of the purse · $most: coins · $leave: 0, or 1 if an agent must stay in Capital
emancipation-why-not-syndicate-cost = { $leave ->
    [0] A Syndicate on “{ $idea }” costs { $cost } (row { $row }, agents there: { $agents }); { emancipation-holder } can pay { $most }.
   *[other] A Syndicate on “{ $idea }” costs { $cost } (row { $row }, agents there: { $agents }); { emancipation-holder } can pay { $most } and keep an agent in Capital.
}
# P4.2, P3.5. $idea: the cheapest · $cost · $holder: of the purse · $most: coins · $leave: 0, or 1 if an agent must stay in Capital
emancipation-why-not-syndicate-cheapest = { $leave ->
    [0] The cheapest Syndicate, on “{ $idea }”, costs { $cost }; { emancipation-holder } can pay { $most }.
   *[other] The cheapest Syndicate, on “{ $idea }”, costs { $cost }; { emancipation-holder } can pay { $most } and keep an agent in Capital.
}
# P4.3. No variables
emancipation-why-not-pool-empty = There is no ship left in the pool.
# P3.2, P4.3. $cost: 3 · $holder: of the purse · $most: coins
emancipation-why-not-ship-cost = Shipbuilding costs { $cost }; { emancipation-holder } can raise { $most }.
# P4.4. $port
emancipation-why-not-own-agent = Your own agent is in the Admin space of { $port } already.
# P4.4, P3.5. $port · $cost · $holder: of the purse · $most: coins · $leave: 0, or 1 if an agent must stay in Capital
emancipation-why-not-post-cost = { $leave ->
    [0] A Post at { $port } costs { $cost }; { emancipation-holder } can pay { $most }.
   *[other] A Post at { $port } costs { $cost }; { emancipation-holder } can pay { $most } and keep an agent in Capital.
}
# P4.4, P3.5. $port: the cheapest · $cost · $holder: of the purse · $most: coins · $leave: 0, or 1 if an agent must stay in Capital
emancipation-why-not-post-cheapest = { $leave ->
    [0] The cheapest Post, at { $port }, costs { $cost }; { emancipation-holder } can pay { $most }.
   *[other] The cheapest Post, at { $port }, costs { $cost }; { emancipation-holder } can pay { $most } and keep an agent in Capital.
}
# P3.3. $port: asked for · $elephant: the port where it was placed
emancipation-why-not-elephant-elsewhere = You placed the elephant at { $elephant } in this turn: elephant actions and operations happen there, not at { $port }.
# P3.1. $idea: with an agent of the player's
emancipation-why-not-operate-later = Operations come after the actions; to send another agent to “{ $idea }”, first choose the action Syndicate.
# P4.2. $idea
emancipation-why-not-syndicate-first = To send an agent to “{ $idea }”, first choose the action Syndicate.
# P4.4. $port
emancipation-why-not-post-first = To send an agent to { $port }, first choose the action Post.
# P4.3. $sea
emancipation-why-not-build-first = To build a ship on the { $sea }, first choose the action Shipbuilding.
# P4.3. $sea
emancipation-why-not-ship-there = There is a ship on the { $sea } already.
# P4.1, P5.0. $idea · $faction: whose turn it is
emancipation-why-not-no-own-agent = No { emancipation-faction-colour } agent is on “{ $idea }”.
# P8.2. $holder: red
emancipation-why-not-red-ships = Agents on ships belong to { emancipation-holder }: nobody else takes them back.
# P5.1, P8.2. $sea
emancipation-why-not-no-ship-there = There is no ship on the { $sea }.
# P8.2. $sea
emancipation-why-not-ship-empty = The ship on the { $sea } carries no agent.
# P3.3. $port
emancipation-why-not-choose-port = Choose the port { $port } itself.
# P3.2. No variables
emancipation-why-not-debt = Agents in Debt pay nothing: a coin is an agent moved out of Capital or Wealth.
# P8.4. $box: capital, wealth or debt
emancipation-why-not-box-empty = There is no agent in { emancipation-box }.

## What a thing is for

# P5.7, P5.2. No variables
emancipation-why-not-barrier-use = A barrier is chosen in a Suffrage or for corruption, a purple one also in Gunboat Diplomacy.
# P3.4, P5.2, P7.5. No variables
emancipation-why-not-sphere-use = A sphere is chosen only where anarchy disks are taken or added, or for a pogrom.
# P7.2, P7.5. No variables
emancipation-why-not-piece-use = A piece on the map is chosen only when hate or a pogrom hits it.
# P3.2, P8. No variables
emancipation-why-not-agent-use = An agent in a box is chosen only to pay, to be sent or to board a ship, once that is under way.
# P3.4. No variables
emancipation-why-not-faction-use = A faction is chosen only to give an anarchy disk when you have none.
# P5.3. No variables
emancipation-why-not-dice-use = Dice are chosen only for an attack on a slaver.

## Operations

# P5.0. $idea · $doing: maritime, manumission, westernize or suffrage
emancipation-why-not-not-shown = “{ $idea }” does not show { emancipation-doing }.
# P5.0. $doing: maritime, manumission, westernize or suffrage
emancipation-why-not-no-card = No agent of yours that can still operate in this turn is on an idea that shows { emancipation-doing }.
# P5.0. $doing: maritime, manumission, westernize or suffrage · $ideas: a list of those that show it
emancipation-why-not-choose-idea = For { emancipation-doing } first choose the idea whose agent does it ({ $ideas }).
# P5.0. $port
emancipation-why-not-idea-first = For an operation at { $port } first choose the idea whose agent does it.
# P5.0. $idea · $agents: of the player's, on it
emancipation-why-not-operated = { $agents ->
    [one] Your agent on “{ $idea }” has operated in this turn.
   *[other] All { $agents } agents of yours on “{ $idea }” have operated in this turn.
}
# P5.0. $first, $second: sentences, one for each operation of a card
emancipation-why-not-both = { $first } { $second }
# P5.1. No variables
emancipation-why-not-no-ships = For Maritime an agent must be on a ship, and there is no ship on the map.
# P5.1. No variables
emancipation-why-not-nobody-aboard = For Maritime an agent must be on a ship, and there is none.
# P8.1. $holder: red
emancipation-why-not-nobody-to-board = No agent is on a ship for a Maritime, and { emancipation-holder } can send none aboard: there is none in Capital.
# P5.5, P5.6. $port
emancipation-why-not-no-space = No slave space of { $port } is free.
# P5.5, P5.6. No variables
emancipation-why-not-no-space-anywhere = No port has a free slave space.
# P5.5, P5.6. $faction: whose turn it is
emancipation-why-not-no-meeple = There is no { emancipation-faction-colour } meeple left in the reserve.
# P5.5. $port · $cost · $holder: of the purse · $most: coins
emancipation-why-not-manumission-cost = Manumission at { $port } costs { $cost }; { emancipation-holder } can raise { $most }.
# P5.5. $port: the cheapest · $cost · $holder: of the purse · $most: coins
emancipation-why-not-manumission-cheapest = Manumission is cheapest at { $port }, where it costs { $cost }; { emancipation-holder } can raise { $most }.
# P5.6. $port · $sphere · $barriers: red ones there · $ships: beside the sphere · $spheres: a list of those the ships lead to
emancipation-why-not-westernize = { $ships ->
    [0] None of the three conditions of Westernize holds at { $port }: your agent is not in the Admin space, the { $sphere } sphere has red barriers ({ $barriers }), and no ship is on its sea borders.
   *[other] None of the three conditions of Westernize holds at { $port }: your agent is not in the Admin space, the { $sphere } sphere has red barriers ({ $barriers }), and ships lead from it only to spheres with red barriers ({ $spheres }).
}
# P5.6. No variables
emancipation-why-not-westernize-nowhere = No port with a free slave space meets a condition of Westernize: your agent in the Admin space, no red barrier in the sphere, or a ship to a sphere without red barriers.
# P5.7. $port · $sphere · $barriers: white ones there · $ships: beside the sphere · $spheres: a list of those the ships lead to · $own: pieces in the port · $others: pieces of others and free slave spaces
emancipation-why-not-suffrage = { $ships ->
    [0] None of the four conditions of Suffrage holds at { $port }: your agent is not in the Admin space, the { $sphere } sphere has white barriers ({ $barriers }), no ship is on its sea borders, and your pieces in the port are { $own } against { $others } pieces of others and free slave spaces.
   *[other] None of the four conditions of Suffrage holds at { $port }: your agent is not in the Admin space, the { $sphere } sphere has white barriers ({ $barriers }), ships lead from it only to spheres with white barriers ({ $spheres }), and your pieces in the port are { $own } against { $others } pieces of others and free slave spaces.
}
# P5.7. $sphere
emancipation-why-not-suffrage-no-barrier = You hold every barrier of the { $sphere } sphere: a Suffrage has none to take or to return there.
# P5.7. No variables
emancipation-why-not-suffrage-nowhere = No port meets a condition of Suffrage and has a barrier to take or to return.
# P5.7. $port · $slavers: beside its sphere · $cost · $holder: of the purse · $most: coins
emancipation-why-not-suffrage-cost = Suffrage at { $port } costs { $cost }, the square of the slavers still beside ({ $slavers }); { emancipation-holder } can raise { $most }.
# P5.7. $port: the cheapest · $slavers: beside its sphere · $cost · $holder: of the purse · $most: coins
emancipation-why-not-suffrage-cheapest = Suffrage is cheapest at { $port }, where it costs { $cost }, the square of the slavers still beside ({ $slavers }); { emancipation-holder } can raise { $most }.
# P5.7. $barrier
emancipation-why-not-own-barrier = You hold “{ $barrier }” already.
# P5.7. $barrier · $sphere: the elephant's
emancipation-why-not-barrier-elsewhere = “{ $barrier }” belongs to another sphere: this Suffrage is in the { $sphere } sphere.

## Ships and Gunboat Diplomacy

# P8.1, P8.2. No variables
emancipation-why-not-capital-only = Only an agent in Capital can board a ship.
# P8.1. No variables
emancipation-why-not-all-manned = Every ship carries an agent already.
# P8.2. $sea: of another border than the new ship's
emancipation-why-not-new-ship-only = After Shipbuilding an agent can board the new ship only, not one on the { $sea }.
# P5.1. $sea
emancipation-why-not-ship-manned = The ship on the { $sea } carries an agent already.
# P5.2, P5.4. $sphere · $sea: of the ship
emancipation-why-not-sphere-not-beside = The { $sphere } sphere is not beside the ship on the { $sea }.
# P5.2. $sphere
emancipation-why-not-no-disk = There is no anarchy disk in the { $sphere } sphere.
# P5.2. $barrier · $holder: who holds it
emancipation-why-not-barrier-held = “{ $barrier }” has been taken already, by { emancipation-holder }.
# P5.2, P5.4. $barrier · $sphere: its own · $sea: of the ship
emancipation-why-not-barrier-not-beside = “{ $barrier }” belongs to the { $sphere } sphere, which is not beside the ship on the { $sea }.
# P5.2. $barrier
emancipation-why-not-not-purple = “{ $barrier }” is not purple: Gunboat Diplomacy takes only purple barriers.
# P5.2. $sea: another than the ship's
emancipation-why-not-other-sea = A ship attacks only the slaver on its own border, not one on the { $sea }.
# P5.2. $sea · $holder: who holds the slaver
emancipation-why-not-slaver-gone = There is no slaver on the { $sea } any more: it was taken by { emancipation-holder }.
# P5.3. $sea · $holder: of the purse
emancipation-why-not-no-coin = An attack on the { $sea } costs one coin at least, and { emancipation-holder } can raise none.
# P5.2. $sea: of the ship
emancipation-why-not-attack-first = Before the dice choose the attack: the slaver on the { $sea }.
# P5.3. $dice: 3 or 4 · $cost: that squared · $holder: of the purse · $most: coins
emancipation-why-not-dice-cost = { $dice } dice cost { $cost }; { emancipation-holder } can raise { $most }.
# P5.4. $barrier · $sphere: its own
emancipation-why-not-barrier-at-home = Nobody holds “{ $barrier }”: it is still in the { $sphere } sphere.
# P5.4. $sphere
emancipation-why-not-barrier-before-anarchy = Corruption adds no anarchy to the { $sphere } sphere while a player holds a barrier of the two spheres: that goes back.
# P5.4. $spheres: a list of the two beside the ship
emancipation-why-not-anarchy-instead = Nobody holds a barrier of the spheres { $spheres }: corruption adds anarchy to one of them instead.

## The elephant, hate, pogroms, anarchy

# P6.1. $die · $sphere: where it leads · $port: asked for
emancipation-why-not-elephant-die = The die shows { $die } and leads the elephant to the { $sphere } sphere, not to { $port }.
# P7.2. $port: the elephant's
emancipation-why-not-hate-port = Hate hits only pieces in { $port }.
# P7.2. $port: the elephant's
emancipation-why-not-hate-dissident = Hate hits only the Admin space and the slave spaces of { $port }, no dissidents.
# P7.4. $sea · $sphere: the elephant's
emancipation-why-not-ship-not-beside = The { $sea } is not beside the { $sphere } sphere.
# P7.5. $sphere · $disks: there
emancipation-why-not-no-pogrom = { $disks ->
    [0] There is no anarchy disk in the { $sphere } sphere: a pogrom needs two.
   *[other] There is only one anarchy disk in the { $sphere } sphere: a pogrom needs two.
}
# P7.5. $sphere
emancipation-why-not-pogrom-rolled = The die for the { $sphere } sphere has been rolled: each sphere has one a turn.
# P7.5. $sea
emancipation-why-not-pogrom-ship = A pogrom does not hit agents on ships, such as the one on the { $sea }.
# P7.5. $sphere: of the pogrom
emancipation-why-not-pogrom-elsewhere = The pogrom hits the { $sphere } sphere only.
# P7.5. $die · $sphere: of the pogrom · $faction: that the die names
emancipation-why-not-pogrom-dissident = The die shows { $die }, and there is no { emancipation-faction-colour } dissident in the { $sphere } sphere.
# P7.5. $die · $port · $faction: that the die names
emancipation-why-not-pogrom-meeple = The die shows { $die }, and there is no { emancipation-faction-colour } meeple on the slave spaces of { $port }.
# P7.5. $die · $port · $faction: that the die names
emancipation-why-not-pogrom-admin = The die shows { $die }, and there is no { emancipation-faction-colour } agent at { $port }: its Admin space is empty.
# P7.5. $die · $port · $faction: that the die names · $holder: of the agent there
emancipation-why-not-pogrom-agent = The die shows { $die } and hits a { emancipation-faction-colour } piece; the agent at { $port } belongs to { emancipation-holder }.
# P3.4. $holder
emancipation-why-not-no-disk-left = There is no anarchy disk left with { emancipation-holder }.
# P3.4. $sphere
emancipation-why-not-sphere-full = The { $sphere } sphere has two anarchy disks already.
# P3.4. $sphere: that has no room · $beyond: a sphere farther away
emancipation-why-not-farther = The { $beyond } sphere is farther from the { $sphere } sphere than others with room.
