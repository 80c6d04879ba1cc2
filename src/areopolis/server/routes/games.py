"""The games on the shelf, and what is said at a table."""

from __future__ import annotations

import gzip
from collections.abc import Callable
from functools import cache, lru_cache
from hashlib import blake2b
from typing import Any, Final

import msgspec
from litestar import Response, get, post
from litestar.params import FromPath, FromQuery
from msgspec import Struct

from areopolis.catalogues import LANGUAGES, wordings_at
from areopolis.core.coaching import chapters_by_question
from areopolis.core.errors import UnknownGame
from areopolis.core.game import Game
from areopolis.core.speech import Speaker
from areopolis.library import game_ids
from areopolis.players.knowledge import styles_of
from areopolis.players.levels import LEVELS
from areopolis.players.registry import player_names
from areopolis.server.gate import wire
from areopolis.server.routes.visitors import Asking, in_words_of, tables_of, welcome
from areopolis.server.shelf import game_of, rules_read, speaker_of
from areopolis.server.tables import lessons
from areopolis.server.words.language import reader_language, server_words
from areopolis.server.words.messages import game_messages, messages_of

# What clients may be told of the words of a game and of those that all games share.
PREFIXES: Final = (
    "view.",
    "score.",
    "kind.",
    "table.",
    "rules.",
    "lesson.",
    "coach.",
    "action.",
)
CLIENT: Final = ("web.",)
# Answers are asked for again with every start of the client, and are new with every release.
CACHE: Final = "no-cache"
VARIES: Final = "accept-language, accept-encoding"
# Rules by which a game is told otherwise, kept ready.
TOLD_MOST: Final = 64


class Written(Struct, frozen=True):
    """An answer that is the same for everybody, as it travels."""

    content: bytes
    tag: str
    encoding: str = ""

    @classmethod
    def of(cls, content: bytes, encoding: str = "") -> Written:
        """Return *content* with a tag by which it is known again."""
        return cls(content, f'"{blake2b(content, digest_size=12).hexdigest()}"', encoding)


@get("/api/games", tags=["games"], summary="The games on the shelf")
async def games(request: Asking) -> Response[list[wire.GameSheet]]:
    """Answer with every game: options, AI levels, and what had to be reconstructed."""
    return cached(request, shelf, reader_language(request))


@get("/api/games/{game:str}/words", tags=["games"], summary="The words of a game")
async def game_words(
    request: Asking, game: FromPath[str], rules: FromQuery[str] = ""
) -> Response[wire.GameWords]:
    """Answer with the names and texts of all things of a game, as `rules` of a table make them."""
    if game not in game_ids():
        raise unknown(game)
    language = reader_language(request)
    if not rules:
        return cached(request, words_of, game, language)
    in_words_of(request, game)
    told = rules_read(game_of(game), rules)
    options = tuple((told.options or {}).items())
    return answered(request, written_at(game, language, options, told.seats))


@get("/api/words", tags=["games"], summary="The words of the client")
async def words(request: Asking) -> Response[wire.Words]:
    """Answer with everything that the client itself says."""
    return cached(request, client_words, reader_language(request))


@post("/api/lessons/{game:str}/{lesson:str}", tags=["games"], summary="Begin a lesson")
async def lesson(
    request: Asking, game: FromPath[str], lesson: FromPath[str]
) -> Response[wire.Created]:
    """Open a private table at the position of a lesson."""
    if game not in game_ids():
        raise unknown(game)
    lessons.check_lesson(game_of(game), lesson)
    in_words_of(request, game)
    visitor = await welcome(request)
    request.app.state.allowances.tables.check(visitor.id)
    created = await lessons.open_lesson(tables_of(request), visitor.id, visitor.name, game, lesson)
    return Response(created, status_code=201, cookies=visitor.cookies)


def unknown(game: str) -> UnknownGame:
    """Return what is raised about a game that is not there."""
    return UnknownGame("unknown-game", {"name": repr(game), "known": ", ".join(game_ids())})


def cached(request: Asking, say: Callable[..., Any], *about: str) -> Response[Any]:
    """Return what *say* says, or 304 where the client has it already."""
    return answered(request, written(say, *about))


def answered(request: Asking, ready: tuple[Written, Written]) -> Response[Any]:
    """Return what is *ready*, or 304 where the client has it already."""
    plain, packed = ready
    chosen = packed if "gzip" in request.headers.get("accept-encoding", "") else plain
    headers = {"etag": chosen.tag, "cache-control": CACHE, "vary": VARIES}
    if request.headers.get("if-none-match") == chosen.tag:
        return Response(None, status_code=304, headers=headers)
    if chosen.encoding:
        headers["content-encoding"] = chosen.encoding
    return Response(chosen.content, media_type="application/json", headers=headers)


@cache
def written(say: Callable[..., Any], *about: str) -> tuple[Written, Written]:
    """Return what *say* says as it is, and packed; worked out once, when somebody asks."""
    return packed_up(say(*about))


@lru_cache(TOLD_MOST)
def written_at(
    game: str, language: str, options: tuple[tuple[str, Any], ...], seats: int | None
) -> tuple[Written, Written]:
    """Return the words of *game* under *options* with *seats* as they are, and packed."""
    return packed_up(words_at(game_of(game), language, dict(options), seats))


def packed_up(said: Any) -> tuple[Written, Written]:
    """Return *said* as it travels: as it is, and packed."""
    plain = msgspec.json.encode(said)
    return Written.of(plain), Written.of(gzip.compress(plain, mtime=0), "gzip")


def shelf(language: str) -> list[wire.GameSheet]:
    """Return every game as the lobby shows it."""
    return [game_sheet(game, language) for game in game_ids()]


def client_words(language: str) -> wire.Words:
    """Return everything that the client itself says."""
    return wire.Words(language, *messages_of("areopolis.server", language, CLIENT))


def place(speaker: Speaker, seat: int) -> wire.Named:
    """Return the colour of a seat and what it is called."""
    return wire.Named(str(speaker.vocabulary.name("seat", seat)), speaker.seat(seat))


@cache
def game_sheet(name: str, language: str) -> wire.GameSheet:
    """Return a game as the lobby shows it."""
    game = game_of(name)
    speaker = speaker_of(game, language)
    said = server_words(language)
    return wire.GameSheet(
        id=name,
        title=speaker.title(),
        about=speaker.about(),
        seats=tuple(game.seats),
        places=tuple([place(speaker, seat) for seat in range(max(game.seats))]),
        minutes=game.minutes,
        options=tuple([option(game, one, speaker) for one in game.option_values()]),
        levels=tuple([wire.Named(level, said.name("level", level)) for level in LEVELS]),
        players=tuple(
            [
                wire.Named(player, said.name("level", player))
                for player in player_names()
                if player not in LEVELS
            ]
        ),
        lessons=tuple(
            [
                wire.Named(lesson.name, speaker.words.name("lesson", lesson.name))
                for lesson in game.lessons()
            ]
        ),
        styles=tuple([wire.Named(style, said.name("style", style)) for style in styles_of(name)]),
        reconstructed=tuple(
            dict.fromkeys([speaker.reconstructed(fact) for fact in game.reconstructed()])
        ),
    )


def option(game: Game, name: str, speaker: Speaker) -> wire.OptionSheet:
    """Return a rules option with what its values mean."""
    values = [
        wire.OptionValue(value, speaker.option_value(name, value), game.seats_for(name, value))
        for value in game.option_values()[name]
    ]
    return wire.OptionSheet(name, speaker.option_help(name), tuple(values))


@cache
def words_of(name: str, language: str) -> wire.GameWords:
    """Return the names and texts of all things of a game, where nothing is said of a table."""
    return words_at(game_of(name), language, None)


def words_at(
    game: Game, language: str, options: dict[str, Any] | None, seats: int | None = None
) -> wire.GameWords:
    """Return the names and texts of all things of *game* at a table with *options* and *seats*."""
    wordings = wordings_at(game, options, seats)
    speaker = speaker_of(game, language, wordings)
    names: dict[str, dict[str, str]] = {}
    texts: dict[str, dict[str, str]] = {}
    for kind, known in game.vocabulary.names.items():
        names[kind] = {one: speaker.name(kind, one) for one in known}
        described = {one: speaker.describe(kind, one, options) for one in known}
        texts[kind] = {one: text for one, text in described.items() if text}
    shared, shared_plurals = messages_of("areopolis", language, PREFIXES)
    shown = (*PREFIXES, *game.shown_words())
    own, own_plurals = game_messages(game.id, language, shown, wordings)
    return wire.GameWords(
        game=game.id,
        language=language,
        names=names,
        texts=texts,
        messages={**shared, **own},
        plurals={**shared_plurals, **own_plurals},
        faces=game.faces(options),
        kinds=game.field_kinds(),
        chapters=chapters_by_question(game.coaching()),
    )


def prepare() -> None:
    """Work out everything that clients ask for first, so that nobody waits for it."""
    for language in LANGUAGES:
        for name in game_ids():
            game_sheet(name, language)
            words_of(name, language)
