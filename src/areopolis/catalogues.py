"""The gettext catalogues of the games, read from the package."""

from __future__ import annotations

from functools import cache, lru_cache
from gettext import GNUTranslations, NullTranslations
from importlib.resources import files
from io import BytesIO
from typing import Any, Final

from babel.messages.mofile import write_mo
from babel.messages.pofile import read_po

from areopolis.core.errors import UnknownLanguage
from areopolis.core.game import Game
from areopolis.core.speech import Speaker
from areopolis.core.words import Words

LANGUAGES: Final = ("en", "pl", "de", "el")

# What all games share: errors, composite answers, the command line.
SHARED: Final = "areopolis"

# Says in the context of a message how many sit at the table: "seats=1".
SEATS: Final = "seats"
# Between what must hold together for a message to be read: "cooperative; doctor_targets=one".
AND: Final = "; "
# Tables that read otherwise, kept ready.
WORDINGS_MOST: Final = 400
# More than there are messages; what is no message may be anything.
ASKED_MOST: Final = 20_000


class AtTable(NullTranslations):
    """The words of a table: what the context of a message says holds there."""

    def __init__(self, plain: NullTranslations, contexts: dict[str, str]) -> None:
        """Read the messages that are named in *contexts* by those, all others in *plain*."""
        super().__init__()
        self.plain = plain
        self.contexts = contexts

    def gettext(self, message: str) -> str:
        """Return the message that is read at this table."""
        context = self.contexts.get(message)
        if context is None:
            return self.plain.gettext(message)
        return self.plain.pgettext(context, message)

    def ngettext(self, msgid1: str, msgid2: str, n: int) -> str:
        """Return the message that is read at this table, in the form for *n*."""
        context = self.contexts.get(msgid1)
        if context is None:
            return self.plain.ngettext(msgid1, msgid2, n)
        return self.plain.npgettext(context, msgid1, msgid2, n)


def speaker(
    game: Game, language: str, options: dict[str, Any] | None = None, seats: int | None = None
) -> Speaker:
    """Return somebody who says in *language* what happens in *game*.

    He knows the *options* of the table, and how many *seats* people and players hold there.

    Raises:
        UnknownLanguage: there is no catalogue in that language.
    """
    return Speaker(game, words(game.id, language, wordings_at(game, options, seats)))


def wordings_at(
    game: Game, options: dict[str, Any] | None, seats: int | None = None
) -> tuple[str, ...]:
    """Return what holds at a table of *game* and makes messages read otherwise.

    A place that nobody holds may be the rules' own: its name is the game's, not its colour's.
    """
    held = () if options is None else game.wordings(game.check_options(options))
    known = conditions_of(game.id)
    return tuple([one for one in (*held, f"{SEATS}={seats}") if one in known])


def words(game: str | None, language: str, wordings: tuple[str, ...] = ()) -> Words:
    """Return the words of *game* in *language*, with those that all games share.

    Without a game only the shared ones are there. *wordings* say what holds at a table.

    Raises:
        UnknownLanguage: there is no catalogue in that language.
    """
    if language not in LANGUAGES:
        known = ", ".join(LANGUAGES)
        raise UnknownLanguage("unknown-language", {"language": repr(language), "known": known})
    plain = translations(game, language)
    if game is None or not wordings:
        return Words(language, plain)
    return Words(language, AtTable(plain, contexts_at(game, wordings)))


@lru_cache(WORDINGS_MOST)
def contexts_at(game: str, wordings: tuple[str, ...]) -> dict[str, str]:
    """Return the context in which each message is read that has one: the one that says most."""
    found: dict[str, str] = {}
    for key, context in contexts_of(game):
        said = context.split(AND)
        is_met = all(one in wordings for one in said)
        if is_met and (key not in found or len(said) > len(found[key].split(AND))):
            found[key] = context
    return found


@cache
def contexts_of(game: str) -> tuple[tuple[str, str], ...]:
    """Return the messages of *game* that have a context, with it; alike in every language."""
    package = package_of(game)
    with files(package).joinpath("locale", f"{LANGUAGES[0]}.po").open("rb") as source:
        messages = read_po(source, locale=LANGUAGES[0])
    return tuple([(key_of(one.id), one.context) for one in messages if one.context])


@cache
def conditions_of(game: str) -> frozenset[str]:
    """Return everything that the contexts of messages of *game* speak of."""
    return frozenset([one for _, context in contexts_of(game) for one in context.split(AND)])


def key_of(message: str | list[str] | tuple[str, ...]) -> str:
    """Return the key of a message; one that counts has it twice."""
    return message if isinstance(message, str) else message[0]


def package_of(game: str) -> str:
    """Return the package of *game*."""
    return f"areopolis.games.{game.replace('-', '_')}"


@cache
def translations(game: str | None, language: str) -> GNUTranslations:
    """Return the catalogue of *game*, which falls back on the shared one."""
    if game is None:
        return quick(GNUTranslations(BytesIO(catalogue(SHARED, language))))
    own = catalogue(package_of(game), language)
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
