"""The short way of rows into a file: one statement for all, and the same answers as the usual."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Sequence
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import event
from sqlalchemy.exc import OperationalError

from areopolis.server.store import Conflict, Repeated, Row, Store, batches
from areopolis.server.store.journal import Append
from server.open_stores import new_table, plays, together, with_store
from server.stored import rows_of

# Half a character: no database takes it, and none is asked.
UNWRITTEN = "\ud800"


@pytest.fixture
def file(tmp_path: Path) -> str:
    return str(tmp_path / "store.db")


class Heard:
    """The first words of the statements that a connection executes."""

    def __init__(self) -> None:
        self.statements: list[str] = []

    def listen(self, connection: sqlite3.Connection) -> None:
        connection.set_trace_callback(self.hear)

    def hear(self, statement: str) -> None:
        # A statement is told again for each step of its triggers.
        if self.statements[-1:] != [statement]:
            self.statements.append(statement)

    @property
    def words(self) -> list[str]:
        return [statement.split()[0] for statement in self.statements]


def heard(store: Store) -> Heard:
    """Return what will be said on the short way."""
    said = Heard()
    assert store.writer.batches is not None
    said.listen(store.writer.batches.connection())
    return said


async def tables_of(store: Store, count: int) -> list[str]:
    owner, _ = await store.new_visitor()
    return [await new_table(store, owner) for _ in range(count)]


def test_rows_of_all_tables_are_written_by_one_statement(file: str) -> None:
    async def work(store: Store) -> None:
        names = await tables_of(store, 20)
        said = heard(store)
        commits = store.writer.commits
        answers = await together(store, *[store.append(name, 0, plays("a", "b")) for name in names])
        assert answers == [None] * 20
        assert said.words == ["INSERT"]
        # The other one is that of what has held them up.
        assert store.writer.commits - commits == 2
        for name in names:
            found = await store.whole(name)
            assert found is not None
            assert (found[0].version, found[0].changed) == (2, 200.0)
            assert [(row.number, row.text) for row in found[2]] == [(1, "a"), (2, "b")]

    with_store(file, work)


def test_both_ways_write_the_same(file: str) -> None:
    rows = [
        Row(kind="play", seat=1, text="ä\n", data={"free": True, "x": [0.1, None]}, at=0.1 + 0.2),
        Row(kind="chat", text="", nonce="0:n", at=1763314821.123457),
    ]

    async def work(store: Store) -> None:
        short, usual = await tables_of(store, 2)
        said = heard(store)
        await store.append(short, 0, rows)
        assert said.words == ["INSERT"]
        said.statements.clear()
        await store.append(usual, 0, rows, seats={0: {"name": "Ada"}})
        assert said.words == []
        assert await rows_of(store, short) == await rows_of(store, usual)

    with_store(file, work)


def mixed(file: str, bad: Append) -> tuple[Any, list[list[str]]]:
    """Return the answer of *bad* among good ones, and the texts of all three tables."""

    async def work(store: Store) -> tuple[Any, list[list[str]]]:
        names = await tables_of(store, 3)
        await store.append(names[1], 0, [Row(kind="play", text="first", nonce="n", at=1.0)])
        said = heard(store)
        answers = await together(
            store,
            store.append(names[0], 0, plays("a")),
            store.append(names[1], bad.version, bad.rows, bad.fields),
            store.append(names[2], 0, plays("c")),
        )
        # What is bad keeps the others from the short way, and not from their answers.
        assert said.words == ([] if bad.rows[0].text == UNWRITTEN else ["INSERT"])
        assert (answers[0], answers[2]) == (None, None)
        texts = [[row.text for row in await rows_of(store, name)] for name in names]
        assert (texts[0], texts[2]) == (["a"], ["c"])
        return answers[1], texts

    return with_store(file, work)


def one(text: str, nonce: str | None = None) -> Sequence[Row]:
    return [Row(kind="play", text=text, nonce=nonce, at=2.0)]


def test_a_table_that_has_moved_on_keeps_nobody_else_waiting(file: str) -> None:
    answer, texts = mixed(file, Append("", 0, one("late")))

    assert isinstance(answer, Conflict)
    assert texts[1] == ["first"]


def test_a_row_that_is_there_already_keeps_nobody_else_waiting(file: str) -> None:
    answer, texts = mixed(file, Append("", 1, one("again", "n")))

    assert isinstance(answer, Repeated)
    assert answer.number == 1
    assert texts[1] == ["first"]


def test_what_no_database_takes_keeps_nobody_else_waiting(file: str) -> None:
    answer, texts = mixed(file, Append("", 1, one(UNWRITTEN)))

    assert isinstance(answer, UnicodeEncodeError)
    assert texts[1] == ["first"]


def test_a_status_that_changes_takes_the_usual_way(file: str) -> None:
    answer, texts = mixed(file, Append("", 1, one("last"), {"status": "over"}))

    assert answer is None
    assert texts[1] == ["first", "last"]


def test_a_status_that_stays_does_not(file: str) -> None:
    async def work(store: Store) -> None:
        (name,) = await tables_of(store, 1)
        row = await store.table(name)
        assert row is not None
        said = heard(store)
        await store.append(name, 0, plays("a"), {"status": row.status})
        assert said.words == ["INSERT"]
        assert [one.text for one in await rows_of(store, name)] == ["a"]

    with_store(file, work)


def test_a_locked_file_is_tried_once_and_then_again(file: str) -> None:
    async def work(store: Store) -> None:
        (name,) = await tables_of(store, 1)
        said = heard(store)
        with closing(sqlite3.connect(file, isolation_level=None)) as other:
            other.execute("BEGIN IMMEDIATE")
            with pytest.raises(OperationalError, match="locked"):
                await store.append(name, 0, plays("a"))
            other.execute("ROLLBACK")
        # Whoever has waited for a lock is not made to wait for it on the other way too.
        assert said.words == ["INSERT"]
        await store.append(name, 0, plays("a"))
        assert [row.text for row in await rows_of(store, name)] == ["a"]

    with_store(file, work)


def test_nobody_sees_rows_that_the_disk_has_not(file: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """A batch that breaks off before its commit leaves nothing, and is done the usual way."""

    async def work(store: Store) -> None:
        first, second = await tables_of(store, 2)
        whole = batches.add_rows

        def breaks(connection: sqlite3.Connection, asked: Sequence[Append]) -> bool:
            if not connection.in_transaction:
                connection.execute("BEGIN IMMEDIATE")
                connection.execute("UPDATE tables SET version = 7")
                raise ValueError("before the commit")
            return whole(connection, asked)

        monkeypatch.setattr(batches, "add_rows", breaks)
        await asyncio.gather(
            store.append(first, 0, plays("a")), store.append(second, 0, plays("b"))
        )
        monkeypatch.setattr(batches, "add_rows", whole)
        await store.append(first, 1, plays("c"))
        assert [row.text for row in await rows_of(store, first)] == ["a", "c"]
        assert [row.text for row in await rows_of(store, second)] == ["b"]

    with_store(file, work)


def test_rows_beside_something_else_are_added_by_one_statement_too(file: str) -> None:
    async def work(store: Store) -> None:
        names = await tables_of(store, 3)
        said = Heard()
        event.listen(store.writing, "checkout", lambda one, _record, _proxy: said.listen(one))
        answers = await together(
            store,
            store.append(names[0], 0, plays("a", "b")),
            store.append(names[1], 0, plays("c")),
            store.save_snapshot(names[2], 0, b"{}"),
        )
        assert answers == [None] * 3
        assert said.words[-5:] == ["BEGIN", "INSERT", "DELETE", "INSERT", "COMMIT"]
        assert [row.text for row in await rows_of(store, names[0])] == ["a", "b"]
        assert [row.text for row in await rows_of(store, names[1])] == ["c"]

    with_store(file, work)


def test_everybody_hears_of_rows_beside_something_else(file: str) -> None:
    async def work(store: Store) -> None:
        names = await tables_of(store, 2)
        changes = store.changes()
        await together(
            store, store.append(names[0], 0, plays("a")), store.save_snapshot(names[1], 0, b"{}")
        )
        assert await anext(changes) == (names[0], 1)

    with_store(file, work)


def test_a_late_row_beside_something_else_is_refused_alone(file: str) -> None:
    async def work(store: Store) -> None:
        names = await tables_of(store, 3)
        await store.append(names[1], 0, plays("first"))
        answers = await together(
            store,
            store.append(names[0], 0, plays("a")),
            store.append(names[1], 0, plays("late")),
            store.save_snapshot(names[2], 0, b"{}"),
        )
        assert (answers[0], answers[2]) == (None, None)
        assert isinstance(answers[1], Conflict)
        texts = [[row.text for row in await rows_of(store, name)] for name in names]
        assert texts == [["a"], ["first"], []]
        assert await store.latest_snapshot(names[2]) == (0, b"{}")

    with_store(file, work)
