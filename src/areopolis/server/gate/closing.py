"""Closing: whoever is connected is told to come back, and nobody waits in vain."""

from __future__ import annotations

import asyncio
from typing import Any, Final

from litestar.enums import ScopeType
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from areopolis.server.gate.refusals import Refused, refuse

COME_BACK: Final = 1001
SAFE: Final = frozenset({"GET", "HEAD"})


class Closing:
    """Knows who is connected; when the server stops it closes sockets and ends waiting requests.

    Requests that change something are never cut off: what they have begun they finish.
    """

    def __init__(self, app: ASGIApp) -> None:
        """Stand before *app*."""
        self.app = app
        self.is_closing = False
        self.lines: set[Line] = set()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass the request on, and remember it while it runs."""
        if self.is_closing:
            await refuse(Refused("shutting-down", 503), scope, receive, send)
            return
        if scope["type"] == ScopeType.HTTP and scope["method"] not in SAFE:
            await self.app(scope, receive, send)
            return
        line = Line(scope, receive, send)
        self.lines.add(line)
        try:
            await line.run(self.app)
        finally:
            self.lines.discard(line)

    async def close(self) -> None:
        """Take no more requests, and end those that only read."""
        self.is_closing = True
        await asyncio.gather(*[line.end() for line in list(self.lines)])


class Line:
    """One open connection."""

    def __init__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Stand between the other end and the application."""
        self.scope = scope
        self.receive = receive
        self.send = send
        self.is_accepted = False
        self.has_answered = False
        self.task: asyncio.Task[Any] | None = None
        self.is_cut = False

    async def run(self, app: ASGIApp) -> None:
        """Let *app* answer until it has, or until the server stops."""
        self.task = asyncio.current_task()
        try:
            await app(self.scope, self.receive, self.watched)
        except asyncio.CancelledError:
            if not self.is_cut:
                raise
            task = asyncio.current_task()
            assert task is not None, "this runs in a task"
            task.uncancel()
            await self.say_goodbye()

    async def watched(self, message: Message) -> None:
        """Send *message* and remember how far the answer is."""
        if message["type"] == "http.response.start":
            self.has_answered = True
        elif message["type"] == "websocket.accept":
            self.is_accepted = True
        elif message["type"] == "websocket.close":
            self.has_answered = True
        await self.send(message)

    async def end(self) -> None:
        """Cut the line, unless an answer is on its way."""
        if self.task is None or self.task.done() or self.has_answered:
            return
        self.is_cut = True
        self.task.cancel()
        await asyncio.wait([self.task])

    async def say_goodbye(self) -> None:
        """Tell the other end to come back."""
        if self.has_answered:
            return
        if self.is_accepted:
            await self.send({"type": "websocket.close", "code": COME_BACK, "reason": ""})
        else:
            await refuse(Refused("shutting-down", 503), self.scope, self.receive, self.send)
