"""Small parts of position documents."""

from __future__ import annotations

from areopolis.core.document import Fields
from areopolis.core.errors import BadPosition
from areopolis.games.martians.data.constants import NONE


def required(fields: Fields, name: str, kind: str, known: dict[str, int]) -> int:
    """Return a name that may not be "none"."""
    number = fields.name(name, kind, known)
    if number == NONE:
        raise BadPosition("unknown-name", {"field": fields.at(name), "kind": kind, "name": "none"})
    return number


def counted(
    fields: Fields, name: str, kind: str, known: dict[str, int], most: int, least: int = 0
) -> list[int]:
    """Return a table of counts by name as a list; what is 0 is not named."""
    table = fields.sub(name)
    counts = [0] * len(known)
    for key in table.table:
        if key not in known:
            raise BadPosition(
                "unknown-name", {"field": table.at(str(key)), "kind": kind, "name": key}
            )
        counts[known[key]] = table.number(key, least, most)
        if not counts[known[key]]:
            raise table.wrong(key, "what is 0 is left out")
    return counts


def names_once(fields: Fields, name: str, kind: str, known: dict[str, int]) -> int:
    """Return a list of names, each at most once, as bits of their numbers."""
    bits = 0
    for place, number in enumerate(fields.names(name, kind, known)):
        path = f"{fields.at(name)}[{place}]"
        if number == NONE:
            raise BadPosition("unknown-name", {"field": path, "kind": kind, "name": "none"})
        if bits >> number & 1:
            written = fields.items(name)[place]
            raise BadPosition("duplicate-field", {"field": path, "value": written})
        bits |= 1 << number
    return bits


def pile(fields: Fields, name: str, kind: str, known: dict[str, int]) -> list[int]:
    """Return a list of names, none of them "none"."""
    numbers = fields.names(name, kind, known)
    for place, number in enumerate(numbers):
        if number == NONE:
            path = f"{fields.at(name)}[{place}]"
            raise BadPosition("unknown-name", {"field": path, "kind": kind, "name": "none"})
    return numbers
