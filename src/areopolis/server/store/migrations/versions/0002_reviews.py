"""Reviews are kept with their tables."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Make the table of reviews."""
    op.create_table(
        "reviews",
        sa.Column("table_id", sa.Text, nullable=False),
        sa.Column("setting", sa.Text, nullable=False),
        sa.Column("progress", sa.Double, nullable=False),
        sa.Column("document", sa.LargeBinary),
        sa.Column("changed", sa.Double, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "setting", name="pk_reviews"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_reviews_table_id"),
    )
