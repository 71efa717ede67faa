"""CSV files, checked against L1, as integer tables.

Cards and provinces are numbered from 1 as printed; index 0 of their tables stands for nothing.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

from pileus import data
from pileus.data import DataError
from pileus.data.rows import Row, numbered, read_rows

FACTIONS = ("blue", "white", "red")
BLUE, WHITE, RED = 0, 1, 2
BLOCKS = (28, 24, 30)  # L1.3
CARDS = 110
PROVINCES = 27
REGIONS = 6
PARIS = 8
SEATS = 6
ANYWHERE = -1
NO_FACTION = -1

PERSONALITY, CLUB = 0, 1
BREAD_SHORTAGE, EMIGRATION, RELIGIOUS_PROBLEMS, GUILLOTINE, PURGE, TERROR = 2, 3, 4, 5, 6, 7
SPECIALS = {  # L11: name -> kind, set, how many
    "Bread Shortage": (BREAD_SHORTAGE, "A", 4),
    "Emigration": (EMIGRATION, "A", 2),
    "Religious Problems": (RELIGIOUS_PROBLEMS, "A", 2),
    "Guillotine": (GUILLOTINE, "B", 2),
    "Purge": (PURGE, "B", 4),
    "Terror": (TERROR, "B", 6),
}


class Card(NamedTuple):
    """One row of cards.csv; the columns keep the rulebook's words (L1.2)."""

    number: int
    set: str
    kind: int
    name: str
    faction: int
    value: int  # 0 for a Special card
    region: str  # "" for a Club or a Special
    cannon: int
    general: int
    sans_culottes: int
    dates: str
    note: str
    fidelity: str


class Province(NamedTuple):
    """One row of provinces.csv (L1.1)."""

    number: int
    name: str
    region: str
    fleur: int
    vp: int
    note: str
    fidelity: str


class Region(NamedTuple):
    """One row of regions.csv; `track` is its place on the first edition's region track, 0 where unknown (L8.1)."""

    key: str
    name_fr: str
    name_en: str
    track: int


class Battle(NamedTuple):
    """One row of battles.csv (L7.2)."""

    turn: int
    name: str
    vp: int


def read_cards(path: Path, regions: tuple[Region, ...]) -> tuple[Card, ...]:
    """The deck, checked against L1.2 and L11."""
    rows = read_rows(path, "L1.2", "L0.6")
    deck = tuple(_card(row, tuple(region.key for region in regions)) for row in rows)
    numbered(path, "L1.2", "card_id", "cards", [card.number for card in deck], CARDS, rows)
    sets = Counter(card.set for card in deck)
    if sets["A"] != 57:
        raise DataError("L1.2", f"{path.name} has {sets['A']} A and {sets['B']} B cards instead of 57 and 53")
    for name, (kind, group, count) in SPECIALS.items():
        found = sum(card.kind == kind for card in deck)
        if found != count:
            raise DataError("L11", f"{path.name} has {found} cards {name} in set {group} instead of {count}")
    return tuple(sorted(deck))


def _card(row: Row, regions: tuple[str, ...]) -> Card:
    number = row.number("card_id", 1, CARDS)
    group = row.one_of("set", ("A", "B"))
    kind = row.one_of("type", ("personality", "club", "special"))
    name = row.word("name")
    marks = (
        row.number("cannon", 0, 1, empty=0),
        row.number("general", 0, 1, empty=0),
        row.number("sans_culottes", 0, 1, empty=0),
    )
    note = (row.text("dates"), row.text("note"), row.text("fidelity"))
    if kind == "special":
        row.one_of("name", tuple(SPECIALS))
        row.one_of("set", (SPECIALS[name][1],))
        row.one_of("faction", ("",))
        row.one_of("value", ("", "0"))
        return Card(number, group, SPECIALS[name][0], name, NO_FACTION, 0, "", 0, 0, 0, *note)
    faction = FACTIONS.index(row.one_of("faction", FACTIONS))
    if kind == "club":
        row.one_of("region", ("ANY", ""))
        value = row.number("value", 1, 1)
        if not marks[0]:
            row.fail("cannon", "a Club shows a Cannon, so this is 1")
        return Card(number, group, CLUB, name, faction, value, "", *marks, *note)
    value = row.number("value", 1, 3)
    region = row.one_of("region", regions)
    return Card(number, group, PERSONALITY, name, faction, value, region, *marks, *note)


def read_provinces(path: Path, regions: tuple[Region, ...]) -> tuple[Province, ...]:
    """The map, checked against L1.1."""
    rows = read_rows(path, "L1.1", "L0.6")
    keys = tuple(region.key for region in regions)
    provinces = tuple(
        Province(
            row.number("number", 1, PROVINCES),
            row.word("name"),
            row.one_of("region", keys),
            row.number("fleur_de_lis", 0, 1, empty=0),
            row.number("vp_turns_3_4", 0, 2, empty=0),
            row.text("note"),
            row.text("fidelity"),
        )
        for row in rows
    )
    numbered(path, "L1.1", "number", "provinces", [p.number for p in provinces], PROVINCES, rows)
    for key in keys:
        size = sum(province.region == key for province in provinces)
        if size not in (4, 5):
            raise DataError("L1.1", f"{path.name}: region {key} has {size} provinces instead of 4 or 5")
    fleurs = sum(province.fleur for province in provinces)
    if fleurs < 7:
        raise DataError(
            "L12.3", f"{path.name}: {fleurs} provinces have a fleur-de-lis, but a counter-revolution needs 7"
        )
    scoring = sum(province.vp > 0 for province in provinces)
    if scoring != 4:
        raise DataError("L1.1", f"{path.name}: {scoring} provinces carry VP instead of exactly four")
    return tuple(sorted(provinces))


def read_regions(path: Path) -> tuple[Region, ...]:
    """The six regions (L1.1) and their order on the track of the first edition (L8.1)."""
    regions = tuple(
        Region(
            row.word("region"),
            row.text("name_fr"),
            row.text("name_en"),
            row.number("track_order_first_edition", 0, REGIONS, empty=0),
        )
        for row in read_rows(path, "L1.1", "L0.6")
    )
    if len({region.key for region in regions}) != REGIONS or len(regions) != REGIONS:
        raise DataError("L1.1", f"{path.name} has {len(regions)} regions instead of {REGIONS} different ones")
    tracks = sorted(region.track for region in regions)
    if tracks not in ([0] * REGIONS, list(range(1, REGIONS + 1))):
        raise DataError("L8.1", f"{path.name}: track_order_first_edition is not 1 to 6, each once, or empty")
    return regions


def read_battles(path: Path) -> tuple[Battle, ...]:
    """The battles of turns 2 to 4; where the board is silent a battle pays 4 (L7.2)."""
    battles = tuple(
        Battle(row.number("turn", 2, 4), row.text("name"), row.number("vp", 0, 20, empty=4))
        for row in read_rows(path, "L7.2", "L0.6")
    )
    if sorted(battle.turn for battle in battles) != [2, 3, 4]:
        raise DataError("L7.2", f"{path.name} does not have one battle for each of the turns 2, 3 and 4")
    return tuple(sorted(battles))


FILES = data.files("liberte", ("cards.csv", "provinces.csv", "regions.csv", "battles.csv"))
DATA_HASH = data.fingerprint(FILES)
REGION = read_regions(FILES["regions.csv"])
CARD = read_cards(FILES["cards.csv"], REGION)
PROVINCE = read_provinces(FILES["provinces.csv"], REGION)
BATTLE = read_battles(FILES["battles.csv"])

_index = {region.key: i for i, region in enumerate(REGION)}


def _per_card(value: Callable[[Card], int]) -> tuple[int, ...]:
    return (0, *(value(card) for card in CARD))


def _per_province(value: Callable[[Province], int]) -> tuple[int, ...]:
    return (0, *(value(province) for province in PROVINCE))


CARD_KIND = _per_card(lambda card: card.kind)
CARD_SET_B = _per_card(lambda card: int(card.set == "B"))
CARD_FACTION = _per_card(lambda card: card.faction)
CARD_VALUE = _per_card(lambda card: card.value)
CARD_REGION = _per_card(lambda card: _index[card.region] if card.region else ANYWHERE)
CARD_CANNON = _per_card(lambda card: card.cannon)
CARD_GENERAL = _per_card(lambda card: card.general)
CARD_SANS_CULOTTES = _per_card(lambda card: card.sans_culottes)
PROVINCE_REGION = _per_province(lambda province: _index[province.region])
PROVINCE_VP = _per_province(lambda province: province.vp)
FLEURS = tuple(province.number for province in PROVINCE if province.fleur)
REGION_PROVINCES = tuple(  # padded with 0 to five
    tuple(([p.number for p in PROVINCE if p.region == region.key] + [0])[:5]) for region in REGION
)
EVERY_PROVINCE = tuple(range(1, PROVINCES + 1))
BATTLE_VP = (0, 0, *(battle.vp for battle in BATTLE))


def _by_region() -> tuple[int, ...]:
    """L8.1 The order of the first edition: along the region track, or by each region's lowest number."""
    lowest = {key: min(p.number for p in PROVINCE if p.region == key) for key in _index}
    ordered = sorted(REGION, key=lambda region: (region.track, lowest[region.key]))
    return tuple(number for region in ordered for number in REGION_PROVINCES[_index[region.key]] if number)


ELECTION_ORDER = (EVERY_PROVINCE, _by_region())  # L8.1: by number in the second edition, by region in the first
