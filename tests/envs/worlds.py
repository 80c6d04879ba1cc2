"""Random games for the tests of the research interfaces."""

from __future__ import annotations

import importlib.util
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import areopolis
from areopolis.core.game import Game
from areopolis.core.rng import Rng
from areopolis.core.state import State
from kit import short_options, wander

GAMES = areopolis.game_ids()
# The same, with the fewest and the most seats.
TABLES = [(name, areopolis.game(name).seats[place]) for name in GAMES for place in (0, -1)]


EXAMPLES = Path(__file__).resolve().parent.parent.parent / "examples"


def goofspiel() -> Game:
    """Return the game of the examples: it has no options and no encoding of its own."""
    spec = importlib.util.spec_from_file_location("goofspiel", EXAMPLES / "goofspiel.py")
    assert spec is not None
    assert spec.loader is not None
    module: Any = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    game: Game = module.Goofspiel()
    return game


def other_options(game: Game, seats: int, seed: int) -> dict[str, object]:
    """Return a random value for each option, of those that so many can play with."""
    rng = Rng(seed)
    allowed = game.option_values_for(seats)
    return {name: values[rng.below(len(values))] for name, values in allowed.items()}


def walks(name: str, seats: int, games: int = 2) -> Iterator[State]:
    """Yield every state of random games: the first by the usual options, then by any."""
    game = areopolis.game(name)
    for number in range(games):
        options = other_options(game, seats, number) if number else {}
        yield from wander(game.new(seats, number, {**options, **short_options(name)}), number)
