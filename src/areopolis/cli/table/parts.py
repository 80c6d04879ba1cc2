"""Parts that tables of several games are made of."""

from __future__ import annotations

from rich.table import Table as Grid
from rich.text import Text

from areopolis.cli.table.scene import Scene


def said(scene: Scene, field: str) -> str:
    """Return what a field of the view is called."""
    return scene.speaker.words.text(f"view.{field}")


def facts() -> Grid:
    """Return an empty grid of names and what is there."""
    grid = Grid.grid(padding=(0, 2))
    grid.add_column(style="dim", max_width=24)
    grid.add_column()
    return grid


def add(grid: Grid, name: str, things: list[str]) -> None:
    """Add a line to *grid* if there is anything to say."""
    if things:
        grid.add_row(name, Text(", ".join(things)))


def amounts(scene: Scene, kind: str, counts: dict[str, int]) -> Text:
    """Return how much there is of each thing; what is not there is dim."""
    told = Text()
    for name, count in counts.items():
        told.append(f"{count} ", "bold" if count else "dim")
        told.append(f"{scene.name(kind, name)}   ", "" if count else "dim")
    told.rstrip()
    return told
