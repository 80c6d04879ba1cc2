"""The table of Mission: Red Planet."""

from __future__ import annotations

from typing import Any, Final

from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from areopolis.cli.table.base import Table, log_panel, score_table
from areopolis.cli.table.colours import chips, named
from areopolis.cli.table.mission_red_planet import mars, panels
from areopolis.cli.table.scene import Scene
from areopolis.core.action import Action
from areopolis.core.space import Space
from areopolis.games.mission_red_planet.answers import (
    Assign,
    ChooseCharacter,
    Claim,
    Destroy,
    Launch,
    PlaceOn,
    Redirect,
    ReplaceAboard,
)
from areopolis.games.mission_red_planet.data.components import CHARACTERS
from areopolis.games.mission_red_planet.game import MissionRedPlanet
from areopolis.games.mission_red_planet.rulebook import Components

# From here on there is room for a second column beside the board.
WIDE: Final = 136
BOARD_MOST: Final = 97
BOARD_LEAST: Final = 80


class MissionTable(Table):
    """Board, docks, players, hand and cards."""

    def draw(self, scene: Scene) -> RenderableType:
        """Return the whole table, in two columns where there is room."""
        components = components_of(scene)
        cards = panels.cards(scene)
        if scene.width < WIDE:
            return Group(
                panels.dial(scene),
                mars.mars(scene, components, scene.width),
                beside(self.around(scene, components), panels.ships(scene)),
                panels.players(scene, scene.width),
                panels.hand(scene, 3),
                *([] if cards is None else [cards]),
                log_panel(scene),
            )
        board = max(BOARD_LEAST, min(BOARD_MOST, scene.width * 58 // 100))
        grid = Grid.grid(expand=True)
        grid.add_column(width=board)
        grid.add_column(ratio=1)
        moon, lost = mars.moon(scene, components), mars.lost(scene)
        left = Group(
            mars.mars(scene, components, board),
            beside(moon, lost),
            panels.hand(scene, 3),
            *([] if cards is None else [cards]),
        )
        right = Group(
            panels.ships(scene),
            panels.players(scene, scene.width - board),
            log_panel(scene),
        )
        grid.add_row(left, right)
        return Group(panels.dial(scene), grid)

    def around(self, scene: Scene, components: Components) -> RenderableType:
        """Return what lies beside Mars."""
        return Group(mars.moon(scene, components), mars.lost(scene))

    def number(self, action: Action) -> int | None:
        """Return the number of a dock or a character, by which everybody calls it."""
        if isinstance(action, PlaceOn | Launch | Destroy):
            return action.dock + 1
        return action.character if isinstance(action, ChooseCharacter) else None

    def seat(self, scene: Scene, seat: int) -> Text:
        """Return letter and colour of a seat."""
        return named(scene, scene.view["players"][seat]["colour"])

    def hint(self, scene: Scene, action: Action, space: Space | None) -> Text:
        """Return what is known of the ship, zone or card that an answer names."""
        if isinstance(action, PlaceOn | Launch | Destroy):
            ship = scene.view["docks"][action.dock]
            return ship_hint(scene, ship) if ship is not None else Text()
        if isinstance(action, ReplaceAboard | Redirect):
            ship = find_ship(scene, components_of(scene).ships[action.ship].name)
            return ship_hint(scene, ship) if ship is not None else Text()
        if isinstance(action, ChooseCharacter):
            name = CHARACTERS[action.character]
            return Text(scene.speaker.describe("character", name, scene.options))
        if isinstance(action, Assign | Claim):
            zone = components_of(scene).zones[action.zone].name
            return chips(scene, scene.view["zones"][zone]["astronauts"])
        return Text()

    def thing(self, scene: Scene, kind: str, name: str) -> Text:
        """Return a ship with where it goes and who is aboard; a colour with its letter."""
        if kind == "ship":
            ship = find_ship(scene, name)
            if ship is not None:
                where = panels.destination(scene, ship)
                return Text.assemble(where, "  ", ship_hint(scene, ship))
        if kind == "colour":
            return named(scene, name)
        return super().thing(scene, kind, name)

    def facts(self, scene: Scene, kind: str, name: str) -> list[str]:
        """Return the neighbours of a zone."""
        if kind != "zone":
            return []
        components = components_of(scene)
        number = components.vocabulary.numbers["zone"][name]
        neighbours = [
            scene.name("zone", components.zones[other].name)
            for other in components.adjacent[number]
        ]
        if not neighbours:
            return [scene.say("no-neighbours")]
        return [scene.say("neighbours-of", zones=scene.speaker.words.listed(neighbours))]

    def scores(self, scene: Scene) -> RenderableType:
        """Return the points of all colours, the neutral ones included."""
        outcome = scene.view["outcome"]
        points = scene.view["points"]
        names = [named(scene, colour) for colour in points]
        rows = list(points.values())
        return score_table(scene, names, rows, outcome["ranks"], outcome["winners"])


def beside(left: RenderableType, right: RenderableType) -> RenderableType:
    """Return two parts side by side, of the same width."""
    grid = Grid.grid(expand=True)
    grid.add_column(ratio=1)
    grid.add_column(ratio=1)
    grid.add_row(left, right)
    return grid


def components_of(scene: Scene) -> Components:
    """Return board, ships and cards of the game."""
    game = scene.game
    assert isinstance(game, MissionRedPlanet), "this table is for one game"
    return game.components


def find_ship(scene: Scene, name: str) -> dict[str, Any] | None:
    """Return a docked or launched ship."""
    for ship in (*scene.view["docks"], *scene.view["launched"]):
        if ship is not None and ship["ship"] == name:
            found: dict[str, Any] = ship
            return found
    return None


def ship_hint(scene: Scene, ship: dict[str, Any]) -> Text:
    """Return where a ship goes and its seats, in short."""
    aboard = sum(ship["crew"].values())
    told = Text.assemble((f"{ship['to'] or '??'} ", "bold yellow"))
    told.append_text(panels.crew(scene, ship))
    told.append(f" {aboard}/{ship['capacity']}", "dim")
    return told
