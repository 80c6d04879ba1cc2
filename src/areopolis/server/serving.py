"""Serving: the application behind a port, from start to a graceful end."""

from __future__ import annotations

import errno
import gc
import socket
import sys
from collections.abc import Callable
from typing import Final

import uvicorn
from litestar import Litestar

from areopolis.server.gate.connections import protocol_of
from areopolis.server.live.packing import PackedSocket
from areopolis.server.settings import Settings

# The client sends pings and its language; nothing that a person does comes through a socket.
MESSAGE_BYTES: Final = 16 * 1024
BACKLOG: Final = 1024
# Longer than proxies keep theirs, so that no request meets a connection that is just being closed.
KEEP_ALIVE_SECONDS: Final = 75
# New objects after which Python looks for circles among them: a request makes hundreds that go by
# themselves, and next to none in circles. Old ones are looked through after as many rounds of
# rounds: open tables are many objects and stay, and everybody waits meanwhile.
CIRCLES_EVERY: Final = 10_000
ROUNDS: Final = 10
OLD_ROUNDS: Final = 50
# Seconds for which one thread may keep the others waiting. The one that commits asks for its turn
# after every word with the database; people wait for it.
TURN_SECONDS: Final = 0.001
# Ports that are tried one after the other where nobody has asked for a certain one.
TRIES: Final = 20


class TableServer(uvicorn.Server):
    """Says when it is ready, and tells everybody to come back before it goes."""

    def __init__(self, app: Litestar, settings: Settings, ready: Callable[[], None]) -> None:
        """Serve *app*; call *ready* once requests are taken."""
        super().__init__(
            uvicorn.Config(
                app,
                http=protocol_of(settings),
                ws=PackedSocket,
                lifespan="on",
                log_config=None,
                access_log=False,
                # Whom to believe about addresses is our own setting.
                proxy_headers=False,
                server_header=False,
                ws_max_size=MESSAGE_BYTES,
                timeout_keep_alive=KEEP_ALIVE_SECONDS,
                timeout_graceful_shutdown=settings.shutdown_seconds,
                backlog=BACKLOG,
            )
        )
        self.app = app
        self.ready = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Open the store and take requests."""
        await super().startup(sockets)
        if self.started:
            self.ready()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Close sockets with a code that says when to come back, finish requests, then end."""
        await self.app.state.closing.close()
        await super().shutdown(sockets)


def settle() -> None:
    """Let Python know that what is there now stays, and that one thread is in a hurry.

    For a process that does nothing but serve.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(CIRCLES_EVERY, ROUNDS, OLD_ROUNDS)
    sys.setswitchinterval(TURN_SECONDS)


def listen(host: str, port: int, is_fixed: bool) -> socket.socket:
    """Return a socket at *host* and *port*, or at the next free port where that one is not fixed.

    Raises:
        OSError: there is none.
    """
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    for tried in range(port, port + (1 if is_fixed or not port else TRIES)):
        try:
            return socket.create_server((host, tried), family=family, backlog=BACKLOG)
        except OSError as error:
            if error.errno != errno.EADDRINUSE or tried == port + TRIES - 1 or is_fixed:
                raise
    raise AssertionError("the last try has raised")


def address_of(listening: socket.socket) -> str:
    """Return the address under which this machine reaches the server."""
    host, port = listening.getsockname()[:2]
    if host in ("0.0.0.0", "::"):
        host = "localhost"
    return f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"
