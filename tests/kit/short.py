"""Short games: with which options whole games of random answers are played.

The table of the conformance suite says it, so a test that plays a game to its end names no game.
"""

from __future__ import annotations

from typing import Any

import areopolis
from areopolis.core.state import State
from conformance.knobs import knobs_of


def short_options(game: str) -> dict[str, Any]:
    """Return the options with which a game of random answers ends soon; most need none."""
    return dict(knobs_of(game).usual)


def contest_options(game: str) -> dict[str, Any]:
    """Return the options with which a short game has seats that are against each other."""
    return {**short_options(game), **dict(knobs_of(game).contest)}


def short_game(game: str, seats: int, seed: int) -> State:
    """Return a new game that ends soon, whatever is answered."""
    return areopolis.game(game).new(seats, seed, short_options(game))
