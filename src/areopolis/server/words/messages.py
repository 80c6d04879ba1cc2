"""Messages of a catalogue by their keys, for clients that put sentences together themselves."""

from __future__ import annotations

from functools import cache
from importlib.resources import files

from babel.messages.pofile import read_po

Messages = tuple[dict[str, str], dict[str, tuple[str, ...]]]


@cache
def messages_of(package: str, language: str, prefixes: tuple[str, ...]) -> Messages:
    """Return the messages of *package* whose keys begin so, and those that have plural forms."""
    with files(package).joinpath("locale", f"{language}.po").open("rb") as source:
        catalogue = read_po(source, locale=language)
    plain: dict[str, str] = {}
    counted: dict[str, tuple[str, ...]] = {}
    for message in catalogue:
        if not message.id:
            continue
        key = message.id if isinstance(message.id, str) else message.id[0]
        if not key.startswith(prefixes):
            continue
        if isinstance(message.string, str):
            plain[key] = message.string
        else:
            counted[key] = tuple([str(form) for form in message.string or ()])
    return plain, counted
