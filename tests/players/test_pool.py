"""Pools of processes: they end when they are told to, and with whoever has begun them."""

from __future__ import annotations

import multiprocessing
import os
import time
from concurrent.futures import ThreadPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import suppress
from functools import partial
from itertools import count
from pathlib import Path

import pytest

from areopolis.core.seen import Seen
from areopolis.players.parallel import Crew
from areopolis.players.pool import Pool
from kit.patience import until
from players.positions import undecided

LONG = 600.0


def test_each_process_works_where_it_was_made_ready_to(tmp_path: Path) -> None:
    names = [str(number) for number in range(9)]
    with Pool(2, partial(os.chdir, tmp_path)) as pool:
        found = {name: done.result() for name, done in pool.each(os.path.abspath, names)}
        ordered = list(pool.all(os.path.abspath, names))

    assert found == {name: str(tmp_path / name) for name in names}
    assert ordered == [str(tmp_path / name) for name in names]
    assert multiprocessing.active_children() == []


def test_what_a_process_prints_does_not_get_between_our_lines(
    capfd: pytest.CaptureFixture[str],
) -> None:
    """A player may print; `areopolis arena --json` prints JSON and nothing else."""
    with Pool(1) as pool:
        list(pool.all(partial(print, flush=True), ["I think"]))

    assert capfd.readouterr() == ("", "I think\n")


def test_few_items_are_taken_before_there_is_time_for_them() -> None:
    taken = count()
    with Pool(2) as pool:
        next(pool.each(abs, taken))
        ahead = next(taken)

    assert ahead <= 5


def test_whoever_leaves_by_an_error_does_not_wait_for_the_work() -> None:
    began = time.monotonic()

    with suppress(KeyboardInterrupt), Pool(2) as pool:
        for _ in pool.each(time.sleep, [0.0, LONG, LONG, LONG, LONG]):
            raise KeyboardInterrupt

    assert time.monotonic() - began < LONG / 2
    assert multiprocessing.active_children() == []


def test_a_process_that_dies_takes_what_was_under_way_along_and_nothing_else() -> None:
    waiting = iter([1, *[0] * 99])

    with Pool(2) as pool:
        kinds = {type(done.exception()) for _, done in pool.each(os._exit, waiting)}

    assert kinds == {BrokenProcessPool}
    assert len(list(waiting)) >= 90


def test_a_process_that_has_died_keeps_nobody_from_stopping() -> None:
    with suppress(BrokenProcessPool), Pool(2) as pool:
        for _, done in pool.each(os._exit, [1]):
            done.result()

    assert multiprocessing.active_children() == []


def test_a_crew_that_is_closed_gives_up_its_search() -> None:
    state = undecided("mission-red-planet", 3, 8, 25)
    crew = Crew(1)
    with ThreadPoolExecutor(1) as thread:
        seen = Seen(state, state.deciding[0])
        searching = thread.submit(crew.search, seen, 10**9, 0.0)
        until(multiprocessing.active_children)
        crew.close()

        assert searching.exception() is not None
    assert multiprocessing.active_children() == []
