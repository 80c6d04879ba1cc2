"""The short way of rows into a file: two statements for all, and the same answers as the usual."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Sequence
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy.exc import OperationalError

from areopolis.server.store import Conflict, Repeated, Row, Store
from areopolis.server.store.batches import Batches
from areopolis.server.store.journal import Append
from server.open_stores import new_table, plays, together, with_store
from server.stored import rows_of


@pytest.fixture
def file(tmp_path: Path) -> str:
    return str(tmp_path / "store.db")


def heard(store: Store) -> list[str]:
    """Return the first words of what will be said on the short way."""
    said: list[str] = []
    assert store.writer.batches is not None
    store.writer.batches.connection().set_trace_callback(lambda one: said.append(one.split()[0]))
    return said


async def tables_of(store: Store, count: int) -> list[str]:
    owner, _ = await store.new_visitor()
    return [await new_table(store, owner) for _ in range(count)]


def test_rows_of_all_tables_are_written_by_two_statements(file: str) -> None:
    async def work(store: Store) -> None:
        names = await tables_of(store, 20)
        said = heard(store)
        commits = store.writer.commits
        answers = await together(store, *[store.append(name, 0, plays("a", "b")) for name in names])
        assert answers == [None] * 20
        assert said == ["BEGIN", "UPDATE", "INSERT", "COMMIT"]
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
        assert "COMMIT" in said
        said.clear()
        await store.append(usual, 0, rows, seats={0: {"name": "Ada"}})
        assert said == []
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
        assert said[0] == "BEGIN"
        assert "COMMIT" not in said
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
    answer, texts = mixed(file, Append("", 1, one("\ud800")))

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
        assert said[-1] == "COMMIT"

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
        assert said == ["BEGIN"]
        await store.append(name, 0, plays("a"))
        assert [row.text for row in await rows_of(store, name)] == ["a"]

    with_store(file, work)


def test_nobody_sees_rows_that_the_disk_has_not(file: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """A batch that breaks off before its commit leaves nothing, and is done the usual way."""

    async def work(store: Store) -> None:
        first, second = await tables_of(store, 2)
        whole = Batches._add

        def breaks(batches: Batches, asked: Sequence[Append]) -> bool:
            connection = batches.connection()
            connection.execute("BEGIN IMMEDIATE")
            connection.execute("UPDATE tables SET version = 7")
            raise ValueError("before the commit")

        monkeypatch.setattr(Batches, "_add", breaks)
        await asyncio.gather(
            store.append(first, 0, plays("a")), store.append(second, 0, plays("b"))
        )
        monkeypatch.setattr(Batches, "_add", whole)
        await store.append(first, 1, plays("c"))
        assert [row.text for row in await rows_of(store, first)] == ["a", "c"]
        assert [row.text for row in await rows_of(store, second)] == ["b"]

    with_store(file, work)
