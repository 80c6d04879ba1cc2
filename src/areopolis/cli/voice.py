"""What the command line says, in the reader's language."""

from __future__ import annotations

import os
from collections.abc import Sequence
from gettext import GNUTranslations
from io import BytesIO
from typing import Any, Final

from babel.numbers import format_decimal, format_percent

from areopolis.catalogues import LANGUAGES, catalogue, speaker
from areopolis.core.errors import RulesError, UnknownLanguage
from areopolis.core.game import Game
from areopolis.core.speech import Speaker
from areopolis.core.words import Words

# Where a system says which language its user reads, the most specific first.
VARIABLES: Final = ("AREOPOLIS_LANG", "LC_ALL", "LC_MESSAGES", "LANG")
SHARED: Final = "areopolis"


class Voice:
    """The words of the command line in one language."""

    def __init__(self, language: str) -> None:
        """Speak *language*.

        Raises:
            UnknownLanguage: there is no catalogue in that language.
        """
        if language not in LANGUAGES:
            known = ", ".join(LANGUAGES)
            raise UnknownLanguage("unknown-language", {"language": language, "known": known})
        self.language = language
        self.words = Words(language, GNUTranslations(BytesIO(catalogue(SHARED, language))))

    def say(self, key: str, **args: Any) -> str:
        """Return the text *key* of the command line with *args* filled in."""
        return self.words.text(f"cli.{key}", args)

    def knows(self, key: str) -> bool:
        """Whether there is a text *key*."""
        return self.words.knows(f"cli.{key}")

    def error(self, error: RulesError) -> str:
        """Return what went wrong; in English where no translation is there."""
        return self.words.error(error) if self.words.knows(f"error.{error.key}") else str(error)

    def speaker(
        self, game: Game, options: dict[str, Any] | None = None, seats: int | None = None
    ) -> Speaker:
        """Return who speaks of *game*, at a table with *options* and so many *seats*."""
        return speaker(game, self.language, options, seats)

    def number(self, value: float, digits: int = 0) -> str:
        """Return *value* as it is written in this language."""
        pattern = "#,##0." + "0" * digits if digits else "#,##0"
        return str(format_decimal(value, pattern, locale=self.language))

    def percent(self, share: float) -> str:
        """Return *share* as a percentage with one digit."""
        return str(format_percent(share, self.percent_pattern(), locale=self.language))

    def percent_pattern(self) -> str:
        """Return how percentages are written: German and Polish leave a space."""
        return "0.0%" if self.language in ("en", "el") else "0.0\N{NO-BREAK SPACE}%"


def language_of(arguments: Sequence[str]) -> str:
    """Return the language that *arguments* ask for, else the system's, else English.

    It is needed before the arguments are read: the help and their errors are texts too.
    """
    for place, argument in enumerate(arguments):
        if argument == "--lang" and place + 1 < len(arguments):
            return arguments[place + 1]
        if argument.startswith("--lang="):
            return argument.partition("=")[2]
    for variable in VARIABLES:
        code = os.environ.get(variable, "")[:2].lower()
        if code in LANGUAGES:
            return code
    return "en"
