"""The points that a place can expect: what it has, and what the rest will become."""

from __future__ import annotations

from typing import Final

from areopolis.games.on_mars.data.constants import (
    HANGAR_OP,
    LEVEL_MOST,
    PROGRESS_OP,
    SOURCE_KINDS,
)
from areopolis.games.on_mars.rules.scoring import (
    blueprint_points,
    contract_points,
    scientist_points,
    tech_points,
)
from areopolis.games.on_mars.rules.status import PROGRESS_LEVELS
from areopolis.games.on_mars.state import OnMarsState
from areopolis.players.on_mars.lately import Lately
from areopolis.players.on_mars.science import (
    worth_of_contracts,
    worth_of_goals,
    worth_of_scientists,
    worth_of_techs,
)
from areopolis.players.on_mars.sides import worth_of_side
from areopolis.players.on_mars.sites import Sites
from areopolis.players.on_mars.stock import worth_of_colonists, worth_of_stock
from areopolis.players.on_mars.styles import Style
from areopolis.players.on_mars.surface import (
    worth_of_blueprints,
    worth_of_colony,
    worth_of_roaming,
)

# Progress cubes score again at the next levels, if those come.
AGAIN: Final = 1.0
# A Ship in the Hangar can be flown when the Shuttle is away.
FIRST_SHIP: Final = 0.7
# A deed that is missing until the end, for each round that was played: long games must end.
IMPATIENCE: Final = 0.02
# Rewards of life support come again: own buildings of it in a turn, of the turns that count.
REWARDED: Final = 0.05
REWARDED_TURNS: Final = 10.0


def expected(state: OnMarsState, place: int, left: float, style: Style) -> float:
    """Return the points that *place* can expect with so many turns *left*."""
    return expected_again(state, left, style, Lately(place))


def expected_again(state: OnMarsState, left: float, style: Style, lately: Lately) -> float:
    """Return what `expected` does in one more state, for the place that has *lately* looked."""
    place = lately.place
    cubes = PROGRESS_OP[state.progress[place].bit_count()]
    start = place * SOURCE_KINDS
    points = float(sum(state.points[start : start + SOURCE_KINDS]))
    points += cubes + HANGAR_OP * state.hangar[place]
    # No Scientist, no contract: most places in most of the game.
    if place in state.scientist_owner:
        points += scientist_points(state, place)
        points += style.science * worth_of_scientists(state, place, left)
    points += tech_points(state, place) + blueprint_points(state, place)
    for level in PROGRESS_LEVELS:
        if state.level < level:
            points += AGAIN * cubes * min(1.0, left / 6.0)
    points += worth_of_stock(state, place, left)
    points += style.settling * worth_of_colonists(state, place, left)
    points += style.science * worth_of_techs(state, place, left)
    map_ = lately.map_of(state)
    if place in state.contract_owner:
        points += contract_points(state, place)
        points += style.science * worth_of_contracts(state, place, left, map_.largest)
    if left > 0.0:
        points += style.building * worth_of_blueprints(map_, left)
        points += style.building * worth_of_colony(map_, left)
        points += style.roaming * worth_of_roaming(state, place, left)
        points += worth_of_goals(state, place, left)
        points += worth_of_rewards(state, place, left)
        sites = Sites(state, place, lately.sizes_in(state))
        points += style.building * sites.worth() * min(1.0, left / 3.0)
        points += worth_of_side(state, place, map_, sites) * min(1.0, left / 3.0)
        if state.hangar[place]:
            points += FIRST_SHIP * min(1.0, left / 4.0)
        points -= IMPATIENCE * state.round * lately.deeds_in(state)
    return points


def worth_of_rewards(state: OnMarsState, place: int, left: float) -> float:
    """Return what life support will reward, as long as its tiles count what *place* has."""
    rewards = state.rules.components.rewards
    worth = 0.0
    for column, tile in enumerate(state.rewards):
        if state.lss[column] <= LEVEL_MOST:
            worth += rewards[tile].count.of(state, place)
    return REWARDED * worth * min(left, REWARDED_TURNS)
