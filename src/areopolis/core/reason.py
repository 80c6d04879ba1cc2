"""Reasons: why something is not possible now."""

from __future__ import annotations

from areopolis.core.phrase import Phrase


class Reason(Phrase):
    """One unmet condition: a key and the numbers and names it speaks of.

    So "needs-more" of `(("resource", "resource"), 3)` and `(("count", "number"), 2)` misses two of
    the resource with the number 3; `written` names it.
    """
