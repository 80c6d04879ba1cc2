"""The rows of tables on both databases: in order, each once, and committed together."""

from __future__ import annotations

import asyncio

import pytest
from sqlalchemy import event

from areopolis.server.store import (
    Conflict,
    Repeated,
    Row,
    Store,
    new_table_id,
)
from server.open_stores import new_table, plays, together, with_store
from server.stored import rows_of, seats_of


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
