"""One small notation: tables go in and come out as the lines a player would write.

    t = position('''
        Normandie | C red 3 | J blue 2 | M blue 2
        display C | Marat
        hand J    | 12, Bread Shortage
        turn 3
        phase election
    ''', seats="CJM")

Lines: a province with its stacks; `hand`, `display` of a seat; `row`, `discard`, `box`; `presence` ("A | B");
`battle`, `vp` ("A 2 | B 1"); `turn`, `phase`, `government`, `opposition`, `deck`, `lost` (turns); `known`, after
the hands. Cards by number or by a part of the name that no other card has; of equal Specials
the next one that is not used yet. Seats are letters; the table has one seat per letter, and their order is
the order of play unless a line `order` says otherwise. `left` names the cards left in a short deck: all
others that no line names are in the box, Specials in the last hands.
"""

from __future__ import annotations

from typing import Any

import pileus
from pileus.games.liberte.events import PHASES, PhaseBegan, TurnBegan
from pileus.games.liberte.rules.state import State
from pileus.games.liberte.tables import CARD, CARD_KIND, CLUB, FACTIONS, PROVINCE
from pileus.play.match import Match


def province_number(name: str) -> int:
    """A province by its name or a part of it."""
    if name.isdigit():
        return int(name)
    found = [p.number for p in PROVINCE if name == p.name] or [p.number for p in PROVINCE if name in p.name]
    assert len(found) == 1, f"{name} names {len(found)} provinces"
    return found[0]


def province_name(number: int) -> str:
    """Short: Paris is Paris."""
    return "Paris" if number == 8 else PROVINCE[number - 1].name


def card_numbers(name: str) -> list[int]:
    """All cards a name can mean."""
    if name.isdigit():
        return [int(name)]
    found = [c.number for c in CARD if c.name == name] or [c.number for c in CARD if name in c.name]
    assert found, f"no card is called {name}"
    return found


class Table:
    """A match of Liberté, spoken to in the notation."""

    def __init__(self, match: Match, seats: str) -> None:
        self.match = match
        self.seats = seats

    # What is chosen

    def choose(self, *words: str) -> Table:
        """A seat's choice, checked to be its turn: `"A Marat"`, `"B decline"`, `"A stack Paris B"`."""
        for word in words:
            letter, _, thing = word.partition(" ")
            self.match.play(self.find(thing), self.seats.index(letter))
        return self

    def find(self, thing: str) -> str:
        """The name of the choice a word means; among equal cards one that can be chosen."""
        if thing.startswith("stack "):
            return f"stack:{province_number(thing[6:-2])}:{self.seats.index(thing[-1])}"
        if thing in BUTTONS:
            return thing
        provinces = [p.number for p in PROVINCE if thing in p.name]
        if len(provinces) == 1 or any(thing == p.name for p in PROVINCE):
            return f"province:{province_number(thing)}"
        names = [f"card:{number}" for number in card_numbers(thing)]
        legal = {choice.name for choice in self.match.choices}
        return next((name for name in names if name in legal), names[0])

    @property
    def choices(self) -> set[str]:
        """The legal set in the notation: cards by full name, provinces, `stack Paris B`, buttons."""
        return {self._word(choice.name) for choice in self.match.choices}

    def _word(self, name: str) -> str:
        kind, _, rest = name.partition(":")
        if kind == "card":
            return CARD[int(rest) - 1].name
        if kind == "province":
            return province_name(int(rest))
        if kind == "stack":
            province, seat = rest.split(":")
            return f"stack {province_name(int(province))} {self.seats[int(seat)]}"
        return name

    def why_not(self, letter: str, thing: str) -> str:
        """`"L6.2a liberte-why-not-…"`: the paragraph and the message id."""
        reason = self.match.why_not(self.seats.index(letter), self.find(thing))
        assert reason is not None
        return f"{reason.rule} {reason.id}"

    # What the table looks like

    @property
    def state(self) -> State:
        """The true state."""
        s = self.match.state
        assert isinstance(s, State)
        return s

    @property
    def seat(self) -> str | None:
        """The letter of the seat to move."""
        return None if self.match.seat is None else self.seats[self.match.seat]

    @property
    def asked(self) -> str:
        """The id of the prompt."""
        return self.match.prompt.id

    @property
    def map(self) -> str:
        """`"Normandie | C red 2 | J blue 2"`, a line a province."""
        s = self.state
        lines = []
        for province in PROVINCE:
            stacks = [
                f"{letter} {FACTIONS[s.faction[i][province.number]]} {s.height[i][province.number]}"
                for i, letter in enumerate(self.seats)
                if s.height[i][province.number]
            ]
            if stacks:
                lines.append(" | ".join([province_name(province.number), *stacks]))
        return "\n".join(lines)

    @property
    def votes(self) -> str:
        """`"C red 1 | J blue 2"`."""
        s = self.state
        return " | ".join(
            f"{letter} {faction} {s.votes[i][f]}"
            for i, letter in enumerate(self.seats)
            for f, faction in enumerate(FACTIONS)
            if s.votes[i][f]
        )

    @property
    def track(self) -> dict[str, int]:
        """The election markers."""
        return dict(zip(FACTIONS, self.state.track, strict=True))

    @property
    def supply(self) -> dict[str, int]:
        """The supplies."""
        return dict(zip(FACTIONS, self.state.supply, strict=True))

    @property
    def vp(self) -> dict[str, int]:
        """Victory points by letter."""
        return dict(zip(self.seats, self.state.vp, strict=False))

    @property
    def order(self) -> str:
        """The order of play as letters."""
        return "".join(self.seats[seat] for seat in self.state.order[: len(self.seats)])

    @property
    def government(self) -> str | None:
        """The faction that governs."""
        return None if self.state.government < 0 else FACTIONS[self.state.government]

    @property
    def opposition(self) -> str | None:
        """The faction in opposition."""
        return None if self.state.opposition < 0 else FACTIONS[self.state.opposition]

    @property
    def presence(self) -> str:
        """The letters of those present in the government."""
        return "".join(letter for i, letter in enumerate(self.seats) if self.state.presence[i])

    @property
    def discard(self) -> list[str]:
        """The discard pile."""
        return [CARD[card - 1].name for card in self.state.discard[: self.state.discard_n]]

    @property
    def box(self) -> list[str]:
        """The box."""
        return [CARD[card - 1].name for card in self.state.box[: self.state.box_n]]

    @property
    def row(self) -> list[str]:
        """The face-up row."""
        return [CARD[card - 1].name for card in self.state.row if card]

    @property
    def deck(self) -> list[str]:
        """What is left in the deck, sorted by number; its order nobody knows."""
        s = self.state
        cards = s.deck[: s.deck_n] + s.deck[len(s.deck) - s.under_n :]
        return [CARD[card - 1].name for card in sorted(cards)]

    @property
    def turn(self) -> int:
        """The turn."""
        return self.state.turn

    @property
    def phase(self) -> str:
        """The phase."""
        return PHASES[self.state.phase]

    @property
    def battle(self) -> dict[str, int]:
        """Tokens in the Battle Box by letter."""
        return dict(zip(self.seats, self.state.battle, strict=False))

    def hand(self, letter: str) -> list[str]:
        """A hand, sorted by number."""
        seat = self.seats.index(letter)
        return [CARD[card - 1].name for card in sorted(self.state.hand[seat][: self.state.hand_n[seat]])]

    def display(self, letter: str) -> list[str]:
        """A display."""
        seat = self.seats.index(letter)
        return [CARD[card - 1].name for card in self.state.display[seat][: self.state.display_n[seat]]]

    @property
    def events(self) -> list[str]:
        """The message ids of everything that has happened, set-up included."""
        told = [*self.match.opening, *(event for entry in self.match.log for event in entry.events)]
        return [event.message().id for event in told]

    @property
    def phases(self) -> list[str]:
        """The turns and phases that have begun, as `turn 2`, `refresh` …"""
        told = [*self.match.opening, *(event for entry in self.match.log for event in entry.events)]
        return [
            f"turn {event.turn}" if isinstance(event, TurnBegan) else event.phase
            for event in told
            if isinstance(event, TurnBegan | PhaseBegan)
        ]

    @property
    def winners(self) -> str:
        """The letters of the winners."""
        assert self.match.result is not None
        return "".join(self.seats[seat] for seat in self.match.result.winners)

    @property
    def ended(self) -> str | None:
        """The message id of the end."""
        return None if self.match.result is None else self.match.result.reason.id


BUTTONS = ("deck", "blocks", "battle", "keep", "discard", "done", "pass", "decline", "claim")


def position(text: str, seats: str = "ABC", seed: int = 1, **options: Any) -> Table:
    """A table set up from the notation; one seat per letter, the options of L0 as keywords."""
    return Table(pileus.game("liberte").set_up(written(text, seats, **options), seed=seed), seats)


def written(text: str, seats: str = "ABC", **options: Any) -> dict[str, Any]:
    """The notation as a position by names."""
    places: dict[str, Any] = {"stacks": [], "hands": [[] for _ in seats], "displays": [[] for _ in seats]}
    used: set[int] = set()
    left: list[int] | None = None

    def cards(words: list[str]) -> list[int]:
        numbers = []
        for word in (w for part in words for w in part.split(",")):
            if word.strip():
                free = [number for number in card_numbers(word.strip()) if number not in used]
                assert free, f"every card called {word} is used"
                used.add(free[0])
                numbers.append(free[0])
        return numbers

    def counts(words: list[str]) -> list[int]:
        by_letter = dict(word.split() for word in words)
        return [int(by_letter.get(letter, 0)) for letter in seats]

    for line in text.strip().splitlines():
        if not line.strip():
            continue
        head, *rest = (part.strip() for part in line.split("|"))
        key, _, argument = head.partition(" ")
        if key in ("hand", "display"):
            places[key + "s"][seats.index(argument.strip())] += cards(rest)
        elif key in ("row", "discard", "box"):
            places[key] = cards(rest)
        elif key == "known":  # after the hands
            names = [word.strip() for part in rest for word in part.split(",")]
            places[key] = [next(n for n in card_numbers(name) if n in used) for name in names]
        elif key == "left":
            left = cards(rest)
        elif key in ("battle", "vp"):
            places[key] = counts(rest)
        elif key == "presence":
            places[key] = [seats.index(letter) for letter in rest]
        elif key == "order":
            places[key] = [seats.index(letter) for letter in argument]
        elif key == "turn":
            places[key] = int(argument)
        elif key == "lost":
            places["lost_battles"] = [int(turn) for turn in argument.split()]
        elif key in ("phase", "government", "opposition", "deck"):
            places[key] = argument
        else:
            for stack in rest:
                letter, faction, blocks = stack.split()
                places["stacks"].append(
                    {
                        "province": province_number(head),
                        "seat": seats.index(letter),
                        "faction": faction,
                        "blocks": int(blocks),
                    }
                )
    if left is not None:
        others = [card.number for card in CARD if card.number not in used]
        places["box"] = places.get("box", []) + [card for card in others if CARD_KIND[card] <= CLUB]
        specials = [card for card in others if CARD_KIND[card] > CLUB]
        for hand, display in zip(reversed(places["hands"]), reversed(places["displays"]), strict=True):
            room = 15 - len(hand) - len(display)
            hand.extend(specials[:room])
            specials = specials[room:]
    return {"game": "liberte", "options": {"players": len(seats), **options}, **places}
