"""Gymnasium: one learner against players of our own or anybody's.

from areopolis.envs import gymnasium
env = gymnasium.env(name, seats=4)

`gymnasium.make(f"areopolis/{name}-v1", seats=4)` of the library makes the same.
"""

from __future__ import annotations

import os
from collections.abc import Sequence
from typing import Any

import numpy as np
from gymnasium import Env, register, spaces
from gymnasium.error import ResetNeeded

from areopolis.core.game import Game
from areopolis.core.seen import Seen
from areopolis.envs.opponents import Maker, Opponents
from areopolis.envs.run import (
    ANSI,
    REPLACE,
    SEEDS,
    Mask,
    Observation,
    Run,
    check_illegal,
    check_mode,
)
from areopolis.library import game_ids


class Learner(Env[Observation, np.int64]):
    """A game in which one seat learns and opponents answer for all the others.

    `info["action_mask"]` and `action_masks()` tell which actions are legal.
    """

    def __init__(
        self,
        run: Run,
        opponents: Sequence[Maker] | None,
        seat: int | None,
        illegal: str,
        render_mode: str | None,
    ) -> None:
        """Step *run*; see `env` for the rest."""
        check_illegal(illegal)
        if seat is not None and not 0 <= seat < run.seats:
            raise ValueError(f"seat must be between 0 and {run.seats - 1}, not {seat}")
        check_mode(render_mode)
        self.run = run
        self.fixed_seat = seat
        self.seat = seat or 0
        self.illegal = illegal
        self.is_dealt = False
        self.metadata = {"render_modes": [ANSI], "render_fps": 1}
        self.render_mode = render_mode
        self.opponents = Opponents(run.game.id, opponents, run.seats - 1)
        least, most = run.bounds()
        self.observation_space = spaces.Box(least, most, dtype=np.float32)
        self.action_space = spaces.Discrete(run.actions)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Deal a new game and go on to the first decision of the learner."""
        super().reset(seed=seed)
        if self.fixed_seat is None:
            self.seat = int(self.np_random.integers(self.run.seats))
        self.run.begin(int(self.np_random.integers(SEEDS)))
        self.is_dealt = True
        seeds = self.np_random.integers(SEEDS, size=self.run.seats - 1)
        self.opponents.sit_down([int(seed) for seed in seeds])
        self._let_others_play()
        return self.run.observe(self.seat), self._info({})

    def step(self, action: np.int64 | int) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """Take the action of the learner and go on to its next decision, or to the end.

        Raises:
            IllegalAction: it is not legal now, and illegal actions are not replaced.
            ResetNeeded: no game was dealt yet, or it is over.
        """
        if not self.is_dealt:
            raise ResetNeeded("no game was dealt: call reset before step")
        if self.run.state.over:
            raise ResetNeeded("the game is over: call reset before step")
        told = self.run.step_or_replace(self.seat, int(action), self.illegal)
        self._let_others_play()
        reward = self.run.rewards()[self.seat]
        return self.run.observe(self.seat), reward, self.run.state.over, False, self._info(told)

    def action_masks(self) -> Mask:
        """Return 1 for each legal action, as masked learners ask for it."""
        return self.run.mask(self.seat)

    def render(self) -> str | None:
        """Return what a spectator sees, as text, where the mode is "ansi".

        Raises:
            ResetNeeded: no game was dealt yet.
        """
        if not self.is_dealt:
            raise ResetNeeded("no game was dealt: call reset before render")
        return self.run.text() if self.render_mode == ANSI else None

    def close(self) -> None:
        """Let the opponents put away what they have opened."""
        self.opponents.leave()

    def _info(self, told: dict[str, Any]) -> dict[str, Any]:
        return {"action_mask": self.run.mask(self.seat), "seat": self.seat, **told}

    def _let_others_play(self) -> None:
        """Let the opponents answer until the learner must decide."""
        state = self.run.state
        while not state.over and self.seat not in state.deciding:
            other = state.deciding[0]
            # The first opponent sits next to the learner.
            opponent = self.opponents.players[(other - self.seat - 1) % self.run.seats]
            state.play(other, opponent.choose(Seen(state, other)))


def env(
    game: str | Game,
    seats: int | None = None,
    options: dict[str, Any] | None = None,
    *,
    opponents: Sequence[Maker] | None = None,
    seat: int | None = 0,
    pack: str | os.PathLike[str] | None = None,
    illegal: str = REPLACE,
    render_mode: str | None = None,
) -> Learner:
    """Return an environment of *game* for one learner.

    *opponents* make the players of the other seats, clockwise from the learner, each as
    `(game, seed) -> player`. They do so anew in each `reset`, with seeds that follow from its own;
    without them all play at random. The learner sits on *seat*, or anywhere anew in each game
    where it is None. The first legal action takes the place of one that is not legal, or
    `IllegalAction` is raised where *illegal* is "raise". With the *render_mode* "ansi" a game can
    be looked at.

    Raises:
        UnknownGame, BadPack, BadSetup: as in `areopolis.game` and `Game.new`.
        ValueError: opponents, seat, *illegal* or *render_mode* are none that there are.
    """
    return Learner(Run(game, seats, options, pack), opponents, seat, illegal, render_mode)


for _name in game_ids():
    register(f"areopolis/{_name}-v1", "areopolis.envs.gymnasium:env", kwargs={"game": _name})
