"""Chat stands in the journal; the table that was meant for it was never written to."""

from __future__ import annotations

from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    """Drop the table of chat."""
    op.drop_table("chat")
