"""The luck of a match: a secret key, used anew before every choice, or one plain stream from a seed.

At a table nobody can foresee luck and everybody can check it afterwards: the generator is re-keyed before choice
number n from HMAC-SHA256(key, n); the key's hash is published when the game starts, the key when it ends.
In the laboratory (fuzzing, simulation) a seed keys the generator once, which is faster and replays as well.
"""

from __future__ import annotations

import hashlib
import hmac
import secrets

from pileus.kernel.layout import Core
from pileus.kernel.luck import MASK, seed_luck


class Luck:
    """Where the luck of one match comes from."""

    def __init__(self, key: bytes | None = None, seed: int | None = None) -> None:
        self.key = key
        self.seed = seed

    @classmethod
    def fresh(cls, seed: int | None = None) -> Luck:
        """A key nobody knows; from a seed a key that can be had again, for study and tests."""
        if seed is None:
            return cls(key=secrets.token_bytes(32))
        return cls(key=hashlib.sha256(f"pileus {seed}".encode()).digest())

    @classmethod
    def stream(cls, seed: int) -> Luck:
        """One stream from a seed of up to 64 bits."""
        return cls(seed=seed)

    @property
    def commitment(self) -> str | None:
        """What is published at the start."""
        return hashlib.sha256(self.key).hexdigest() if self.key is not None else None

    def prepare(self, s: Core, number: int) -> None:
        """Key the state's generator for choice `number`; number 0 is the set-up."""
        if self.key is not None:
            digest = hmac.new(self.key, number.to_bytes(8, "big"), hashlib.sha256).digest()
            for i in range(4):
                s.rng[i] = int.from_bytes(digest[4 * i : 4 * i + 4], "big")
            s.rng[3] |= 1  # the generator must not be all zero
        elif number == 0:
            assert self.seed is not None
            seed_luck(s, self.seed >> 32 & MASK, self.seed & MASK)
