"""Sittings: one game after another, with players at the seats that do not learn."""

from __future__ import annotations

import os
from collections.abc import Mapping
from typing import Any, Final, NamedTuple

from areopolis.core.rng import WORD, Rng
from areopolis.core.seen import Seen
from areopolis.core.state import State
from areopolis.envs.columns import Columns
from areopolis.envs.opponents import Maker, Opponents
from areopolis.envs.run import Run

# Any odd number far from a power of two: neighbouring games get seeds far apart.
STRIDE: Final = 0xD1342543DE82EF95
# After so many games in which nobody who learns had anything to choose, none will come.
DEALS_MOST: Final = 1000


class Setup(NamedTuple):
    """What is played, by whom, and what of it is shown."""

    game: str
    seats: int | None
    options: dict[str, Any] | None
    pack: str | os.PathLike[str] | None
    numbers: str
    skips_forced: bool
    players: Mapping[int, Maker]
    turns_players: bool

    def run(self) -> Run:
        """Return a run of it."""
        return Run(self.game, self.seats, self.options, self.pack)

    def columns(self, run: Run) -> Columns:
        """Return where the numbers of its observations stand."""
        return Columns(run.encoding.layout, self.numbers)

    def check(self, run: Run) -> None:
        """Check that the players can sit there, and that a seat is left to learn.

        Raises:
            ValueError: they cannot.
        """
        for seat in self.players:
            if seat not in range(run.seats):
                raise ValueError(f"a player's seat is between 0 and {run.seats - 1}, not {seat!r}")
        if len(self.players) == run.seats:
            raise ValueError("players hold all seats, and nobody learns")
        Opponents(run.game.id, list(self.players.values()), len(self.players))


class Sitting:
    """The games of one row, each dealt when the one before has ended."""

    def __init__(self, setup: Setup, run: Run, number: int) -> None:
        """Play the row *number* of a vector."""
        self.run = run
        self.number = number
        self.state: State = run.state
        self.chance = Rng(0)
        self.luck = Rng(0)
        self.skips_forced = setup.skips_forced
        self.turns_players = setup.turns_players
        self.seats_held = list(setup.players)
        self.opponents = Opponents(run.game.id, list(setup.players.values()), len(self.seats_held))
        # Who holds which seat in this game, by the place among the opponents.
        self.holders: dict[int, int] = {}
        # Whether anybody but a learner ever answers.
        self.goes_on = bool(self.skips_forced or self.seats_held)

    def begin(self, seed: int) -> None:
        """Deal the first game; the number of the row and *seed* decide all its deals."""
        chance = Rng(seed)
        self.chance = Rng((chance.next() + self.number * STRIDE) & WORD)
        self.luck = Rng((chance.next() + self.number * STRIDE) & WORD)
        self.deal()

    def deal(self) -> None:
        """Deal games until somebody who learns has something to choose."""
        for _ in range(DEALS_MOST):
            self.state = self.run.game.new(self.run.seats, self.chance.next(), self.run.options)
            if self.seats_held:
                self._sit_down()
            if self.goes_on:
                self.go_on()
            if not self.state.over:
                return
        raise RuntimeError("nobody who learns has anything to choose in this game")

    def take(self, code: int) -> bool:
        """Take the action *code* of whoever acts, and go on; return whether the game is over."""
        state = self.state
        seat = state.deciding[0]
        state.apply(seat, self.run.codes.option(state.decision(seat), code))
        if self.goes_on:
            self.go_on()
        return state.over

    def go_on(self) -> None:
        """Let players answer, and forced moves be made, until a learner has to choose."""
        state = self.state
        while not state.over:
            seat = state.deciding[0]
            holder = self.holders.get(seat)
            if holder is not None:
                state.play(seat, self.opponents.players[holder].choose(Seen(state, seat)))
                continue
            if not self.skips_forced:
                return
            options = state.decision(seat).options
            if len(options) > 1:
                return
            state.apply(seat, options[0])

    def leave(self) -> None:
        """Let the players put away what they have opened."""
        self.opponents.leave()

    def _sit_down(self) -> None:
        seats = self.run.seats
        turn = self.luck.below(seats) if self.turns_players else 0
        self.holders = {(seat + turn) % seats: at for at, seat in enumerate(self.seats_held)}
        self.opponents.sit_down([self.luck.next() >> 2 for _ in self.seats_held])
