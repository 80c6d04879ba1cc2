"""What a store holds of a table."""

from __future__ import annotations

from areopolis.server.store import Row, SeatRow, Store


async def seats_of(store: Store, table: str) -> list[SeatRow]:
    found = await store.whole(table)
    assert found is not None
    return found[1]


async def rows_of(store: Store, table: str, after: int = 0) -> list[Row]:
    found = await store.whole(table, after)
    assert found is not None
    return found[2]
