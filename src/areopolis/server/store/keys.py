"""Keys: secret links that lead to a seat, or to a place among the spectators."""

from __future__ import annotations

from typing import Any, Final

from sqlalchemy import Connection, delete, insert, select, update

from areopolis.server.store.errors import StoreError
from areopolis.server.store.news import tell
from areopolis.server.store.schema import seats, tables, watchers
from areopolis.server.store.secrets import hash_of, new_key
from areopolis.server.store.tables import set_seat

# The origin of a table whose seats were not all held by the same people from the deal on.
HANDED: Final = "handed"


class SeatTaken(StoreError):
    """Somebody sits there, in a game that has begun."""


class SeatGone(StoreError):
    """The seat that was chosen is not free."""


class SecondSeat(StoreError):
    """Who comes by the key has another seat, in a game that has begun."""


def issue(connection: Connection, table: str, seat: int | None) -> str:
    """Return a new key; the old one opens nothing any more, and who came by it has to leave.

    Raises:
        SeatTaken: the game has begun, and somebody sits there.
    """
    key = new_key()
    if seat is None:
        connection.execute(
            update(tables).where(tables.c.id == table).values(watch_hash=hash_of(key))
        )
        connection.execute(delete(watchers).where(watchers.c.table_id == table))
    else:
        place = (seats.c.table_id == table) & (seats.c.seat == seat)
        holder = connection.scalar(select(seats.c.holder).where(place).with_for_update())
        if has_begun(connection, table):
            if holder == "person":
                raise SeatTaken
            hand_on(connection, table)
        connection.execute(update(seats).where(place).values(key_hash=hash_of(key)))
        connection.execute(
            update(seats)
            .where(place, seats.c.holder != "ai")
            .values(holder="open", visitor=None, name="")
        )
    tell(connection, table)
    return key


def leads(connection: Connection, key: str, visitor: int | None) -> tuple[str, int | None] | None:
    """Return the table and the seat to which *key* would lead *visitor*; it seats nobody.

    The seat is None for spectators. What leads nowhere for `redeem` leads nowhere here.
    """
    found = connection.execute(
        select(seats.c.table_id, seats.c.seat, seats.c.holder, seats.c.visitor).where(
            seats.c.key_hash == hash_of(key)
        )
    ).first()
    if found is None:
        table = connection.scalar(select(tables.c.id).where(tables.c.watch_hash == hash_of(key)))
        return None if table is None else (table, None)
    return None if is_void(found, visitor) else (found.table_id, found.seat)


def is_void(found: Any, visitor: int | None) -> bool:
    """Whether the key of the seat *found* opens nothing for *visitor*."""
    return found.visitor not in (None, visitor) or found.holder == "ai"


def redeem(
    connection: Connection, key: str, visitor: int, name: str, wanted: int | None = None
) -> tuple[str, int | None] | None:
    """Seat *visitor* where *key* leads and return table and seat; None where it leads nowhere.

    The first browser that uses the key of a seat holds the seat: to everybody else the key is void.
    Whoever has left may come back by the same key. As long as nobody has used it, and the game has
    not begun, another seat that is free may be *wanted*: then the keys of both change places.

    Raises:
        SecondSeat: the game has begun, and they would see the cards of two seats.
        SeatGone: the seat that is wanted is not free.
    """
    found = connection.execute(
        select(seats.c.table_id, seats.c.seat, seats.c.holder, seats.c.visitor)
        .where(seats.c.key_hash == hash_of(key))
        .with_for_update()
    ).first()
    if found is None:
        return watch(connection, key, visitor)
    if is_void(found, visitor):
        return None
    seat: int = found.seat
    if found.holder == "open":
        if found.visitor is None and has_begun(connection, found.table_id):
            check_seatless(connection, found.table_id, visitor)
            hand_on(connection, found.table_id)
        elif found.visitor is None and wanted not in (None, seat):
            change_places(connection, found.table_id, seat, wanted)
            seat = wanted
        fields = {"holder": "person", "visitor": visitor, "name": name}
        set_seat(connection, found.table_id, seat, fields)
        tell(connection, found.table_id)
    return found.table_id, seat


def hand_on(connection: Connection, table: str) -> None:
    """Let a table say that one of its seats goes to somebody else in the middle of the game.

    Whoever had it may know its cards, and may be anybody. A past that is told already stays.
    """
    pastless = (tables.c.id == table) & tables.c.origin.is_(None)
    connection.execute(update(tables).where(pastless).values(origin={"kind": HANDED}))


def change_places(connection: Connection, table: str, seat: int, wanted: int) -> None:
    """Let the key of *seat* lead to the one that is *wanted*, and that one's key here.

    Raises:
        SeatGone: it is not free.
    """
    held = select(seats.c.seat, seats.c.holder, seats.c.visitor, seats.c.key_hash).where(
        seats.c.table_id == table, seats.c.seat.in_((seat, wanted))
    )
    both = {one.seat: one for one in connection.execute(held.with_for_update())}
    other = both.get(wanted)
    if other is None or other.holder != "open" or other.visitor is not None:
        raise SeatGone
    # No key is that of two seats, not even on the way.
    set_seat(connection, table, seat, {"key_hash": None})
    set_seat(connection, table, wanted, {"key_hash": both[seat].key_hash})
    set_seat(connection, table, seat, {"key_hash": other.key_hash})


def has_begun(connection: Connection, table: str) -> bool:
    """Whether all seats of *table* were taken once."""
    return connection.scalar(select(tables.c.status).where(tables.c.id == table)) != "open"


def check_seatless(connection: Connection, table: str, visitor: int) -> None:
    """Check that no seat is that of *visitor*; one that was left is theirs still.

    Raises:
        SecondSeat: there is one.
    """
    own = (seats.c.table_id == table) & (seats.c.visitor == visitor)
    if connection.scalar(select(seats.c.seat).where(own).limit(1)) is not None:
        raise SecondSeat


def watch(connection: Connection, key: str, visitor: int) -> tuple[str, None] | None:
    """Let *visitor* watch where the *key* is one for spectators."""
    table = connection.scalar(
        select(tables.c.id).where(tables.c.watch_hash == hash_of(key)).with_for_update(read=True)
    )
    if table is None:
        return None
    let_watch(connection, table, visitor)
    return table, None


def watch_hash(connection: Connection, table: str) -> str | None:
    """Return what is kept of the key of a table's spectators."""
    return connection.scalar(select(tables.c.watch_hash).where(tables.c.id == table))


def let_watch(connection: Connection, table: str, visitor: int) -> None:
    """Let *visitor* watch from now on."""
    present = (watchers.c.table_id == table) & (watchers.c.visitor == visitor)
    if connection.scalar(select(watchers.c.visitor).where(present)) is None:
        connection.execute(insert(watchers).values(table_id=table, visitor=visitor))
