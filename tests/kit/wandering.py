"""Random play, for what must hold whatever people do."""

from collections.abc import Iterator
from itertools import islice

from areopolis.core.rng import Rng
from areopolis.core.state import State


def wander(state: State, seed: int) -> Iterator[State]:
    """Play random options to the end of the game; yield the state before each and at the end."""
    rng = Rng(seed)
    while not state.over:
        yield state
        seats = state.deciding
        seat = seats[rng.below(len(seats))]
        choices = state.decision(seat).options
        state.apply(seat, choices[rng.below(len(choices))])
    yield state


def wandered(state: State, seed: int, decisions: int) -> State:
    """Return *state* after so many random options, or at the end of the game."""
    *_, reached = islice(wander(state, seed), decisions + 1)
    return reached
