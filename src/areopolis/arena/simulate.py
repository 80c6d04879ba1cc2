"""Many random games: one game, a batch of them, and all batches over several processes.

Every game has a number, and its number alone decides its seed, so the results do not depend on how
the games are spread over processes.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterator
from functools import partial
from typing import Any, Final, NamedTuple

from areopolis.arena.interrupts import deferred
from areopolis.arena.match import DECISIONS_MOST
from areopolis.core.game import Game
from areopolis.players.pool import Pool, made
from areopolis.players.protocol import Seen
from areopolis.players.random import RandomPlayer
from areopolis.players.seeds import derived

BATCH_MOST: Final = 50


class Plan(NamedTuple):
    """Which games are played: *games* of them in all, the seat counts in turn."""

    seats: tuple[int, ...]
    options: dict[str, Any]
    games: int
    seed: int


class Played(NamedTuple):
    """The result of one game as plain data; *error* is empty where all went well."""

    number: int
    seats: int
    seed: int
    scores: tuple[int, ...] = ()
    winners: tuple[int, ...] = ()
    decisions: int = 0
    error: str = ""
    record: dict[str, Any] | None = None
    shared: bool = False
    goal: bool | None = None


def play_one(game: Game, plan: Plan, number: int) -> Played:
    """Play the game *number* of *plan* with random players on every seat."""
    seats = plan.seats[number % len(plan.seats)]
    seed = derived(plan.seed, "deal", number)
    players = [RandomPlayer(derived(plan.seed, f"seat {seat}", number)) for seat in range(seats)]
    state = None
    try:
        state = game.new(seats, seed, plan.options)
        decisions = 0
        while not state.over:
            seat = state.deciding[0]
            state.apply(seat, players[seat].choose(Seen(state, seat)))
            decisions += 1
            assert decisions <= DECISIONS_MOST, f"no end after {DECISIONS_MOST} decisions"
        outcome = state.outcome
        assert outcome is not None, "a game that is over has an outcome"
        return Played(
            number,
            seats,
            seed,
            outcome.scores,
            outcome.winners,
            decisions,
            shared=outcome.shared,
            goal=outcome.goal,
        )
    except Exception as error:
        # One bad game must not cost the others; its moves are what a bug report needs.
        record = None if state is None else state.record()
        return Played(number, seats, seed, error=f"{type(error).__name__}: {error}", record=record)


def batches(plan: Plan, jobs: int) -> Iterator[range]:
    """Divide the numbers of the games into batches that keep *jobs* processes busy to the end."""
    size = max(1, min(BATCH_MOST, plan.games // (jobs * 8)))
    for first in range(0, plan.games, size):
        yield range(first, min(first + size, plan.games))


def run(load: Callable[[], Game], plan: Plan, jobs: int) -> Generator[list[Played], None, None]:
    """Yield the results of *plan* batch by batch, in no particular order.

    *load* makes the game and must be importable by other processes. Whoever stops listening stops
    the processes too.
    """
    waiting = batches(plan, jobs)
    if jobs == 1:
        game = load()
        for batch in waiting:
            with deferred():
                results = [play_one(game, plan, number) for number in batch]
            yield results
        return
    with Pool(jobs, partial(_game_and_plan, load, plan)) as pool:
        for _, done in pool.each(_play_batch, waiting):
            yield done.result()


def _game_and_plan(load: Callable[[], Game], plan: Plan) -> tuple[Game, Plan]:
    return load(), plan


def _play_batch(batch: range) -> list[Played]:
    game, plan = made()
    return [play_one(game, plan, number) for number in batch]
