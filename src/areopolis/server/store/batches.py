"""Batches: rows of many tables on their way into an SQLite file, by two statements.

Every word with SQLite makes the thread that writes wait for its turn again, and what else stands
between us and the driver costs more than SQLite itself. Here are as few words as there can be:
whether the tables stand where everybody believes is a part of moving them on. Where one does not,
or a row is there already, nothing is written, and the usual way says why.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Sequence
from functools import cache
from typing import Any, Final

import msgspec
from sqlalchemy import Engine, PoolProxiedConnection
from sqlalchemy.exc import DBAPIError

from areopolis.server.store.away import is_away
from areopolis.server.store.journal import Append
from areopolis.server.store.schema import journal, tables

# More would be more values than a statement may have.
ROWS_MOST: Final = 1000
STATUS: Final = "status"
SIMPLE: Final = frozenset({STATUS})
COLUMNS: Final = [column.name for column in journal.columns]


class Batches:
    """The short way into one file, for the one thread that writes."""

    def __init__(self, engine: Engine) -> None:
        """Write where *engine* does."""
        self.engine = engine
        self.opened: PoolProxiedConnection | None = None

    def add(self, asked: Sequence[Append]) -> bool:
        """Commit the rows of all of them, or nothing; return whether they are on the disk.

        Raises:
            DBAPIError: the file cannot be written, which no other way can help.
        """
        try:
            return self._add(asked)
        except sqlite3.Error as error:
            self.close()
            told = DBAPIError.instance("", None, error, sqlite3.Error)
            if is_away(told):
                raise told from error
        except Exception:
            # One of them breaks a rule: alone, each gets its own answer.
            self.close()
        return False

    def _add(self, asked: Sequence[Append]) -> bool:
        moved: list[Any] = []
        added: list[Any] = []
        for one in asked:
            number = one.version
            for row in one.rows:
                number += 1
                data = None if row.data is None else msgspec.json.encode(row.data).decode()
                added += (one.table, number, row.kind, row.seat, row.text, data, row.nonce, row.at)
            moved += (one.table, one.version, one.fields.get(STATUS), number, one.rows[-1].at)
        connection = self.connection()
        connection.execute("BEGIN IMMEDIATE")
        found = connection.execute(move_on(len(asked)), moved).rowcount
        if found < len(asked):
            connection.execute("ROLLBACK")
            return False
        connection.execute(add_rows(len(added) // len(COLUMNS)), added)
        connection.execute("COMMIT")
        return True

    def connection(self) -> sqlite3.Connection:
        """Return our own connection, opened as all of the engine are."""
        if self.opened is None:
            self.opened = self.engine.raw_connection()
            self.opened.detach()
        found = self.opened.dbapi_connection
        assert isinstance(found, sqlite3.Connection), "only files are written so"
        return found

    def close(self) -> None:
        """Let go of the file; what is not committed is gone."""
        opened, self.opened = self.opened, None
        if opened is not None:
            opened.close()


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
def move_on(count: int) -> str:
    """Return what moves so many tables on that stand as they are believed to, status and all."""
    return (
        f"UPDATE {tables.name} SET version = told.column4, changed = told.column5"
        f" FROM (VALUES {places(count, 5)}) AS told WHERE {tables.name}.id = told.column1"
        f" AND {tables.name}.version = told.column2"
        f" AND {tables.name}.status = coalesce(told.column3, {tables.name}.status)"
    )


@cache
def add_rows(count: int) -> str:
    """Return what adds so many rows to the journal."""
    named = ", ".join(COLUMNS)
    return f"INSERT INTO {journal.name} ({named}) VALUES {places(count, len(COLUMNS))}"


def places(count: int, width: int) -> str:
    """Return the places of so many rows of values."""
    row = f"({', '.join(['?'] * width)})"
    return ", ".join([row] * count)
