"""Tables on a terminal: one for each game that has its own, and one for all others."""

from __future__ import annotations

from typing import Final

from areopolis.cli.table.base import Table
from areopolis.cli.table.generic import GenericTable
from areopolis.cli.table.mission_red_planet import MissionTable
from areopolis.cli.table.scene import Scene

TABLES: Final[dict[str, type[Table]]] = {"mission-red-planet": MissionTable}

__all__ = ["TABLES", "GenericTable", "Scene", "Table", "table_of"]


def table_of(game: str) -> Table:
    """Return the table of *game*."""
    return TABLES.get(game, GenericTable)()
