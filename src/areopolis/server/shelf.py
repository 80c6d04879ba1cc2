"""The games as tables need them: made once, and spoken of in a language."""

from __future__ import annotations

from functools import cache, lru_cache
from importlib import import_module
from typing import Any, Final, NamedTuple

import msgspec

from areopolis import library
from areopolis.catalogues import LANGUAGES, SEATS, conditions_of, wordings_at, words
from areopolis.core.game import Game
from areopolis.core.pack import Pack
from areopolis.core.speech import Speaker

# Games with an owner's data that are kept ready at the same time.
PACKED_MOST: Final = 32
# Between the options under which a game is told.
BETWEEN: Final = ";"
# Speakers are kept ready for them, and for tables at which words read otherwise.
SPEAKERS_MOST: Final = 4 * PACKED_MOST * len(LANGUAGES)


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


@lru_cache(SPEAKERS_MOST)
def speaker_of(game: Game, language: str, wordings: tuple[str, ...] = ()) -> Speaker:
    """Return somebody who speaks of *game* in *language*, at a table where *wordings* hold."""
    return Speaker(game, words(game.id, language, wordings))


class Told(NamedTuple):
    """By what a game is told at a table: its options, and its seats where words depend on them."""

    options: dict[str, Any] | None = None
    seats: int | None = None


def rules_told(game: Game, options: dict[str, Any], seats: int) -> str:
    """Return by what *game* is told at a table; empty where it is told as usual."""
    usual = game_of(game.id).option_values()
    names = game.told_by()
    if not wordings_at(game, options, seats) and all(
        options[name] == usual[name][0] for name in names
    ):
        return ""
    sat = f"{SEATS}={seats}"
    told = [sat] if sat in conditions_of(game.id) else []
    return BETWEEN.join([*told, *[f"{name}={str(options[name]).lower()}" for name in names]])


def rules_read(game: Game, text: str) -> Told:
    """Return what `rules_told` has written.

    Raises:
        BadSetup: the game has no such option, or not with that value.
    """
    if not text:
        return Told()
    known = game.option_values()
    read: dict[str, Any] = {}
    seats: int | None = None
    for part in text.split(BETWEEN):
        name, _, value = part.partition("=")
        if part in [f"{SEATS}={count}" for count in game.seats]:
            seats = int(value)
            continue
        meant = [one for one in known.get(name, ()) if str(one).lower() == value]
        read[name] = meant[0] if meant else value
    return Told(game.check_options(read), seats)


@lru_cache(PACKED_MOST)
def is_reconstructed(game: Game) -> bool:
    """Whether facts are used that are ours and not the printed game's."""
    return bool(game.reconstructed())
