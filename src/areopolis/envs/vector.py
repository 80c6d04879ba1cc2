"""Vectors: many games over several processes, stepped together through shared arrays.

In two groups the games of one are stepped while a learner chooses for the other:

    while True:
        for group in (0, 1):
            games.send(choose(games.wait(group)), group)
"""

from __future__ import annotations

import os
from collections import deque
from collections.abc import Mapping
from contextlib import suppress
from itertools import pairwise
from multiprocessing import get_context
from multiprocessing.connection import Connection
from types import TracebackType
from typing import Any

import numpy as np
import numpy.typing as npt

from areopolis.core.errors import IllegalAction
from areopolis.envs.batch import Batch, held_garbage
from areopolis.envs.columns import FLOAT32, Columns
from areopolis.envs.opponents import Maker
from areopolis.envs.rows import Plan, Rows, given_memory, own_memory
from areopolis.envs.run import Run
from areopolis.envs.sitting import Setup
from areopolis.envs.worker import CLOSE, DONE, RESET, STEP, Part, carry_out, heard, work


class Vector:
    """Many games of one kind; each array has a row for each game.

    `seats` tells who must act in each game, `observations` and `masks` what that seat sees and may
    do. A game that has ended in the last step has a 1 in `ends`, and its `rewards` and `scores` by
    seat; the other rows are those of the next game already.
    """

    def __init__(
        self,
        game: str,
        games: int,
        processes: int = 1,
        seats: int | None = None,
        options: dict[str, Any] | None = None,
        seed: int = 0,
        pack: str | os.PathLike[str] | None = None,
        *,
        groups: int = 1,
        numbers: str = FLOAT32,
        memory: Any = None,
        skip_forced: bool = False,
        players: Mapping[int, Maker] | None = None,
        turn_players: bool = False,
    ) -> None:
        """Deal *games* and spread them over *processes*; with 0 they stay in this one.

        Each of the *groups* can be stepped alone. As *numbers* "uint8", observations are bytes
        where they are counts. All arrays lie in the *memory* of the caller, if there is one;
        `memory_for` says how much they need. With *skip_forced*, whoever has one option only is not
        asked. *players* make those who answer for some seats within the processes, each as
        `(game, seed) -> player`, anew for each game; *turn_players* moves them all on by a number
        of seats that is drawn for each game.

        Raises:
            UnknownGame, BadPack, BadSetup: as in `areopolis.game` and `Game.new`.
            ValueError: the games cannot be spread so, or what was given cannot be used.
        """
        if groups < 1 or processes < 0 or games // groups < max(1, processes):
            over = f"{processes} processes" + (f" in {groups} groups" if groups != 1 else "")
            raise ValueError(f"{games} games cannot be spread over {over}")
        check_seed(seed)
        held = dict(sorted((players or {}).items()))
        setup = Setup(game, seats, options, pack, numbers, skip_forced, held, turn_players)
        self.run = setup.run()
        setup.check(self.run)
        self.columns: Columns = setup.columns(self.run)
        self.games = games
        self.groups = groups
        plan = Plan(games, self.run, self.columns)
        if memory is None:
            found = own_memory(plan.size)
        else:
            found = given_memory(memory, plan.size, processes > 0)
        self.memory = found.block()
        self.rows = plan.rows(self.memory)
        self.observations = self.rows.observations
        self.wide = self.rows.wide
        self.masks = self.rows.masks
        self.seats = self.rows.seats
        self.rewards = self.rows.rewards
        self.scores = self.rows.scores
        self.ends = self.rows.ends
        self._bounds = [*pairwise(spread(0, games, groups))]
        self._under_way: deque[int] = deque()
        self._own: list[Batch] | None = None
        self._workers: list[tuple[Any, Connection]] = []
        if processes:
            shares = [[*pairwise(spread(*bounds, processes))] for bounds in self._bounds]
            self._start([Part(setup, found, games, [*own]) for own in zip(*shares, strict=True)])
        else:
            self._own = [
                Batch(setup, self.run, self.rows.part(first, last), first)
                for first, last in self._bounds
            ]
        self.reset(seed)

    def reset(self, seed: int) -> None:
        """Deal all games anew; the same *seed* gives the same games over any processes."""
        check_seed(seed)
        for group in range(self.groups):
            self.wait(group)
        self._tell(RESET, seed)
        self._hear()

    def step(self, actions: npt.ArrayLike) -> None:
        """Take one action in each game.

        Raises:
            IllegalAction: one of them is not legal; no game has changed.
            RuntimeError: a group is still under way.
        """
        for group in range(self.groups):
            self._check_rest(group)
        chosen = self._checked(actions, 0, self.games)
        for group, (first, last) in enumerate(self._bounds):
            self._send(chosen[first:last], group)
        for group in range(self.groups):
            self.wait(group)

    def send(self, actions: npt.ArrayLike, group: int = 0) -> None:
        """Take one action in each game of *group*, and do not wait for what comes of it.

        Until `wait` the rows of the group mean nothing.

        Raises:
            IllegalAction: one of them is not legal; no game has changed.
            IndexError: there is no such group.
            RuntimeError: the group is still under way.
        """
        bounds = self._bounds_of(group)
        self._check_rest(group)
        self._send(self._checked(actions, *bounds), group)

    def wait(self, group: int = 0) -> Rows:
        """Return the rows of *group* as soon as all its games have been stepped.

        Raises:
            IndexError: there is no such group.
            RuntimeError: a process has failed, or the vector was closed meanwhile.
        """
        first, last = self._bounds_of(group)
        while group in self._under_way:
            # Every process does what it was told in the same order.
            self._hear()
            self._under_way.popleft()
        return self.rows.part(first, last)

    def own_first(self) -> tuple[npt.NDArray[np.int64], ...]:
        """Return index tables that put the own seat first, with a row for each seat.

        They are for `observations`, `wide` and `masks`: `masks[n][table[seats[n]]]` is the mask of
        the game n as its seat counts, and its action a is then the action `table[seats[n]][a]`.
        """
        tables, actions = self.run.own_first()
        return *self.columns.own_first(tables), actions

    def close(self) -> None:
        """End the processes; the arrays stay as they are."""
        workers, self._workers = self._workers, []
        own, self._own = self._own, None
        for batch in own or ():
            batch.leave()
        for worker, connection in workers:
            with suppress(OSError):  # it may have ended already
                connection.send((CLOSE, 0))
            worker.join()
            connection.close()

    def __enter__(self) -> Vector:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.close()

    def _start(self, parts: list[Part]) -> None:
        context = get_context("spawn")
        try:
            for part in parts:
                ours, theirs = context.Pipe()
                worker = context.Process(target=work, args=(theirs, part), daemon=True)
                worker.start()
                theirs.close()
                self._workers.append((worker, ours))
        except BaseException:
            self.close()
            raise

    def _checked(self, actions: npt.ArrayLike, first: int, last: int) -> npt.NDArray[np.int64]:
        """Return *actions* for the games from *first* until before *last*, if all are legal."""
        chosen = np.asarray(actions, np.int64)
        count = last - first
        if chosen.shape != (count,):
            raise ValueError(f"{count} actions are needed, not {chosen.shape}")
        legal = (chosen >= 0) & (chosen < self.run.actions)
        legal[legal] = self.masks[np.flatnonzero(legal) + first, chosen[legal]] == 1
        if not legal.all():
            place = int(np.flatnonzero(~legal)[0])
            raise IllegalAction(
                "illegal-action",
                {
                    "action": f"{chosen[place]} in game {first + place}",
                    "seat": int(self.seats[first + place]),
                    "question": "action_mask",
                },
            )
        return chosen

    def _bounds_of(self, group: int) -> tuple[int, int]:
        if group not in range(self.groups):
            raise IndexError(f"groups are numbered from 0 to {self.groups - 1}, not {group}")
        return self._bounds[group]

    def _check_rest(self, group: int) -> None:
        if group in self._under_way:
            raise RuntimeError(f"group {group} is still under way: wait for it first")

    def _send(self, chosen: npt.NDArray[np.int64], group: int) -> None:
        first, last = self._bounds[group]
        self.rows.actions[first:last] = chosen
        self._tell(STEP, group)
        self._under_way.append(group)

    def _tell(self, what: int, number: int) -> None:
        if self._own is not None:
            with held_garbage():
                carry_out(self._own, what, number)
            return
        self._check_open()
        for _, connection in self._workers:
            with suppress(OSError):  # what has ended is heard of later
                connection.send((what, number))

    def _check_open(self) -> None:
        if self._own is None and not self._workers:
            raise RuntimeError("the vector is closed")

    def _hear(self) -> None:
        """Wait until all processes have done the oldest thing that they were told."""
        self._check_open()
        failed = [said for _, connection in self._workers if (said := heard(connection)) != DONE]
        if failed:
            self._under_way.clear()
            self.close()
            raise RuntimeError(failed[0])


def check_seed(seed: int) -> None:
    """Check that games can be dealt by *seed*."""
    if seed < 0:
        raise ValueError(f"a seed is a whole number from 0 on, not {seed}")


def spread(first: int, last: int, parts: int) -> list[int]:
    """Return the bounds of *parts* of about the same size."""
    return [first + (last - first) * part // parts for part in range(parts + 1)]


def memory_for(
    game: str,
    games: int,
    seats: int | None = None,
    options: dict[str, Any] | None = None,
    pack: str | os.PathLike[str] | None = None,
    *,
    numbers: str = FLOAT32,
) -> int:
    """Return how many bytes of memory the arrays of such a vector need.

    Raises:
        UnknownGame, BadPack, BadSetup, ValueError: as in `Vector`.
    """
    run = Run(game, seats, options, pack)
    return Plan(games, run, Columns(run.encoding.layout, numbers)).size
