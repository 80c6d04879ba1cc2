"""Reports: what people complain about, kept for the operator."""

from __future__ import annotations

from typing import Final

import msgspec
from sqlalchemy import Connection, insert, select

from areopolis.server.store.engines import address, reading_engine
from areopolis.server.store.rows import ReportRow
from areopolis.server.store.schema import reports

COLUMNS: Final = [reports.c[name] for name in ReportRow.__struct_fields__]


def add(connection: Connection, row: ReportRow) -> None:
    """Keep a report."""
    connection.execute(insert(reports).values(**msgspec.structs.asdict(row)))


def newest(connection: Connection, most: int) -> list[ReportRow]:
    """Return the last reports, the newest first."""
    chosen = select(*COLUMNS).order_by(reports.c.id.desc()).limit(most)
    return [ReportRow(**row) for row in connection.execute(chosen).mappings()]


def read(database: str, most: int) -> list[ReportRow]:
    """Return the last reports of *database*, whether a server runs or not."""
    engine = reading_engine(address(database))
    try:
        with engine.connect() as connection:
            return newest(connection, most)
    finally:
        engine.dispose()
