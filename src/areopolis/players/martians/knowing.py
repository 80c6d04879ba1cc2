"""Knowledge of Martians in the form that searches ask for."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from areopolis.core.action import Action
from areopolis.core.decision import Decision
from areopolis.core.state import State
from areopolis.games.martians.state import ColonyState
from areopolis.players.knowledge import Knowledge
from areopolis.players.martians.judging import chances
from areopolis.players.martians.styles import Style
from areopolis.players.martians.weighing import weigh


class SurvivalKnowledge(Knowledge):
    """What good players of Martians know, with the taste of a style."""

    # Weighing looks to the end of the turn already and is slow: few games, each well played.
    HORIZON: ClassVar[int] = 12
    IS_FIRM: ClassVar[bool] = True
    GROWS_TREE: ClassVar[bool] = False
    BUDGET: ClassVar[int] = 16
    BUDGET_INTERPRETED: ClassVar[int] = 4

    def __init__(self, style: Style) -> None:
        """Play in *style*."""
        self.style = style

    def evaluate(self, state: State) -> list[float]:
        """Return each seat's chance to win."""
        assert isinstance(state, ColonyState), "a state of this game"
        return chances(state)

    def is_calm(self, state: State) -> bool:
        """A turn begins, and nothing is half done."""
        assert isinstance(state, ColonyState), "a state of this game"
        asked = state.asked
        if not isinstance(asked, Decision) or asked.question != "take-step":
            return False
        return state.history is None or state.history[2].KEY in ("end-turn", "deliver")

    def weigh(self, state: State, seat: int, options: Sequence[Action]) -> list[float]:
        """Return the weights of *options*."""
        assert isinstance(state, ColonyState), "a state of this game"
        return weigh(state, seat, options, self.style)
