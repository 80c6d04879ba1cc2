"""The games on the shelf: which there are, and how their packs and words are read."""

from __future__ import annotations

import os
import tomllib
import warnings
from importlib import import_module
from pathlib import Path
from typing import Any, Final

from areopolis.catalogues import words
from areopolis.core.errors import BadPack, UnknownGame
from areopolis.core.game import Game
from areopolis.core.pack import Pack

# Loaded when asked for: a table of one game need not know the others.
GAMES: Final = {
    "mission-red-planet": ("areopolis.games.mission_red_planet.game", "MissionRedPlanet"),
    "terraforming-mars": ("areopolis.games.terraforming_mars.game", "TerraformingMars"),
    "on-mars": ("areopolis.games.on_mars.game", "OnMars"),
    "martians": ("areopolis.games.martians.game", "Martians"),
}


def game_ids() -> tuple[str, ...]:
    """Return the ids of the games on the shelf."""
    return tuple(GAMES)


def game(name: str, pack: str | os.PathLike[str] | None = None) -> Game:
    """Return the game *name*, with the data of the file *pack* in place of what we reconstructed.

    Raises:
        UnknownGame: there is no such game.
        BadPack: the file cannot be read or does not fit the game; the error names the field.

    Warns:
        PackWarning: something in the file is unusual.
    """
    if name not in GAMES:
        raise UnknownGame("unknown-game", {"name": repr(name), "known": ", ".join(GAMES)})
    module, kind = GAMES[name]
    make: Any = getattr(import_module(module), kind)
    made: Game = make(None if pack is None else read_pack(Path(pack)), words(name, "en"))
    for warning in made.warnings():
        warnings.warn(warning, stacklevel=2)
    return made


def read_pack(path: Path) -> Pack:
    """Return the data of an owner's TOML file.

    Raises:
        BadPack: the file cannot be read.
    """
    try:
        data = tomllib.loads(path.read_text("utf-8"))
    except (OSError, UnicodeDecodeError, tomllib.TOMLDecodeError) as error:
        raise BadPack("unreadable", {"field": path.name, "why": error}) from None
    return Pack(path.stem, data)
