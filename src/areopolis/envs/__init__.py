"""Research interfaces: encodings of every game, and adapters for learning libraries.

`areopolis.envs.pettingzoo`, `areopolis.envs.gymnasium`, `areopolis.envs.openspiel` and
`areopolis.envs.vector` need the extras `rl` or `openspiel`; the catalogue needs nothing.
"""

from __future__ import annotations

import os
from typing import Any

from areopolis.envs.finding import encoding
from areopolis.library import game

__all__ = ["catalogue", "encoding"]


def catalogue(
    game_id: str, pack: str | os.PathLike[str] | None = None, seats: int | None = None
) -> dict[str, Any]:
    """Return what every integer of the actions and every number of an observation means.

    With *seats*, `own_first` has index tables for a table of so many: `observations[seat]` and
    `actions[seat]` put that seat first and the others clockwise after it.

    Raises:
        UnknownGame: there is no such game.
        BadPack: the file cannot be read or does not fit the game.
        BadSetup: so many cannot play it.
    """
    found = game(game_id, pack)
    if seats is not None:
        found.new(seats, 0)
    return encoding(found).catalogue(seats)
