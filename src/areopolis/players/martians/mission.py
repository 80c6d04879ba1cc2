"""What a scenario still asks for: goods for requirements, work for its end conditions."""

from __future__ import annotations

from typing import Final

from areopolis.games.martians.data.constants import (
    ENERGY,
    LABORATORY,
    MATERIAL,
    MINERAL_KINDS,
    NONE,
    OWN_TECHNOLOGIES,
    PURSE,
    REGOLITH,
    SOLAR,
    WIND,
)
from areopolis.games.martians.data.kinds import for_players
from areopolis.games.martians.rules.goals import (
    ColonyTechnologies,
    CorporationTechnologies,
    ExtraColonists,
    Installations,
    NoDeaths,
    TechnologyDeveloped,
    TokensRemoved,
)
from areopolis.games.martians.rules.mining import distance
from areopolis.games.martians.state import ColonyState
from areopolis.players.martians.chains import PLACING, slowness

# A mission needs a placement of its own, or shares one.
MISSION_TIME: Final = 1.2
# A construction shares its placement with others.
CONSTRUCTION_TIME: Final = 1.2
COLONY_TECHNOLOGY_TIME: Final = 3.0 + PLACING
OWN_TECHNOLOGY_TIME: Final = 1.5 + PLACING
# A mineral of one colour comes with so many cards; each card with so much time and regolith.
CARDS_FOR_COLOUR: Final = 4.5
CARDS_MORE: Final = 5.0
CARDS_DRAWN: Final = 0.6
CARD_TIME: Final = 0.55
CARD_REGOLITH: Final = 0.6
# The other kind of installation must not be forgotten.
ONE_KIND: Final = 1.5
# A move of the machine towards a site.
MOVE_TIME: Final = 1.1
# What can no longer be made good.
LOST: Final = 40.0


def add_requirements(state: ColonyState, needs: list[float]) -> float:
    """Add the goods of all requirements to *needs*; return the time for the missions."""
    time = 0.0
    minerals = [0.0] * MINERAL_KINDS
    has_minerals = False
    for place, task in enumerate(state.rules.tasks):
        times = task.times - state.requirements_done[place]
        if times <= 0:
            continue
        time += times * MISSION_TIME
        for good, amount in task.cost.goods:
            needs[good] += times * amount
        for mineral, amount in task.cost.minerals:
            minerals[mineral] += times * amount
            has_minerals = True
    if has_minerals:
        colours = 0.0
        for mineral in range(MINERAL_KINDS):
            colours += max(0.0, minerals[mineral] - state.cards[mineral])
        if colours:
            # Every card that was drawn brings the others nearer, whatever it shows.
            drawn = sum(state.rules.components.regolith_copies) - len(state.regolith_deck)
            cards = max(0.5, CARDS_FOR_COLOUR * colours + CARDS_MORE - CARDS_DRAWN * drawn)
            needs[REGOLITH] += CARD_REGOLITH * cards
            time += CARD_TIME * cards
    if state.rules.site != NONE and not state.is_site_reached:
        steps = distance(state.rules.components.within[state.machine], 1 << state.rules.site) - 1
        time += MOVE_TIME * steps
    return time


def add_conditions(state: ColonyState, needs: list[float]) -> float:
    """Add what the end conditions need; return the time for them."""
    time = 0.0
    players = state.rules.players
    for condition in state.rules.end_conditions:
        if isinstance(condition, Installations):
            solar, wind = sum(state.installations[SOLAR::2]), sum(state.installations[WIND::2])
            missing = max(0, for_players(condition.amount, players) - solar - wind)
            if condition.both_types and not (solar and wind):
                missing = max(1, missing)
                time += ONE_KIND
            time += constructions(missing, needs)
        elif isinstance(condition, TokensRemoved):
            progress = condition.progress(state)
            missing = sum([max(0, amount - gone) for gone, amount in progress])
            time += constructions(missing, needs)
        elif isinstance(condition, ColonyTechnologies):
            missing = for_players(condition.amount, players) - state.colony[0].bit_count()
            time += colony_technologies(state, missing, needs)
        elif isinstance(condition, TechnologyDeveloped):
            if condition.id >= OWN_TECHNOLOGIES:
                missing = 1 - (state.colony[0] >> condition.id & 1)
                time += colony_technologies(state, missing, needs)
        elif isinstance(condition, CorporationTechnologies):
            developed = 0
            for bits in state.technologies:
                developed += bits.bit_count()
            missing = for_players(condition.amount, players) - developed
            if missing > 0:
                time += missing * OWN_TECHNOLOGY_TIME
                needs[ENERGY] += missing
        elif isinstance(condition, NoDeaths) and not condition.holds(state):
            time += LOST
    return time


def constructions(missing: int, needs: list[float]) -> float:
    """Add what so many construction actions cost; return their time."""
    needs[ENERGY] += 2.0 * missing
    needs[MATERIAL] += missing
    return CONSTRUCTION_TIME * missing


def colony_technologies(state: ColonyState, missing: int, needs: list[float]) -> float:
    """Add what technologies of the board cost; return their time."""
    if missing <= 0:
        return 0.0
    needs[ENERGY] += missing
    time = COLONY_TECHNOLOGY_TIME * missing
    # Three units of time do not suffice in a laboratory that is not finished.
    if slowness(state, LABORATORY) > 0.0:
        time += constructions(1, needs)
    return time


def needs_colonists(state: ColonyState) -> bool:
    """Whether the additional colonists must still be unlocked."""
    if not state.is_locked(0):
        return False
    for condition in state.rules.end_conditions:
        if isinstance(condition, ExtraColonists):
            return True
    return False


def no_needs() -> list[float]:
    """Return needs of nothing."""
    return [0.0] * PURSE
