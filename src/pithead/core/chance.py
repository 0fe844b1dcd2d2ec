"""Randomness from outside the state: a small generator, and streams keyed by what is drawn.

The k-th draw of a stream depends on the seed, the stream and k, and on nothing else. So two players in
the same seat meet the same luck, and a revealed seed proves every outcome of a record.
"""

from __future__ import annotations

from hashlib import blake2b, sha256
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from mypy_extensions import i64

SEED_BYTES: Final = 32

# Multiply-with-carry, base 2**32: the multiplier is below 2**31, so that every product fits 63 bits and the
# generator is the same interpreted and compiled to machine integers.
_MULTIPLIER: Final = 2131995753
_LOW: Final = 0xFFFFFFFF
_SPAN: Final = 0x100000000

_NAMED: Final = 256
_NAMES: Final = [str(k).encode() for k in range(_NAMED)]  # parts of a key, as they are written


class Rng:
    """A generator for one purpose. Equal seeds give equal numbers on every build, for ever."""

    x: i64
    carry: i64

    def __init__(self, seed: int) -> None:
        """Start from any int; 64 bits of it count."""
        self.x = 0
        self.carry = 1
        self.start(seed & _LOW, seed >> 32 & _LOW)

    def start(self, low: i64, high: i64) -> None:
        """Start anew from two halves of 32 bits."""
        self.x = low
        self.carry = high % (_MULTIPLIER - 1) + 1
        if self.x == _LOW and self.carry == _MULTIPLIER - 1:
            self.carry = 1  # the one state that would repeat itself for ever
        i: i64
        for i in range(4):
            self.word()

    def word(self) -> i64:
        """The next 32 bits."""
        t: i64 = _MULTIPLIER * self.x + self.carry
        self.x = t & _LOW
        self.carry = t >> 32
        return self.x ^ self.carry

    def below(self, n: i64) -> i64:
        """A whole number from 0 to n - 1, each equally likely. 0 < n <= 2**32."""
        limit: i64 = _SPAN - _SPAN % n
        r: i64 = self.word()
        while r >= limit:
            r = self.word()
        return r % n


class SpyRng(Rng):
    """The same generator, which keeps what it was asked for: in `asked` the n of each `below`, 0 for each `word`, and
    in `given` what it answered. The question number `at` is answered with `value` instead.
    """

    asked: list[int]
    given: list[int]
    at: i64
    value: i64
    inside: bool

    def __init__(self, seed: int, at: i64 = -1, value: i64 = 0) -> None:
        self.inside = True
        self.asked = []
        self.given = []
        self.at = at
        self.value = value
        super().__init__(seed)
        self.inside = False

    def word(self) -> i64:
        r: i64 = super().word()
        if not self.inside:
            self._keep(0, 0)
        return r

    def below(self, n: i64) -> i64:
        self.inside = True
        r: i64 = super().below(n)
        self.inside = False
        if len(self.asked) == self.at:
            r = self.value
        self._keep(n, r)
        return r

    def _keep(self, n: i64, r: i64) -> None:
        self.asked.append(int(n))
        self.given.append(int(r))


class Chance:
    """All the luck of one game, from one seed."""

    def __init__(self, seed: bytes) -> None:
        if len(seed) != SEED_BYTES:
            raise ValueError(f"a seed has {SEED_BYTES} bytes, not {len(seed)}")
        self.seed = seed
        self.keyed = blake2b(digest_size=8, key=seed)

    def rng(self, key: tuple[int, ...]) -> Rng:
        """The generator of one chance node, named by `State.chance_key()`."""
        start = self._digest(key)
        rng = Rng(0)
        rng.start(_word(start, 4), _word(start, 0))
        return rng

    def start(self, key: tuple[int, ...]) -> int:
        """What that generator starts from."""
        return int.from_bytes(self._digest(key), "big")

    def _digest(self, key: tuple[int, ...]) -> bytes:
        drawn = self.keyed.copy()
        drawn.update(b",".join([_NAMES[k] if 0 <= k < _NAMED else str(k).encode() for k in key]))
        digest: bytes = drawn.digest()
        return digest

    def commitment(self) -> str:
        """What is published before the first draw; the seed itself is published after the last."""
        return sha256(b"pithead seed" + self.seed).hexdigest()


def _word(digest: bytes, at: i64) -> i64:
    """Four bytes of it, the highest first."""
    i: i64
    word: i64 = 0
    for i in range(at, at + 4):
        word = word << 8 | digest[i]
    return word


def seed_from(*parts: int | str) -> bytes:
    """A seed derived from readable parts, for simulations that must be repeatable."""
    return sha256("/".join([str(p) for p in parts]).encode()).digest()
