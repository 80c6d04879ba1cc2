"""Clocks that run: whoever is out of time has the open question decided by a club player."""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING, Final

from areopolis.players.levels import SUBSTITUTE
from areopolis.server.tables.draw import seconds_left
from areopolis.server.tables.table import PERSON, PLAYING, Table

if TYPE_CHECKING:
    from areopolis.server.tables.service import Tables

LOG: Final = logging.getLogger("areopolis.server")

# The answer may be on its way when the clock runs out.
GRACE: Final = 0.5
# Seconds after which a decision that failed is tried again.
AGAIN: Final = 5.0
# Seconds between two notes of how far the clocks are: a crash gives back no more than these.
BEAT: Final = 3.0


class Timing:
    """One timer for each table whose clock runs, until the next seat is out of time."""

    def __init__(self, tables: Tables) -> None:
        """Watch the clocks of *tables*."""
        self.tables = tables
        self.timers: dict[str, asyncio.TimerHandle] = {}
        # Tables whose clocks ran at the last beat.
        self.kept: set[str] = set()

    def consider(self, table: Table) -> None:
        """Wind the timer of *table* anew."""
        name = table.row.id
        timer = self.timers.pop(name, None)
        if timer is not None:
            timer.cancel()
        running = self.running(table)
        if running:
            self._wind(name, min(running.values()) + GRACE)

    def running(self, table: Table) -> dict[int, float]:
        """Return the seconds left of the seats whose clocks run."""
        if table.clock.kind == "none" or table.row.status != PLAYING:
            return {}
        ran = table.time(self.tables.ticks())
        return {
            seat: left
            for seat in table.deciding
            if table.seats[seat].holder == PERSON
            and (left := seconds_left(table, seat, ran)) is not None
        }

    def drop(self, name: str) -> None:
        """Stop the clock of a table."""
        timer = self.timers.pop(name, None)
        if timer is not None:
            timer.cancel()

    def is_busy(self, name: str) -> bool:
        """Whether a clock of that table runs."""
        return name in self.timers

    async def beat(self) -> None:
        """Note again and again how far the clocks are."""
        while True:
            await asyncio.sleep(BEAT)
            try:
                await self.keep()
            except Exception:
                # The clocks run all the same.
                LOG.exception("clocks cannot be noted")

    async def keep(self) -> None:
        """Note how far all clocks are that run here."""
        opened = [self.tables.shelved.tables.get(name) for name in self.kept | self.timers.keys()]
        tick = self.tables.ticks()
        found = {one.table.row.id: one.table.time(tick) for one in opened if one is not None}
        self.kept = set(self.timers)
        if found:
            await self.tables.store.keep_ran(found)

    def stop(self) -> None:
        """Stop all timers."""
        for timer in self.timers.values():
            timer.cancel()
        # Where they stand is still to be noted.
        self.kept |= self.timers.keys()
        self.timers.clear()

    def _wind(self, name: str, seconds: float) -> None:
        loop = asyncio.get_running_loop()
        self.timers[name] = loop.call_later(seconds, self._ring, name)

    def _ring(self, name: str) -> None:
        self.timers.pop(name, None)
        self.tables.spawn(self._decide(name))

    async def _decide(self, name: str) -> None:
        """Decide for whoever is out of time."""
        try:
            table = await self.tables.get(name)
            for seat, left in self.running(table).items():
                if left <= 0.0:
                    await self._decide_for(table, seat)
        except Exception:
            LOG.exception("a clock has run out in vain", extra={"table": name})
            # Whoever has moved meanwhile has wound it.
            if name not in self.timers:
                self._wind(name, AGAIN)
        else:
            # Where something was played it is wound already; once more does no harm.
            self.consider(table)

    async def _decide_for(self, table: Table, seat: int) -> None:
        name = table.row.id
        turn = (name, seat, table.asked[seat])
        LOG.info("out of time", extra={"table": name, "seat": seat})
        found = await self.tables.thinking.answer(table, seat, SUBSTITUTE, "")
        if found is not None:
            await self.tables.thinking.play(turn, found.text, "clock")
