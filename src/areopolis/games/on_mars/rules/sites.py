"""Sites: where a building can be constructed, and which Tech tiles serve (3.8.2)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from areopolis.core.reason import Reason
from areopolis.games.on_mars.data.constants import MINE, NONE, SHELTER, SHELTERS
from areopolis.games.on_mars.rules.base import needs_level
from areopolis.games.on_mars.rules.complexes import tech_needed
from areopolis.games.on_mars.rules.paying import can_pay, lacks_colonists, needs

if TYPE_CHECKING:
    from areopolis.games.on_mars.state import OnMarsState

NO_TILE_LEFT: Final = Reason("no-tile-left")
NO_SHELTER_LEFT: Final = Reason("no-shelter-left")
NO_SITE: Final = Reason("no-site")
HAS_BUILDING: Final = Reason("hex-has-building")
OUTSIDE_ZONE: Final = Reason("outside-building-zone")
TOO_FAR: Final = Reason("too-far-from-its-kind")

# What each kind costs: the Resource before its own; a Mine costs a Colonist.
COSTS: Final[tuple[tuple[int, ...], ...]] = ((), (0,), (1,), (2,), (3,), (4,))
TOO_DEAR: Final = (lacks_colonists(1, 0), *[needs(units) for units in COSTS[1:]])


def in_zone(state: OnMarsState, place: int, hexagon: int) -> bool:
    """Whether a hex lies in the Building Zone of a Bot of *place*."""
    apart = state.rules.map.apart[hexagon]
    for bot in state.bots[place]:
        if apart[bot] <= 1:
            return True
    return False


def zone(state: OnMarsState, place: int) -> list[int]:
    """Return the Building Zone of *place*: the hexes of its Bots and those around them."""
    near = state.rules.map.near
    found: list[int] = []
    for bot in state.bots[place]:
        if bot not in found:
            found.append(bot)
        for hexagon in near[bot]:
            if hexagon not in found:
                found.append(hexagon)
    found.sort()
    return found


def best_level(state: OnMarsState, place: int, kind: int) -> int:
    """Return the level of the best Tech tile that *place* can use to construct a kind (R-033)."""
    if kind == SHELTER:
        return state.tech_level(place, kind)
    best = 0
    for owner in range(state.rules.places):
        level = state.tech_level(owner, kind)
        if level > best:
            best = level
    return best


def serving(state: OnMarsState, place: int, kind: int, level: int) -> list[int]:
    """Return the owners of tiles of a kind that *place* can use and that reach a level."""
    return [
        owner
        for owner in range(state.rules.places)
        if (owner == place or kind != SHELTER) and state.tech_level(owner, kind) >= level
    ]


def usable_level(state: OnMarsState, place: int, kind: int, boosts: int) -> int:
    """Return the highest level for constructing a kind; boosts are added to a tile only (R-046)."""
    level = best_level(state, place, kind)
    return level + boosts if level else 0


def boosts(kind: int, teal: int, quarters: int) -> int:
    """Return how many Colonists may raise the level; the miner of a Mine is not one of them."""
    if not teal:
        return 0
    return quarters - 1 if kind == MINE else quarters


def has_site(state: OnMarsState, place: int, kind: int, level: int) -> bool:
    """Whether *place* has a legal hex for a kind with Tech of a level."""
    building, near = state.building, state.rules.map.near
    wanted = state.type_of(place, kind)
    for bot in state.bots[place]:
        if building[bot] == NONE and 0 <= tech_needed(state, wanted, bot) <= level:
            return True
        for hexagon in near[bot]:
            if building[hexagon] == NONE and 0 <= tech_needed(state, wanted, hexagon) <= level:
                return True
    return False


def legal_sites(
    state: OnMarsState, place: int, kind: int, level: int, anywhere: bool = False
) -> list[int]:
    """Return every hex on which *place* may construct a kind with Tech of a level.

    *anywhere*: not only in the Building Zone.
    """
    wanted = state.type_of(place, kind)
    hexes = list(range(len(state.building))) if anywhere else zone(state, place)
    return [
        hexagon
        for hexagon in hexes
        if state.building[hexagon] == NONE and 0 <= tech_needed(state, wanted, hexagon) <= level
    ]


def has_tile(state: OnMarsState, place: int, kind: int) -> bool:
    """Whether a building of a kind is left for *place* (R-116, R-117)."""
    if kind == SHELTER:
        return state.shelters[place] < SHELTERS
    return len(state.stacks[kind]) > 0


def why_not_constructed(
    state: OnMarsState, place: int, kind: int, teal: int, quarters: int
) -> Reason | None:
    """Return why *place* cannot construct a kind with so many Colonists at home, or None."""
    if not has_tile(state, place, kind):
        return NO_SHELTER_LEFT if kind == SHELTER else NO_TILE_LEFT
    can = quarters > 0 if kind == MINE else can_pay(state, place, COSTS[kind])
    if not can:
        return TOO_DEAR[kind]
    level = usable_level(state, place, kind, boosts(kind, teal, quarters))
    return None if has_site(state, place, kind, level) else NO_SITE


def why_not_there(
    state: OnMarsState, place: int, kind: int, level: int, hexagon: int
) -> Reason | None:
    """Return why *place* cannot construct a kind on a hex with Tech of a level, or None."""
    if state.building[hexagon] != NONE:
        return HAS_BUILDING
    if not in_zone(state, place, hexagon):
        return OUTSIDE_ZONE
    needed = tech_needed(state, state.type_of(place, kind), hexagon)
    if needed == NONE:
        return TOO_FAR
    if needed > level:
        return needs_level(kind, needed)
    return None
