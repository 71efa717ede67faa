### What the commands say, apart from the text table.

## Table options

# The heading of a game's table options in --help. $game
cli-options-of = Table options of { $game }
# Numbers that an option may be. $low, $high
cli-option-span = { $low } to { $high }
# A sentence about the value of an option that is the default. $words: the sentence
cli-option-default = { $words }  [default]
# A sentence about the numbers that an option may be. $words: the sentence · $number: the default
cli-option-number = { $words }  [default: { $number }]
# Of an option that follows from others if it is left out. $words: the sentence
cli-option-default-follows = { $words }  [default, unless another option decides]
# The same of a number. $words: the sentence · $number: the default
cli-option-number-follows = { $words }  [default: { $number }, unless another option decides]
# $option: as typed · $game, $other: titles · $known: a list of options
cli-option-of-another-game = { $option } belongs to { $other }; { $game } has { $known }.
# $option: as typed · $values: a list
cli-option-without-value = { $option } needs one of these values: { $values }.

## play

# $name: asked for · $known: a list
cli-no-such-language = There is no language “{ $name }”; there is { $known }.
# $names: a list of options
cli-load-with-options = What is loaded has its options already: leave out { $names }.

## simulate

# $game · $games, $seed: numbers
cli-simulated = { $game }: { $games } games, seed { $seed }.
# $count: number · $share: in percent · $end: in words
cli-end = { $count } ({ $share }) ended by { $end }.
# $player: a seat · $bot: name · $score: number · $share, $low, $high: in percent
cli-seat = { $player } ({ $bot }): mean score { $score }; wins { $share } ({ $low } to { $high }).
# $figure: in words · $share, $low, $high: in percent · $n: games that have it
cli-figure-share = { $figure }: { $share } ({ $low } to { $high }) of { $n } games.
# $figure: in words · $mean, $low, $high: numbers · $n: games that have it
cli-figure-mean = { $figure }: { $mean } on average ({ $low } to { $high }) in { $n } games.
# No variables
cli-intervals = Intervals hold with 95%; a shared victory counts as its part.

## tournament

# $game · $games, $deals, $seed: numbers
cli-tournament = { $deals ->
    [one] { $game }: { $games } games from one deal, in every rotation; seed { $seed }.
   *[other] { $game }: { $games } games from { $deals } deals, each in every rotation; seed { $seed }.
}
# $end: in words · $share: in percent, with its interval
cli-end-share = Ended by { $end }: { $share }.
# No variables
cli-no-bots = Name at least one bot with --bots.
# No variables
cli-stopped = Stopped; without --save FILE nothing is kept.
# $file
cli-stopped-kept = Stopped. The games that were finished are in { $file }: the same command goes on from there.

## study

# $player: a seat · $share: in percent, with its interval
cli-seat-wins = { $player } wins { $share }.
# No variables
cli-study-page = --html FILE writes a page with everything else.
# $file
cli-study-written = Everything else is in { $file }.
# No variables
cli-stopped-study = Stopped.

## replay

# No variables
cli-seat-or-all = --seat and --all exclude each other: choose one.
# $number: asked for · $last: number
cli-no-such-seat = There is no seat { $number }; seats are numbered from 1 to { $last }.

## analyse

# $number: of the decision · $player: a seat · $choice: its label · $whose: a name · $before, $after: shares
cli-analysis-swing = { $number }. { $player }: { $choice }. Chance of { $whose }: from { $before } to { $after }.
# $number: of the decision · $player: a seat · $choice, $better: labels · $chance, $instead: shares
cli-analysis-missed = { $number }. { $player }: { $choice } ({ $chance }). Better: { $better } ({ $instead }).
# No variables
cli-analysis-page = --html FILE writes a page with the chances after every decision, --json prints them.

## verify

# $file · $game
cli-verified = { $file } is a true record of { $game }.
# $data: hash
cli-verified-data = Data: the same cards and board as here ({ $data }).
# No variables
cli-verified-luck = Luck: the key is the one promised when the game began.
# No variables
cli-verified-seed = Luck: one stream from a seed, as the laboratory plays.
# $count: number
cli-verified-choices = { $count ->
    [0] Choices: none yet.
    [one] Choices: one, linked to the beginning and legal.
   *[other] Choices: { $count }, each linked to those before it, each legal.
}
# No variables
cli-verified-unfinished = Result: none yet, and none is claimed.
# $reason: a sentence · $players: the winners · $count: how many those are
cli-verified-result = { $count ->
    [0] Result: as recorded. { $reason } Won by nobody.
   *[other] Result: as recorded. { $reason } Won by { $players }.
}

## fuzz

# No variables
cli-no-numba = Comparing with compiled code needs numba: pip install "pileus[fast]".
# $games, $decisions, $failures: numbers
cli-fuzzed = { $games } games, { $decisions } decisions, laws checked after every step: { $failures } failed.
# $games, $decisions, $failures: numbers
cli-compared = { $games } games, { $decisions } decisions, interpreted and compiled, compared after every step: { $failures } differed.
# $count: number
cli-fuzz-started = { $count } of them began from positions near an end.
# $count: number · $end: in words
cli-fuzz-end = { $count } ended by { $end }.
# $count: number
cli-fuzz-shared = { $count } ended with a shared victory.
# $number: of the game
cli-shrinking = Shrinking game { $number } …
# $number: of the game · $what: law or fault · $file: its record
cli-fuzz-failure = Game { $number } broke { $what }: { $file } replays it.

## check

# $game · $data: hash
cli-data-valid = { $game }: the data are valid ({ $data }).
# $files: a list · $folder
cli-data-from = From { $folder }: { $files }.
# $files: a list · $folder
cli-data-own = The package's own, in { $folder }: { $files }.
# No variables
cli-no-tests = There are no tests here (an installed package has none), so only the data were checked.
# $rules: a list · $count: number
cli-rules-untested = { $count ->
    [one] No test names the rule { $rules }.
   *[other] No test names the rules { $rules }.
}
# $count: number
cli-rules-tested = All { $count } rules are named by tests: for each its number of tests and the first; --list names all.

## bench

# $what, $figure, $unit, $bar: words · $state: met, missed, none or absent
cli-bench-row = { $state ->
    [absent] { $what }: not installed (make peers)
    [met] { $what }: { $figure } { $unit } ({ $bar }: met)
    [missed] { $what }: { $figure } { $unit } ({ $bar }: missed)
   *[none] { $what }: { $figure } { $unit }
}
# No variables
cli-bench-met = Every bar that was measured is met.
# No variables
cli-bench-missed = Some bars are missed on this machine, just now.

## The page
# No variables
cli-page-starting = Starting the table in the browser …
# $address: a URL · $database: a file
cli-page-ready =
    Pileus is at { $address }; if no browser opens by itself, open that address.
    Games are kept in { $database }. Ctrl-C stops it.
