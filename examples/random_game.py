"""Play one game at random and print how it ended.

python examples/random_game.py [GAME] [SEATS] [SEED]
"""

import random
import sys

import areopolis
from areopolis.core.game import Game
from areopolis.core.state import State


def play(game: Game, seats: int, seed: int) -> State:
    """Return the end of a game in which everybody answers at random."""
    rng = random.Random(seed)
    state = game.new(seats=seats, seed=seed)
    while not state.over:
        seat = state.deciding[0]
        state.play(seat, rng.choice(state.decision(seat).options))
    return state


def main(name: str = "mission-red-planet", seats: str = "4", seed: str = "7") -> None:
    """Play and print a line for each seat."""
    state = play(areopolis.game(name), int(seats), int(seed))
    outcome = state.outcome
    assert outcome is not None
    print(f"{name}, {seats} seats, {state.moves} moves: {outcome.reason}")
    for seat, rank in enumerate(outcome.ranks):
        sources = ", ".join(f"{name} {points}" for name, points in outcome.breakdown[seat].items())
        print(f"  seat {seat}: rank {rank}, {outcome.scores[seat]} points ({sources})")


if __name__ == "__main__":
    main(*sys.argv[1:])
