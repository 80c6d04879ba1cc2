"""Immutable records: the base of actions, effects and events."""

from __future__ import annotations

from typing import Any, ClassVar

from mypy_extensions import mypyc_attr

Field = tuple[str, str]


@mypyc_attr(allow_interpreted_subclasses=True)
class Value:
    """A record that equals another of its kind with equal fields.

    `FIELDS` names each field and its kind ("zone", "ship", "count"; "zone*" for several). The kinds
    give saves, notation and sentences their names, so none of them is written twice.
    """

    KEY: ClassVar[str] = ""
    FIELDS: ClassVar[tuple[Field, ...]] = ()
    # Fields that older positions carry; they are read and mean nothing any more.
    FORMER: ClassVar[tuple[str, ...]] = ()

    def values(self) -> tuple[Any, ...]:
        """Return the fields in their order."""
        fields: tuple[Field, ...] = type(self).FIELDS
        return tuple([getattr(self, name) for name, _ in fields])

    def __eq__(self, other: object) -> bool:
        """Compare kind and fields."""
        if self is other:
            return True
        if not isinstance(other, Value) or type(self) is not type(other):
            return False
        return self.values() == other.values()

    def __hash__(self) -> int:
        """Hash kind and fields."""
        return hash((type(self).KEY, self.values()))

    def __repr__(self) -> str:
        """Show the record as it would be written."""
        return f"{type(self).__name__}({', '.join([repr(value) for value in self.values()])})"
