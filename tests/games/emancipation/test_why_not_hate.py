"""Why a port, a piece, a ship, a sphere or a faction is not a choice once luck strikes (P3.4, P6, P7)."""

from __future__ import annotations

from typing import Any

from tests.games.emancipation.quiet import hate
from tests.games.emancipation.table import Table, table

# The elephant (P6.1)


def test_P6_1_the_die_leads_the_elephant():
    t = table(phase="elephant", elephant="London").rolling(4)
    assert t.why_not("port:Canton") == "P6.1 elephant-die"
    assert t.why_not("admin:Batavia") == "P3.3 choose-port"


# Hate (P7.2, P7.4)


def test_P7_2_hate_hits_pieces_in_the_elephants_port():
    t = hate("Philadelphia", 1, 5, freed={"Philadelphia": ["green"]}, dissidents={"NAM": ["green"]})
    assert t.why_not("admin:London") == "P7.2 hate-port"
    assert t.why_not("dissident:NAM") == "P7.2 hate-dissident"


def test_P7_4_the_ship_is_beside_the_sphere():
    t = hate("Bahia", 1, 1, 6, freed={"Bahia": ["white"]}, ships={"S5": None, "S9": None, "S1": None})
    assert t.why_not("sea:S1") == "P7.4 ship-not-beside"


# Pogroms (P7.5)


def test_P7_5_a_pogrom_needs_two_disks():
    t = table(phase="pogroms", anarchy={"EEU": 2, "WEU": 2, "MEA": 1})
    assert t.why_not("sphere:MEA") == "P7.5 no-pogrom"
    assert t.why_not("sphere:NAM") == "P7.5 no-pogrom"


def test_P7_5_each_sphere_once():
    t = table(phase="pogroms", anarchy={"EEU": 2, "WEU": 2, "FEA": 2}).play("sphere:EEU").rolling(1)
    assert t.why_not("sphere:EEU") == "P7.5 pogrom-rolled"


def pogrom(**fields: Any) -> Table:
    """A white piece of Latin America is lost: an agent and a meeple are at Bahia."""
    return table(phase="pogroms", anarchy={"LAM": 2}, **fields).rolling(1)


def test_P7_5_a_pogrom_hits_its_own_sphere():
    assert pogrom().why_not("admin:London") == "P7.5 pogrom-elsewhere"
    assert pogrom().why_not("dissident:NAM") == "P7.5 pogrom-elsewhere"


def test_P7_5_no_such_piece_is_there():
    assert pogrom().why_not("meeple:Port-au-Prince") == "P7.5 pogrom-meeple"
    assert pogrom().why_not("admin:Port-au-Prince") == "P7.5 pogrom-admin"
    assert pogrom().why_not("dissident:LAM") == "P7.5 pogrom-dissident"


def test_P7_5_an_agent_of_another_colour():
    t = pogrom(admin={"Bahia": "white", "Port-au-Prince": "green"})
    assert t.why_not("admin:Port-au-Prince") == "P7.5 pogrom-agent"


def test_P7_5_agents_on_ships_are_left_alone():
    t = pogrom(ships={"S5": "red", "S1": "red"})
    assert t.why_not("sea:S5") == "P7.5 pogrom-ship"
    assert t.why_not("sea:S1") == "P7.5 first-pogrom"


# Anarchy (P3.4)


def test_P3_4_a_disk_comes_from_a_faction_that_has_one():
    t = hate("New Orleans", 1, 2, 3, 4, disks={"red": 0})
    assert t.why_not("faction:red") == "P3.4 no-disk-left"


def test_P3_4_a_full_sphere_takes_no_disk():
    assert overflowing().why_not("sphere:MEA") == "P3.4 sphere-full"


def test_P3_4_the_nearest_spheres_take_the_disk():
    assert overflowing().why_not("sphere:LAM") == "P3.4 farther"


def overflowing() -> Table:
    """A third disk for the Middle East."""
    return table(phase="pogroms", anarchy={"MEA": 2}).rolling(6)
