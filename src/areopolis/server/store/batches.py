"""Batches: rows of many tables on their way into an SQLite file, by one statement.

Every word with SQLite makes the thread that writes wait for its turn again, and what else stands
between us and the driver costs more than SQLite itself. So there is one word: all rows are added to
a view, and its trigger moves their tables on and writes them down. Where a table does not stand
where everybody believes, or a row is there already, nothing is written, and the usual way says why.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Sequence
from functools import cache
from typing import Any, Final

import msgspec
from sqlalchemy import Connection, Engine, PoolProxiedConnection, event
from sqlalchemy.exc import DBAPIError

from areopolis.server.store.away import is_away
from areopolis.server.store.journal import Append
from areopolis.server.store.news import tell
from areopolis.server.store.schema import journal, tables

# More would be more values than a statement may have.
ROWS_MOST: Final = 1000
STATUS: Final = "status"
SIMPLE: Final = frozenset({STATUS})
COLUMNS: Final = [column.name for column in journal.columns]
# The columns of a row, and the status in which its table is believed to be.
GIVEN: Final = [*COLUMNS, "believed"]
# Of each connection that writes, and nowhere in the file.
PATH: Final = (
    f"CREATE TEMP VIEW added AS SELECT {', '.join([f'NULL AS {name}' for name in GIVEN])}",
    f"""CREATE TEMP TRIGGER adding INSTEAD OF INSERT ON added BEGIN
        UPDATE {tables.name} SET version = NEW.number, changed = NEW.at
            WHERE id = NEW.table_id AND version = NEW.number - 1
            AND status = coalesce(NEW.believed, status);
        SELECT RAISE(ABORT, 'it stands elsewhere') WHERE changes() = 0;
        INSERT INTO {journal.name} ({", ".join(COLUMNS)})
            VALUES ({", ".join([f"NEW.{name}" for name in COLUMNS])});
    END""",
)


class Batches:
    """The short way into one file, for the one thread that writes."""

    def __init__(self, engine: Engine) -> None:
        """Write where *engine* does, which has brought the file to the schema of now."""
        self.engine = engine
        self.opened: PoolProxiedConnection | None = None
        event.listen(engine, "connect", pave)
        # Connections from before know nothing of the way.
        engine.dispose()

    def add(self, asked: Sequence[Append]) -> bool:
        """Commit the rows of all of them, or nothing; return whether they are on the disk.

        Raises:
            DBAPIError: the file cannot be written, which no other way can help.
        """
        try:
            return add_rows(self.connection(), asked)
        except sqlite3.Error as error:
            self.close()
            told = DBAPIError.instance("", None, error, sqlite3.Error)
            if is_away(told):
                raise told from error
        except Exception:
            # One of them breaks a rule: alone, each gets its own answer.
            self.close()
        return False

    def connection(self) -> sqlite3.Connection:
        """Return our own connection, opened as all of the engine are."""
        if self.opened is None:
            self.opened = self.engine.raw_connection()
            self.opened.detach()
        return driver_of(self.opened)

    def close(self) -> None:
        """Let go of the file; what is not committed is gone."""
        opened, self.opened = self.opened, None
        if opened is not None:
            opened.close()


def pave(connection: Any, _record: Any) -> None:
    """Let a *connection* know the way."""
    for statement in PATH:
        connection.execute(statement)


def driver_of(connection: PoolProxiedConnection) -> sqlite3.Connection:
    """Return what SQLAlchemy speaks through."""
    found = connection.dbapi_connection
    assert isinstance(found, sqlite3.Connection), "only files are written so"
    return found


def add_along(connection: Connection, asked: Sequence[Append]) -> bool:
    """Add the rows of all of them to what is committed with *connection*, or nothing.

    Return whether they are added.
    """
    if not fits(asked) or not add_rows(driver_of(connection.connection), asked):
        return False
    for one in asked:
        tell(connection, one.table, one.version + len(one.rows))
    return True


def add_rows(connection: sqlite3.Connection, asked: Sequence[Append]) -> bool:
    """Add the rows of all of them, or nothing; return whether they are there.

    Outside a transaction it is one of its own, and then they are on the disk.
    """
    added: list[Any] = []
    for one in asked:
        believed = one.fields.get(STATUS)
        for number, row in enumerate(one.rows, start=one.version + 1):
            data = None if row.data is None else msgspec.json.encode(row.data).decode()
            said = (row.kind, row.seat, row.text, data, row.nonce, row.at)
            added += (one.table, number, *said, believed)
    try:
        connection.execute(adding(len(added) // len(GIVEN)), added)
    except sqlite3.IntegrityError:
        return False
    return True


def fits(asked: Sequence[Append]) -> bool:
    """Whether these are rows of different tables, and nothing else changes with them."""
    names: set[str] = set()
    rows = 0
    for one in asked:
        if one.held or one.table in names or not one.fields.keys() <= SIMPLE:
            return False
        names.add(one.table)
        rows += len(one.rows)
    return 0 < rows <= ROWS_MOST


@cache
def adding(count: int) -> str:
    """Return what adds so many rows."""
    row = f"({', '.join(['?'] * len(GIVEN))})"
    return f"INSERT INTO added VALUES {', '.join([row] * count)}"
