"""What good players of Terraforming Mars know; docs/knowledge.md explains every term."""

from areopolis.core.state import State
from areopolis.players.terraforming_mars.knowing import MarsKnowledge
from areopolis.players.terraforming_mars.styles import STYLES

__all__ = ["STYLES", "evaluate", "knowledge"]


def knowledge(style: str = "") -> MarsKnowledge:
    """Return the knowledge of a player of *style*."""
    return MarsKnowledge(style)


def evaluate(state: State) -> list[float]:
    """Return each seat's chance to win, in the plain style."""
    return MarsKnowledge().evaluate(state)
