"""When things break: one damaged row, a lock, a disk that takes nothing, bytes that are no text."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from areopolis.server.store import BadDatabase, DatabaseInUse, Store
from server.house import ME, House, Person, visit

AWAY = "database-away"


def broken(database: Path, change: str) -> None:
    """Change the file behind the server's back."""
    with closing(sqlite3.connect(database)) as connection, connection:
        assert connection.execute(change).rowcount == 1


@pytest.mark.parametrize(
    "change",
    [
        "UPDATE tables SET options = '{' WHERE name = 'torn'",
        "UPDATE tables SET seed = 'x' WHERE name = 'torn'",
        "UPDATE tables SET clock = '[1]' WHERE name = 'torn'",
        "UPDATE tables SET status = 7, seats = 'many' WHERE name = 'torn'",
        "UPDATE tables SET game = CAST(X'ff41' AS TEXT) WHERE name = 'torn'",
    ],
)
def test_one_damaged_row_damages_no_list(tmp_path: Path, change: str) -> None:
    """Everybody's other tables are listed, here and after a restart."""
    database = tmp_path / "tables.db"
    kept: dict[str, str] = {}

    async def before(house: House) -> None:
        ada = house.person()
        await ada.open_table([ME, ME], name="torn", is_public=True)
        await ada.open_table([ME, ME], name="whole", is_public=True)
        kept.update(ada.client.cookies)

    async def after(house: House) -> None:
        ada = house.person()
        ada.client.cookies.update(kept)
        for public in (False, True):
            listed = await ada.get("/api/tables", public=public)
            assert "whole" in [sheet["name"] for sheet in listed]

    visit(database, before)
    broken(database, change)
    visit(database, after)


def test_a_link_to_the_file_is_the_file(tmp_path: Path) -> None:
    """Two servers on one file would each believe to be the only one."""
    link = tmp_path / "link.db"
    link.symlink_to(tmp_path / "tables.db")

    async def work() -> None:
        store = await Store.open(str(tmp_path / "tables.db"))
        with pytest.raises(DatabaseInUse):
            await Store.open(str(link))
        await store.close()

    asyncio.run(work())


def test_a_file_that_others_can_read_is_made_private(tmp_path: Path) -> None:
    database = tmp_path / "tables.db"

    async def work() -> None:
        await (await Store.open(str(database))).close()
        database.chmod(0o664)
        await (await Store.open(str(database))).close()

    asyncio.run(work())
    assert database.stat().st_mode & 0o777 == 0o600


def test_a_damaged_file_is_one_sentence(tmp_path: Path) -> None:
    database = tmp_path / "tables.db"

    async def work() -> None:
        await (await Store.open(str(database))).close()
        whole = bytearray(database.read_bytes())
        middle = len(whole) // 4096 // 2 * 4096
        whole[middle : middle + 64] = b"\xff" * 64
        database.write_bytes(whole)
        with pytest.raises(BadDatabase) as bad:
            await Store.open(str(database))
        assert "\n" not in str(bad.value)

    asyncio.run(work())


def test_a_locked_database_is_said_and_nothing_is_lost(tmp_path: Path) -> None:
    """The move is refused with a code and a time to come back, and goes through afterwards."""
    database = tmp_path / "tables.db"

    async def work(house: House) -> None:
        ada = house.person()
        table = (await ada.open_table([ME, ME]))["table"]
        with closing(sqlite3.connect(database, isolation_level=None)) as other:
            other.execute("BEGIN IMMEDIATE")
            refused = await ada.play(table, 0, status=503, nonce="the-same-move")
            assert refused["code"] == AWAY
            again = await ada.client.patch(f"/api/tables/{table}", json={"name": "x"})
            assert (again.status_code, again.headers["retry-after"]) == (503, "2")
            assert (await ada.get("/health", 503))["database"] is False
            # What is there can still be read.
            assert (await ada.sheet(table, 0))["moves"] == 0
            other.execute("ROLLBACK")
        await ada.play(table, 0, nonce="the-same-move")
        assert (await ada.sheet(table, 0))["moves"] == 1

    visit(database, work)


def read_only(house: House, is_so: str) -> None:
    """Let the writer's connection take nothing, or take it again."""
    with closing(house.tables.store.writing.raw_connection()) as connection:
        connection.cursor().execute(f"PRAGMA query_only={is_so}")


def test_health_is_whether_something_can_be_written(tmp_path: Path) -> None:
    """A disk that is full or read-only answers every question."""

    async def work(house: House) -> None:
        ada = house.person()
        assert (await ada.get("/health"))["database"] is True
        read_only(house, "ON")
        house.app.state.readiness.tried = None
        found = await ada.get("/health", 503)
        assert (found["status"], found["database"]) == ("failing", False)
        # Whoever asks again at once is told the same without another try.
        read_only(house, "OFF")
        assert (await ada.get("/health", 503))["database"] is False
        house.app.state.readiness.tried = None
        assert (await ada.get("/health"))["database"] is True

    visit(tmp_path / "tables.db", work)


async def refused_as_malformed(ada: Person, method: str, path: str, content: bytes) -> None:
    headers = {"content-type": "application/json"} if content else {}
    answer = await ada.client.request(method, path, content=content, headers=headers)
    assert answer.status_code in (400, 404, 422), (path, content, answer.text)
    assert answer.json()["code"]


def test_bytes_that_are_no_text_are_refused(database: str) -> None:
    """NUL and broken UTF-8 are the asker's fault, in whatever database they would end."""

    async def work(house: House) -> None:
        ada = house.person()
        table = (await ada.open_table([ME, ME]))["table"]
        seats = b'"seats": [{"holder": "me"}, {"holder": "me"}]'
        new = b'{"game": "mission-red-planet", ' + seats + b', "name": "%s"}'
        for name in (rb"a\u0000b", b"a\x00b", b"a\xffb", rb"a\ud800b"):
            await refused_as_malformed(ada, "POST", "/api/tables", new % name)
            await refused_as_malformed(
                ada, "PATCH", f"/api/tables/{table}", b'{"my_name": "%s"}' % name
            )
            await refused_as_malformed(ada, "POST", "/api/keys", b'{"key": "%s"}' % name)
        for path in ("/api/tables/%00/sheet", "/api/tables/%ff/sheet", "/api/games/%00"):
            await refused_as_malformed(ada, "GET", path, b"")
        await refused_as_malformed(ada, "GET", f"/api/tables/{table}/sheet?seat=%ff", b"")
        assert (await ada.sheet(table, 0))["moves"] == 0

    visit(database, work)
