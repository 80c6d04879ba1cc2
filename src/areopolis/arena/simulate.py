"""Many random games: one game, a batch of them, and all batches over several processes.

Every game has a number, and its number alone decides its seed, so the results do not depend on how
the games are spread over processes.
"""

from __future__ import annotations

import os
import signal
import threading
from collections.abc import Callable, Generator, Iterator
from concurrent.futures import FIRST_COMPLETED, ProcessPoolExecutor, wait
from contextlib import contextmanager
from itertools import islice
from multiprocessing import get_context, parent_process
from multiprocessing.synchronize import Event
from typing import Any, Final, NamedTuple

from areopolis.arena.interrupts import deferred
from areopolis.core.game import Game
from areopolis.core.rng import Rng
from areopolis.players.protocol import Seen
from areopolis.players.random import RandomPlayer

# A game that takes more decisions than this is stuck.
DECISIONS_MOST: Final = 100_000
BATCH_MOST: Final = 50
# Any odd number far from a power of two: neighbouring games get seeds far apart.
STRIDE: Final = 0xD1342543DE82EF95


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


def play_one(game: Game, plan: Plan, number: int) -> Played:
    """Play the game *number* of *plan* with random players on every seat."""
    seeds = Rng(Rng(plan.seed).next() + number * STRIDE)
    seats = plan.seats[number % len(plan.seats)]
    seed = seeds.next()
    players = [RandomPlayer(seeds.next()) for _ in range(seats)]
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
        return Played(number, seats, seed, outcome.scores, outcome.winners, decisions)
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
    # Spawned, not forked: the same everywhere, whatever threads and locks this process has.
    context = get_context("spawn")
    stopped = context.Event()
    pool = ProcessPoolExecutor(jobs, context, initializer=_begin, initargs=(load, plan, stopped))
    try:
        with deaf():
            running = {pool.submit(_play_batch, batch) for batch in islice(waiting, 2 * jobs)}
        while running:
            finished, running = wait(running, return_when=FIRST_COMPLETED)
            for one in finished:
                yield one.result()
            running |= {pool.submit(_play_batch, batch) for batch in islice(waiting, len(finished))}
    finally:
        stopped.set()
        pool.shutdown(cancel_futures=True)


@contextmanager
def deaf() -> Iterator[None]:
    """Start processes deaf to Ctrl-C: only the first process decides when to stop."""
    heard = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, heard)


class _Worker(NamedTuple):
    game: Game
    plan: Plan
    stopped: Event


_worker: _Worker | None = None


def _begin(load: Callable[[], Game], plan: Plan, stopped: Event) -> None:
    global _worker
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=end_with_the_first, daemon=True).start()
    _worker = _Worker(load(), plan, stopped)


def end_with_the_first() -> None:
    """Do not go on when the first process was killed and could not say so."""
    first = parent_process()
    assert first is not None, "only spawned processes wait"
    first.join()
    os._exit(1)


def _play_batch(batch: range) -> list[Played]:
    assert _worker is not None, "the process was begun"
    results: list[Played] = []
    for number in batch:
        if _worker.stopped.is_set():
            break
        results.append(play_one(_worker.game, _worker.plan, number))
    return results
