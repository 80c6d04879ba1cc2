"""Knowledge of Terraforming Mars in the form that searches ask for."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from areopolis.core.action import Action
from areopolis.core.decision import Joint
from areopolis.core.state import State
from areopolis.games.terraforming_mars.state import MarsState
from areopolis.players.knowledge import Knowledge
from areopolis.players.terraforming_mars.judging import chances
from areopolis.players.terraforming_mars.styles import Style
from areopolis.players.terraforming_mars.weighing import favourite, weigh


class MarsKnowledge(Knowledge):
    """What good players of Terraforming Mars know, with the taste of a style."""

    # A turn decides little, and much of that by luck: what counts is seen generations later.
    HORIZON: ClassVar[int] = 60
    IS_FIRM: ClassVar[bool] = True
    GROWS_TREE: ClassVar[bool] = False
    BUDGET: ClassVar[int] = 300
    BUDGET_INTERPRETED: ClassVar[int] = 300

    def __init__(self, style: Style) -> None:
        """Play in *style*."""
        self.style = style

    def evaluate(self, state: State) -> list[float]:
        """Return each seat's chance to win."""
        assert isinstance(state, MarsState), "a state of this game"
        return chances(state)

    def is_calm(self, state: State) -> bool:
        """A generation begins: what was earned lies there, and nothing of it is spent yet."""
        return isinstance(state.asked, Joint)

    def weigh(self, state: State, seat: int, options: Sequence[Action]) -> list[float]:
        """Return the weights of *options*."""
        assert isinstance(state, MarsState), "a state of this game"
        return weigh(state, seat, options, self.style)

    def favourite(self, state: State, seat: int, options: Sequence[Action]) -> int:
        """Return the place of the most promising of *options*."""
        assert isinstance(state, MarsState), "a state of this game"
        return favourite(state, seat, options, self.style)
