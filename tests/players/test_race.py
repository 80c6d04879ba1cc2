"""Options that race in the same imagined worlds."""

from __future__ import annotations

from collections.abc import Sequence

import areopolis
from areopolis.core.action import Action
from areopolis.core.seen import Seen
from areopolis.core.state import State
from areopolis.players.knowledge import Knowledge, knowledge_of
from areopolis.players.planner import Tried
from areopolis.players.race import STARTERS, Race, Runner, is_behind, starters
from players.positions import GAMES, undecided

MARS = "terraforming-mars"


def race_at(state: State, seat: int, iterations: int, settles: bool = True) -> Race:
    """Return a race for *seat* that was run."""
    seen = Seen(state, seat)
    knowledge = knowledge_of(state.game.id)
    race = Race(seen.world, seat, 5, knowledge, 4, seen.decision.options)
    race.run(iterations, 0.0, settles)
    return race


def told(tried: list[Tried]) -> list[tuple[str, int, float]]:
    return [(one.action.text, one.tries, one.mean) for one in tried]


def ran(values: Sequence[float]) -> Runner:
    runner = Runner(Action("run"), 1.0)
    runner.values = list(values)
    runner.total = sum(values)
    return runner


def test_a_race_ends_with_one_of_the_options() -> None:
    for game in GAMES:
        state = undecided(game, 3, 4, 30)
        seat = state.deciding[0]
        options = state.decision(seat).options

        race = race_at(state, seat, 60)

        assert race.best(options) in options
        # Who starts alone need not run.
        assert (race.iterations > 0) == (len(race.runners) > 1)
        assert race.iterations <= 60
        assert {text for text, _, _ in told(race.tried(options))} <= {one.text for one in options}


def test_everybody_is_tried_in_the_same_worlds() -> None:
    """A gap in every world is no luck, however much worlds differ."""
    steady, ahead = ran([0.1, 0.9, 0.2, 0.8, 0.1, 0.7]), ran([0.2, 1.0, 0.3, 0.9, 0.2, 0.8])
    torn = ran([0.9, 0.1, 0.9, 0.1, 0.9, 0.1])

    assert is_behind(steady, ahead)
    assert not is_behind(torn, ahead)


def test_even_the_least_budget_tries_everybody_once() -> None:
    state = undecided(MARS, 2, 4, 60)
    seat = state.deciding[0]

    race = race_at(state, seat, 1)

    assert [one.tries for one in race.tried(state.decision(seat).options)] == [1] * len(
        race.runners
    )


def test_what_comes_to_the_same_in_every_world_need_not_be_tried_again() -> None:
    assert is_behind(ran([0.4, 0.6]), ran([0.4, 0.6]))


def test_a_race_is_over_when_one_is_left() -> None:
    state = undecided(MARS, 2, 4, 60)
    seat = state.deciding[0]

    settled = race_at(state, seat, 600)
    patient = race_at(state, seat, 600, settles=False)

    assert settled.iterations < patient.iterations
    options = state.decision(seat).options
    if len(settled.running) == 1:
        assert settled.best(options) == patient.best(options)


def test_only_promising_options_start() -> None:
    options = [Action(f"run {place}") for place in range(20)]
    weights = [1.0 / (1 + place) for place in range(19)] + [1e-6]

    found = starters(options, weights)

    assert len(found) == STARTERS
    assert found[0].action is options[0]
    assert [one.weight for one in starters(options[:2], [1e-6, 1.0])] == [1.0]


def test_what_others_have_sealed_does_not_change_a_race() -> None:
    found = []
    for place in (0, 1):
        state = areopolis.game(MARS).new(3, 5)
        state.play(0, state.decision(0).options[place])
        race = race_at(state, 2, 24)
        found.append(told(race.tried(state.decision(2).options)))

    assert found[0] == found[1]


def test_a_race_stops_when_its_seconds_are_spent() -> None:
    state = undecided(MARS, 2, 4, 60)
    seat = state.deciding[0]
    seen = Seen(state, seat)
    race = Race(seen.world, seat, 5, knowledge_of(MARS), 60, seen.decision.options)

    race.run(1_000_000, 0.05, settles=False)

    assert 0 < race.iterations < 1_000_000


class Restless(Knowledge):
    """Can judge nothing before the game is over."""

    def is_calm(self, state: State) -> bool:
        return False

    def evaluate(self, state: State) -> list[float]:
        raise AssertionError("nothing is calm")


def test_what_is_half_done_is_not_judged() -> None:
    state = undecided("mission-red-planet", 2, 4, 90)
    seen = Seen(state, state.deciding[0])
    race = Race(seen.world, seen.seat, 5, Restless(), 0, seen.decision.options)

    race.run(12, 0.0)

    assert 0 < race.iterations <= 12
