### Hints at a table, and the chances to win in the course of a game: asked for by the page where they are shown.

hint-title = Hint
hint-thinking = Looking ahead, by what you may know …
hint-about = The best choices found, by what you may know; the first, looked into most, is marked at the table.
# Shown beside it where all win or lose together. No variables
hint-common = All win or lose together: 100 % would be a decisive victory with every goal, 0 % is the loss to anarchy.
# $chance: a share in per cent, a number · $together: yes or no
hint-chance = { $together ->
    [yes] good for all: { $chance } %
   *[no] you win: { $chance } %
}
# $heading: what is done with it · $label: the card
hint-choice = { $heading }: { $label }
# $steps: what is expected, joined
hint-line = Expected then: { $steps }
# $name: of whoever chooses · $label: the choice
hint-step = { $name }: { $label }
hint-close = Close the hint
# $label: the choice · $chance: a share in per cent, a number
hint-announce = Hint: { $label } ({ $chance } %).

# $together: yes or no
graph-title = { $together ->
    [yes] How good it looked for all
   *[no] Chance to win
}
graph-about = As far as it lay open on the table: hidden cards are dealt anew and all play on by their tactics. A click leads to that moment.
# $done, $all: numbers
graph-progress = Working out the chances: { $done } of { $all } moments
graph-everybody = Everybody
graph-turns = Turning points
graph-no-turns = After no choice was anybody's chance surely and much different.
# $number: of the moment · $name: whose chance · $before, $after: shares in per cent, numbers
graph-turn = Moment { $number }: { $name } from { $before } % to { $after } %
graph-table = The chances as a table
graph-moment = Moment
# $name: whose · $chance: a share in per cent, a number
graph-now = { $name } { $chance } %
