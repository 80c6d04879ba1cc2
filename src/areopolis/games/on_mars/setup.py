"""Setting up board and players (specification 3.2)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from areopolis.core.action import Action
from areopolis.core.decision import Ask
from areopolis.core.effect import BY_TABLE, Cause
from areopolis.games.on_mars.data.components import LONG, SHORT
from areopolis.games.on_mars.data.constants import (
    BLUEPRINTS,
    BOT,
    BOTS,
    CONTRACTS,
    DISCOVERIES,
    DISPLAY_ROW,
    GOALS_DEALT,
    KINDS,
    LSS_KINDS,
    MINE,
    OXYGEN_CONDENSER,
    RESEARCH,
    RESEARCH_TYPES,
    SCIENTISTS,
    SHELTER,
    TECH_KINDS,
)
from areopolis.games.on_mars.data.missions import FIRST_COLONISTS_MISSIONS
from areopolis.games.on_mars.rules.base import ColonyEffect
from areopolis.games.on_mars.rules.first_colonists import DealColonistCards
from areopolis.games.on_mars.rules.rounds import PlayRounds
from areopolis.games.on_mars.rules.turn_order import PlaceShuttle, TakeFirstSpaces

if TYPE_CHECKING:
    from areopolis.core.rng import Rng
    from areopolis.games.on_mars.state import OnMarsState

# Two sets of these kinds; Shelter Tech lies in the laboratories.
GRID_TECHS: Final = tuple([kind for kind in range(TECH_KINDS) if kind != SHELTER])
SECOND_STACK: Final = 4


def shuffled(rng: Rng, count: int) -> list[int]:
    """Return the numbers below *count* in a random order."""
    numbers = list(range(count))
    rng.shuffle(numbers)
    return numbers


class SetUpBoard(ColonyEffect[Action]):
    """Shuffle, deal and fill (3.2.1)."""

    KEY = "set-up-board"
    BY = BY_TABLE

    def resolve(self, state: OnMarsState, by: Cause) -> Ask | None:
        rng = state.chance()
        components = state.rules.components
        state.discovery_stack = shuffled(rng, DISCOVERIES)
        state.exploration = [state.discovery_stack.pop(), state.discovery_stack.pop()]
        state.warehouse = [state.rules.stock] * KINDS
        self.deal_techs(state, rng)
        self.deal_blueprints(state, rng)
        state.science = list(range(SCIENTISTS))
        state.contract_deck = list(range(CONTRACTS))
        self.build(state, rng)
        state.stacks = [tuple(shuffled(rng, len(arrows))) for arrows in components.arrows]
        corners = shuffled(rng, len(RESEARCH_TYPES))
        for corner, hexes in enumerate(state.rules.map.research):
            for hexagon in hexes:
                state.ground[hexagon] = RESEARCH + corners[corner]
        self.choose_missions(state, rng)
        state.rewards = shuffled(rng, len(components.rewards))[: len(LSS_KINDS)]
        return None

    def deal_techs(self, state: OnMarsState, rng: Rng) -> None:
        """Lay one set on the grid; with three or four players the other waits in two stacks."""
        grid = list(GRID_TECHS)
        rng.shuffle(grid)
        state.grid = grid
        if not state.rules.is_pair:
            rest = list(GRID_TECHS)
            rng.shuffle(rest)
            state.tech_stacks = [tuple(rest[:SECOND_STACK]), tuple(rest[SECOND_STACK:])]

    def deal_blueprints(self, state: OnMarsState, rng: Rng) -> None:
        """Level 1 lies on top of level 3; the first six lie in the bottom row."""
        cards = state.rules.blueprints
        low = [n for n in range(BLUEPRINTS) if cards[n].level == 1]
        high = [n for n in range(BLUEPRINTS) if cards[n].level != 1]
        rng.shuffle(low)
        rng.shuffle(high)
        state.blueprint_deck = high + low
        for space in range(DISPLAY_ROW, 2 * DISPLAY_ROW):
            state.display[space] = state.blueprint_deck.pop()

    def build(self, state: OnMarsState, rng: Rng) -> None:
        """Put the starting Mine in the middle and the other starting buildings around it."""
        found_building(state, MINE, state.rules.map.mine)
        kinds = list(range(MINE + 1, OXYGEN_CONDENSER + 1))
        rng.shuffle(kinds)
        for kind, hexagon in zip(kinds, state.rules.map.starts, strict=True):
            found_building(state, kind, hexagon)

    def choose_missions(self, state: OnMarsState, rng: Rng) -> None:
        """Draw short and long missions; First Colonists plays its own three."""
        missions = state.rules.components.missions
        if state.rules.has_colonist_cards:
            state.missions = list(FIRST_COLONISTS_MISSIONS)
        else:
            short = [n for n in range(len(missions)) if missions[n].length == SHORT]
            long = [n for n in range(len(missions)) if missions[n].length == LONG]
            rng.shuffle(short)
            rng.shuffle(long)
            state.missions = (
                [short[0], long[0], long[1]]
                if state.rules.is_long
                else [short[0], short[1], long[0]]
            )
        column = state.rules.places - 2
        state.mission_left = [missions[n].needed[column] for n in state.missions]


def found_building(state: OnMarsState, building: int, hexagon: int) -> None:
    """Put a building on the map before the game: it stands alone."""
    state.building[hexagon] = building
    state.complex_of[hexagon] = hexagon
    state.complex_size[hexagon] = 1


class SetUpPlayers(ColonyEffect[Action]):
    """Give everybody a Shelter, a Bot, Colonists, Resources and Private Goals (3.2.2)."""

    KEY = "set-up-players"
    BY = BY_TABLE

    def resolve(self, state: OnMarsState, by: Cause) -> Ask | None:
        rng = state.chance()
        goals = shuffled(rng, len(state.rules.components.goals))
        hexes = state.rules.map.shelters[state.rules.places - 2]
        for place in range(state.rules.places):
            found_building(state, SHELTER + place, hexes[place])
            state.lab[place * TECH_KINDS + SHELTER] = state.rules.lab.start
            if state.is_automa(place):
                continue
            state.put_piece(place, BOT, hexes[place])
            state.goals[place] = tuple(sorted([goals.pop() for _ in range(GOALS_DEALT)]))
        state.goal_box = sorted(goals)
        state.bots_left = [BOTS - 1] * state.rules.places
        if state.rules.is_solo:
            state.solo_deck = shuffled(rng, len(state.rules.components.solo_deck))
        state.first = rng.below(state.seats)
        return None


SETUP: Final = (
    SetUpBoard(),
    SetUpPlayers(),
    DealColonistCards(),
    TakeFirstSpaces(),
    PlaceShuttle(),
    PlayRounds(),
)

SETUP_EFFECTS: Final = (SetUpBoard, SetUpPlayers)
