"""The gettext catalogues of the games, read from the package."""

from __future__ import annotations

from functools import cache, lru_cache
from gettext import GNUTranslations
from importlib.resources import files
from io import BytesIO
from typing import Final

from babel.messages.mofile import write_mo
from babel.messages.pofile import read_po

from areopolis.core.errors import UnknownLanguage
from areopolis.core.game import Game
from areopolis.core.speech import Speaker
from areopolis.core.words import Words

LANGUAGES: Final = ("en", "pl", "de", "el")

# What all games share: errors, composite answers, the command line.
SHARED: Final = "areopolis"

# More than there are messages; what is no message may be anything.
ASKED_MOST: Final = 20_000


def speaker(game: Game, language: str) -> Speaker:
    """Return somebody who says in *language* what happens in *game*.

    Raises:
        UnknownLanguage: there is no catalogue in that language.
    """
    return Speaker(game, words(game.id, language))


def words(game: str | None, language: str) -> Words:
    """Return the words of *game* in *language*, with those that all games share.

    Without a game only the shared ones are there.

    Raises:
        UnknownLanguage: there is no catalogue in that language.
    """
    if language not in LANGUAGES:
        known = ", ".join(LANGUAGES)
        raise UnknownLanguage("unknown-language", {"language": repr(language), "known": known})
    return Words(language, translations(game, language))


@cache
def translations(game: str | None, language: str) -> GNUTranslations:
    """Return the catalogue of *game*, which falls back on the shared one."""
    if game is None:
        return quick(GNUTranslations(BytesIO(catalogue(SHARED, language))))
    own = catalogue(f"areopolis.games.{game.replace('-', '_')}", language)
    spoken = GNUTranslations(BytesIO(own))
    spoken.add_fallback(translations(None, language))
    return quick(spoken)


def quick(spoken: GNUTranslations) -> GNUTranslations:
    """Return *spoken*, which remembers what it was asked: a table asks a hundred times a move."""
    spoken.gettext = lru_cache(ASKED_MOST)(spoken.gettext)  # type: ignore[method-assign]
    return spoken


@cache
def catalogue(package: str, language: str) -> bytes:
    """Return the compiled catalogue of *package*; only the readable source is shipped."""
    with files(package).joinpath("locale", f"{language}.po").open("rb") as source:
        messages = read_po(source, locale=language)
    compiled = BytesIO()
    write_mo(compiled, messages)
    return compiled.getvalue()
