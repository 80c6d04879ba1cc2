"""Backups: an SQLite file is copied at one moment while a server runs, and put back when none does.

A copy holds all hidden cards and the server's secrets: it is private from its first byte on. What
is written first has another name, so that nothing half done is ever taken for a backup.
"""

from __future__ import annotations

import os
import sqlite3
from contextlib import closing, suppress
from pathlib import Path
from typing import Final

from alembic.runtime.migration import MigrationContext
from sqlalchemy import create_engine
from sqlalchemy.exc import DBAPIError
from sqlalchemy.pool import NullPool

from areopolis.server.store.engines import SQLITE, address, is_sqlite, shown
from areopolis.server.store.errors import BadDatabase, NewerSchema
from areopolis.server.store.migrating import newest, scripts
from areopolis.server.store.occupation import BESIDE, PRIVATE, Occupation

UNFINISHED: Final = "-unfinished"
REPLACED: Final = "-replaced"


def backup(database: str, file: Path) -> None:
    """Copy *database* to a new *file* at one moment, whoever writes meanwhile.

    Raises:
        BadDatabase: one of them cannot be used, or *file* is there already.
        NewerSchema: a newer release has been there.
    """
    source = path_of(database)
    if file.exists():
        raise BadDatabase(str(file), "is there already")
    check(source)
    copy(source, file)


def restore(file: Path, database: str) -> Path | None:
    """Put the backup *file* in the place of *database*; return where the old one is kept.

    Raises:
        BadDatabase: one of them cannot be used.
        DatabaseInUse: a server uses it.
        NewerSchema: the backup is of a newer release.
    """
    target = path_of(database)
    check(file)
    try:
        target.parent.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise BadDatabase(str(target), error.strerror or "cannot be made") from error
    was_there = target.exists()
    occupation = Occupation(str(target))
    try:
        fresh = target.with_name(target.name + ".restored")
        with suppress(FileNotFoundError):
            fresh.unlink()
        copy(file, fresh)
        kept = free_name(target) if was_there else None
        for suffix in BESIDE:
            place = target.with_name(target.name + suffix)
            if kept is None:
                place.unlink(missing_ok=True)
            elif place.exists():
                place.replace(kept.with_name(kept.name + suffix))
        fresh.replace(target)
    except OSError as error:
        raise BadDatabase(str(target), error.strerror or "cannot be written") from error
    finally:
        occupation.end()
    return kept


def path_of(database: str) -> Path:
    """Return the file of *database*, behind all links.

    Raises:
        BadDatabase: it is no file.
    """
    url = address(database)
    if not is_sqlite(url):
        raise BadDatabase(shown(url), "use pg_dump and pg_restore for PostgreSQL")
    return Path(os.path.realpath(str(url.database)))


def check(file: Path) -> None:
    """Check that *file* is a whole database of ours.

    Raises:
        BadDatabase: it is not.
        NewerSchema: it is one of a newer release.
    """
    if not file.is_file():
        raise BadDatabase(str(file), "no such file")
    engine = create_engine(address(f"{SQLITE}:///{file}"), poolclass=NullPool)
    try:
        with engine.connect() as connection:
            found = connection.exec_driver_sql("PRAGMA integrity_check(1)").scalar()
            revision = MigrationContext.configure(connection).get_current_revision()
    except DBAPIError as error:
        raise BadDatabase(str(file), str(error.orig)) from error
    finally:
        engine.dispose()
    if found != "ok":
        raise BadDatabase(str(file), str(found))
    if revision is None:
        raise BadDatabase(str(file), "no database of tables")
    if revision not in {script.revision for script in scripts().walk_revisions()}:
        raise NewerSchema(revision, newest())


def copy(source: Path, target: Path) -> None:
    """Copy a database to *target*, which appears when it is whole and on the disk.

    Raises:
        BadDatabase: it cannot be written.
    """
    unfinished = target.with_name(target.name + UNFINISHED)
    try:
        os.close(os.open(unfinished, os.O_RDWR | os.O_CREAT | os.O_TRUNC, PRIVATE))
        with closing(sqlite3.connect(source)) as old, closing(sqlite3.connect(unfinished)) as new:
            old.backup(new)
            # One file, which can be carried anywhere.
            new.execute("PRAGMA journal_mode=DELETE")
        with open(unfinished, "rb") as written:
            os.fsync(written.fileno())
        unfinished.replace(target)
    except OSError as error:
        raise BadDatabase(str(target), error.strerror or "cannot be written") from error
    except sqlite3.Error as error:
        raise BadDatabase(str(target), str(error)) from error
    finally:
        unfinished.unlink(missing_ok=True)


def free_name(target: Path) -> Path:
    """Return a name beside *target* that nothing has yet."""
    number = 1
    while (found := target.with_name(f"{target.name}{REPLACED}-{number}")).exists():
        number += 1
    return found
