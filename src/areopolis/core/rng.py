"""The generator of a game: one integer."""

from __future__ import annotations

from hashlib import blake2b
from typing import Final

from areopolis.core import dealing

BITS: Final = 64
WORD: Final = (1 << BITS) - 1

# Seeds above a word are secret ones: this bit, and so many more of the operating system's chance.
SECRET_BITS: Final = 128
SECRET_LEAST: Final = 1 << SECRET_BITS

DIGEST_BYTES: Final = BITS // 8

# Hexadecimal digits of a state: a word, or the leading bit, the secret ones and a word.
DIGITS: Final = BITS // 4
SECRET_DIGITS: Final = 1 + (SECRET_BITS + BITS) // 4
PURPOSE: Final = b"areopolis-chance"

# How much a word grows at every draw.
GROWTH: Final = 0x9E3779B97F4A7C15

DEALS_NATIVELY: Final = not str(dealing.__file__).endswith(".py")


class Rng:
    """The chance of a game (ADR 2), in one of two ways that its integer decides.

    One word is SplitMix64: small, fast, good enough for every shuffle, and for all that is only
    imagined. A larger integer is a secret seed and, in its lowest word, how often it was drawn
    from: a one-way function of both gives the bits, so that nobody who sees cards can compute
    others.
    """

    def __init__(self, word: int) -> None:
        """Start at *word*, which is the whole state of the generator."""
        self.word = word

    @classmethod
    def of_seed(cls, seed: int) -> Rng:
        """Return the generator with which a game of *seed* begins."""
        return cls(seed if seed <= WORD else seed << BITS)

    def clone(self) -> Rng:
        """Return a generator that goes on in the same way."""
        return Rng(self.word)

    def next(self) -> int:
        """Return 64 random bits."""
        if self.word > WORD:
            return self._next_secret()
        self.word = (self.word + GROWTH) & WORD
        bits = self.word
        bits = ((bits ^ (bits >> 30)) * 0xBF58476D1CE4E5B9) & WORD
        bits = ((bits ^ (bits >> 27)) * 0x94D049BB133111EB) & WORD
        return bits ^ (bits >> 31)

    def _next_secret(self) -> int:
        told = b"%x" % self.word
        self.word += 1
        return int.from_bytes(blake2b(told, digest_size=DIGEST_BYTES, person=PURPOSE).digest())

    def below(self, bound: int) -> int:
        """Return a number from 0 to *bound* - 1; the bias is below one in 2**50."""
        return (self.next() * bound) >> BITS

    def shuffle(self, items: list[int]) -> None:
        """Put *items* into a random order."""
        draws = max(0, len(items) - 1)
        if DEALS_NATIVELY and self.word <= WORD:
            dealing.shuffle(items, self.word)
            self.word = (self.word + draws * GROWTH) & WORD
            return
        for last in range(draws, 0, -1):
            other = self.below(last + 1)
            items[last], items[other] = items[other], items[last]


def is_seed(number: int) -> bool:
    """Whether a game can begin with *number*: one word, or a secret seed."""
    return 0 <= number <= WORD or SECRET_LEAST <= number < 2 * SECRET_LEAST
