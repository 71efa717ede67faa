"""Luck: the published generator, alike everywhere."""

from __future__ import annotations

from pileus.kernel.layout import Core, layout
from pileus.kernel.luck import random_below, seed_luck


@layout
class Cup(Core):
    """A state with nothing but luck."""


def reference(words: list[int]) -> int:
    """xoshiro128** 1.1 as its authors define it, one step; the words change in place."""
    mask = 0xFFFFFFFF

    def rotl(x: int, k: int) -> int:
        return ((x << k) | (x >> (32 - k))) & mask

    result = (rotl(words[1] * 5 & mask, 7) * 9) & mask
    shifted = words[1] << 9 & mask
    words[2] ^= words[0]
    words[3] ^= words[1]
    words[1] ^= words[2]
    words[0] ^= words[3]
    words[2] ^= shifted
    words[3] = rotl(words[3], 11)
    return result


def test_it_is_xoshiro128_starstar():
    s = Cup()
    s.rng[:] = [1, 2, 3, 4]
    words = [1, 2, 3, 4]
    assert [random_below(s, 1 << 31) for _ in range(50)] == [reference(words) >> 1 for _ in range(50)]
    assert s.rng == words


def test_the_first_words_of_the_published_test_vector():
    words = [1, 2, 3, 4]
    assert [reference(words) for _ in range(3)] == [11520, 0, 5927040]


def test_every_face_comes_up_about_as_often():
    s = Cup()
    seed_luck(s, 0, 1)
    faces = [0] * 6
    for _ in range(6000):
        faces[random_below(s, 6)] += 1
    assert min(faces) > 850
    assert max(faces) < 1150


def test_each_use_is_counted_so_that_undo_can_see_it():
    s = Cup()
    seed_luck(s, 0, 1)
    random_below(s, 6)
    random_below(s, 6)
    assert s.rolls == 2


def test_neighbouring_seeds_are_unrelated():
    first = []
    for seed in range(100):
        s = Cup()
        seed_luck(s, 0, seed)
        first.append(random_below(s, 1000))
    assert len(set(first)) > 80
