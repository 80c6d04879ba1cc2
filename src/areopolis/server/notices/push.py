"""Web Push: notices to browsers, encrypted for them and signed by this server (RFC 8291, 8292)."""

from __future__ import annotations

import time
from typing import Any, Final
from urllib.parse import urlsplit

from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from py_vapid import Vapid02  # type: ignore[import-untyped]
from py_vapid.utils import b64urlencode  # type: ignore[import-untyped]
from pywebpush import WebPusher  # type: ignore[import-untyped]

from areopolis.server.store import PushRow, Store

KEY: Final = "vapid"
# How long a push service keeps a notice that it cannot deliver, in seconds.
TIME_TO_LIVE: Final = 3600
TOKEN_SECONDS: Final = 12 * 3600
CONTACT: Final = "mailto:postmaster@localhost"


class Keys:
    """The server's pair of keys for Web Push."""

    def __init__(self, pem: str, contact: str) -> None:
        """Read the private key; *contact* is told to push services."""
        self.vapid = Vapid02.from_pem(pem.encode())
        self.contact = contact or CONTACT
        point = self.vapid.public_key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        self.public: str = b64urlencode(point)

    def signed(self, endpoint: str) -> dict[str, str]:
        """Return the headers that say who we are."""
        parts = urlsplit(endpoint)
        claims: dict[str, Any] = {
            "aud": f"{parts.scheme}://{parts.netloc}",
            "sub": self.contact,
            "exp": int(time.time()) + TOKEN_SECONDS,
        }
        return dict(self.vapid.sign(claims))


async def keys_of(store: Store, contact: str) -> Keys:
    """Return the keys of this server, made when it was first started."""
    fresh = Vapid02()
    fresh.generate_keys()
    return Keys(await store.first_value(KEY, fresh.private_pem().decode()), contact)


def sealed(subscription: PushRow, message: bytes) -> bytes:
    """Return *message* so that only the browser of *subscription* can read it."""
    keys = {"p256dh": subscription.p256dh, "auth": subscription.auth}
    pusher = WebPusher({"endpoint": subscription.endpoint, "keys": keys})
    return bytes(pusher.encode(message, content_encoding="aes128gcm")["body"])


def headers_for(keys: Keys, endpoint: str) -> dict[str, str]:
    """Return the headers of a push message."""
    return {
        **keys.signed(endpoint),
        "content-encoding": "aes128gcm",
        "content-type": "application/octet-stream",
        "ttl": str(TIME_TO_LIVE),
        "urgency": "high",
    }
