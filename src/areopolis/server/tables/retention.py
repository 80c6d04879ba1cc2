"""Retention: tables that nobody comes back to are closed and, where the operator wants it, deleted.

And what people delete themselves: a table of their own, or everything that is known of them.
"""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING, Final

from areopolis.server.gate.refusals import Refused
from areopolis.server.tables.draw import may_delete
from areopolis.server.tables.ledger import ABANDON
from areopolis.server.tables.moves import row_of
from areopolis.server.tables.opened import Opened
from areopolis.server.tables.rights import check_owner
from areopolis.server.tables.seating import leave
from areopolis.server.tables.table import OPEN, PERSON, PLAYING
from areopolis.server.words.lines import table_line

if TYPE_CHECKING:
    from areopolis.server.tables.service import Tables

LOG: Final = logging.getLogger("areopolis.server")

DAY: Final = 24 * 3600.0
# Seconds between two looks, and before the first: whoever starts a server may come back to it.
EVERY: Final = 3600.0


async def keep_house(tables: Tables) -> None:
    """Look for forgotten tables as long as the server runs."""
    while True:
        await asyncio.sleep(EVERY)
        try:
            await sweep(tables)
        except Exception:
            LOG.exception("forgotten tables cannot be put away")


async def sweep(tables: Tables) -> None:
    """Close what nobody plays any more, and delete what was closed long ago."""
    settings = tables.settings
    if settings.idle_days:
        since = tables.clock() - settings.idle_days * DAY
        for name in await tables.store.silent_tables(since):
            try:
                await close(tables, name, since)
            except Refused:
                LOG.warning("a table cannot be closed", extra={"table": name})
    if settings.keep_days:
        since = tables.clock() - settings.keep_days * DAY
        while names := await tables.store.drop_abandoned(since):
            for name in names:
                tables.forget(name)
            LOG.info("abandoned tables deleted", extra={"tables": len(names)})


async def close(tables: Tables, name: str, since: float) -> None:
    """Close a table at which nothing has happened *since* then."""

    async def step(opened: Opened) -> None:
        table = opened.table
        if table.row.status in (OPEN, PLAYING) and table.row.changed < since:
            row = row_of(ABANDON, None, tables.clock(), {}, (table_line("closed"),))
            await tables.commit(opened, [row])

    await tables.shelved.change(name, step)


async def delete(tables: Tables, name: str, visitor: int) -> None:
    """Delete a table of one's own.

    Raises:
        Refused: it is somebody else's, or others have played there.
    """
    opened = await tables.shelved.get(name)
    async with opened.lock:
        table = opened.table
        check_owner(table, visitor)
        if not may_delete(table.row, table.seats, visitor):
            raise Refused("others-have-played", 409)
        await tables.store.drop_table(name)
        tables.forget(name)


async def forget(tables: Tables, visitor: int) -> None:
    """Delete everything of *visitor*: his own tables, his name and words at those of others."""
    for row in await tables.store.all_tables_of(visitor):
        seats = (await tables.store.seats([row.id]))[row.id]
        if may_delete(row, seats, visitor):
            await tables.store.drop_table(row.id)
            tables.forget(row.id)
            continue
        for seat in seats:
            if seat.visitor == visitor and seat.holder == PERSON:
                await leave(tables, row.id, visitor, seat.seat)
    for name in await tables.store.forget_visitor(visitor):
        tables.forget(name)
    tables.unknow(visitor)
