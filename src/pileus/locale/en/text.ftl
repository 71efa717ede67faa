### The text table: any game in words, for the terminal and for screen readers.

## Sitting down

# The person at the device, in sentences about players. No variables
text-your-name = Citizen
# $number: of the seat, from 1
text-bot-name = Bot { $number }
# $number: of the seat, from 1 · $player · $who: you, person or bot · $kind: the bot's name
text-sitter = { $who ->
    [you] Seat { $number }: { $player }. That is you.
    [bot] Seat { $number }: { $player }, which plays by itself ({ $kind }).
   *[person] Seat { $number }: { $player }.
}
# Bots that search, where numba is missing. No variables
text-bots-slow = Without the fast engine (pip install "pileus[fast]") bots that look ahead do so less far.
# A bot takes its time. $player: its name
text-thinking = { $player } is thinking …
# No variables
text-welcome = Type the number of a choice. “goal” tells how one wins, “table” shows everything, “?” explains, “help” lists the rest.
# $given: number of names · $seats: number
text-seat-count = { $given ->
    [one] One seat is named, but the table has { $seats }.
   *[other] { $given } seats are named, but the table has { $seats }.
}
# $name
text-same-name = Two seats are called { $name }; give each a name of its own.
# $name · $most: letters
text-bad-name = { $name } is no name for a person: use up to { $most } printable letters.
# $name · $known: the bots there are
text-no-such-sitter = Nobody called “{ $name }” can sit down: say “you”, a bot ({ $known }) or a person's name with a capital letter.
# $player
text-curtain = Hand the device to { $player }, who then presses Enter.

## Choosing

# $typed: what was typed · $numbers: a list
text-several-choices = Several choices fit “{ $typed }”: numbers { $numbers }.
# $last: the highest number
text-no-such-number = { $last ->
    [one] There is one choice only: 1.
   *[other] Choices are numbered from 1 to { $last }.
}
# $typed: what was typed · $things: a list
text-several-things = No choice fits “{ $typed }”. It could mean { $things }: say more to learn why not.
# $typed: what was typed
text-unknown = Nothing here is called “{ $typed }”. “help” lists what can be typed.

## Asking

# $label: of the choice · $number
text-is-choice = { $label } can be chosen now: number { $number }.
# $rule: the paragraph behind the question
text-ask-more = “? name” asks about a card, a place, a button or a word of the game; “rule { $rule }” reads a rule.
# $typed: what was typed · $parts: a list
text-no-such-part = The table has no part called “{ $typed }”; say { $parts }.

## Taking back and keeping

# No variables
text-undone = Taken back.
# No variables
text-save-where = Say where: “save FILE”.
# No variables
text-exists = it exists already
# $file
text-saved = The record is in { $file }.
# $file · $problem: why not
text-cannot-save = { $file } cannot be written: { $problem }.
# $file: a folder
text-not-empty = { $file } is not empty: choose a new folder.
# $file · $problem: why not
text-cannot-read = { $file } cannot be read: { $problem }.
# $file; what to type in a shell follows on a line of its own
text-left = You left the table. The record is in { $file }; this goes on with the game:
# $file
text-kept = The game will be saved in { $file } when you leave, and at the end.
# $file
text-kept-again = You go on with the game in { $file }. It will be saved there again when you leave.
# $file
text-neither = { $file } is neither a saved game nor a position: it would have a field “pileus” or a field “game”.
# After a bot failed. $file
text-kept-after-failure = The game is kept in { $file } as it stood; this goes on with it:
# No variables
text-left-unsaved = You left the table; the game was not saved. “save FILE” keeps one, “--load FILE” goes on with it.

## The end

# No variables
text-over = The game is over
# $place: from 1 · $player · $score: the points that count for this end, in words
text-place = { $place }. { $player }: { $score }.
# $place: from 1 · $player · $score: the points that count for this end, in words · $tiebreak: what breaks ties, in words
text-place-tied = { $place }. { $player }: { $score }; { $tiebreak }.
# Where all lost together. $player · $score: the points that count for this end, in words
text-no-place = { $player }: { $score }.
# $players: one
text-winner = { $players } wins.
# $players: a list
text-winners = { $players } share the victory.

## Help

# No variables
text-help-choose = A number, a name such as “done”, or a part of a label: make that choice.
# No variables
text-help-again = Enter alone: list the choices again.
# No variables
text-help-why = ? NAME: what a card, a place, a button or a word of the game is, and why it is not a choice. ? alone: the rule behind the question.
# No variables
text-help-goal = goal: how one wins, and how the game can end suddenly.
# $rule: the paragraph behind the question
text-help-rule = rule { $rule }: read that paragraph of the rulebook, or any other; sections too.
# No variables
text-help-table = table: everything you may know. table NAME: a part of it, such as “table map”.
# No variables
text-help-log = log: what happened lately. log all: from the beginning.
# No variables
text-help-undo = undo: take your last choice back, as long as no luck and nobody else came between.
# No variables
text-help-save = save FILE: keep the game; it is saved there again when you leave and at the end.
# No variables
text-help-quit = quit: leave the table; at a terminal a game under way is saved first.
# A record names a bot by its module, and a file must not choose which code runs. $name: module:Class
text-file-names-code = The file seats the bot { $name }, but a file cannot choose code to run: say who sits where with --seats.
