"""The catalogues as they stand in their files."""

from functools import cache
from pathlib import Path
from string import Formatter
from typing import Final

from babel.messages.catalog import Catalog
from babel.messages.pofile import read_po

import areopolis
from areopolis.catalogues import LANGUAGES

PACKAGE: Final = Path(__file__).resolve().parents[2] / "src" / "areopolis"
SHARED: Final = "shared"
SERVER: Final = "server"
OWNERS: Final = (SHARED, SERVER, *areopolis.game_ids())

# A catalogue in one language: who it belongs to, and the language.
Written = tuple[str, str]
ALL: Final[list[Written]] = [(owner, language) for owner in OWNERS for language in LANGUAGES]


def folder(owner: str) -> Path:
    """Return the sources of a game, of the server, or of all that games share."""
    if owner == SERVER:
        return PACKAGE / SERVER
    return PACKAGE if owner == SHARED else PACKAGE / "games" / owner.replace("-", "_")


def file(owner: str, language: str) -> Path:
    """Return where the words of *owner* in *language* stand."""
    return folder(owner) / "locale" / f"{language}.po"


@cache
def read(owner: str, language: str) -> Catalog:
    """Return the catalogue as it was written."""
    with file(owner, language).open("rb") as source:
        return read_po(source, locale=language, abort_invalid=True)


@cache
def messages(owner: str, language: str) -> dict[str, tuple[str, ...]]:
    """Return the forms of every message by its key, in the order of the file.

    One with a context is told apart by it: "text.doctor [doctor_targets=one]".
    """
    forms: dict[str, tuple[str, ...]] = {}
    for message in read(owner, language):
        if message.id:
            plural = isinstance(message.id, tuple | list)
            key = message.id[0] if plural else message.id
            if message.context:
                key = f"{key} [{message.context}]"
            text = message.string
            forms[str(key)] = tuple(text) if isinstance(text, tuple | list) else (str(text),)
    return forms


def plain(key: str) -> str:
    """Return the key of a message without its context."""
    return key.partition(" [")[0]


def placeholders(text: str) -> set[str]:
    """Return the names of the values that *text* speaks of."""
    return {name for _, name, _, _ in Formatter().parse(text) if name is not None}


def spoken_of(owner: str, language: str, key: str) -> set[str]:
    """Return the names of the values that any form of a message speaks of."""
    return set().union(*[placeholders(form) for form in messages(owner, language)[key]])
