"""The tables in memory: opened from the store when asked for, put away when nobody comes."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Coroutine
from math import inf
from time import monotonic, time
from typing import Any, Final, TypeVar

from msgspec.structs import replace

from areopolis.server.gate.refusals import Refused
from areopolis.server.shelf import game_of
from areopolis.server.store import Conflict, Repeated, Row, Store
from areopolis.server.tables import snapshots
from areopolis.server.tables.ledger import UNDO, UPGRADE
from areopolis.server.tables.table import NoSnapshot, Table

LOG: Final = logging.getLogger("areopolis.server")

T = TypeVar("T")

# Somebody else was first so often in a row: something is wrong.
TRIES: Final = 20
# What is refused because the table has moved on.
STALE: Final = "stale-"
# Seconds after which a table at which nothing happens leaves the memory, and how many may stay:
# together they take less than a gigabyte.
IDLE: Final = 600.0
OPEN_MOST: Final = 12_000
# As many are saved by one commit.
TOGETHER: Final = 50


class Opened:
    """A table in memory, and whoever changes it now."""

    def __init__(self, table: Table) -> None:
        """Hold *table*."""
        self.table = table
        self.lock = asyncio.Lock()
        self.used = monotonic()


class Shelved:
    """All tables in memory of one process."""

    def __init__(
        self, store: Store, is_busy: Callable[[str], bool], heard: Callable[[Table], None]
    ) -> None:
        """Read from *store*; a table that *is_busy* stays; *heard* is told what was read anew."""
        self.store = store
        self.is_busy = is_busy
        self.heard = heard
        self.tables: dict[str, Opened] = {}
        self.loading: dict[str, asyncio.Task[Opened]] = {}

    async def get(self, table: str) -> Opened:
        """Return the table of that id.

        Raises:
            Refused: there is none.
        """
        opened = self.tables.get(table)
        if opened is None:
            task = self.loading.get(table)
            if task is None:
                task = asyncio.create_task(self._load(table))
                self.loading[table] = task
                task.add_done_callback(lambda _: self.loading.pop(table, None))
            opened = await asyncio.shield(task)
        opened.used = monotonic()
        return opened

    async def _load(self, name: str) -> Opened:
        for _ in range(TRIES):
            try:
                return await self._read(name)
            except Conflict:
                # Another server has put it under the rules of now, or somebody has moved there.
                continue
        raise Refused("conflict", 409)

    async def _read(self, name: str) -> Opened:
        found = await self.store.whole(name)
        if found is None:
            raise Refused("unknown-table", 404)
        row, seats, rows = found
        table = Table(row, seats, game_of(row.game, row.pack))
        table.read(rows)
        is_old = row.rules_version != table.game.rules_version
        # Old moves, and an old set-up too, cannot be made again: it must be the very position.
        await self.cover(table, len(table.ledger.moves), -1 if is_old else 0)
        try:
            table.rebuild()
        except NoSnapshot:
            raise Refused("other-rules-table", 409) from None
        if is_old:
            await self._upgrade(table)
        opened = self.tables[name] = Opened(table)
        return opened

    async def _upgrade(self, table: Table) -> None:
        """Let the game go on under the rules of now from where the old ones have left it.

        Raises:
            Conflict: somebody else was first.
        """
        row = Row(kind=UPGRADE, data={"position": table.state.to_dict()}, at=time())
        update = {"rules_version": table.game.rules_version}
        await self.store.append(table.row.id, table.ledger.version, [row], update)
        table.row = replace(table.row, **update)
        table.fold(replace(row, number=table.ledger.version + 1))

    async def cover(self, table: Table, moves: int, far: int = snapshots.EVERY) -> None:
        """Fetch a snapshot from which *moves* are not *far*, where there is one."""
        nearest = table.nearest(moves)
        start = table.ledger.floor if nearest is None else nearest.moves
        if moves - start <= far:
            return
        made = table.ledger.moves
        upto = made[moves].version - 1 if moves < len(made) else None
        while True:
            found = await self.store.latest_snapshot(table.row.id, upto)
            if found is None:
                return
            version, written = found
            snapshot = snapshots.read(written)
            if snapshot.moves <= moves and snapshot.mark == table.ledger.mark(snapshot.moves):
                if nearest is None or snapshot.moves > start:
                    table.take(snapshot, written)
                return
            upto = version - 1

    async def refresh(self, opened: Opened) -> None:
        """Take in what others have written; the caller holds the lock.

        Raises:
            Refused: the table is gone.
        """
        table = opened.table
        name = table.row.id
        found = await self.store.whole(name, table.ledger.version)
        if found is None:
            # Somebody has deleted it.
            self.tables.pop(name, None)
            raise Refused("unknown-table", 404)
        row, seats, rows = found
        if row.seed != table.row.seed:
            # First of all: the first moves may come along with the beginning.
            table.deal(replace(row, ran=table.row.ran))
        for one in rows:
            if one.kind == UNDO:
                await self.cover(table, one.data["to"])
            table.fold(one)
        # Heartbeats of another server are no news.
        row = replace(row, ran=table.row.ran)
        is_new = bool(rows) or (row, seats) != (table.row, table.seats)
        table.row = row
        table.seats = seats
        if is_new:
            self.heard(table)

    async def change(self, name: str, step: Callable[[Opened], Awaitable[T]]) -> T:
        """Do *step* with the table of that id, again where somebody else was first.

        What looks stale here may be newer than what this process has heard of.
        """
        is_sure = False
        for _ in range(TRIES):
            opened = await self.get(name)
            async with opened.lock:
                if self.tables.get(name) is not opened:
                    continue
                try:
                    return await step(opened)
                except Conflict:
                    await self.refresh(opened)
                except Repeated:
                    # Another process has taken it: whoever asks us next must see it.
                    await self.refresh(opened)
                    raise
                except Refused as refused:
                    if is_sure or not refused.code.startswith(STALE):
                        raise
                    is_sure = True
                    await self.refresh(opened)
        raise Refused("conflict", 409)

    async def put_away(self, everything: bool = False) -> None:
        """Save and forget the tables at which nothing happens; at the end, all of them."""
        deadline = monotonic() - IDLE
        over = len(self.tables) - OPEN_MOST
        going: list[tuple[str, Opened, float]] = []
        for name, opened in sorted(self.tables.items(), key=lambda item: item[1].used):
            is_idle = opened.used < deadline or over > len(going)
            if everything or (is_idle and not self.is_busy(name) and not opened.lock.locked()):
                going.append((name, opened, inf if everything else opened.used))
        for start in range(0, len(going), TOGETHER):
            some = going[start : start + TOGETHER]
            await asyncio.gather(*[self._forget(*one) for one in some])

    async def _forget(self, name: str, opened: Opened, used: float) -> None:
        """Save and forget a table, unless somebody has *used* it later."""
        async with opened.lock:
            if opened.used > used or self.tables.get(name) is not opened:
                return
            if not opened.table.is_kept():
                await self.save(opened.table)
            self.tables.pop(name, None)

    def save(self, table: Table) -> Coroutine[Any, Any, None]:
        """Write where the table stands now, so that other rules can go on from there.

        It is kept when what is returned has been awaited.
        """
        return self._store(table, table.ledger.version, table.mark(), table.snapshot())

    async def _store(self, table: Table, version: int, mark: str, written: bytes) -> None:
        await self.store.save_snapshot(table.row.id, version, written)
        table.stored.add(mark)
