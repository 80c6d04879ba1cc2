"""A table for any game: its view, laid out by the shape of what is in it."""

from __future__ import annotations

from typing import Any, Final

from rich.box import SIMPLE_HEAD
from rich.cells import cell_len
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
# Around a column, and around a panel.
GAP: Final = 3
FRAME: Final = 4


class GenericTable(Table):
    """Draws whatever a view holds: facts in a grid, equal records in a table, the rest by name."""

    def draw(self, scene: Scene) -> RenderableType:
        """Return the whole table."""
        facts: dict[str, Any] = {}
        parts: list[RenderableType] = []
        for name, value in scene.view.items():
            if name in LEFT_OUT or is_empty(value):
                continue
            if is_records(value) or (isinstance(value, dict) and is_deep(value)):
                parts.append(panel(label(scene, name), block(scene, value, name)))
            else:
                facts[name] = value
        head = panel(scene.speaker.title(), facts_grid(scene, facts), "red")
        return Group(head, *parts, log_panel(scene))


def is_empty(value: Any) -> bool:
    """Whether there is nothing to show; what is not so is not worth a place either."""
    return value is None or value is False or (isinstance(value, str | list | dict) and not value)


def is_deep(value: dict[str, Any]) -> bool:
    """Whether there are tables or lists within the table."""
    return any(isinstance(one, dict | list) for one in value.values())


def is_records(value: Any) -> bool:
    """Whether *value* is a list of equal tables."""
    return (
        isinstance(value, list)
        and any(isinstance(one, dict) for one in value)
        and all(one is None or isinstance(one, dict) for one in value)
    )


def label(scene: Scene, name: str, within: str = "") -> str:
    """Return what a field of a view is called: a word of the game, a known name, or its id."""
    words = scene.speaker.words
    kind = scene.game.field_kinds().get(within, "")
    if name in scene.game.vocabulary.names.get(kind, ()):
        return scene.name(kind, name)
    if words.knows(f"view.{name}"):
        return words.text(f"view.{name}")
    known = thing(scene, name)
    return name.replace("_", " ") if known == name else known


def thing(scene: Scene, written: str, within: str = "") -> str:
    """Return what *written* is called if it names a thing of the kind that lies *within* a field.

    Elsewhere all things of that name must be called alike.
    """
    kinds = [kind for kind, names in scene.game.vocabulary.names.items() if written in names]
    kinds = [kind for kind in kinds if kind != "seat"] or kinds
    said = (within, within.removesuffix("s"), scene.game.field_kinds().get(within))
    meant = [kind for kind in said if kind in kinds][:1]
    called = {scene.name(kind, written) for kind in meant or kinds}
    return called.pop() if len(called) == 1 else written


def short(scene: Scene, value: Any, within: str = "") -> str:
    """Return *value*, which lies *within* a field, in one line."""
    if is_empty(value):
        return "\N{EN DASH}"
    if value is True:
        return "\N{CHECK MARK}"
    if isinstance(value, dict):
        shown = [
            f"{label(scene, k, within)} {short(scene, v, within)}"
            for k, v in value.items()
            if not is_empty(v)
        ]
        return ", ".join(shown) or "\N{EN DASH}"
    if isinstance(value, list):
        unknown = [one for one in value if one is None]
        shown = [short(scene, one, within) for one in value if one is not None]
        if unknown:
            shown.append(f"{len(unknown)} \N{MULTIPLICATION SIGN} ?")
        return ", ".join(shown)
    return thing(scene, value, within) if isinstance(value, str) else str(value)


def facts_grid(scene: Scene, facts: dict[str, Any]) -> RenderableType:
    """Return facts side by side while they are short, below each other when they are not."""
    brief: list[Text] = []
    long = Grid.grid(padding=(0, 2))
    long.add_column(style="dim", no_wrap=True)
    long.add_column()
    for name, value in facts.items():
        told = short(scene, value, name)
        if cell_len(told) <= SHORT:
            brief.append(Text.assemble((label(scene, name) + " ", "dim"), (told, "bold")))
        else:
            long.add_row(label(scene, name), told)
    parts: list[RenderableType] = [Columns(brief, padding=(0, 3))] if brief else []
    return Group(*parts, long) if long.row_count else Group(*parts)


def block(scene: Scene, value: Any, field: str) -> RenderableType:
    """Return a nested part of the view, which is what *field* holds."""
    if is_records(value):
        return records(scene, {str(place + 1): one for place, one in enumerate(value)}, field)
    if is_records(list(value.values())):
        return records(scene, value, field)
    return facts_grid(scene, value)


def records(scene: Scene, rows: dict[str, Any], field: str) -> RenderableType:
    """Return equal tables as rows where they fit, else one after the other.

    What is empty everywhere is left out.
    """
    filled = {
        title(scene, name, one, field): one
        for name, one in rows.items()
        if one and not all(map(is_empty, one.values()))
    }
    widths: dict[str, int] = {}
    for one in filled.values():
        for part, value in one.items():
            if not is_empty(value):
                told = max(cell_len(short(scene, value, part)), cell_len(label(scene, part)))
                widths[part] = max(widths.get(part, 0), told + GAP)
    heading = max([cell_len(name) for name in filled], default=0) + GAP
    if heading + sum(widths.values()) <= scene.width - FRAME:
        return as_rows(scene, filled, list(widths))
    parts: list[RenderableType] = []
    for name, one in filled.items():
        parts.append(Text(name, "bold underline"))
        shown = {part: value for part, value in one.items() if not is_empty(value)}
        parts.append(facts_grid(scene, shown))
    return Group(*parts)


def title(scene: Scene, name: str, one: dict[str, Any], within: str) -> str:
    """Return what a record of a list is called: the player it belongs to, else its name."""
    seats = scene.game.vocabulary.names.get("seat", ())
    first = next(iter(one.values()), None)
    if name.isdecimal() and isinstance(first, str) and first in seats:
        return f"{name} {scene.name('seat', first)}"
    return label(scene, name, within)


def as_rows(scene: Scene, rows: dict[str, Any], fields: list[str]) -> RenderableType:
    """Return records as the rows of a table."""
    grid = Grid(box=SIMPLE_HEAD, header_style="dim", show_edge=False, pad_edge=False)
    grid.add_column("", style="bold", no_wrap=True)
    for field in fields:
        grid.add_column(label(scene, field))
    for name, one in rows.items():
        grid.add_row(name, *[short(scene, one.get(field), field) for field in fields])
    return grid
