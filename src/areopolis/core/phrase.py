"""Phrases: what is said, before it is said in a language."""

from __future__ import annotations

from areopolis.core.value import Field, Value


class Phrase:
    """A key of the words, and the numbers and names that its message speaks of."""

    def __init__(self, key: str, values: tuple[tuple[Field, object], ...] = ()) -> None:
        """Say *key* of *values*, each with its name and kind."""
        self.key = key
        self.values = values

    def __repr__(self) -> str:
        """Show key and values."""
        shown = ", ".join([f"{field[0]}={value}" for field, value in self.values])
        return f"<{type(self).__name__} {self.key} {shown}>"


def phrase_of(key: str, value: Value, *more: tuple[Field, object]) -> Phrase:
    """Return the phrase *key* of the fields of a record, and of *more*."""
    fields: tuple[Field, ...] = type(value).FIELDS
    return Phrase(key, (*zip(fields, value.values(), strict=True), *more))
