"""Databases of both kinds, real ones."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from kit import postgres
from kit.postgres import Postgres


@pytest.fixture(scope="session")
def postgresql() -> Iterator[Postgres]:
    """A running PostgreSQL."""
    with postgres.running() as server:
        yield server


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of a new, empty database of either kind."""
    if request.param == "sqlite":
        return str(tmp_path / "tables.db")
    server: Postgres = request.getfixturevalue("postgresql")
    return server.new_schema()
