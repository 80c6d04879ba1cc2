"""Finding the encoding of a game by its name."""

from __future__ import annotations

from importlib import import_module
from typing import Any

from areopolis.core.game import Game
from areopolis.envs.encodings.base import Encoding


def encoding(game: Game) -> Encoding:
    """Return the encoding of *game*, with the names of the pack in use."""
    module: Any = import_module(f"areopolis.envs.encodings.{game.id.replace('-', '_')}")
    found: Encoding = module.encoding(game)
    return found
