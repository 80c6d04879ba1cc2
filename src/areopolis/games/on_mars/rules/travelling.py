"""Travelling between Orbit and Colony (3.11.2, 3.11.3)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from areopolis.core.action import Action
from areopolis.core.decision import Ask, Decision
from areopolis.core.effect import BY_SEAT, Cause
from areopolis.core.reason import Reason
from areopolis.core.sharing import put
from areopolis.games.on_mars import events
from areopolis.games.on_mars.answers import Explore, PlaceAt
from areopolis.games.on_mars.data.constants import COLONY, NONE, ORBIT
from areopolis.games.on_mars.rules.base import ColonyEffect
from areopolis.games.on_mars.rules.exploring import replace_tile
from areopolis.games.on_mars.rules.giving import give
from areopolis.games.on_mars.rules.producing import Produce
from areopolis.games.on_mars.rules.retrieving import retrieve_side
from areopolis.games.on_mars.rules.rover_tiles import NO_TILE_THERE
from areopolis.games.on_mars.rules.turn_order import ChooseSpace

if TYPE_CHECKING:
    from areopolis.games.on_mars.state import OnMarsState

EXPLORATION_DISTANCE: Final = 3
HEX_NOT_EMPTY: Final = Reason("hex-not-empty")
IN_ORBIT_ALREADY: Final = Reason("in-orbit-already")


def exploration_hexes(state: OnMarsState, place: int) -> list[int]:
    """Return the empty hexes three hexes from the Rover of *place*."""
    hexes = state.rules.map
    start = state.rover[place] if state.rover[place] != NONE else hexes.mine
    return [n for n in hexes.rings[start][EXPLORATION_DISTANCE] if state.is_empty(n)]


def travel(state: OnMarsState, by: Cause, side: int, explores: bool = True) -> None:
    """Travel to a side with the steps of the journey, in their order."""
    if state.listener is not None:
        state.listener(events.Travelled(by.seat, side))
    steps: tuple[ColonyEffect[Any], ...] = (RetrieveSide(side), ChooseSpace(side))
    if side == ORBIT:
        steps = (Produce(), *steps)
    elif explores:
        steps = (ExploreMars(), *steps)
    give(state, by, steps)


class ExploreMars(ColonyEffect[Explore]):
    """Put one of the two Discovery tiles on an empty hex three hexes from the Rover (R-095)."""

    KEY = "explore-mars"

    def resolve(self, state: OnMarsState, by: Cause) -> Ask | None:
        numbers = [n for n, tile in enumerate(state.exploration) if tile != NONE]
        if not numbers or not exploration_hexes(state, by.seat):
            return None
        explore = state.rules.lexicon.explore
        return Decision(by.seat, "explore", [explore[n] for n in numbers])

    def answer(self, state: OnMarsState, by: Cause, action: Explore) -> None:
        state.push_one(by, PlaceDiscovery(action.exploration))

    def obstacles(self, state: OnMarsState, by: Cause, seat: int, action: Action) -> list[Reason]:
        return [NO_TILE_THERE] if isinstance(action, Explore) else []

    def automated(self, state: OnMarsState, by: Cause) -> None:
        state.rules.lacerda.explore(state, by)


class PlaceDiscovery(ColonyEffect[PlaceAt]):
    """Choose the hex of the Discovery tile."""

    KEY = "place-discovery"
    FIELDS = (("exploration", "exploration"),)

    def __init__(self, exploration: int) -> None:
        self.exploration = exploration

    def resolve(self, state: OnMarsState, by: Cause) -> Ask | None:
        at = state.rules.lexicon.at
        hexes = exploration_hexes(state, by.seat)
        return Decision(by.seat, "place-discovery", [at[n] for n in hexes])

    def answer(self, state: OnMarsState, by: Cause, action: PlaceAt) -> None:
        place_discovery(state, by.seat, self.exploration, action.hex)

    def obstacles(self, state: OnMarsState, by: Cause, seat: int, action: Action) -> list[Reason]:
        if not isinstance(action, PlaceAt):
            return super().obstacles(state, by, seat, action)
        if not state.is_empty(action.hex):
            return [HEX_NOT_EMPTY]
        return [Reason("wrong-distance", ((("count", "number"), EXPLORATION_DISTANCE),))]


def place_discovery(state: OnMarsState, place: int, number: int, hexagon: int) -> None:
    """Put a tile of the Exploration space on the map and reveal the next."""
    tile = state.exploration[number]
    state.ground = put(state.ground, hexagon, tile)
    if state.listener is not None:
        state.listener(events.TileExplored(place, tile, hexagon))
    replace_tile(state, number)


class RetrieveSide(ColonyEffect[Action]):
    """Bring back the Colonists from the slots of the new side and from the Working Area."""

    KEY = "retrieve-side"
    BY = BY_SEAT
    FIELDS = (("side", "side"),)

    def __init__(self, side: int) -> None:
        self.side = side

    def resolve(self, state: OnMarsState, by: Cause) -> Ask | None:
        retrieve_side(state, by.seat, self.side)
        return None


class LandingPod(ColonyEffect[Action]):
    """Travel to the Colony without exploring (3.7.1)."""

    KEY = "landing-pod"

    def resolve(self, state: OnMarsState, by: Cause) -> Ask | None:
        travel(state, by, COLONY, explores=False)
        return None


class TravelToOrbit(ColonyEffect[Action]):
    """Travel to Orbit with all steps (Aerial Elevator; R-180, R-181)."""

    KEY = "travel-to-orbit"

    def resolve(self, state: OnMarsState, by: Cause) -> Ask | None:
        if state.side_of(by.seat) == COLONY:
            travel(state, by, ORBIT)
        return None

    def hinders(self, state: OnMarsState, by: Cause, quarters: int, crystals: int) -> Reason | None:
        return None if state.side_of(by.seat) == COLONY else IN_ORBIT_ALREADY


class TravelAcross(ColonyEffect[Action]):
    """Travel to the other side with all steps (R-183)."""

    KEY = "travel-across"

    def resolve(self, state: OnMarsState, by: Cause) -> Ask | None:
        travel(state, by, COLONY - state.side_of(by.seat))
        return None


TRAVELLING_EFFECTS: Final = (
    ExploreMars,
    PlaceDiscovery,
    RetrieveSide,
    LandingPod,
    TravelToOrbit,
    TravelAcross,
)
