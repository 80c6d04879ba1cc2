"""The gettext catalogues of the games, read from the package."""

from __future__ import annotations

from functools import cache
from gettext import GNUTranslations
from importlib.resources import files
from io import BytesIO
from typing import Final

from babel.messages.mofile import write_mo
from babel.messages.pofile import read_po

from areopolis.core.errors import UnknownLanguage
from areopolis.core.words import Words

LANGUAGES: Final = ("en", "pl", "de", "el")


def words(game: str, language: str) -> Words:
    """Return the words of *game* in *language*, with those that all games share.

    Raises:
        UnknownLanguage: there is no catalogue in that language.
    """
    if language not in LANGUAGES:
        known = ", ".join(LANGUAGES)
        raise UnknownLanguage("unknown-language", {"language": repr(language), "known": known})
    own = catalogue(f"areopolis.games.{game.replace('-', '_')}", language)
    spoken = GNUTranslations(BytesIO(own))
    spoken.add_fallback(GNUTranslations(BytesIO(catalogue("areopolis", language))))
    return Words(language, spoken)


@cache
def catalogue(package: str, language: str) -> bytes:
    """Return the compiled catalogue of *package*; only the readable source is shipped."""
    with files(package).joinpath("locale", f"{language}.po").open("rb") as source:
        messages = read_po(source, locale=language)
    compiled = BytesIO()
    write_mo(compiled, messages)
    return compiled.getvalue()
