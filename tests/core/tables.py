"""Tables of the toy game for tests."""

from __future__ import annotations

import random
from typing import Any, Final

from areopolis.core.state import State
from core.toy import Bazaar, Toy

TOY: Final = Toy()


def table(seats: int = 2, seed: int = 1, **options: Any) -> Bazaar:
    """Return a new game of the toy."""
    state = TOY.new(seats, seed, options)
    assert isinstance(state, Bazaar)
    return state


def play(state: State, *moves: str) -> None:
    """Play *moves*, each written as in a record: the seat, then what it says."""
    for move in moves:
        seat, _, text = move.partition(" ")
        state.play(int(seat), text)


def play_on(state: State, moves: int, seed: int = 0) -> None:
    """Play at most so many random moves."""
    chance = random.Random(seed)
    for _ in range(moves):
        if state.over:
            return
        seat = chance.choice(state.deciding)
        state.play(seat, chance.choice(state.decision(seat).options))


def handing(state: Bazaar) -> Bazaar:
    """Bid, so that everybody must hand cards on."""
    for seat in state.deciding:
        state.play(seat, "bid 1")
    return state


def buying(state: Bazaar) -> Bazaar:
    """Hand one card each on, so that north may buy."""
    handing(state)
    for seat in state.deciding:
        state.play(seat, state.decision(seat).options[0])
        state.play(seat, "done")
    return state


def texts(state: State, seat: int) -> list[str]:
    """Return the options of *seat* as they are written."""
    return [str(option) for option in state.decision(seat).options]
