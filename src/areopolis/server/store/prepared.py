"""Prepared statements: those that every move needs, written once in the words of the database.

What SQLAlchemy does for each execution takes several times as long as SQLite itself. The statement
is still its own; only the values go to the driver as they are.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from sqlalchemy import Connection, Result
from sqlalchemy.sql.expression import ClauseElement


class Prepared:
    """A statement, and how each kind of database reads it."""

    def __init__(self, statement: ClauseElement) -> None:
        """Prepare *statement*, whose values are all given by name."""
        self.statement = statement
        # By database: the text, and the order of the values where they have no names there.
        self.written: dict[str, tuple[str, Sequence[str] | None]] = {}

    def run(self, connection: Connection, *values: dict[str, Any]) -> Result[*tuple[Any, ...]]:
        """Execute it with each of *values*, which are such as the driver takes."""
        dialect = connection.dialect
        if dialect.name not in self.written:
            compiled: Any = self.statement.compile(dialect=dialect)
            self.written[dialect.name] = str(compiled), compiled.positiontup
        text, places = self.written[dialect.name]
        given: Any = values
        if places is not None:
            given = [tuple([one[place] for place in places]) for one in values]
        return connection.exec_driver_sql(text, given[0] if len(given) == 1 else list(given))
