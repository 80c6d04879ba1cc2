"""The store: everything that must survive the process.

Whatever returns from a writing method is on the disk. Reading and writing run in threads: the event
loop never waits for the database.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from time import time
from typing import Any, Concatenate, Final, ParamSpec, TypeVar

from sqlalchemy import URL, Connection, Engine
from sqlalchemy.exc import DBAPIError

from areopolis.server.store import (
    deleting,
    journal,
    keys,
    passes,
    reports,
    reviews,
    statistics,
    tables,
    values,
    visitors,
)
from areopolis.server.store.engines import (
    READERS,
    address,
    check_whole,
    is_sqlite,
    reading_engine,
    shown,
    single_engine,
    writing_engine,
)
from areopolis.server.store.errors import BadDatabase
from areopolis.server.store.journal import Append, Whole
from areopolis.server.store.listening import Listener
from areopolis.server.store.migrating import upgrade
from areopolis.server.store.news import News, Reader, announce, is_new
from areopolis.server.store.occupation import Occupation
from areopolis.server.store.rows import (
    NewSeatRow,
    NewTableRow,
    PushRow,
    ReportRow,
    ReviewRow,
    Row,
    SeatRow,
    TableRow,
)
from areopolis.server.store.writer import Writer

P = ParamSpec("P")
T = TypeVar("T")

LIST_MOST: Final = 200
EVERYTHING: Final = 1_000_000
# When the database was last seen to take something.
PING: Final = "ping"


class Store:
    """One database, read and written from the event loop that opened it."""

    def __init__(self, url: URL, engine: Engine, occupation: Occupation | None) -> None:
        """Use *engine* for writing; `Store.open` is the way to get a store."""
        self.url = url
        self.occupation = occupation
        self.news = News()
        self.writing = engine
        self.writer = Writer(engine, self.news)
        self.reading = reading_engine(url)
        self.readers = ThreadPoolExecutor(READERS, "store-reader")
        self.listener: Listener | None = None
        # For operators: rows by kind since the start.
        self.appended: Counter[str] = Counter()
        self.writer.start()
        if not is_sqlite(url):
            self.listener = Listener(single_engine(url), self.news)
            self.listener.start()

    @classmethod
    async def open(cls, database: str) -> Store:
        """Open *database*, a URL or the path of a file, and bring it to this release's schema.

        Raises:
            BadDatabase: the address leads to no database.
            DatabaseInUse: another server has this file.
            NewerSchema: a newer release has been here.
        """
        url = address(database)
        engine = writing_engine(url)
        occupation = Occupation(str(url.database)) if is_sqlite(url) else None
        try:
            await asyncio.to_thread(check_whole, engine)
            await asyncio.to_thread(upgrade, engine)
        except BaseException as error:
            engine.dispose()
            if occupation is not None:
                occupation.end()
            if isinstance(error, DBAPIError):
                raise BadDatabase(shown(url), str(error.orig).strip()) from error
            raise
        return cls(url, engine, occupation)

    async def close(self) -> None:
        """Commit what is waiting and let go of the database."""
        await asyncio.to_thread(self._close)

    def _close(self) -> None:
        self.writer.stop()
        if self.listener is not None:
            self.listener.stop()
        self.readers.shutdown()
        self.reading.dispose()
        self.writing.dispose()
        if self.occupation is not None:
            self.occupation.end()

    async def _read(
        self, query: Callable[Concatenate[Connection, P], T], *args: P.args, **kwargs: P.kwargs
    ) -> T:
        """Run *query* in a thread, on one consistent moment of the database."""

        def run() -> T:
            with self.reading.connect() as connection:
                return query(connection, *args, **kwargs)

        return await asyncio.get_running_loop().run_in_executor(self.readers, run)

    async def _write(
        self,
        table: str,
        change: Callable[Concatenate[Connection, P], T],
        *args: P.args,
        **kwargs: P.kwargs,
    ) -> T:
        """Commit *change*, of *table* where it is one of a table."""
        result: T = await self.writer.submit(
            lambda connection: change(connection, *args, **kwargs), table
        )
        return result

    def changes(self, is_wanted: Callable[[str, int], bool] = is_new) -> Reader:
        """Go through the tables that change from now on: `async for table, version in …`.

        A slow reader gets the newest version of each table; the same version may come twice.
        Changes that are not wanted are left out.
        """
        return self.news.reader(is_wanted)

    async def announce(self, payload: str) -> None:
        """Tell other servers on this database who looks at a table."""
        if self.listener is not None:
            await self._write("", announce, payload)

    # Visitors

    async def visitor(self, cookie: str) -> int | None:
        """Return who holds *cookie*."""
        return await self._read(visitors.find, cookie)

    async def new_visitor(self) -> tuple[int, str]:
        """Return a new visitor and its cookie, which is kept only as a hash."""
        return await self._write("", visitors.add)

    async def visitor_name(self, visitor: int) -> str:
        """Return how *visitor* wants to be called; empty where nothing was said."""
        return await self._read(visitors.name_of, visitor)

    async def rename_visitor(self, visitor: int, name: str) -> None:
        """Call *visitor* so from now on."""
        await self._write("", visitors.rename, visitor, name)

    async def new_device_code(self, visitor: int) -> str:
        """Return a code by which another device becomes *visitor*."""
        return await self._write("", passes.new_device, visitor)

    async def new_recovery_code(self, visitor: int) -> str:
        """Return a code by which *visitor* comes back without a cookie."""
        return await self._write("", passes.new_recovery, visitor)

    async def redeem_code(self, code: str) -> tuple[int, str] | None:
        """Exchange a code for the cookie of a session; None where it leads nowhere."""
        return await self._write("", passes.redeem, code)

    async def end_sessions(self, visitor: int) -> str:
        """Void all cookies of *visitor* and return a new one."""
        return await self._write("", passes.end, visitor)

    async def passes_of(self, visitor: int) -> tuple[int, bool]:
        """Return how many devices *visitor* has, and whether there is a recovery code."""
        further = await self._read(passes.count, visitor, passes.SESSION)
        return 1 + further, await self._read(passes.count, visitor, passes.RECOVERY) > 0

    async def add_report(self, row: ReportRow) -> None:
        """Keep a complaint for the operator."""
        await self._write("", reports.add, row)

    # Tables and seats

    async def create_table(
        self, row: NewTableRow, seats: Sequence[NewSeatRow], rows: Sequence[Row] = ()
    ) -> None:
        """Add a table with its seats and its first rows."""
        await self._write("", journal.begin, row, seats, rows)
        self.appended.update([one.kind for one in rows])

    async def table(self, table: str) -> TableRow | None:
        """Return the table of that id."""
        return await self._read(tables.find, table)

    async def whole(self, table: str, after: int = 0) -> Whole | None:
        """Return the table of that id with its seats and its rows after *after*, at one moment."""
        return await self._read(journal.whole, table, after)

    async def tables_of(self, visitor: int, limit: int = LIST_MOST) -> list[TableRow]:
        """Return the tables that *visitor* owns or sits at, those that changed last first."""
        return await self._read(tables.of_visitor, visitor, limit)

    async def public_tables(self, limit: int = LIST_MOST) -> list[TableRow]:
        """Return the tables that everybody may watch, those that changed last first."""
        return await self._read(tables.public, limit)

    async def awake_tables(self) -> list[str]:
        """Return the tables at which something happens by itself: AI seats, or a clock."""
        return await self._read(tables.awake)

    async def all_tables_of(self, visitor: int) -> list[TableRow]:
        """Return all tables that *visitor* owns or sits at."""
        return await self._read(tables.of_visitor, visitor, EVERYTHING)

    async def silent_tables(self, since: float) -> list[str]:
        """Return the tables at which a game could go on and nothing has happened *since* then."""
        return await self._read(deleting.silent, since)

    async def drop_abandoned(self, since: float) -> list[str]:
        """Delete some of the tables that were abandoned before *since*; return which."""
        return await self._write("", deleting.drop_abandoned, since)

    async def drop_table(self, table: str) -> None:
        """Delete a table with its journal."""
        await self._write(table, deleting.drop, [table])

    async def forget_visitor(self, visitor: int) -> list[str]:
        """Delete what is known of *visitor*; return the tables where something has changed."""
        return await self._write("", deleting.forget, visitor)

    async def update_table(self, table: str, **fields: Any) -> None:
        """Set fields of a table."""
        await self._write(table, tables.change, table, fields)

    async def keep_ran(self, ran: dict[str, float]) -> None:
        """Note how long tables have run."""
        await self._write("", tables.keep_ran, ran)

    async def seats(self, names: Sequence[str]) -> dict[str, list[SeatRow]]:
        """Return the seats of tables in their order."""
        return await self._read(tables.seats_of, names)

    async def update_seat(self, table: str, seat: int, **fields: Any) -> None:
        """Set fields of a seat."""
        await self._write(table, tables.change_seat, table, seat, fields)

    async def may_watch(self, table: str, visitor: int) -> bool:
        """Whether *visitor* may see what spectators see."""
        return await self._read(tables.may_watch, table, visitor)

    async def let_watch(self, table: str, visitor: int) -> None:
        """Let *visitor* see what spectators see."""
        await self._write("", keys.let_watch, table, visitor)

    # Keys

    async def issue_key(self, table: str, seat: int | None) -> str:
        """Return a new key of a seat (None: of spectators); who came by the old one leaves."""
        return await self._write(table, keys.issue, table, seat)

    async def watch_hash(self, table: str) -> str | None:
        """Return what is kept of the key of a table's spectators."""
        return await self._read(keys.watch_hash, table)

    async def leads(self, key: str, visitor: int | None) -> tuple[str, int | None] | None:
        """Return where *key* would lead *visitor*; None where it leads nowhere."""
        return await self._read(keys.leads, key, visitor)

    async def redeem(
        self, key: str, visitor: int, name: str, wanted: int | None = None
    ) -> tuple[str, int | None] | None:
        """Seat *visitor* where *key* leads, or where he wanted; None where it leads nowhere."""
        return await self._write("", keys.redeem, key, visitor, name, wanted)

    # The journal

    async def append(
        self,
        table: str,
        version: int,
        rows: Sequence[Row],
        update: dict[str, Any] | None = None,
        seats: dict[int, dict[str, Any]] | None = None,
    ) -> None:
        """Add *rows* after *version*; fields of the table and of seats change with them.

        Raises:
            Conflict: the table is not at that version.
            Repeated: one of the rows is there already.
        """
        await self.writer.add(Append(table, version, rows, update or {}, seats or {}))
        for row in rows:
            self.appended[row.kind] += 1

    async def save_snapshot(self, table: str, version: int, state: bytes) -> None:
        """Keep where *table* stood at *version*."""
        await self._write(table, journal.save_snapshot, table, version, state)

    async def latest_snapshot(
        self, table: str, upto: int | None = None
    ) -> tuple[int, bytes] | None:
        """Return the last snapshot up to *upto*."""
        return await self._read(journal.latest_snapshot, table, upto)

    # Reviews

    async def review(self, table: str, setting: str) -> ReviewRow | None:
        """Return the review of a table, ready or under way."""
        return await self._read(reviews.find, table, setting)

    async def save_review(self, table: str, setting: str, row: ReviewRow) -> None:
        """Keep how far a review is, or the whole of it."""
        await self._write("", reviews.put, table, setting, row)

    # The server's own values, and notices

    async def value(self, name: str) -> str | None:
        """Return the value of that name."""
        return await self._read(values.find, name)

    async def set_value(self, name: str, value: str) -> None:
        """Keep *value* under *name* from now on."""
        await self._write("", values.put, name, value)

    async def first_value(self, name: str, value: str) -> str:
        """Return the value of that name; *value* becomes it where there was none."""
        return await self._write("", values.first, name, value)

    async def add_push(self, visitor: int, endpoint: str, p256dh: str, auth: str) -> None:
        """Send notices for *visitor* to *endpoint* too."""
        await self._write("", values.add_push, visitor, endpoint, p256dh, auth)

    async def pushes(self, visitor: int) -> list[PushRow]:
        """Return where *visitor* wants notices."""
        return await self._read(values.pushes_of, visitor)

    async def drop_push(self, endpoint: str) -> None:
        """Send nothing to *endpoint* any more."""
        await self._write("", values.drop_push, endpoint)

    # Operators

    async def ping(self) -> None:
        """Write something; raises what the database raises where it does not take it.

        A full disk, a lock or a file that cannot be written answer every question still.
        """
        await self.set_value(PING, str(time()))

    async def stats(self) -> dict[str, float]:
        """Return figures for operators; raises what the database raises where it is not there."""
        found = await self._read(statistics.figures)
        found["store_commits"] = self.writer.commits
        found["store_writes"] = self.writer.jobs
        found["store_waiting"] = self.writer.queue.qsize()
        found.update({f"rows_{kind}": count for kind, count in self.appended.items()})
        return found
