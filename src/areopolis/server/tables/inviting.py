"""Invitations: where a key leads, told before anybody sits down."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from areopolis.server.gate import wire
from areopolis.server.gate.refusals import Refused
from areopolis.server.store import SeatRow, TableRow
from areopolis.server.tables.draw import Around, Viewer, row_sheet
from areopolis.server.tables.sharing import shared_by
from areopolis.server.tables.table import OPEN, PERSON

if TYPE_CHECKING:
    from areopolis.server.tables.service import Tables


async def invitation(tables: Tables, viewer: Viewer, key: str) -> wire.Invitation:
    """Return where *key* would lead; nobody is seated, and the table does not hear of it.

    It is drawn without its game: not even who must answer is told before somebody comes in.

    Raises:
        Refused: the key leads nowhere.
    """
    name, seat = await led(tables, viewer.visitor, key)
    row = await tables.store.table(name)
    if row is None:
        raise Refused("unknown-key", 404, "key")
    seats = (await tables.store.seats([name]))[name]
    sheet = row_sheet(row, seats, viewer, Around(tables.clock()))
    if row.status == OPEN:
        sheet = replace(sheet, by_lot=(await tables.get(name)).ledger.is_lot)
    free = () if sheet.by_lot else choice(row, seats, seat)
    return wire.Invitation(sheet, await host(tables, row, seats), seat, free)


def choice(row: TableRow, seats: list[SeatRow], seat: int | None) -> tuple[int, ...]:
    """Return the seats among which whoever comes to *seat* may choose; none where it is his."""
    if row.status != OPEN:
        return ()
    free = tuple([held.seat for held in seats if held.holder == OPEN and held.visitor is None])
    return free if seat in free else ()


async def led(tables: Tables, visitor: int | None, key: str) -> tuple[str, int | None]:
    """Return the table and the seat (None: to watch) to which *key* leads *visitor*."""
    found = await tables.store.leads(key, visitor)
    if found is not None:
        return found
    shared = await shared_by(tables, key)
    if shared is None:
        raise Refused("unknown-key", 404, "key")
    return shared, None


async def host(tables: Tables, row: TableRow, seats: list[SeatRow]) -> str:
    """Return what the owner of a table is called there, or else everywhere."""
    own = [held.name for held in seats if held.holder == PERSON and held.visitor == row.owner]
    return next(filter(None, own), "") or await tables.store.visitor_name(row.owner)
