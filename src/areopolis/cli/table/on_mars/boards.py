"""The boards of the players of On Mars, and of Lacerda."""

from __future__ import annotations

from typing import Any

from rich.console import Group, RenderableType
from rich.text import Text

from areopolis.cli.table.base import panel
from areopolis.cli.table.colours import named, style
from areopolis.cli.table.parts import add, amounts, facts, said
from areopolis.cli.table.scene import Scene


def boards(scene: Scene) -> RenderableType:
    """Return one board below the other, the reader's own first."""
    players = scene.view["players"]
    ordered = sorted(players, key=lambda one: one["seat"] is None or one["seat"] != scene.seat)
    return Group(*[board(scene, player) for player in ordered])


def board(scene: Scene, player: dict[str, Any]) -> RenderableType:
    """Return the board of one player."""
    grid = facts()
    grid.add_row(said(scene, "storage"), storage(scene, player))
    grid.add_row(said(scene, "quarters"), colonists(scene, player))
    grid.add_row(said(scene, "ships"), fleet(scene, player))
    add(grid, said(scene, "lab"), techs(scene, player))
    add(grid, said(scene, "blueprints"), blueprints(scene, player))
    add(grid, said(scene, "scientists"), names(scene, "scientist", list(player["scientists"])))
    add(grid, said(scene, "contracts"), contracts(scene, player))
    add(grid, said(scene, "progress"), names(scene, "building", player["progress"]))
    add(grid, said(scene, "discoveries"), names(scene, "ground", player["discoveries"]))
    add(grid, said(scene, "research"), player["research"])
    for field in ("goals", "goals_spent"):
        add(grid, said(scene, field), names(scene, "goal", player[field]))
    if player["goal_done"] is not None:
        add(grid, said(scene, "goal_done"), names(scene, "goal", [player["goal_done"]]))
    for field in ("first_card", "second_cards"):
        add(grid, said(scene, field), names(scene, "colonist", player.get(field, [])))
    ground = style(player["colour"]).partition(" on ")[2]
    return panel("", Group(heading(scene, player), grid), ground)


def heading(scene: Scene, player: dict[str, Any]) -> Text:
    """Return whose board it is, the side, the points, and whether the turn is over."""
    told = Text()
    if player["seat"] in scene.view["deciding"]:
        told.append("\N{BLACK RIGHT-POINTING SMALL TRIANGLE} ", "bold green")
    told.append_text(named(scene, player["colour"]))
    # Lacerda's place is called by his name.
    if player["seat"] is not None:
        told.append(f" {scene.holders[player['seat']]}", "dim")
    if player["side"] is not None:
        told.append(f"   {scene.name('side', player['side'])}", "bold yellow")
    told.append(f"   {said(scene, 'points')} ", "dim").append(str(player["points"]), "bold")
    if player["has_played"]:
        told.append(f"   {said(scene, 'has_played')}", "dim")
    return told


def storage(scene: Scene, player: dict[str, Any]) -> Text:
    """Return Resources and Crystals, with the room that there is for them."""
    told = amounts(scene, "resource", player["storage"])
    told.append(f"   ({said(scene, 'limit')} {player['limit']})\n", "dim")
    told.append(f"{player['crystals']}/{player['capacity']} ", "bold")
    told.append(said(scene, "crystals"))
    if player["pending"]:
        told.append(f"   {said(scene, 'pending')} ", "dim").append(str(player["pending"]), "bold")
    return told


def colonists(scene: Scene, player: dict[str, Any]) -> Text:
    """Return where the Colonists are."""
    told = Text(f"{player['quarters']}/{player['beds']}", "bold")
    for field in ("working", "supply"):
        told.append(f"   {said(scene, field)} ", "dim").append(str(player[field]), "bold")
    return told


def fleet(scene: Scene, player: dict[str, Any]) -> Text:
    """Return Ships, Bots and the Rover."""
    told = Text(" ".join([str(space) for space in player["ships"]]) or "0", "bold")
    for field in ("hangar", "bots_left", "shelters", "markers"):
        told.append(f"   {said(scene, field)} ", "dim").append(str(player[field]), "bold")
    if player["rover"] is not None:
        told.append(f"   {said(scene, 'rover')} ", "dim").append(player["rover"], "bold")
    return told


def techs(scene: Scene, player: dict[str, Any]) -> list[str]:
    """Return the technologies with their spaces of the laboratory."""
    return [f"{scene.name('tech', tech)} {space[1:]}" for tech, space in player["lab"].items()]


def blueprints(scene: Scene, player: dict[str, Any]) -> list[str]:
    """Return the Blueprints, with where they are built."""
    return [
        scene.name("card", card) + (f" ({built['built']})" if built["built"] else "")
        for card, built in player["blueprints"].items()
    ]


def contracts(scene: Scene, player: dict[str, Any]) -> list[str]:
    """Return the contracts, with what is delivered, or a tick where they are completed."""
    found: list[str] = []
    for contract, progress in player["contracts"].items():
        items = [f"{count} {scene.name('item', item)}" for item, count in progress["items"].items()]
        note = "\N{CHECK MARK}" if progress["done"] else ", ".join(items)
        found.append(scene.name("contract", contract) + (f" [{note}]" if note else ""))
    return found


def names(scene: Scene, kind: str, written: list[str | None]) -> list[str]:
    """Return what things are called; of hidden ones only how many there are."""
    hidden = written.count(None)
    found = [scene.name(kind, one) for one in written if one is not None]
    return found + ([f"{hidden} \N{MULTIPLICATION SIGN} ?"] if hidden else [])


def lacerda(scene: Scene) -> RenderableType:
    """Return Lacerda's card, and how far the lines of the goals are."""
    automa = scene.view["lacerda"]
    grid = facts()
    for field in ("deck", "reshuffles"):
        grid.add_row(said(scene, field), str(automa[field]))
    grid.add_row(said(scene, "sequence"), scene.name("building", automa["sequence"]))
    if automa["card"] is not None:
        grid.add_row(scene.name("kind", "solo-card"), str(automa["card"]))
    for line in automa["goals"].get(automa["goal"], []):
        what = scene.speaker.words.text(f"line.{line['line']}")
        is_met = line["now"] >= line["needed"]
        grid.add_row(what, Text(f"{line['now']}/{line['needed']}", "bold green" if is_met else ""))
    title = f"{said(scene, 'lacerda')}: {scene.name('solo-goal', automa['goal'])}"
    return panel(title, grid)
