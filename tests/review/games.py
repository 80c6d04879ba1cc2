"""Recorded games to review."""

from __future__ import annotations

from functools import cache
from random import Random
from typing import Any

import areopolis
from areopolis.core.game import Game
from kit import short_game


@cache
def recorded(game: str, seats: int = 2, seed: int = 5) -> dict[str, Any]:
    """Return the record of a random game."""
    state = short_game(game, seats, seed)
    dice = Random(seed)
    while not state.over:
        seat = state.deciding[0]
        state.play(seat, dice.choice(state.decision(seat).options))
    return state.record()


def game_of(record: dict[str, Any]) -> Game:
    """Return the game of a record."""
    return areopolis.game(record["game"])
