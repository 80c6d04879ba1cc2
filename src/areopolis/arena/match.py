"""One game of the arena, from the deal to its result."""

from __future__ import annotations

from ctypes import c_int
from functools import partial
from typing import Any, Final, NamedTuple

from areopolis.arena.facts import facts_of
from areopolis.arena.schedule import Lineup, Schedule
from areopolis.core.game import Game
from areopolis.core.state import State
from areopolis.players.guard import Guard
from areopolis.players.registry import Maker

# A game that takes more decisions than this is stuck.
DECISIONS_MOST: Final = 100_000
# A player that fails at every decision is told often enough.
FAULTS_MOST: Final = 20
# Where nobody's player is at work.
NOBODY: Final = -1


class Blame(NamedTuple):
    """One fault of one seat's player: after how many moves, which kind, what was said."""

    seat: int
    moves: int
    kind: str
    said: str


class Result(NamedTuple):
    """One game as plain data; *error* is empty where all went well.

    *times* has the milliseconds of each decision of each seat that had a choice, *faulty* how many
    answers of each seat were replaced, *faults* the first of them, *facts* what each seat played.
    *shared* and *goal* are those of the outcome.
    """

    number: int
    setting: int
    deal: int
    lineup: Lineup
    scores: tuple[int, ...] = ()
    ranks: tuple[int, ...] = ()
    winners: tuple[int, ...] = ()
    decisions: int = 0
    times: tuple[tuple[float, ...], ...] = ()
    faulty: tuple[int, ...] = ()
    faults: tuple[Blame, ...] = ()
    facts: tuple[dict[str, list[str]], ...] = ()
    error: str = ""
    record: dict[str, Any] | None = None
    shared: bool = False
    goal: bool | None = None


def play(
    games: list[Game],
    makers: dict[str, Maker],
    schedule: Schedule,
    number: int,
    thinking: c_int | None = None,
) -> Result:
    """Play the game *number* of *schedule*; *games* are those of its settings.

    *thinking* always tells whose player is at work, for those who watch from outside.
    """
    thinking = c_int() if thinking is None else thinking
    seating = schedule.seating(number)
    setting = schedule.job.settings[seating.setting]
    game = games[seating.setting]
    begun = Result(number, seating.setting, seating.deal, seating.lineup)
    guards: list[Guard] = []
    state = None
    try:
        for seat, name in enumerate(seating.lineup):
            thinking.value = seat
            make = partial(makers[name], game.id, schedule.player_seed(seating, seat))
            substitute = schedule.substitute_seed(seating, seat)
            guards.append(Guard(make, game.id, substitute, schedule.job.limit))
        state = game.new(setting.seats, schedule.deal_seed(seating), setting.options)
        decisions = play_out(state, guards, thinking)
        told = finished(begun, state, decisions)
    except Exception as error:
        # One bad game must not cost the others; its moves are what a bug report needs.
        record = None if state is None else state.record()
        told = begun._replace(error=f"{type(error).__name__}: {error}", record=record)
    finally:
        for seat, guard in enumerate(guards):
            thinking.value = seat
            guard.close()
        thinking.value = NOBODY
    return told._replace(
        times=tuple([milliseconds(guard.seconds) for guard in guards]),
        faulty=tuple([len(guard.faults) for guard in guards]),
        faults=blames(guards),
    )


def play_out(state: State, guards: list[Guard], thinking: c_int) -> int:
    """Play *state* to its end and return the number of decisions."""
    decisions = 0
    while not state.over:
        seat = thinking.value = state.deciding[0]
        state.apply(seat, guards[seat].answer(state, seat))
        decisions += 1
        assert decisions <= DECISIONS_MOST, f"no end after {DECISIONS_MOST} decisions"
    return decisions


def finished(begun: Result, state: State, decisions: int) -> Result:
    """Return *begun* with what came of it."""
    outcome = state.outcome
    assert outcome is not None, "a game that is over has an outcome"
    return begun._replace(
        scores=outcome.scores,
        ranks=outcome.ranks,
        winners=outcome.winners,
        decisions=decisions,
        facts=facts_of(state),
        shared=outcome.shared,
        goal=outcome.goal,
    )


def milliseconds(seconds: list[float]) -> tuple[float, ...]:
    """Return *seconds* as milliseconds with three digits, which is what a file needs."""
    return tuple([float(f"{1000 * one:.3g}") for one in seconds])


def blames(guards: list[Guard]) -> tuple[Blame, ...]:
    """Return the first faults of all seats, in the order of the seats."""
    return tuple(
        [
            Blame(seat, *noted)
            for seat, guard in enumerate(guards)
            for noted in guard.faults[:FAULTS_MOST]
        ]
    )
