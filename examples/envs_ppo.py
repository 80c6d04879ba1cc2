"""Train a small masked-PPO agent against random players: numpy, one hidden layer, no framework.

    OPENBLAS_NUM_THREADS=1 python examples/envs_ppo.py --minutes 5

Its matrices are small: more threads only wait for each other.

The agent holds seat 0 of a vector of games; random players hold the others. It prints how many of
its games it wins as it learns, and in the end how many of a thousand games with fresh seeds.
"""

from __future__ import annotations

import argparse
import time
from typing import Any

import numpy as np
import numpy.typing as npt

from areopolis.envs.vector import Vector

Array = npt.NDArray[np.float32]

HIDDEN = 128
EPOCHS = 4
BATCH = 512
CLIP = 0.2
RATE = 1e-3
ENTROPY = 0.01
# Counts are divided by what they can be at most, but by no more than this.
SCALE_MOST = 8.0


class Net:
    """A policy and a value on one hidden layer, with Adam."""

    def __init__(self, size: int, actions: int, rng: np.random.Generator) -> None:
        """Begin with small random weights."""

        def weights(rows: int, columns: int, scale: float) -> Array:
            drawn = rng.standard_normal((rows, columns), np.float32)
            return drawn * np.float32(scale / rows**0.5)

        self.weights = [
            weights(size, HIDDEN, 2.0),
            np.zeros(HIDDEN, np.float32),
            weights(HIDDEN, actions, 0.1),
            np.zeros(actions, np.float32),
            weights(HIDDEN, 1, 0.1),
            np.zeros(1, np.float32),
        ]
        self.first = [np.zeros_like(weight) for weight in self.weights]
        self.second = [np.zeros_like(weight) for weight in self.weights]
        self.updates = 0

    def forward(self, seen: Array, masks: npt.NDArray[np.int8]) -> tuple[Array, Array, Array]:
        """Return the hidden layer, the chances of the legal actions and the values."""
        w1, b1, w2, b2, w3, b3 = self.weights
        hidden = np.maximum(seen @ w1 + b1, 0)
        logits = np.where(masks == 1, hidden @ w2 + b2, -np.inf)
        chances = np.exp(logits - logits.max(axis=1, keepdims=True))
        chances /= chances.sum(axis=1, keepdims=True)
        return hidden, chances, (hidden @ w3 + b3)[:, 0]

    def learn(self, batch: dict[str, Any]) -> None:
        """Make one step of PPO on *batch*."""
        hidden, chances, values = self.forward(batch["seen"], batch["masks"])
        rows = np.arange(len(values))
        taken = chances[rows, batch["actions"]]
        ratio = taken / batch["chances"]
        gain = batch["gains"]
        # Beyond the clip nothing is gained, so nothing is learned.
        is_open = np.where(gain > 0, ratio < 1 + CLIP, ratio > 1 - CLIP)
        push = (gain * ratio * is_open)[:, None]
        chosen = np.zeros_like(chances)
        chosen[rows, batch["actions"]] = 1
        logs = np.log(np.maximum(chances, 1e-12))
        spread = -(chances * logs).sum(axis=1, keepdims=True)
        d_logits = push * (chances - chosen) + ENTROPY * chances * (logs + spread)
        d_values = (values - batch["results"])[:, None]
        d_logits /= len(rows)
        d_values /= len(rows)
        _, _, w2, _, w3, _ = self.weights
        d_hidden = (d_logits @ w2.T + d_values @ w3.T) * (hidden > 0)
        self._descend(
            [
                batch["seen"].T @ d_hidden,
                d_hidden.sum(axis=0),
                hidden.T @ d_logits,
                d_logits.sum(axis=0),
                hidden.T @ d_values,
                d_values.sum(axis=0),
            ]
        )

    def _descend(self, slopes: list[Array]) -> None:
        self.updates += 1
        for weight, first, second, slope in zip(
            self.weights, self.first, self.second, slopes, strict=True
        ):
            first += 0.1 * (slope - first)
            second += 0.001 * (slope * slope - second)
            mean = first / (1 - 0.9**self.updates)
            square = second / (1 - 0.999**self.updates)
            weight -= RATE * mean / (np.sqrt(square) + 1e-8)


class Agent:
    """The net at seat 0 of a vector of games."""

    def __init__(self, games: Vector, seed: int) -> None:
        """Play in *games*."""
        self.games = games
        self.rng = np.random.default_rng(seed)
        _, most = games.run.bounds()
        self.scale = (1 / np.clip(most, 1, SCALE_MOST)).astype(np.float32)
        self.net = Net(games.run.size, games.run.actions, self.rng)

    def draw(self, chances: Array) -> npt.NDArray[np.int64]:
        """Return an action for each row of *chances*."""
        sums = chances.cumsum(axis=1)
        drawn: npt.NDArray[np.int64] = np.count_nonzero(
            sums <= self.rng.random((len(sums), 1)) * sums[:, -1:], axis=1
        )
        return drawn

    def play(self, ends: int) -> tuple[dict[str, Any], list[float]]:
        """Play until *ends* games are over; return what seat 0 did in them, and its results."""
        games = self.games
        open_steps: list[list[tuple[Any, ...]]] = [[] for _ in range(games.games)]
        finished: list[tuple[Any, ...]] = []
        results: list[float] = []
        while len(results) < ends:
            actions = self.draw(games.masks.astype(np.float32))
            own = np.flatnonzero(games.seats == 0)
            if len(own):
                seen = games.observations[own] * self.scale
                masks = games.masks[own]
                _, chances, values = self.net.forward(seen, masks)
                actions[own] = self.draw(chances)
                taken = chances[np.arange(len(own)), actions[own]]
                for place, row in enumerate(own):
                    open_steps[row].append(
                        (seen[place], masks[place], actions[row], taken[place], values[place])
                    )
            games.step(actions)
            for row in np.flatnonzero(games.ends):
                result = float(games.rewards[row, 0])
                results.append(result)
                finished += [(*step, result) for step in open_steps[row]]
                open_steps[row] = []
        # What is still open was played by the weights of now and will be finished by later ones.
        names = ("seen", "masks", "actions", "chances", "values", "results")
        played = {n: np.array(c) for n, c in zip(names, zip(*finished, strict=True), strict=True)}
        played["results"] = played["results"].astype(np.float32)
        played["gains"] = played["results"] - played["values"]
        played["gains"] /= played["gains"].std() + 1e-6
        return played, results

    def improve(self, ends: int) -> float:
        """Play *ends* games, learn from them, and return the share that was won."""
        played, results = self.play(ends)
        count = len(played["actions"])
        for _ in range(EPOCHS):
            order = self.rng.permutation(count)
            for start in range(0, count, BATCH):
                rows = order[start : start + BATCH]
                self.net.learn({name: column[rows] for name, column in played.items()})
        return won(results)


def won(results: list[float]) -> float:
    """Return the share of games that were won, alone or with others."""
    return sum(result > 0 for result in results) / len(results)


def train(
    minutes: float, *, seats: int = 3, ends: int = 256, tested: int = 1000, seed: int = 1
) -> float:
    """Train for so long, print the curve, and return the share of *tested* games won afterwards."""
    with Vector("mission-red-planet", games=64, processes=0, seats=seats, seed=seed) as games:
        agent = Agent(games, seed)
        start = time.monotonic()
        total = 0
        while not total or time.monotonic() - start < minutes * 60:
            share = agent.improve(ends)
            total += ends
            spent = time.monotonic() - start
            print(f"{spent:6.0f} s {total:7} games  won {share:6.1%}", flush=True)
        games.reset(seed + 1)
        _, results = agent.play(tested)
    share = won(results)
    error = 1.96 * (share * (1 - share) / len(results)) ** 0.5
    print(f"afterwards: {share:.1%} ± {error:.1%} of {len(results)} games; fair is {1 / seats:.1%}")
    return share


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--minutes", type=float, default=5)
    parser.add_argument("--seats", type=int, default=3)
    parser.add_argument("--ends", type=int, default=256, help="games between two updates")
    parser.add_argument("--tested", type=int, default=1000, help="games after the training")
    chosen = parser.parse_args()
    train(chosen.minutes, seats=chosen.seats, ends=chosen.ends, tested=chosen.tested)
