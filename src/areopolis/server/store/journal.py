"""The journal: what happened at a table, one row after the other, and snapshots on the way."""

from __future__ import annotations

import zlib
from collections.abc import Iterable, Sequence
from typing import Any, Final

from sqlalchemy import Connection, bindparam, delete, insert, select, update

from areopolis.server.store.errors import Conflict, Repeated
from areopolis.server.store.news import tell
from areopolis.server.store.rows import NewSeatRow, NewTableRow, Row, SeatRow, TableRow
from areopolis.server.store.schema import journal, snapshots, tables
from areopolis.server.store.tables import create, find, seats_of, set_seat

Whole = tuple[TableRow, list[SeatRow], list[Row]]

ROW_COLUMNS: Final = [journal.c[name] for name in Row.__struct_fields__]
# Good compression at a tenth of the time of the best.
COMPRESSION: Final = 3

ADD: Final = insert(journal)
NUMBER: Final = select(journal.c.number).where(
    journal.c.table_id == bindparam("table"), journal.c.nonce == bindparam("nonce")
)


def begin(
    connection: Connection, row: NewTableRow, held: Iterable[NewSeatRow], rows: Sequence[Row]
) -> None:
    """Add a table with its seats and its first *rows*."""
    create(connection, row, held)
    if rows:
        append(connection, row.id, 0, rows, {}, {})


def append(
    connection: Connection,
    table: str,
    version: int,
    rows: Sequence[Row],
    fields: dict[str, Any],
    held: dict[int, dict[str, Any]],
) -> None:
    """Add *rows* after *version*, with the new *fields* of the table and of seats (*held*).

    Nothing is written where it is refused.

    Raises:
        Conflict: the table is not at that version.
        Repeated: one of the rows is there already.
    """
    assert rows, "something has happened"
    check_nonces(connection, table, rows)
    end = version + len(rows)
    # Two who have seen the same version cannot both move it on.
    seen = (tables.c.id == table) & (tables.c.version == version)
    values = {"changed": rows[-1].at, **fields, "version": end}
    moved = connection.execute(update(tables).where(seen).values(**values))
    if moved.rowcount != 1:
        # Another server may have committed the very same request meanwhile.
        check_nonces(connection, table, rows)
        raise Conflict
    connection.execute(ADD, [written(table, version + 1 + n, row) for n, row in enumerate(rows)])
    for seat, values in held.items():
        # Keys that change places must not meet on the way.
        if "key_hash" in values:
            set_seat(connection, table, seat, {"key_hash": None})
    for seat, values in held.items():
        set_seat(connection, table, seat, values)
    tell(connection, table, end)


def check_nonces(connection: Connection, table: str, rows: Sequence[Row]) -> None:
    """Check that none of *rows* is there already.

    Raises:
        Repeated: one of them is.
    """
    for row in rows:
        if row.nonce is not None:
            number = connection.scalar(NUMBER, {"table": table, "nonce": row.nonce})
            if number is not None:
                raise Repeated(number)


def written(table: str, number: int, row: Row) -> dict[str, Any]:
    """Return *row* as it is stored."""
    return {
        "table_id": table,
        "number": number,
        "kind": row.kind,
        "seat": row.seat,
        "text": row.text,
        "data": row.data,
        "nonce": row.nonce,
        "at": row.at,
    }


def read(connection: Connection, table: str, after: int) -> list[Row]:
    """Return the rows after *after* in order."""
    chosen = select(*ROW_COLUMNS).where(journal.c.table_id == table, journal.c.number > after)
    found = connection.execute(chosen.order_by(journal.c.number)).mappings()
    return [Row(**row) for row in found]


def whole(connection: Connection, table: str, after: int) -> Whole | None:
    """Return everything of a table but its rows up to *after*; None where there is none."""
    found = find(connection, table)
    if found is None:
        return None
    return found, seats_of(connection, [table])[table], read(connection, table, after)


def save_snapshot(connection: Connection, table: str, version: int, state: bytes) -> None:
    """Keep where *table* stood at *version*, compressed; the same version is kept once."""
    place = (snapshots.c.table_id == table) & (snapshots.c.version == version)
    connection.execute(delete(snapshots).where(place))
    packed = zlib.compress(state, COMPRESSION)
    connection.execute(insert(snapshots).values(table_id=table, version=version, state=packed))


def latest_snapshot(
    connection: Connection, table: str, upto: int | None
) -> tuple[int, bytes] | None:
    """Return the last snapshot up to *upto*."""
    chosen = select(snapshots.c.version, snapshots.c.state).where(snapshots.c.table_id == table)
    if upto is not None:
        chosen = chosen.where(snapshots.c.version <= upto)
    found = connection.execute(chosen.order_by(snapshots.c.version.desc()).limit(1)).first()
    return None if found is None else (found.version, zlib.decompress(found.state))
