"""Positions for tests of players."""

from __future__ import annotations

import areopolis
from areopolis.core.rng import Rng
from areopolis.core.state import State

GAMES = areopolis.game_ids()


def wander(game: str, seats: int, seed: int, decisions: int) -> State:
    """Return a state after so many random decisions, or one decision before the end."""
    state = areopolis.game(game).new(seats, seed)
    rng = Rng(seed)
    for _ in range(decisions):
        seat = state.deciding[0]
        options = state.decision(seat).options
        following = state.clone()
        following.apply(seat, options[rng.below(len(options))])
        if following.over:
            break
        state = following
    return state


def undecided(game: str, seats: int, seed: int, decisions: int) -> State:
    """Return a state like `wander`'s, but played on to a decision with several options."""
    state = wander(game, seats, seed, decisions)
    while len(state.decision(state.deciding[0]).options) == 1:
        state.apply(state.deciding[0], state.decision(state.deciding[0]).options[0])
        if state.over:
            return undecided(game, seats, seed + 1, decisions)
    return state
