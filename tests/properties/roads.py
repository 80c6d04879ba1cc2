"""Roads: positions that Hypothesis reaches by play, and shrinks by playing less."""

from __future__ import annotations

import json
import random
from typing import Any, NamedTuple

from hypothesis import note
from hypothesis import strategies as st

from areopolis.core.state import State
from conformance.cases import game
from conformance.walks import play_out

SEED_MOST = (1 << 64) - 1


class Road(NamedTuple):
    """How a position is reached: a setup, seeded play to some depth, then chosen answers."""

    name: str
    seats: int
    options: dict[str, Any]
    seed: int
    depth: int
    choices: list[int]

    def states(self) -> list[State]:
        """Return the states after the seeded play and after each choice."""
        state = game(self.name).new(seats=self.seats, seed=self.seed, options=self.options)
        play_out(state, random.Random(self.seed), self.depth)
        reached = [state.clone()]
        for choice in self.choices:
            if state.over:
                break
            seat = state.deciding[choice % len(state.deciding)]
            options = state.decision(seat).options
            state.play(seat, options[choice // len(state.deciding) % len(options)])
            reached.append(state.clone())
        note(json.dumps(state.record()))
        return reached


def roads(name: str, depth: int) -> st.SearchStrategy[Road]:
    """Return the roads through the game *name*, seeded play going at most so deep."""
    made = game(name)
    return st.sampled_from(list(made.seats)).flatmap(lambda seats: roads_of(name, seats, depth))


def roads_of(name: str, seats: int, depth: int) -> st.SearchStrategy[Road]:
    """Return the roads for so many seats, with options that they can play with."""
    allowed = game(name).option_values_for(seats)
    return st.builds(
        Road,
        st.just(name),
        st.just(seats),
        st.fixed_dictionaries({one: st.sampled_from(values) for one, values in allowed.items()}),
        st.integers(0, SEED_MOST),
        st.integers(0, depth),
        st.lists(st.integers(0, 400), max_size=12),
    )
