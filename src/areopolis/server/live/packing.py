"""Packing: how what a socket says is compressed on its way to the browser, and if it is taken.

And how much a browser may say.

A sheet repeats most of the one before it. A window that still holds that one makes a tenth of the
sheet out of it; a smaller window makes three times as much and takes four times as long.
"""

from __future__ import annotations

import struct
import zlib
from typing import Any, Final, Protocol

from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.exceptions import InvalidState
from websockets.extensions.base import Extension
from websockets.extensions.permessage_deflate import (
    PerMessageDeflate,
    ServerPerMessageDeflateFactory,
)
from websockets.http11 import Request
from websockets.protocol import OPEN

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

# The first byte of a frame that is a whole message, text, and packed.
WHOLE_PACKED_TEXT: Final = 0b11000001
# With what a part of a packed stream ends; both ends know, and it is not sent.
PART_END: Final = b"\x00\x00\xff\xff"


class Window(Protocol):
    """What packs one message after the other."""

    def compress(self, data: bytes, /) -> bytes:
        """Take *data*, and return what is ready of it."""

    def flush(self, mode: int, /) -> bytes:
        """Return the rest of what was taken."""


class PackedSocket(WebSocketsSansIOProtocol):
    """A socket that remembers what it has sent, and listens to nobody who floods it."""

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        """Speak as the web server does, but for the packing."""
        super().__init__(*args, **kwargs)
        self.conn.available_extensions = [PACKING]
        # What packs with the messages before in mind, where the browser has agreed to it.
        self.window: Window | None = None
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
        conn = self.conn
        if self.window is None and len(conn.extensions) == 1:
            self.window = window_of(conn.extensions[0])
        if self.window is not None and conn.state is OPEN and not conn.writes:
            return framed(self.window, text)
        try:
            self.conn.send_text(text)
        except InvalidState:
            raise ClientDisconnected from None
        return b"".join(self.conn.data_to_send())


def window_of(extension: Extension) -> Window | None:
    """Return what packs the messages of a socket; None where each is packed anew, or otherwise."""
    if isinstance(extension, PerMessageDeflate) and not extension.local_no_context_takeover:
        return extension.encoder
    return None


def framed(window: Window, text: bytes) -> bytes:
    """Return *text* packed, in the frame of RFC 6455 and 7692.

    As the library writes it, in a third of the steps: a move is shown by as many as look on.
    """
    packed = window.compress(text) + window.flush(zlib.Z_SYNC_FLUSH)
    length = len(packed) - len(PART_END)
    if length < 126:
        head = struct.pack("!BB", WHOLE_PACKED_TEXT, length)
    elif length < 65536:
        head = struct.pack("!BBH", WHOLE_PACKED_TEXT, 126, length)
    else:
        head = struct.pack("!BBQ", WHOLE_PACKED_TEXT, 127, length)
    return head + packed[:length]
