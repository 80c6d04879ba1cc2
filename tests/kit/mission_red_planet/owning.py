"""Games with an owner's components."""

from collections.abc import Callable
from typing import Any

from areopolis.core.game import Game
from areopolis.core.pack import Pack
from areopolis.games.mission_red_planet.game import MissionRedPlanet

Data = dict[str, Any]


def owned(change: Callable[[Data], None]) -> Game:
    """Return the game with the components that *change* makes of the built-in ones."""
    data = MissionRedPlanet().pack_template()
    change(data)
    return MissionRedPlanet(Pack("owner", data))


def replace(data: Data, kind: str, card: str, **fields: Any) -> None:
    """Give the entry *card* of *kind* other fields."""
    place = [entry["id"] for entry in data[kind]].index(card)
    data[kind][place] = {"id": card, **fields}
