"""Saves of every rules version and number of seats: `<game>/v<version>-<seats>-<moment>.json`.

Each game is saved half-way, with a snapshot, and at its end. Files are written once and kept for
ever.
"""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any, Final, NamedTuple

import areopolis
from conformance.cases import game
from conformance.knobs import knobs_of
from conformance.walks import play_out
from kit import short_game

FOLDER: Final = Path(__file__).parent
MOMENTS: Final = ("half", "end")


class Save(NamedTuple):
    """One save of the current rules."""

    name: str
    seats: int
    moment: str

    @property
    def path(self) -> Path:
        """Where the file lies."""
        version = game(self.name).rules_version
        return FOLDER / self.name / f"v{version}-{self.seats}-{self.moment}.json"

    def record(self) -> dict[str, Any]:
        """Play, and return the record."""
        state = short_game(self.name, self.seats, self.seats + 40)
        length = play_out(state.clone(), random.Random(self.seats), knobs_of(self.name).decisions)
        half = self.moment == "half"
        play_out(state, random.Random(self.seats), length // 2 if half else length)
        return state.record(snapshot=half)


def files() -> list[Path]:
    """Return the saves that there are of all registered games."""
    return [path for name in areopolis.game_ids() for path in sorted(FOLDER.glob(f"{name}/*.json"))]


def current() -> list[Save]:
    """Return the saves that there must be of the current rules."""
    return [
        Save(name, seats, moment)
        for name in areopolis.game_ids()
        for seats in game(name).seats
        for moment in MOMENTS
    ]
