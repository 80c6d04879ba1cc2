"""Runs migrations on the connection that the store has opened."""

from __future__ import annotations

from alembic import context

from areopolis.server.store.schema import METADATA

connection = context.config.attributes["connection"]
# SQLite cannot alter a column in place: batches copy the table.
context.configure(connection=connection, target_metadata=METADATA, render_as_batch=True)
with context.begin_transaction():
    context.run_migrations()
