"""Styles: the same knowledge with a taste; multipliers are mild, so that nobody plays badly."""

from __future__ import annotations

from typing import Final


class Style:
    """How much a player likes production, terraforming, points, and colonies."""

    def __init__(self, engine: float, rating: float, points: float, trading: float) -> None:
        """1 is what the knowledge says by itself."""
        self.engine = engine
        self.rating = rating
        self.points = points
        self.trading = trading


PLAIN: Final = Style(1.0, 1.0, 1.0, 1.0)
STYLES: Final = {
    "": PLAIN,
    # Productions and actions first.
    "builder": Style(1.12, 0.95, 1.0, 1.0),
    # Every step of a parameter, and the end of the game with it.
    "terraformer": Style(0.94, 1.15, 1.0, 0.95),
    # Cards with points, cities and greeneries, milestones and awards.
    "collector": Style(0.97, 0.97, 1.12, 0.95),
    # Colonies, fleets and trades.
    "trader": Style(1.0, 0.97, 1.0, 1.3),
}
