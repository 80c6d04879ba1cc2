"""What good players of Mission: Red Planet know; docs/knowledge.md explains every term."""

from areopolis.core.state import State
from areopolis.players.mission_red_planet.knowing import MissionKnowledge
from areopolis.players.mission_red_planet.styles import STYLES

__all__ = ["STYLES", "evaluate", "knowledge"]


def knowledge(style: str = "") -> MissionKnowledge:
    """Return the knowledge of a player of *style*."""
    return MissionKnowledge(style)


def evaluate(state: State) -> list[float]:
    """Return each seat's chance to win, in the plain style."""
    return MissionKnowledge().evaluate(state)
