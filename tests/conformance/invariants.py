"""What a game itself says must always hold: `tests/games/<game>/invariants.py`, if there is one.

`holds(state)` is asked of every state, `stays(before, after)` of every decision.
"""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec

from areopolis.core.state import State


class Invariants:
    """The invariants of one game; none where it has not written any down."""

    def __init__(self, game: str) -> None:
        """Look them up by the game's id."""
        package = f"games.{game.replace('-', '_')}"
        known = find_spec(package) is not None and find_spec(f"{package}.invariants") is not None
        self.module = import_module(f"{package}.invariants") if known else None

    def holds(self, state: State) -> None:
        """Check one state."""
        if self.module is not None:
            self.module.holds(state)

    def stays(self, before: State, after: State) -> None:
        """Check what one decision did."""
        if self.module is not None:
            self.module.stays(before, after)
