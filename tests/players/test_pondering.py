"""Options that are pondered: chains of answers, in a few imagined worlds."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

import areopolis
from areopolis.core.action import Action
from areopolis.core.seen import Seen
from areopolis.core.state import State
from areopolis.players.knowledge import Knowledge, knowledge_of
from areopolis.players.planning import planner
from areopolis.players.pondering import WORLDS, Pondering
from players.positions import undecided

MARS = "on-mars"


class Patient(Knowledge):
    """Notes what it is asked, and likes the last option."""

    PONDERS: ClassVar[bool] = True

    def __init__(self) -> None:
        self.asked: list[int] = []

    def ponder(self, state: State, seat: int, options: Sequence[Action], ways: int) -> list[float]:
        self.asked.append(ways)
        return [place / len(options) for place in range(len(options))]


def pondered(knowledge: Knowledge, iterations: int, seconds: float = 0.0) -> Pondering:
    state = undecided(MARS, 3, 4, 30)
    seen = Seen(state, state.deciding[0])
    found = planner(seen, knowledge, 1, 5)
    assert isinstance(found, Pondering)
    found.run(iterations, seconds)
    return found


def test_what_leaves_the_best_chance_over_all_worlds_is_answered() -> None:
    mind = pondered(Patient(), 30)

    assert mind.best(mind.options) is mind.options[-1]
    tried = mind.tried(mind.options)
    assert tried[0].action is mind.options[-1]
    assert [one.tries for one in tried] == [WORLDS] * len(mind.options)


class Indifferent(Knowledge):
    """Finds that everything comes to the same."""

    PONDERS: ClassVar[bool] = True

    def ponder(self, state: State, seat: int, options: Sequence[Action], ways: int) -> list[float]:
        return [0.5] * len(options)


def test_of_options_that_come_to_the_same_none_is_preferred_for_its_place() -> None:
    state = undecided(MARS, 3, 4, 30)
    seen = Seen(state, state.deciding[0])
    options = seen.decision.options
    answered: set[str] = set()
    for seed in range(20):
        mind = planner(seen, Indifferent(), 1, seed)
        mind.run(3, 0.0)
        best = mind.best(options)
        assert mind.tried(options)[0].action is best
        answered.add(best.text)

    assert len(answered) > 1


def test_the_ways_are_spread_over_a_few_worlds() -> None:
    knowledge = Patient()

    assert pondered(knowledge, 30).iterations == 30
    assert knowledge.asked == [10] * WORLDS


def test_one_world_is_looked_at_whatever_the_limits() -> None:
    few, late = Patient(), Patient()
    pondered(few, 1)
    pondered(late, 0, 1e-9)

    assert few.asked == [1]
    assert len(late.asked) == 1


def test_the_same_seed_ponders_alike() -> None:
    first, second = (pondered(knowledge_of(MARS), 60) for _ in range(2))

    assert first.totals == second.totals


def test_longer_chains_are_seen_with_patience() -> None:
    """What a turn can come to is never less for having looked at more of it."""
    state = areopolis.game(MARS).new(2, 3)
    seat = state.deciding[0]
    options = state.decision(seat).options
    knowledge = knowledge_of(MARS)

    glance = knowledge.ponder(state, seat, options, len(options))
    patient = knowledge.ponder(state, seat, options, 200 * len(options))

    assert max(patient) > max(glance)
    assert all(0.0 < chance < 1.0 for chance in patient)
