"""News: which tables have changed, for everybody in this process who wants to know."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Iterable
from typing import Final
from weakref import WeakSet

from sqlalchemy import Connection, select, text

from areopolis.server.store.schema import tables

CHANNEL: Final = "areopolis_tables"
PRESENCE: Final = "areopolis_presence"
PENDING: Final = "areopolis_news"

Change = tuple[str, int]

NOTIFY: Final = text("SELECT pg_notify(:channel, told) FROM unnest(CAST(:told AS text[])) AS told")


def tell(connection: Connection, table: str, version: int | None = None) -> None:
    """Say within this transaction that *table* has changed; it is heard after the commit."""
    if version is None:
        version = connection.scalar(select(tables.c.version).where(tables.c.id == table)) or 0
    pending(connection).append((table, version))


def pending(connection: Connection) -> list[Change]:
    """Return the changes of the open transaction that nobody has heard of yet."""
    found: list[Change] = connection.info.setdefault(PENDING, [])
    return found


def notify(connection: Connection, changes: list[Change]) -> None:
    """Have PostgreSQL tell all servers, us included, of *changes* when this is committed."""
    newest = dict(changes)
    if newest:
        told = [f"{table} {version}" for table, version in newest.items()]
        connection.execute(NOTIFY, {"channel": CHANNEL, "told": told})


def announce(connection: Connection, payload: str) -> None:
    """Have PostgreSQL tell all servers who looks at a table; nothing of it is kept."""
    told = {"channel": PRESENCE, "told": payload}
    connection.execute(text("SELECT pg_notify(:channel, :told)"), told)


def heard(payload: str) -> Change:
    """Return the change that a notification speaks of."""
    table, _, version = payload.partition(" ")
    return table, int(version)


def ignore(_: str) -> None:
    """Do nothing: nobody wants to know."""


def is_new(_table: str, _version: int) -> bool:
    """Take everything for news."""
    return True


class News:
    """Hands changes to all readers; a slow one gets the newest version of each table, not all."""

    def __init__(self) -> None:
        """Belong to the event loop that runs now."""
        self.loop = asyncio.get_running_loop()
        # A reader that nobody holds any more reads no more.
        self.readers: WeakSet[Reader] = WeakSet()
        # Told of who looks at tables through other servers.
        self.on_presence: Callable[[str], None] = ignore

    def reader(self, is_wanted: Callable[[str, int], bool] = is_new) -> Reader:
        """Return somebody who hears of every change from now on that *is_wanted*."""
        reader = Reader(is_wanted)
        self.readers.add(reader)
        return reader

    def present(self, payload: str) -> None:
        """Hand on who is elsewhere; may be called from any thread."""
        if not self.loop.is_closed():
            self.loop.call_soon_threadsafe(self.on_presence, payload)

    def spread(self, changes: Iterable[Change]) -> None:
        """Hand *changes* to all readers; may be called from any thread."""
        told = list(changes)
        if told and not self.loop.is_closed():
            self.loop.call_soon_threadsafe(self.hand_on, told)

    def hand_on(self, changes: Iterable[Change]) -> None:
        """Hand *changes* to all readers, within the event loop."""
        for reader in list(self.readers):
            reader.take(changes)


class Reader:
    """Goes through the changes as they come."""

    def __init__(self, is_wanted: Callable[[str, int], bool]) -> None:
        """Start with nothing to read; what is not wanted is never read."""
        self.is_wanted = is_wanted
        self.unread: dict[str, int] = {}
        self.arrived = asyncio.Event()

    def take(self, changes: Iterable[Change]) -> None:
        """Add *changes* to what is to be read."""
        for table, version in changes:
            if self.is_wanted(table, version):
                self.unread[table] = max(version, self.unread.get(table, 0))
        if self.unread:
            self.arrived.set()

    def __aiter__(self) -> AsyncIterator[Change]:
        return self

    async def __anext__(self) -> Change:
        while not self.unread:
            self.arrived.clear()
            await self.arrived.wait()
        table = next(iter(self.unread))
        return table, self.unread.pop(table)
