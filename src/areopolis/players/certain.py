"""What is certain of a decision: found in one imagined world, it holds in all of them.

An answer that reveals nothing and leaves nothing to chance comes to the same in every world that
looks right to whoever answers (law 9 draws that line for undo). Whoever looks ahead in several
worlds needs to look at such an answer only once.
"""

from __future__ import annotations


class Certain:
    """What each option of one decision is worth, as far as no hidden thing can change it."""

    def __init__(self, count: int) -> None:
        """Know nothing yet of so many options."""
        self.values = [0.0] * count
        self.is_known = [False] * count

    def is_whole(self) -> bool:
        """Whether another world has nothing to tell of any option."""
        return False not in self.is_known
