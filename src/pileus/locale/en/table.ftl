### Words of every table, whatever the game. A message is a whole sentence, so that a translator can turn it round.

## Names and lists

# A seat without a name. $number: from 1
seat-name = Seat { $number }
# The last two members of a list. $before, $after: names
list-end = { $before } and { $after }
# A list of three or more. $before: a name · $after: the rest of the list
list-more = { $before }, { $after }

## Refusals of a match

# $name: the game asked for · $known: the games there are
no-such-game = There is no game called “{ $name }”; there are { $known }.
# $name: the bot asked for · $known: the bots there are
no-such-bot = There is no bot called “{ $name }”; there are { $known }.
# $name: the bot asked for · $problem: what Python said
bot-not-loaded = The bot “{ $name }” cannot be loaded: { $problem }.
# $name: the bot asked for
bot-not-written-so = “{ $name }” is no bot: write a name, or module:Class for one of your own.
# $name: the bot asked for
bot-not-whole = The bot “{ $name }” lacks “reads” (view or copy) or “budget” (a pileus.bots.Budget).
# $name: the bot asked for
bot-cannot-choose = “{ $name }” is no bot: it has no method “choose”.
# $given: what stands where a budget should
bad-budget = “{ $given }” is no budget: “1s” is a second, 500 are five hundred looks ahead.
# $bot: its name · $player: the seat · $decision: its number · $rule: the paragraph behind it · $problem: what Python said
bot-failed = The bot “{ $bot }” ({ $player }) failed at decision { $decision } ({ $rule }): { $problem }
# $game: its number · $bot: its name · $player: the seat · $decision: its number · $rule: the paragraph behind it · $problem: what Python said
bot-failed-in-game = The bot “{ $bot }” ({ $player }) failed in game { $game } at decision { $decision } ({ $rule }): { $problem }
# $name: the seat asked for · $last: the highest seat
no-such-seat = There is no seat “{ $name }”: seats are numbered from 0 to { $last }.
# $player: the seat to move
not-your-turn = It is { $player }'s turn.
# $name: what was asked for
no-such-choice = “{ $name }” names nothing at this table.
# No variables
game-over = The game is over.
# No variables
undo-nothing = There is nothing to undo.
# No variables
undo-luck = A card was revealed or the dice were rolled: what luck has decided is not undone.
# No variables
undo-other-seat = Another player has chosen since, so this can no longer be undone.

## Refusals of options, positions and records

# $problem: what is wrong
bad-options = The options cannot be used: { $problem }
# $problem: what is wrong
bad-position = The position is impossible: { $problem }
# $problem: what is wrong
bad-record = The record cannot be read: { $problem }
# No variables
record-is-position = This is a position, not a record: “play --load” begins a game from it.
# $version: the record's · $known: the newest this program reads
record-version = The record has version { $version }; this program reads versions up to { $known }.
# $data: the hash in the record · $known: the hash of the data loaded
record-data = The record was played with other cards or another board (data { $data }, here { $known }).
# $number: of the choice
record-chain = The record was changed: choice { $number } does not follow from those before it.
# $number: of the choice · $name: the choice
record-choice = Choice { $number } of the record, “{ $name }”, was not legal.
# No variables
record-commitment = The record's secret key is not the one promised when the game began.
# No variables
record-result = The record tells another end than its choices lead to.
# No variables
wrong-game = This record or position belongs to another game.

## Rulebooks

# $name: the paragraph asked for · $known: the sections there are
no-such-rule = There is no paragraph “{ $name }” in the rulebooks; they have the sections { $known }.
# $name: of the game
no-rulebook = There is no rulebook of { $name } here.
# The match is over; its result and its key are known. No variables
undo-over = The game is over: what was secret is known now, so nothing can be taken back.
# A record whose last link does not fit. $number: how many choices it has
record-head = The record does not end where it says: entries after number { $number } are missing, or its head was changed.
