"""Migrations lead from every older schema to the one that the store uses."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Connection, text

from areopolis.server.store import (
    BadDatabase,
    DatabaseInUse,
    NewerSchema,
    Store,
    engines,
    migrating,
)
from areopolis.server.store.engines import address, writing_engine
from areopolis.server.store.migrating import newest, scripts, to_revision, upgrade
from areopolis.server.store.schema import METADATA
from kit.postgres import Postgres


def open_and_close(database: str) -> None:
    async def run() -> None:
        await (await Store.open(database)).close()

    asyncio.run(run())


def test_the_migrations_make_exactly_the_schema(database: str) -> None:
    engine = writing_engine(address(database))
    upgrade(engine)
    with engine.begin() as connection:
        context = MigrationContext.configure(connection, opts={"compare_type": True})
        differences = compare_metadata(context, METADATA)
        assert context.get_current_revision() == newest()
    engine.dispose()

    assert differences == []


def test_every_older_schema_is_brought_up_to_date(database: str) -> None:
    """From the first one on, step by step, and twice at the end."""
    engine = writing_engine(address(database))
    steps = [script.revision for script in scripts().walk_revisions()][::-1]
    assert steps[0] == "0001"
    for step in steps:
        with engine.begin() as connection:
            to_revision(connection, step)
    engine.dispose()

    open_and_close(database)
    open_and_close(database)


def test_a_schema_of_a_newer_release_is_refused_and_left_alone(database: str) -> None:
    open_and_close(database)
    engine = writing_engine(address(database))
    with engine.begin() as connection:
        connection.execute(text("UPDATE alembic_version SET version_num = '9999'"))
    with pytest.raises(NewerSchema) as newer:
        open_and_close(database)
    with engine.begin() as connection:
        kept = connection.scalar(text("SELECT version_num FROM alembic_version"))
    engine.dispose()

    assert (newer.value.found, newer.value.known, kept) == ("9999", newest(), "9999")


def test_several_servers_may_start_on_an_empty_database_at_once(postgresql: Postgres) -> None:
    database = postgresql.new_schema()

    async def start() -> None:
        stores = await asyncio.gather(*[Store.open(database) for _ in range(3)])
        await asyncio.gather(*[store.close() for store in stores])

    asyncio.run(start())


def test_a_server_waits_for_another_that_takes_long_to_bring_the_schema(
    postgresql: Postgres, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Longer than anybody waits for a lock while people play."""
    monkeypatch.setattr(engines, "BUSY_MILLISECONDS", 1)
    database = postgresql.new_database()
    other = engines.single_engine(engines.address(database))

    async def start(connection: Connection) -> None:
        opening = asyncio.create_task(Store.open(database))
        asked = text("SELECT count(*) FROM pg_locks WHERE locktype = 'advisory' AND NOT granted")
        while not opening.done() and not connection.scalar(asked):
            await asyncio.sleep(0.01)
        # A hundred times as long as that.
        await asyncio.sleep(0.1)
        connection.rollback()
        await (await opening).close()

    with other.connect() as connection:
        connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": migrating.LOCK})
        asyncio.run(start(connection))


def test_a_second_server_on_one_file_is_refused(tmp_path: Path) -> None:
    database = str(tmp_path / "tables.db")

    async def start() -> None:
        store = await Store.open(database)
        with pytest.raises(DatabaseInUse, match="another server"):
            await Store.open(database)
        await store.close()
        await (await Store.open(database)).close()

    asyncio.run(start())


def test_the_file_is_for_its_owner_alone(tmp_path: Path) -> None:
    database = tmp_path / "folder" / "tables.db"
    open_and_close(str(database))

    assert database.stat().st_mode & 0o077 == 0


@pytest.mark.parametrize(
    ("database", "why"),
    [
        ("sqlite://", "name a file"),
        ("sqlite:///:memory:", "name a file"),
        ("mysql://ada:pass@host/name", "sqlite:///path"),
        ("postgresql://ada:pass@host:port/name", "not a database URL"),
        ("://", "not a database URL"),
        ("postgresql://ada:pass@127.0.0.1:1/name?connect_timeout=2", "onnect"),
    ],
)
def test_an_address_without_a_database_is_explained_without_its_password(
    database: str, why: str
) -> None:
    with pytest.raises(BadDatabase) as bad:
        open_and_close(database)

    assert why in bad.value.why
    assert "pass@" not in str(bad.value)


def test_a_file_that_is_no_database_is_explained(tmp_path: Path) -> None:
    text_file = tmp_path / "notes.txt"
    text_file.write_text("no database at all, " * 1000, "utf-8")
    with pytest.raises(BadDatabase, match="not a database"):
        open_and_close(str(text_file))
    with pytest.raises(BadDatabase):
        open_and_close(str(text_file / "below"))
