"""What good players of Mission: Red Planet know; docs/knowledge.md explains every term."""

from areopolis.players.mission_red_planet.knowing import MissionKnowledge as Knowing
from areopolis.players.mission_red_planet.styles import STYLES

__all__ = ["STYLES", "Knowing"]
