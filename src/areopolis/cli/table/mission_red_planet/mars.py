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
    ("VB", ("AU", "TS", "SM", "VM", "MS")),
    ("TS", ("AU", "HE", "SM", "VM", "MT")),
    ("VM", ("SM", "MT", "SS", "MS")),
    ("SS", ("MT", "MS")),
)
# Tritonis Sinus runs round Hellas: this wide it reaches up beside it.
ARM: Final = 3
# The zone along the left edge is beside all lines of the others but the southern ones.
WEST_HEIGHT: Final = 14


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
    west = tall(scene, "VB", columns[0], WEST_HEIGHT)
    inside = [*northern(scene, columns), *eastern(scene, columns), *inner(scene, columns)]
    lines = [top(columns)]
    for place, line in enumerate(inside):
        lines.append(Text.assemble(SIDE, west[place], line))
    return Text("\n").join([*lines, *southern(scene, columns)])


def columns_of(width: int) -> list[int]:
    """Return the widths of the four columns between their borders; the inner names are longer."""
    room = width - 5
    sides = room * 24 // 100
    right = (room - 2 * sides + 1) // 2
    return [sides, room - 2 * sides - right, right, sides]


def halves_of(columns: list[int]) -> list[int]:
    """Return the widths of the two zones along the upper edge, left and right of the arm."""
    room = sum(columns[1:]) - ARM
    return [room // 2, room - room // 2]


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


def top(columns: list[int]) -> Text:
    """Return the upper edge."""
    left, right = halves_of(columns)
    return rule("╭┬┬┬╮", [columns[0], left, ARM, right])


def northern(scene: Scene, columns: list[int]) -> list[Text]:
    """Return the two zones along the upper edge, and the arm that keeps them apart."""
    left, right = halves_of(columns)
    zones = zip(block(scene, "AU", left), block(scene, "HE", right), strict=True)
    return [row([one, Text(" " * ARM), other]) for one, other in zones]


def eastern(scene: Scene, columns: list[int]) -> list[Text]:
    """Return the zone that reaches from the north-west round Hellas to the eastern edge."""
    left, right = halves_of(columns)
    border = Text.assemble(rule("├╯", [left]), " " * ARM, rule("╰┤", [right]))
    return [border, *[row([line]) for line in wide(scene, "TS", sum(columns[1:]) + 2)]]


def inner(scene: Scene, columns: list[int]) -> list[Text]:
    """Return the two inner zones, the second of which reaches round the first, and the east."""
    _, left, middle, right = columns
    zones = zip(
        block(scene, "SM", left),
        block(scene, "VM", middle),
        block(scene, "MT", right),
        strict=True,
    )
    below = Text.assemble(rule("├╯", [left]), " " * middle, rule("├┤", [right]))
    first = block(scene, "SS", right)[0]
    return [
        rule("├┬┬┤", columns[1:]),
        *[row(list(parts)) for parts in zones],
        below,
        row([Text(" " * (left + 1 + middle)), first]),
    ]


def southern(scene: Scene, columns: list[int]) -> list[Text]:
    """Return the zone along the lower edge, and what is left of the one in the south-east."""
    left, right = columns[0], columns[3]
    rest = columns[1] + 1 + columns[2]
    _, *corner = block(scene, "SS", right)
    whole = left + 1 + rest
    border = Text.assemble(rule("├┴┤", [left, rest]), corner[0], SIDE)
    lines = [row(list(parts)) for parts in zip(wide(scene, "MS", whole), corner[1:], strict=True)]
    return [border, *lines, rule("╰┴╯", [whole, right])]


def block(scene: Scene, zone: str, width: int) -> list[Text]:
    """Return a zone in four lines."""
    return [fit(line, width) for line in cell(scene, zone)]


def wide(scene: Scene, zone: str, width: int) -> list[Text]:
    """Return a zone in two lines."""
    shown = cell(scene, zone)
    widths = [width - width // 2, width // 2]
    return [
        across([shown.name, shown.astronauts], widths),
        across([shown.resource, shown.discovery], widths),
    ]


def tall(scene: Scene, zone: str, width: int, height: int) -> list[Text]:
    """Return a zone in *height* lines, with what is to be said in the middle."""
    shown = cell(scene, zone)
    said = [*folded(shown.name, width), shown.resource, shown.astronauts, shown.discovery]
    above = (height - len(said)) // 2
    lines = [Text()] * above + said
    lines += [Text()] * (height - len(lines))
    return [fit(line, width) for line in lines]


def folded(name: Text, width: int) -> list[Text]:
    """Return *name* in one line or, where it is too long, in two."""
    fitting = name.plain.rfind(" ", 0, width)
    if len(name) < width or fitting < 0:
        return [name]
    return [name[:fitting], name[fitting + 1 :]]


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
