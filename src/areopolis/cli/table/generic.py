"""A table for any game: its view, laid out by the shape of what is in it."""

from __future__ import annotations

from typing import Any, Final

from rich.box import SIMPLE_HEAD
from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from areopolis.cli.table.base import Table, log_panel, panel
from areopolis.cli.table.scene import Scene

# Said elsewhere on the screen.
LEFT_OUT: Final = ("decision", "deciding", "outcome", "points", "game", "seat")
# Texts up to here stand side by side.
SHORT: Final = 30
COLUMNS_MOST: Final = 8


class GenericTable(Table):
    """Draws whatever a view holds: facts in a grid, equal records in a table, the rest by name."""

    def draw(self, scene: Scene) -> RenderableType:
        """Return the whole table."""
        facts: dict[str, Any] = {}
        parts: list[RenderableType] = []
        for name, value in scene.view.items():
            if name in LEFT_OUT or is_empty(value):
                continue
            if is_records(value) or isinstance(value, dict):
                parts.append(panel(label(scene, name), block(scene, value)))
            else:
                facts[name] = value
        head = panel(scene.speaker.title(), facts_grid(scene, facts), "red")
        return Group(head, *parts, log_panel(scene))


def is_empty(value: Any) -> bool:
    """Whether there is nothing to show."""
    return value is None or value == "" or (isinstance(value, list | dict) and not value)


def is_records(value: Any) -> bool:
    """Whether *value* is a list of equal tables."""
    return (
        isinstance(value, list)
        and any(isinstance(one, dict) for one in value)
        and all(one is None or isinstance(one, dict) for one in value)
    )


def label(scene: Scene, name: str) -> str:
    """Return what a field of a view is called: a word of the game, a known name, or its id."""
    words = scene.speaker.words
    if words.knows(f"view.{name}"):
        return words.text(f"view.{name}")
    known = thing(scene, name)
    return name.replace("_", " ") if known == name else known


def thing(scene: Scene, written: str) -> str:
    """Return what *written* is called if it is the name of exactly one thing of the game."""
    kinds = [kind for kind, names in scene.game.vocabulary.names.items() if written in names]
    kinds = [kind for kind in kinds if kind != "seat"] or kinds
    return scene.name(kinds[0], written) if len(kinds) == 1 else written


def short(scene: Scene, value: Any) -> str:
    """Return *value* in one line."""
    if is_empty(value):
        return "\N{EN DASH}"
    if isinstance(value, bool):
        return "\N{CHECK MARK}" if value else "\N{EN DASH}"
    if isinstance(value, dict):
        shown = [
            f"{label(scene, k)} {short(scene, v)}" for k, v in value.items() if not is_empty(v)
        ]
        return ", ".join(shown) or "\N{EN DASH}"
    if isinstance(value, list):
        unknown = [one for one in value if one is None]
        shown = [short(scene, one) for one in value if one is not None]
        if unknown:
            shown.append(f"{len(unknown)} \N{MULTIPLICATION SIGN} ?")
        return ", ".join(shown)
    return thing(scene, value) if isinstance(value, str) else str(value)


def facts_grid(scene: Scene, facts: dict[str, Any]) -> RenderableType:
    """Return facts side by side while they are short, below each other when they are not."""
    brief: list[Text] = []
    long = Grid.grid(padding=(0, 2))
    long.add_column(style="dim", no_wrap=True)
    long.add_column()
    for name, value in facts.items():
        told = short(scene, value)
        if len(told) <= SHORT:
            brief.append(Text.assemble((label(scene, name) + " ", "dim"), (told, "bold")))
        else:
            long.add_row(label(scene, name), told)
    parts: list[RenderableType] = [Columns(brief, padding=(0, 3))] if brief else []
    return Group(*parts, long) if long.row_count else Group(*parts)


def block(scene: Scene, value: Any) -> RenderableType:
    """Return a nested part of the view."""
    if is_records(value):
        return records(scene, {str(place + 1): one for place, one in enumerate(value)})
    if is_records(list(value.values())):
        return records(scene, value)
    return facts_grid(scene, value)


def records(scene: Scene, rows: dict[str, Any]) -> RenderableType:
    """Return equal tables as rows; fields that are empty everywhere are left out."""
    filled = {
        name: one for name, one in rows.items() if one and not all(map(is_empty, one.values()))
    }
    fields: dict[str, int] = {}
    for one in filled.values():
        for field, value in one.items():
            if not is_empty(value):
                fields[field] = max(fields.get(field, 0), len(short(scene, value)))
    brief = [field for field, length in fields.items() if length <= SHORT][:COLUMNS_MOST]
    rest = [field for field in fields if field not in brief]
    grid = Grid(box=SIMPLE_HEAD, expand=True, header_style="dim", show_edge=False)
    grid.add_column("", style="bold", no_wrap=True)
    for field in brief:
        grid.add_column(label(scene, field))
    if rest:
        grid.add_column("", ratio=1)
    for name, one in filled.items():
        more = Text("\n").join(
            [
                Text.assemble((label(scene, field) + " ", "dim"), short(scene, one[field]))
                for field in rest
                if not is_empty(one.get(field))
            ]
        )
        shown = [short(scene, one.get(field)) for field in brief]
        grid.add_row(label(scene, name), *shown, *([more] if rest else []))
    return grid
