"""The table of On Mars."""

from __future__ import annotations

from typing import Final

from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from areopolis.cli.table.base import Table, log_panel
from areopolis.cli.table.colours import named
from areopolis.cli.table.on_mars import boards, mars, panels
from areopolis.cli.table.scene import Scene

# From here on there is room for a second column beside the map.
WIDE: Final = 170
MAP: Final = 96


class OnMarsTable(Table):
    """Map, life support and missions, Orbit and Colony, and the boards of all players."""

    def draw(self, scene: Scene) -> RenderableType:
        """Return the whole table, in two columns where there is room."""
        solo = [boards.lacerda(scene)] if "lacerda" in scene.view else []
        around = [
            beside(panels.life_support(scene), panels.missions(scene)),
            panels.orbit(scene),
            panels.colony(scene),
        ]
        below = [*solo, boards.boards(scene), log_panel(scene)]
        if scene.width < WIDE:
            return Group(panels.head(scene), mars.mars(scene, scene.width), *around, *below)
        grid = Grid.grid(expand=True)
        grid.add_column(width=MAP)
        grid.add_column(ratio=1)
        grid.add_row(Group(mars.mars(scene, MAP), *around), Group(*below))
        return Group(panels.head(scene), grid)

    def seat(self, scene: Scene, seat: int) -> Text:
        """Return letter and colour of a seat."""
        return named(scene, scene.view["players"][seat]["colour"])


def beside(left: RenderableType, right: RenderableType) -> RenderableType:
    """Return two parts side by side, the left one wider."""
    grid = Grid.grid(expand=True)
    grid.add_column(ratio=3)
    grid.add_column(ratio=2)
    grid.add_row(left, right)
    return grid
