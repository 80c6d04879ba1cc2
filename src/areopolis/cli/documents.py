"""Files: records and positions are read and written here."""

from __future__ import annotations

import json
from contextlib import suppress
from pathlib import Path
from typing import Any, Final

import areopolis
from areopolis.cli.desk import Complaint
from areopolis.core import position, record
from areopolis.core.errors import BadDocument
from areopolis.core.game import Game

# No record or position is larger; a wrong file should not fill the memory.
BYTES_MOST: Final = 50_000_000


def read_text(path: Path) -> str:
    """Return the text of a file.

    Raises:
        BadDocument: it cannot be read.
    """
    try:
        with path.open("rb") as file:
            content = file.read(BYTES_MOST + 1)
        if len(content) > BYTES_MOST:
            raise Complaint("error.too-large", path=path)
        return content.decode("utf-8-sig")
    except OSError as error:
        raise _unreadable(path, error.strerror or str(error)) from None
    except UnicodeDecodeError as error:
        raise _unreadable(path, str(error)) from None


def read_document(path: Path) -> dict[str, Any]:
    """Return the JSON object in a file.

    Raises:
        BadDocument: it cannot be read or is no JSON object; the error says where it breaks.
    """
    return parse_document(path, read_text(path))


def parse_document(path: Path, text: str) -> dict[str, Any]:
    """Return the JSON object *text*, which stands in the file *path*."""
    try:
        document = json.loads(text, object_pairs_hook=_once, parse_constant=_no_number)
    except RecursionError:
        raise _unreadable(path, "too deeply nested") from None
    except ValueError as error:
        raise _unreadable(path, str(error)) from None
    if not isinstance(document, dict):
        found = type(document).__name__
        raise BadDocument("wrong-type", {"field": path, "expected": "a table", "found": found})
    return document


def _once(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    table = dict(pairs)
    if len(table) < len(pairs):
        names = [name for name, _ in pairs]
        twice = next(name for name in names if names.count(name) > 1)
        raise BadDocument("duplicate-field", {"field": twice, "value": twice})
    return table


def _no_number(constant: str) -> float:
    raise ValueError(f"{constant} is not JSON")


def _unreadable(path: Path, why: str) -> BadDocument:
    return BadDocument("unreadable", {"field": path, "why": why})


def game_of(document: dict[str, Any], path: Path, pack: Path | None) -> Game:
    """Return the game that a record or position is of.

    Raises:
        BadDocument: it is neither, or names no game.
        UnknownGame: it names a game that is not on the shelf.
    """
    kind = document.get("format")
    if kind not in (record.FORMAT, position.FORMAT):
        expected = f"{record.FORMAT}, {position.FORMAT}"
        raise BadDocument("wrong-format", {"field": path, "expected": expected, "found": kind})
    name = document.get("game")
    if not isinstance(name, str):
        raise BadDocument("missing-field", {"field": "game"})
    return areopolis.game(name, pack=pack)


def write_document(path: Path, document: dict[str, Any]) -> None:
    """Write *document* as JSON, whole or not at all.

    Raises:
        Complaint: the file cannot be written.
    """
    write_text(path, json.dumps(document, ensure_ascii=False, indent=1) + "\n")


def write_text(path: Path, text: str) -> None:
    """Write *text* to a file, whole or not at all.

    Raises:
        Complaint: the file cannot be written.
    """
    partial = path.with_name(path.name + ".part")
    try:
        partial.write_text(text, "utf-8")
        partial.replace(path)
    except OSError as error:
        with suppress(OSError):
            partial.unlink()
        raise Complaint("error.unwritable", path=path, why=error.strerror or error) from None
