"""Web Push: notices to browsers, encrypted for them and signed by this server (RFC 8291, 8292)."""

from __future__ import annotations

import time
from typing import Any, Final
from urllib.parse import urlsplit

from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import (
    Encoding,
    NoEncryption,
    PrivateFormat,
    load_pem_private_key,
)

from areopolis.server.notices.sealing import CURVE, coded, decoded, point, seal, token
from areopolis.server.store import PushRow, Store

KEY: Final = "vapid"
# How long a push service keeps a notice that it cannot deliver, in seconds.
TIME_TO_LIVE: Final = 3600
TOKEN_SECONDS: Final = 12 * 3600
CONTACT: Final = "mailto:postmaster@localhost"


class Keys:
    """The server's pair of keys for Web Push."""

    def __init__(self, pem: str, contact: str) -> None:
        """Read the private key; *contact* is told to push services.

        Raises:
            ValueError: it is no key for Web Push.
        """
        own = load_pem_private_key(pem.encode(), None)
        if not isinstance(own, ec.EllipticCurvePrivateKey):
            raise ValueError("the key for Web Push is of another kind")
        self.own = own
        self.contact = contact or CONTACT
        self.public: str = coded(point(own.public_key()))

    def signed(self, endpoint: str) -> dict[str, str]:
        """Return the headers that say who we are."""
        parts = urlsplit(endpoint)
        claims: dict[str, Any] = {
            "aud": f"{parts.scheme}://{parts.netloc}",
            "exp": int(time.time()) + TOKEN_SECONDS,
            "sub": self.contact,
        }
        return {"authorization": f"vapid t={token(self.own, claims)},k={self.public}"}


async def keys_of(store: Store, contact: str) -> Keys:
    """Return the keys of this server, made when it was first started."""
    fresh = ec.generate_private_key(CURVE)
    pem = fresh.private_bytes(Encoding.PEM, PrivateFormat.PKCS8, NoEncryption())
    return Keys(await store.first_value(KEY, pem.decode()), contact)


def sealed(subscription: PushRow, message: bytes) -> bytes:
    """Return *message* so that only the browser of *subscription* can read it.

    Raises:
        ValueError: what the browser has given are no keys.
    """
    return seal(message, decoded(subscription.p256dh), decoded(subscription.auth))


def headers_for(keys: Keys, endpoint: str) -> dict[str, str]:
    """Return the headers of a push message."""
    return {
        **keys.signed(endpoint),
        "content-encoding": "aes128gcm",
        "content-type": "application/octet-stream",
        "ttl": str(TIME_TO_LIVE),
        "urgency": "high",
    }
