"""What good players of Terraforming Mars know; docs/knowledge.md explains every term."""

from areopolis.players.terraforming_mars.knowing import MarsKnowledge
from areopolis.players.terraforming_mars.styles import STYLES

__all__ = ["STYLES", "knowledge"]


def knowledge(style: str = "") -> MarsKnowledge:
    """Return the knowledge of a player of *style*."""
    return MarsKnowledge(style)
