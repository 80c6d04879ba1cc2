"""Lessons: private tables at the positions that lie in `lessons/<game>/<lesson>.json`."""

from __future__ import annotations

from importlib.resources import files
from typing import TYPE_CHECKING, Any

import msgspec

from areopolis.core.game import Game
from areopolis.server.gate import commands, wire
from areopolis.server.gate.refusals import Refused
from areopolis.server.shelf import game_of
from areopolis.server.tables.chance import secret_seed
from areopolis.server.tables.creating import Beginning, Wanted, open_table

if TYPE_CHECKING:
    from areopolis.server.tables.service import Tables


async def open_lesson(
    tables: Tables, visitor: int, called: str, name: str, lesson: str
) -> wire.Created:
    """Open a private table for a lesson; whoever learns has the first seat.

    Raises:
        Refused: there is no such lesson.
    """
    game = game_of(name)
    check_lesson(game, lesson)
    position = position_of(game, lesson)
    seats = [commands.NewSeat("me")]
    seats += [commands.NewSeat("ai", level="newcomer")] * (int(position["seats"]) - 1)
    options = game.check_options(position["options"], position["seats"])
    # The position brings its own chance; nothing is drawn from this seed but what AI seats think.
    seed = secret_seed(tables.settings.fixed_seed)
    beginning = Beginning(name, seed, options, start=position, origin={"kind": "lesson"})
    return await open_table(tables, visitor, called, beginning, Wanted(tuple(seats), ""))


def check_lesson(game: Game, lesson: str) -> None:
    """Check that *game* teaches *lesson*.

    Raises:
        Refused: it does not.
    """
    if lesson not in [one.name for one in game.lessons()]:
        raise Refused("unknown-lesson", 404)


def position_of(game: Game, lesson: str) -> dict[str, Any]:
    """Return the position at which a lesson of *game* begins."""
    path = files("areopolis.server").joinpath("lessons", game.id, f"{lesson}.json")
    position: dict[str, Any] = msgspec.json.decode(path.read_bytes())
    return position
