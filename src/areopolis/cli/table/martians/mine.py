"""The mining area: rows of fields, each half a field further in or out than the next."""

from __future__ import annotations

from typing import Any, Final

from rich.console import Group, RenderableType
from rich.text import Text

from areopolis.cli.table.base import panel
from areopolis.cli.table.parts import said
from areopolis.cli.table.scene import Scene

# So wide is a field; half of it is the step from row to row.
CELL: Final = 10
MACHINE: Final = "\N{BLACK UP-POINTING TRIANGLE}"
SITE: Final = "\N{BLACK STAR}"
HIDDEN: Final = "?"
EMPTY: Final = "\N{MIDDLE DOT}"


def mining_area(scene: Scene) -> RenderableType:
    """Return the fields row by row: the name, machine and site, and the goods of the token."""
    rows: dict[str, list[str]] = {}
    for name in scene.game.vocabulary.names["spot"]:
        rows.setdefault(name[:1], []).append(name)
    longest = max([len(row) for row in rows.values()])
    lines: list[Text] = []
    for row in rows.values():
        line = Text(" " * ((longest - len(row)) * CELL // 2))
        for name in row:
            line.append_text(field(scene, name))
        line.rstrip()
        lines.append(line)
    return panel(said(scene, "mine"), Group(*lines, legend(scene)), "red")


def field(scene: Scene, name: str) -> Text:
    """Return a field, filled up to its width."""
    view = scene.view
    told = Text(name, "dim")
    if view["machine"] == name:
        told.append(MACHINE, "bold yellow")
    if view["site"] == name:
        told.append(SITE, "bold cyan")
    told.append(" ")
    token: Any = view["mine"].get(name, EMPTY)
    if token == EMPTY:
        told.append(EMPTY, "dim")
    else:
        told.append(HIDDEN if token is None else goods(scene, token), "bold")
    told.append(" " * (CELL - told.cell_len))
    return told


def goods(scene: Scene, token: str) -> str:
    """Return the goods that a token shows, as answers write them."""
    face = scene.game.faces()["token"][token]
    parts = ((face["regolith"], "R"), (face["ice"], "I"))
    return "".join([f"{count}{letter}" for count, letter in parts if count])


def legend(scene: Scene) -> Text:
    """Return what the signs mean."""
    told = Text(f"{MACHINE} ", "bold yellow").append(said(scene, "machine"), "dim")
    for letter, good in (("R", "regolith"), ("I", "ice")):
        told.append(f"   {letter} ", "bold").append(scene.name("good", good), "dim")
    if scene.view["site"] is not None:
        told.append(f"   {SITE} ", "bold cyan").append(said(scene, "site"), "dim")
    return told
