"""The hub: who looks at which table in this process, and who is told when it changes."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterable
from time import monotonic
from typing import Final

from areopolis.server.live.elsewhere import NOBODY, Elsewhere
from areopolis.server.store import SeatRow

PERSON: Final = "person"
# Goings that are remembered; forgotten ones count as of now.
LEFT_MOST: Final = 100_000
# Sheets after which those that are drawn are sent: the first of many waits for so many.
TOGETHER: Final = 8


class Guest:
    """Somebody who looks at a table: an open socket, or a request that waits for news."""

    def __init__(self, visitor: int | None) -> None:
        """Look as *visitor*."""
        self.visitor = visitor
        # How much of what has happened at the table it has seen.
        self.news = 0
        self.comings = 0

    def draw(self) -> bool:
        """Make the news ready, if nothing has to be waited for; return whether they are."""
        return False

    def show(self) -> None:
        """Send what was drawn."""


class Room:
    """Everybody who looks at one table."""

    def __init__(self) -> None:
        """Begin with nobody."""
        self.guests: set[Guest] = set()
        # Who is here, as far as they are known.
        self.visitors = NOBODY
        # Count what has happened, so that nobody misses anything while it draws.
        self.news = 0
        self.comings = 0
        self.stirred = asyncio.Event()

    def stir(self) -> None:
        """Wake everybody who waits."""
        self.stirred.set()
        self.stirred = asyncio.Event()

    async def wait(self, guest: Guest) -> None:
        """Wait until more has happened than *guest* has seen."""
        while self.news == guest.news and self.comings == guest.comings:
            await self.stirred.wait()

    def drawn(self) -> list[Guest]:
        """Return who has the news ready; wake the others, who have to wait for something."""
        ready = [guest for guest in self.guests if guest.draw()]
        if len(ready) < len(self.guests):
            self.stir()
        return ready

    def count(self) -> None:
        """Look who is here, after somebody has come or gone."""
        known = [guest.visitor for guest in self.guests if guest.visitor is not None]
        self.visitors = frozenset(known)
        self.comings += 1
        self.stir()


class Hub:
    """The rooms of all tables at which somebody is."""

    def __init__(self) -> None:
        """Begin with no room."""
        self.rooms: dict[str, Room] = {}
        self.is_closed = False
        self.clock: Callable[[], float] = monotonic
        # When somebody was last seen at a table; who never was may have gone when we began.
        self.began = self.clock()
        self.left: dict[tuple[str, int], float] = {}
        # When anybody was last seen there, spectators too.
        self.looked: dict[str, float] = {}
        self.elsewhere = Elsewhere(self.clock)
        # Where something has happened that nobody has seen yet.
        self.newest: dict[Room, None] = {}
        # Tables at which somebody has come or gone since other servers were told.
        self.untold: set[str] = set()
        self.moved = asyncio.Event()

    def enter(self, table: str, guest: Guest) -> Room:
        """Let *guest* look at *table*; the others hear of it."""
        room = self.rooms.setdefault(table, Room())
        room.guests.add(guest)
        self._note(table)
        room.count()
        return room

    def leave(self, table: str, guest: Guest) -> None:
        """Let *guest* go."""
        room = self.rooms[table]
        room.guests.discard(guest)
        self._note(table)
        if guest.visitor is not None:
            if len(self.left) >= LEFT_MOST:
                self.left.clear()
                self.began = self.clock()
            self.left[table, guest.visitor] = self.clock()
        room.count()
        self.look(table)
        if not room.guests:
            del self.rooms[table]

    def _note(self, table: str) -> None:
        self.untold.add(table)
        self.moved.set()

    def look(self, table: str) -> None:
        """Note that somebody is at *table* now."""
        if len(self.looked) >= LEFT_MOST:
            self.looked.clear()
        self.looked[table] = self.clock()

    def quiet(self, table: str) -> float:
        """Return for how many seconds nobody has looked at *table*."""
        if table in self.rooms or self.elsewhere.at(table):
            return 0.0
        return self.clock() - self.looked.get(table, self.began)

    def tell(self, table: str) -> None:
        """Say that *table* has changed."""
        room = self.rooms.get(table)
        if room is not None:
            self._tell(room)

    def _tell(self, room: Room) -> None:
        """Let everybody in *room* see the news, after whatever else is to be done now."""
        room.news += 1
        if not self.newest:
            asyncio.get_running_loop().call_soon(self._spread)
        self.newest[room] = None

    def _spread(self) -> None:
        """Draw whatever is new at all tables and send it, several at a time: readers wake once."""
        rooms, self.newest = self.newest, {}
        ready: list[Guest] = []
        for room in rooms:
            ready += room.drawn()
            if len(ready) >= TOGETHER:
                show(ready)
                ready = []
        show(ready)

    def tell_visitor(self, visitor: int) -> None:
        """Have whatever *visitor* looks at drawn anew, if he may still look."""
        for room in self.rooms.values():
            if visitor in room.visitors:
                self._tell(room)

    def here(self, table: str, seats: list[SeatRow]) -> frozenset[int]:
        """Return the seats of *table* whose people look at it."""
        visitors = self.visitors(table)
        return frozenset(
            [seat.seat for seat in seats if seat.holder == PERSON and seat.visitor in visitors]
        )

    def visitors(self, table: str) -> frozenset[int]:
        """Return who looks at *table*, here or through another server."""
        room = self.rooms.get(table)
        here = NOBODY if room is None else room.visitors
        others = self.elsewhere.at(table)
        return here | others if others else here

    def hear(self, table: str, server: str, visitors: frozenset[int]) -> None:
        """Take in who looks at *table* through another server."""
        changed = self.elsewhere.hear(table, server, visitors)
        for visitor in changed - visitors:
            self.left[table, visitor] = self.clock()
        room = self.rooms.get(table)
        if changed and room is not None:
            room.comings += 1
            room.stir()

    def away(self, table: str, visitor: int | None) -> float:
        """Return for how many seconds *visitor* has not looked at *table*."""
        if visitor in self.visitors(table):
            return 0.0
        return self.clock() - self.left.get((table, visitor or 0), self.began)

    def close(self) -> None:
        """Wake everybody for the last time."""
        self.is_closed = True
        for room in self.rooms.values():
            room.news += 1
            room.stir()


def show(guests: Iterable[Guest]) -> None:
    """Let everybody send what was drawn."""
    for guest in guests:
        guest.show()
