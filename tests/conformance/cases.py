"""The cases of the proof: every registered game, number of seats and option value.

A run plays a sample of them: every number of seats with the default options and with others, which
are other ones with every commit. `make test-all` plays all.
"""

from __future__ import annotations

import hashlib
import random
from functools import cache
from typing import Any, NamedTuple

import areopolis
from areopolis.core.game import Game
from conformance.knobs import knobs_of
from kit import sampling

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


def every_game() -> tuple[str, ...]:
    """Return the games of the library."""
    return areopolis.game_ids()


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


def mixed(name: str, seats: int, seed: int) -> Options:
    """Return a random value of every option, of those that so many can play with."""
    chance = random.Random(f"{name} {seed}")
    allowed = game(name).option_values_for(seats)
    return tuple([(option, chance.choice(values)) for option, values in allowed.items()])


def seats_for(name: str, options: Options) -> list[int]:
    """Return the numbers of seats that can play with *options*."""
    made = game(name)
    found = []
    for seats in made.seats:
        allowed = made.option_values_for(seats)
        if all(value in allowed[option] for option, value in options):
            found.append(seats)
    return found


def cases_of(name: str) -> list[Case]:
    """Return the cases of one game; single options go round the numbers of seats."""
    knobs, seats = knobs_of(name), list(game(name).seats)
    usual = knobs.usual
    found = [Case(name, n, usual, number) for n in seats for number in range(knobs.games)]
    for place, options in enumerate(varied(name)):
        fitting = seats_for(name, options)
        for step in range(min(knobs.varied_seats, len(fitting))):
            # Steps of half a round: few and many seats for each option.
            at = (place + step * (len(fitting) // 2 + 1)) % len(fitting)
            found.append(Case(name, fitting[at], (*usual, *options), 0))
    found += [
        Case(name, n, (*mixed(name, n, n * 100 + number), *usual), number)
        for n in seats
        for number in range(knobs.mixes)
    ]
    return found


def sample_of(name: str) -> list[Case]:
    """Return the cases of one game that this run plays, in the order of all."""
    if sampling.is_all():
        return cases_of(name)
    found: list[Case] = []
    for seats in game(name).seats:
        here = [case for case in cases_of(name) if case.seats == seats]
        usual = knobs_of(name).usual
        plain = [case for case in here if case.options == usual]
        for cases in (plain, [case for case in here if case.options != usual]):
            found += sampling.some(cases, 1, f"{name} {seats}")
    return found


def moments_of(case: Case) -> int:
    """Return at how many moments of *case* a law looks: a sample has a budget for the game."""
    knobs = knobs_of(case.game)
    most = knobs.varied_moments if case.options != knobs.usual else knobs.moments
    if not sampling.is_all():
        most = min(most, knobs.budget // len(sample_of(case.game)))
    return most


def all_samples() -> list[Case]:
    """Return the cases of all registered games that this run plays."""
    return [case for name in areopolis.game_ids() for case in sample_of(name)]
