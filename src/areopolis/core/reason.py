"""Reasons: why something is not possible now."""

from __future__ import annotations

from areopolis.core.value import Field


class Reason:
    """One unmet condition: a key and the numbers and names it speaks of."""

    def __init__(self, key: str, values: tuple[tuple[Field, object], ...] = ()) -> None:
        """Say *key* of *values*, each with its name and kind."""
        self.key = key
        self.values = values

    def __repr__(self) -> str:
        """Show key and values."""
        shown = ", ".join([f"{field[0]}={value}" for field, value in self.values])
        return f"<Reason {self.key} {shown}>"
