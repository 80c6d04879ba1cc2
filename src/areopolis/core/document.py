"""Reading documents that people may have edited: every error names its field."""

from __future__ import annotations

from typing import Any

from areopolis.core.errors import BadDocument, Because, RulesError


class Fields:
    """One table of a document; each field is read once, and what is left over is an error."""

    def __init__(self, table: Any, path: str, error: type[BadDocument]) -> None:
        """Read *table*, which stands at *path* of the document."""
        self.error = error
        self.path = path
        if not isinstance(table, dict):
            raise error("wrong-type", {"field": path or "document", **found("a table", table)})
        self.table: dict[str, Any] = table
        self.seen: set[str] = set()

    def at(self, name: str) -> str:
        """Return the path of the field *name*."""
        return f"{self.path}.{name}" if self.path else name

    def has(self, name: str) -> bool:
        """Whether the field is there."""
        return name in self.table

    def any(self, name: str) -> Any:
        """Return the field as it stands."""
        self.seen.add(name)
        if name not in self.table:
            raise self.error("missing-field", {"field": self.at(name)})
        return self.table[name]

    def number(self, name: str, least: int, most: int) -> int:
        """Return a whole number from *least* to *most*."""
        return self.as_number(self.any(name), self.at(name), least, most)

    def as_number(self, value: Any, path: str, least: int, most: int) -> int:
        """Check that *value* at *path* is a whole number in its bounds."""
        if not isinstance(value, int) or isinstance(value, bool):
            raise self.error("wrong-type", {"field": path, **found("a whole number", value)})
        if not least <= value <= most:
            raise self.error(
                "out-of-range", {"field": path, "value": value, "least": least, "most": most}
            )
        return value

    def text(self, name: str) -> str:
        """Return a text."""
        value = self.any(name)
        if not isinstance(value, str):
            raise self.error("wrong-type", {"field": self.at(name), **found("a text", value)})
        return value

    def flag(self, name: str) -> bool:
        """Return true or false."""
        value = self.any(name)
        if not isinstance(value, bool):
            raise self.error(
                "wrong-type", {"field": self.at(name), **found("true or false", value)}
            )
        return value

    def items(self, name: str) -> list[Any]:
        """Return a list."""
        value = self.any(name)
        if not isinstance(value, list | tuple):
            raise self.error("wrong-type", {"field": self.at(name), **found("a list", value)})
        return list(value)

    def sub(self, name: str) -> Fields:
        """Return a table within the table."""
        return Fields(self.any(name), self.at(name), self.error)

    def numbers(self, name: str, size: int, least: int, most: int) -> list[int]:
        """Return a list of *size* whole numbers."""
        values = self.items(name)
        if len(values) != size:
            raise self.error(
                "wrong-count", {"field": self.at(name), "expected": size, "found": len(values)}
            )
        return [
            self.as_number(value, f"{self.at(name)}[{place}]", least, most)
            for place, value in enumerate(values)
        ]

    def name(self, name: str, kind: str, known: dict[str, int]) -> int:
        """Return the number of the thing that the field names; "none" is -1."""
        return self.as_name(self.any(name), self.at(name), kind, known)

    def names(self, name: str, kind: str, known: dict[str, int]) -> list[int]:
        """Return the numbers of the things that the field lists."""
        return [
            self.as_name(value, f"{self.at(name)}[{place}]", kind, known)
            for place, value in enumerate(self.items(name))
        ]

    def as_name(self, value: Any, path: str, kind: str, known: dict[str, int]) -> int:
        """Check that *value* at *path* names something of this kind."""
        if value == "none":
            return -1
        if not isinstance(value, str):
            raise self.error(
                "wrong-type",
                {"field": path, **found(Because("the name of a {kind}", {"kind": kind}), value)},
            )
        if value not in known:
            raise self.error("unknown-name", {"field": path, "kind": kind, "name": value})
        return known[value]

    def required(self, name: str, kind: str, known: dict[str, int]) -> int:
        """Return the number of the thing that the field names; "none" is refused."""
        number = self.name(name, kind, known)
        if number < 0:
            raise self.error("unknown-name", {"field": self.at(name), "kind": kind, "name": "none"})
        return number

    def named(self, kind: str, known: dict[str, int]) -> list[tuple[str, int]]:
        """Return the fields of a table whose fields are things, each with its number."""
        for name in self.table:
            if name not in known:
                raise self.error(
                    "unknown-name", {"field": self.at(str(name)), "kind": kind, "name": name}
                )
        return [(name, known[name]) for name in self.table]

    def counted(self, name: str, kind: str, known: dict[str, int], most: int) -> list[int]:
        """Return a table of counts by name as a list; what it does not name is 0."""
        table = self.sub(name)
        counts = [0] * len(known)
        for key, number in table.named(kind, known):
            counts[number] = table.number(key, 0, most)
        return counts

    def tables(self, name: str, size: int = -1) -> list[Fields]:
        """Return a list of tables, *size* of them where it is given."""
        values = self.items(name)
        if size >= 0 and len(values) != size:
            raise self.error(
                "wrong-count", {"field": self.at(name), "expected": size, "found": len(values)}
            )
        return [
            Fields(value, f"{self.at(name)}[{place}]", self.error)
            for place, value in enumerate(values)
        ]

    def seats(self, name: str, count: int) -> int:
        """Return a list of seats, of *count* at the table, as bits."""
        bits = 0
        for place, value in enumerate(self.items(name)):
            path = f"{self.at(name)}[{place}]"
            bit = 1 << self.as_number(value, path, 0, count - 1)
            if bits & bit:
                raise self.error("duplicate-field", {"field": path, "value": value})
            bits |= bit
        return bits

    def wrong(
        self, name: str, why: str | RulesError, values: dict[str, object] | None = None
    ) -> BadDocument:
        """Return the error that the field contradicts the rest; *why* may speak of *values*."""
        cause: object = why
        if values is not None:
            cause = Because(str(why), values)
        return self.error(
            "inconsistent", {"field": self.at(name) if name else self.path, "why": cause}
        )

    def done(self) -> None:
        """Check that every field was read."""
        for name in self.table:
            if name not in self.seen:
                raise self.error("unknown-field", {"field": self.at(str(name))})


def seats_in(bits: int) -> list[int]:
    """Return the seats whose bits are set, as documents list them."""
    return [seat for seat in range(bits.bit_length()) if bits >> seat & 1]


def found(expected: str | Because, value: object) -> dict[str, object]:
    """Return the values of a "wrong-type" error."""
    return {"expected": expected, "found": f"{value!r:.60}"}


def canonical(value: Any) -> str:
    """Return one text for equal JSON-able values, whatever the order of their fields."""
    if isinstance(value, dict):
        inner = [f"{key!r}:{canonical(value[key])}" for key in sorted(value, key=str)]
        return "{" + ",".join(inner) + "}"
    if isinstance(value, list | tuple):
        return "[" + ",".join([canonical(one) for one in value]) + "]"
    return repr(value)
