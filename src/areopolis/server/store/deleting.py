"""Deleting: tables with everything that belongs to them, and what is a person's own."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final

from sqlalchemy import Connection, and_, delete, or_, select, update

from areopolis.server.store.news import tell
from areopolis.server.store.schema import (
    journal,
    passes,
    pushes,
    reviews,
    seats,
    server_values,
    snapshots,
    tables,
    visitors,
    watchers,
)
from areopolis.server.store.secrets import hash_of, new_cookie

# Later than any version: whoever hears of it looks, and finds nothing.
GONE: Final = 2**31 - 1
# How many tables go at once: others want to write too.
BATCH: Final = 50


def silent(connection: Connection, since: float) -> list[str]:
    """Return the tables at which a game could go on and nothing has happened *since* then."""
    idle = and_(tables.c.status.in_(("open", "playing")), tables.c.changed < since)
    return list(connection.scalars(select(tables.c.id).where(idle).order_by(tables.c.id)))


def drop_abandoned(connection: Connection, since: float) -> list[str]:
    """Delete some of the tables that were abandoned before *since*; return which."""
    old = and_(tables.c.status == "abandoned", tables.c.changed < since)
    names = list(connection.scalars(select(tables.c.id).where(old).limit(BATCH)))
    drop(connection, names)
    return names


def drop(connection: Connection, names: Iterable[str]) -> None:
    """Delete tables with their journals."""
    for name in names:
        for part in (snapshots, reviews, journal, watchers, seats):
            connection.execute(delete(part).where(part.c.table_id == name))
        wishes = server_values.c.name.startswith(f"notices/{name}/", autoescape=True)
        connection.execute(delete(server_values).where(wishes))
        connection.execute(delete(tables).where(tables.c.id == name))
        tell(connection, name, GONE)


def forget(connection: Connection, visitor: int) -> list[str]:
    """Delete what is known of *visitor*; return the tables at which others remember him.

    His name and his words go, at every table where he sat or watched; games of others stay, with
    the moves that he has made in them.
    """
    sitting = select(seats.c.table_id).where(seats.c.visitor == visitor)
    watching = select(watchers.c.table_id).where(watchers.c.visitor == visitor)
    mine = or_(tables.c.owner == visitor, tables.c.id.in_(sitting), tables.c.id.in_(watching))
    names = list(connection.scalars(select(tables.c.id).where(mine)))
    for name in names:
        silence(connection, name, visitor)
        wishes = server_values.c.name == f"notices/{name}/{visitor}"
        connection.execute(delete(server_values).where(wishes))
        tell(connection, name)
    held = seats.c.visitor == visitor
    connection.execute(update(seats).where(held).values(visitor=None, name=""))
    connection.execute(delete(watchers).where(watchers.c.visitor == visitor))
    connection.execute(delete(pushes).where(pushes.c.visitor == visitor))
    connection.execute(delete(passes).where(passes.c.visitor == visitor))
    # Tables that he has opened and others play need somebody who has: nobody can be him any more.
    nobody = {"cookie_hash": hash_of(new_cookie()), "name": ""}
    connection.execute(update(visitors).where(visitors.c.id == visitor).values(**nobody))
    return names


def silence(connection: Connection, name: str, visitor: int) -> None:
    """Take out of a journal what *visitor* has said, and his name where he came and went."""
    held = (seats.c.table_id == name) & (seats.c.visitor == visitor)
    own = set(connection.scalars(select(seats.c.seat).where(held)))
    rows = select(journal.c.number, journal.c.kind, journal.c.seat, journal.c.data).where(
        journal.c.table_id == name, journal.c.kind.in_(("chat", "seat"))
    )
    for number, kind, seat, data in connection.execute(rows).all():
        place = (journal.c.table_id == name) & (journal.c.number == number)
        known: dict[str, Any] = data or {}
        if kind == "chat" and known.get("by") == visitor:
            gone = {"text": "", "data": {**known, "name": "", "gone": True}}
            connection.execute(update(journal).where(place).values(**gone))
        elif kind == "seat" and seat in own:
            lines = [nameless(line) for line in known.get("lines", ())]
            connection.execute(update(journal).where(place).values(data={**known, "lines": lines}))


def nameless(line: list[Any]) -> list[Any]:
    """Return a line of the log without the name of a person."""
    told, *rest = line
    return [{**told, "name": ""}, *rest] if "name" in told else line
