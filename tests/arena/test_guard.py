"""Bad answers are noted and replaced, and the game goes on."""

import time
from concurrent.futures import ThreadPoolExecutor

import pytest

import areopolis
from areopolis.core.action import Action
from areopolis.core.state import State
from areopolis.players.fault import Fault
from areopolis.players.guard import Guard
from areopolis.players.protocol import Player, Seen
from areopolis.players.random import RandomPlayer

GAME = "mission-red-planet"


class Odd:
    """Does something odd at every decision."""

    def __init__(self, how: str) -> None:
        self.how = how

    def choose(self, seen: Seen) -> Action:
        if self.how == "crash":
            raise ZeroDivisionError("oh")
        if self.how == "illegal":
            return Action("fly to the moon")
        if self.how in ("busy", "stubborn"):
            deadline = time.monotonic() + 60
            while time.monotonic() < deadline:
                try:
                    think(seen)
                except Exception:
                    continue
                except BaseException:
                    if self.how == "busy":
                        raise
                    self.how = "busy"
        if self.how == "garbage":
            return None  # type: ignore[return-value]
        if self.how == "fault":
            raise Fault("late", "by its own account")
        return seen.decision.options[-1]

    def close(self) -> None:
        if self.how == "close":
            raise OSError("cannot let go")


def think(seen: Seen) -> None:
    """Walk through the rules for a while."""
    world = seen.imagine(1)
    for _ in range(30):
        seat = world.deciding[0]
        world.apply(seat, world.decision(seat).options[0])


def begun() -> State:
    return areopolis.game(GAME).new(seats=3, seed=4)


def guard(how: str, limit: float = 5.0) -> Guard:
    return Guard(lambda: Odd(how), GAME, 1, limit)


@pytest.mark.parametrize(
    ("how", "kind", "said"),
    [
        ("crash", "crash", "ZeroDivisionError: oh"),
        ("illegal", "illegal", "fly to the moon"),
        ("garbage", "garbage", "None"),
        ("fault", "late", "by its own account"),
    ],
)
def test_a_bad_answer_is_noted_and_replaced(how: str, kind: str, said: str) -> None:
    state = begun()
    watched = guard(how)

    answer = watched.answer(state, 0)

    assert answer in state.decision(0).options
    assert [(one.kind, one.said) for one in watched.faults] == [(kind, said)]


@pytest.mark.parametrize("how", ["busy", "stubborn"])
def test_whoever_thinks_too_long_is_interrupted(how: str) -> None:
    state = begun()
    watched = guard(how, limit=0.05)
    began = time.monotonic()

    answer = watched.answer(state, 0)

    assert time.monotonic() - began < 30
    assert answer in state.decision(0).options
    assert [(one.kind, one.said) for one in watched.faults] == [("late", "more than 0.05 s")]


def test_an_answer_that_comes_late_counts_as_late() -> None:
    """Whoever sleeps cannot be interrupted."""

    class Slow(Odd):
        def choose(self, seen: Seen) -> Action:
            time.sleep(0.1)
            return seen.decision.options[0]

    watched = Guard(lambda: Slow(""), GAME, 1, 0.05)
    with ThreadPoolExecutor(1) as thread:
        thread.submit(watched.answer, begun(), 0).result()

    assert [one.kind for one in watched.faults] == ["late"]


def test_the_replacement_is_a_club_players_choice() -> None:
    state = begun()
    watched = guard("crash")

    assert watched.answer(state, 0) == Guard(lambda: Odd("illegal"), GAME, 1, 5).answer(state, 0)
    assert watched.substitute.level.slips == 0


def test_a_good_answer_is_left_alone() -> None:
    state = begun()
    watched = guard("")

    assert watched.answer(state, 0) == state.decision(0).options[-1]
    assert watched.faults == []
    assert len(watched.seconds) == 1


def test_a_player_that_cannot_be_made_is_replaced_for_the_whole_game() -> None:
    def never() -> Player:
        raise ImportError("no such brain")

    state = begun()
    watched = Guard(never, GAME, 1, 5)

    assert watched.answer(state, 0) in state.decision(0).options
    assert watched.faults[0][1:] == ("crash", "ImportError: no such brain")
    watched.close()


def test_a_whole_game_with_a_player_that_always_fails() -> None:
    state = areopolis.game(GAME).new(seats=2, seed=1)
    guards = [guard("illegal"), Guard(lambda: RandomPlayer(1), GAME, 2, 5)]
    asked = 0
    while not state.over:
        seat = state.deciding[0]
        asked += seat == 0
        state.apply(seat, guards[seat].answer(state, seat))

    assert len(guards[0].faults) == asked > 10
    assert guards[1].faults == []


def test_trouble_while_closing_is_noted() -> None:
    watched = guard("close")

    watched.close()

    assert [one[1:] for one in watched.faults] == [("crash", "OSError: cannot let go")]


def test_no_alarm_is_left_behind() -> None:
    for _ in range(20):
        guard("busy", limit=0.02).answer(begun(), 0)
        guard("", limit=0.02).answer(begun(), 0)

    end = time.monotonic() + 1
    while time.monotonic() < end:
        think(Seen(begun(), 0))
