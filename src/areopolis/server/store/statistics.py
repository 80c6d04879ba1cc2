"""Figures of the database for operators."""

from __future__ import annotations

from sqlalchemy import Connection, func, select, text

from areopolis.server.store.schema import tables, visitors


def figures(connection: Connection) -> dict[str, float]:
    """Return how much there is; `tables_playing` and so on count by status."""
    found: dict[str, float] = {}
    counted = select(tables.c.status, func.count()).group_by(tables.c.status)
    for status, count in connection.execute(counted):
        found[f"tables_{status}"] = count
    found["visitors"] = connection.scalar(select(func.count()).select_from(visitors)) or 0
    found["database_bytes"] = size(connection)
    return found


def size(connection: Connection) -> int:
    """Return how large the database is."""
    if connection.dialect.name == "postgresql":
        return int(connection.scalar(text("SELECT pg_database_size(current_database())")) or 0)
    pages = connection.scalar(text("PRAGMA page_count")) or 0
    return int(pages) * int(connection.scalar(text("PRAGMA page_size")) or 0)
