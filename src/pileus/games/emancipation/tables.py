"""CSV files, checked against P1 and P2, as integer tables.

Everything is numbered from 0 in the order of the files; spheres in their clockwise order (P1.2). A name, `London` or
`B01`, is what the files call a thing.
"""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from typing import NamedTuple

from pileus import data
from pileus.data import DataError
from pileus.data.rows import Row, read_rows

FACTIONS = ("red", "green", "white")
RED, GREEN, WHITE = 0, 1, 2
COLOURS = ("red", "green", "white", "purple", "yellow")  # P1.4; the first three are the factions'
PURPLE, YELLOW = 3, 4
OPERATIONS = ("maritime", "manumission", "westernize", "suffrage")  # P5
MARITIME, MANUMISSION, WESTERNIZE, SUFFRAGE = 0, 1, 2, 3
AGENTS = 15  # P1.1, of each faction
MEEPLES = 16
SHIPS = 9
DISKS = 18
SPHERES = 10
SEAS = 9
BARRIERS = 39
WEST_IDEAS = 66
EAST_IDEAS = 32
IDEAS = WEST_IDEAS + EAST_IDEAS
NONE = -1


class Sphere(NamedTuple):
    """What the rows of spheres.csv say about a sphere (P1.2, P1.3)."""

    key: str
    name: str
    order: int
    dissident_spaces: int
    barriers: int
    seas: tuple[tuple[str, str], ...]  # the sphere beyond and the name of the water
    lands: tuple[tuple[str, str], ...]
    fidelity: str


class Port(NamedTuple):
    """One row of spheres.csv: a port (P1.2) and what is set up there (P2.3)."""

    name: str
    sphere: str
    slave_spaces: int
    agent: str  # a faction or nothing
    meeples: tuple[str, ...]
    start: int  # 1 where the elephant begins
    fidelity: str


class Slaver(NamedTuple):
    """One row of slavers.csv: a sea border and its slaver (P1.3)."""

    key: str
    sea: str
    sphere_a: str
    sphere_b: str
    number: int
    cargo: str
    fidelity: str


class Barrier(NamedTuple):
    """One row of barriers.csv (P1.4)."""

    key: str
    sphere: str
    colour: str
    number: int
    black_edge: int
    name: str
    note: str
    fidelity: str


class Idea(NamedTuple):
    """One row of ideas.csv (P1.5); operations of the advanced game are left out."""

    key: str
    deck: str
    name: str
    year: str
    kind: str
    operations: tuple[str, ...]
    arrow: int
    note: str
    fidelity: str


def _once(rows: list[Row], field: str, values: list[str]) -> None:
    """Refuse what is named twice."""
    seen: set[str] = set()
    for row, value in zip(rows, values, strict=True):
        if value in seen:
            row.fail(field, f"{value} is used twice")
        seen.add(value)


def _count(path: Path, rule: str, things: str, found: int, expected: int) -> None:
    if found != expected:
        raise DataError(rule, f"{path.name} has {found} {things} instead of {expected}")


# The map (P1.2, P1.3)


def read_map(path: Path) -> tuple[tuple[Sphere, ...], tuple[Port, ...]]:
    """Spheres in their clockwise order and their ports, checked against P1.2 and P2.3."""
    rows = read_rows(path, "P1.2", "P0.3")
    spheres: dict[str, Sphere] = {}
    for row in rows:
        sphere = _sphere(row)
        first = spheres.setdefault(sphere.key, sphere)
        if first._replace(fidelity="") != sphere._replace(fidelity=""):
            row.fail("sphere_id", f"the rows of {sphere.key} do not say the same about the sphere")
    _count(path, "P1.2", "spheres", len(spheres), SPHERES)
    if sorted(sphere.order for sphere in spheres.values()) != list(range(1, SPHERES + 1)):
        raise DataError("P1.2", f"{path.name}: clockwise_order is not 1 to {SPHERES}, each once")
    ports = [_port(row) for row in rows]
    _once(rows, "port", [port.name for port in ports])
    for row, port in zip(rows, ports, strict=True):
        here = sum(other.sphere == port.sphere for other in ports)
        if row.number("ports_in_sphere", 1, 2) != here:
            row.fail("ports_in_sphere", f"{port.sphere} has {here} rows, one for each port")
    _count(path, "P2.3", "ports where the elephant starts", sum(port.start for port in ports), 1)
    _count(path, "P2.3", "printed agents", sum(port.agent != "" for port in ports), 4)
    _count(path, "P2.3", "printed meeples", sum(len(port.meeples) for port in ports), 4)
    _check_borders(path, spheres)
    ordered = tuple(sorted(spheres.values(), key=lambda sphere: sphere.order))
    return ordered, tuple(sorted(ports, key=lambda port: spheres[port.sphere].order))


def _sphere(row: Row) -> Sphere:
    row.number("admin_spaces", 1, 1)  # P1.2: one agent
    return Sphere(
        row.word("sphere_id"),
        row.word("sphere"),
        row.number("clockwise_order", 1, SPHERES),
        row.number("sphere_dissident_spaces", 0, 4),
        row.number("barriers_in_sphere", 0, BARRIERS),
        _neighbours(row, "sea_neighbours"),
        _neighbours(row, "land_neighbours"),
        row.text("sphere_name_fidelity"),
    )


def _neighbours(row: Row, field: str) -> tuple[tuple[str, str], ...]:
    """`WEU:North Atlantic; FEA:North Pacific`, or nothing."""
    borders = []
    for border in filter(None, (part.strip() for part in row.text(field).split(";"))):
        key, colon, name = border.partition(":")
        if not colon or not name.strip():
            row.fail(field, f"'{border}' is not a sphere_id, a colon and the name of the border")
        borders.append((key.strip(), name.strip()))
    return tuple(borders)


def _port(row: Row) -> Port:
    meeples = tuple(filter(None, row.text("initial_meeples").split("+")))
    spaces = row.number("slave_spaces", 0, 8)
    for meeple in meeples:
        if meeple not in FACTIONS:
            row.fail("initial_meeples", f"'{meeple}' is not one of {', '.join(FACTIONS)}, joined by +")
    if len(meeples) > spaces:
        row.fail("initial_meeples", f"{len(meeples)} meeples do not fit on {spaces} slave spaces")
    return Port(
        row.word("port"),
        row.word("sphere_id"),
        spaces,
        row.one_of("initial_admin_agent", ("", *FACTIONS)),
        meeples,
        row.number("is_elephant_start", 0, 1, empty=0),
        row.text("port_fidelity"),
    )


def _check_borders(path: Path, spheres: dict[str, Sphere]) -> None:
    """P1.3 A border is named by both spheres, and every sphere can be reached (P3.4: overflow finds room)."""
    for sphere in spheres.values():
        for key, name in (*sphere.seas, *sphere.lands):
            if key not in spheres or key == sphere.key:
                raise DataError("P1.3", f"{path.name}: {sphere.key} borders {key} ({name}), which is no other sphere")
            kind = "seas" if (key, name) in sphere.seas else "lands"
            if (sphere.key, name) not in getattr(spheres[key], kind):
                raise DataError("P1.3", f"{path.name}: {sphere.key} borders {key} ({name}), which does not border it")
    reached, todo = set(), [next(iter(spheres))]
    while todo:
        key = todo.pop()
        reached.add(key)
        todo += [other for other, _ in (*spheres[key].seas, *spheres[key].lands) if other not in reached]
    if len(reached) < SPHERES:
        cut_off = ", ".join(sorted(set(spheres) - reached))
        raise DataError("P3.4", f"{path.name}: no border leads to {cut_off}")


# Slavers, barriers, ideas (P1.3 to P1.5)


def read_slavers(path: Path, spheres: tuple[Sphere, ...]) -> tuple[Slaver, ...]:
    """The sea borders, checked against the map (P1.3)."""
    rows = read_rows(path, "P1.3", "P0.3")
    keys = tuple(sphere.key for sphere in spheres)
    slavers = tuple(
        Slaver(
            row.word("slaver_id"),
            row.word("sea"),
            row.one_of("sphere_a", keys),
            row.one_of("sphere_b", keys),
            row.number("number", 1, 6),
            row.text("cargo"),
            row.text("fidelity"),
        )
        for row in rows
    )
    _count(path, "P1.1", "slavers", len(slavers), SEAS)
    _once(rows, "slaver_id", [slaver.key for slaver in slavers])
    _once(rows, "sea", [slaver.sea for slaver in slavers])
    by_key = {sphere.key: sphere for sphere in spheres}
    for row, slaver in zip(rows, slavers, strict=True):
        if (slaver.sphere_b, slaver.sea) not in by_key[slaver.sphere_a].seas:
            row.fail("sea", f"the map has no sea border {slaver.sea} from {slaver.sphere_a} to {slaver.sphere_b}")
    for sphere in spheres:
        beside = sum(sphere.key in (slaver.sphere_a, slaver.sphere_b) for slaver in slavers)
        if beside != len(sphere.seas):
            raise DataError("P1.3", f"{path.name}: {sphere.key} has {len(sphere.seas)} sea borders, {beside} slavers")
        if beside > 2:
            raise DataError("P5.7", f"{path.name}: {beside} slavers border {sphere.key}, but at most two may")
    return slavers


def read_barriers(path: Path, spheres: tuple[Sphere, ...]) -> tuple[Barrier, ...]:
    """The barriers, checked against P1.4 and the map."""
    rows = read_rows(path, "P1.4", "P0.3")
    keys = tuple(sphere.key for sphere in spheres)
    barriers = tuple(
        Barrier(
            row.word("barrier_id"),
            row.one_of("sphere_id", keys),
            row.one_of("colour", COLOURS),
            row.number("die", 1, 6),
            row.number("black_border", 0, 1, empty=0),
            row.word("name"),
            row.text("note"),
            row.text("fidelity"),
        )
        for row in rows
    )
    _count(path, "P1.1", "barriers", len(barriers), BARRIERS)
    _once(rows, "barrier_id", [barrier.key for barrier in barriers])
    for row, barrier in zip(rows, barriers, strict=True):
        if barrier.black_edge and barrier.colour not in FACTIONS:
            row.fail("black_border", f"a {barrier.colour} barrier has no black edge: it hits no piece (P7.3)")
    for sphere in spheres:
        here = sum(barrier.sphere == sphere.key for barrier in barriers)
        if here != sphere.barriers:
            raise DataError("P1.4", f"{path.name} has {here} barriers of {sphere.key}; the map says {sphere.barriers}")
    return barriers


def read_ideas(path: Path) -> tuple[Idea, ...]:
    """The ideas, West before East, checked against P1.5."""
    rows = read_rows(path, "P1.5", "P0.3")
    ideas = []
    for row in rows:
        operations = tuple(word for word in OPERATIONS if row.number(word, 0, 1, empty=0))
        if not operations:
            row.fail("maritime", f"an idea shows at least one of {', '.join(OPERATIONS)}")
        deck = row.one_of("deck", ("west", "east"))
        arrow = row.number("arrow", 0, 1, empty=0)
        if arrow and deck == "east":
            row.fail("arrow", "East ideas never show an arrow (P6.2)")
        ideas.append(
            Idea(
                row.word("idea_id"),
                deck,
                row.word("name"),
                row.text("year"),
                row.text("kind"),
                operations,
                arrow,
                row.text("note"),
                row.text("fidelity_ops"),
            )
        )
    _once(rows, "idea_id", [idea.key for idea in ideas])
    decks = Counter(idea.deck for idea in ideas)
    _count(path, "P1.5", "West ideas", decks["west"], WEST_IDEAS)
    _count(path, "P1.5", "East ideas", decks["east"], EAST_IDEAS)
    return tuple(sorted(ideas, key=lambda idea: idea.deck == "east"))


FILES = data.files("emancipation", ("spheres.csv", "barriers.csv", "slavers.csv", "ideas.csv"))
DATA_HASH = data.fingerprint(FILES)
SPHERE, PORT = read_map(FILES["spheres.csv"])
SLAVER = read_slavers(FILES["slavers.csv"], SPHERE)
BARRIER = read_barriers(FILES["barriers.csv"], SPHERE)
IDEA = read_ideas(FILES["ideas.csv"])

PORTS = len(PORT)
_index = {sphere.key: i for i, sphere in enumerate(SPHERE)}

PORT_SPHERE = tuple(_index[port.sphere] for port in PORT)
PORT_SPACES = tuple(port.slave_spaces for port in PORT)
PORT_AGENT = tuple(FACTIONS.index(port.agent) if port.agent else NONE for port in PORT)
PORT_MEEPLES = tuple(tuple(port.meeples.count(word) for word in FACTIONS) for port in PORT)
ELEPHANT_START = next(i for i, port in enumerate(PORT) if port.start)
FIRST_PORT = tuple(PORT_SPHERE.index(sphere) for sphere in range(SPHERES))
LAST_PORT = tuple(max(i for i in range(PORTS) if PORT_SPHERE[i] == sphere) for sphere in range(SPHERES))
DISSIDENT_SPACES = tuple(sphere.dissident_spaces for sphere in SPHERE)

SEA_A = tuple(_index[slaver.sphere_a] for slaver in SLAVER)
SEA_B = tuple(_index[slaver.sphere_b] for slaver in SLAVER)
SLAVER_NUMBER = tuple(slaver.number for slaver in SLAVER)
SPHERE_SEAS = tuple(  # padded with -1 to two
    tuple(([sea for sea in range(SEAS) if sphere in (SEA_A[sea], SEA_B[sea])] + [NONE, NONE])[:2])
    for sphere in range(SPHERES)
)

BARRIER_SPHERE = tuple(_index[barrier.sphere] for barrier in BARRIER)
BARRIER_COLOUR = tuple(COLOURS.index(barrier.colour) for barrier in BARRIER)
BARRIER_NUMBER = tuple(barrier.number for barrier in BARRIER)
BARRIER_EDGE = tuple(barrier.black_edge for barrier in BARRIER)
BARRIER_AT = tuple(sorted(range(BARRIERS), key=lambda barrier: BARRIER_SPHERE[barrier]))  # sphere by sphere
FIRST_BARRIER = tuple(  # where a sphere's begin in BARRIER_AT, and after the last sphere the end
    sum(other < sphere for other in BARRIER_SPHERE) for sphere in range(SPHERES + 1)
)

IDEA_OPERATIONS = tuple(tuple(int(word in idea.operations) for word in OPERATIONS) for idea in IDEA)
IDEA_ARROW = tuple(idea.arrow for idea in IDEA)


def _distances() -> tuple[tuple[int, ...], ...]:
    """P3.4 How many borders, land or sea, lie between two spheres."""
    beside = [{_index[key] for key, _ in (*sphere.seas, *sphere.lands)} for sphere in SPHERE]
    table = []
    for start in range(SPHERES):
        distance = {start: 0}
        todo = [start]
        for sphere in todo:  # grows while it is read
            new = [other for other in sorted(beside[sphere]) if other not in distance]
            distance.update(dict.fromkeys(new, distance[sphere] + 1))
            todo += new
        table.append(tuple(distance[sphere] for sphere in range(SPHERES)))
    return tuple(table)


DISTANCE = _distances()
