"""Knowledge of Martians in the form that searches ask for."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from areopolis.core.action import Action
from areopolis.core.decision import Decision
from areopolis.core.state import State
from areopolis.games.martians.state import ColonyState
from areopolis.players.certain import Certain
from areopolis.players.knowledge import Knowledge
from areopolis.players.martians.foresight import compete
from areopolis.players.martians.judging import chances
from areopolis.players.martians.steps import Remembered
from areopolis.players.martians.styles import Style
from areopolis.players.martians.weighing import ponder, weigh


class SurvivalKnowledge(Knowledge):
    """What good players of Martians know, with the taste of a style."""

    # A turn is a chain of answers: an expert follows more of what may follow, in a few worlds.
    PONDERS: ClassVar[bool] = True
    GROWS_TREE: ClassVar[bool] = False
    BUDGET: ClassVar[int] = 600
    BUDGET_INTERPRETED: ClassVar[int] = 240
    # Where an only option is judged, good players finish the turn.
    HORIZON: ClassVar[int] = 1
    IS_FIRM: ClassVar[bool] = True
    LENGTH: ClassVar[int] = 5
    TOIL: ClassVar[int] = 40

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

    def remember(self, options: Sequence[Action]) -> Certain:
        """Return what is certain of *options*, and of the steps that may follow them."""
        return Remembered(len(options))

    def weigh(self, state: State, seat: int, options: Sequence[Action]) -> list[float]:
        """Return the weights of *options*."""
        return self.weigh_again(state, seat, options, self.remember(options))

    def weigh_again(
        self, state: State, seat: int, options: Sequence[Action], certain: Certain
    ) -> list[float]:
        """Return the weights of *options* in one more world."""
        assert isinstance(state, ColonyState), "a state of this game"
        assert isinstance(certain, Remembered), "what this knowledge remembers"
        return weigh(state, seat, options, self.style, certain)

    def ponder(self, state: State, seat: int, options: Sequence[Action], ways: int) -> list[float]:
        """Return *seat*'s chance to win after each of *options*."""
        return self.ponder_again(state, seat, options, ways, self.remember(options))

    def ponder_again(
        self, state: State, seat: int, options: Sequence[Action], ways: int, certain: Certain
    ) -> list[float]:
        """Return *seat*'s chance to win after each of *options* in one more world."""
        assert isinstance(state, ColonyState), "a state of this game"
        assert isinstance(certain, Remembered), "what this knowledge remembers"
        if state.rules.is_cooperative:
            return ponder(state, seat, options, self.style, ways, certain)
        return compete(state, seat, options, self.style, ways, certain)
