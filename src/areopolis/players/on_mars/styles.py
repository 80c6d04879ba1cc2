"""Styles: the same knowledge with a taste; multipliers are mild, so that nobody plays badly."""

from __future__ import annotations

from typing import Final


class Style:
    """How much a player likes buildings, Techs, the map, and the people of the Colony."""

    def __init__(self, building: float, science: float, roaming: float, settling: float) -> None:
        """1 is what the knowledge says by itself."""
        self.building = building
        self.science = science
        self.roaming = roaming
        self.settling = settling


PLAIN: Final = Style(1.0, 1.0, 1.0, 1.0)
STYLES: Final = {
    "": PLAIN,
    # Blueprints, Advanced Buildings and what they produce.
    "architect": Style(1.15, 0.95, 0.95, 1.0),
    # Techs, Scientists and contracts.
    "scientist": Style(0.97, 1.15, 0.95, 0.97),
    # Tiles and Crystals for the Rover, Bots all over the map.
    "pioneer": Style(0.97, 0.97, 1.3, 1.0),
    # Shelters, Ships and Colonists.
    "settler": Style(0.97, 0.95, 0.95, 1.2),
}
