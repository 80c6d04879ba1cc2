"""Positions of On Mars, and edits after which they cannot be."""

from collections.abc import Callable
from typing import Any

import pytest

from areopolis import BadPosition
from conformance.laws_of_saving import through_json
from kit import wander
from kit.on_mars import GAME

Edit = Callable[[dict[str, Any]], object]


def position(seats: int = 3, **options: Any) -> dict[str, Any]:
    """Return the first round of a game: boards and displays are full, nothing is taken."""
    state = GAME.new(seats=seats, seed=11, options=options)
    for now in wander(state, seed=5):
        if now.to_dict()["round"] == 1:
            document: dict[str, Any] = through_json(now.to_dict())
            return document
    raise AssertionError("there is a first round")


def rejected(edit: Edit, seats: int = 3, **options: Any) -> str:
    document = position(seats, **options)
    edit(document)
    with pytest.raises(BadPosition) as caught:
        GAME.from_dict(document)
    return caught.value.field


def player(place: int, **fields: Any) -> Edit:
    return lambda d: d["players"][place].update(fields)


def on_map(name: str, **fields: Any) -> Edit:
    """Return an edit that puts something on a hex besides what is there."""
    return lambda d: d["map"].setdefault(name, {}).update(fields)


def both(*edits: Edit) -> Edit:
    def edit(document: dict[str, Any]) -> None:
        for one in edits:
            one(document)

    return edit
