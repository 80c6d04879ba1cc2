"""The store on both databases: what it takes it gives back, and nobody overtakes anybody."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable
from typing import Any

import pytest
from sqlalchemy.exc import IntegrityError

from areopolis.server.store import (
    Conflict,
    Row,
    Store,
    new_table_id,
)
from areopolis.server.store.schema import METADATA
from kit.patience import patience, until_so
from server.open_stores import new_table, plays, with_store
from server.stored import rows_of, seats_of


def test_a_cookie_is_known_again_and_kept_only_as_a_hash(database: str) -> None:
    async def work(store: Store) -> None:
        visitor, cookie = await store.new_visitor()
        other, _ = await store.new_visitor()
        assert len(cookie) * 6 >= 256
        assert other != visitor
        assert await store.visitor(cookie) == visitor
        assert await store.visitor(cookie + "x") is None
        await store.rename_visitor(visitor, "Ada")
        assert await store.visitor_name(visitor) == "Ada"
        assert await store.visitor_name(other) == ""
        assert cookie not in await dumped(store)

    with_store(database, work)


async def dumped(store: Store) -> str:
    """Return everything that the database holds, as text."""

    def everything(connection: Any) -> Iterable[Any]:
        return [
            row for table in METADATA.sorted_tables for row in connection.execute(table.select())
        ]

    return repr(await store._read(everything))


def test_a_table_comes_back_as_it_was_created(database: str) -> None:
    async def work(store: Store) -> None:
        owner, _ = await store.new_visitor()
        table = await new_table(
            store, owner, options={"a": [1, None]}, pack={"x": "ä"}, clock={"kind": "none"}
        )
        found = await store.table(table)
        assert found is not None
        assert (found.id, found.owner, found.name) == (table, owner, "Noctis")
        assert found.seed == 2**80 + 7
        assert (found.options, found.pack, found.start) == ({"a": [1, None]}, {"x": "ä"}, None)
        assert (found.version, found.status) == (0, "open")
        assert (found.is_public, found.is_archived) == (False, False)
        assert (found.created, found.changed) == (100.0, 100.0)
        assert await store.table(new_table_id()) is None
        await store.update_table(table, name="Olympus", is_archived=True)
        again = await store.table(table)
        assert again is not None
        assert (again.name, again.is_archived) == ("Olympus", True)

    with_store(database, work)


def test_a_table_is_there_with_its_first_rows_or_not_at_all(database: str) -> None:
    async def work(store: Store) -> None:
        owner, _ = await store.new_visitor()
        table = await new_table(store, owner, rows=plays("a", "b"))
        found = await store.table(table)
        assert found is not None
        assert (found.version, found.changed) == (2, 200.0)
        assert [row.text for row in await rows_of(store, table)] == ["a", "b"]
        twice = [Row(kind="play", text=text, nonce="n", at=1.0) for text in "ab"]
        with pytest.raises(IntegrityError):
            await new_table(store, owner, rows=twice)
        assert [row.id for row in await store.tables_of(owner)] == [table]

    with_store(database, work)


def test_seats_come_back_and_change(database: str) -> None:
    async def work(store: Store) -> None:
        owner, _ = await store.new_visitor()
        table = await new_table(store, owner)
        await store.update_seat(table, 1, holder="ai", level="club", seconds_left=2.5)
        first, second = await seats_of(store, table)
        assert (first.seat, first.holder, first.visitor) == (0, "person", owner)
        assert (second.holder, second.level, second.seconds_left) == ("ai", "club", 2.5)

    with_store(database, work)


def test_tables_are_listed_for_those_who_own_them_or_sit_there(database: str) -> None:
    async def work(store: Store) -> None:
        owner, _ = await store.new_visitor()
        guest, _ = await store.new_visitor()
        stranger, _ = await store.new_visitor()
        older = await new_table(store, owner, created=1.0)
        newer = await new_table(store, owner, created=2.0, is_public=True)
        await store.update_seat(older, 1, holder="person", visitor=guest)
        assert [row.id for row in await store.tables_of(owner)] == [newer, older]
        assert [row.id for row in await store.tables_of(owner, 1)] == [newer]
        assert [row.id for row in await store.tables_of(guest)] == [older]
        assert await store.tables_of(stranger) == []
        assert [row.id for row in await store.public_tables()] == [newer]
        await store.update_table(newer, is_archived=True)
        assert await store.public_tables() == []

    with_store(database, work)


def test_tables_that_go_on_by_themselves_are_found(database: str) -> None:
    async def work(store: Store) -> None:
        owner, _ = await store.new_visitor()
        machine = await new_table(store, owner, status="playing")
        timed = await new_table(store, owner, status="playing")
        await new_table(store, owner, status="playing")
        over = await new_table(store, owner, status="over")
        for table in (machine, over):
            await store.update_seat(table, 1, holder="ai")
        await store.update_seat(timed, 0, seconds_left=10.0)
        assert await store.awake_tables() == sorted([machine, timed])

    with_store(database, work)


def test_a_key_leads_the_first_browser_to_its_seat_and_no_other(database: str) -> None:
    async def work(store: Store) -> None:
        owner, _ = await store.new_visitor()
        guest, _ = await store.new_visitor()
        stranger, _ = await store.new_visitor()
        table = await new_table(store, owner)
        key = await store.issue_key(table, 1)
        assert len(key) * 6 >= 160
        assert key not in await dumped(store)
        assert await store.redeem("no-such-key", guest, "Bo") is None
        assert await store.redeem(key, guest, "Bo") == (table, 1)
        assert (await seats_of(store, table))[1].name == "Bo"
        assert await store.redeem(key, guest, "Bob") == (table, 1)
        assert await store.redeem(key, stranger, "Eve") is None
        assert (await seats_of(store, table))[1].visitor == guest

    with_store(database, work)


def test_whoever_has_left_comes_back_by_the_same_key_but_nobody_else(database: str) -> None:
    async def work(store: Store) -> None:
        owner, _ = await store.new_visitor()
        guest, _ = await store.new_visitor()
        table = await new_table(store, owner)
        key = await store.issue_key(table, 1)
        await store.redeem(key, guest, "Bo")
        await store.update_seat(table, 1, holder="open")
        assert await store.redeem(key, owner, "Ada") is None
        assert await store.redeem(key, guest, "Bo") == (table, 1)
        assert (await seats_of(store, table))[1].holder == "person"

    with_store(database, work)


def test_a_new_key_makes_the_old_one_void_and_unseats_its_holder(database: str) -> None:
    async def work(store: Store) -> None:
        owner, _ = await store.new_visitor()
        guest, _ = await store.new_visitor()
        table = await new_table(store, owner)
        old = await store.issue_key(table, 1)
        await store.redeem(old, guest, "Bo")
        new = await store.issue_key(table, 1)
        seat = (await seats_of(store, table))[1]
        assert (seat.holder, seat.visitor, seat.name) == ("open", None, "")
        assert await store.redeem(old, guest, "Bo") is None
        assert await store.redeem(new, owner, "Ada") == (table, 1)

    with_store(database, work)


def test_a_key_of_a_seat_that_an_ai_holds_leads_nowhere(database: str) -> None:
    async def work(store: Store) -> None:
        owner, _ = await store.new_visitor()
        table = await new_table(store, owner)
        await store.update_seat(table, 1, holder="ai", level="club")
        key = await store.issue_key(table, 1)
        assert (await seats_of(store, table))[1].holder == "ai"
        assert await store.redeem(key, owner, "Ada") is None

    with_store(database, work)


def test_spectators_come_by_their_own_key_and_leave_when_it_changes(database: str) -> None:
    async def work(store: Store) -> None:
        owner, _ = await store.new_visitor()
        guest, _ = await store.new_visitor()
        table = await new_table(store, owner)
        public = await new_table(store, owner, is_public=True)
        key = await store.issue_key(table, None)
        assert await store.may_watch(table, owner)
        assert not await store.may_watch(table, guest)
        assert await store.redeem(key, guest, "") == (table, None)
        assert await store.redeem(key, guest, "") == (table, None)
        assert await store.may_watch(table, guest)
        await store.issue_key(table, None)
        assert not await store.may_watch(table, guest)
        assert await store.redeem(key, guest, "") is None
        assert await store.may_watch(public, guest)
        assert not await store.may_watch(new_table_id(), owner)

    with_store(database, work)


def test_the_last_snapshot_up_to_a_version_is_found(database: str) -> None:
    async def work(store: Store) -> None:
        owner, _ = await store.new_visitor()
        table = await new_table(store, owner)
        assert await store.latest_snapshot(table) is None
        for version in (50, 100):
            await store.save_snapshot(table, version, b"state %d " % version * 100)
        await store.save_snapshot(table, 100, b"anew")
        assert await store.latest_snapshot(table) == (100, b"anew")
        assert await store.latest_snapshot(table, 99) == (50, b"state 50 " * 100)
        assert await store.latest_snapshot(table, 49) is None

    with_store(database, work)


def test_values_are_kept_and_the_first_one_stays(database: str) -> None:
    async def work(store: Store) -> None:
        assert await store.value("key") is None
        found = await asyncio.gather(*[store.first_value("key", str(n)) for n in range(4)])
        assert set(found) == {"0"}
        await store.set_value("key", "anew")
        assert await store.value("key") == "anew"
        assert await store.first_value("key", "late") == "anew"

    with_store(database, work)


def test_a_browser_subscribes_once_and_can_be_dropped(database: str) -> None:
    async def work(store: Store) -> None:
        visitor, _ = await store.new_visitor()
        other, _ = await store.new_visitor()
        for auth in ("old", "new"):
            await store.add_push(visitor, "https://push/1", "p", auth)
        await store.add_push(other, "https://push/2", "p", "a")
        (push,) = await store.pushes(visitor)
        assert (push.endpoint, push.p256dh, push.auth) == ("https://push/1", "p", "new")
        await store.drop_push("https://push/1")
        assert await store.pushes(visitor) == []
        assert len(await store.pushes(other)) == 1

    with_store(database, work)


def test_whatever_changes_at_a_table_is_told(database: str) -> None:
    async def work(store: Store) -> None:
        await asyncio.to_thread(listening, store)
        owner, _ = await store.new_visitor()
        changes = store.changes()
        table = await new_table(store, owner)
        assert await asyncio.wait_for(anext(changes), patience()) == (table, 0)
        await store.append(table, 0, plays("a", "b"))
        assert await asyncio.wait_for(anext(changes), patience()) == (table, 2)
        for change in (
            store.update_table(table, name="Olympus"),
            store.update_seat(table, 1, holder="ai"),
            store.issue_key(table, None),
        ):
            await change
            assert await asyncio.wait_for(anext(changes), patience()) == (table, 2)
        with pytest.raises(Conflict):
            await store.append(table, 0, plays("c"))
        other = await new_table(store, owner)
        assert await asyncio.wait_for(anext(changes), patience()) == (other, 0)

    with_store(database, work)


def listening(store: Store) -> None:
    """Wait until the store hears what others say."""
    assert store.listener is None or store.listener.is_listening.wait(patience())


def test_a_slow_reader_gets_the_newest_version_of_each_table(database: str) -> None:
    async def work(store: Store) -> None:
        await asyncio.to_thread(listening, store)
        owner, _ = await store.new_visitor()
        begun = store.changes()
        table = await new_table(store, owner)
        other = await new_table(store, owner)
        await until_so(lambda: set(begun.unread) == {table, other})
        changes = store.changes()
        for version in range(10):
            await store.append(table, version, plays("a"))
        await store.append(other, 0, plays("a"))
        await until_so(lambda: other in changes.unread)
        assert [await anext(changes), await anext(changes)] == [(table, 10), (other, 1)]

    with_store(database, work)


def test_the_figures_count_what_is_there(database: str) -> None:
    async def work(store: Store) -> None:
        owner, _ = await store.new_visitor()
        await new_table(store, owner)
        await new_table(store, owner, status="over")
        await store.ping()
        figures = await store.stats()
        assert (figures["tables_open"], figures["tables_over"], figures["visitors"]) == (1, 1, 1)
        assert figures["database_bytes"] > 10_000
        assert figures["store_writes"] == 4
        assert figures["store_waiting"] == 0
        assert figures["store_commits"] == 4

    with_store(database, work)


def test_everything_is_there_after_reopening(database: str) -> None:
    async def fill(store: Store) -> tuple[str, str]:
        owner, cookie = await store.new_visitor()
        table = await new_table(store, owner)
        await store.append(table, 0, plays("a"))
        return table, cookie

    table, cookie = with_store(database, fill)

    async def look(store: Store) -> None:
        assert await store.visitor(cookie) is not None
        assert [row.text for row in await rows_of(store, table)] == ["a"]

    with_store(database, look)


def test_closing_commits_what_still_waits(database: str) -> None:
    async def fill() -> str:
        store = await Store.open(database)
        owner, _ = await store.new_visitor()
        table = await new_table(store, owner)
        waiting = [asyncio.ensure_future(store.append(table, n, plays(str(n)))) for n in range(50)]
        await asyncio.sleep(0)
        await store.close()
        await asyncio.gather(*waiting)
        with pytest.raises(RuntimeError):
            await store.new_visitor()
        return table

    table = asyncio.run(fill())

    async def look(store: Store) -> None:
        assert len(await rows_of(store, table)) == 50

    with_store(database, look)
