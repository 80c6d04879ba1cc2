"""The player that takes any legal answer."""

from __future__ import annotations

from areopolis.core.action import Action
from areopolis.core.rng import Rng
from areopolis.players.protocol import Seen


class RandomPlayer:
    """Takes each option of a decision with the same chance."""

    def __init__(self, seed: int) -> None:
        """Choose by a generator of its own that starts at *seed*."""
        self.rng = Rng(seed)

    def choose(self, seen: Seen) -> Action:
        """Return a random option."""
        options = seen.decision.options
        return options[self.rng.below(len(options))]
