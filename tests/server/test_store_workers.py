"""Several servers on one PostgreSQL: nobody overtakes anybody, everybody hears of everything."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable

import pytest

from areopolis.server.store import Conflict, NewSeatRow, NewTableRow, Repeated, Row, Store
from kit.patience import patience
from kit.postgres import Postgres, running
from server.stored import rows_of


def together(database: str, work: Callable[[Store, Store], Awaitable[None]]) -> None:
    """Do *work* with two stores of two servers on one database."""

    async def run() -> None:
        one, other = await asyncio.gather(Store.open(database), Store.open(database))
        for store in (one, other):
            assert store.listener is not None
            assert await asyncio.to_thread(store.listener.is_listening.wait, 10)
        try:
            await work(one, other)
        finally:
            await asyncio.gather(one.close(), other.close())

    asyncio.run(run())


async def new_table(store: Store) -> str:
    owner, _ = await store.new_visitor()
    row = NewTableRow(owner=owner, name="", game="g", rules_version=1, seats=1, seed=1, created=0.0)
    await store.create_table(row, [NewSeatRow(seat=0)])
    return row.id


def play(text: str, nonce: str | None = None) -> list[Row]:
    return [Row(kind="play", text=text, nonce=nonce, at=time.time())]


def test_each_hears_of_the_moves_of_the_other(postgresql: Postgres) -> None:
    async def work(one: Store, other: Store) -> None:
        table = await new_table(one)
        changes = other.changes()
        await one.append(table, 0, play("a"))
        while await asyncio.wait_for(anext(changes), patience()) != (table, 1):
            pass
        assert [row.text for row in await rows_of(other, table)] == ["a"]

    together(postgresql.new_schema(), work)


def test_two_servers_that_race_never_both_win_and_never_wait_for_each_other_for_ever(
    postgresql: Postgres,
) -> None:
    """Both commit many tables at once, in opposite orders: the classic way to a deadlock."""

    async def work(one: Store, other: Store) -> None:
        tables = [await new_table(one) for _ in range(8)]

        async def claim(store: Store, table: str, version: int, text: str) -> bool:
            try:
                await store.append(table, version, play(text))
            except Conflict:
                return False
            return True

        for version in range(10):
            forwards = [claim(one, table, version, "one") for table in tables]
            backwards = [claim(other, table, version, "other") for table in reversed(tables)]
            won = await asyncio.wait_for(asyncio.gather(*forwards, *backwards), patience())
            assert sum(won) == len(tables)
        for table in tables:
            assert [row.number for row in await rows_of(one, table)] == list(range(1, 11))

    together(postgresql.new_schema(), work)


def test_one_request_sent_to_two_servers_is_committed_once(postgresql: Postgres) -> None:
    async def work(one: Store, other: Store) -> None:
        table = await new_table(one)
        for version in range(10):
            answers = await asyncio.gather(
                *[store.append(table, version, play("a", f"n{version}")) for store in (one, other)],
                return_exceptions=True,
            )
            kinds = sorted([type(answer).__name__ for answer in answers])
            assert kinds == ["NoneType", "Repeated"]
            (repeated,) = [answer for answer in answers if isinstance(answer, Repeated)]
            assert repeated.number == version + 1

    together(postgresql.new_schema(), work)


def test_both_get_the_same_first_value(postgresql: Postgres) -> None:
    async def work(one: Store, other: Store) -> None:
        found = await asyncio.gather(one.first_value("k", "one"), other.first_value("k", "other"))
        assert found[0] == found[1]

    together(postgresql.new_schema(), work)


def test_after_a_restart_of_the_database_everything_goes_on() -> None:
    """Whoever listened hears of what it has missed, and writing works again."""
    with running() as server:

        async def work() -> None:
            store = await Store.open(server.new_database())
            try:
                table = await new_table(store)
                await asyncio.to_thread(server.stop, "fast")
                with pytest.raises(Exception):  # noqa: B017, PT011 - whatever the driver says
                    await store.append(table, 0, play("lost"))
                await asyncio.to_thread(server.start)
                changes = store.changes()
                await store.append(table, 0, play("a"))
                assert await asyncio.wait_for(anext(changes), patience()) == (table, 1)
                assert [row.text for row in await rows_of(store, table)] == ["a"]
            finally:
                await store.close()

        asyncio.run(work())
