"""Hours: when each seat was asked its question, by one way of counting time; pure.

There are two: the time of day, which everybody can see and which may jump, and the time that a
table has run, which stands while no server runs and by which clocks go.
"""

from __future__ import annotations

from array import array
from typing import NamedTuple


class Moment(NamedTuple):
    """Now: the time of day, and the seconds that the table has run."""

    at: float
    ran: float


class Hours:
    """The times of all rows of a table."""

    def __init__(self, start: float) -> None:
        """Begin at *start*."""
        # When each row was written, by its number.
        self.times: array[float] = array("d", [start])
        self.latest = start
        # When each seat was taken last, and when the last one was for the first time.
        self.seated: dict[int, float] = {}
        self.started = start
        # Seconds that whoever has left a seat had thought about its question.
        self.spent: dict[int, float] = {}

    def note(self, now: float, starts: bool) -> None:
        """Take in the time of the next row, with which the game *starts* or not."""
        self.times.append(now)
        self.latest = max(self.latest, now)
        if starts:
            self.started = now

    def sit(self, seat: int, spent: float | None) -> None:
        """Note that a seat has changed hands now: time that passed has passed."""
        self.seated[seat] = self.times[-1] - self.spent.pop(seat, 0.0)
        if spent is not None:
            self.spent[seat] = spent

    def asked(self, seat: int, version: int) -> float:
        """Return when the question that arose at *version* began to count for *seat*."""
        return max(self.times[version], self.seated.get(seat, self.times[0]), self.started)
