"""Thinking from decision to decision: what was found for the last one serves the next.

A decision may fall into several: an action, what to pay with, where to place. As long as nobody
else moves and nothing is revealed, the tree below the branch that was really taken stays true.
"""

from __future__ import annotations

from areopolis.core.action import Action
from areopolis.core.seen import Seen
from areopolis.players.branch import Branch
from areopolis.players.dice import Dice
from areopolis.players.knowledge import Knowledge
from areopolis.players.planner import check_limits
from areopolis.players.planning import planner


class Thinker:
    """Searches for one seat of one game, decision after decision."""

    def __init__(self, knowledge: Knowledge, horizon: int, dice: Dice) -> None:
        """Think with *knowledge*, and judge rollouts after *horizon* choices."""
        self.knowledge = knowledge
        self.horizon = horizon
        self.dice = dice
        # What is known of the situation after the last answer, which was given after these moves.
        self.known: Branch | None = None
        self.moves = 0
        # How many iterations the last decision took, besides what was known.
        self.iterations = 0

    def think(self, seen: Seen, iterations: int, seconds: float) -> Action:
        """Return the best option that a search finds.

        Raises:
            ValueError: neither *iterations* nor *seconds* limit it.
        """
        check_limits(iterations, seconds)
        known = self.known if seen.is_alone_since(self.moves) else None
        seed = self.dice.below(1 << 30)
        mind = planner(seen, self.knowledge, self.horizon, seed, known)
        mind.run(iterations, seconds)
        self.iterations = mind.iterations
        best = mind.best(seen.decision.options)
        self.known = mind.after(best)
        self.moves = seen.moves
        return best

    def forget(self) -> None:
        """Begin anew with the next decision, because something else was answered."""
        self.known = None
