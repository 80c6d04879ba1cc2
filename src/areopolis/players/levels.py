"""Levels for people: how strong, and how long they may think."""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from importlib.util import find_spec
from typing import Any, Final, NamedTuple

from areopolis.core.action import Action
from areopolis.core.state import State
from areopolis.players.dice import Dice
from areopolis.players.protocol import Seen
from areopolis.players.search import Search

Evaluate = Callable[[State], list[float]]


class Level(NamedTuple):
    """How a level thinks: iterations and seconds at most, decisions before it judges, slips."""

    iterations: int
    seconds: float
    horizon: int
    # Of a hundred decisions, how many are taken at random.
    slips: int


LEVELS: Final = {
    "newcomer": Level(24, 0.5, 8, 20),
    "club": Level(120, 0.8, 10, 0),
    "expert": Level(4000, 0.9, 10, 0),
}


def evaluator(game: str) -> Evaluate | None:
    """Return what good players of *game* know, if somebody has written it down."""
    name = f"areopolis.players.{game.replace('-', '_')}"
    if find_spec(name) is None:
        return None
    module: Any = import_module(name)
    evaluate: Evaluate = module.evaluate
    return evaluate


class LevelPlayer:
    """A player of one of the levels; it never thinks about a decision with one option."""

    def __init__(self, level: str, game: str, seed: int) -> None:
        """Play *game* at *level* with a generator of its own that starts at *seed*."""
        self.level = LEVELS[level]
        self.evaluate = evaluator(game)
        self.dice = Dice(seed)

    def choose(self, seen: Seen) -> Action:
        """Return what the search likes most, or now and then anything."""
        options = seen.decision.options
        if len(options) == 1:
            return options[0]
        level = self.level
        if level.slips and self.dice.below(100) < level.slips:
            return options[self.dice.below(len(options))]
        seed = self.dice.below(1 << 30)
        search = Search(seen.imagine, seen.seat, seed, self.evaluate, level.horizon)
        search.run(level.iterations, level.seconds)
        return search.best()
