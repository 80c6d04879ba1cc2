"""Packing: how what a socket says is compressed on its way to the browser, and if it is taken.

A sheet repeats most of the one before it. A window that still holds that one makes a tenth of the
sheet out of it; a smaller window makes three times as much and takes four times as long.
"""

from __future__ import annotations

from typing import Any, Final

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.extensions.permessage_deflate import ServerPerMessageDeflateFactory
from websockets.http11 import Request

# In the state of a connection: an event that is set while the browser takes what is sent.
TAKES: Final = "takes"
# The largest window that there is, 32 KiB: 144 KiB of memory for each socket. What browsers say is
# short, and needs little.
PACKING: Final = ServerPerMessageDeflateFactory(
    server_max_window_bits=15,
    client_max_window_bits=12,
    compress_settings={"level": 1, "memLevel": 5},
)


class PackedSocket(WebSocketsSansIOProtocol):
    """A socket that remembers what it has sent."""

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        """Speak as the web server does, but for the packing."""
        super().__init__(*args, **kwargs)
        self.conn.available_extensions = [PACKING]

    def handle_connect(self, event: Request) -> None:
        """Let the application see whether the browser takes what is sent."""
        super().handle_connect(event)
        if self.handshake_initiated and not self.handshake_complete:
            self.scope["state"][TAKES] = self.writable
