"""Chance for games among people: what nobody can guess comes from the operating system."""

from __future__ import annotations

import secrets
from random import Random

from areopolis.core.rng import SECRET_BITS, SECRET_LEAST


def secret_seed(fixed: int | None) -> int:
    """Return a seed of a game that nobody can guess; tests have a *fixed* one."""
    return SECRET_LEAST | secrets.randbits(SECRET_BITS) if fixed is None else fixed


def lots(seats: int, fixed: int | None) -> list[int]:
    """Return for each seat the one to which the lot leads; tests have a *fixed* seed."""
    drawn = list(range(seats))
    (secrets.SystemRandom() if fixed is None else Random(fixed)).shuffle(drawn)
    return drawn
