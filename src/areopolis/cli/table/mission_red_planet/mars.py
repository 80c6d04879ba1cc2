"""The map of Mars: zones that touch on the screen touch on the board."""

from __future__ import annotations

from typing import Any, Final, NamedTuple

from rich.box import ROUNDED
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table as Grid
from rich.text import Text

from areopolis.cli.table.colours import chips, letter
from areopolis.cli.table.scene import Scene
from areopolis.games.mission_red_planet.data.components import COLOURS
from areopolis.games.mission_red_planet.rulebook import Components

SIGNS: Final = {
    "ice": ("\N{WHITE DIAMOND}", "bold cyan"),
    "sylvanite": ("\N{WHITE DIAMOND CONTAINING BLACK SMALL DIAMOND}", "bold green"),
    "celerium": ("\N{BLACK DIAMOND}", "bold magenta"),
}
BORDER: Final = "#c1604a"
SIDE: Final = Text("\N{BOX DRAWINGS LIGHT VERTICAL}", BORDER)
# The neighbours in this drawing. An owner's board may differ; then it is drawn as a list.
TOUCHING: Final = (
    ("VB", ("SS", "VM", "SM", "TS")),
    ("SS", ("VM", "MS")),
    ("MS", ("VM", "HE")),
    ("VM", ("SM", "HE")),
    ("SM", ("TS", "MT", "AU")),
    ("TS", ("MT",)),
    ("MT", ("AU",)),
    ("HE", ("AU",)),
)
HEIGHT: Final = 4


class Cell(NamedTuple):
    """What is shown of a zone."""

    name: Text
    resource: Text
    astronauts: Text
    discovery: Text


def resource_sign(resource: str) -> Text:
    """Return the sign of a resource."""
    sign, style = SIGNS[resource]
    return Text(sign, style)


def token_signs(tokens: dict[str, int]) -> Text:
    """Return point tokens: "2◇ 1◆"."""
    return Text(" ").join(
        [Text.assemble((str(count), "bold"), resource_sign(kind)) for kind, count in tokens.items()]
    )


def cell(scene: Scene, zone: str) -> Cell:
    """Return what is shown of *zone*."""
    shown: dict[str, Any] = scene.view["zones"][zone]
    name = Text.assemble((f"{zone} ", "bold yellow"), (scene.name("zone", zone), "bold"))
    if shown["resource"] is None:
        resource = Text("? " + scene.say("hidden"), "dim")
    else:
        sign = resource_sign(shown["resource"])
        resource = Text.assemble(sign, " ", scene.name("resource", shown["resource"]))
    if shown["tokens"]:
        resource = Text.assemble(resource, " +", token_signs(shown["tokens"]))
    return Cell(name, resource, chips(scene, shown["astronauts"]), discovery(scene, shown))


def discovery(scene: Scene, shown: dict[str, Any]) -> Text:
    """Return the discovery of a zone: its title if it is known, and who knows it."""
    card = shown["discovery"]
    if card is None:
        return Text()
    title = "?" if card["card"] is None else scene.name("card", card["card"])
    told = Text.assemble(("\N{FOUR TEARDROP-SPOKED ASTERISK} ", "bold yellow"), title)
    if not card["face_up"]:
        knowers = [letter(scene, COLOURS[seat]) for seat in card["seen_by"]]
        told.append(f" ({' '.join(knowers)})", "dim")
    return told


def fit(text: Text, width: int) -> Text:
    """Return *text* in exactly *width* columns, with a space at its left."""
    line = Text.assemble(" ", text)
    line.truncate(width, overflow="ellipsis", pad=True)
    return line


def across(parts: list[Text], widths: list[int]) -> Text:
    """Return *parts* side by side."""
    return Text().join([fit(part, width) for part, width in zip(parts, widths, strict=True)])


def is_drawable(components: Components) -> bool:
    """Whether the zones of this board touch as in the drawing."""
    names = [zone.name for zone in components.zones]
    ours = {frozenset((names[one], names[other])) for one, other in components.edges}
    drawn = {frozenset((one, other)) for one, others in TOUCHING for other in others}
    return ours == drawn


def mars(scene: Scene, components: Components, width: int) -> RenderableType:
    """Return the board in *width* columns."""
    if not is_drawable(components):
        return zone_list(scene, components)
    columns = columns_of(width)
    lines = [*northern(scene, columns), *middle(scene, columns), *southern(scene, columns)]
    return Text("\n").join(lines)


def columns_of(width: int) -> list[int]:
    """Return the widths of the four columns between their borders; the inner names are longer."""
    room = width - 5
    sides = room * 24 // 100
    left = (room - 2 * sides + 1) // 2
    return [sides, left, room - 2 * sides - left, sides]


def rule(pattern: str, widths: list[int]) -> Text:
    """Return a border: the corners of *pattern* with lines of *widths* between them."""
    line = pattern[0]
    for corner, width in zip(pattern[1:], widths, strict=True):
        line += "\N{BOX DRAWINGS LIGHT HORIZONTAL}" * width + corner
    return Text(line, BORDER)


def row(parts: list[Text]) -> Text:
    """Return cells of one line with borders around them."""
    line = Text.assemble(SIDE)
    for part in parts:
        line.append_text(part)
        line.append_text(SIDE)
    return line


def northern(scene: Scene, columns: list[int]) -> list[Text]:
    """Return the zone along the upper edge."""
    whole = sum(columns) + 3
    shown = cell(scene, "VB")
    name, rest = whole * 3 // 10, whole * 7 // 30
    parts = [shown.name, shown.resource, shown.astronauts, shown.discovery]
    line = across(parts, [name, rest, rest, whole - name - 2 * rest])
    return [rule("╭╮", [whole]), row([line]), rule("├┬┬┬┤", columns)]


def middle(scene: Scene, columns: list[int]) -> list[Text]:
    """Return the two zones at each side and the two in the centre, which are twice as high."""
    left, inner_left, inner_right, right = columns
    upper = [narrow(scene, "SS", left), narrow(scene, "TS", right)]
    lower = [narrow(scene, "MS", left), narrow(scene, "MT", right)]
    inner = [tall(scene, "VM", inner_left), tall(scene, "SM", inner_right)]
    lines: list[Text] = []
    for place in range(HEIGHT):
        lines.append(row([upper[0][place], inner[0][place], inner[1][place], upper[1][place]]))
    ends = rule("├┤", [left]), rule("├┤", [right])
    lines.append(Text.assemble(ends[0], inner[0][HEIGHT], SIDE, inner[1][HEIGHT], ends[1]))
    for place in range(HEIGHT):
        below = HEIGHT + 1 + place
        lines.append(row([lower[0][place], inner[0][below], inner[1][below], lower[1][place]]))
    return lines


def narrow(scene: Scene, zone: str, width: int) -> list[Text]:
    """Return a zone in four lines."""
    return [fit(line, width) for line in cell(scene, zone)]


def tall(scene: Scene, zone: str, width: int) -> list[Text]:
    """Return a zone of the centre in nine lines."""
    shown = cell(scene, zone)
    lines = [Text(), Text(), shown.name, Text(), shown.resource, Text(), shown.astronauts]
    return [fit(line, width) for line in (*lines, Text(), Text())]


def southern(scene: Scene, columns: list[int]) -> list[Text]:
    """Return the two zones along the lower edge."""
    halves = [columns[0] + columns[1] + 1, columns[2] + columns[3] + 1]
    upper: list[Text] = []
    lower: list[Text] = []
    for zone, half in zip(("HE", "AU"), halves, strict=True):
        shown = cell(scene, zone)
        widths = [half - half // 2, half // 2]
        upper.append(across([shown.name, shown.astronauts], widths))
        lower.append(across([shown.resource, shown.discovery], widths))
    return [rule("├┴┼┴┤", columns), row(upper), row(lower), rule("╰┴╯", halves)]


def zone_list(scene: Scene, components: Components) -> RenderableType:
    """Return the zones of any board with their neighbours."""
    names = [zone.name for zone in components.zones]
    grid = Grid(box=ROUNDED, expand=True, border_style=BORDER)
    for title in ("zone", "resource", "astronauts", "discovery", "neighbours"):
        grid.add_column(scene.say(title))
    for number, name in enumerate(names):
        if number != components.moon:
            neighbours = [names[other] for other in components.adjacent[number]]
            grid.add_row(*cell(scene, name), " ".join(neighbours))
    return grid


def moon(scene: Scene, components: Components) -> RenderableType:
    """Return the moon, which lies beside Mars."""
    shown = cell(scene, components.zones[components.moon].name)
    grid = Grid.grid(expand=True)
    grid.add_column(ratio=1, no_wrap=True, overflow="ellipsis")
    grid.add_column(ratio=1, no_wrap=True, overflow="ellipsis")
    grid.add_row(shown.name, shown.resource)
    grid.add_row(shown.astronauts)
    return Panel(grid, box=ROUNDED, border_style=BORDER, padding=(0, 1))


def lost(scene: Scene) -> RenderableType:
    """Return those who are lost."""
    title = Text("\N{LATIN CROSS} " + scene.say("lost"), "bold")
    body = chips(scene, scene.view["lost"]) or Text("\N{EN DASH}", "dim")
    return Panel(Group(title, body), box=ROUNDED, border_style="dim", padding=(0, 1))
