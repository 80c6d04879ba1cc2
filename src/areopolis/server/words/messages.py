"""Messages of a catalogue by their keys, for clients that put sentences together themselves."""

from __future__ import annotations

from functools import lru_cache
from importlib.resources import files
from typing import Final

from babel.messages.pofile import read_po

from areopolis.catalogues import contexts_at, key_of, package_of

Messages = tuple[dict[str, str], dict[str, tuple[str, ...]]]
# Catalogues and tables whose messages are kept ready.
READ_MOST: Final = 100


def game_messages(
    game: str, language: str, prefixes: tuple[str, ...], wordings: tuple[str, ...]
) -> Messages:
    """Return the messages of *game* whose keys begin so, as they are read where *wordings* hold."""
    contexts = tuple(contexts_at(game, wordings).items())
    return messages_of(package_of(game), language, prefixes, contexts)


@lru_cache(READ_MOST)
def messages_of(
    package: str,
    language: str,
    prefixes: tuple[str, ...],
    contexts: tuple[tuple[str, str], ...] = (),
) -> Messages:
    """Return the messages of *package* whose keys begin so, and those that have plural forms.

    *contexts* says which messages are read by a context, and by which.
    """
    read_by = dict(contexts)
    with files(package).joinpath("locale", f"{language}.po").open("rb") as source:
        catalogue = read_po(source, locale=language)
    plain: dict[str, str] = {}
    counted: dict[str, tuple[str, ...]] = {}
    for message in catalogue:
        if not message.id:
            continue
        key = key_of(message.id)
        if not key.startswith(prefixes) or message.context != read_by.get(key):
            continue
        if isinstance(message.string, str):
            plain[key] = message.string
        else:
            counted[key] = tuple([str(form) for form in message.string or ()])
    return plain, counted
