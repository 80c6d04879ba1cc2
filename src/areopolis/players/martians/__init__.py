"""What good players of Martians know; docs/knowledge.md explains every term."""

from areopolis.players.martians.knowing import SurvivalKnowledge as Knowing
from areopolis.players.martians.styles import STYLES

__all__ = ["STYLES", "Knowing"]
