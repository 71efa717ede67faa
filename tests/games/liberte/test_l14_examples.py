"""L14 Worked examples."""

from __future__ import annotations

from tests.games.liberte.table import position


def test_L14_3_a_broken_tie_in_paris_gives_the_whole_stack():
    """L8.5, L8.4"""
    t = position(
        """
        Paris     | C red 3 | J red 3 | M white 1
        display C | Marat
        display J | Danton
        phase election
        """,
        seats="CJM",
    )
    t.choose("C Marat", "J decline")
    assert "Jean-Paul Marat" in t.discard
    assert t.map == ""  # L8.4: the white block leaves too
    assert t.government == "red"
