"""Packing: how what a socket says is compressed on its way to the browser, and if it is taken.

And how much a browser may say.

A sheet repeats most of the one before it. A window that still holds that one makes a tenth of the
sheet out of it; a smaller window makes three times as much and takes four times as long.
"""

from __future__ import annotations

from typing import Any, Final

from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.exceptions import InvalidState
from websockets.extensions.permessage_deflate import ServerPerMessageDeflateFactory
from websockets.http11 import Request

# In the state of a connection: the socket itself, for whoever has much to say.
STRAIGHT: Final = "straight"
# The largest window that there is, 32 KiB: 144 KiB of memory for each socket. What browsers say is
# short, and needs little.
PACKING: Final = ServerPerMessageDeflateFactory(
    server_max_window_bits=15,
    client_max_window_bits=12,
    compress_settings={"level": 1, "memLevel": 5},
)


# Bytes that a browser may send in a minute, its headers included. What it says are a few short
# words; signs of life that nobody asked for are answered, and pieces of a message are kept, before
# anybody else can see them.
TALK_MOST: Final = 128 * 1024
TALK_SECONDS: Final = 60.0


class PackedSocket(WebSocketsSansIOProtocol):
    """A socket that remembers what it has sent, and listens to nobody who floods it."""

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        """Speak as the web server does, but for the packing."""
        super().__init__(*args, **kwargs)
        self.conn.available_extensions = [PACKING]
        self.talked = 0.0
        self.listened = self.loop.time()

    def data_received(self, data: bytes) -> None:
        """Take what the browser says, as long as that is little."""
        now = self.loop.time()
        forgotten = (now - self.listened) * TALK_MOST / TALK_SECONDS
        self.talked = max(0.0, self.talked - forgotten) + len(data)
        self.listened = now
        if self.talked > TALK_MOST:
            self.transport.abort()
        else:
            super().data_received(data)

    def handle_connect(self, event: Request) -> None:
        """Let the application speak to the browser without anybody in between."""
        super().handle_connect(event)
        if self.handshake_initiated and not self.handshake_complete:
            self.scope["state"][STRAIGHT] = self

    @property
    def takes(self) -> bool:
        """Whether the browser takes what is sent, so that it gets away at once."""
        return self.handshake_complete and self.writable.is_set()

    def say(self, text: bytes) -> None:
        """Send one message.

        Raises:
            ClientDisconnected: nobody is there any more.
        """
        self.transport.write(self.packed(text))

    def packed(self, text: bytes) -> bytes:
        """Return one message as it is sent; it must be the next one that is.

        Raises:
            ClientDisconnected: nobody is there any more.
        """
        if self.disconnected or self.close_sent:
            raise ClientDisconnected
        try:
            self.conn.send_text(text)
        except InvalidState:
            raise ClientDisconnected from None
        return b"".join(self.conn.data_to_send())
