"""A table says where its game comes from."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    """Add the origin; of older tables nothing is known."""
    op.add_column("tables", sa.Column("origin", sa.Text))
