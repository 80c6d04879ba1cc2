"""Sealing: a message that one browser can read (RFC 8291), and a token that says who sends it."""

from __future__ import annotations

import json
import os
from base64 import urlsafe_b64decode, urlsafe_b64encode
from typing import Any, Final

from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

CURVE: Final = ec.SECP256R1()
SALT_BYTES: Final = 16
# The longest body that every push service takes; a notice is one record.
RECORD_BYTES: Final = 4096
# Beside the message: salt, length, our point and its length; the record's end and the cipher's tag.
MESSAGE_MOST: Final = RECORD_BYTES - (SALT_BYTES + 4 + 1 + 65) - (1 + 16)
LAST_RECORD: Final = b"\x02"
# Half of a signature: one number of the curve.
NUMBER_BYTES: Final = 32


def seal(
    message: bytes,
    browser: bytes,
    secret: bytes,
    own: ec.EllipticCurvePrivateKey | None = None,
    salt: bytes | None = None,
) -> bytes:
    """Return *message* for whoever has the key of the point *browser* and the *secret*.

    *own* and *salt* are made anew for each message, unless an example is computed.

    Raises:
        ValueError: *browser* is no point of the curve, or the message is too long.
    """
    if len(message) > MESSAGE_MOST:
        raise ValueError("the message is too long")
    theirs = ec.EllipticCurvePublicKey.from_encoded_point(CURVE, browser)
    own = own or ec.generate_private_key(CURVE)
    salt = salt or os.urandom(SALT_BYTES)
    sender = point(own.public_key())
    shared = own.exchange(ec.ECDH(), theirs)
    key = derived(shared, secret, b"WebPush: info\0" + browser + sender, 32)
    cipher = AESGCM(derived(key, salt, b"Content-Encoding: aes128gcm\0", 16))
    nonce = derived(key, salt, b"Content-Encoding: nonce\0", 12)
    head = salt + RECORD_BYTES.to_bytes(4, "big") + bytes([len(sender)]) + sender
    return head + cipher.encrypt(nonce, message + LAST_RECORD, None)


def derived(key: bytes, salt: bytes, info: bytes, length: int) -> bytes:
    """Return a key made of another one."""
    return HKDF(SHA256(), length, salt, info).derive(key)


def token(own: ec.EllipticCurvePrivateKey, claims: dict[str, Any]) -> str:
    """Return *claims*, signed with *own* (RFC 7519, ES256)."""
    parts = ({"typ": "JWT", "alg": "ES256"}, claims)
    said = ".".join([coded(json.dumps(part, separators=(",", ":")).encode()) for part in parts])
    one, other = decode_dss_signature(own.sign(said.encode(), ec.ECDSA(SHA256())))
    signature = one.to_bytes(NUMBER_BYTES, "big") + other.to_bytes(NUMBER_BYTES, "big")
    return f"{said}.{coded(signature)}"


def point(key: ec.EllipticCurvePublicKey) -> bytes:
    """Return the point of a public key."""
    return key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


def coded(data: bytes) -> str:
    """Return *data* as text that can stand in an address."""
    return urlsafe_b64encode(data).rstrip(b"=").decode()


def decoded(text: str) -> bytes:
    """Return the data of such a text.

    Raises:
        ValueError: it is none.
    """
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))
