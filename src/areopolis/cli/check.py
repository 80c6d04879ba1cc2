"""`areopolis check`: whether a record, a position or a pack is sound, and what is wrong if not."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Final

import typer
from rich.text import Text

import areopolis
from areopolis.cli.arguments import File, Language, Pack
from areopolis.cli.desk import Desk
from areopolis.cli.documents import game_of, parse_document, read_text
from areopolis.core import record
from areopolis.core.errors import BadDocument, BadPack

# What a game says of a file whose head is that of another one's.
FOREIGN: Final = (
    ("wrong-format", "format"),
    ("missing-field", "format"),
    ("missing-field", "meta"),
)


def check(context: typer.Context, file: File, pack: Pack = None, lang: Language = "") -> None:
    """Check a record, a position or a pack."""
    desk: Desk = context.obj
    text = read_text(file)
    if file.suffix.lower() == ".toml" or not text.lstrip().startswith("{"):
        said = check_pack(desk, file, text)
    else:
        said = check_document(desk, file, text, pack)
    desk.out.print(Text.assemble(("\N{CHECK MARK} ", "bold green"), said), soft_wrap=True)


def check_document(desk: Desk, path: Path, text: str, pack: Path | None) -> str:
    """Check a record or a position, and say what it is."""
    document = parse_document(path, text)
    game = game_of(document, path, pack)
    title = desk.voice.speaker(game).title()
    if document["format"] == record.FORMAT:
        state = game.replay(document)
        key = "check.record-over" if state.over else "check.record"
        moves = len(document["moves"])
        return desk.voice.say(key, file=path, game=title, seats=state.seats, count=moves)
    state = game.from_dict(document)
    key = "check.position-over" if state.over else "check.position"
    return desk.voice.say(key, file=path, game=title, seats=state.seats)


def check_pack(desk: Desk, path: Path, text: str) -> str:
    """Check an owner's data file, for the game whose format it names."""
    try:
        data = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise BadPack("unreadable", {"field": path, "why": str(error)}) from None
    for name in areopolis.game_ids():
        try:
            game = areopolis.game(name, pack=path)
        except BadPack as error:
            # Another game's file: perhaps the next one knows it.
            if error.key == "no-pack" or (error.key, error.field) in FOREIGN:
                continue
            raise
        title = desk.voice.speaker(game).title()
        assert game.pack is not None, "the game was made with a pack"
        for warning in game.warnings():
            said = desk.voice.speaker(game).error(warning.doubt)
            desk.out.print(Text.assemble(("! ", "bold yellow"), said), soft_wrap=True)
        return desk.voice.say("check.pack", file=path, game=title, hash=game.pack.digest)
    if "format" not in data:
        raise BadPack("missing-field", {"field": "format"})
    found = str(data["format"])
    raise BadDocument("unknown-name", {"field": "format", "kind": "format", "name": found})
