"""Looking ahead in any game: information-set tree search for several seats, in kernel Python with holes for a game.

Every look ahead begins with a copy in which all that the searching seat may not know is dealt anew. It goes down the
tree, each seat choosing what has turned out best for itself (max-n) or what its tactics advise and has been tried
little; adds a node; plays on by the tactics; and judges where it got to.
"""

from __future__ import annotations

from math import sqrt

from pileus.games.contract import CERTAIN
from pileus.kernel.backend import copy_state, kernel
from pileus.kernel.driver import next_luck, pick
from pileus.kernel.layout import LOST, Buffer, Core, Longs
from pileus.kernel.luck import MASK, seed_luck

from .tree import KEY, OFFERED, TOTAL, VISITS, WIDTH, add_child, find_child, key_of, seat_of

# Settings of a search, by their place in a buffer.
SEAT = 0  # who searches
EXPLORE = 1  # how much advice that was tried little counts, of CERTAIN
PRIOR_TEMPER = 2  # by so much less worth a choice is half as likely: for advice,
PLAYOUT_TEMPER = 3  # and for play-outs
HORIZON = 4  # milestones until a play-out is judged
FIRST_PLAY = 5  # by how much less than its siblings a choice is expected to bring before it was tried, of CERTAIN
DEPTH = 6  # the longest way down the tree
ROOM = 7  # the most nodes
SEATS = 8
SETTINGS = 9

# What a search keeps from look ahead to look ahead.
LUCK = 0
LOOKS = 1
NODES = 2
SEED = 3
DECISIONS = 4
KEPT = 5

LONGEST_PLAYOUT = 4000  # decisions: longer than any game that ends
WHOLE = 1 << 16  # the likelihood of the best choice
SIXTEENTHS = tuple(round(WHOLE * 2 ** (-i / 16)) for i in range(16))


def beat(s: Core) -> None:
    """A hole for the game's beat."""


def choices(s: Core, out: Buffer) -> int:
    """A hole for the game's choices."""
    return 0


def choose(s: Core, choice: int) -> None:
    """A hole for the game's reaction to a choice."""


def determinise(s: Core, seat: int) -> None:
    """A hole for the game's way to deal anew."""


def scores(s: Core, out: Buffer) -> None:
    """A hole for the game's scores."""


@kernel
def weigh(s: Core, out: Buffer, n: int, worth: Buffer, notes: Buffer, weights: Buffer) -> None:
    """A hole for the game's tactics; without any, all choices are worth the same."""
    for i in range(n):
        worth[i] = 0


@kernel
def evaluate(s: Core, out: Buffer, notes: Buffer, weights: Buffer) -> None:
    """A hole for the game's tactics; without any, a game is judged when it is over: the winners share."""
    scores(s, out)
    best = LOST
    shared = 1
    for seat in range(notes[0]):
        if out[seat] > best:
            best = out[seat]
            shared = 1
        elif out[seat] == best:
            shared += 1
    for seat in range(notes[0]):
        out[seat] = CERTAIN // shared if out[seat] == best and best > LOST // 2 and s.over > 0 else 0


@kernel
def milestone(s: Core) -> int:
    """A hole for the game's tactics; without any, there is only the end."""
    return 0


@kernel
def run_beats(s: Core) -> None:
    """Until somebody must choose or the game is over."""
    while s.seat < 0 and s.over == 0:
        s.tape_n = 0
        beat(s)


@kernel
def make_choice(s: Core, choice: int) -> None:
    """One choice, and on to the next."""
    s.tape_n = 0
    choose(s, choice)
    run_beats(s)


@kernel
def make_likely(worth: Buffer, n: int, temper: int) -> int:
    """What choices are worth becomes how likely they are. The sum of it."""
    best = worth[0]
    for i in range(1, n):
        if worth[i] > best:
            best = worth[i]
    total = 0
    for i in range(n):
        gap = (best - worth[i]) * 16 // temper
        worth[i] = 1 if gap >= 240 else (SIXTEENTHS[gap & 15] >> (gap >> 4)) + 1
        total += worth[i]
    return total


@kernel
def pick_likely(worth: Buffer, n: int, total: int, luck: int) -> int:
    """One of n, as likely as it says there."""
    left = pick(luck, total)
    for i in range(n):
        left -= worth[i]
        if left < 0:
            return i
    return n - 1


@kernel
def pick_best(worth: Buffer, n: int, luck: int) -> int:
    """One of those worth most, any of them."""
    best = worth[0]
    equals = 1
    for i in range(1, n):
        if worth[i] > best:
            best = worth[i]
            equals = 1
        elif worth[i] == best:
            equals += 1
    left = pick(luck, equals)
    for i in range(n):
        if worth[i] == best:
            if left == 0:
                return i
            left -= 1
    return 0


@kernel
def pick_by_tactics(
    s: Core, out: Buffer, n: int, worth: Buffer, notes: Buffer, weights: Buffer, temper: int, luck: int
) -> int:
    """Which of n choices: the best, or with a temper now and then another; below 0 any."""
    if temper < 0:
        return pick(luck, n)
    weigh(s, out, n, worth, notes, weights)
    if temper == 0:
        return pick_best(worth, n, luck)
    return pick_likely(worth, n, make_likely(worth, n, temper), luck)


# The tree


@kernel
def grow(
    states: list[Core],
    tree: Longs,
    settings: Buffer,
    weights: Buffer,
    out: Buffer,
    worth: Buffer,
    notes: Buffer,
    path: Buffer,
    kept: Longs,
    times: int,
) -> None:
    """Look ahead so many times from the first state; the second is worked on."""
    for _ in range(times):
        copy_state(states, 0, 1)
        s = states[1]
        kept[LOOKS] += 1
        seed_luck(s, kept[SEED], kept[LOOKS])
        determinise(s, settings[SEAT])
        goal = milestone(s) + settings[HORIZON]
        depth = go_down(states, goal, tree, settings, weights, out, worth, notes, path, kept)
        play_on(states, goal, settings, weights, out, worth, notes, kept)
        notes[0] = settings[SEATS]
        evaluate(s, worth, notes, weights)
        for i in range(depth):
            at = path[i] * WIDTH
            tree[at + VISITS] += 1
            tree[at + TOTAL] += worth[seat_of(tree[at + KEY])]


@kernel
def go_down(
    states: list[Core],
    goal: int,
    tree: Longs,
    settings: Buffer,
    weights: Buffer,
    out: Buffer,
    worth: Buffer,
    notes: Buffer,
    path: Buffer,
    kept: Longs,
) -> int:
    """Down the tree, until a node is new. How many nodes the path has."""
    s = states[1]
    node = 0
    depth = 0
    while s.over == 0 and depth < settings[DEPTH] and milestone(s) < goal:
        n = choices(s, out)
        if n == 1:
            make_choice(s, out[0])  # no node: there is nothing to learn
            continue
        weigh(s, out, n, worth, notes, weights)
        i = most_promising(s, tree, node, out, n, worth, settings, path)
        child = path[settings[DEPTH] + i]
        if child == 0:
            if kept[NODES] == settings[ROOM]:
                return depth
            child = kept[NODES]
            kept[NODES] += 1
            add_child(tree, node, child, key_of(out[i], s.step, s.seat))
        make_choice(s, out[i])
        path[depth] = child
        depth += 1
        if tree[child * WIDTH + VISITS] == 0:
            return depth
        node = child
    return depth


@kernel
def most_promising(
    s: Core, tree: Longs, node: int, out: Buffer, n: int, worth: Buffer, settings: Buffer, path: Buffer
) -> int:
    """The choice with most of value found and of advice not yet tried. The children are left behind the path."""
    total = make_likely(worth, n, settings[PRIOR_TEMPER])
    found = settings[DEPTH]
    visits = 0
    value = 0
    for i in range(n):
        child = find_child(tree, node, key_of(out[i], s.step, s.seat))
        path[found + i] = child
        if child > 0:
            at = child * WIDTH
            tree[at + OFFERED] += 1
            visits += tree[at + VISITS]
            value += tree[at + TOTAL]
    expected = (value // visits if visits > 0 else CERTAIN // 2) - settings[FIRST_PLAY]
    best = -1
    promised = 0
    for i in range(n):
        child = path[found + i]
        tried = 0
        offered = visits + 1
        mean = expected
        if child > 0:
            at = child * WIDTH
            tried = tree[at + VISITS]
            offered = tree[at + OFFERED]
            if tried > 0:
                mean = tree[at + TOTAL] // tried
        curious = settings[EXPLORE] * worth[i] // total * int(sqrt(offered * 10_000)) // (1 + tried)
        promise = mean * 100 + curious
        if best < 0 or promise > promised:
            best = i
            promised = promise
    return best


@kernel
def play_on(
    states: list[Core],
    goal: int,
    settings: Buffer,
    weights: Buffer,
    out: Buffer,
    worth: Buffer,
    notes: Buffer,
    kept: Longs,
) -> None:
    """By the tactics, until the milestone or the end."""
    s = states[1]
    luck = kept[LUCK]
    decisions = 0
    while s.over == 0 and decisions < LONGEST_PLAYOUT and milestone(s) < goal:
        n = choices(s, out)
        i = 0
        if n > 1:
            luck = next_luck(luck)
            i = pick_by_tactics(s, out, n, worth, notes, weights, settings[PLAYOUT_TEMPER], luck)
        make_choice(s, out[i])
        decisions += 1
    kept[LUCK] = luck & MASK
    kept[DECISIONS] += decisions


# Without a tree


@kernel
def consider(states: list[Core], i: int, out: Buffer, worth: Buffer, notes: Buffer, weights: Buffer) -> int:
    """What the choices of a state are worth by the tactics. How many they are."""
    s = states[i]
    n = choices(s, out)
    weigh(s, out, n, worth, notes, weights)
    return n


@kernel
def judge(states: list[Core], i: int, seats: int, out: Buffer, notes: Buffer, weights: Buffer) -> None:
    """How well each seat stands."""
    notes[0] = seats
    evaluate(states[i], out, notes, weights)


@kernel
def finish(
    states: list[Core],
    i: int,
    tempers: Buffer,
    sides: Buffer,
    one: Buffer,
    other: Buffer,
    luck: int,
    limit: int,
    out: Buffer,
    worth: Buffer,
    notes: Buffer,
) -> int:
    """Play to the end, or for `limit` decisions, each seat with its own temper and by one of two sets of weights."""
    s = states[i]
    decisions = 0
    while s.over == 0 and decisions < limit:
        n = choices(s, out)
        luck = next_luck(luck)
        temper = tempers[s.seat]
        if sides[s.seat] == 0:
            choice = pick_by_tactics(s, out, n, worth, notes, one, temper, luck)
        else:
            choice = pick_by_tactics(s, out, n, worth, notes, other, temper, luck)
        make_choice(s, out[choice])
        decisions += 1
    return decisions
