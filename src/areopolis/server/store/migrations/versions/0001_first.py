"""The first schema.

Written out, not taken from `schema.py`: that goes on changing, this never does.
"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    """Make all tables."""
    op.create_table(
        "visitors",
        sa.Column("id", sa.Integer, nullable=False),
        sa.Column("cookie_hash", sa.Text, nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("created", sa.Double, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_visitors"),
        sa.UniqueConstraint("cookie_hash", name="uq_visitors_cookie_hash"),
    )
    op.create_table(
        "tables",
        sa.Column("id", sa.Text, nullable=False),
        sa.Column("owner", sa.Integer, nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("rules_version", sa.Integer, nullable=False),
        sa.Column("pack", sa.Text),
        sa.Column("seats", sa.Integer, nullable=False),
        sa.Column("options", sa.Text, nullable=False),
        sa.Column("seed", sa.Text, nullable=False),
        sa.Column("start", sa.Text),
        sa.Column("clock", sa.Text, nullable=False),
        sa.Column("status", sa.Text, nullable=False),
        sa.Column("is_public", sa.Boolean, nullable=False),
        sa.Column("is_archived", sa.Boolean, nullable=False),
        sa.Column("created", sa.Double, nullable=False),
        sa.Column("changed", sa.Double, nullable=False),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("watch_hash", sa.Text),
        sa.PrimaryKeyConstraint("id", name="pk_tables"),
        sa.ForeignKeyConstraint(["owner"], ["visitors.id"], name="fk_tables_owner"),
        sa.UniqueConstraint("watch_hash", name="uq_tables_watch_hash"),
    )
    op.create_index("ix_tables_owner", "tables", ["owner"])
    op.create_index("ix_tables_public", "tables", ["is_public", "is_archived", "changed"])
    op.create_index("ix_tables_status", "tables", ["status"])
    op.create_table(
        "seats",
        sa.Column("table_id", sa.Text, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("holder", sa.Text, nullable=False),
        sa.Column("visitor", sa.Integer),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("level", sa.Text, nullable=False),
        sa.Column("style", sa.Text, nullable=False),
        sa.Column("key_hash", sa.Text),
        sa.Column("seconds_left", sa.Double),
        sa.PrimaryKeyConstraint("table_id", "seat", name="pk_seats"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_seats_table_id"),
        sa.ForeignKeyConstraint(["visitor"], ["visitors.id"], name="fk_seats_visitor"),
        sa.UniqueConstraint("key_hash", name="uq_seats_key_hash"),
    )
    op.create_index("ix_seats_visitor", "seats", ["visitor"])
    op.create_table(
        "watchers",
        sa.Column("table_id", sa.Text, nullable=False),
        sa.Column("visitor", sa.Integer, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "visitor", name="pk_watchers"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_watchers_table_id"),
        sa.ForeignKeyConstraint(["visitor"], ["visitors.id"], name="fk_watchers_visitor"),
    )
    op.create_table(
        "journal",
        sa.Column("table_id", sa.Text, nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("seat", sa.Integer),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("data", sa.Text),
        sa.Column("nonce", sa.Text),
        sa.Column("at", sa.Double, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "number", name="pk_journal"),
        sa.UniqueConstraint("table_id", "nonce", name="uq_journal_table_id_nonce"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_journal_table_id"),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "snapshots",
        sa.Column("table_id", sa.Text, nullable=False),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("state", sa.LargeBinary, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "version", name="pk_snapshots"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_snapshots_table_id"),
    )
    op.create_table(
        "chat",
        sa.Column("table_id", sa.Text, nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("visitor", sa.Integer, nullable=False),
        sa.Column("seat", sa.Integer),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("at", sa.Double, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "number", name="pk_chat"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_chat_table_id"),
        sa.ForeignKeyConstraint(["visitor"], ["visitors.id"], name="fk_chat_visitor"),
    )
    op.create_table(
        "server_values",
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("value", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("name", name="pk_server_values"),
    )
    op.create_table(
        "pushes",
        sa.Column("endpoint", sa.Text, nullable=False),
        sa.Column("visitor", sa.Integer, nullable=False),
        sa.Column("p256dh", sa.Text, nullable=False),
        sa.Column("auth", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("endpoint", name="pk_pushes"),
        sa.ForeignKeyConstraint(["visitor"], ["visitors.id"], name="fk_pushes_visitor"),
    )
    op.create_index("ix_pushes_visitor", "pushes", ["visitor"])
