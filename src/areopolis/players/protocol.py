"""What a player is, and what it may know."""

from __future__ import annotations

from typing import Protocol

from areopolis.core.action import Action
from areopolis.core.seen import Seen

__all__ = ["Player", "Seen"]


class Player(Protocol):
    """Whoever answers for a seat; it keeps a generator of its own if it needs chance."""

    def choose(self, seen: Seen) -> Action:
        """Return one of the options of the decision, or a whole answer out of its space."""
        ...
