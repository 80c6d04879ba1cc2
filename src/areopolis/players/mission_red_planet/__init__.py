"""What good players of Mission: Red Planet know; docs/knowledge.md explains every term."""

from areopolis.players.mission_red_planet.knowing import MissionKnowledge
from areopolis.players.mission_red_planet.styles import STYLES

__all__ = ["STYLES", "knowledge"]


def knowledge(style: str = "") -> MissionKnowledge:
    """Return the knowledge of a player of *style*."""
    return MissionKnowledge(style)
