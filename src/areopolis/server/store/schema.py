"""The tables of the database as they are now; `migrations` leads there from every older form."""

from __future__ import annotations

from typing import Final

from sqlalchemy import (
    Boolean,
    Column,
    Double,
    ForeignKey,
    ForeignKeyConstraint,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    Table,
    Text,
    UniqueConstraint,
    true,
)

from areopolis.server.store.columns import Json, Whole

METADATA: Final = MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "fk": "fk_%(table_name)s_%(column_0_N_name)s",
        "pk": "pk_%(table_name)s",
    }
)

# Browsers; a person may have several.
visitors: Final = Table(
    "visitors",
    METADATA,
    Column("id", Integer, primary_key=True),
    Column("cookie_hash", Text, nullable=False, unique=True),
    Column("name", Text, nullable=False),
    Column("created", Double, nullable=False),
)

# Further secrets of theirs: cookies of other devices, and codes.
passes: Final = Table(
    "passes",
    METADATA,
    Column("hash", Text, primary_key=True),
    Column("visitor", Integer, ForeignKey("visitors.id"), nullable=False, index=True),
    Column("kind", Text, nullable=False),
    Column("created", Double, nullable=False),
    Column("expires", Double),
)

tables: Final = Table(
    "tables",
    METADATA,
    Column("id", Text, primary_key=True),
    Column("owner", Integer, ForeignKey("visitors.id"), nullable=False, index=True),
    Column("name", Text, nullable=False),
    Column("game", Text, nullable=False),
    Column("rules_version", Integer, nullable=False),
    Column("pack", Json),
    Column("seats", Integer, nullable=False),
    Column("options", Json, nullable=False),
    Column("seed", Whole, nullable=False),
    Column("start", Json),
    Column("clock", Json, nullable=False),
    Column("status", Text, nullable=False),
    Column("is_public", Boolean, nullable=False),
    Column("is_archived", Boolean, nullable=False),
    Column("created", Double, nullable=False),
    Column("changed", Double, nullable=False),
    Column("version", Integer, nullable=False),
    Column("watch_hash", Text, unique=True),
    Column("origin", Json),
    # How long its clocks have run: they stand while no server runs.
    Column("ran", Double, nullable=False, server_default="0"),
    Column("spectators_talk", Boolean, nullable=False, server_default=true()),
    Index("ix_tables_public", "is_public", "is_archived", "changed"),
    Index("ix_tables_status", "status"),
)

seats: Final = Table(
    "seats",
    METADATA,
    Column("table_id", Text, ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("holder", Text, nullable=False),
    Column("visitor", Integer, ForeignKey("visitors.id"), index=True),
    Column("name", Text, nullable=False),
    Column("level", Text, nullable=False),
    Column("style", Text, nullable=False),
    Column("key_hash", Text, unique=True),
    Column("seconds_left", Double),
)

watchers: Final = Table(
    "watchers",
    METADATA,
    Column("table_id", Text, ForeignKey("tables.id"), primary_key=True),
    Column("visitor", Integer, ForeignKey("visitors.id"), primary_key=True, autoincrement=False),
)

# What happened at each table, in order. Rows are added and never changed.
journal: Final = Table(
    "journal",
    METADATA,
    Column("table_id", Text, primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("kind", Text, nullable=False),
    Column("seat", Integer),
    Column("text", Text, nullable=False),
    Column("data", Json),
    Column("nonce", Text),
    Column("at", Double, nullable=False),
    UniqueConstraint("table_id", "nonce"),
    ForeignKeyConstraint(["table_id"], ["tables.id"]),
    sqlite_with_rowid=False,
)

# Where a table stood after some row: only to save time, all of it follows from the journal.
snapshots: Final = Table(
    "snapshots",
    METADATA,
    Column("table_id", Text, ForeignKey("tables.id"), primary_key=True),
    Column("version", Integer, primary_key=True, autoincrement=False),
    Column("state", LargeBinary, nullable=False),
)

# The server's own secrets and settings that must survive a restart.
server_values: Final = Table(
    "server_values",
    METADATA,
    Column("name", Text, primary_key=True),
    Column("value", Text, nullable=False),
)

# What reviews of finished games have found.
reviews: Final = Table(
    "reviews",
    METADATA,
    Column("table_id", Text, ForeignKey("tables.id"), primary_key=True),
    Column("setting", Text, primary_key=True),
    Column("progress", Double, nullable=False),
    Column("document", LargeBinary),
    Column("changed", Double, nullable=False),
    # When the work on it began.
    Column("began", Double, nullable=False, server_default="0"),
)

# What people complain about; it stays when the table is gone.
reports: Final = Table(
    "reports",
    METADATA,
    Column("id", Integer, primary_key=True),
    Column("table_id", Text, nullable=False),
    Column("visitor", Integer, nullable=False),
    Column("at", Double, nullable=False),
    Column("text", Text, nullable=False),
    Column("lines", Json, nullable=False),
)

pushes: Final = Table(
    "pushes",
    METADATA,
    Column("endpoint", Text, primary_key=True),
    Column("visitor", Integer, ForeignKey("visitors.id"), nullable=False, index=True),
    Column("p256dh", Text, nullable=False),
    Column("auth", Text, nullable=False),
)
