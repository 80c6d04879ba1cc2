"""Which playthroughs there are: one for every number of seats, one for every value of an option.

Seats and seed of an option's playthrough are those of its file: they were looked for when it was
first written, so that the option makes a difference.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final, NamedTuple

import areopolis
from conformance.cases import game, seats_for, varied

FOLDER: Final = Path(__file__).parent


class Playthrough(NamedTuple):
    """One game to be written down."""

    name: str
    seats: int
    options: dict[str, Any]
    seed: int

    def __str__(self) -> str:
        return f"{self.name}-{self.label}"

    @property
    def label(self) -> str:
        """What the file is called."""
        return "-".join([f"{self.seats}-seats", *chosen(self.options)])

    @property
    def path(self) -> Path:
        """Where the file lies."""
        return FOLDER / self.name / f"{self.label}.txt"


def chosen(options: dict[str, Any]) -> list[str]:
    """Return the options as file names say them."""
    return [f"{option}={value}".lower().replace(", ", "-") for option, value in options.items()]


def playthroughs(name: str) -> list[Playthrough]:
    """Return the playthroughs of one game."""
    shelf = [Playthrough(name, seats, {}, seats) for seats in game(name).seats]
    return shelf + [with_options(name, dict(options)) for options in varied(name)]


def with_options(name: str, options: dict[str, Any]) -> Playthrough:
    """Return the playthrough of these options that is written, or a first proposal."""
    fitting = seats_for(name, tuple(options.items()))
    few = fitting[min(1, len(fitting) - 1)]
    for path in sorted(FOLDER.glob(f"{name}/*-seats-{'-'.join(chosen(options))}.txt")):
        lines = path.read_text("utf-8").splitlines()
        return Playthrough(name, number_in(lines[2]), options, number_in(lines[3]))
    return Playthrough(name, few, options, few)


def number_in(line: str) -> int:
    """Return the number at the end of a line such as "seed 7"."""
    return int(line.rpartition(" ")[2])


def files() -> list[Path]:
    """Return the files that are there of all registered games."""
    return [path for name in areopolis.game_ids() for path in sorted(FOLDER.glob(f"{name}/*.txt"))]


def everything() -> list[Playthrough]:
    """Return the playthroughs of all registered games."""
    return [one for name in areopolis.game_ids() for one in playthroughs(name)]
