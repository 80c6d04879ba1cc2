"""The hexes of On Mars: thirteen columns, each half a hex lower or higher than the next."""

from __future__ import annotations

from typing import Any, Final

from rich.console import Group, RenderableType
from rich.text import Text

from areopolis.cli.table.base import panel
from areopolis.cli.table.colours import chip, style
from areopolis.cli.table.on_mars import signs
from areopolis.cli.table.parts import said
from areopolis.cli.table.scene import Scene

# A cell is so wide where there is room, else so narrow; around the map lies a frame.
WIDE: Final = 7
NARROW: Final = 5
FRAME: Final = 4


def mars(scene: Scene, width: int) -> RenderableType:
    """Return the map: the name of each hex, and below it what is there."""
    places = {name: place_of(name) for name in scene.game.vocabulary.names["hex"]}
    left = min([column for column, _ in places.values()])
    top = min([line for _, line in places.values()])
    columns = 1 + max([column for column, _ in places.values()]) - left
    lines = 2 + max([line for _, line in places.values()]) - top
    cell = WIDE if columns * WIDE + FRAME <= width else NARROW
    rows = [[Text(" " * cell) for _ in range(columns)] for _ in range(lines)]
    for name, (column, line) in places.items():
        rows[line - top][column - left] = fitted(Text(name, "dim"), cell)
        rows[line - top + 1][column - left] = fitted(hexagon(scene, name), cell)
    drawn = Text("\n").join([Text.assemble(*row) for row in rows])
    return panel(said(scene, "map"), Group(drawn, signs.legend(scene)), "red")


def place_of(name: str) -> tuple[int, int]:
    """Return column and line of a hex; a step along a column is two lines."""
    column, row = [int(number) for number in name.split(",")]
    return column, 2 * row + column


def fitted(text: Text, cell: int) -> Text:
    """Return *text* filled up to the width of a cell."""
    text.append(" " * (cell - text.cell_len))
    return text


def hexagon(scene: Scene, name: str) -> Text:
    """Return what is on a hex: building, size of its complex, pieces, tile; a dot for nothing."""
    here: dict[str, Any] = scene.view["map"].get(name, {})
    if not here:
        return Text("\N{MIDDLE DOT}", "dim")
    told = Text()
    if "building" in here:
        told.append_text(signs.building(here["building"]))
    if "owner" in here:
        told.append_text(chip(scene, here["owner"]))
    if "size" in here:
        told.append(str(here["size"]), "bold")
    if "ground" in here:
        told.append_text(signs.ground(here["ground"]))
    if "piece" in here:
        told.append_text(chip(scene, here["of"]))
        told.append(signs.PIECES[here["piece"]], style(here["of"]))
    return told
