"""Reads the tables of a page of benchmarks.

A table is known by the headings above it and by its first column's head, a figure by its row and
column. A page that was written by hand, cut short, or made by an older release is read as far as it
goes.
"""

import re
from dataclasses import dataclass

HEADING = re.compile(r"(#{1,6}) +(.+?) *$")
NUMBER = re.compile(r"([\d,]+(?:\.(\d+))?)(?: ?(?:ms|µs|%))?$")


@dataclass(frozen=True, order=True)
class Place:
    """Where a figure stands."""

    table: str
    row: str
    column: str

    def __str__(self) -> str:
        return f"{self.table}: {self.row}, {self.column}"


@dataclass(frozen=True)
class Figure:
    """A figure as it is written, and what it is worth."""

    text: str
    value: float
    # What the last digit stands for: less than that is not known.
    digit: float


def figures(page: str) -> dict[Place, Figure]:
    """Return all figures of *page*, in its order."""
    found: dict[Place, Figure] = {}
    trail: list[str] = []
    names: dict[str, int] = {}
    lines = page.splitlines()
    place = 0
    while place < len(lines):
        heading = HEADING.match(lines[place])
        if heading:
            del trail[len(heading[1]) - 1 :]
            trail += [""] * (len(heading[1]) - 1 - len(trail)) + [heading[2]]
        if not is_row(lines[place]):
            place += 1
            continue
        rows = []
        while place < len(lines) and is_row(lines[place]):
            rows.append(cells(lines[place]))
            place += 1
        # The title of a page is not part of what is on it.
        name = " › ".join([part for part in trail[1:] if part] + [rows[0][0]]).strip(" ›")
        name = numbered(name, names)
        for at, figure in table_figures(rows):
            found[Place(name, *at)] = figure
    return found


def table_figures(rows: list[list[str]]) -> list[tuple[tuple[str, str], Figure]]:
    """Return the figures of one table with their rows and columns."""
    found = []
    columns: dict[str, int] = {}
    head = [numbered(name, columns) for name in rows[0]]
    names: dict[str, int] = {}
    for row in rows[2:]:
        name = numbered(row[0], names)
        for column, cell in zip(head[1:], row[1:], strict=False):
            number = NUMBER.fullmatch(cell)
            if number:
                value = float(number[1].replace(",", ""))
                figure = Figure(cell, value, 10.0 ** -len(number[2] or ""))
                found.append(((name, column), figure))
    return found


def numbered(name: str, seen: dict[str, int]) -> str:
    """Return *name*, told apart from the same that was *seen* before."""
    seen[name] = seen.get(name, 0) + 1
    return name if seen[name] == 1 else f"{name} ({seen[name]})"


def is_row(line: str) -> bool:
    """Whether *line* belongs to a table."""
    return line.startswith("|") and line.rstrip().endswith("|")


def cells(line: str) -> list[str]:
    """Return what stands in a row of a table."""
    return [cell.strip() for cell in line.strip().strip("|").split("|")]
