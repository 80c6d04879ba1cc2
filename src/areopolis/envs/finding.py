"""Finding the encoding of a game by its name."""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from typing import Any

from areopolis.core.game import Game
from areopolis.envs.encodings import plain
from areopolis.envs.encodings.base import Encoding


def encoding(game: Game) -> Encoding:
    """Return the encoding of *game*, with the names of the pack in use.

    A game for which nobody has written one has a plain one.
    """
    name = f"areopolis.envs.encodings.{game.id.replace('-', '_')}"
    module: Any = import_module(name) if find_spec(name) is not None else plain
    found: Encoding = module.encoding(game)
    return found
