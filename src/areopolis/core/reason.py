"""Reasons: why something is not possible now."""

from __future__ import annotations

from areopolis.core.phrase import Phrase


class Reason(Phrase):
    """One unmet condition: a key and the numbers and names it speaks of."""
