"""The games as tables need them: made once, and spoken of in a language."""

from __future__ import annotations

from functools import cache, lru_cache
from importlib import import_module
from typing import Any, Final

import msgspec

from areopolis import library
from areopolis.catalogues import LANGUAGES, speaker, words
from areopolis.core.game import Game
from areopolis.core.pack import Pack
from areopolis.core.speech import Speaker

# Games with an owner's data that are kept ready at the same time.
PACKED_MOST: Final = 32


def game_of(game: str, pack: Any = None) -> Game:
    """Return the game with that id, made with the data of *pack* ({name, data}) if there is one.

    Raises:
        UnknownGame: there is none.
        BadPack: the data do not fit the game.
    """
    return _plain(game) if pack is None else _packed(game, msgspec.json.encode(pack))


@cache
def _plain(game: str) -> Game:
    return library.game(game)


@lru_cache(PACKED_MOST)
def _packed(game: str, pack: bytes) -> Game:
    written = msgspec.json.decode(pack)
    module, kind = library.GAMES[game]
    make: Any = getattr(import_module(module), kind)
    made: Game = make(Pack(written["name"], written["data"]), words(game, "en"))
    return made


@lru_cache(PACKED_MOST * len(LANGUAGES))
def speaker_of(game: Game, language: str) -> Speaker:
    """Return somebody who speaks of *game* in *language*."""
    return speaker(game, language)


@lru_cache(PACKED_MOST)
def is_reconstructed(game: Game) -> bool:
    """Whether facts are used that are ours and not the printed game's."""
    return bool(game.reconstructed())
