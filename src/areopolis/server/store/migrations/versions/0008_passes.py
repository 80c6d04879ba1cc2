"""A person may have several devices, and a code by which he comes back."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    """Add passes; every browser keeps the cookie that it has."""
    op.create_table(
        "passes",
        sa.Column("hash", sa.Text, nullable=False),
        sa.Column("visitor", sa.Integer, nullable=False),
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("created", sa.Double, nullable=False),
        sa.Column("expires", sa.Double),
        sa.ForeignKeyConstraint(["visitor"], ["visitors.id"], name="fk_passes_visitor"),
        sa.PrimaryKeyConstraint("hash", name="pk_passes"),
    )
    op.create_index("ix_passes_visitor", "passes", ["visitor"])
