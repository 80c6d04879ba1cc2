"""Every icon of the rules is among those that the client's tests draw."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import areopolis

WEB = Path(__file__).parents[3] / "web"
DRAWN = WEB / "tests/terraforming-mars/icons.json"
GAME = areopolis.game("terraforming-mars")
# The tags of a trigger are a list of names, not an icon.
NAMES = set(GAME.vocabulary.names["tag"])


def icons_in(value: Any) -> Iterator[list[Any]]:
    """Yield every icon within *value*, at any depth."""
    if isinstance(value, dict):
        for inner in value.values():
            yield from icons_in(inner)
    elif isinstance(value, list):
        if value and isinstance(value[0], str) and not all(one in NAMES for one in value):
            yield value
        for inner in value:
            yield from icons_in(inner)


def printed() -> dict[str, list[Any]]:
    """Return an example of every icon that is printed anywhere."""
    faces = GAME.faces()
    found: dict[str, list[Any]] = {}
    for card in faces["card"].values():
        for icon in icons_in(card["parts"]):
            found.setdefault(icon[0], icon)
    for kind in ("colony", "project", "parameter"):
        for face in faces[kind].values():
            for part in ("build", "income", "bonus", "icons", "bonuses"):
                for icon in icons_in(face.get(part, [])):
                    found.setdefault(icon[0], icon)
    return found


def test_the_client_draws_every_icon() -> None:
    drawn = {icon[0] for icon in json.loads(DRAWN.read_text(encoding="utf-8"))}

    assert drawn == set(printed())
