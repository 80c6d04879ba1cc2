"""Notices: who is told that it is their turn, when they do not look at the table."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Coroutine
from typing import TYPE_CHECKING, Any, Final

import msgspec
from msgspec import Struct

from areopolis.server.live.hub import Hub
from areopolis.server.notices.addresses import find
from areopolis.server.notices.push import Keys, headers_for, keys_of, sealed
from areopolis.server.notices.sending import GONE, Sender
from areopolis.server.settings import Settings
from areopolis.server.store import Store

if TYPE_CHECKING:
    from areopolis.server.tables.table import Table

LOG: Final = logging.getLogger("areopolis.server")

PERSON: Final = "person"
ABANDONED: Final = "abandoned"
# Whoever has just gone may be reloading the page.
PATIENCE: Final = 3.0


class Wishes(Struct, frozen=True):
    """How somebody wants to be told at one table."""

    push: bool = True
    webhook: str = ""


class Notice(Struct, frozen=True):
    """What is sent: enough to open the table, nothing of the game."""

    type: str
    table: str
    name: str
    game: str
    seat: int
    url: str


class Notices:
    """Tells people that it is their turn."""

    def __init__(self, store: Store, settings: Settings, hub: Hub) -> None:
        """Tell whoever does not look at the table through *hub*."""
        self.store = store
        self.settings = settings
        self.hub = hub
        self.sender = Sender(settings.webhook_private)
        self.keys: Keys | None = None
        # The question of which a seat was told last.
        self.told: dict[tuple[str, int], int] = {}
        self.tasks: set[asyncio.Task[None]] = set()
        self.sent = 0

    async def start(self) -> None:
        """Make or read the keys."""
        if self.settings.push:
            self.keys = await keys_of(self.store, self.settings.push_contact)

    async def stop(self) -> None:
        """Send no more."""
        for task in list(self.tasks):
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        await self.sender.close()

    def consider(self, table: Table) -> None:
        """Tell everybody whose turn it is now and who is away."""
        if table.state.over or table.row.status == ABANDONED:
            for seat in range(table.row.seats):
                self.told.pop((table.row.id, seat), None)
            return
        here = self.hub.here(table.row.id, table.seats)
        for seat in table.deciding:
            held = table.seats[seat]
            place = (table.row.id, seat)
            if held.holder != PERSON or self.told.get(place) == table.asked[seat]:
                continue
            self.told[place] = table.asked[seat]
            if seat not in here and held.visitor is not None:
                self._spawn(self._tell(table, seat, held.visitor))

    def _spawn(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    async def _tell(self, table: Table, seat: int, visitor: int) -> None:
        question = table.asked[seat]
        await asyncio.sleep(PATIENCE)
        is_gone = table.asked.get(seat) != question
        if is_gone or seat in self.hub.here(table.row.id, table.seats):
            return
        wishes = await self.wishes(table.row.id, visitor)
        row = table.row
        url = f"{self.settings.public_url}/table/{row.id}?seat={seat}"
        body = msgspec.json.encode(Notice("turn", row.id, row.name, row.game, seat, url))
        if wishes.webhook:
            headers = {"content-type": "application/json", "user-agent": "areopolis"}
            await self.sender.post(wishes.webhook, body, headers)
            self.sent += 1
        if wishes.push and self.keys is not None:
            await self._push(self.keys, visitor, body)

    async def _push(self, keys: Keys, visitor: int, body: bytes) -> None:
        for subscription in await self.store.pushes(visitor):
            try:
                content = sealed(subscription, body)
                headers = headers_for(keys, subscription.endpoint)
            except ValueError:
                # Keys that are none: nobody can be told by them.
                LOG.info("a subscription was dropped")
                await self.store.drop_push(subscription.endpoint)
                continue
            status = await self.sender.post(subscription.endpoint, content, headers)
            self.sent += 1
            if status in GONE:
                await self.store.drop_push(subscription.endpoint)

    async def wishes(self, table: str, visitor: int) -> Wishes:
        """Return how *visitor* wants to be told of *table*."""
        written = await self.store.value(place_of(table, visitor))
        return Wishes() if written is None else msgspec.json.decode(written, type=Wishes)

    async def wish(self, table: str, visitor: int, wishes: Wishes) -> None:
        """Remember how *visitor* wants to be told.

        Raises:
            BadAddress: the webhook cannot be used.
        """
        if wishes.webhook:
            await find(wishes.webhook, self.settings.webhook_private)
        await self.store.set_value(place_of(table, visitor), msgspec.json.encode(wishes).decode())


def place_of(table: str, visitor: int) -> str:
    """Return the name under which wishes are kept."""
    return f"notices/{table}/{visitor}"
