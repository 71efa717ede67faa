### What studies of Liberté tell. Commands answer in English.

# L1.2. $number: of the card · $card: its name
liberte-study-card = { $number } { $card }
# L1.1. $province
liberte-study-province = { $province }
# L7.1. $battle
liberte-study-battle = { $battle }
# L3.1. $turn: number
liberte-study-turn = Turn { $turn }
# L10.1. $source: first-in-government, second-in-government, first-in-opposition, provinces or battles
liberte-study-source = { $source ->
    [first-in-government] First in the government
    [second-in-government] Second in the government
    [first-in-opposition] First in the opposition
    [provinces] Provinces
   *[battles] Battles
}
# L9.1. No variables
liberte-study-government = Which faction governs in which turn
# L9.1. No variables
liberte-study-government-about = For each turn the elections that formed a government, and the share of each faction. An election that ends in a landslide forms none.
# L12.1. No variables
liberte-study-end = When games end
# L12.1. No variables
liberte-study-end-about = For each way to end the games that ended so, and the turn in which they did.
# L10.1. No variables
liberte-study-sources = Where victory points come from
# L10.1. No variables
liberte-study-sources-about = VP of a player in a whole game by source, of all players and of winners. After a landslide or a counter-revolution VP did not count, but they are in here.
# L6.3. No variables
liberte-study-kept = Worth of cards kept
# L6.3. No variables
liberte-study-kept-about = How often those win who kept the card in their display at least once. Cards are kept by whoever does well anyway, so this is no proof that the card made them win.
# L6.2. No variables
liberte-study-played = Worth of cards played
# L6.2. No variables
liberte-study-played-about = How often those win who played the card at least once, for blocks, for battle or as a Special.
# L8.2. No variables
liberte-study-provinces = Worth of provinces
# L8.2. No variables
liberte-study-provinces-about = How often those win who took a vote in the province at least once.
# L7.2. No variables
liberte-study-battles = Worth of battles
# L7.2. No variables
liberte-study-battles-about = How often those win who led the army.
