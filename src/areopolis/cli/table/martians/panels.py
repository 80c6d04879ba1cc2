"""What lies on the board of Martians around the mining area."""

from __future__ import annotations

from typing import Any, Final

from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from areopolis.cli.table.base import panel
from areopolis.cli.table.colours import chip, chips, named
from areopolis.cli.table.parts import add, amounts, facts, said
from areopolis.cli.table.scene import Scene

FREE: Final = "\N{MIDDLE DOT}"
DONE: Final = "\N{CHECK MARK}"
DEAD: Final = "\N{DAGGER}"
LOCKED: Final = "\N{MULTIPLICATION SIGN}"
DEMANDS: Final = ("oxygen", "disease", "hunger")
ZONES: Final = ("infirmary", "housing")


def head(scene: Scene) -> RenderableType:
    """Return round, slot and time, the weather, what holds, and the round track."""
    view = scene.view
    told = Text.assemble((f"{said(scene, 'round')} ", "dim"), (str(view["round"]), "bold"))
    told.append(f"/{view['rounds']}", "dim")
    told.append(f"   {said(scene, 'slot')} ", "dim").append(str(view["slot"]), "bold")
    told.append(f"   {scene.speaker.words.text('phase.' + view['phase'])}", "bold yellow")
    if view["active"] is not None:
        told.append("   ").append_text(named(scene, view["active"]))
        told.append(f"   {said(scene, 'time')} ", "dim").append(str(view["time"]), "bold green")
    told.append(f"   {said(scene, 'rtg')} ", "dim").append(str(view["rtg"]), "bold")
    if view["rtg_closed"]:
        told.append(f" ({said(scene, 'rtg_closed')})", "red")
    weather = Text.assemble((f"{scene.name('kind', 'weather')} ", "dim"))
    weather.append(scene.name("weather", view["weather"]), "bold")
    weather.append(f"  {scene.speaker.describe('weather', view['weather'])}", "dim")
    if view["next_weather"] is not None:
        weather.append(f"   {said(scene, 'next_weather')} ", "dim")
        weather.append(scene.name("weather", view["next_weather"]), "bold")
    grid = facts()
    grid.add_row(said(scene, "track"), track(scene))
    for lasting in view["lasting"]:
        card = lasting["event"]
        text = scene.speaker.describe("happening", card)
        told_of = Text.assemble((scene.name("happening", card), "bold red"), f"  {text}")
        grid.add_row(said(scene, "lasting"), told_of)
    return panel(scene.speaker.title(), Group(told, weather, grid), "red")


def track(scene: Scene) -> Text:
    """Return the slots with the colonist tokens on them; dead and locked ones have a sign."""
    told = Text()
    for number, slot in enumerate(scene.view["track"]):
        told.append(f"{number + 1} ", "dim")
        for token in slot:
            if token is None:
                told.append(FREE, "dim")
                continue
            told.append_text(chip(scene, token["colour"]))
            told.append({"dead": DEAD, "locked": LOCKED}.get(token["is"], ""), "bold red")
        told.append("   ")
    told.append("\N{BLACK FLAG} ", "dim").append_text(chip(scene, scene.view["first"]))
    return told


def goals(scene: Scene) -> RenderableType:
    """Return the requirements of the scenario, or the orders that are laid out."""
    view = scene.view
    grid = facts()
    if view["scenario"] is None:
        for order in view["orders"]:
            text = scene.speaker.describe("order", order)
            grid.add_row(Text(order, "bold"), Text(text))
        return panel(said(scene, "orders"), grid)
    for one in view["requirements"]:
        is_done = one["done"] >= one["times"]
        count = Text(DONE if is_done else f"{one['done']}/{one['times']}", "bold green")
        grid.add_row(count, Text(scene.name("requirement", one["requirement"])))
    for line in conditions(scene):
        grid.add_row(*line)
    title = f"{scene.name('kind', 'scenario')}: {scene.name('scenario', view['scenario'])}"
    return panel(title, grid)


def conditions(scene: Scene) -> list[tuple[Text, Text]]:
    """Return the sentences of the scenario about its end, with a tick where they hold."""
    view = scene.view
    phrases = scene.game.describe("scenario", view["scenario"], scene.options)
    first = len(phrases) - len(view["end_conditions"])
    return [
        (
            Text(DONE if one["met"] else FREE, "bold green"),
            Text(scene.speaker.phrase(phrases[first + place])),
        )
        for place, one in enumerate(view["end_conditions"])
    ]


def quarters(scene: Scene) -> RenderableType:
    """Return the quarters with what they need, and who is held there."""
    grid = Grid.grid(padding=(0, 2))
    grid.add_column(style="bold")
    for name, one in scene.view["quarters"].items():
        cells = [Text(scene.name("quarters", name))]
        for demand in DEMANDS:
            count = one[demand]
            style = "bold red" if count else "dim"
            cells.append(Text(f"{count} {scene.name('demand', demand)}", style))
        cells.append(Text.assemble((f"{said(scene, 'growth')} ", "dim"), str(one["growth"])))
        cells.append(held(scene, one))
        grid.add_row(*cells)
    return panel(scene.name("kind", "quarters"), grid)


def held(scene: Scene, one: dict[str, Any]) -> Text:
    """Return whose quarters they are, the markers in their zones, and the fines."""
    told = Text()
    if one["owner"] is not None:
        told.append_text(chip(scene, one["owner"])).append(" ")
    for zone in ZONES:
        if one[zone]:
            told.append(f"{scene.name('zone', zone)} ", "dim")
            told.append_text(chips(scene, one[zone])).append(" ")
    if one["fines"]:
        told.append(f"{said(scene, 'fines')} ", "dim").append(str(one["fines"]), "bold red")
    return told


def buildings(scene: Scene) -> RenderableType:
    """Return every building with its fields from the left: a token, markers, or nothing."""
    grid = Grid.grid(padding=(0, 2))
    grid.add_column(style="bold")
    for name, fields in scene.view["buildings"].items():
        cells = Text("  ").join([action_field(scene, one) for one in fields])
        texts = [scene.name("work", work) for work in scene.game.faces()["building"][name]["works"]]
        grid.add_row(scene.name("building", name), cells, Text(", ".join(texts), "dim"))
    return panel(said(scene, "buildings"), grid)


def action_field(scene: Scene, one: dict[str, Any]) -> Text:
    """Return one field."""
    told = Text("[")
    for colour in one["markers"]:
        told.append_text(chip(scene, colour))
    if one["token"] is not None:
        told.append(one["token"][:1].upper(), "bold red")
    elif not one["markers"]:
        told.append(FREE, "dim")
    return told.append("]")


def laid_out(scene: Scene) -> RenderableType:
    """Return staff, research tiles and crops that can be had."""
    view = scene.view
    grid = facts()
    grid.add_row(said(scene, "specialists"), amounts(scene, "specialist", view["specialists"]))
    grid.add_row(said(scene, "helpers"), amounts(scene, "helper", view["helpers"]))
    for tile in view["research"]:
        text = f"{scene.name('research', tile)}: {scene.speaker.describe('research', tile)}"
        grid.add_row(tile, Text(text))
    crops = [
        f"{scene.name('crop', crop)} {count}: {scene.speaker.describe('crop', crop)}"
        for crop, count in view["crops"].items()
    ]
    for crop in crops:
        add(grid, scene.name("kind", "crop"), [crop])
    return panel(scene.speaker.words.text("phase.supply"), grid)
