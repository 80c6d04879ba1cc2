"""The beginning of a game: it is dealt when the last seat is taken, and by the server.

Until then nobody could have looked at anything: what lies on the table comes of another seed.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec
from msgspec.structs import asdict, replace

from areopolis.core.event import Event
from areopolis.server.store import Row
from areopolis.server.tables.chance import lots, secret_seed
from areopolis.server.tables.ledger import BEGIN
from areopolis.server.tables.moves import colour, row_of
from areopolis.server.tables.opened import Opened
from areopolis.server.tables.table import PERSON, PLAYING, Table
from areopolis.server.words.lines import heard, read_lines, table_line

if TYPE_CHECKING:
    from areopolis.server.tables.service import Tables


def begun(table: Table, row: Row, fixed: int | None) -> tuple[Row, int]:
    """Return *row*, with which the game begins, and the seed that is drawn for it.

    A game that others have begun elsewhere goes on as it is. Tests have a *fixed* seed.
    """
    data = {**(row.data or {}), "starts": True}
    if not table.is_undealt:
        return replace(row, data=data), table.row.seed
    seed = secret_seed(fixed)
    events: list[Event] = []
    table.game.new(table.row.seats, seed, table.row.options, events.append)
    lines = (*read_lines(data), *heard(events, table.game.vocabulary))
    if lines:
        data["lines"] = msgspec.to_builtins(lines)
    return replace(row, data=data), seed


def by_lot(
    table: Table, row: Row, seats: dict[int, dict[str, Any]], fixed: int | None
) -> tuple[Row, dict[int, dict[str, Any]]]:
    """Return *row*, with which the game begins, and the seats as the lot has given them out.

    People, AI players and keys move together: whoever has a link finds his own seat by it.
    """
    seating = lots(table.row.seats, fixed)
    lines = [*read_lines(row.data), table_line("lot")]
    moved: dict[int, dict[str, Any]] = {}
    for held in table.seats:
        fields = asdict(replace(held, **seats.get(held.seat, {})))
        del fields["seat"]
        moved[seating[held.seat]] = fields
    for seat, fields in sorted(moved.items()):
        if fields["holder"] == PERSON and fields["name"]:
            lines.append(table_line("lot-seat", seat=colour(table, seat), name=fields["name"]))
    data = {**(row.data or {}), "seating": seating, "lines": msgspec.to_builtins(lines)}
    return replace(row, data=data), moved


async def begin(tables: Tables, name: str) -> None:
    """Let the game of a table begin at which every seat is taken."""

    async def step(opened: Opened) -> None:
        table = opened.table
        if table.is_waiting and table.status_now() == PLAYING:
            await tables.commit(opened, [row_of(BEGIN, None, tables.clock(), {}, ())])

    await tables.shelved.change(name, step)
