"""Tables: what happens at them, and who may see it."""

from areopolis.server.tables.service import Tables

__all__ = ["Tables"]
