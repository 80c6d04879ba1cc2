"""Bad answers are noted and replaced, and the game goes on."""

import os
import signal
import sys
import threading
import time
from collections.abc import Callable

import pytest

import areopolis
from areopolis.core.action import Action
from areopolis.core.state import State
from areopolis.players import alarm, room
from areopolis.players import guard as guards_module
from areopolis.players.fault import Fault
from areopolis.players.guard import Guard
from areopolis.players.protocol import Player, Seen
from areopolis.players.random import RandomPlayer

GAME = "mission-red-planet"
# Seconds that nobody waits for.
LONG = 60.0


class Odd:
    """Does something odd at every decision."""

    def __init__(self, how: str) -> None:
        self.how = how
        self.has_given_up = False

    def choose(self, seen: Seen) -> Action:
        if self.how == "crash":
            raise ZeroDivisionError("oh")
        if self.how == "illegal":
            return Action("fly to the moon")
        if self.how in ("busy", "stubborn"):
            deadline = time.monotonic() + LONG
            while time.monotonic() < deadline:
                try:
                    think(seen)
                except Exception:
                    continue
                except BaseException:
                    if self.how == "busy":
                        raise
                    self.how = "busy"
            self.has_given_up = True
        if self.how == "garbage":
            return None  # type: ignore[return-value]
        if self.how == "fault":
            raise Fault("late", "by its own account")
        if self.how == "exit":
            sys.exit(3)
        if self.how == "interrupt":
            raise KeyboardInterrupt
        if self.how == "unspeakable error":
            raise Unspeakable
        if self.how == "unspeakable answer":
            return Unspeakable()  # type: ignore[return-value]
        if self.how == "no text":
            return Mute()
        if self.how == "textless":
            return Textless()
        if self.how == "half a character":
            return Action("\ud800")
        if self.how == "unspeakable fault":
            raise Accusation
        return seen.decision.options[-1]

    def close(self) -> None:
        if self.how == "close":
            raise OSError("cannot let go")


class Unspeakable(Exception):
    """Cannot be put into words."""

    def __str__(self) -> str:
        raise RuntimeError

    def __repr__(self) -> str:
        raise RuntimeError


class Accusation(Fault):
    """A fault that lacks everything."""

    def __init__(self) -> None:
        pass


class Mute(Action):
    """An answer whose text is none."""

    text = None  # type: ignore[assignment]

    def __init__(self) -> None:
        pass

    def __repr__(self) -> str:
        return "mute"


class Textless(Action):
    """An answer that says nothing."""

    def __init__(self) -> None:
        pass

    def __repr__(self) -> str:
        return "nothing"


def think(seen: Seen) -> None:
    """Walk through the rules for a while."""
    world = seen.imagine(1)
    for _ in range(30):
        seat = world.deciding[0]
        world.apply(seat, world.decision(seat).options[0])


def begun() -> State:
    return areopolis.game(GAME).new(seats=3, seed=4)


def guard(how: str, limit: float = LONG) -> Guard:
    return Guard(lambda: Odd(how), GAME, 1, limit)


@pytest.mark.parametrize(
    ("how", "kind", "said"),
    [
        ("crash", "crash", "ZeroDivisionError: oh"),
        ("illegal", "illegal", "fly to the moon"),
        ("garbage", "garbage", "None"),
        ("fault", "late", "by its own account"),
        ("exit", "crash", "SystemExit: 3"),
        ("interrupt", "crash", "KeyboardInterrupt: "),
        ("unspeakable error", "crash", "Unspeakable"),
        ("unspeakable fault", "crash", "Accusation: "),
        ("unspeakable answer", "garbage", "Unspeakable"),
        ("no text", "garbage", "mute"),
        ("textless", "garbage", "nothing"),
        ("half a character", "illegal", "\\ud800"),
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
    odd = Odd(how)
    watched = Guard(lambda: odd, GAME, 1, 0.05)

    answer = watched.answer(state, 0)

    assert not odd.has_given_up
    assert answer in state.decision(0).options
    assert [(one.kind, one.said) for one in watched.faults] == [("late", "more than 0.05 s")]


def test_an_answer_that_comes_late_counts_as_late(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever sleeps cannot be interrupted; if it comes back soon, the next decision is its own."""
    monkeypatch.setattr(room, "GRACE", LONG)

    class Slow(Odd):
        def choose(self, seen: Seen) -> Action:
            time.sleep(0.1)
            return seen.decision.options[0]

    state = begun()
    watched = Guard(lambda: Slow(""), GAME, 1, 0.05)
    watched.answer(state, 0)
    watched.limit = LONG

    assert watched.answer(state, 0) == state.decision(0).options[0]
    assert [one.kind for one in watched.faults] == ["late"]


def test_whoever_does_not_come_back_is_replaced_for_the_rest_of_the_game() -> None:
    asked: list[Seen] = []
    awake: list[bool] = []
    waiting = threading.Event()

    class Asleep(Odd):
        def choose(self, seen: Seen) -> Action:
            asked.append(seen)
            awake.append(waiting.wait(LONG))
            return seen.decision.options[0]

    state = begun()
    watched = Guard(lambda: Asleep("close"), GAME, 1, 0.05)
    for _ in range(3):
        assert watched.answer(state, 0) in state.decision(0).options
    watched.close()

    assert awake == []
    assert [one[1:] for one in watched.faults] == [("late", "more than 0.05 s")] * 3
    assert len(asked) == 1
    waiting.set()


def test_players_are_made_and_closed_in_time(monkeypatch: pytest.MonkeyPatch) -> None:
    awake: list[bool] = []
    waiting = threading.Event()

    class Sticky(Odd):
        def close(self) -> None:
            awake.append(waiting.wait(LONG))

    def never() -> Player:
        awake.append(waiting.wait(LONG))
        return Odd("")

    sticky = Guard(lambda: Sticky(""), GAME, 1, 0.02)
    monkeypatch.setattr(guards_module, "READY", 0.05)
    unmade = Guard(never, GAME, 1, 0.02)
    unmade.answer(begun(), 0)
    unmade.close()
    sticky.close()

    assert awake == []
    assert [one[1:] for one in unmade.faults] == [("late", "more than 0.05 s")]
    assert sticky.faults == [(-1, "late", "more than 0.05 s")]
    waiting.set()


def test_a_player_is_made_asked_and_closed_in_one_thread() -> None:
    """Connections to databases and the like belong to the thread that has opened them."""
    threads: set[int] = set()

    class Somewhere(Odd):
        def __init__(self) -> None:
            threads.add(threading.get_ident())
            super().__init__("")

        def choose(self, seen: Seen) -> Action:
            threads.add(threading.get_ident())
            return super().choose(seen)

        def close(self) -> None:
            threads.add(threading.get_ident())

    watched = Guard(Somewhere, GAME, 1, LONG)
    watched.answer(begun(), 0)
    watched.answer(begun(), 0)
    watched.close()

    assert len(threads) == 1


def test_ctrl_c_is_not_blamed_on_the_player() -> None:
    waiting = threading.Event()

    class Busy(Odd):
        def choose(self, seen: Seen) -> Action:
            # Whoever asks waits by then; a moment before, nothing would wake him.
            waiting.wait(0.05)
            os.kill(os.getpid(), signal.SIGINT)
            waiting.wait(LONG)
            return seen.decision.options[0]

    watched = Guard(lambda: Busy(""), GAME, 1, LONG)

    with pytest.raises(KeyboardInterrupt):
        watched.answer(begun(), 0)
    waiting.set()
    assert watched.faults == []


def test_a_player_cannot_change_what_it_is_shown() -> None:
    class Greedy(Odd):
        def choose(self, seen: Seen) -> Action:
            options = seen.decision.options
            options.clear()  # type: ignore[attr-defined]
            return options[0]

    state = begun()
    key, options = state.key(), list(state.decision(0).options)
    watched = Guard(lambda: Greedy(""), GAME, 1, LONG)

    assert watched.answer(state, 0) in options
    assert watched.faults[0].kind == "crash"
    assert (state.key(), list(state.decision(0).options)) == (key, options)


def test_the_replacement_is_a_club_players_choice() -> None:
    state = begun()
    watched = guard("crash")

    assert watched.answer(state, 0) == Guard(lambda: Odd("illegal"), GAME, 1, LONG).answer(state, 0)
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
    watched = Guard(never, GAME, 1, LONG)

    assert watched.answer(state, 0) in state.decision(0).options
    assert watched.faults[0][1:] == ("crash", "ImportError: no such brain")
    watched.close()


def test_a_whole_game_with_a_player_that_always_fails() -> None:
    state = areopolis.game(GAME).new(seats=2, seed=1)
    guards = [guard("illegal"), Guard(lambda: RandomPlayer(1), GAME, 2, LONG)]
    asked = 0
    while not state.over:
        seat = state.deciding[0]
        asked += seat == 0
        state.apply(seat, guards[seat].answer(state, seat))

    assert len(guards[0].faults) == asked > 10
    assert guards[1].faults == []


def exits() -> Player:
    sys.exit(3)


def test_a_player_that_exits_when_it_is_made_ends_nothing_else() -> None:
    watched = Guard(exits, GAME, 1, LONG)

    assert watched.answer(begun(), 0)
    assert watched.faults[0][1:] == ("crash", "SystemExit: 3")


@pytest.mark.parametrize(
    ("close", "said"),
    [(None, "OSError: cannot let go"), (exits, "SystemExit: 3")],
)
def test_trouble_while_closing_is_noted(close: Callable[[], object] | None, said: str) -> None:
    odd = Odd("close")
    if close is not None:
        odd.close = close  # type: ignore[method-assign,assignment]
    watched = Guard(lambda: odd, GAME, 1, LONG)

    watched.close()

    assert [one[1:] for one in watched.faults] == [("crash", said)]


def test_no_alarm_is_left_behind() -> None:
    for _ in range(20):
        guard("busy", limit=0.02).answer(begun(), 0)
        guard("", limit=0.02).answer(begun(), 0)

    # One that was left would ring at the next look at the clock, or when it is told again.
    end = time.monotonic() + alarm.AGAIN + 2 * alarm.TICK
    while time.monotonic() < end:
        think(Seen(begun(), 0))
