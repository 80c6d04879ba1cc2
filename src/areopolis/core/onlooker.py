"""Who looks at a table: a seat, or one who sees what any seat sees, but not what comes."""

from __future__ import annotations

from typing import Final

# Who sees what any seat sees, in place of a seat.
ALL_SEEING: Final = -1


def hidden_seats(seats: int, seat: int) -> list[int]:
    """Return the seats whose secrets *seat* does not know."""
    if seat == ALL_SEEING:
        return []
    return [other for other in range(seats) if other != seat]


def is_known(knowers: int, seat: int) -> bool:
    """Whether *seat* is among those whose bits *knowers* has."""
    return knowers != 0 if seat == ALL_SEEING else bool(knowers >> seat & 1)
