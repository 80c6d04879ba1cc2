"""What lies around the map of On Mars: the round, life support and missions, Orbit and Colony."""

from __future__ import annotations

from typing import Final

from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from areopolis.cli.table.base import panel
from areopolis.cli.table.colours import chip, chips, named
from areopolis.cli.table.on_mars import signs
from areopolis.cli.table.parts import add, amounts, facts, said
from areopolis.cli.table.scene import Scene

NOTHING: Final = "\N{EN DASH}"
FREE: Final = "\N{MIDDLE DOT}"
LEVELS: Final = 5
# Spaces of the turn order on the side of Orbit; the others are those of the Colony.
ORBIT_SPACES: Final = 4


def head(scene: Scene) -> RenderableType:
    """Return round and level, the turn order of both sides, and the Shuttle."""
    view = scene.view
    told = Text.assemble((f"{said(scene, 'round')} ", "dim"), (str(view["round"]), "bold"))
    if view["is_last_round"]:
        told.append(f" ({said(scene, 'is_last_round')})", "bold red")
    for field in ("level", "remaining"):
        told.append(f"   {said(scene, field)} ", "dim").append(str(view[field]), "bold")
    if view["current"] is not None:
        told.append(f"   {said(scene, 'current')} ", "dim")
        told.append_text(named(scene, view["current"]))
    order = Text(f"{said(scene, 'turn_order')}  ", "dim")
    for place, colour in enumerate(view["turn_order"]):
        if place in (0, ORBIT_SPACES):
            side = "orbit" if place == 0 else "colony"
            order.append(f"{scene.name('side', side)} ", "bold")
        order.append(f"{place + 1}", "dim")
        order.append_text(chip(scene, colour) if colour else Text(FREE, "dim"))
        order.append("  ")
    shuttle = view["shuttle"]
    where = f"{scene.name('side', shuttle['side'])} {shuttle['space']}"
    order.append(f"{said(scene, 'shuttle')} ", "dim").append(where, "bold yellow")
    return panel(scene.speaker.title(), Group(told, order), "red")


def life_support(scene: Scene) -> RenderableType:
    """Return the four columns with their rows and the tile at their top."""
    grid = Grid.grid(padding=(0, 1))
    for column in scene.view["lss"]:
        row = column["row"]
        bar = "\N{BLACK SQUARE}" * row + "\N{WHITE SQUARE}" * (LEVELS - row)
        reward = column["reward"]
        grid.add_row(
            signs.building(column["building"]),
            Text(scene.name("building", column["building"]), "bold"),
            Text(bar),
            Text(scene.name("reward", reward) if reward else NOTHING, "dim"),
        )
    return panel(said(scene, "lss"), grid)


def missions(scene: Scene) -> RenderableType:
    """Return the missions and how much of each is left."""
    grid = Grid.grid(padding=(0, 1))
    grid.add_column()
    grid.add_column(justify="right")
    for mission in scene.view["missions"]:
        if mission is not None:
            left = Text.assemble((f"{said(scene, 'left')} ", "dim"), str(mission["left"]))
            grid.add_row(Text(scene.name("mission", mission["mission"]), "bold"), left)
    return panel(said(scene, "missions"), grid)


def orbit(scene: Scene) -> RenderableType:
    """Return Warehouse, technologies, Blueprints and Discovery tiles."""
    view = scene.view
    grid = facts()
    grid.add_row(said(scene, "warehouse"), amounts(scene, "item", view["warehouse"]))
    techs = [
        f"{space} {scene.name('tech', tech)}"
        for space, tech in view["grid"].items()
        if tech is not None
    ]
    add(grid, said(scene, "grid"), techs)
    add(grid, said(scene, "blueprints"), [scene.name("card", one) for one in known(scene)])
    tiles = [scene.name("ground", tile) for tile in view["exploration"] if tile is not None]
    add(grid, said(scene, "exploration"), tiles)
    return panel(scene.name("side", "orbit"), grid)


def known(scene: Scene) -> list[str]:
    """Return the Blueprints on the display."""
    return [card for card in scene.view["blueprints"] if card is not None]


def colony(scene: Scene) -> RenderableType:
    """Return the Scientists' display, the building stacks and the red Colonists."""
    view = scene.view
    grid = facts()
    add(
        grid, said(scene, "science"), [scene.name("science", one) for one in view["science"] if one]
    )
    stacks = Text()
    for kind, stack in view["stacks"].items():
        arrows = " ".join(stack["arrows"])
        stacks.append_text(signs.building(kind))
        stacks.append(f" {stack['tiles']}", "bold").append(f" {arrows}" if arrows else "", "dim")
        stacks.append("   ")
    grid.add_row(said(scene, "stacks"), stacks)
    for action, counts in view["slots"].items():
        if counts:
            grid.add_row(scene.name("main-action", action), chips(scene, counts))
    return panel(scene.name("side", "colony"), grid)
