"""What belongs to the colony, and the card of every corporation."""

from __future__ import annotations

from typing import Any

from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from areopolis.cli.table.base import panel
from areopolis.cli.table.colours import named, style
from areopolis.cli.table.parts import add, amounts, facts, said
from areopolis.cli.table.scene import Scene


def boards(scene: Scene) -> RenderableType:
    """Return the colony, then the corporations, the reader's own first."""
    players = scene.view["players"]
    ordered = sorted(players, key=lambda one: one["seat"] != scene.seat)
    parts = [board(scene, player) for player in ordered]
    colony = scene.view["colony"]
    if colony is None:
        return Group(*parts)
    grid = facts()
    if "goods" in colony:
        household(scene, grid, colony)
    add(grid, said(scene, "technologies"), technologies(scene, colony))
    return Group(panel(said(scene, "colony"), grid, "yellow"), *parts)


def board(scene: Scene, player: dict[str, Any]) -> RenderableType:
    """Return the card of one corporation."""
    grid = facts()
    if "goods" in player:
        household(scene, grid, player)
    add(grid, said(scene, "technologies"), technologies(scene, player))
    if player["installations"]:
        told = amounts(scene, "installation", player["installations"])
        grid.add_row(said(scene, "installations"), told)
    grid.add_row(scene.name("kind", "crop"), crop(scene, player))
    for field, kind in (("specialists", "specialist"), ("helpers", "helper")):
        if player[field]:
            grid.add_row(said(scene, field), amounts(scene, kind, player[field]))
    ground = style(player["colour"]).partition(" on ")[2]
    return panel("", Group(heading(scene, player), grid), ground)


def heading(scene: Scene, player: dict[str, Any]) -> Text:
    """Return whose card it is, the markers in supply, and who has died."""
    told = Text()
    if player["colour"] == scene.view["active"]:
        told.append("\N{BLACK RIGHT-POINTING SMALL TRIANGLE} ", "bold green")
    told.append_text(named(scene, player["colour"]))
    if player["corporation"] is not None:
        told.append(f" {scene.name('corporation', player['corporation'])}", "bold")
    told.append(f" {scene.holders[player['seat']]}", "dim")
    told.append(f"   {said(scene, 'markers')} ", "dim").append(str(player["supply"]), "bold")
    if player["dead"]:
        told.append(f"   {said(scene, 'dead')} ", "dim").append(str(player["dead"]), "bold red")
    if player["time_change"]:
        told.append(f"   {said(scene, 'time_change')} ", "dim")
        told.append(f"{player['time_change']:+d}", "bold yellow")
    return told


def household(scene: Scene, grid: Grid, owner: dict[str, Any]) -> None:
    """Add reputation, goods and regolith cards; of a hidden hand only how many there are."""
    grid.add_row(said(scene, "reputation"), Text(str(owner["reputation"]), "bold yellow"))
    grid.add_row(said(scene, "goods"), amounts(scene, "good", owner["goods"]))
    if owner["minerals"] is None:
        grid.add_row(said(scene, "minerals"), f"{owner['cards']} \N{MULTIPLICATION SIGN} ?")
    elif owner["minerals"]:
        grid.add_row(said(scene, "minerals"), amounts(scene, "mineral", owner["minerals"]))


def technologies(scene: Scene, owner: dict[str, Any]) -> list[str]:
    """Return what is developed."""
    return [scene.name("technology", one) for one in owner["technologies"]]


def crop(scene: Scene, player: dict[str, Any]) -> Text:
    """Return what grows, and what a harvest costs and gives."""
    name = player["crop"]
    text = scene.speaker.describe("crop", name)
    if not text and player["corporation"] is not None:
        # The basic crop is printed on the corporation card, in its last line.
        lines = scene.game.describe("corporation", player["corporation"], scene.options)
        text = scene.speaker.phrase(lines[-1])
    return Text.assemble((scene.name("crop", name), "bold"), f"  {text}")
