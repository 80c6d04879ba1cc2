"""What the map will give: Blueprints that fit, production, Bots, the way of the Rover."""

from __future__ import annotations

from typing import Final

from areopolis.games.on_mars.data.constants import (
    ADVANCED,
    ADVANCED_LEVEL_1_OP,
    ADVANCED_LEVEL_3_OP,
    BUILDING_KINDS,
    KINDS,
    LARGE_COMPLEX,
    LOOSE_CRYSTAL,
    MINER,
    MINERAL,
    NONE,
    PIECE_KINDS,
    RESEARCH,
    SHELTER,
)
from areopolis.games.on_mars.state import OnMarsState

# How likely a Blueprint will be built: it fits in the zone of a Bot, or elsewhere, or not yet.
FITS_HERE: Final = 0.75
FITS: Final = 0.62
FITS_SOON: Final = 0.4
FITS_LATER: Final = 0.25
NO_MINERAL: Final = 0.88
# A Blueprint needs about so many turns, and every further one so many more: hands full of them are
# not built in time.
FIRST_CARD: Final = 1.3
NEXT_CARD: Final = 2.2
# What an Advanced Building will produce and do, over so many turns.
PROMISE: Final = 2.0
PROMISE_TURNS: Final = 8.0
# Every producing piece yields about a Resource on each journey to Orbit; there is one in so many
# turns, and the Storage is full at times.
PRODUCT: Final = 1.6
JOURNEY: Final = 5.0
# An Advanced Building can be used.
USE: Final = 1.2
# A Bot, and each building in reach of one; new ones count less.
BOT: Final = 3.5
NEXT_BOT: Final = 0.9
REACH: Final = 0.18
# Tiles and Crystals on the map, and how much less they are worth a step away.
DISCOVERY: Final = 2.4
RESEARCH_TILE: Final = 3.4
CRYSTAL_THERE: Final = 0.45
STEP: Final = 0.78
# Shelters make room; tiles that were taken count for rewards of life support.
SHELTER_WORTH: Final = 1.3
TAKEN: Final = 0.5


class Surface:
    """One look at the map for one place."""

    def __init__(self, state: OnMarsState, place: int) -> None:
        """Find where *place* could upgrade, and what produces for it."""
        self.state = state
        self.place = place
        # By kind: the largest complex with a building to upgrade, anywhere and in the zone.
        self.largest = [0] * BUILDING_KINDS
        self.within = [0] * BUILDING_KINDS
        self.reached = 0
        self.producers = 0
        self.advanced = 0
        apart = state.rules.map.apart
        bots = state.bots[place]
        piece = state.piece
        mine, marker = place * PIECE_KINDS + MINER, place * PIECE_KINDS + ADVANCED
        for hexagon, building in enumerate(state.building):
            if building == NONE:
                continue
            there = piece[hexagon]
            if there in (mine, marker):
                self.producers += 1
                if there == marker:
                    self.advanced += 1
            if building >= SHELTER and building != SHELTER + place:
                continue
            is_near = False
            row = apart[hexagon]
            for bot in bots:
                if row[bot] <= 1:
                    is_near = True
                    self.reached += 1
                    break
            if there != NONE and there % PIECE_KINDS == ADVANCED:
                continue
            kind = min(building, SHELTER)
            size = state.size_at(hexagon)
            if size > self.largest[kind]:
                self.largest[kind] = size
            if is_near and size > self.within[kind]:
                self.within[kind] = size


def worth_of_blueprints(map_: Surface, left: float) -> float:
    """Return what unbuilt Blueprints promise; they count as failed elsewhere."""
    state, place = map_.state, map_.place
    promises: list[float] = []
    promise = PROMISE * min(1.0, left / PROMISE_TURNS)
    for card, owner in enumerate(state.card_owner):
        if owner == place and state.built_at[card] == NONE:
            blueprint = state.rules.blueprints[card]
            points = ADVANCED_LEVEL_1_OP if blueprint.level == 1 else ADVANCED_LEVEL_3_OP
            needed = 1 if blueprint.level == 1 else LARGE_COMPLEX
            likely = fitting(map_, blueprint.building, needed)
            promises.append((2.0 * points + promise) * likely)
    # The best come first.
    promises.sort(reverse=True)
    worth = 0.0
    turns = left + FIRST_CARD
    for one in promises:
        worth += one * left / turns
        turns += NEXT_CARD
    has_mineral = state.storage[place * KINDS + MINERAL] > 0
    return worth if has_mineral else NO_MINERAL * worth


def fitting(map_: Surface, kind: int, needed: int) -> float:
    """Return how likely a Blueprint will be built that needs a complex of a size."""
    if map_.within[kind] >= needed:
        return FITS_HERE
    if map_.largest[kind] >= needed:
        return FITS
    return FITS_SOON if map_.largest[kind] >= needed - 1 else FITS_LATER


def worth_of_colony(map_: Surface, left: float) -> float:
    """Return what pieces on the map will do: production, use, reach, Shelters."""
    state, place = map_.state, map_.place
    worth = PRODUCT * map_.producers * min(3.0, left / JOURNEY)
    worth += USE * map_.advanced * min(1.0, left / 5.0)
    bot = BOT
    lasting = 0.0
    for _ in state.bots[place]:
        lasting += bot
        bot *= NEXT_BOT
    lasting += REACH * map_.reached + SHELTER_WORTH * state.shelters[place]
    lasting += TAKEN * len(state.discoveries[place])
    return worth + lasting * min(1.0, left / 4.0)


def worth_of_roaming(state: OnMarsState, place: int, left: float) -> float:
    """Return what lies on the way of the Rover."""
    rover = state.rover[place]
    if rover == NONE or left <= 0.0:
        return 0.0
    row = state.rules.map.apart[rover]
    best = 0.0
    crystals = 0.0
    for hexagon, ground in enumerate(state.ground):
        if ground == NONE:
            continue
        away = row[hexagon]
        if ground == LOOSE_CRYSTAL:
            if away <= 3:
                crystals += CRYSTAL_THERE * STEP**away
        elif ground < RESEARCH:
            best = max(best, DISCOVERY * STEP**away)
        elif not state.research[place] >> (ground - RESEARCH) & 1:
            best = max(best, RESEARCH_TILE * STEP**away)
    return (best + crystals) * min(1.0, left / 3.0)
