"""Many random games: the same results whatever the number of processes; errors are told."""

import multiprocessing
from functools import partial

import pytest

import areopolis
from areopolis.arena.simulate import Plan, Played, batches, play_one, run
from areopolis.arena.statistics import digest

LOAD = partial(areopolis.game, "mission-red-planet")


def results(plan: Plan, jobs: int) -> list[Played]:
    return [played for batch in run(LOAD, plan, jobs) for played in batch]


def test_seat_counts_take_turns() -> None:
    played = results(Plan((2, 3, 4), {}, 7, 1), 1)

    assert [one.seats for one in played] == [2, 3, 4, 2, 3, 4, 2]
    assert [one.error for one in played] == [""] * 7
    assert all(len(one.scores) == one.seats for one in played)


def test_the_number_of_processes_changes_nothing() -> None:
    plan = Plan((2, 5), {"pilot_place": 1}, 24, 99)

    assert digest(results(plan, 1)) == digest(results(plan, 2))


def test_another_seed_gives_other_games() -> None:
    one, other = (results(Plan((3,), {}, 3, seed), 1) for seed in (1, 2))

    assert digest(one) != digest(other)
    assert len({played.seed for played in one + other}) == 6


@pytest.mark.parametrize(("games", "jobs"), [(1, 1), (7, 2), (100, 3), (10_000, 2)])
def test_batches_hold_every_game_once(games: int, jobs: int) -> None:
    numbers = [number for batch in batches(Plan((3,), {}, games, 1), jobs) for number in batch]

    assert numbers == list(range(games))


def test_whoever_stops_listening_stops_the_processes() -> None:
    running = run(LOAD, Plan((3,), {}, 5_000, 1), 2)
    assert next(running)

    running.close()

    assert multiprocessing.active_children() == []


def test_a_game_that_fails_is_a_result_with_its_error() -> None:
    played = play_one(LOAD(), Plan((3,), {"no_such_option": 1}, 1, 1), 0)

    assert played.error.startswith("BadSetup: mission-red-planet has no option no_such_option")
    assert (played.seats, played.scores, played.record) == (3, (), None)
