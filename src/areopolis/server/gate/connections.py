"""Connections: how many one address may hold open, and how long it may take to ask."""

from __future__ import annotations

import asyncio
from collections import Counter
from typing import Final, cast

from litestar.types import Scope
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol, RequestResponseCycle

from areopolis.server.gate.addresses import Proxies, counted_as
from areopolis.server.settings import Settings

# Seconds in which a request must have come, body and all.
REQUEST_SECONDS: Final = 60.0
# Whatever is no body: cookies of other programs on the same host included, and what comes after
# a body in chunks.
HEADER_BYTES: Final = 32 * 1024
# In the state of a request: what the web server knows of it.
CYCLE: Final = "cycle"


def protocol_of(settings: Settings) -> type[HttpToolsProtocol]:
    """Return what speaks HTTP with the limits of *settings*."""
    proxies = Proxies(settings.trusted_proxies)
    most = settings.limits.connections_per_address
    open_now: Counter[str] = Counter()

    class Connection(HttpToolsProtocol):
        """One connection, closed where it is one too many or comes to no request."""

        address = ""
        header_bytes = 0
        body_bytes = 0
        is_expected = True
        deadline: asyncio.TimerHandle | None = None

        def connection_made(self, transport: asyncio.BaseTransport) -> None:
            # A server of TCP has no others; those of uvloop are no subclass.
            stream = cast(asyncio.Transport, transport)
            super().connection_made(stream)
            peer = "" if self.client is None else self.client[0]
            # A proxy of ours speaks for many, and limits them itself.
            self.address = "" if proxies.is_trusted(peer) else counted_as(peer)
            open_now[self.address] += 1
            if self.address and open_now[self.address] > most:
                stream.abort()
                return
            self.hurry()

        def connection_lost(self, exc: Exception | None) -> None:
            self.release()
            super().connection_lost(exc)

        def handle_websocket_upgrade(self) -> None:
            # Sockets are counted by the guard.
            self.release()
            super().handle_websocket_upgrade()

        def data_received(self, data: bytes) -> None:
            self.body_bytes = 0
            super().data_received(data)
            self.header_bytes += len(data) - self.body_bytes
            # Most requests come in one piece, and nothing is missing.
            self.hurry()
            if self.is_expected and self.header_bytes > HEADER_BYTES:
                self.transport.abort()

        def on_message_begin(self) -> None:
            super().on_message_begin()
            self.header_bytes = 0
            self.is_expected = True
            self.hurry_no_more()

        def on_headers_complete(self) -> None:
            super().on_headers_complete()
            # A request for a socket has none of its own.
            if self.cycle is not None and self.cycle.scope is self.scope:
                self.scope["state"][CYCLE] = self.cycle

        def on_body(self, body: bytes) -> None:
            super().on_body(body)
            self.body_bytes += len(body)

        def on_message_complete(self) -> None:
            super().on_message_complete()
            self.header_bytes = 0
            self.is_expected = False
            self.hurry_no_more()

        def hurry(self) -> None:
            """Wait so long for the rest of a request that has begun."""
            if self.is_expected and self.deadline is None and not self.transport.is_closing():
                self.deadline = self.loop.call_later(REQUEST_SECONDS, self.transport.abort)

        def hurry_no_more(self) -> None:
            """Let the connection be: nothing is missing."""
            if self.deadline is not None:
                self.deadline.cancel()
                self.deadline = None

        def release(self) -> None:
            """Count the connection no more."""
            self.hurry_no_more()
            if open_now[self.address] > 0:
                open_now[self.address] -= 1
            if not open_now[self.address]:
                del open_now[self.address]

    return Connection


def answer_straight(scope: Scope, status: bytes, headers: bytes, body: bytes) -> bool:
    """Write a whole answer to its connection, if nothing is out of the ordinary; return whether.

    The web server looks at every header of every answer; these are known to be good.
    """
    cycle: RequestResponseCycle | None = scope["state"].get(CYCLE)
    if cycle is None or cycle.response_started or not cycle.keep_alive:
        return False
    if cycle.disconnected or cycle.flow.write_paused:
        return False
    own = [name + b": " + value + b"\r\n" for name, value in cycle.default_headers]
    cycle.response_started = cycle.response_complete = True
    cycle.waiting_for_100_continue = False
    cycle.transport.write(b"".join([status, *own, headers, b"\r\n", body]))
    cycle.message_event.set()
    cycle.on_response()
    return True
