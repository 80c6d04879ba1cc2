"""What lies around the board of Mission: Red Planet: dial, docks, players, hand and cards."""

from __future__ import annotations

from typing import Any, Final

from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from areopolis.cli.table.base import panel
from areopolis.cli.table.colours import chip, named, style
from areopolis.cli.table.mission_red_planet.mars import resource_sign
from areopolis.cli.table.scene import Scene
from areopolis.games.mission_red_planet.data.components import (
    CHARACTERS,
    RESOURCES,
    STOP_NAMES,
    WORTH,
)

FREE: Final = "\N{MIDDLE DOT}"
IN_HAND: Final = "bold"
PLAYED: Final = "dim"
HOLDERS_LEAST: Final = 60
# The counter shows a number for a round and a sign for a phase.
PHASE_SIGNS: Final = {
    "production-1": "P1",
    "production-2": "P2",
    "discovery": "\N{FOUR TEARDROP-SPOKED ASTERISK}",
    "production-3": "P3",
    "final": "\N{BLACK STAR}",
}


def stop_name(scene: Scene, stop: str) -> str:
    """Return what the round counter shows, in words."""
    return scene.speaker.words.text(f"stop.{stop}")


def dial(scene: Scene) -> RenderableType:
    """Return the round counter with what comes next, and who is first."""
    view = scene.view
    now = STOP_NAMES.index(view["stop"])
    line = Text()
    for place, stop in enumerate(STOP_NAMES[:-1]):
        sign = PHASE_SIGNS.get(stop) or stop.partition("-")[2]
        if place == now:
            line.append(f"[{sign}]", "bold reverse")
        else:
            line.append(
                f" {sign} ", "dim" if place < now else "bold" if stop in PHASE_SIGNS else ""
            )
    told = Text.assemble((stop_name(scene, view["stop"]), "bold"))
    if now + 1 < len(STOP_NAMES) - 1:
        told.append(" \N{MIDDLE DOT} " + scene.say("next") + " ", "dim")
        told.append(stop_name(scene, STOP_NAMES[now + 1]))
    told.append(" \N{MIDDLE DOT} " + scene.say("first") + " ", "dim")
    told.append_text(named(scene, view["first"]))
    if 0 < view["countdown"] < len(CHARACTERS):
        told.append(" \N{MIDDLE DOT} " + scene.say("countdown") + " ", "dim")
        told.append(f"{view['countdown']} ", "bold")
        told.append(scene.name("character", CHARACTERS[view["countdown"]]))
    return panel(scene.speaker.title(), Group(line, told), "red")


def crew(scene: Scene, ship: dict[str, Any]) -> Text:
    """Return the seats of a ship: who sits there, and which are free."""
    seats = [chip(scene, colour) for colour, count in ship["crew"].items() for _ in range(count)]
    seats += [Text(FREE, "dim")] * (ship["capacity"] - len(seats))
    return Text(" ").join(seats)


def destination(scene: Scene, ship: dict[str, Any]) -> Text:
    """Return where a ship goes; with the printed destination where a token covers it."""
    if ship["to"] is None:
        return Text.assemble(("?? ", "bold yellow"), (scene.say("unknown-destination"), "italic"))
    said = Text.assemble((f"{ship['to']} ", "bold yellow"), scene.name("zone", ship["to"]))
    if ship["tokens"]:
        printed = ship["printed"] or "?"
        said.append(f" \N{LEFTWARDS ARROW} {printed}", "dim")
    return said


def ship_row(scene: Scene, place: Text, ship: dict[str, Any]) -> tuple[Text, Text, Text, Text]:
    """Return a ship in one line."""
    aboard = sum(ship["crew"].values())
    full = aboard == ship["capacity"]
    seats = Text(f"{aboard}/{ship['capacity']}", "bold green" if full else "dim")
    return place, destination(scene, ship), crew(scene, ship), seats


def ships(scene: Scene) -> RenderableType:
    """Return docks and launched ships."""
    grid = Grid.grid(padding=(0, 1), expand=True)
    grid.add_column(no_wrap=True)
    grid.add_column(ratio=1, no_wrap=True, overflow="ellipsis")
    grid.add_column(no_wrap=True)
    grid.add_column(justify="right", no_wrap=True)
    for number, ship in enumerate(scene.view["docks"]):
        place = Text(f"{number + 1}", "bold cyan")
        if ship is None:
            grid.add_row(place, Text(scene.say("empty-dock"), "dim"), Text(), Text())
        else:
            grid.add_row(*ship_row(scene, place, ship))
    for ship in scene.view["launched"]:
        grid.add_row(*ship_row(scene, Text("\N{UPWARDS ARROW}", "bold green"), ship))
    title = scene.say("docks")
    if scene.view["launched"]:
        title = scene.say("docks-and-launched")
    return panel(title, grid)


def purse(player: dict[str, Any]) -> Text:
    """Return the point tokens of a player, and what they are worth."""
    told = Text()
    points = 0
    for kind, worth in zip(RESOURCES, WORTH, strict=True):
        count = player["tokens"].get(kind, 0)
        points += worth * count
        told.append(f"{count:2}", "bold" if count else "dim")
        told.append_text(resource_sign(kind))
    told.append(f" = {points}", "bold" if points else "dim")
    return told


def characters_left(player: dict[str, Any]) -> Text:
    """Return the numbers of the characters that can still be played; a dot for a played one."""
    if "hand" not in player:
        return Text()
    told = Text()
    for number in range(len(CHARACTERS) - 1, 0, -1):
        held = CHARACTERS[number] in player["hand"]
        told.append(str(number) if held else FREE, IN_HAND if held else PLAYED)
    return told


def revealed(scene: Scene, player: dict[str, Any]) -> Text:
    """Return the character of this round: its number, or that it lies face down."""
    if player["character"] is not None:
        number = CHARACTERS.index(player["character"])
        is_open = number >= scene.view["countdown"]
        return Text(f"{number}" if is_open else f"({number})", "bold" if is_open else "dim")
    return Text("?" if player["has_chosen"] else FREE, "bold" if player["has_chosen"] else "dim")


def players(scene: Scene, width: int) -> RenderableType:
    """Return one line for each colour; who sits there only where there is room for it."""
    grid = Grid(box=None, expand=True, padding=(0, 1, 0, 0), pad_edge=False, header_style="dim")
    grid.add_column("", no_wrap=True, ratio=1, overflow="ellipsis")
    grid.add_column(scene.say("tokens"), no_wrap=True)
    grid.add_column(scene.say("supply"), justify="right", no_wrap=True)
    grid.add_column(scene.say("cards"), justify="right", no_wrap=True)
    grid.add_column(scene.say("hand"), no_wrap=True)
    grid.add_column(scene.say("now"), justify="center", no_wrap=True)
    deciding = scene.view["deciding"]
    for player in scene.view["players"]:
        seat, is_neutral = player["seat"], "deck" in player
        mark = "\N{BLACK RIGHT-POINTING SMALL TRIANGLE} " if seat in deciding else "  "
        name = Text.assemble((mark, "bold green"), named(scene, player["colour"]))
        if is_neutral:
            name.append(f" {scene.say('neutral')}", "dim")
        elif width >= HOLDERS_LEAST:
            name.append(f" {scene.holders[seat]}", "dim")
        cards = Text("" if is_neutral else str(len(player["cards"])))
        held = Text(f"+{player['deck']}", "dim") if is_neutral else characters_left(player)
        supply = Text(str(player["supply"]))
        grid.add_row(name, purse(player), supply, cards, held, revealed(scene, player))
    return panel(scene.say("players"), grid)


def own(scene: Scene) -> dict[str, Any] | None:
    """Return the player whose eyes we look through."""
    if scene.seat is None:
        return None
    found: dict[str, Any] = scene.view["players"][scene.seat]
    return found


def hand(scene: Scene, columns: int) -> RenderableType:
    """Return the nine characters in the order of the countdown, and who has revealed them."""
    player = own(scene)
    grid = Grid.grid(padding=(0, 1), expand=True)
    for _ in range(columns):
        grid.add_column(ratio=1, no_wrap=True, overflow="ellipsis")
    cells: list[Text] = []
    for number in range(len(CHARACTERS) - 1, 0, -1):
        character = CHARACTERS[number]
        held = player is not None and character in player["hand"]
        usual = IN_HAND if held or player is None else PLAYED
        line = Text.assemble(
            (f"{number} ", "bold cyan" if held else usual),
            (scene.name("character", character), usual),
        )
        if player is not None and player["character"] == character:
            line.append(" \N{BLACK LEFT-POINTING SMALL TRIANGLE}", "bold green")
        for other in scene.view["players"]:
            if other["character"] == character and number >= scene.view["countdown"]:
                line = Text.assemble(line, " ", chip(scene, other["colour"]))
        cells.append(line)
    height = -(-len(cells) // columns)
    for place in range(height):
        grid.add_row(*cells[place::height])
    return panel(scene.say("characters"), grid)


def card_line(scene: Scene, card: str, note: str = "") -> Text:
    """Return title and text of a card."""
    told = scene.speaker.describe("card", card, scene.options)
    return Text.assemble(
        (scene.name("card", card), "bold"), (f" ({note})" if note else "", "dim"), "  ", told
    )


def cards(scene: Scene) -> RenderableType | None:
    """Return the secret cards of the seat, and the discoveries that it knows."""
    player = own(scene)
    lines: list[Text] = []
    if player is not None:
        lines += [card_line(scene, card, scene.say("dealt")) for card in player["dealt"]]
        lines += [card_line(scene, card) for card in player["cards"]]
        if player["rejected"] is not None and scene.view["stop"] == STOP_NAMES[0]:
            name = scene.name("card", player["rejected"])
            lines.append(Text(scene.say("rejected", card=name), "dim"))
    if scene.view["drawn"] is not None:
        lines.append(card_line(scene, scene.view["drawn"], scene.say("drawn")))
    for zone, shown in scene.view["zones"].items():
        found = shown["discovery"]
        if found is not None and found["card"] is not None:
            lines.append(card_line(scene, found["card"], scene.name("zone", zone)))
    if not lines:
        return None
    title = scene.say("your-cards") if player is not None else scene.say("discoveries")
    ground = "" if player is None else style(player["colour"]).partition(" on ")[2]
    return panel(title, Text("\n").join(lines), ground or "dim")
