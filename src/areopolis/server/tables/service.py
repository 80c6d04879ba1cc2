"""The tables of one process: whatever happens at them goes through here."""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Callable, Coroutine
from contextlib import suppress
from time import monotonic, time
from typing import Any, Final

from msgspec.structs import replace

from areopolis.server.gate.refusals import Refused
from areopolis.server.live import elsewhere
from areopolis.server.live.hub import Hub
from areopolis.server.minds.pool import Minds
from areopolis.server.minds.queue import Asker
from areopolis.server.notices.notices import Notices
from areopolis.server.settings import Settings
from areopolis.server.store import Row, Store
from areopolis.server.tables import beginning
from areopolis.server.tables.hours import Moment
from areopolis.server.tables.ledger import ABANDON, PLAY, UNDO
from areopolis.server.tables.opened import Opened, Shelved
from areopolis.server.tables.retention import keep_house
from areopolis.server.tables.table import ABANDONED, OPEN, OVER, PLAYING, Made, Table
from areopolis.server.tables.thinking import QUIET, Thinking
from areopolis.server.tables.timing import Timing

LOG: Final = logging.getLogger("areopolis.server")

# Seconds between two looks at what can be put away.
TIDY_EVERY: Final = 60.0
# Cookies that are remembered.
VISITORS_MOST: Final = 20_000
# Seconds for which they are: another server may have heard that a session has ended.
COOKIE_SECONDS: Final = 30.0
# After a move of another worker its own AI answer should be there; else this one thinks too.
STRANGER_DELAY: Final = 15.0


class Tables:
    """All tables, with everything that keeps them going."""

    def __init__(self, store: Store, settings: Settings, clock: Callable[[], float] = time) -> None:
        """Keep the tables of *store*; *clock* tells the time of day."""
        self.store = store
        self.settings = settings
        self.clock = clock
        # Clocks go by this one, which no jump of the time of day moves.
        self.ticks: Callable[[], float] = monotonic
        # By which other servers know this one.
        self.name = secrets.token_hex(8)
        self.hub = Hub()
        self.minds = Minds(settings.thinking_processes)
        self.shelved = Shelved(store, self.is_busy, self.heard)
        self.thinking = Thinking(self)
        self.timing = Timing(self)
        self.notices = Notices(store, settings, self.hub)
        # What this process has committed and needs not be told of.
        self.own: dict[str, int] = {}
        # Who holds which cookie, as far as it was asked for.
        self.visitors: dict[str, tuple[int, float]] = {}
        # Where each of them was last seen.
        self.addresses: dict[int, str] = {}
        self.background: set[asyncio.Task[None]] = set()
        # Those of them that are not cancelled: snapshots on their way to the store.
        self.saving: set[asyncio.Task[None]] = set()
        self.is_stopping = False

    async def start(self) -> None:
        """Begin: listen for changes, and go on where a seat was thinking or a clock running."""
        await self.notices.start()
        await self.minds.start()
        self.spawn(self._listen())
        self.spawn(self._tidy())
        self.spawn(self._wake())
        self.spawn(self.timing.beat())
        self.spawn(keep_house(self))
        if self.store.listener is not None:
            self.store.news.on_presence = self._hear
            self.spawn(self._announce())

    async def stop(self) -> None:
        """Finish what is begun, save, and let everybody go."""
        self.is_stopping = True
        self.hub.close()
        self.thinking.stop()
        self.timing.stop()
        for task in self.background - self.saving:
            task.cancel()
        await asyncio.gather(*self.background, return_exceptions=True)
        await self.minds.stop()
        await self.notices.stop()
        await self.timing.keep()
        await self.shelved.put_away(everything=True)

    def spawn(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        """Do *work* beside everything else; it is cancelled at the end."""
        task = asyncio.create_task(work)
        self.background.add(task)
        task.add_done_callback(self._ended)
        return task

    def _ended(self, task: asyncio.Task[None]) -> None:
        self.background.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None:
            LOG.error("background work has failed", exc_info=error)

    async def get(self, name: str) -> Table:
        """Return the table of that id.

        Raises:
            Refused: there is none.
        """
        is_new = name not in self.shelved.tables
        opened = await self.shelved.get(name)
        if is_new:
            self._keep_going(opened.table)
        return opened.table

    async def visitor(self, cookie: str) -> int | None:
        """Return who holds *cookie*."""
        known = self.remembered(cookie)
        if known is None:
            known = await self.store.visitor(cookie)
            self.visitors.pop(cookie, None)
            if known is not None:
                if len(self.visitors) >= VISITORS_MOST:
                    self.visitors.clear()
                self.visitors[cookie] = known, monotonic() + COOKIE_SECONDS
        return known

    def remembered(self, cookie: str) -> int | None:
        """Return who holds *cookie*, if that was asked for a short time ago."""
        known, until = self.visitors.get(cookie, (None, 0.0))
        return known if until >= monotonic() else None

    def unknow(self, visitor: int) -> None:
        """Ask the store again for every cookie of *visitor*, and let his sockets ask too."""
        held = [cookie for cookie, (known, _) in self.visitors.items() if known == visitor]
        for cookie in held:
            del self.visitors[cookie]
        self.hub.tell_visitor(visitor)

    def note_address(self, visitor: int, address: str) -> None:
        """Remember where *visitor* is."""
        if len(self.addresses) >= VISITORS_MOST:
            self.addresses.clear()
        self.addresses[visitor] = address

    def asker(self, visitor: int, table: str) -> Asker:
        """Return for whom something is worked out; whoever was not seen yet is alone."""
        return Asker(self.addresses.get(visitor) or f"visitor {visitor}", visitor, table)

    def looked(self, table: Table) -> None:
        """Let a table go on at which somebody looks again."""
        has_slept = self.hub.quiet(table.row.id) > QUIET
        self.hub.look(table.row.id)
        if has_slept and not self.is_stopping:
            self.thinking.consider(table)

    def forget(self, name: str) -> None:
        """Hold nothing more of a table that is gone or has changed by itself."""
        opened = self.shelved.tables.pop(name, None)
        if opened is not None:
            self.thinking.drop(name)
            self.timing.drop(name)
        self.own.pop(name, None)
        # Whoever looks reads it anew, or is told that it is gone.
        self.hub.tell(name)

    def is_busy(self, name: str) -> bool:
        """Whether somebody looks at a table or thinks about it."""
        return name in self.hub.rooms or self.thinking.is_busy(name) or self.timing.is_busy(name)

    # Writing.

    async def commit(
        self,
        opened: Opened,
        rows: list[Row],
        made: Made | None = None,
        seats: dict[int, dict[str, Any]] | None = None,
    ) -> int:
        """Commit *rows*, then take them in and tell everybody; return the new version.

        The caller holds the lock. Nobody sees anything that is not committed.

        Raises:
            Conflict, Repeated: as the store says.
        """
        table = opened.table
        version = table.ledger.version
        name = table.row.id
        update: dict[str, Any] = {"status": self._status(table, rows, made, seats or {})}
        if table.is_waiting and update["status"] == PLAYING:
            last = rows[-1]
            if table.ledger.is_lot:
                last, seats = beginning.by_lot(table, last, seats or {}, self.settings.fixed_seed)
            last, seed = beginning.begun(table, last, self.settings.fixed_seed)
            rows = [*rows[:-1], last]
            update["seed"] = seed
        if table.clock.kind != "none":
            # Whoever goes on from this row, after whatever time, knows how far the clocks were.
            ran = table.time(self.ticks())
            rows = [replace(row, data={**(row.data or {}), "ran": ran}) for row in rows]
        for row in rows:
            if row.kind == UNDO:
                await self.shelved.cover(table, row.data["to"])
        end = version + len(rows)
        self.own[name] = end
        try:
            await self.store.append(name, version, rows, update, seats)
        except BaseException:
            # Whoever has written that version, it may not have been us.
            self.own.pop(name, None)
            raise
        for number, row in enumerate(rows, start=version + 1):
            table.fold(replace(row, number=number), made if row.kind == PLAY else None)
        if seats:
            table.seats = [replace(s, **seats.get(s.seat, {})) for s in table.seats]
        header = replace(table.row, version=end, changed=rows[-1].at, **update)
        if header.seed != table.row.seed:
            table.deal(header)
        table.row = header
        self.changed(table)
        return end

    def _status(
        self, table: Table, rows: list[Row], made: Made | None, seats: dict[int, dict[str, Any]]
    ) -> str:
        """Return the status of the table after *rows*."""
        if table.row.status == ABANDONED or any(row.kind == ABANDON for row in rows):
            return ABANDONED
        if made is not None and made.state.over:
            return OVER
        if table.row.status != OPEN:
            return PLAYING if any(row.kind == UNDO for row in rows) else table.row.status
        holders = [seats.get(s.seat, {}).get("holder", s.holder) for s in table.seats]
        return OPEN if OPEN in holders else PLAYING

    def changed(self, table: Table) -> None:
        """Tell everybody, and let whoever is next go on."""
        if table.wants_snapshot():
            task = self.spawn(self.shelved.save(table))
            self.saving.add(task)
            task.add_done_callback(self.saving.discard)
        self.hub.tell(table.row.id)
        self._keep_going(table)
        self.notices.consider(table)

    def moment(self, table: Table) -> Moment:
        """Return what time it is, of the day and at *table*."""
        return Moment(self.clock(), table.time(self.ticks()))

    def _keep_going(self, table: Table, delay: float = 0.0) -> None:
        if not self.is_stopping and table.is_waiting and table.status_now() == PLAYING:
            # Whoever took the last seat was interrupted before anything was dealt.
            self.spawn(beginning.begin(self, table.row.id))
        if not self.is_stopping:
            self.thinking.consider(table, delay)
            self.timing.consider(table)

    # Hearing of what others have written.

    def heard(self, table: Table) -> None:
        """Tell everybody of what was read; who wrote it lets the AI seats think."""
        self.hub.tell(table.row.id)
        self._keep_going(table, STRANGER_DELAY)

    async def renewed(self, name: str) -> Table:
        """Read header, seats and rows of a table anew, after this process has changed them."""
        opened = await self.shelved.get(name)
        async with opened.lock:
            await self.shelved.refresh(opened)
        self._keep_going(opened.table)
        return opened.table

    def is_foreign(self, name: str, version: int) -> bool:
        """Whether somebody else has brought a table to *version*, and not this process."""
        own = self.own.get(name, -1)
        if own == version:
            # What comes with the same version again is another change.
            del self.own[name]
        return own < version

    async def _listen(self) -> None:
        async for name, _ in self.store.changes(self.is_foreign):
            try:
                await self._take_in(name)
            except Refused:
                # It was deleted, or other rules have begun it.
                self.forget(name)
            except Exception:
                LOG.exception("a change cannot be taken in", extra={"table": name})
                self.shelved.tables.pop(name, None)
                # Whoever looks reads it anew.
                self.hub.tell(name)

    def _hear(self, payload: str) -> None:
        server, table, visitors = elsewhere.read(payload)
        if server != self.name:
            self.hub.hear(table, server, visitors)

    async def _announce(self) -> None:
        """Tell other servers who looks at which table: at once, and every now and then again."""
        while True:
            with suppress(TimeoutError):
                async with asyncio.timeout(elsewhere.EVERY):
                    await self.hub.moved.wait()
            is_all = not self.hub.moved.is_set()
            self.hub.moved.clear()
            names = set(self.hub.rooms) if is_all else set(self.hub.untold)
            self.hub.untold.clear()
            for name in names:
                room = self.hub.rooms.get(name)
                visitors = elsewhere.NOBODY if room is None else room.visitors
                # A database that is away hears of it the next time.
                with suppress(Exception):
                    await self.store.announce(elsewhere.written(self.name, name, visitors))

    async def _take_in(self, name: str) -> None:
        """Read what another server has written, where the table is open here."""
        opened = self.shelved.tables.get(name)
        if opened is None:
            # Whoever looks opens it; where that is under way it may have been read too early.
            if name in self.shelved.loading:
                opened = await self.shelved.get(name)
            self.hub.tell(name)
        if opened is not None:
            async with opened.lock:
                await self.shelved.refresh(opened)

    async def _tidy(self) -> None:
        while True:
            await asyncio.sleep(TIDY_EVERY)
            await self.shelved.put_away()

    async def _wake(self) -> None:
        """Open the tables at which something happens by itself."""
        began = monotonic()
        names = await self.store.awake_tables()
        for name in names:
            with suppress(Exception):
                await self.get(name)
            # Requests come first.
            await asyncio.sleep(0)
        LOG.info("tables woken", extra={"tables": len(names), "seconds": monotonic() - began})
