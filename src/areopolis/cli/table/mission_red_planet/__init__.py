"""Mission: Red Planet on a terminal."""

from areopolis.cli.table.mission_red_planet.table import MissionTable as OwnTable

__all__ = ["OwnTable"]
