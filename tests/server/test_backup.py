"""The commands of the page for operators: what they save can be restored and played on."""

from __future__ import annotations

import asyncio
import os
import re
import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path

import pytest

from areopolis.server.store import (
    BadDatabase,
    DatabaseInUse,
    NewSeatRow,
    NewTableRow,
    Row,
    Store,
    StoreError,
    copying,
)
from docs.pages import ROOT
from kit.patience import patience
from kit.postgres import USER, Postgres
from server.stored import rows_of

PAGE = ROOT / "docs" / "operators.md"


def commands() -> list[str]:
    """Return the blocks of commands under the heading of backups, in their order."""
    text = PAGE.read_text("utf-8")
    part = text.partition("## Backup and restore")[2].partition("\n## ")[0]
    return re.findall(r"^```sh\n(.*?)^```$", part, re.MULTILINE | re.DOTALL)


def run(script: str, folder: Path, **variables: str) -> None:
    """Run commands of the page in *folder*."""
    path = variables.pop("PATH", os.environ["PATH"])
    done = subprocess.run(
        ["sh", "-ec", script],
        cwd=folder,
        env={**os.environ, **variables, "PATH": f"{Path(sys.executable).parent}:{path}"},
        capture_output=True,
        text=True,
        check=False,
        timeout=patience(),
    )
    assert done.returncode == 0, done.stderr


async def play_and(store: Store, table: str, version: int) -> None:
    await store.append(table, version, [Row(kind="play", text=f"move {version + 1}", at=1.0)])


async def new_table(store: Store) -> str:
    owner, _ = await store.new_visitor()
    row = NewTableRow(
        owner=owner, name="", game="g", rules_version=1, seats=1, seed=2**70, created=0.0
    )
    await store.create_table(row, [NewSeatRow(seat=0)])
    return row.id


async def opened(database: str) -> None:
    """Make a database."""
    await (await Store.open(database)).close()


async def moves(database: str, table: str) -> list[str]:
    """Return the moves of a restored table, after one more that it must take."""
    store = await Store.open(database)
    try:
        found = await rows_of(store, table)
        await play_and(store, table, len(found))
        return [row.text for row in found]
    finally:
        await store.close()


def test_the_page_has_the_four_blocks() -> None:
    assert len(commands()) == 4


def test_an_sqlite_file_is_saved_while_it_is_written_and_restored(tmp_path: Path) -> None:
    backup, restore = commands()[:2]
    database = str(tmp_path / "tables.db")

    async def play() -> str:
        store = await Store.open(database)
        table = await new_table(store)
        await play_and(store, table, 0)
        await asyncio.to_thread(run, backup, tmp_path)
        await play_and(store, table, 1)
        await store.close()
        return table

    table = asyncio.run(play())
    run("umask 000\n" + restore, tmp_path)

    assert asyncio.run(moves(database, table)) == ["move 1"]
    for name in ("backup.db", "tables.db", "tables.db-replaced-1"):
        assert (tmp_path / name).stat().st_mode & 0o077 == 0, name
    assert asyncio.run(moves(str(tmp_path / "tables.db-replaced-1"), table)) == ["move 1", "move 2"]


def test_a_backup_never_takes_the_place_of_a_file(tmp_path: Path) -> None:
    database, file = tmp_path / "tables.db", tmp_path / "kept.db"
    asyncio.run(opened(str(database)))
    file.write_text("mine")
    with pytest.raises(BadDatabase, match="there already"):
        copying.backup(str(database), file)
    assert file.read_text() == "mine"
    assert sorted(path.name for path in tmp_path.iterdir()) == [
        "kept.db",
        "tables.db",
        "tables.db-server",
    ]


def test_what_is_no_backup_of_ours_is_not_restored(tmp_path: Path) -> None:
    """And what is there stays as it is."""
    database = tmp_path / "tables.db"
    asyncio.run(opened(str(database)))
    before = database.read_bytes()
    notes, strange, newer, torn = [tmp_path / name for name in ("a", "b", "c", "d")]
    notes.write_text("no database at all, " * 1000)
    sqlite3.connect(strange).execute("CREATE TABLE t (x)").connection.close()
    copying.backup(str(database), newer)
    with closing(sqlite3.connect(newer)) as connection, connection:
        connection.execute("UPDATE alembic_version SET version_num = '9999'")
    whole = bytearray(before)
    whole[4096:8192] = b"\xff" * 4096
    torn.write_bytes(whole)
    for file, why in [
        (notes, "not a database"),
        (strange, "no database of tables"),
        (newer, "9999"),
        (torn, "malformed|Tree|Page"),
        (tmp_path / "nowhere", "no such file"),
    ]:
        with pytest.raises(StoreError, match=why):
            copying.restore(file, str(database))
    assert database.read_bytes() == before


def test_nothing_is_restored_under_a_running_server(tmp_path: Path) -> None:
    database, file = str(tmp_path / "tables.db"), tmp_path / "backup.db"

    async def work() -> None:
        store = await Store.open(database)
        await asyncio.to_thread(copying.backup, database, file)
        with pytest.raises(DatabaseInUse):
            await asyncio.to_thread(copying.restore, file, database)
        await store.close()

    asyncio.run(work())


def test_postgresql_has_its_own_tools(tmp_path: Path) -> None:
    with pytest.raises(BadDatabase, match="pg_dump"):
        copying.backup("postgresql://ada:word@host/name", tmp_path / "backup.db")


def test_a_postgresql_database_is_saved_while_it_is_written_and_restored(
    postgresql: Postgres, tmp_path: Path
) -> None:
    backup, restore = commands()[2:]
    database = postgresql.new_database()
    name = re.search(r"/(test_\d+)", database)
    assert name is not None
    variables = {
        "PGHOST": str(postgresql.folder),
        "PGUSER": USER,
        "PATH": f"{postgresql.programs}:{os.environ['PATH']}",
    }
    # The page calls the databases by names that a test cannot share with another.
    backup = backup.replace(" areopolis\n", f" {name[1]}\n")
    restored = f"{name[1]}_restored"
    restore = restore.replace("areopolis_restored", restored)

    async def play() -> str:
        store = await Store.open(database)
        table = await new_table(store)
        await play_and(store, table, 0)
        await asyncio.to_thread(lambda: run(backup, tmp_path, **variables))
        await play_and(store, table, 1)
        await store.close()
        return table

    table = asyncio.run(play())
    run(restore, tmp_path, **variables)

    assert asyncio.run(moves(database.replace(name[1], restored), table)) == ["move 1"]


@pytest.mark.parametrize("word", ["backup.db", "backup.dump"])
def test_what_is_saved_is_what_is_restored(word: str) -> None:
    assert sum([word in block for block in commands()]) == 2
