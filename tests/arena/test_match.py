"""One game of the arena: its result is plain data and the same whenever it is played again."""

from functools import partial
from typing import Any

import areopolis
from areopolis.arena.match import Result, play
from areopolis.arena.processes import bench
from areopolis.arena.schedule import Job, Schedule
from areopolis.players.random import RandomPlayer

from .stable import LOAD, job


def played(one: Job, numbers: list[int]) -> list[Result]:
    prepared = bench(LOAD, one)
    return [prepared.play(number) for number in numbers]


def without_times(result: Result) -> Result:
    return result._replace(times=())


def test_a_result_tells_all_about_the_game() -> None:
    (result,) = played(job("random", "random", "newcomer"), [4])

    assert (result.number, result.deal, result.lineup) == (4, 1, ("random", "newcomer", "random"))
    assert len(result.scores) == len(result.ranks) == len(result.times) == 3
    assert result.winners
    assert all(result.ranks[seat] == 1 for seat in result.winners)
    assert (result.error, result.faulty, result.faults) == ("", (0, 0, 0), ())
    assert result.decisions >= sum([len(times) for times in result.times]) > 50


def test_a_game_is_the_same_again() -> None:
    one = job("random", "random", "random")

    first, again = played(one, [1]) + played(one, [1])
    assert without_times(first) == without_times(again)


def test_rotations_have_the_same_deal() -> None:
    one = job("random", "newcomer")
    schedule = Schedule(one)
    game = areopolis.game("mission-red-planet")
    keys = {
        game.new(2, schedule.deal_seed(schedule.seating(number)), {}).key() for number in (0, 1)
    }

    assert len(keys) == 1


def test_a_game_that_fails_is_a_result_with_its_error() -> None:
    odd = job("random", "random")
    broken = odd.settings[0]._replace(options={"no_such_option": 1})
    (result,) = played(odd._replace(settings=(broken,)), [0])

    assert result.error.startswith("BadSetup: mission-red-planet has no option no_such_option")
    assert (result.scores, result.record) == ((), None)


def test_players_are_closed_after_the_game() -> None:
    closed: list[Any] = []

    class Tidy(RandomPlayer):
        def close(self) -> None:
            closed.append(self)

    def tidy(game: str, seed: int) -> Tidy:
        return Tidy(seed)

    one = job("tidy", "tidy")
    games = [LOAD("mission-red-planet")]
    play(games, {"tidy": partial(tidy)}, Schedule(one), 0)

    assert len(closed) == 2
