"""On Mars on a terminal."""

from areopolis.cli.table.on_mars.table import OnMarsTable as OwnTable

__all__ = ["OwnTable"]
