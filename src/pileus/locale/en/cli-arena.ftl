### What the arena says: tournaments, studies and their pages. Commands answer in English.

## While it works

# No variables
arena-compiling = Compiling the search, once for these rules and data; this takes a minute or two.
# No variables
arena-worker-died = A worker process died; what was finished before is kept if there is a file for it.
# $here, $data: hashes
arena-other-data = Whoever played this game has other data ({ $here }) than the tournament ({ $data }).
# No variables
arena-no-openskill = Ratings need openskill: “make setup” brings it, or pip install "pileus[arena]".
# No variables
arena-no-ray = Playing on a cluster needs Ray: “make setup” brings it, or pip install "pileus[cluster]".
# $problem: what Ray said
arena-ray-not-started = Ray did not start, or its cluster was not found: { $problem }
# No variables
arena-no-matplotlib = Pages with plots need matplotlib: “make setup” brings it, or pip install "pileus[report]".

## The file of a tournament

# $file · $setting: its name · $there, $wanted: its values
arena-other-settings = { $file } holds a tournament with other settings ({ $setting }: { $there }, not { $wanted }); choose another file, or the same settings.
# $file · $problem: what is wrong
arena-bad-file = { $file } cannot be used: { $problem }.

## Pages

# $game: its title
arena-tournament-title = Tournament of { $game }
# No variables
arena-command = Command
# No variables
arena-seed = Seed
# No variables
arena-games = Games
# $games, $deals: numbers
arena-games-of-deals = { $deals ->
    [one] { $games } games, from one deal that was played in every rotation of every line-up
   *[other] { $games } games, from { $deals } deals that were each played in every rotation of every line-up
}
# No variables
arena-options = Table
# No variables
arena-version = Made with
# $version · $data: hash
arena-version-and-data = Pileus { $version }, data { $data }; all intervals hold with 95%
# $number: of the seat, from 1
arena-seat = Seat { $number }

## Heads of tables

# No variables
arena-head-bot = Bot
# No variables
arena-head-line-up = Line-up
# No variables
arena-head-games = Games
# No variables
arena-head-wins = Wins
# No variables
arena-head-fair = Fair share
# No variables
arena-head-rating = Rating
# No variables
arena-head-score = Mean score
# No variables
arena-head-decisions = Decisions per game
# No variables
arena-head-per-decision = Per decision
# No variables
arena-head-per-game = Per game
# No variables
arena-head-figure = What
# No variables
arena-head-value = Mean or share
# No variables
arena-head-n = n

## Tournaments

# No variables
arena-wins-and-ratings = Wins and ratings
# No variables
arena-wins = Wins of each bot
# $n: games
arena-wins-about = Share of { $n } games won, with Wilson's interval; the dotted mark is the fair share, what the bot's seats would win if all bots were equal. A shared victory counts as its part.
# No variables
arena-rating = Rating of each bot
# $n: games
arena-rating-about = Plackett-Luce ratings (openskill) from the final places in { $n } games, with 95% intervals; every bot starts at 25, and only differences mean something.
# No variables
arena-by-seat = Wins by seat
# No variables
arena-by-seat-about = Every bot had every seat of every deal equally often.
# $games: number
arena-line-up-about = { $games } games of this line-up, in all its rotations.
# $share: with its interval · $n: games
arena-victories = Common victories: { $share } of { $n } games that all win or lose together.
# No variables
arena-ends = How the games ended
# $n: games
arena-ends-about = How { $n } games ended: shares with Wilson's interval.
# No variables
arena-time = Length and time
# $decisions: number
arena-length = A game took { $decisions } decisions on average.
# $seconds: a time
arena-seconds-per-game = The bots thought for { $seconds } in a game, all together.

## Studies

# $game: its title
arena-study-title = { $game }, studied
# $seats: number
arena-seats = { $seats ->
    [one] One seat
   *[other] { $seats } seats
}
# $seats, $n: numbers
arena-table-and-n = { $seats ->
    [one] One player, n = { $n }
   *[other] { $seats } players, n = { $n }
}
# $n: number
arena-n = n = { $n }.
# $mean: with its interval
arena-mean = Mean { $mean }.
# No variables
arena-numbers = The numbers
# No variables
arena-nothing = There was nothing to count.
# No variables
arena-wins-by-seat = Wins by seat and number of players
# No variables
arena-seats-about = Share of games won at each seat, with Wilson's interval; the dotted mark is the fair share. A shared victory counts as its part.
# No variables
arena-common-result = Common result
# No variables
arena-study-ends-about = Shares of the ways in which games end; below them after how long, on average.
# No variables
arena-study-length = Length of games
# No variables
arena-study-figures = What games come to
# No variables
arena-rounds = Rounds
# No variables
arena-decisions = Decisions
# No variables
arena-every = All
# No variables
arena-winners = Winners
# No variables
arena-worth-about = Point and Wilson's interval: how often; dotted mark: how often anybody would.
# $shown, $every, $least: numbers
arena-worth-ends = The plot has { $shown } of { $every }: the best and the worst of those with n of at least { $least }.
# $shown, $every, $least: numbers
arena-worth-often = { $shown ->
    [0] None of { $every } has n of at least { $least }, so there is no plot; the numbers have all of them.
   *[other] The plot has { $shown } of { $every }: those with n of at least { $least }.
}
# No variables
arena-head-seat = Seat
# No variables
arena-head-table = Table
# No variables
arena-head-end = Ended by
# No variables
arena-head-share = Share
# No variables
arena-head-every = All
# No variables
arena-head-winners = Winners
# No variables
arena-head-success = Success
# No variables
arena-head-base = Anybody

## A game looked at afterwards

# $game: its title
arena-analysis-title = { $game }, looked at afterwards
# No variables
arena-analysis-seats = Seats
# No variables
arena-analysis-result = Result
# $players: their names · $count: how many
arena-analysis-won = { $count ->
    [0] The game was lost.
   *[other] Won by { $players }.
}
# No variables
arena-analysis-unfinished = The game is not over.
# No variables
arena-analysis-looks = Looks ahead
# $looks: number · $fast: yes or no
arena-analysis-looks-about = { $fast ->
    [yes] { $looks } for each moment and each choice compared, with compiled code
   *[no] { $looks } for each moment and each choice compared, without compiled code (pip install "pileus[fast]" for more)
}
# No variables
arena-analysis-chances = Chance to win
# No variables
arena-analysis-chances-about = After each decision, by what lies open on the table: the hidden cards are dealt anew, and all play on by their tactics. The circles are turning points, by the number of the decision. After the last decision of a finished game the line shows the result.
# No variables
arena-analysis-chances-common = All win or lose together, so there is one line for all: how good the end was likely to be, from 0 % for the loss to anarchy to 100 % for the best there is.
# No variables
arena-analysis-everybody = Everybody
# No variables
arena-analysis-swings = Turning points
# $least: a share
arena-analysis-swings-about = Decisions after which somebody's chance was quite different, by at least { $least } and surely more than noise. Part of it may be luck: what was drawn or thrown.
# No variables
arena-analysis-no-swings = After no decision was anybody's chance surely and much different.
# No variables
arena-analysis-missed = Better choices missed
# $least: a share
arena-analysis-missed-about = Judged by what the seat could know then: both choices were looked into equally often, in the same worlds and with the same luck. Only differences of at least { $least } that are surely more than noise are told.
# No variables
arena-analysis-no-missed = No choice was surely better than the one made.
# $players: names of the seats
arena-analysis-judged = Only the decisions of { $players } were judged.
# No variables
arena-analysis-all = All decisions
# No variables
arena-head-decision = Decision
# No variables
arena-head-player = Player
# No variables
arena-head-choice = Choice
# No variables
arena-head-whose = Whose chance
# No variables
arena-head-before = Before
# No variables
arena-head-after = After
# No variables
arena-head-better = Better
# No variables
arena-head-chance = Chance
# No variables
arena-head-better-chance = With the better
# No variables
arena-head-by = Difference
