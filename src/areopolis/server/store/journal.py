"""The journal: what happened at a table, one row after the other, and snapshots on the way."""

from __future__ import annotations

import zlib
from collections.abc import Iterable, Sequence
from functools import cache
from typing import Any, Final

import msgspec
from msgspec import Struct
from sqlalchemy import Connection, bindparam, delete, insert, select, update

from areopolis.server.store.errors import Conflict, Repeated, StoreError
from areopolis.server.store.news import tell
from areopolis.server.store.prepared import Prepared
from areopolis.server.store.rows import NewSeatRow, NewTableRow, Row, SeatRow, TableRow
from areopolis.server.store.schema import journal, snapshots, tables
from areopolis.server.store.tables import create, find, seats_of, set_seat

Whole = tuple[TableRow, list[SeatRow], list[Row]]

ROW_COLUMNS: Final = [journal.c[name] for name in Row.__struct_fields__]
# Good compression at a tenth of the time of the best.
COMPRESSION: Final = 3

ADD: Final = Prepared(insert(journal))
NUMBER: Final = select(journal.c.number).where(
    journal.c.table_id == bindparam("table"), journal.c.nonce == bindparam("nonce")
)
MOVE_ON: Final = Prepared(
    update(tables)
    .where(tables.c.id == bindparam("table"))
    .values(version=bindparam("end"), changed=bindparam("now"))
)
DROP_SNAPSHOT: Final = Prepared(
    delete(snapshots).where(
        snapshots.c.table_id == bindparam("table_id"), snapshots.c.version == bindparam("version")
    )
)
ADD_SNAPSHOT: Final = Prepared(insert(snapshots))


class Append(Struct, frozen=True):
    """Rows to be added after *version*; *fields* of the table and of seats (*held*) change too."""

    table: str
    version: int
    rows: Sequence[Row]
    fields: dict[str, Any] = {}
    held: dict[int, dict[str, Any]] = {}


def begin(
    connection: Connection, row: NewTableRow, held: Iterable[NewSeatRow], rows: Sequence[Row]
) -> None:
    """Add a table with its seats and its first *rows*."""
    create(connection, row, held)
    if rows:
        append(connection, Append(row.id, 0, rows))


def append(connection: Connection, asked: Append) -> None:
    """Add the rows of one.

    Nothing is written where it is refused.

    Raises:
        Conflict: the table is not at that version.
        Repeated: one of the rows is there already.
    """
    check_nonces(connection, asked)
    (refused,) = append_all(connection, [asked])
    if refused is not None:
        raise refused


def append_all(connection: Connection, asked: Sequence[Append]) -> list[StoreError | None]:
    """Add the rows of many, in as many statements as one alone needs; return why not, for each.

    Whoever knows the version of a table knows its nonces: they are looked up only where somebody
    else was first. One that is there all the same breaks the transaction.
    """
    stand = standing(connection, [one.table for one in asked])
    added: list[Append] = []
    late: dict[int, Append] = {}
    for place, one in enumerate(asked):
        assert one.rows, "something has happened"
        version, status = stand.get(one.table, (None, ""))
        # Two who have seen the same version cannot both move it on.
        if version != one.version:
            late[place] = one
            continue
        added.append(one)
        stand[one.table] = one.version + len(one.rows), one.fields.get("status", status)
        write_others(connection, one, status)
    if added:
        MOVE_ON.run(connection, *[moved_on(one) for one in added])
        ADD.run(connection, *[row for one in added for row in written(one)])
    for one in added:
        tell(connection, one.table, one.version + len(one.rows))
    answers: list[StoreError | None] = [None] * len(asked)
    for place, one in late.items():
        answers[place] = refusal(connection, one)
    return answers


def standing(connection: Connection, names: Sequence[str]) -> dict[str, tuple[int, str]]:
    """Return version and status of tables, which nobody else changes until this is committed."""
    places = {f"table{place}": name for place, name in enumerate(names)}
    found = where_stand(len(names)).run(connection, places)
    return {name: (version, status) for name, version, status in found}


@cache
def where_stand(count: int) -> Prepared:
    """Return what asks for so many tables; they are locked in one order."""
    names: list[Any] = [bindparam(f"table{place}") for place in range(count)]
    chosen = select(tables.c.id, tables.c.version, tables.c.status).where(tables.c.id.in_(names))
    return Prepared(chosen.order_by(tables.c.id).with_for_update(key_share=True))


def write_others(connection: Connection, one: Append, status: str) -> None:
    """Set what a move does not change as a rule: fields of the table, and its seats."""
    if one.fields not in ({}, {"status": status}):
        connection.execute(update(tables).where(tables.c.id == one.table).values(**one.fields))
    for seat, values in one.held.items():
        # Keys that change places must not meet on the way.
        if "key_hash" in values:
            set_seat(connection, one.table, seat, {"key_hash": None})
    for seat, values in one.held.items():
        set_seat(connection, one.table, seat, values)


def refusal(connection: Connection, asked: Append) -> StoreError:
    """Return why rows cannot be added to a table that has moved on."""
    try:
        # Another server may have committed the very same request meanwhile.
        check_nonces(connection, asked)
    except Repeated as repeated:
        return repeated
    return Conflict()


def moved_on(one: Append) -> dict[str, Any]:
    """Return how a table stands when its rows are added."""
    return {"table": one.table, "end": one.version + len(one.rows), "now": one.rows[-1].at}


def check_nonces(connection: Connection, asked: Append) -> None:
    """Check that none of the rows is there already.

    Raises:
        Repeated: one of them is.
    """
    for row in asked.rows:
        if row.nonce is not None:
            number = connection.scalar(NUMBER, {"table": asked.table, "nonce": row.nonce})
            if number is not None:
                raise Repeated(number)


def written(asked: Append) -> list[dict[str, Any]]:
    """Return the rows as they are stored."""
    return [
        {
            "table_id": asked.table,
            "number": number,
            "kind": row.kind,
            "seat": row.seat,
            "text": row.text,
            "data": None if row.data is None else msgspec.json.encode(row.data).decode(),
            "nonce": row.nonce,
            "at": row.at,
        }
        for number, row in enumerate(asked.rows, start=asked.version + 1)
    ]


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
    place = {"table_id": table, "version": version}
    DROP_SNAPSHOT.run(connection, place)
    ADD_SNAPSHOT.run(connection, {**place, "state": zlib.compress(state, COMPRESSION)})


def latest_snapshot(
    connection: Connection, table: str, upto: int | None
) -> tuple[int, bytes] | None:
    """Return the last snapshot up to *upto*."""
    chosen = select(snapshots.c.version, snapshots.c.state).where(snapshots.c.table_id == table)
    if upto is not None:
        chosen = chosen.where(snapshots.c.version <= upto)
    found = connection.execute(chosen.order_by(snapshots.c.version.desc()).limit(1)).first()
    return None if found is None else (found.version, zlib.decompress(found.state))
