"""The table of Martians."""

from __future__ import annotations

from typing import Final

from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from areopolis.cli.table.base import Table, log_panel
from areopolis.cli.table.colours import named
from areopolis.cli.table.martians import boards, mine, panels
from areopolis.cli.table.scene import Scene

# From here on there is room for a second column beside the buildings.
WIDE: Final = 150
BOARD: Final = 80


class MartiansTable(Table):
    """Mission, quarters, buildings, the mining area, what is laid out, and all corporations."""

    def draw(self, scene: Scene) -> RenderableType:
        """Return the whole table, in two columns where there is room."""
        board = [
            panels.goals(scene),
            panels.quarters(scene),
            panels.buildings(scene),
            mine.mining_area(scene),
        ]
        around = [panels.laid_out(scene), boards.boards(scene), log_panel(scene)]
        if scene.width < WIDE:
            return Group(panels.head(scene), *board, *around)
        grid = Grid.grid(expand=True)
        grid.add_column(width=BOARD)
        grid.add_column(ratio=1)
        grid.add_row(Group(*board), Group(*around))
        return Group(panels.head(scene), grid)

    def seat(self, scene: Scene, seat: int) -> Text:
        """Return letter and colour of a seat; alone one has two corporations."""
        colours = [one["colour"] for one in scene.view["players"] if one["seat"] == seat]
        return Text(" ").join([named(scene, colour) for colour in colours])
