"""The generator of players: small and fast, apart from the game's own (law 7)."""

from __future__ import annotations

from typing import Final

MASK: Final = 0xFFFFFFFF


class Dice:
    """Xorshift with 32 bits; good enough to choose among options, and cheap when compiled."""

    def __init__(self, seed: int) -> None:
        """Start anywhere; the state is never zero."""
        self.word = (seed ^ (seed >> 32) ^ 0x9E3779B9) & MASK or 0x9E3779B9

    def below(self, bound: int) -> int:
        """Return a number from 0 to *bound* - 1."""
        word = self.word
        word ^= (word << 13) & MASK
        word ^= word >> 17
        word ^= (word << 5) & MASK
        self.word = word
        return (word * bound) >> 32
