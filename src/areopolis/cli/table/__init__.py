"""Tables on a terminal: one for each game that has its own, and one for all others.

A game's own table is `OwnTable` in a package of its own here, named like the game's.
"""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from typing import Any

from areopolis.cli.table.base import Table
from areopolis.cli.table.generic import GenericTable
from areopolis.cli.table.scene import Scene

__all__ = ["GenericTable", "Scene", "Table", "table_of"]


def table_of(game: str) -> Table:
    """Return the table of *game*."""
    name = f"{__name__}.{game.replace('-', '_')}"
    if find_spec(name) is None:
        return GenericTable()
    module: Any = import_module(name)
    own: Table = module.OwnTable()
    return own
