"""Seeds that follow from another and do not betray it."""

from __future__ import annotations

import hashlib


def derived(seed: int, what: str, number: int) -> int:
    """Return a seed from which *seed* cannot be found again.

    A generator's next number would not do: SplitMix64 can be run backwards.
    """
    content = f"{seed}/{what}/{number}".encode()
    return int.from_bytes(hashlib.blake2b(content, digest_size=8).digest(), "big")
