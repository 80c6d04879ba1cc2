"""How far results lie apart: what counts as a big difference depends on the position.

The exploration of a search is measured in standard deviations (D. Wu: Other Methods Implemented in
KataGo, dynamic variance-scaled cPUCT, 2020).
"""

from __future__ import annotations

from math import sqrt
from typing import Final

# A search that has hardly begun must not take all results for equal.
LEAST: Final = 0.03


class Spread:
    """The standard deviation of the results of each seat so far."""

    def __init__(self) -> None:
        """Begin without results."""
        self.count = 0
        self.sums: list[float] = []
        self.squares: list[float] = []

    def learn(self, values: list[float]) -> None:
        """Add one result of each seat."""
        if not self.count:
            self.sums = [0.0] * len(values)
            self.squares = [0.0] * len(values)
        self.count += 1
        for seat, value in enumerate(values):
            self.sums[seat] += value
            self.squares[seat] += value * value

    def of(self, seat: int) -> float:
        """Return the standard deviation of the results of *seat*."""
        if self.count < 2:
            return LEAST
        mean = self.sums[seat] / self.count
        variance = self.squares[seat] / self.count - mean * mean
        return max(LEAST, sqrt(max(variance, 0.0)))
