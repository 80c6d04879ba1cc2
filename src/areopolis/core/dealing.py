"""The shuffle of a deal where it is compiled: the numbers of `Rng` in native arithmetic (ADR 2).

A word is held as two halves, so that no number here is longer than a machine's own. Longer ones are
objects, 27 times as slow, and must not be compiled (ADR 6).
"""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

HALF: Final = 0xFFFFFFFF
QUARTER: Final = 0xFFFF

# SplitMix64: how much the word grows at every draw, and by what it is mixed on the way out.
GROWTH_HIGH: Final = 0x9E3779B9
GROWTH_LOW: Final = 0x7F4A7C15
MIX_HIGH: Final = 0xBF58476D
MIX_LOW: Final = 0x1CE4E5B9
MIX_AGAIN_HIGH: Final = 0x94D049BB
MIX_AGAIN_LOW: Final = 0x133111EB


def shuffle(items: list[int], word: int) -> None:
    """Put *items* into the order that `Rng.shuffle` gives them where its word is *word*."""
    # They change places as the objects they are.
    places: list[Any] = items
    high: i64 = word >> 32
    low: i64 = word & HALF
    last: i64 = len(items) - 1
    while last > 0:
        low += GROWTH_LOW
        high = (high + GROWTH_HIGH + (low >> 32)) & HALF
        low &= HALF
        left = high ^ (high >> 30)
        right = low ^ ((low >> 30 | high << 2) & HALF)
        left = product_high(left, right, MIX_HIGH, MIX_LOW)
        right = product_low(right, MIX_LOW)
        right ^= (right >> 27 | left << 5) & HALF
        left ^= left >> 27
        left = product_high(left, right, MIX_AGAIN_HIGH, MIX_AGAIN_LOW)
        right = product_low(right, MIX_AGAIN_LOW)
        right ^= (right >> 31 | left << 1) & HALF
        left ^= left >> 31
        # As `Rng.below` has it.
        other = (left * (last + 1) + (right * (last + 1) >> 32)) >> 32
        taken = places[other]
        places[other] = places[last]
        places[last] = taken
        last -= 1


def product_low(one: i64, other: i64) -> i64:
    """Return the lower half of the product of two halves."""
    return (one * (other & QUARTER) + ((one * (other >> 16) & QUARTER) << 16)) & HALF


def product_high(high: i64, low: i64, by_high: i64, by_low: i64) -> i64:
    """Return the upper half of the product of two words, what goes beyond a word left out."""
    carried = (low * (by_low >> 16) + (low * (by_low & QUARTER) >> 16)) >> 16
    return (carried + product_low(low, by_high) + product_low(high, by_low)) & HALF
