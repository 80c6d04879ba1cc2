"""Walks: random games whose every moment is kept, for the laws to look at."""

from __future__ import annotations

import random
from functools import lru_cache
from typing import Any, NamedTuple

from areopolis.core.action import Action
from areopolis.core.event import Event
from areopolis.core.game import Game
from areopolis.core.state import State
from conformance.cases import Case, game, moments_of
from conformance.knobs import Knobs, knobs_of


class Moment(NamedTuple):
    """One decision: the state before it, its key, the answer and what came of it."""

    number: int
    state: State
    key: str
    seat: int
    answer: Action
    events: tuple[Event, ...]


class Walk:
    """One random game from setup to end."""

    def __init__(
        self, game: Game, seats: int, options: dict[str, Any], seed: int, knobs: Knobs
    ) -> None:
        """Play it; a game that does not end within the bound has no end."""
        self.game = game
        self.seed = seed
        self.options = options
        self.knobs = knobs
        self.moments: list[Moment] = []
        heard: list[Event] = []
        state = game.new(seats=seats, seed=seed, options=options, listener=heard.append)
        self.setup = tuple(heard)
        chance = random.Random(seed)
        while not state.over and len(self.moments) < knobs.decisions:
            seat = chance.choice(state.deciding)
            answer = chance.choice(state.decision(seat).options)
            before, key = state.clone(), state.key()
            heard.clear()
            state.play(seat, answer)
            number = len(self.moments)
            self.moments.append(Moment(number, before, key, seat, answer, tuple(heard)))
        state.listener = None
        self.end = state
        self.end_key = state.key()

    def chance(self) -> random.Random:
        """Return a generator for a law, the same each time."""
        return random.Random(self.seed + 1)

    def spread(self, most: int) -> list[Moment]:
        """Return at most so many moments, evenly spread, the first and the last among them."""
        return spread(self.moments, most)

    def looked_at(self) -> list[Moment]:
        """Return the moments at which a law looks."""
        return self.spread(self.knobs.moments)

    def after(self, moment: Moment) -> State:
        """Return the state after the answer of *moment*."""
        later = moment.number + 1
        return self.moments[later].state if later < len(self.moments) else self.end

    def key_after(self, moment: Moment) -> str:
        """Return the key after the answer of *moment*."""
        later = moment.number + 1
        return self.moments[later].key if later < len(self.moments) else self.end_key

    def composites(self) -> list[Moment]:
        """Return moments at which a composite answer begins."""
        found = [moment for moment in self.moments if begins_a_composite(moment)]
        return spread(found, self.knobs.moments)


def spread(moments: list[Moment], most: int) -> list[Moment]:
    """Return at most so many of *moments*, evenly spread, the first and the last among them."""
    size = len(moments)
    if size <= most:
        return moments[:]
    places = sorted({round(step * (size - 1) / (most - 1)) for step in range(most)})
    return [moments[place] for place in places]


def begins_a_composite(moment: Moment) -> bool:
    """Whether a composite answer is asked for, and nothing of it is picked yet."""
    state, seat = moment.state, moment.seat
    return state.decision(seat).space is not None and not state.picked[seat]


def play_out(state: State, chance: random.Random, most: int) -> int:
    """Play at most so many random decisions, and return how many there were."""
    for made in range(most):
        if state.over:
            return made
        seat = chance.choice(state.deciding)
        state.play(seat, chance.choice(state.decision(seat).options))
    return most


@lru_cache(maxsize=4)
def walk_of(case: Case) -> Walk:
    """Return the walk of *case*; the laws of one case share it."""
    knobs = knobs_of(case.game)._replace(moments=moments_of(case))
    return Walk(game(case.game), case.seats, dict(case.options), case.seed, knobs)
