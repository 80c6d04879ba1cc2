"""How many steps do the research interfaces make, beside other libraries' environments?

A step is one action taken, with the observation and the mask of whoever acts next. Seconds are
those of the processor within one process, so the figures are per core. The last table counts the
seconds of the clock over several processes.
"""

import argparse
import os
import random
import time
from typing import Any

import numpy as np
import pyspiel

import areopolis
from areopolis import build
from areopolis.envs import gymnasium, openspiel, pettingzoo
from areopolis.envs.run import Run
from areopolis.envs.vector import Vector
from peers import connect_four, dominoes, pettingzoo_playout
from timing import RUNS, SECONDS, Playout, measure_playouts, table

CONNECT_FOUR = "PettingZoo connect_four"
SEATS = 4
# Rows of a vector, and steps of each measurement over processes.
GAMES = 64
STEPS = 400


def stepped(run: Run) -> Playout:
    """Return a playout of the bare run: observation, mask, action."""

    def playout(rng: random.Random) -> int:
        steps = 0
        run.begin(rng.getrandbits(32))
        while not run.state.over:
            seat = run.state.deciding[0]
            run.observe(seat)
            legal = run.mask(seat).nonzero()[0]
            run.step(seat, int(legal[int(rng.random() * len(legal))]))
            steps += 1
        return steps

    return playout


def learner(env: gymnasium.Learner) -> Playout:
    """Return a playout of the Gymnasium environment; only the learner's steps count."""

    def playout(rng: random.Random) -> int:
        steps = 0
        _, info = env.reset(seed=rng.getrandbits(31))
        while True:
            legal = info["action_mask"].nonzero()[0]
            _, _, terminated, _, info = env.step(legal[int(rng.random() * len(legal))])
            steps += 1
            if terminated:
                return steps

    return playout


def observed(game: Any) -> Playout:
    """Return a playout of an OpenSpiel game with the observation of whoever acts."""

    def playout(rng: random.Random) -> int:
        steps = 0
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, chances = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(rng.choices(outcomes, chances)[0])
                continue
            if game.get_type().provides_observation_tensor:
                state.observation_tensor(state.current_player())
            else:
                state.information_state_tensor(state.current_player())
            state.apply_action(rng.choice(state.legal_actions()))
            steps += 1
        return steps

    return playout


def playouts() -> list[tuple[str, Playout]]:
    """Return ours and the peers'."""
    found: list[tuple[str, Playout]] = []
    for name in areopolis.game_ids():
        seats = min(SEATS, areopolis.game(name).seats[-1])
        spiel = pyspiel.load_game(openspiel.short_name(name), {"players": seats})
        found += [
            (f"{name}: Run", stepped(Run(name, seats))),
            (f"{name}: PettingZoo", pettingzoo_playout(pettingzoo.env(name, seats))),
            (f"{name}: Gymnasium", learner(gymnasium.env(name, seats))),
            (f"{name}: OpenSpiel", observed(spiel)),
        ]
    found += [
        (CONNECT_FOUR, pettingzoo_playout(connect_four())),
        ("OpenSpiel Python team_dominoes", observed(dominoes())),
        ("OpenSpiel C++ backgammon", observed(pyspiel.load_game("backgammon"))),
    ]
    return found


def vector_speed(name: str, processes: int) -> float:
    """Return steps per second of the clock over *processes*."""
    rng = np.random.default_rng(7)
    seats = min(SEATS, areopolis.game(name).seats[-1])
    with Vector(name, GAMES, processes, seats, seed=7) as games:
        spent = 0.0
        for number in range(STEPS + STEPS // 10):
            # Choosing is the learner's work and not counted.
            chosen = (games.masks * rng.random(games.masks.shape, np.float32)).argmax(axis=1)
            start = time.perf_counter()
            games.step(chosen)
            if number >= STEPS // 10:
                spent += time.perf_counter() - start
    return GAMES * STEPS / spent


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--runs", type=int, default=RUNS)
    parser.add_argument("--seconds", type=float, default=SECONDS, help="of each run of each row")
    chosen = parser.parse_args()
    speeds = measure_playouts(playouts(), runs=chosen.runs, seconds=chosen.seconds)
    peer = next(s.decisions_per_second for s in speeds if s.name == CONNECT_FOUR)
    print(f"{build.description()}; medians of {chosen.runs} runs of {chosen.seconds:g} s\n")
    rows = [
        [
            speed.name,
            f"{speed.decisions_per_second:,.0f}",
            f"{speed.spread:.0%}",
            f"{speed.decisions_per_second / peer:.2f}",
        ]
        for speed in speeds
    ]
    print(table(["environment", "steps/s", "spread", "× connect four"], rows))
    print(f"\nvectors of {GAMES} games, by the clock, {os.cpu_count()} processors\n")
    counts = (0, 1, 2)
    print(
        table(
            ["game", "in this process", "1 process", "2 processes"],
            [
                [name, *[f"{vector_speed(name, processes):,.0f}" for processes in counts]]
                for name in areopolis.game_ids()
            ],
        )
    )


if __name__ == "__main__":
    main()
