"""The generator of players: small and fast, apart from the game's own (law 7)."""

from __future__ import annotations

from typing import Final

MASK: Final = 0xFFFFFFFF
RANGE: Final = 4294967296.0


class Dice:
    """Xorshift with 32 bits; good enough to choose among options, and cheap when compiled."""

    def __init__(self, seed: int) -> None:
        """Start anywhere; the state is never zero."""
        self.word = (seed ^ (seed >> 32) ^ 0x9E3779B9) & MASK or 0x9E3779B9

    def roll(self) -> int:
        """Return 32 random bits that are not all zero."""
        word = self.word
        word ^= (word << 13) & MASK
        word ^= word >> 17
        word ^= (word << 5) & MASK
        self.word = word
        return word

    def below(self, bound: int) -> int:
        """Return a number from 0 to *bound* - 1."""
        return (self.roll() * bound) >> 32

    def among(self, weights: list[float]) -> int:
        """Return a place in *weights*, each with a chance in proportion to its weight."""
        total = 0.0
        for weight in weights:
            total += weight
        left = total * (self.roll() / RANGE)
        for place, weight in enumerate(weights):
            left -= weight
            if left < 0.0:
                return place
        return len(weights) - 1
