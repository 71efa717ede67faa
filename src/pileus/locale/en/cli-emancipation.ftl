### What studies of Pax Emancipation tell. Commands answer in English.

# P1.5. $key: id of the idea · $idea: its name
emancipation-study-idea = { $key } { $idea }
# P1.4. $key: id of the barrier · $barrier: its name
emancipation-study-barrier = { $key } { $barrier }
# P1.3. $sea: its name
emancipation-study-slaver = { $sea }
# P1.2. $sphere: its name
emancipation-study-sphere = { $sphere }
# P9.1. $source: barriers, slavers, disks, meeples, agents, dissidents or diplomacy
emancipation-study-source = { $source ->
    [barriers] Barriers held
    [slavers] Slavers held
    [disks] Anarchy disks
    [meeples] Meeples on slave spaces
    [agents] Agents on the map
    [dissidents] Dissidents
   *[diplomacy] Diplomacy
}
# P10.1. No variables
emancipation-study-goals = Goals
# P10.1. No variables
emancipation-study-goals-about = For each faction the games it was in play, and the share in which its goal was met at the end. A game lost to anarchy meets none.
# P2.1. No variables
emancipation-study-factions = Success of factions
# P2.1. No variables
emancipation-study-factions-about = How often a faction wins, alone or, where all play together, with the others.
# P9.1. No variables
emancipation-study-sources = Where victory points come from
# P9.1. No variables
emancipation-study-sources-about = VP of a faction by source, of all factions and of winners, in games that were not lost to anarchy.
# P3.4. No variables
emancipation-study-anarchy = Where anarchy spreads
# P3.4. No variables
emancipation-study-anarchy-about = Anarchy disks added to each sphere in a game.
# P4.2. No variables
emancipation-study-ideas = Worth of ideas
# P4.2. No variables
emancipation-study-ideas-about = How often those succeed who sent an agent to the idea at least once. Ideas that lie in the market longer meet more agents, so this is no proof that the idea made them win.
# P5.7. No variables
emancipation-study-barriers = Worth of barriers
# P5.7. No variables
emancipation-study-barriers-about = How often those succeed who hold the barrier at the end.
# P1.2. No variables
emancipation-study-spheres = Worth of spheres
# P1.2. No variables
emancipation-study-spheres-about = How often those succeed who have a meeple on a slave space of the sphere at the end.
# P5.3. No variables
emancipation-study-slavers = Worth of slavers
# P5.3. No variables
emancipation-study-slavers-about = How often those succeed who hold the slaver of the sea at the end.
