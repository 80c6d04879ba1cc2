"""Reviews of finished games: how far they are, and what they found."""

from __future__ import annotations

from sqlalchemy import Connection, delete, insert, select

from areopolis.server.store.rows import ReviewRow
from areopolis.server.store.schema import reviews


def find(connection: Connection, table: str, setting: str) -> ReviewRow | None:
    """Return the review of *table* at that setting."""
    fields = (reviews.c.progress, reviews.c.document, reviews.c.changed, reviews.c.began)
    chosen = select(*fields).where(reviews.c.table_id == table, reviews.c.setting == setting)
    row = connection.execute(chosen).mappings().first()
    return None if row is None else ReviewRow(**row)


def put(connection: Connection, table: str, setting: str, row: ReviewRow) -> None:
    """Keep how far a review is, or the whole of it."""
    connection.execute(
        delete(reviews).where(reviews.c.table_id == table, reviews.c.setting == setting)
    )
    connection.execute(
        insert(reviews).values(
            table_id=table,
            setting=setting,
            progress=row.progress,
            document=row.document,
            changed=row.changed,
            began=row.began,
        )
    )
