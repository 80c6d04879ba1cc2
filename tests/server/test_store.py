"""The store on both databases: what it takes it gives back, and nobody overtakes anybody."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Coroutine, Iterable, Sequence
from typing import Any, TypeVar

import pytest
from sqlalchemy import event
from sqlalchemy.exc import IntegrityError

from areopolis.server.store import (
    Conflict,
    NewSeatRow,
    NewTableRow,
    Repeated,
    Row,
    Store,
    new_table_id,
)
from areopolis.server.store.schema import METADATA
from kit.patience import patience, until_so
from server.stored import held_up, rows_of, seats_of

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


def test_rows_are_numbered_and_come_back_in_order(database: str) -> None:
    async def work(store: Store) -> None:
        owner, _ = await store.new_visitor()
        table = await new_table(store, owner)
        await store.append(table, 0, plays("a", "b"))
        await store.append(
            table,
            2,
            [Row(kind="vote", text="", data={"yes": [1]}, nonce="n", at=300.0)],
            {"status": "over"},
            {1: {"seconds_left": 7.5}},
        )
        rows = await rows_of(store, table)
        assert [(row.number, row.kind, row.text) for row in rows] == [
            (1, "play", "a"),
            (2, "play", "b"),
            (3, "vote", ""),
        ]
        assert (rows[2].seat, rows[2].data, rows[2].nonce, rows[2].at) == (
            None,
            {"yes": [1]},
            "n",
            300.0,
        )
        assert [row.number for row in await rows_of(store, table, after=1)] == [2, 3]
        found = await store.table(table)
        assert found is not None
        assert (found.version, found.status, found.changed) == (3, "over", 300.0)
        assert (await seats_of(store, table))[1].seconds_left == 7.5

    with_store(database, work)


def test_a_whole_table_is_read_at_one_moment(database: str) -> None:
    async def work(store: Store) -> None:
        owner, _ = await store.new_visitor()
        table = await new_table(store, owner)
        assert await store.whole(new_table_id()) is None

        async def play() -> None:
            for version in range(60):
                await store.append(
                    table, version, plays("a"), None, {1: {"name": str(version + 1)}}
                )

        playing = asyncio.create_task(play())
        seen = 0
        while not playing.done():
            found = await store.whole(table, seen)
            assert found is not None
            row, seats, rows = found
            assert [one.number for one in rows] == list(range(seen + 1, row.version + 1))
            assert seats[1].name == (str(row.version) if row.version else "")
            seen = row.version
        await playing

    with_store(database, work)


def test_a_row_after_an_old_version_is_a_conflict_and_changes_nothing(database: str) -> None:
    async def work(store: Store) -> None:
        owner, _ = await store.new_visitor()
        table = await new_table(store, owner)
        await store.append(table, 0, plays("a"))
        for version in (0, 2):
            with pytest.raises(Conflict):
                await store.append(table, version, plays("b"), {"name": "No"}, {0: {"name": "No"}})
        with pytest.raises(Conflict):
            await store.append(new_table_id(), 0, plays("b"))
        found = await store.table(table)
        assert found is not None
        assert (found.version, found.name) == (1, "Noctis")
        assert (await seats_of(store, table))[0].name == ""
        assert [row.text for row in await rows_of(store, table)] == ["a"]

    with_store(database, work)


def test_the_same_nonce_twice_is_the_same_row(database: str) -> None:
    async def work(store: Store) -> None:
        owner, _ = await store.new_visitor()
        table = await new_table(store, owner)
        other = await new_table(store, owner)
        said = [Row(kind="play", seat=0, text="a", nonce="n", at=1.0)]
        await store.append(table, 0, said)
        # Whether the second asker has seen the first answer or not.
        for version in (0, 1):
            with pytest.raises(Repeated) as repeated:
                await store.append(table, version, said)
            assert repeated.value.number == 1
        await store.append(other, 0, said)
        assert len(await rows_of(store, table)) == 1

    with_store(database, work)


def test_of_many_at_once_exactly_one_wins_each_number(database: str) -> None:
    async def work(store: Store) -> None:
        owner, _ = await store.new_visitor()
        table = await new_table(store, owner)

        async def claim(version: int, text: str) -> bool:
            try:
                await store.append(table, version, plays(text))
            except Conflict:
                return False
            return True

        for version in range(5):
            won = await asyncio.gather(*[claim(version, str(n)) for n in range(8)])
            assert sum(won) == 1
        assert [row.number for row in await rows_of(store, table)] == [1, 2, 3, 4, 5]

    with_store(database, work)


def test_what_waits_is_committed_together_and_each_gets_its_own_answer(database: str) -> None:
    async def work(store: Store) -> None:
        owner, _ = await store.new_visitor()
        tables = [await new_table(store, owner) for _ in range(20)]
        commits = store.writer.commits
        good = [store.append(table, 0, plays("a")) for table in tables]
        bad = [store.append(table, 5, plays("b")) for table in tables]
        answers = await asyncio.gather(*good, *bad, return_exceptions=True)
        assert answers[:20] == [None] * 20
        assert [type(answer) for answer in answers[20:]] == [Conflict] * 20
        assert store.writer.commits - commits < 20
        for table in tables:
            assert [row.text for row in await rows_of(store, table)] == ["a"]

    with_store(database, work)


async def together(store: Store, *appends: Coroutine[Any, Any, None]) -> list[Any]:
    """Return the answers of *appends*, which have all waited for the same commit."""
    async with held_up(store):
        waiting = [asyncio.ensure_future(append) for append in appends]
        await asyncio.sleep(0)
    return await asyncio.gather(*waiting, return_exceptions=True)


def test_rows_that_wait_together_are_added_by_one_statement(database: str) -> None:
    async def work(store: Store) -> None:
        owner, _ = await store.new_visitor()
        names = [await new_table(store, owner) for _ in range(20)]
        said: list[str] = []
        event.listen(store.writing, "before_cursor_execute", lambda *given: said.append(given[2]))
        # Seats that change with them keep rows from the short way into a file.
        named = {0: {"name": "Ada"}}
        answers = await together(
            store, *[store.append(name, 0, plays("a", "b"), seats=named) for name in names]
        )
        assert answers == [None] * 20
        assert len([one for one in said if one.startswith("INSERT INTO journal")]) == 1
        assert len([one for one in said if one.startswith("UPDATE tables")]) == 1
        for name in names:
            assert [(row.number, row.text) for row in await rows_of(store, name)] == [
                (1, "a"),
                (2, "b"),
            ]

    with_store(database, work)


def test_a_row_that_is_there_already_keeps_no_other_from_being_added(database: str) -> None:
    async def work(store: Store) -> None:
        owner, _ = await store.new_visitor()
        first, second = await new_table(store, owner), await new_table(store, owner)
        said = [Row(kind="play", seat=0, text="a", nonce="n", at=1.0)]
        await store.append(first, 0, said)
        # Whoever asks knows the version, and has not looked whether it was said before.
        answers = await together(
            store,
            store.append(second, 0, said, {"status": "playing"}, {0: {"name": "Ada"}}),
            store.append(first, 1, said, {"status": "over"}, {0: {"name": "Eve"}}),
            store.append(second, 0, plays("b")),
            store.append(second, 1, plays("c"), {"status": "over"}),
        )
        assert answers[0] is None
        assert isinstance(answers[1], Repeated)
        assert answers[1].number == 1
        assert isinstance(answers[2], Conflict)
        assert answers[3] is None
        assert [row.text for row in await rows_of(store, first)] == ["a"]
        assert [row.text for row in await rows_of(store, second)] == ["a", "c"]
        assert [(await seats_of(store, one))[0].name for one in (first, second)] == ["", "Ada"]
        kept = [await store.table(one) for one in (first, second)]
        assert [one and (one.version, one.status) for one in kept] == [(1, "open"), (2, "over")]

    with_store(database, work)


def test_a_job_that_the_database_refuses_takes_no_other_with_it(database: str) -> None:
    async def work(store: Store) -> None:
        owner, _ = await store.new_visitor()
        table = await new_table(store, owner)
        answers = await asyncio.gather(
            store.append(table, 0, plays("a")),
            new_table(store, owner + 1000),
            store.first_value("key", "here"),
            return_exceptions=True,
        )
        assert answers[0] is None
        assert isinstance(answers[1], Exception)
        assert answers[2] == "here"
        assert len(await rows_of(store, table)) == 1

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
