"""What good players of Terraforming Mars know; docs/knowledge.md explains every term."""

from areopolis.players.terraforming_mars.knowing import MarsKnowledge as Knowing
from areopolis.players.terraforming_mars.styles import STYLES

__all__ = ["STYLES", "Knowing"]
