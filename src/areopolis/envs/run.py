"""Runs: one game after another, stepped by integers; all adapters stand on this."""

from __future__ import annotations

import json
import os
from array import array
from typing import Any, Final

import numpy as np
import numpy.typing as npt

from areopolis.core.errors import IllegalAction
from areopolis.core.game import Game
from areopolis.core.outcome import Outcome
from areopolis.core.state import State
from areopolis.envs.encodings.codes import WAIT
from areopolis.envs.finding import encoding
from areopolis.library import game as find_game

Observation = npt.NDArray[np.float32]
Mask = npt.NDArray[np.int8]

# Games that a generator deals have one of so many seeds.
SEEDS: Final = 1 << 62
# What happens to an action that is not legal: an error, or the first legal one in its place.
RAISE: Final = "raise"
REPLACE: Final = "replace"
# How a game can be looked at: not at all, or as text.
ANSI: Final = "ansi"


def check_illegal(illegal: str) -> None:
    """Check that *illegal* says what happens to an action that is not legal."""
    if illegal not in (RAISE, REPLACE):
        raise ValueError(f"illegal must be {RAISE!r} or {REPLACE!r}, not {illegal!r}")


def check_mode(render_mode: str | None) -> None:
    """Check that a game can be looked at in this way."""
    if render_mode not in (None, ANSI):
        raise ValueError(f"render_mode must be None or {ANSI!r}, not {render_mode!r}")


class Run:
    """A game in progress, seen through its encoding."""

    def __init__(
        self,
        game: str | Game,
        seats: int | None = None,
        options: dict[str, Any] | None = None,
        pack: str | os.PathLike[str] | None = None,
    ) -> None:
        """Play *game* with *seats*, by default as few as several can; refuse what the game refuses.

        Raises:
            UnknownGame, BadPack, BadSetup: as in `areopolis.game` and `Game.new`.
        """
        self.game = game if isinstance(game, Game) else find_game(game, pack)
        self.seats = max(2, self.game.seats[0]) if seats is None else seats
        self.options = self.game.check_options(options, self.seats)
        self.encoding = encoding(self.game)
        self.codes = self.encoding.codes
        self.actions = len(self.codes.names)
        self.size = self.encoding.layout.size
        self._zeros = array("f", bytes(4 * self.size))
        self._waiting = np.zeros(self.actions, np.int8)
        self._waiting[WAIT] = 1
        self.state: State = self.game.new(self.seats, 0, self.options)

    def is_shared(self) -> bool:
        """Whether all seats win or lose together, and get the same reward."""
        return self.state.score().shared

    def begin(self, seed: int) -> None:
        """Deal anew."""
        self.state = self.game.new(self.seats, seed, self.options)

    def bounds(self) -> tuple[Observation, Observation]:
        """Return the least and the most that each number of an observation can be."""
        least = np.zeros(self.size, np.float32)
        most = np.zeros(self.size, np.float32)
        for piece in self.encoding.layout.pieces:
            least[piece.start : piece.start + piece.size] = piece.least
            most[piece.start : piece.start + piece.size] = piece.most
        return least, most

    def own_first(self) -> tuple[npt.NDArray[np.int64], npt.NDArray[np.int64]]:
        """Return index tables for observations and for actions that put the own seat first.

        Each has a row for each seat at this table.
        """
        tables = [self.encoding.own_first(self.seats, seat) for seat in range(self.seats)]
        numbers, actions = zip(*tables, strict=True)
        return np.array(numbers), np.array(actions)

    def observe(self, seat: int) -> Observation:
        """Return a fresh observation of *seat*."""
        return self.observe_in(self.state, seat)

    def observe_in(self, state: State, seat: int) -> Observation:
        """Return a fresh observation of *seat* in any state of this game."""
        out = self._zeros[:]
        self.encoding.write(state, seat, out)
        return np.frombuffer(out, np.float32)

    def waiting(self) -> Mask:
        """Return the mask of a seat that has nothing to decide."""
        return self._waiting.copy()

    def mask(self, seat: int) -> Mask:
        """Return 1 for each legal action of *seat*; it waits where it has nothing to decide."""
        if seat not in self.state.deciding:
            return self.waiting()
        mask = np.zeros(self.actions, np.int8)
        mask[self.codes.legal(self.state.decision(seat))] = 1
        return mask

    def step(self, seat: int, code: int) -> None:
        """Take the action *code* of *seat*.

        Raises:
            IllegalAction: it is not legal now; nothing has changed.
        """
        if seat not in self.state.deciding:
            if code != WAIT:
                raise IllegalAction("not-deciding", {"seat": seat})
            return
        self.state.apply(seat, self.codes.option(self.state.decision(seat), code))

    def step_or_replace(self, seat: int, code: int, illegal: str) -> dict[str, Any]:
        """Take the action, or the first legal one in its place; return what there is to tell.

        Raises:
            IllegalAction: it is not legal now, and *illegal* actions are not replaced.
        """
        try:
            self.step(seat, code)
        except IllegalAction:
            if illegal == RAISE:
                raise
            replacement = self.first_legal(seat)
            self.step(seat, replacement)
            return {"replaced_by": replacement}
        return {}

    def first_legal(self, seat: int) -> int:
        """Return the first legal action of *seat*."""
        if seat not in self.state.deciding:
            return WAIT
        return self.codes.code(self.state.decision(seat).options[0])

    def text(self) -> str:
        """Return what a spectator sees."""
        return json.dumps(self.state.view(None), ensure_ascii=False, indent=1)

    def rewards(self) -> list[float]:
        """Return the reward of each seat for the end of the game; nothing while it goes on."""
        return self.rewards_in(self.state)

    def rewards_in(self, state: State | None) -> list[float]:
        """Return the rewards in any state of this game; None is before the deal."""
        outcome = None if state is None else state.outcome
        return [0.0] * self.seats if outcome is None else rewards_of(outcome, self.seats)


def rewards_of(outcome: Outcome, seats: int) -> list[float]:
    """Return 1 for winning alone and as much in all for the others to lose; nothing is left over.

    A game that all can lose, as one alone at the table does, costs 1 then. Those who win or lose
    together get 1 or lose 1, each of them.
    """
    winners = outcome.winners
    if seats == 1 or outcome.shared or not winners:
        return [1.0 if seat in winners else -1.0 for seat in range(seats)]
    won = (seats / len(winners) - 1) / (seats - 1)
    lost = -1 / (seats - 1)
    return [won if seat in winners else lost for seat in range(seats)]
