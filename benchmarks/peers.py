"""Other libraries' games: the yardstick for our own, in the same run.

OpenSpiel's C++ games show what a compiled engine does behind Python calls, its Python games and
PettingZoo what rules written in Python do. Peers come with the extra `areopolis[bench]`.
"""

import random
from collections.abc import Iterator
from typing import Any

import pettingzoo
import pyspiel
from open_spiel.python.games.ant_foraging import AntForagingGame

from timing import PICK, Playout

CPP = "OpenSpiel C++"
PYTHON = "OpenSpiel Python"
PETTINGZOO = "PettingZoo"


def openspiel_chance(state: Any, rng: random.Random) -> None:
    """Play a move of chance."""
    outcomes, chances = zip(*state.chance_outcomes(), strict=True)
    state.apply_action(rng.choices(outcomes, chances)[0])


def openspiel_playout(game: Any) -> Playout:
    """Return a playout of a sequential OpenSpiel game."""

    def playout(rng: random.Random) -> int:
        bits = rng.getrandbits
        decisions = 0
        state = game.new_initial_state()
        is_chance, legal, apply = state.is_chance_node, state.legal_actions, state.apply_action
        while not state.is_terminal():
            if is_chance():
                openspiel_chance(state, rng)
            else:
                actions = legal()
                apply(actions[bits(PICK) % len(actions)])
                decisions += 1
        return decisions

    return playout


def pettingzoo_playout(env: Any) -> Playout:
    """Return a playout of a turn-based PettingZoo environment with an action mask."""

    def playout(rng: random.Random) -> int:
        bits = rng.getrandbits
        decisions = 0
        env.reset(seed=bits(31))
        last, step = env.last, env.step
        for _ in env.agent_iter():
            observation, _, terminated, truncated, _ = last()
            if terminated or truncated:
                step(None)
            else:
                actions = observation["action_mask"].nonzero()[0]
                step(actions[bits(PICK) % len(actions)])
                decisions += 1
        return decisions

    return playout


def ants() -> Any:
    """Return the longest of OpenSpiel's Python games.

    Four ants for 45 turns make it as long as a game of four seats here; the cost of a decision does
    not depend on it.
    """
    return AntForagingGame({"num_ants": 4, "max_turns": 45})


def dominoes() -> Any:
    """Return OpenSpiel's Python game for four with hidden hands."""
    return pyspiel.load_game("python_team_dominoes")


def backgammon() -> Any:
    """Return a C++ game of OpenSpiel with chance and about as many decisions."""
    return pyspiel.load_game("backgammon")


def connect_four() -> Any:
    """Return an environment of PettingZoo with plain Python rules."""
    return pettingzoo.make("aec", "classic/connect_four-v3")


def peers() -> Iterator[tuple[str, Playout]]:
    """Yield every peer's name and playout; tic-tac-toe is the plainest of the Python games."""
    yield f"{CPP} lines_of_action", openspiel_playout(pyspiel.load_game("lines_of_action"))
    yield f"{CPP} backgammon", openspiel_playout(backgammon())
    yield f"{PYTHON} ant_foraging", openspiel_playout(ants())
    yield f"{PYTHON} team_dominoes", openspiel_playout(dominoes())
    tic_tac_toe = pyspiel.load_game("python_tic_tac_toe")
    yield f"{PYTHON} tic_tac_toe", openspiel_playout(tic_tac_toe)
    yield f"{PETTINGZOO} connect_four", pettingzoo_playout(connect_four())
