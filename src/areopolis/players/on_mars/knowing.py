"""Knowledge of On Mars in the form that searches ask for."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from areopolis.core.action import Action
from areopolis.core.decision import Decision
from areopolis.core.state import State
from areopolis.games.on_mars.state import OnMarsState
from areopolis.players.certain import Certain
from areopolis.players.knowledge import Knowledge
from areopolis.players.on_mars.judging import chances
from areopolis.players.on_mars.styles import Style
from areopolis.players.on_mars.weighing import ponder, weigh


class ColonyKnowledge(Knowledge):
    """What good players of On Mars know, with the taste of a style."""

    # A turn is a chain of answers: an expert looks longer for good ones, in a few worlds.
    PONDERS: ClassVar[bool] = True
    GROWS_TREE: ClassVar[bool] = False
    BUDGET: ClassVar[int] = 1920
    BUDGET_INTERPRETED: ClassVar[int] = 960
    # Where an only option is judged, good players finish the turn.
    HORIZON: ClassVar[int] = 1
    IS_FIRM: ClassVar[bool] = True
    LENGTH: ClassVar[int] = 5
    TOIL: ClassVar[int] = 30

    def __init__(self, style: Style) -> None:
        """Play in *style*."""
        self.style = style

    def evaluate(self, state: State) -> list[float]:
        """Return each seat's chance to win."""
        assert isinstance(state, OnMarsState), "a state of this game"
        return chances(state)

    def is_calm(self, state: State) -> bool:
        """A turn begins, and nothing is half done."""
        assert isinstance(state, OnMarsState), "a state of this game"
        asked = state.asked
        return isinstance(asked, Decision) and asked.question == "take-turn" and not state.main_done

    def weigh(self, state: State, seat: int, options: Sequence[Action]) -> list[float]:
        """Return the weights of *options*."""
        return self.weigh_again(state, seat, options, self.remember(options))

    def weigh_again(
        self, state: State, seat: int, options: Sequence[Action], certain: Certain
    ) -> list[float]:
        """Return the weights of *options* in one more world."""
        assert isinstance(state, OnMarsState), "a state of this game"
        return weigh(state, seat, options, self.style, certain)

    def ponder(self, state: State, seat: int, options: Sequence[Action], ways: int) -> list[float]:
        """Return *seat*'s chance to win after each of *options*."""
        return self.ponder_again(state, seat, options, ways, self.remember(options))

    def ponder_again(
        self, state: State, seat: int, options: Sequence[Action], ways: int, certain: Certain
    ) -> list[float]:
        """Return *seat*'s chance to win after each of *options* in one more world."""
        assert isinstance(state, OnMarsState), "a state of this game"
        return ponder(state, seat, options, self.style, ways, certain)
