"""Random playouts of other libraries' games: the yardstick for our own, in the same run.

OpenSpiel's C++ games show what a compiled engine does behind Python calls, its Python games and
PettingZoo what rules written in Python do. Peers come with the extra `areopolis[bench]`.
"""

import random
import statistics
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any

import pettingzoo
import pyspiel
from open_spiel.python.games.ant_foraging import AntForagingGame

Playout = Callable[[random.Random], int]
"""Plays one game to its end at random and returns how many decisions were taken."""


@dataclass(frozen=True)
class Speed:
    """Medians over the runs of one measurement."""

    name: str
    decisions_per_second: float
    games_per_second: float
    decisions_per_game: float


def measure(name: str, playout: Playout, *, runs: int = 5, seconds: float = 1.0) -> Speed:
    """Play whole games for *seconds*, *runs* times; every run plays the same games."""
    results: list[tuple[float, float, float]] = []
    for _ in range(runs):
        rng = random.Random(7)
        games = decisions = 0
        start = time.perf_counter()
        while (elapsed := time.perf_counter() - start) < seconds:
            decisions += playout(rng)
            games += 1
        results.append((decisions / elapsed, games / elapsed, decisions / games))
    return Speed(name, *(statistics.median(column) for column in zip(*results, strict=True)))


def openspiel_playout(game: Any) -> Playout:
    """Return a playout of a sequential OpenSpiel game; chance moves are played but not counted."""

    def playout(rng: random.Random) -> int:
        decisions = 0
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, chances = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(rng.choices(outcomes, chances)[0])
            else:
                state.apply_action(rng.choice(state.legal_actions()))
                decisions += 1
        return decisions

    return playout


def pettingzoo_playout(env: Any) -> Playout:
    """Return a playout of a turn-based PettingZoo environment with an action mask."""

    def playout(rng: random.Random) -> int:
        decisions = 0
        env.reset(seed=rng.getrandbits(31))
        for _ in env.agent_iter():
            observation, _, terminated, truncated, _ = env.last()
            if terminated or truncated:
                env.step(None)
            else:
                env.step(rng.choice(observation["action_mask"].nonzero()[0]))
                decisions += 1
        return decisions

    return playout


def peers() -> Iterator[tuple[str, Playout]]:
    """Yield every peer's name and playout.

    Four ants for 45 turns make the longest of OpenSpiel's Python games as long as a game of four
    seats here (the cost of a decision does not depend on it); team dominoes is its game for four
    with hidden hands, and tic-tac-toe its plainest.
    """
    for short_name in ("lines_of_action", "backgammon"):
        yield f"OpenSpiel C++ {short_name}", openspiel_playout(pyspiel.load_game(short_name))
    ants = AntForagingGame({"num_ants": 4, "max_turns": 45})
    yield "OpenSpiel Python ant_foraging", openspiel_playout(ants)
    for short_name in ("team_dominoes", "tic_tac_toe"):
        game = pyspiel.load_game(f"python_{short_name}")
        yield f"OpenSpiel Python {short_name}", openspiel_playout(game)
    connect_four = pettingzoo.make("aec", "classic/connect_four-v3")
    yield "PettingZoo connect_four", pettingzoo_playout(connect_four)


def measure_peers(*, runs: int = 5, seconds: float = 1.0) -> list[Speed]:
    """Measure every peer."""
    return [measure(name, playout, runs=runs, seconds=seconds) for name, playout in peers()]
