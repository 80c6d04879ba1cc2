"""The watch: sees every request come and go, counts it, and logs it."""

from __future__ import annotations

import random
import time
from typing import Any, Final

from litestar.enums import ScopeType
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from areopolis.server.gate.guard import ADDRESS
from areopolis.server.logs import log_request
from areopolis.server.metrics import Metrics

REQUEST: Final = "request"
# In the state of a request that was answered without anybody in between: how.
STATUS: Final = "status"
REQUEST_ID: Final = b"x-request-id"
# Paths that are no route of ours are counted together: anybody can make up as many as he likes.
OTHER: Final = "other"
METHODS: Final = frozenset({"GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS", "SOCKET"})
LOST: Final = 499
WITHDRAWN: Final = "-"


class Watch:
    """Stands outermost."""

    def __init__(self, app: ASGIApp, metrics: Metrics) -> None:
        """Stand before *app* and count in *metrics*."""
        self.app = app
        self.metrics = metrics

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass the request on; when it is over, say how it went."""
        began = time.perf_counter()
        status = LOST
        # Names an answer in the log; nothing is protected by it.
        request = f"{random.getrandbits(48):012x}"
        scope["state"][REQUEST] = request
        is_socket = scope["type"] == ScopeType.WEBSOCKET

        async def noted(message: Message) -> None:
            nonlocal status
            written: Any = message
            kind: str = written["type"]
            if kind in ("http.response.start", "websocket.http.response.start"):
                status = written["status"]
                written["headers"] = [
                    *written.get("headers", []),
                    (REQUEST_ID, request.encode()),
                ]
            elif kind == "websocket.accept":
                status = 101
                self.metrics.sockets.inc()
            await send(message)

        try:
            await self.app(scope, receive, noted)
        finally:
            seconds = time.perf_counter() - began
            status = scope["state"].get(STATUS, status)
            if is_socket and status == 101:
                self.metrics.sockets.dec()
            self.note(scope, status, seconds, is_socket)

    def note(self, scope: Scope, status: int, seconds: float, is_socket: bool) -> None:
        """Count and log one request."""
        known: Any = scope
        route = known.get("path_template") or OTHER
        method = "SOCKET" if is_socket else known["method"]
        counted = method if method in METHODS else OTHER
        self.metrics.requests_of(counted, route, status).inc()
        # How long a socket was open, or a poll waited, says nothing about our speed.
        if not is_socket and b"wait=" not in scope["query_string"]:
            self.metrics.seconds_of(route).observe(seconds)
        address = scope["state"].get(ADDRESS, WITHDRAWN)
        log_request(method, scope["path"], status, seconds, address, scope["state"][REQUEST])
