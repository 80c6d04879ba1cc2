"""Positions of On Mars, said in a few words, and what can be read from them."""

from __future__ import annotations

from typing import Any, Final

from areopolis.core.cause import CAUSES, NOTHING, TABLE, Cause
from areopolis.core.effect import Effect
from areopolis.core.rng import Rng
from areopolis.games.on_mars.data.constants import (
    ACTIONS,
    ADVANCED,
    BOT,
    BUILDINGS,
    COLONISTS,
    COLONY_SPACES_FROM,
    COLOURS,
    DISPLAY_ROW,
    GENERATOR,
    ITEMS,
    KINDS,
    MINE,
    MINER,
    NONE,
    PIECE_KINDS,
    PIECES,
    RESOURCES,
    ROVER,
    SHELTER,
    SHIPS,
    SLOT_OF,
    SLOTTED,
    SOURCE_KINDS,
    STACKS,
    TECH_KINDS,
)
from areopolis.games.on_mars.game import OnMars
from areopolis.games.on_mars.rules.complexes import place_building
from areopolis.games.on_mars.rules.rounds import END_OF_TURN, CloseRound, Colonize, PlayRounds
from areopolis.games.on_mars.rules.turns import TakeTurn
from areopolis.games.on_mars.state import OnMarsState

GAME: Final = OnMars()
WORDS: Final = GAME.vocabulary

BLUE: Final = 0
GREEN: Final = 1
PURPLE: Final = 2
YELLOW: Final = 3
LACERDA: Final = 1

# A tile of every stack with arrows to N, SE and SW, and one without.
WITH_ARROWS: Final = 5
WITHOUT_ARROWS: Final = 0


def number(kind: str, name: str) -> int:
    """Return the number of a thing by its name."""
    return WORDS.numbers[kind][name]


def hexagon(name: str) -> int:
    """Return the number of a hex by its name "q,r"."""
    return number("hex", name)


def scene(seats: int = 3, **options: Any) -> Scene:
    """Begin a scene: the starting Mine, the Shelters, and nothing else on the map."""
    return Scene(seats, options)


class Scene:
    """A position in the making, at the Colony level 1 with everybody in the Colony.

    Everybody has a Shelter, three Colonists at home, Shelter Tech, all Ships in the Depot, and
    neither Resources, Crystals, goals nor Bots. The missions count nothing, the tiles on top of
    the stacks have no arrows.
    """

    def __init__(self, seats: int, options: dict[str, Any]) -> None:
        state = GAME.empty(seats, GAME.check_options(options), Rng(0))
        self.state = state
        state.storage = [0] * len(state.storage)
        state.depot = [0] * len(state.depot)
        state.round = 1
        state.rewards = [number("reward", "LR2")] * len(state.lss)
        tiles = tuple(range(WITH_ARROWS, WITHOUT_ARROWS - 1, -1))
        state.stacks = [tiles] * STACKS
        place_building(state, MINE, state.rules.map.mine)
        for place, home in enumerate(state.rules.map.shelters[state.rules.places - 2]):
            place_building(state, SHELTER + place, home)
            state.lab[place * TECH_KINDS + SHELTER] = state.rules.lab.start
            state.spaces[COLONY_SPACES_FROM + place] = place

    # The map.

    def build(self, kind: str, *hexes: str) -> Scene:
        """Put buildings on the map that everybody can use."""
        for name in hexes:
            place_building(self.state, number("building", kind), hexagon(name))
        return self

    def shelter(self, seat: int, *hexes: str) -> Scene:
        """Put further Shelters of *seat* on the map."""
        for name in hexes:
            place_building(self.state, SHELTER + seat, hexagon(name))
            self.state.shelters[seat] += 1
        return self

    def bare(self, *hexes: str) -> Scene:
        """Take buildings off the map that the scene began with."""
        for name in hexes:
            self.state.building[hexagon(name)] = NONE
            self.state.complex_of[hexagon(name)] = NONE
            self.state.complex_size[hexagon(name)] = 0
        return self

    def bot(self, seat: int, *hexes: str) -> Scene:
        """Put Bots of *seat* on the map."""
        for name in hexes:
            self.state.put_piece(seat, BOT, hexagon(name))
            self.state.bots_left[seat] -= 1
        return self

    def rover(self, seat: int, name: str) -> Scene:
        """Put the Rover of *seat* on the map."""
        self.state.put_piece(seat, ROVER, hexagon(name))
        return self

    def miner(self, seat: int, *hexes: str) -> Scene:
        """Put Colonists of the supply on Mines."""
        for name in hexes:
            self.state.put_piece(seat, MINER, hexagon(name))
            self.state.supply[seat] -= 1
        return self

    def ground(self, **tiles: str) -> Scene:
        """Lay tiles or Crystals on hexes: DT03="1,0 2,0", crystal="0,1", research_A="5,0"."""
        for tile, hexes in tiles.items():
            for name in hexes.split():
                kind = number("ground", tile.replace("_", "-"))
                self.state.ground[hexagon(name)] = kind
        return self

    def top_tile(self, kind: str, tile: int) -> Scene:
        """Put a tile on top of the stack of a kind, by its number in the data."""
        at = number("building", kind)
        stack = self.state.stacks[at]
        self.state.stacks[at] = (*[one for one in stack if one != tile], tile)
        return self

    # Players.

    def stock(self, seat: int, **counts: int) -> Scene:
        """Set some of the Resources of *seat*."""
        for name, count in counts.items():
            self.state.storage[seat * KINDS + RESOURCES.index(name)] = count
        return self

    def crystals(self, seat: int, depot: int, pending: int = 0) -> Scene:
        """Set the Crystals of *seat*."""
        self.state.depot[seat] = depot
        self.state.pending[seat] = pending
        return self

    def colonists(self, seat: int, quarters: int, working: int = 0) -> Scene:
        """Set the Colonists at home and at work; the others are in the supply."""
        state = self.state
        away = sum(state.slots[seat :: state.rules.places]) + len(state.miners_of(seat))
        state.quarters[seat] = quarters
        state.working[seat] = working
        state.supply[seat] = COLONISTS - quarters - working - away
        return self

    def slots(self, action: str, **counts: int) -> Scene:
        """Put red Colonists of the supply on an action: blue=1."""
        slot = SLOT_OF[ACTIONS.index(action)]
        assert slot != NONE, f"{action} has no slots"
        for colour, count in counts.items():
            seat = COLOURS.index(colour)
            self.state.slots[slot * self.state.rules.places + seat] = count
            if not self.state.is_automa(seat):
                self.state.supply[seat] -= count
        return self

    def tech(self, seat: int, kind: str, space: str) -> Scene:
        """Put a Tech tile into the laboratory of *seat*."""
        at = seat * TECH_KINDS + number("tech", kind)
        self.state.lab[at] = number("lab", space)
        return self

    def blueprints(self, seat: int, *cards: str) -> Scene:
        """Give *seat* Blueprints that are not built."""
        for card in cards:
            self.state.card_owner[number("card", card)] = seat
        return self

    def advanced(self, seat: int, card: str, name: str) -> Scene:
        """Let a Blueprint of *seat* be built on a hex."""
        self.state.card_owner[number("card", card)] = seat
        self.state.built_at[number("card", card)] = hexagon(name)
        self.state.put_piece(seat, ADVANCED, hexagon(name))
        return self

    def goals(self, seat: int, *names: str) -> Scene:
        """Give *seat* Private Goals; those that nobody has lie in the box."""
        state = self.state
        state.goals[seat] = tuple([number("goal", name) for name in names])
        dealt = {*state.goal_done}.union(*state.goals, *state.goals_spent)
        everything = range(len(state.vocabulary.names["goal"]))
        state.goal_box = [goal for goal in everything if goal not in dealt]
        return self

    def contract(self, seat: int, name: str) -> Scene:
        """Give *seat* an Earth Contract."""
        self.state.contract_owner[number("contract", name)] = seat
        return self

    def ships(self, seat: int, *spaces: int, hangar: int) -> Scene:
        """Leave Ships on these spaces of the Depot (from 1), and so many in the Hangar."""
        self.state.ships[seat] = sum([1 << (space - 1) for space in spaces])
        self.state.hangar[seat] = hangar
        return self

    def cubes(self, seat: int, *kinds: str) -> Scene:
        """Put Progress cubes of *seat* into the Progress area."""
        for kind in kinds:
            self.state.progress[seat] |= 1 << number("building", kind)
        return self

    def display(self, *cards: str) -> Scene:
        """Lay Blueprints on the display, from the left of its bottom row."""
        for place, card in enumerate(cards):
            self.state.display[DISPLAY_ROW + place] = number("card", card)
        return self

    def warehouse(self, count: int) -> Scene:
        """Fill every column of the Warehouse with so many items."""
        self.state.warehouse = [count] * KINDS
        return self

    def grid(self, **tiles: str) -> Scene:
        """Lay Tech tiles on spaces of the grid: B1="mine"."""
        for space, tech in tiles.items():
            self.state.grid[number("grid", space)] = number("tech", tech)
        return self

    def no_tech(self, seat: int, kind: str) -> Scene:
        """Take a Tech tile out of the laboratory of *seat*."""
        self.state.lab[seat * TECH_KINDS + number("tech", kind)] = NONE
        return self

    def science(self, *cards: str) -> Scene:
        """Lay Scientists and contracts on the display, from the left."""
        for space, card in enumerate(cards):
            self.state.science[space] = number("science", card)
        return self

    def contracts_left(self, *names: str) -> Scene:
        """Set the deck of contracts."""
        self.state.contract_deck = [number("contract", name) for name in names]
        return self

    def scientist(self, seat: int, name: str, works: str | None = None) -> Scene:
        """Give *seat* a Scientist, who works on a card if it is named."""
        at = number("scientist", name)
        self.state.scientist_owner[at] = seat
        self.state.works_at[at] = NONE if works is None else number("card", works)
        return self

    def shuttle(self, side: str, space: int = 1) -> Scene:
        """Put the Shuttle on a travel space."""
        self.state.shuttle_side = number("side", side)
        self.state.shuttle_space = space
        return self

    def exploration(self, left: str, right: str, *stack: str) -> Scene:
        """Lay out the tiles of the Exploration space, and the stack, its top first."""
        self.state.exploration = [number("ground", left), number("ground", right)]
        self.state.discovery_stack = [number("ground", tile) for tile in stack[::-1]]
        return self

    def in_orbit(self, *seats: int) -> Scene:
        """Move markers to the Orbit side."""
        for seat in seats:
            self.state.spaces[self.state.spaces.index(seat)] = NONE
            self.state.spaces[seat] = seat
        return self

    # The Colony.

    def level(self, level: int, *rows: int) -> Scene:
        """Set the level and, if given, the rows of the four life support markers."""
        self.state.level = level
        self.state.lss = list(rows) if rows else [level] * len(self.state.lss)
        return self

    def reward(self, kind: str, tile: str) -> Scene:
        """Lay a reward tile on the column of a kind."""
        self.state.rewards[number("building", kind) - GENERATOR] = number("reward", tile)
        return self

    def missions(self, **left: int) -> Scene:
        """Lay out missions with so many contributions left: MI4=2."""
        for letter, (name, count) in enumerate(left.items()):
            self.state.missions[letter] = number("mission", name)
            self.state.mission_left[letter] = count
        return self

    # What is asked.

    def turn(self, seat: int = BLUE) -> OnMarsState:
        """Return the state at the turn of *seat*, after its pending Crystals came."""
        return self.doing(seat=seat)

    def doing(
        self, *effects: Effect[Any, Any], seat: int = BLUE, card: str | None = None
    ) -> OnMarsState:
        """Return the state in the turn of *seat*, where *effects* happen first."""
        state = self.state
        state.current = seat
        state.top = None
        state.push(TABLE, (Colonize(), CloseRound(), PlayRounds()))
        state.push(CAUSES[seat], (TakeTurn(), *END_OF_TURN))
        state.push(Cause(seat, NOTHING if card is None else number("card", card)), effects)
        state.advance()
        return state


# What can be read.


def stored(state: OnMarsState, seat: int, resource: str) -> int:
    """Return how much of a Resource *seat* has."""
    return state.storage[seat * KINDS + RESOURCES.index(resource)]


def points(state: OnMarsState, seat: int) -> int:
    """Return the points of *seat* so far."""
    return sum(state.points[seat * SOURCE_KINDS : (seat + 1) * SOURCE_KINDS])


def building(state: OnMarsState, name: str) -> str:
    """Return the building on a hex, "" without one; a Shelter with its owner."""
    kind = state.building[hexagon(name)]
    if kind == NONE:
        return ""
    return BUILDINGS[kind] if kind < SHELTER else f"{COLOURS[kind - SHELTER]} shelter"


def piece(state: OnMarsState, name: str) -> str:
    """Return the piece on a hex, "" without one."""
    one = state.piece[hexagon(name)]
    return "" if one == NONE else f"{COLOURS[one // PIECE_KINDS]} {PIECES[one % PIECE_KINDS]}"


def on_ground(state: OnMarsState, name: str) -> str:
    """Return the tile or Crystal on a hex, "" without one."""
    tile = state.ground[hexagon(name)]
    return "" if tile == NONE else WORDS.names["ground"][tile]


def red(state: OnMarsState, action: str) -> list[int]:
    """Return the red Colonists of every place on an action."""
    slot = SLOT_OF[ACTIONS.index(action)]
    places = state.rules.places
    return state.slots[slot * places : (slot + 1) * places]


def cubes(state: OnMarsState, seat: int) -> list[str]:
    """Return the kinds whose Progress cube *seat* has placed."""
    return [kind for n, kind in enumerate(BUILDINGS) if state.progress[seat] >> n & 1]


def compensated(state: OnMarsState) -> list[tuple[int, str]]:
    """Return whose Tech tiles are still to be compensated, and which."""
    techs = WORDS.names["tech"]
    return [(use // TECH_KINDS, techs[use % TECH_KINDS]) for use in state.compensations]


def colonists(state: OnMarsState, seat: int) -> int:
    """Return all Colonists of *seat*, wherever they are: twelve, always."""
    places = state.rules.places
    red_ones = sum([state.slots[slot * places + seat] for slot in range(len(SLOTTED))])
    at_home = state.quarters[seat] + state.working[seat] + state.supply[seat]
    return at_home + red_ones + len(state.miners_of(seat))


__all__ = [
    "BLUE",
    "GAME",
    "GREEN",
    "ITEMS",
    "LACERDA",
    "PURPLE",
    "SHIPS",
    "WITHOUT_ARROWS",
    "WITH_ARROWS",
    "YELLOW",
    "Scene",
    "building",
    "colonists",
    "compensated",
    "cubes",
    "hexagon",
    "number",
    "on_ground",
    "piece",
    "points",
    "red",
    "scene",
    "stored",
]
