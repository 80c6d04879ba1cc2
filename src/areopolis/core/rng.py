"""The generator of a game: one integer."""

from __future__ import annotations

from typing import Final

WORD: Final = (1 << 64) - 1
SEED_MOST: Final = WORD


class Rng:
    """SplitMix64: small, seedable with any number, good enough for every shuffle (ADR 2)."""

    def __init__(self, word: int) -> None:
        """Start at *word*, which is the whole state of the generator."""
        self.word = word & WORD

    def clone(self) -> Rng:
        """Return a generator that goes on in the same way."""
        return Rng(self.word)

    def next(self) -> int:
        """Return 64 random bits."""
        self.word = (self.word + 0x9E3779B97F4A7C15) & WORD
        bits = self.word
        bits = ((bits ^ (bits >> 30)) * 0xBF58476D1CE4E5B9) & WORD
        bits = ((bits ^ (bits >> 27)) * 0x94D049BB133111EB) & WORD
        return bits ^ (bits >> 31)

    def below(self, bound: int) -> int:
        """Return a number from 0 to *bound* - 1; the bias is below one in 2**50."""
        return (self.next() * bound) >> 64

    def shuffle(self, items: list[int]) -> None:
        """Put *items* into a random order."""
        for last in range(len(items) - 1, 0, -1):
            other = self.below(last + 1)
            items[last], items[other] = items[other], items[last]
