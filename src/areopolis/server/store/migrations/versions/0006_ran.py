"""A table knows how long its clocks have run."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    """Add how long it has run; of older tables the journal tells."""
    op.add_column("tables", sa.Column("ran", sa.Double, nullable=False, server_default="0"))
