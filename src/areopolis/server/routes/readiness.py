"""Readiness: whether the database takes what is written."""

from __future__ import annotations

import asyncio
from time import monotonic
from typing import Final

from sqlalchemy.exc import SQLAlchemyError

from areopolis.server.store import Store

# Seconds for which an answer holds: whoever asks without pause costs the others one write a second.
HOLDS: Final = 1.0


class Readiness:
    """Whether the database takes what is written, tried at most once a second."""

    def __init__(self, store: Store) -> None:
        """Ask *store*."""
        self.store = store
        self.lock = asyncio.Lock()
        self.is_ready = False
        self.tried: float | None = None

    async def ready(self) -> bool:
        """Return whether something was just written, or a moment ago."""
        async with self.lock:
            if self.tried is None or monotonic() - self.tried >= HOLDS:
                try:
                    await self.store.ping()
                    self.is_ready = True
                except (SQLAlchemyError, OSError):
                    self.is_ready = False
                self.tried = monotonic()
            return self.is_ready
