"""Words of the server and of the client, and the language in which a request is answered."""

from __future__ import annotations

from functools import cache
from gettext import GNUTranslations
from io import BytesIO
from typing import Any, Final

from litestar.connection import ASGIConnection

from areopolis.catalogues import LANGUAGES, catalogue, quick, translations
from areopolis.core.words import Words

PACKAGE: Final = "areopolis.server"
USUAL: Final = "en"


@cache
def server_words(language: str, game: str | None = None) -> Words:
    """Return what the server says in *language*, with the words of *game* and the shared ones."""
    spoken = GNUTranslations(BytesIO(catalogue(PACKAGE, language)))
    spoken.add_fallback(translations(game, language))
    return Words(language, quick(spoken))


def reader_language(connection: ASGIConnection[Any, Any, Any, Any]) -> str:
    """Return the language of the reader: the query `lang`, else what the browser says."""
    asked = connection.query_params.get("lang", "")
    if asked in LANGUAGES:
        return str(asked)
    return accepted(connection.headers.get("accept-language", ""))


def accepted(header: str) -> str:
    """Return the best of our languages that `Accept-Language` names; English where none is."""
    best, weight = USUAL, 0.0
    for part in header.split(","):
        tag, _, rest = part.partition(";")
        language = tag.strip()[:2].lower()
        if language in LANGUAGES and (found := quality(rest)) > weight:
            best, weight = language, found
    return best


def quality(text: str) -> float:
    """Return how much a language is wanted: "q=0.8"."""
    name, _, number = text.strip().partition("=")
    if name.strip() != "q":
        return 1.0
    try:
        return float(number)
    except ValueError:
        return 0.0
