"""When the work on a review began."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    """Remember when reviews were begun; of those that are there nobody knows it."""
    with op.batch_alter_table("reviews") as table:
        table.add_column(sa.Column("began", sa.Double(), nullable=False, server_default="0"))
