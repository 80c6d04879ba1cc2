"""Shuffles for imagined worlds: searches make thousands of them a second."""

from __future__ import annotations

from typing import Final

from areopolis.core.rng import Rng

MASK: Final = 0xFFFFFFFF


def shuffle(items: list[int], rng: Rng) -> None:
    """Put *items* into a random order that *rng* begins.

    A xorshift with 32 bits does the work, since numbers that small are cheap in compiled code. The
    deals of a real game come from the generator itself.
    """
    word = rng.next() & MASK or 1
    for last in range(len(items) - 1, 0, -1):
        word ^= (word << 13) & MASK
        word ^= word >> 17
        word ^= (word << 5) & MASK
        other = (word * (last + 1)) >> 32
        taken = items[other]
        items[other] = items[last]
        items[last] = taken
