"""Play very many random games with any number of seats and any options, and say the figures.

Of every fifth game the points are counted twice, where a second scorer is written down; in every
twentieth all invariants are checked after each decision.
"""

from __future__ import annotations

import argparse
import random
import sys
from collections import Counter
from collections.abc import Callable
from importlib import import_module
from importlib.util import find_spec
from typing import Any, Final

from areopolis.core.state import State
from conformance.cases import every_game, game, mixed
from conformance.invariants import Invariants
from conformance.knobs import knobs_of

GAMES: Final = 20_000
SCORED: Final = 5
WATCHED: Final = 20
EVERY: Final = 1_000
# A game of random answers that takes longer does not end.
DECISIONS_MOST: Final = 50_000


def main() -> int:
    """Return 1 where a game broke."""
    said = argparse.ArgumentParser(description=__doc__)
    said.add_argument("games", type=int, nargs="?", default=GAMES)
    said.add_argument("--game", choices=every_game(), action="append")
    said.add_argument("--from", type=int, default=0, dest="first", help="the number of the first")
    given = said.parse_args()
    broken = [run(name, given.first, given.games) for name in given.game or every_game()]
    return 1 if any(broken) else 0


def run(name: str, first: int, games: int) -> int:
    """Play the games of those numbers, and return how many broke."""
    counted: Counter[str] = Counter()
    for number in range(first, first + games):
        seats = list(game(name).seats)[number % len(game(name).seats)]
        options = drawn(name, seats, number)
        try:
            state = play(name, seats, number, options)
        except Exception as error:
            counted["broke"] += 1
            print(f"{name} {number}: {seats} {options}: {type(error).__name__}: {error}")
        else:
            counted["decisions"] += state.moves
            counted["longest"] = max(counted["longest"], state.moves)
        if (number + 1) % EVERY == 0 or number + 1 == first + games:
            print(
                f"{name}: {number + 1 - first} games, {counted['decisions']} decisions, "
                f"{counted['longest']} in the longest, {counted['broke']} broke",
                flush=True,
            )
    return counted["broke"]


def drawn(name: str, seats: int, number: int) -> dict[str, Any]:
    """Return any options, of those with which a game of random answers ends."""
    chance = random.Random(f"ending {name} {number}")
    values = game(name).option_values_for(seats)
    ending = {option: chance.choice(values[option][1:]) for option, _ in knobs_of(name).usual}
    return {**dict(mixed(name, seats, number)), **ending}


def play(name: str, seats: int, number: int, options: dict[str, Any]) -> State:
    """Return the end of the game *number*.

    Raises:
        AssertionError: an invariant is broken, the scorers differ, or there is no end.
    """
    chance = random.Random(f"{name} {number}")
    state = game(name).new(seats, number, options)
    watch = Invariants(name) if number % WATCHED == 0 else None
    while not state.over:
        assert state.moves < DECISIONS_MOST, "the game does not end"
        before = state.clone() if watch is not None else state
        seat = chance.choice(state.deciding)
        state.apply(seat, chance.choice(state.decision(seat).options))
        if watch is not None:
            watch.holds(state)
            watch.stays(before, state)
    outcome = state.outcome
    assert outcome is not None
    scores = second_scorer(name)
    if number % SCORED == 0 and scores is not None:
        counted = scores(state.to_dict())[:seats]
        assert [dict(points) for points in outcome.breakdown] == counted, "the scorers differ"
    return state


def second_scorer(name: str) -> Callable[[dict[str, Any]], list[dict[str, int]]] | None:
    """Return the slow and obvious scorer of a game, if it has one."""
    module = f"games.{name.replace('-', '_')}.second_scorer"
    if find_spec(module) is None:
        return None
    scores: Callable[[dict[str, Any]], list[dict[str, int]]] = import_module(module).scores
    return scores


if __name__ == "__main__":
    sys.exit(main())
