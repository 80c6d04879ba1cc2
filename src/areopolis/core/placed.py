"""Things that stand in one place of a document only."""

from __future__ import annotations

from areopolis.core.document import Fields


class Placed:
    """The things of one kind that a document has named so far; each stands in one place only."""

    def __init__(self, kind: str, numbers: dict[str, int]) -> None:
        """Know the *numbers* of all things of the *kind*."""
        self.kind = kind
        self.numbers = numbers
        self.names = list(numbers)
        self.there: set[int] = set()

    def pile(self, fields: Fields, name: str) -> list[int]:
        """Return the things that the field lists, each of which stands nowhere else."""
        things = fields.names(name, self.kind, self.numbers)
        for place, thing in enumerate(things):
            self.put(fields, f"{name}[{place}]", thing)
        return things

    def one(self, fields: Fields, name: str) -> int:
        """Return the thing that the field names, which stands nowhere else."""
        thing = fields.name(name, self.kind, self.numbers)
        self.put(fields, name, thing)
        return thing

    def put(self, fields: Fields, name: str, thing: int) -> None:
        """Note that *thing* stands in the field *name*, and nowhere else."""
        path = fields.at(name)
        if thing < 0:
            raise fields.error("unknown-name", {"field": path, "kind": self.kind, "name": "none"})
        if thing in self.there:
            raise fields.error("duplicate-field", {"field": path, "value": self.names[thing]})
        self.there.add(thing)

    def missing(self) -> list[str]:
        """Return the names of the things that stand nowhere."""
        return [name for name, thing in self.numbers.items() if thing not in self.there]
