"""Headers that keep a browser from doing what no page of ours needs."""

from __future__ import annotations

from typing import Any, Final

from litestar.types import ASGIApp, Message, Receive, Scope, Send

from areopolis.server.settings import Settings

# Nothing but our own files: no inline script, no inline style, no other host.
POLICY: Final = "; ".join(
    [
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self' data:",
        "font-src 'self'",
        "connect-src 'self'",
        "manifest-src 'self'",
        "worker-src 'self'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
    ]
)
ALWAYS: Final = {
    "content-security-policy": POLICY,
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
    "referrer-policy": "no-referrer",
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
}
# Two years, as the lists that browsers ship with ask for.
HSTS: Final = "max-age=63072000"
NO_STORE: Final = (b"cache-control", b"no-store")


class Headers:
    """Adds what is missing to every answer."""

    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        """Stand before *app*."""
        self.app = app
        self.headers = always(settings)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass the request on and complete the head of its answer."""

        async def completed(message: Message) -> None:
            kind: str = message["type"]
            if kind in ("http.response.start", "websocket.http.response.start"):
                self.complete(message, scope["path"])
            await send(message)

        await self.app(scope, receive, completed)

    def complete(self, message: Any, path: str) -> None:
        """Add our headers to the head of an answer; what is there already stays."""
        headers = list(message.get("headers", []))
        present = {name.lower() for name, _ in headers}
        headers += [one for one in self.headers if one[0] not in present]
        # Sheets and lists are for one seat at one moment.
        if path.startswith("/api/") and NO_STORE[0] not in present:
            headers.append(NO_STORE)
        message["headers"] = headers


def always(settings: Settings) -> list[tuple[bytes, bytes]]:
    """Return what every answer says."""
    said = dict(ALWAYS)
    if settings.is_https:
        said["strict-transport-security"] = HSTS
    return [(name.encode(), value.encode()) for name, value in said.items()]


def written(headers: list[tuple[bytes, bytes]]) -> bytes:
    """Return *headers* as they are sent."""
    return b"".join([name + b": " + value + b"\r\n" for name, value in headers])
