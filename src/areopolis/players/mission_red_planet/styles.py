"""Styles: the same knowledge with a taste; multipliers are mild, so that nobody plays badly."""

from __future__ import annotations

from typing import Final


class Style:
    """How much a player cares about others' losses, about violence, moves and cards."""

    def __init__(self, rivalry: float, violence: float, moving: float, science: float) -> None:
        """1 is what the knowledge says by itself."""
        self.rivalry = rivalry
        self.violence = violence
        self.moving = moving
        self.science = science


PLAIN: Final = Style(1.0, 1.0, 1.0, 1.0)
STYLES: Final = {
    "": PLAIN,
    # Fills ships and holds what is won.
    "settler": Style(0.8, 0.7, 1.1, 1.0),
    # Takes from others before adding for itself.
    "saboteur": Style(1.3, 1.4, 0.9, 0.9),
    # Wanders, and looks for missions and discoveries.
    "explorer": Style(0.9, 0.8, 1.4, 1.4),
}
