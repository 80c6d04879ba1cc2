"""What a store holds of a table, and a store that is held up."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from threading import Event

from sqlalchemy import Connection

from areopolis.server.store import Row, SeatRow, Store
from kit.patience import patience


async def seats_of(store: Store, table: str) -> list[SeatRow]:
    found = await store.whole(table)
    assert found is not None
    return found[1]


async def rows_of(store: Store, table: str, after: int = 0) -> list[Row]:
    found = await store.whole(table, after)
    assert found is not None
    return found[2]


@asynccontextmanager
async def held_up(store: Store) -> AsyncIterator[None]:
    """Let nothing be written here: whatever is wanted meanwhile is committed together."""
    begun, may_go = Event(), Event()

    def wait(_: Connection) -> None:
        begun.set()
        assert may_go.wait(patience())

    waiting = store.writer.submit(wait)
    await asyncio.to_thread(begun.wait)
    try:
        yield
    finally:
        may_go.set()
        await waiting
