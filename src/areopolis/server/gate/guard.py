"""The guard at the door: address, origin, amount and size of what comes in."""

from __future__ import annotations

import re
from collections import Counter
from typing import Any, Final
from urllib.parse import urlsplit

from litestar.datastructures import Headers
from litestar.enums import ScopeType
from litestar.types import ASGIApp, HTTPScope, Receive, Scope, Send

from areopolis.server.gate.addresses import Proxies, counted_as
from areopolis.server.gate.limits import Allowances
from areopolis.server.gate.manual import is_missing
from areopolis.server.gate.refusals import Refused, refuse
from areopolis.server.settings import Settings

SAFE: Final = frozenset({"GET", "HEAD", "OPTIONS"})
JSON: Final = "application/json"
# Where whole records come in.
IMPORT: Final = "/api/tables/import"
# What a connection knows about its other end; routes count by it.
ADDRESS: Final = "address"
# For operators and their machines, who ask as often as they like.
UNCOUNTED: Final = frozenset({"/health", "/metrics"})


# The one character that no text has and not every database takes, as it is and as JSON writes it.
NUL: Final = re.compile(rb"\x00|(?<!\\)(?:\\\\)*\\u0000")


class Guard:
    """Lets through what comes from our own pages, in bearable amounts."""

    def __init__(self, app: ASGIApp, settings: Settings, allowances: Allowances) -> None:
        """Stand before *app*."""
        self.app = app
        self.settings = settings
        self.allowances = allowances
        self.proxies = Proxies(settings.trusted_proxies)
        self.own_origin = origin_of(settings.public_url)
        self.sockets: Counter[str] = Counter()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass the request on or refuse it."""
        address = self.proxies.client(scope)
        scope["state"][ADDRESS] = counted_as(address)
        try:
            if scope["type"] == ScopeType.WEBSOCKET:
                await self.socket(scope, receive, send)
                return
            self.check(scope)
            await self.app(scope, self.measured(scope, receive), send)
        except Refused as refused:
            await refuse(refused, scope, receive, send)

    def check(self, scope: HTTPScope) -> None:
        """Check a request.

        Raises:
            Refused: it is one too many, of another page, too large, not JSON, or leads nowhere.
        """
        asker = scope["state"][ADDRESS]
        if is_missing(scope["path"]) or "\0" in scope["path"]:
            raise Refused("not-found", 404)
        if scope["path"] not in UNCOUNTED:
            self.allowances.requests.check(asker)
        headers = Headers.from_scope(scope)
        length = headers.get("content-length", "0")
        if not length.isdigit() or int(length) > self.most(scope):
            raise Refused("too-large", 413)
        if scope["method"] in SAFE:
            return
        self.check_origin(headers)
        self.allowances.changes.check(asker)
        has_body = int(length) > 0 or "transfer-encoding" in headers
        media = headers.get("content-type", "").partition(";")[0].strip().lower()
        if has_body and media != JSON:
            raise Refused("not-json", 415)

    async def socket(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let a socket through and count it while it is open.

        Raises:
            Refused: it is of another page, or one too many.
        """
        asker = scope["state"][ADDRESS]
        self.check_origin(Headers.from_scope(scope))
        self.allowances.requests.check(asker)
        if self.sockets[asker] >= self.settings.limits.sockets_per_address:
            raise Refused("too-many-sockets", 429)
        self.sockets[asker] += 1
        try:
            await self.app(scope, receive, send)
        finally:
            self.sockets[asker] -= 1
            if not self.sockets[asker]:
                del self.sockets[asker]

    def check_origin(self, headers: Headers) -> None:
        """Check that no other page makes a browser ask for this; programs have no origin.

        Raises:
            Refused: another page does.
        """
        site = headers.get("sec-fetch-site", "same-origin")
        origin = headers.get("origin")
        if site not in ("same-origin", "none"):
            raise Refused("other-origin", 403)
        if origin is None or origin == self.own_origin:
            return
        # Without a known public address the host that was asked for is ours.
        if self.own_origin or urlsplit(origin).netloc != headers.get("host"):
            raise Refused("other-origin", 403)

    def most(self, scope: Scope) -> int:
        """Return how many bytes a request may have."""
        limits = self.settings.limits
        return limits.record_bytes if scope["path"] == IMPORT else limits.body_bytes

    def measured(self, scope: Scope, receive: Receive) -> Receive:
        """Return *receive* that gives up on a body that never ends."""
        most = self.most(scope)
        seen = 0

        async def receive_measured() -> Any:
            nonlocal seen
            message = await receive()
            if message["type"] == "http.request":
                seen += len(message["body"])
                if seen > most:
                    raise Refused("too-large", 413)
                if NUL.search(message["body"]):
                    raise Refused("malformed", 400)
            return message

        return receive_measured


def origin_of(url: str) -> str:
    """Return the origin of *url*, as browsers write it."""
    parts = urlsplit(url)
    return f"{parts.scheme}://{parts.netloc}" if url else ""
