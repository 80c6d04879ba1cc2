"""Learn in two groups: while one is stepped by other processes, the learner chooses for the other.

    OPENBLAS_NUM_THREADS=1 python examples/envs_groups.py --games 64 --processes 2 --ends 2000

The learner holds one seat, another one from game to game, and players of ours hold the others
within the processes. It sees everything from its own seat, is not asked where it has no choice, and
learns by REINFORCE with one layer: no good player, but all that a larger one needs is here.
"""

from __future__ import annotations

import argparse
from typing import Any

import numpy as np
import numpy.typing as npt

from areopolis.envs.rows import Rows
from areopolis.envs.vector import Vector
from areopolis.players.registry import maker

Array = npt.NDArray[np.float32]

RATE = 0.02
# Counts are divided by what they can be at most, but by no more than this.
SCALE_MOST = 8.0


class Learner:
    """One layer of weights, and what was seen and done in the games that still go on."""

    def __init__(self, games: Vector) -> None:
        """Learn in *games*."""
        self.rng = np.random.default_rng(1)
        self.narrow, self.wide, self.actions = games.own_first()
        _, most = games.run.bounds()
        columns = games.columns
        kept = np.concatenate([most[columns.observations], most[columns.wide]])
        self.scale = (1 / np.clip(kept, 1, SCALE_MOST)).astype(np.float32)
        self.weights = np.zeros((len(kept), games.run.actions), np.float32)
        self.steps: list[list[tuple[Any, ...]]] = [[] for _ in range(games.games)]

    def choose(self, rows: Rows, first: int) -> npt.NDArray[np.int64]:
        """Return an action for each of *rows*, the first of which is the game *first*."""
        places = np.arange(len(rows.seats))[:, None]
        seen = np.concatenate(
            [
                rows.observations[places, self.narrow[rows.seats]],
                rows.wide[places, self.wide[rows.seats]],
            ],
            axis=1,
        ).astype(np.float32)
        seen *= self.scale
        legal = rows.masks[places, self.actions[rows.seats]]
        liked = np.where(legal == 1, seen @ self.weights, -np.inf)
        chances = np.exp(liked - liked.max(axis=1, keepdims=True))
        chances /= chances.sum(axis=1, keepdims=True)
        sums = chances.cumsum(axis=1)
        drawn = np.count_nonzero(sums <= self.rng.random((len(sums), 1)) * sums[:, -1:], axis=1)
        for place, action in enumerate(drawn):
            step = (seen[place], chances[place], action, rows.seats[place])
            self.steps[first + place].append(step)
        chosen: npt.NDArray[np.int64] = self.actions[rows.seats, drawn]
        return chosen

    def learn(self, rows: Rows, first: int) -> list[tuple[float, int]]:
        """Learn from the games that have ended; return the reward and the score of each."""
        found: list[tuple[float, int]] = []
        for place in np.flatnonzero(rows.ends):
            steps, self.steps[first + place] = self.steps[first + place], []
            seat = steps[-1][3]
            reward = float(rows.rewards[place, seat])
            found.append((reward, int(rows.scores[place, seat])))
            for seen, chances, action, _ in steps:
                push = -chances
                push[action] += 1
                moved = np.flatnonzero(chances)
                there = np.flatnonzero(seen)
                change = np.outer(seen[there], push[moved])
                self.weights[np.ix_(there, moved)] += RATE * reward / len(steps) * change
        return found


def main(game: str, count: int, processes: int, ends: int, against: str) -> None:
    """Play until so many games are over, and print how they ended."""
    other = maker(against, 10)
    with Vector(
        game,
        count,
        processes,
        seats=3,
        seed=7,
        groups=2,
        numbers="uint8",
        skip_forced=True,
        players={1: other, 2: other},
        turn_players=True,
    ) as games:
        learner = Learner(games)
        ended: list[tuple[float, int]] = []
        told = 0
        while len(ended) < ends:
            for group in range(2):
                rows = games.wait(group)
                first = group * (count // 2)
                ended += learner.learn(rows, first)
                games.send(learner.choose(rows, first), group)
            if len(ended) // 100 > told:
                told = len(ended) // 100
                report(ended[-100:], len(ended))
        report(ended, len(ended))


def report(ended: list[tuple[float, int]], total: int) -> None:
    """Print how some games ended."""
    won = sum(reward > 0 for reward, _ in ended) / len(ended)
    score = sum(score for _, score in ended) / len(ended)
    print(f"{total:7} games  of {len(ended)}: won {won:6.1%}, {score:.1f} points", flush=True)


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", default="mission-red-planet")
    parser.add_argument("--games", type=int, default=64, help="side by side, half in each group")
    parser.add_argument("--processes", type=int, default=2)
    parser.add_argument("--ends", type=int, default=2000, help="games to play")
    parser.add_argument("--against", default="random", help="the name of a player")
    chosen = parser.parse_args()
    main(chosen.game, chosen.games, chosen.processes, chosen.ends, chosen.against)
