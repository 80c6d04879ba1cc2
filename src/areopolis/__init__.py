"""Areopolis: a digital table for Mars board games.

import areopolis

game = areopolis.game("mission-red-planet")
state = game.new(seats=4, seed=7)
"""

from areopolis.core.errors import (
    AmbiguousNotation,
    BadDocument,
    BadPack,
    BadPosition,
    BadRecord,
    BadSetup,
    IllegalAction,
    PackWarning,
    RulesError,
    UnknownGame,
    UnknownLanguage,
    UnknownName,
    UnknownNotation,
)
from areopolis.library import game, game_ids

__version__ = "0.1.0"

__all__ = [
    "AmbiguousNotation",
    "BadDocument",
    "BadPack",
    "BadPosition",
    "BadRecord",
    "BadSetup",
    "IllegalAction",
    "PackWarning",
    "RulesError",
    "UnknownGame",
    "UnknownLanguage",
    "UnknownName",
    "UnknownNotation",
    "__version__",
    "game",
    "game_ids",
]
