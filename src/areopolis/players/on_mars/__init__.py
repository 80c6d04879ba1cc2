"""What good players of On Mars know; docs/knowledge.md explains every term."""

from areopolis.players.on_mars.knowing import ColonyKnowledge as Knowing
from areopolis.players.on_mars.styles import STYLES

__all__ = ["STYLES", "Knowing"]
