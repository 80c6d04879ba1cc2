"""A store that is open, and a table in it."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Coroutine, Sequence
from typing import Any, TypeVar

from areopolis.server.store import NewSeatRow, NewTableRow, Row, Store
from server.stored import held_up

T = TypeVar("T")


def with_store(database: str, work: Callable[[Store], Awaitable[T]]) -> T:
    """Do *work* on an open store."""

    async def run() -> T:
        store = await Store.open(database)
        try:
            return await work(store)
        finally:
            await store.close()

    return asyncio.run(run())


async def new_table(store: Store, owner: int, rows: Sequence[Row] = (), **fields: Any) -> str:
    """Add a table of two seats, the first of them the owner's."""
    row = NewTableRow(
        **{
            "owner": owner,
            "name": "Noctis",
            "game": "mission-red-planet",
            "rules_version": 1,
            "seats": 2,
            "seed": 2**80 + 7,
            "created": 100.0,
            **fields,
        }
    )
    await store.create_table(
        row, [NewSeatRow(seat=0, holder="person", visitor=owner), NewSeatRow(seat=1)], rows
    )
    return row.id


def plays(*texts: str, at: float = 200.0) -> list[Row]:
    return [Row(kind="play", seat=0, text=text, at=at) for text in texts]


async def together(store: Store, *appends: Coroutine[Any, Any, None]) -> list[Any]:
    """Return the answers of *appends*, which have all waited for the same commit."""
    async with held_up(store):
        waiting = [asyncio.ensure_future(append) for append in appends]
        await asyncio.sleep(0)
    return await asyncio.gather(*waiting, return_exceptions=True)
