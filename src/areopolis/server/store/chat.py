"""Chat: what was said at a table."""

from __future__ import annotations

from typing import Final

from sqlalchemy import Connection, func, insert, select

from areopolis.server.store.news import tell
from areopolis.server.store.rows import ChatRow
from areopolis.server.store.schema import chat, tables

CHAT_COLUMNS: Final = [chat.c[name] for name in ChatRow.__struct_fields__]


def say(
    connection: Connection,
    table: str,
    visitor: int,
    seat: int | None,
    name: str,
    text: str,
    at: float,
) -> int:
    """Add a line and return its number."""
    # Two servers must not give the same number.
    connection.execute(
        select(tables.c.id).where(tables.c.id == table).with_for_update(key_share=True)
    ).all()
    last = connection.scalar(select(func.max(chat.c.number)).where(chat.c.table_id == table))
    number = (last or 0) + 1
    connection.execute(
        insert(chat).values(
            table_id=table, number=number, visitor=visitor, seat=seat, name=name, text=text, at=at
        )
    )
    tell(connection, table)
    return number


def read(connection: Connection, table: str, after: int, most: int) -> list[ChatRow]:
    """Return the last lines after *after*, in order, at most so many."""
    chosen = (
        select(*CHAT_COLUMNS)
        .where(chat.c.table_id == table, chat.c.number > after)
        .order_by(chat.c.number.desc())
        .limit(most)
    )
    found = [ChatRow(**row) for row in connection.execute(chosen).mappings()]
    return found[::-1]
