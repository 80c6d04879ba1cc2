"""Tables on a terminal: one for each game that has its own, and one for all others."""

from __future__ import annotations

from importlib import import_module
from typing import Final

from areopolis.cli.table.base import Table
from areopolis.cli.table.generic import GenericTable
from areopolis.cli.table.scene import Scene

# Loaded when asked for, like the games.
TABLES: Final = {"mission-red-planet": ("areopolis.cli.table.mission_red_planet", "MissionTable")}

__all__ = ["TABLES", "GenericTable", "Scene", "Table", "table_of"]


def table_of(game: str) -> Table:
    """Return the table of *game*."""
    if game not in TABLES:
        return GenericTable()
    module, kind = TABLES[game]
    own: Table = getattr(import_module(module), kind)()
    return own
