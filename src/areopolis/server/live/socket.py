"""The socket: pushes sheets to one browser, and takes nothing but a ping and a language."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from time import monotonic
from typing import Any, Final, Literal

import msgspec
from litestar import WebSocket
from litestar.exceptions import WebSocketDisconnect
from msgspec import Struct
from msgspec.structs import replace

from areopolis.catalogues import LANGUAGES
from areopolis.server.gate import wire
from areopolis.server.gate.closing import COME_BACK
from areopolis.server.gate.refusals import Refused
from areopolis.server.live.hub import Guest, Room
from areopolis.server.live.packing import STRAIGHT, PackedSocket
from areopolis.server.tables import Tables, watching
from areopolis.server.tables.draw import Viewer, table_sheet

REFUSED: Final = 1008
TOO_SLOW: Final = 1013

# Whoever does not take a message for so many seconds is let go.
PATIENCE: Final = 15.0
MESSAGE_MOST: Final = 4096
# Seconds between two changes of the language; what comes meanwhile waits.
LANGUAGE_PAUSE: Final = 1.0


class Ping(Struct, tag="ping", tag_field="type", forbid_unknown_fields=True):
    """A sign of life."""


class Language(Struct, tag="language", tag_field="type", forbid_unknown_fields=True):
    """The language in which sheets are wanted from now on."""

    lang: Literal["en", "pl", "de", "el"]


class SheetMessage(Struct, tag="sheet", tag_field="type"):
    """The table as it is now."""

    sheet: wire.Sheet


class PresenceMessage(Struct, tag="presence", tag_field="type"):
    """Who is here, which AI seats think, and how much time everybody has left as of now."""

    seats: tuple[wire.SeatSheet, ...]


class PongMessage(Struct, tag="pong", tag_field="type"):
    """The answer to a ping."""


_decoder: Final = msgspec.json.Decoder(Ping | Language)
_encoder: Final = msgspec.json.Encoder()

assert LANGUAGES == ("en", "pl", "de", "el"), "a socket takes all languages"


class Line(Guest):
    """One open socket."""

    def __init__(
        self,
        socket: WebSocket[Any, Any, Any],
        tables: Tables,
        name: str,
        viewer: Viewer,
        cookie: str = "",
    ) -> None:
        """Push the table *name* to *viewer*, as long as the *cookie* is his."""
        super().__init__(viewer.visitor)
        self.socket = socket
        self.tables = tables
        self.name = name
        self.viewer = viewer
        self.cookie = cookie
        # What the client has: nothing of it has to be sent again.
        self.since = 0
        self.sending = asyncio.Lock()
        # The way to the browser without anybody in between, where there is a real socket.
        self.straight: PackedSocket | None = socket.scope["state"].get(STRAIGHT)
        self.translated = 0.0
        # Where it waits for news and does nothing else, and how many sheets are on their way.
        self.room: Room | None = None
        self.sheets = 0
        self.unsent = b""

    async def run(self, since: int) -> None:
        """Push until the browser goes, is refused, or does not keep up."""
        self.since = since
        try:
            # Nobody at the table hears of somebody who may not look at it.
            await watching.seen(self.tables, self.name, self.viewer, since)
        except Refused as refused:
            await self._refuse(refused)
            return
        room = self.tables.hub.enter(self.name, self)
        pushing = asyncio.create_task(self._push(room))
        listening = asyncio.create_task(self._listen())
        try:
            done, _ = await asyncio.wait({pushing, listening}, return_when=asyncio.FIRST_COMPLETED)
            for task in done:
                task.result()
        except Refused as refused:
            await self._refuse(refused)
        except TimeoutError:
            await self._close(TOO_SLOW)
        except (WebSocketDisconnect, OSError):
            pass
        finally:
            pushing.cancel()
            listening.cancel()
            await asyncio.gather(pushing, listening, return_exceptions=True)
            self.tables.hub.leave(self.name, self)

    async def _push(self, room: Room) -> None:
        """Send a sheet now and after every change."""
        self.news, self.comings = room.news, room.comings
        await self._send_sheet()
        while not self.tables.hub.is_closed:
            self.room = room
            await room.wait(self)
            self.room = None
            has_news = room.news != self.news
            self.news, self.comings = room.news, room.comings
            if self.tables.hub.is_closed:
                break
            if has_news:
                await self._send_sheet()
            else:
                await self._send_presence()
        await self._close(COME_BACK)

    def draw(self) -> bool:
        """Draw the table, if nothing has to be waited for; return whether it is drawn."""
        room, straight = self.room, self.straight
        if room is None or self.sheets or self.tables.hub.is_closed:
            return False
        if straight is None or not self._goes_straight(straight):
            return False
        visitor = self.viewer.visitor
        if self.cookie and (visitor is None or visitor != self.tables.remembered(self.cookie)):
            return False
        try:
            drawn = watching.sheet_at_once(self.tables, self.name, self.viewer, self.since)
            if drawn is None:
                return False
            self.unsent = straight.packed(_encoder.encode(SheetMessage(drawn)))
        except Exception:  # whatever it is happens again to whoever waits, and is told there
            return False
        self.news, self.comings = room.news, room.comings
        self.since = drawn.version
        return True

    def show(self) -> None:
        """Send what was drawn."""
        assert self.straight is not None, "it was drawn for it"
        # Where the connection has just been closed, whoever listens there hears of it.
        with suppress(RuntimeError):
            self.straight.transport.write(self.unsent)
        self.unsent = b""

    async def _send_sheet(self) -> None:
        """Send the table.

        Raises:
            Refused: the session has ended meanwhile.
        """
        visitor = self.viewer.visitor
        self.sheets += 1
        try:
            if self.cookie and visitor != await self.tables.visitor(self.cookie):
                raise Refused("no-visitor", 401)
            drawn = await watching.sheet(self.tables, self.name, self.viewer, self.since)
            self.since = drawn.version
            await self._send(SheetMessage(drawn))
        finally:
            self.sheets -= 1

    async def _send_presence(self) -> None:
        table = await self.tables.get(self.name)
        around = watching.around(self.tables, table)
        await self._send(PresenceMessage(table_sheet(table, self.viewer, around).seats))

    async def _send(self, message: Struct) -> None:
        """Send one message.

        Raises:
            TimeoutError: the browser does not take it.
        """
        written = _encoder.encode(message)
        straight = self.straight
        if straight is not None and self._goes_straight(straight):
            # As a rule: then a timer costs more than the sending.
            straight.say(written)
            return
        async with asyncio.timeout(PATIENCE), self.sending:
            await self.socket.send_data(written.decode(), mode="text")

    def _goes_straight(self, straight: PackedSocket) -> bool:
        """Whether the browser takes what is sent, and nothing else is on its way."""
        return straight.takes and not self.sending.locked()

    async def _listen(self) -> None:
        """Take what the browser says.

        Raises:
            Refused: it is nothing that a browser of ours says.
        """
        while True:
            text = await self.socket.receive_data(mode="text")
            if len(text) > MESSAGE_MOST:
                raise Refused("malformed", 400)
            try:
                message = _decoder.decode(text)
            except (msgspec.DecodeError, UnicodeEncodeError):
                raise Refused("malformed", 400) from None
            if isinstance(message, Ping):
                await self._send(PongMessage())
            elif message.lang != self.viewer.language:
                # A whole sheet is much work for a short message: nobody gets many of them.
                await asyncio.sleep(max(0.0, self.translated + LANGUAGE_PAUSE - monotonic()))
                self.translated = monotonic()
                self.viewer = replace(self.viewer, language=message.lang)
                self.since = 0
                await self._send_sheet()

    async def _refuse(self, refused: Refused) -> None:
        said = refused.written(self.viewer.language)
        told = {"type": "refused", **msgspec.to_builtins(said)}
        with suppress(TimeoutError, WebSocketDisconnect, OSError):
            async with asyncio.timeout(PATIENCE), self.sending:
                await self.socket.send_data(_encoder.encode(told).decode(), mode="text")
        await self._close(REFUSED)

    async def _close(self, code: int) -> None:
        with suppress(Exception):
            async with asyncio.timeout(PATIENCE):
                await self.socket.close(code)
