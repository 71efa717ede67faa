"""The layout of a state: one declaration, several forms."""

from __future__ import annotations

import numpy

from pileus.kernel.layout import Core, i8, i16, layout, u32


@layout
class Toy(Core):
    """A small state."""

    narrow: int = i8("A small number.")
    wide: int = u32("A large number.")
    grid: list[list[int]] = i16("Three rows of two.", 3, 2)
    cube: list[list[list[int]]] = i8("Two by two by two.", 2, 2, 2)


def toy() -> Toy:
    s = Toy()
    s.narrow, s.wide, s.grid[2][1] = -5, 4_000_000_000, -300
    return s


def test_a_fresh_state_is_all_zero():
    assert set(Toy().flat()) == {0}


def test_a_clone_is_equal_and_shares_nothing():
    s = toy()
    t = s.clone()
    assert t.pack() == s.pack()
    t.grid[0][0] = t.cube[1][1][1] = 1
    assert s.grid[0][0] == s.cube[1][1][1] == 0


def test_packing_and_unpacking_give_the_state_back():
    assert Toy.unpack(toy().pack()).to_json() == toy().to_json()


def test_json_gives_the_state_back():
    assert Toy.from_json(toy().to_json()).pack() == toy().pack()


def test_the_record_of_compiled_code_has_the_same_bytes():
    record = numpy.frombuffer(toy().pack(), dtype=Toy.dtype())[0]
    assert (record["narrow"], record["wide"], record["grid"][2][1]) == (-5, 4_000_000_000, -300)
    assert record.tobytes() == toy().pack()


def test_every_field_is_naturally_aligned():
    dtype = Toy.dtype()
    for name in dtype.names:
        kind, offset = dtype.fields[name][:2]
        assert offset % kind.base.itemsize == 0
    assert dtype.itemsize % 4 == 0


def test_equal_states_have_equal_hashes_and_others_do_not():
    other = toy()
    other.narrow = 5
    assert toy().hash() == toy().hash() != other.hash()


def test_the_documentation_names_every_field():
    assert "grid[3][2] i16: Three rows of two." in Toy.describe().splitlines()


def test_a_state_takes_no_other_attributes():
    try:
        toy().unknown = 1  # type: ignore[attr-defined]
    except AttributeError:
        return
    raise AssertionError("a misspelt field would go unnoticed")
