"""Secrets: made here, handed out once, and kept only as hashes."""

from __future__ import annotations

import secrets
from hashlib import blake2b
from typing import Final

COOKIE_BYTES: Final = 32
KEY_BYTES: Final = 20
HASH_BYTES: Final = 32
# Without letters and digits that look alike: people read ids to each other.
ID_LETTERS: Final = "abcdefghijkmnpqrstuvwxyz23456789"
ID_LENGTH: Final = 10
CODE_LETTERS: Final = ID_LETTERS.upper()


def new_cookie() -> str:
    """Return a secret of 256 random bits for a browser."""
    return secrets.token_urlsafe(COOKIE_BYTES)


def new_key() -> str:
    """Return a secret of 160 random bits for a seat."""
    return secrets.token_urlsafe(KEY_BYTES)


def new_table_id() -> str:
    """Return the name of a table in addresses; it opens nothing by itself."""
    return "".join([secrets.choice(ID_LETTERS) for _ in range(ID_LENGTH)])


def new_code(letters: int) -> str:
    """Return a secret that people read and type, in groups of five."""
    chosen = "".join([secrets.choice(CODE_LETTERS) for _ in range(letters)])
    return "-".join([chosen[at : at + 5] for at in range(0, letters, 5)])


def read_code(written: str) -> str:
    """Return a code as it was made, however somebody has typed it."""
    return "".join([letter for letter in written.upper() if letter.isalnum()])


def hash_of(secret: str) -> str:
    """Return what is kept of a *secret*; random bits need no salt and no slow hash."""
    return blake2b(secret.encode("utf-8", "replace"), digest_size=HASH_BYTES).hexdigest()
