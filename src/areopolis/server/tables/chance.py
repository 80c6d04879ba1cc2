"""Chance for games among people: what nobody can guess comes from the operating system."""

from __future__ import annotations

import secrets

from areopolis.core.rng import SECRET_BITS, SECRET_LEAST


def secret_seed() -> int:
    """Return a seed of a game that nobody can guess."""
    return SECRET_LEAST | secrets.randbits(SECRET_BITS)
