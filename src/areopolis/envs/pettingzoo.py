"""PettingZoo: every game as a turn-based environment, or with all agents at once.

from areopolis.envs import pettingzoo
env = pettingzoo.env(name, seats=4)
"""

from __future__ import annotations

import os
from typing import Any, Final

import numpy as np
from gymnasium import spaces
from gymnasium.error import ResetNeeded
from gymnasium.utils import seeding
from pettingzoo import AECEnv
from pettingzoo.utils.conversions import aec_to_parallel

from areopolis.core.errors import IllegalAction
from areopolis.core.game import Game
from areopolis.envs.encodings.codes import WAIT
from areopolis.envs.run import ANSI, RAISE, REPLACE, SEEDS, Run, check_illegal, check_mode

# How often `agent_iter` goes on if nobody says otherwise; no game is that long.
ENDLESS: Final = 2**63


class Turns(AECEnv):  # type: ignore[misc]
    """A game as a turn-based environment; `seat_0`, `seat_1`, … are its agents.

    An observation holds the numbers of the encoding and the action mask. Joint decisions are taken
    seat by seat; the answers stay sealed until all are in.
    """

    def __init__(
        self,
        run: Run,
        seed: int | None,
        max_cycles: int | None,
        illegal: str,
        render_mode: str | None,
    ) -> None:
        """Step *run*; see `env` for the rest."""
        super().__init__()
        check_illegal(illegal)
        check_mode(render_mode)
        if max_cycles is not None and max_cycles < 1:
            raise ValueError(f"max_cycles must be at least 1, not {max_cycles}")
        self.run = run
        self.max_cycles = max_cycles
        self.illegal = illegal
        self.is_dealt = False
        self.render_mode = render_mode
        self.metadata = {
            "name": f"areopolis/{run.game.id}",
            "render_modes": [ANSI],
            "is_parallelizable": isinstance(self, Cycles),
        }
        self.possible_agents = [f"seat_{seat}" for seat in range(run.seats)]
        self.agents: list[str] = []
        self.seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        least, most = run.bounds()
        self.observation_spaces = {
            agent: spaces.Dict(
                {
                    "observation": spaces.Box(least, most, dtype=np.float32),
                    "action_mask": spaces.Box(0, 1, (run.actions,), np.int8),
                }
            )
            for agent in self.possible_agents
        }
        self.action_spaces = {agent: spaces.Discrete(run.actions) for agent in self.possible_agents}
        self._rng, _ = seeding.np_random(seed)

    def observation_space(self, agent: str) -> spaces.Dict:
        """Return what *agent* can see."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        """Return what *agent* can do."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deal a new game; the same *seed* gives the same games from now on."""
        if seed is not None:
            self._rng, _ = seeding.np_random(seed)
        self.run.begin(int(self._rng.integers(SEEDS)))
        self.is_dealt = True
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.steps = [0] * self.run.seats
        self._select(-1)

    def observe(self, agent: str) -> dict[str, Any]:
        """Return the numbers and the mask of *agent*.

        Raises:
            ResetNeeded: no game was dealt yet.
        """
        self._check_dealt("observe")
        seat = self.seat_of[agent]
        return {"observation": self.run.observe(seat), "action_mask": self._mask(seat)}

    def step(self, action: Any) -> None:
        """Take the action of the selected agent.

        Raises:
            IllegalAction: it is not legal now, and illegal actions are not replaced.
            ResetNeeded: no game was dealt yet, or it is over for all agents.
        """
        self._check_going_on("step")
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        seat = self.seat_of[agent]
        self.infos[agent] = self._take(seat, int(action))
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards[agent] = 0.0
        self.steps[seat] += 1
        if self._is_cycle_over(seat):
            self._end_cycle(seat)
        self._select(seat)

    def last(
        self, observe: bool = True
    ) -> tuple[dict[str, Any] | None, float, bool, bool, dict[str, Any]]:
        """Return observation, reward, whether it has ended or was cut off, and the rest to tell.

        Raises:
            ResetNeeded: no game was dealt yet, or it is over for all agents.
        """
        self._check_going_on("last")
        told: tuple[Any, float, bool, bool, dict[str, Any]] = super().last(observe)
        return told

    def agent_iter(self, max_iter: int = ENDLESS) -> Any:
        """Return whoever must act, again and again, until the game is over for all agents.

        Raises:
            ResetNeeded: no game was dealt yet.
        """
        self._check_dealt("agent_iter")
        return super().agent_iter(max_iter)

    def render(self) -> str | None:
        """Return what a spectator sees, as text, where the mode is "ansi".

        Raises:
            ResetNeeded: no game was dealt yet.
        """
        self._check_dealt("render")
        return self.run.text() if self.render_mode == ANSI else None

    def close(self) -> None:
        """Hold nothing that would have to be given back."""

    def _check_dealt(self, asked: str) -> None:
        if not self.is_dealt:
            raise ResetNeeded(f"no game was dealt: call reset before {asked}")

    def _check_going_on(self, asked: str) -> None:
        self._check_dealt(asked)
        if not self.agents:
            raise ResetNeeded(f"the game is over: call reset before {asked}")

    def _end_cycle(self, seat: int) -> None:
        if self.run.state.over:
            self.rewards = dict(zip(self.agents, self.run.rewards(), strict=True))
            self._accumulate_rewards()
            self.terminations = dict.fromkeys(self.agents, True)
        elif self.steps[seat] == self.max_cycles:
            self.truncations = dict.fromkeys(self.agents, True)

    # What depends on who acts when.

    def _mask(self, seat: int) -> Any:
        return self.run.mask(seat)

    def _take(self, seat: int, code: int) -> dict[str, Any]:
        return self.run.step_or_replace(seat, code, self.illegal)

    def _is_cycle_over(self, seat: int) -> bool:
        return True

    def _select(self, seat: int) -> None:
        deciding = self.run.state.deciding
        self.agent_selection = self.possible_agents[deciding[0] if deciding else 0]


class Cycles(Turns):
    """All agents act in every cycle; who has nothing to decide waits.

    Who has something to decide is settled when a cycle begins, so all could act at once.
    """

    deciding: tuple[int, ...] = ()

    def _mask(self, seat: int) -> Any:
        return self.run.mask(seat) if seat in self.deciding else self.run.waiting()

    def _take(self, seat: int, code: int) -> dict[str, Any]:
        if seat in self.deciding:
            return super()._take(seat, code)
        if code == WAIT:
            return {}
        if self.illegal == REPLACE:
            return {"replaced_by": WAIT}
        raise IllegalAction("not-deciding", {"seat": seat})

    def _is_cycle_over(self, seat: int) -> bool:
        return seat == self.run.seats - 1

    def _select(self, seat: int) -> None:
        following = (seat + 1) % self.run.seats
        if following == 0:
            self.deciding = self.run.state.deciding
        self.agent_selection = self.possible_agents[following]


def env(
    game: str | Game,
    seats: int | None = None,
    options: dict[str, Any] | None = None,
    seed: int | None = None,
    *,
    pack: str | os.PathLike[str] | None = None,
    max_cycles: int | None = None,
    everyone: bool = False,
    illegal: str = RAISE,
    render_mode: str | None = None,
) -> Turns:
    """Return an AEC environment of *game*.

    *seed* is that of the first `reset` without one of its own. With *max_cycles* the game is
    truncated when an agent has acted so often. With *everyone* all agents act in every cycle, and
    `wait` is the action of those who have nothing to decide. An action that is not legal raises
    `IllegalAction`, or the first legal one is taken where *illegal* is "replace". With the
    *render_mode* "ansi" a game can be looked at.

    Raises:
        UnknownGame, BadPack, BadSetup: as in `areopolis.game` and `Game.new`.
        ValueError: *max_cycles*, *illegal* or *render_mode* are none that there are.
    """
    kind = Cycles if everyone else Turns
    return kind(Run(game, seats, options, pack), seed, max_cycles, illegal, render_mode)


def parallel_env(
    game: str | Game,
    seats: int | None = None,
    options: dict[str, Any] | None = None,
    seed: int | None = None,
    *,
    pack: str | os.PathLike[str] | None = None,
    max_cycles: int | None = None,
    illegal: str = RAISE,
    render_mode: str | None = None,
) -> Any:
    """Return a parallel environment of *game*: all agents act at once, or wait; see `env`."""
    made = Cycles(Run(game, seats, options, pack), seed, max_cycles, illegal, render_mode)
    return aec_to_parallel(made)
