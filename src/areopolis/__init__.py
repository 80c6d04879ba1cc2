"""Areopolis: a digital table for Mars board games.

import areopolis

game = areopolis.game("mission-red-planet")
state = game.new(seats=4, seed=7)
"""

# The package of that name first: loaded later, it would take the place of the function `games`.
import areopolis.games  # noqa: F401
from areopolis.core.errors import (
    AmbiguousNotation,
    BadDocument,
    BadPack,
    BadPosition,
    BadRecord,
    BadSetup,
    IllegalAction,
    RulesError,
    UnknownGame,
    UnknownLanguage,
    UnknownNotation,
)
from areopolis.library import game, games

__version__ = "0.1.0"

__all__ = [
    "AmbiguousNotation",
    "BadDocument",
    "BadPack",
    "BadPosition",
    "BadRecord",
    "BadSetup",
    "IllegalAction",
    "RulesError",
    "UnknownGame",
    "UnknownLanguage",
    "UnknownNotation",
    "__version__",
    "game",
    "games",
]
