"""Tables and their seats."""

from __future__ import annotations

import logging
from collections.abc import Iterable, Sequence
from typing import Any, Final

import msgspec
from sqlalchemy import ColumnElement, Connection, Select, bindparam, insert, or_, select, update
from sqlalchemy.exc import OperationalError

from areopolis.server.store.news import tell
from areopolis.server.store.rows import NewSeatRow, NewTableRow, SeatRow, TableRow
from areopolis.server.store.schema import seats, tables, watchers

LOG: Final = logging.getLogger("areopolis.server")

# What reading a row raises where the disk has changed it.
DAMAGES: Final = (msgspec.MsgspecError, ValueError, TypeError, OperationalError)

TABLE_COLUMNS: Final = [tables.c[name] for name in TableRow.__struct_fields__]
SEAT_COLUMNS: Final = [seats.c[name] for name in SeatRow.__struct_fields__]
ALL = select(*TABLE_COLUMNS)


def create(connection: Connection, row: NewTableRow, held: Iterable[NewSeatRow]) -> None:
    """Add a table with its seats."""
    values = msgspec.structs.asdict(row)
    connection.execute(
        insert(tables).values(**values, is_archived=False, changed=row.created, version=0)
    )
    connection.execute(
        insert(seats),
        [{"table_id": row.id, **msgspec.structs.asdict(one)} for one in held],
    )
    tell(connection, row.id, 0)


def find(connection: Connection, table: str) -> TableRow | None:
    """Return the table of that id."""
    found = rows_of(connection, ALL.where(tables.c.id == table))
    return found[0] if found else None


def of_visitor(connection: Connection, visitor: int, most: int) -> list[TableRow]:
    """Return the tables that *visitor* owns or sits at, those that changed last first."""
    sitting = select(seats.c.table_id).where(seats.c.visitor == visitor)
    return list_where(connection, or_(tables.c.owner == visitor, tables.c.id.in_(sitting)), most)


def public(connection: Connection, most: int) -> list[TableRow]:
    """Return the tables that everybody may watch, those that changed last first."""
    shown = tables.c.is_public.is_(True) & tables.c.is_archived.is_(False)
    return list_where(connection, shown, most)


def awake(connection: Connection) -> list[str]:
    """Return the tables at which something happens by itself: AI seats, or a running clock."""
    machines = select(seats.c.table_id).where(seats.c.holder == "ai")
    timed = select(seats.c.table_id).where(seats.c.seconds_left.is_not(None))
    chosen = select(tables.c.id).where(
        tables.c.status == "playing", or_(tables.c.id.in_(machines), tables.c.id.in_(timed))
    )
    return list(connection.scalars(chosen.order_by(tables.c.id)))


def list_where(connection: Connection, condition: ColumnElement[bool], most: int) -> list[TableRow]:
    """Return at most so many tables, those that changed last first; none that is damaged."""
    chosen = ALL.where(condition).order_by(tables.c.changed.desc(), tables.c.id).limit(most)
    try:
        return rows_of(connection, chosen)
    except DAMAGES:
        found: list[TableRow] = []
        for name in connection.scalars(chosen.with_only_columns(tables.c.id)).all():
            try:
                found += rows_of(connection, ALL.where(tables.c.id == name))
            except DAMAGES:
                LOG.exception("a table cannot be read", extra={"table": name})
        return found


def rows_of(connection: Connection, chosen: Select[Any]) -> list[TableRow]:
    """Return the tables that are *chosen*."""
    return [TableRow(**row) for row in connection.execute(chosen).mappings()]


def change(connection: Connection, table: str, fields: dict[str, Any]) -> None:
    """Set *fields* of a table."""
    connection.execute(update(tables).where(tables.c.id == table).values(**fields))
    tell(connection, table)


def keep_ran(connection: Connection, ran: dict[str, float]) -> None:
    """Note how long tables have run; they never run backwards, and nobody has to be told."""
    kept = update(tables).where(tables.c.id == bindparam("table"), tables.c.ran < bindparam("now"))
    connection.execute(
        kept.values(ran=bindparam("now")),
        [{"table": table, "now": now} for table, now in sorted(ran.items())],
    )


def seats_of(connection: Connection, names: Sequence[str]) -> dict[str, list[SeatRow]]:
    """Return the seats of tables in their order."""
    found: dict[str, list[SeatRow]] = {name: [] for name in names}
    chosen = select(seats.c.table_id, *SEAT_COLUMNS).where(seats.c.table_id.in_(names))
    for table, *held in connection.execute(chosen.order_by(seats.c.seat)):
        found[table].append(SeatRow(**dict(zip(SeatRow.__struct_fields__, held, strict=True))))
    return found


def change_seat(connection: Connection, table: str, seat: int, fields: dict[str, Any]) -> None:
    """Set *fields* of a seat."""
    set_seat(connection, table, seat, fields)
    tell(connection, table)


def set_seat(connection: Connection, table: str, seat: int, fields: dict[str, Any]) -> None:
    """Set *fields* of a seat and tell nobody: something else of the transaction will."""
    place = (seats.c.table_id == table) & (seats.c.seat == seat)
    connection.execute(update(seats).where(place).values(**fields))


def may_watch(connection: Connection, table: str, visitor: int) -> bool:
    """Whether *visitor* may see what spectators see: at a public table everybody may."""
    sitting = select(seats.c.table_id).where(seats.c.visitor == visitor)
    invited = select(watchers.c.table_id).where(watchers.c.visitor == visitor)
    allowed = or_(
        tables.c.is_public.is_(True),
        tables.c.owner == visitor,
        tables.c.id.in_(sitting),
        tables.c.id.in_(invited),
    )
    return connection.scalar(select(tables.c.id).where(tables.c.id == table, allowed)) is not None
