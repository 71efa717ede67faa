"""What a study counts in a game of Liberté: governments, sources of VP, cards, provinces, battles."""

from __future__ import annotations

from collections import Counter

from pileus.games.contract import Event, Message
from pileus.games.studies import Chart, Study, Tally

from .events import (
    ENDS,
    ArmyLed,
    CardKept,
    CardPlayed,
    GovernmentFormed,
    NoVotes,
    PointsScored,
    ProvinceScored,
    SpecialPlayed,
    TurnBegan,
    VotesTaken,
)
from .rules.state import State
from .tables import BATTLE, CARD, FACTIONS, PROVINCE

TURNS = ("1", "2", "3", "4")
SOURCES = ("first-in-government", "second-in-government", "first-in-opposition", "provinces", "battles")
_CARDS = tuple(str(card.number) for card in CARD)

CHARTS = (
    Chart("government", "shares", FACTIONS),
    Chart("end", "shares", TURNS),
    Chart("sources", "amounts", SOURCES),
    Chart("kept", "worth", _CARDS),
    Chart("played", "worth", _CARDS),
    Chart("provinces", "worth", tuple(str(province.number) for province in PROVINCE)),
    Chart("battles", "worth", tuple(str(battle.turn) for battle in BATTLE)),
)


def tally(events: list[Event], s: State) -> Tally:
    """L3.1 to L12 Who governed when, how and when it ended, where the VP came from, who had which card and province."""
    governments: dict[str, str] = {}
    sources: list[Counter[str]] = [Counter() for _ in range(s.players)]
    had: dict[str, set[tuple[int, str]]] = {name: set() for name in ("kept", "played", "provinces", "battles")}
    turn = 1  # which begins with the game
    for event in events:
        match event:
            case TurnBegan():
                turn = event.turn
            case GovernmentFormed() | NoVotes():  # L9.2: without votes a faction governs all the same
                governments[str(turn)] = event.faction
            case PointsScored():
                sources[event.seat][event.award] += event.points
            case ProvinceScored():
                sources[event.seat]["provinces"] += event.vp
            case ArmyLed():
                sources[event.seat]["battles"] += event.vp
                had["battles"].add((event.seat, str(event.battle)))
            case CardKept():
                had["kept"].add((event.seat, str(event.card)))
            case CardPlayed() | SpecialPlayed():
                had["played"].add((event.seat, str(event.card)))
            case VotesTaken():
                had["provinces"].add((event.seat, str(event.province)))
    return Tally(
        shares={"government": governments, "end": {ENDS[s.over]: str(s.turn)}},
        amounts={"sources": [(seat, dict(points)) for seat, points in enumerate(sources)]},
        worth={name: sorted(pairs) for name, pairs in had.items()},
    )


def label(chart: str, word: str) -> Message:
    """A faction, a turn, a way to end, a source of VP, a card, a province or a battle."""
    if word in FACTIONS:
        return Message("liberte-faction", {"faction": word}, "L1.2")
    if chart in ("kept", "played"):
        return Message("liberte-study-card", {"card": int(word), "number": word}, "L1.2")
    if chart == "provinces":
        return Message("liberte-study-province", {"province": int(word)}, "L1.1")
    if chart == "battles":
        return Message("liberte-study-battle", {"battle": int(word)}, "L7.1")
    if chart == "sources":
        return Message("liberte-study-source", {"source": word}, "L10.1")
    if word in TURNS:
        return Message("liberte-study-turn", {"turn": word}, "L3.1")
    return Message(f"liberte-word-end-{word}", {}, "L12.1")


STUDY = Study(CHARTS, tally, label)
