"""Styles: the same knowledge with a taste; multipliers are mild, so that nobody plays badly."""

from __future__ import annotations

from typing import Final


class Style:
    """How much a player likes to serve quarters, to build, to fulfil missions, to hire."""

    def __init__(self, service: float, building: float, mission: float, science: float) -> None:
        """1 is what the knowledge says by itself."""
        self.service = service
        self.building = building
        self.mission = mission
        self.science = science


PLAIN: Final = Style(1.0, 1.0, 1.0, 1.0)
STYLES: Final = {
    "": PLAIN,
    # Nobody goes hungry or sick.
    "steward": Style(1.2, 0.95, 0.95, 0.95),
    # Installations, finished buildings, open fields.
    "builder": Style(0.97, 1.2, 0.97, 1.0),
    # Orders and requirements as soon as they can be paid.
    "contractor": Style(0.95, 0.97, 1.15, 0.97),
    # Technologies, specialists and helpers.
    "scholar": Style(0.97, 1.0, 0.97, 1.25),
}
