"""The screens of Liberté, most of them at one table of five in the middle of a game."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from playwright.sync_api import expect

from pileus.games.liberte.tables import CARD
from tests.web.table_page import TablePage
from tools.screens import PHONE_ONLY, Screen, Show

SEATS = ["Claire", "Joshua", "Amina", "Solon", "Talma"]
COLOURS = ["plum", "amber", "green", "ink", "pink"]

# Province by province: seat, faction, height
MAP = """
1 C red 2, J blue 2     2 C red 2, S white 1          3 T red 2, J blue 1              4 J blue 2, C red 1
5 J blue 1              6 A white 3, T blue 1         7 A blue 2, S white 1, T red 1   8 J blue 1, C red 3, S white 1
9 J blue 1, S white 1   10 S white 2, A blue 1        11 T red 2, A blue 1             12 C red 3, J blue 1
13 A white 3, T red 2   14 A blue 1                   15 T red 1                       16 J blue 2, S white 1
17 A blue 1             18 T blue 2, S white 1        20 C red 2, J blue 2, S white 1  22 T blue 2
23 S white 2            24 T red 1                    25 A blue 2, C red 1, S white 1  26 C red 2, S white 1
"""


def cards(*names: str) -> list[int]:
    """Their numbers; of equal Specials the first."""
    return [next(card.number for card in CARD if name in card.name) for name in names]


BILLAUD = cards("Billaud-Varenne")[0]
HANDS = [
    cards("Robespierre", "Billaud-Varenne", "Danton", "Chaumette", "Club des Jacobins", "Fouché", "Guillotine"),
    cards("Barnave", "Sieyès", "Bread Shortage", "Condorcet", "Bailly"),
    cards("La Rochejaquelein", "Talleyrand", "Terror", "Gensonné"),
    cards("Charette", "Cazalès", "Emigration", "Barère", "Bouillé"),
    cards("Desmoulins", "Religious Problems", "Carnot", "Romme"),
]
DISPLAYS = [
    cards("Marat", "Collot d'Herbois", "Chalier"),
    cards("Bonaparte", "Mounier", "Kellermann"),
    cards("Hoche", "Le Chapelier"),
    cards("Précy", "Maury", "Club de Clichy"),
    cards("Hébert", "Jacques Roux"),
]
ROW = cards("Dumouriez", "Masséna", "Purge")
USED = {*ROW, *(card for held in HANDS + DISPLAYS for card in held)}
DISCARD = [card.number for card in CARD if card.set == "A" and card.number not in USED]  # so the deck is the B set


def stacks(lines: str) -> list[dict[str, Any]]:
    """The stacks of a map in words."""
    found = []
    words = lines.replace(",", " ").split()
    province = 0
    while words:
        if words[0].isdigit():
            province = int(words.pop(0))
        letter, faction, blocks = words[:3]
        del words[:3]
        seat = next(i for i, name in enumerate(SEATS) if name.startswith(letter))
        found.append({"province": province, "seat": seat, "faction": faction, "blocks": int(blocks)})
    return found


def table(who: tuple[str, ...] = ("me", "bot", "bot", "bot", "bot"), **position: Any) -> dict[str, Any]:
    """What opens a table of five at a position."""
    seats = [
        {"who": one, "name": name, "colour": colour} for one, name, colour in zip(who, SEATS, COLOURS, strict=True)
    ]
    lost = {"government": "blue", "opposition": "red", "presence": [1, 2, 4], "lost_battles": [2]}
    piles = {"row": ROW, "discard": DISCARD}
    there = {"turn": 3, "order": [0, 1, 2, 3, 4], "vp": [9, 11, 7, 6, 3], "stacks": stacks(MAP), "hands": HANDS}
    laid = {"game": "liberte", **there, "displays": DISPLAYS, **lost, **piles, **position}
    return {"game": "liberte", "name": "Germinal", "seats": seats, "options": {"players": 5}, "position": laid}


def in_action() -> dict[str, Any]:
    """Turn 3: Claire is to act."""
    return table(battle=[2, 2, 1, 0, 0])


def at_the_polls() -> dict[str, Any]:
    """The election; Normandie is tied between Claire and Joshua."""
    return table(phase="election")


def in_battle() -> dict[str, Any]:
    """Claire and Joshua have as many tokens and a General each."""
    shown = [[*DISPLAYS[0][:2], *cards("Kléber")], *DISPLAYS[1:]]
    return table(phase="battle", displays=shown, battle=[2, 2, 1, 0, 0])


def finished() -> dict[str, Any]:
    """The last election of a game, which bots bring to its end."""
    wanted = table(("bot",) * 5, turn=4, phase="election")
    return {**wanted, "name": "Fructidor"}


def waiting() -> dict[str, Any]:
    """A new table that waits for friends."""
    seats = [{"who": "me", "name": "Claire"}, *({"who": who} for who in ("link", "link", "bot"))]
    return {"game": "liberte", "name": "Messidor", "seats": seats, "options": {"players": 4}}


def open_to_all() -> dict[str, Any]:
    """Somebody's table with an open seat."""
    seats = [{"who": "me", "name": "Amina"}, {"who": "open"}, {"who": "bot", "name": "Zadig"}]
    return {"game": "liberte", "name": "Brumaire", "seats": seats, "options": {"players": 3}, "listed": True}


def at(wanted: Callable[[], dict[str, Any]], *keys: str) -> Show:
    """Claire's turn at a table, after some keys."""

    def show(page: TablePage) -> None:
        page.open(**wanted())
        page.mine()
        for key in keys:
            page.page.keyboard.press(key)
            page.page.wait_for_timeout(400)

    return show


def placing(page: TablePage) -> None:
    """Billaud-Varenne's first block is placed, the mouse is where the second would go."""
    at(in_action)(page)
    page.choose(f"card:{BILLAUD}")
    page.choose("province:19")
    page.page.mouse.move(*page.point("province:13"))
    page.page.wait_for_timeout(500)


def why_not(page: TablePage) -> None:
    """Why his block cannot go to Maine."""
    at(in_action)(page)
    page.choose(f"card:{BILLAUD}")
    page.choose("province:19")
    page.click("province:7")
    expect(page.page.locator("#pop")).to_be_visible()


def over(page: TablePage) -> None:
    """The result."""
    page.open(**finished())
    until_over(page)
    expect(page.page.locator("#result-title")).to_be_visible()


def until_over(page: TablePage) -> None:
    """Bots play on."""
    while page.wait().turn != "over":
        page.skip()


def replay(page: TablePage) -> None:
    """Some moments before the end."""
    over(page)
    page.go(page.id, f"?at={page.state()['moments'] // 2}")


def fairness(page: TablePage) -> None:
    """What the browser has proved."""
    over(page)
    page.page.locator('.result [data-do="verify"]').click()
    expect(page.page.locator(".findings li").first).to_be_visible()


def curtain(page: TablePage) -> None:
    """Between two people at one device."""
    wanted = in_action()
    wanted["seats"][1]["who"] = "here"
    page.open(**wanted)


def tab(number: int) -> Show:
    """A tab of a phone."""

    def show(page: TablePage) -> None:
        at(in_action)(page)
        page.page.locator(".tabs button").nth(number).tap()

    return show


SCREENS = [
    Screen("liberte-action", at(in_action)),
    Screen("liberte-placing", placing),
    Screen("liberte-why-not", why_not),
    Screen("liberte-election", at(at_the_polls)),
    Screen("liberte-battle", at(in_battle)),
    Screen("liberte-result", over),
    Screen("liberte-replay", replay),
    Screen("liberte-fairness", fairness),
    Screen("liberte-in-words", at(in_action, "t")),
    Screen("liberte-rules", at(in_action, "?")),
    Screen("liberte-menu", at(in_action, "m")),
    Screen("liberte-curtain", curtain),
    Screen("liberte-phone-cards", tab(1), PHONE_ONLY),
    Screen("liberte-phone-players", tab(2), PHONE_ONLY),
    Screen("liberte-phone-log", tab(3), PHONE_ONLY),
    Screen("liberte-phone-forecast", tab(4), PHONE_ONLY),
]
