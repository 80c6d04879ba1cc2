"""Phrases: what is said, before it is said in a language."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from areopolis.core.value import Field, Value

if TYPE_CHECKING:
    from areopolis.core.vocabulary import Vocabulary


class Phrase:
    """A key of the words, and the numbers and names that its message speaks of.

    `values` are pairs of a field, which is a name and a kind, and what it says: a number, a thing
    of that kind by its number, a text, a phrase, a record, or several of one of these.
    """

    def __init__(self, key: str, values: Values = ()) -> None:
        """Say *key* of *values*, each with its name and kind."""
        self.key = key
        self.values = values

    def written(self, vocabulary: Vocabulary) -> dict[str, Any]:
        """Return the values by name as documents write them: things by their ids."""
        return {name: vocabulary.name(kind, value) for (name, kind), value in self.values}

    def __repr__(self) -> str:
        """Show key and values."""
        shown = ", ".join([f"{field[0]}={value}" for field, value in self.values])
        return f"<{type(self).__name__} {self.key} {shown}>"


# What a phrase can speak of: a number, a thing by its number or a text by itself, another phrase, a
# record, or several; what it says under one name; and everything that it says.
Spoken = int | str | Phrase | Value | Sequence[int] | Sequence[str] | Sequence[Phrase]
Said = tuple[Field, Spoken]
Values = tuple[Said, ...]


def phrase_of(key: str, value: Value, *more: Said) -> Phrase:
    """Return the phrase *key* of the fields of a record, and of *more*."""
    fields: tuple[Field, ...] = type(value).FIELDS
    return Phrase(key, (*zip(fields, value.values(), strict=True), *more))
