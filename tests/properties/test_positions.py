"""Random positions, shrunk over seats, options, seed and answers: the invariants hold in all."""

import random
from collections.abc import Callable
from itertools import pairwise

import pytest
from hypothesis import HealthCheck, given, seed, settings

import areopolis
from areopolis.core.state import State
from conformance.cases import game
from conformance.invariants import Invariants
from conformance.knobs import knobs_of
from conformance.laws_of_saving import asked, through_json
from conformance.walks import play_out
from kit import sampling
from properties.roads import Road, roads


def for_all_roads(name: str, check: Callable[[Road], None]) -> None:
    """Let Hypothesis look for a road through *name* on which *check* fails."""
    knobs = knobs_of(name)
    slow = [HealthCheck.too_slow, HealthCheck.data_too_large]

    @seed(sampling.seed(f"roads {name}"))
    @settings(max_examples=sampling.often(knobs.positions), suppress_health_check=slow)
    @given(roads(name, knobs.depth))
    def holds(road: Road) -> None:
        check(road)

    holds()


@pytest.mark.parametrize("name", areopolis.game_ids())
def test_the_invariants_hold_on_every_road(name: str) -> None:
    invariants = Invariants(name)

    def check(road: Road) -> None:
        states = road.states()
        for state in states:
            invariants.holds(state)
        for before, after in pairwise(states):
            invariants.stays(before, after)
        imagined = states[-1].determinize(road.seed % road.seats, road.seed)
        invariants.holds(imagined)
        play_out(imagined, random.Random(road.seed), 12)
        invariants.holds(imagined)

    for_all_roads(name, check)


@pytest.mark.parametrize("name", areopolis.game_ids())
def test_every_position_reads_back(name: str) -> None:
    def check(road: Road) -> None:
        for state in road.states()[-3:]:
            loaded = game(name).from_dict(through_json(state.to_dict()))
            assert loaded.to_dict() == state.to_dict()
            assert asked(loaded) == asked(state)
            assert game(name).replay(through_json(state.record())).key() == state.key()

    for_all_roads(name, check)


@pytest.mark.parametrize("name", areopolis.game_ids())
def test_no_seat_can_tell_hidden_things_apart(name: str) -> None:
    def check(road: Road) -> None:
        state = road.states()[-1]
        for seat in range(state.seats):
            looks_alike(state, state.determinize(seat, road.seed ^ seat), seat)

    for_all_roads(name, check)


def looks_alike(state: State, twin: State, seat: int) -> None:
    assert twin.view(seat) == state.view(seat)
    assert twin.view(None) == state.view(None)
    if seat in state.deciding:
        assert list(twin.decision(seat).options) == list(state.decision(seat).options)
