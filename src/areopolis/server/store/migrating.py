"""Migrations: a database of any older release becomes one of this release."""

from __future__ import annotations

from importlib.resources import files
from typing import Final

from alembic import command
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, Engine, text

from areopolis.server.store.errors import NewerSchema

# Any number will do as long as nobody else locks it.
LOCK: Final = 0x4D617273
# How long a server waits for another that brings the schema.
PATIENCE: Final = "10min"


def upgrade(engine: Engine) -> None:
    """Bring the database to the newest schema; of several servers one does it.

    Raises:
        NewerSchema: a newer release has been here.
    """
    with engine.begin() as connection:
        if connection.dialect.name == "postgresql":
            # Nobody plays yet: whoever comes second waits longer than for any other lock.
            connection.execute(text(f"SET LOCAL lock_timeout = '{PATIENCE}'"))
            connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": LOCK})
            connection.execute(text("SET LOCAL lock_timeout TO DEFAULT"))
        to_revision(connection, newest())


def to_revision(connection: Connection, revision: str) -> None:
    """Bring the database to *revision*.

    Raises:
        NewerSchema: a newer release has been here.
    """
    present = MigrationContext.configure(connection).get_current_revision()
    if present == revision:
        return
    known = {script.revision for script in scripts().walk_revisions()}
    if present is not None and present not in known:
        raise NewerSchema(present, newest())
    config = configuration()
    config.attributes["connection"] = connection
    command.upgrade(config, revision)


def newest() -> str:
    """Return the name of the newest schema."""
    head = scripts().get_current_head()
    assert head is not None, "there is a first migration"
    return head


def scripts() -> ScriptDirectory:
    """Return the migrations of the package."""
    return ScriptDirectory.from_config(configuration())


def configuration() -> Config:
    """Return where the migrations are."""
    config = Config()
    config.set_main_option("script_location", str(files(__package__).joinpath("migrations")))
    config.set_main_option("path_separator", "os")
    return config
