"""The cases of the proof: every registered game, number of seats and option value."""

from __future__ import annotations

import hashlib
import random
from functools import cache
from typing import Any, NamedTuple

import areopolis
from areopolis.core.game import Game
from conformance.knobs import knobs_of

Options = tuple[tuple[str, Any], ...]


class Case(NamedTuple):
    """One random game to be walked."""

    game: str
    seats: int
    options: Options
    number: int

    def __str__(self) -> str:
        chosen = ",".join(f"{name}={value}" for name, value in self.options) or "default"
        return f"{self.game}-{self.seats}-{chosen}-{self.number}"

    @property
    def seed(self) -> int:
        """A long number of its own, easily told from anything else in a view."""
        return int.from_bytes(hashlib.blake2b(str(self).encode(), digest_size=8).digest(), "big")


@cache
def game(name: str) -> Game:
    """Return the game *name*; games are never changed, so one of each is enough."""
    return areopolis.game(name)


def varied(name: str) -> list[Options]:
    """Return every value of every option but the default, each alone."""
    return [
        ((option, value),)
        for option, (default, allowed, _) in game(name).options().items()
        for value in allowed
        if value != default or type(value) is not type(default)
    ]


def mixed(name: str, seed: int) -> Options:
    """Return a random value of every option."""
    chance = random.Random(f"{name} {seed}")
    return tuple(
        [
            (option, chance.choice(allowed))
            for option, (_, allowed, _) in game(name).options().items()
        ]
    )


def cases_of(name: str) -> list[Case]:
    """Return the cases of one game; single options go round the numbers of seats."""
    knobs, seats = knobs_of(name), list(game(name).seats)
    usual = knobs.usual
    found = [Case(name, n, usual, number) for n in seats for number in range(knobs.games)]
    for place, options in enumerate(varied(name)):
        for step in range(min(knobs.varied_seats, len(seats))):
            # Steps of half a round: few and many seats for each option.
            at = (place + step * (len(seats) // 2 + 1)) % len(seats)
            found.append(Case(name, seats[at], (*usual, *options), 0))
    found += [
        Case(name, n, (*mixed(name, n * 100 + number), *usual), number)
        for n in seats
        for number in range(knobs.mixes)
    ]
    return found


def all_cases() -> list[Case]:
    """Return the cases of all registered games."""
    return [case for name in areopolis.game_ids() for case in cases_of(name)]
