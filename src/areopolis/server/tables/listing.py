"""Lists of tables, drawn from what is written about them as far as that goes."""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING, Final

from areopolis.server.gate import wire
from areopolis.server.store import SeatRow, TableRow
from areopolis.server.tables import draw
from areopolis.server.tables.draw import Around, Viewer
from areopolis.server.tables.table import OPEN, PLAYING

if TYPE_CHECKING:
    from areopolis.server.tables.service import Tables

LOG: Final = logging.getLogger("areopolis.server")


async def listed(tables: Tables, rows: list[TableRow], viewer: Viewer) -> list[wire.TableSheet]:
    """Return the sheets of tables; one that cannot be opened is listed all the same.

    Only one of which not even that can be read is left out.
    """
    seats = await tables.store.seats([row.id for row in rows])
    sheets: list[wire.TableSheet] = []
    for row in rows:
        try:
            sheets.append(await listed_one(tables, row, seats[row.id], viewer))
        except Exception:
            LOG.exception("a table cannot be listed", extra={"table": row.id})
    return sheets


async def listed_one(
    tables: Tables, row: TableRow, seats: list[SeatRow], viewer: Viewer
) -> wire.TableSheet:
    """Return the sheet of one table; only who must answer follows from the whole game."""
    here = tables.hub.here(row.id, seats)
    if row.status in (OPEN, PLAYING):
        try:
            table = await tables.get(row.id)
            return draw.table_sheet(table, viewer, Around(*tables.moment(table), here))
        except Exception:
            # Whoever opens it is told why; the others are as good as ever.
            LOG.warning("a table cannot be opened", exc_info=True, extra={"table": row.id})
    return draw.row_sheet(row, seats, viewer, Around(tables.clock(), 0.0, here))
