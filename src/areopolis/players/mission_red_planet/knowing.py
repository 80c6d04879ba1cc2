"""Knowledge of Mission: Red Planet in the form that searches ask for."""

from __future__ import annotations

from collections.abc import Sequence

from areopolis.core.action import Action
from areopolis.core.state import State
from areopolis.games.mission_red_planet.state import MissionState
from areopolis.players.knowledge import Knowledge
from areopolis.players.mission_red_planet.judging import chances
from areopolis.players.mission_red_planet.styles import Style
from areopolis.players.mission_red_planet.weighing import weigh


class MissionKnowledge(Knowledge):
    """What good players of Mission: Red Planet know, with the taste of a style."""

    def __init__(self, style: Style) -> None:
        """Play in *style*."""
        self.style = style

    def evaluate(self, state: State) -> list[float]:
        """Return each seat's chance to win."""
        assert isinstance(state, MissionState), "a state of this game"
        return chances(state)

    def weigh(self, state: State, seat: int, options: Sequence[Action]) -> list[float]:
        """Return the weights of *options*."""
        assert isinstance(state, MissionState), "a state of this game"
        return weigh(state, seat, options, self.style)
