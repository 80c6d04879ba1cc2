"""The names and numbers of the game (specification 1)."""

from __future__ import annotations

from typing import Final

NONE: Final = -1

# Resources of a player's board.
MC: Final = 0
STEEL: Final = 1
TITANIUM: Final = 2
PLANTS: Final = 3
ENERGY: Final = 4
HEAT: Final = 5
RESOURCES: Final[tuple[str, ...]] = ("mc", "steel", "titanium", "plants", "energy", "heat")
KINDS: Final = 6
LEAST_MC_PRODUCTION: Final = -5

# What a bill accepts besides M€.
NO_METAL: Final = 0
WITH_STEEL: Final = 1
WITH_TITANIUM: Final = 2

# Resources that lie on cards.
ANIMAL: Final = 0
MICROBE: Final = 1
FLOATER: Final = 2
SCIENCE_RESOURCE: Final = 3
FIGHTER: Final = 4
CAMP: Final = 5
ANY_KIND: Final = 6
CARD_RESOURCES: Final[tuple[str, ...]] = (
    "animal",
    "microbe",
    "floater",
    "science",
    "fighter",
    "camp",
    "any",
)

# Tags.
BUILDING: Final = 0
SPACE: Final = 1
SCIENCE: Final = 2
POWER: Final = 3
EARTH: Final = 4
JOVIAN: Final = 5
PLANT: Final = 6
MICROBE_TAG: Final = 7
ANIMAL_TAG: Final = 8
CITY_TAG: Final = 9
TAGS: Final[tuple[str, ...]] = (
    "building",
    "space",
    "science",
    "power",
    "earth",
    "jovian",
    "plant",
    "microbe",
    "animal",
    "city",
)
TAG_KINDS: Final = 10

# Kinds of cards.
AUTOMATED: Final = 0
ACTIVE: Final = 1
EVENT: Final = 2
CORPORATION: Final = 3

# Sets.
BASE: Final = 0
CORPORATE_ERA: Final = 1
COLONIES: Final = 2

# Tiles on the board.
OCEAN: Final = 0
GREENERY: Final = 1
CITY: Final = 2
CAPITAL: Final = 3
TILES: Final[tuple[str, ...]] = (
    "ocean",
    "greenery",
    "city",
    "capital",
    "commercial-district",
    "ecological-zone",
    "industrial-center",
    "lava-flows",
    "mining-area",
    "mining-rights",
    "mohole-area",
    "natural-preserve",
    "nuclear-zone",
    "restricted-area",
)
COMMERCIAL_DISTRICT: Final = 4
ECOLOGICAL_ZONE: Final = 5
INDUSTRIAL_CENTER: Final = 6
LAVA_FLOWS: Final = 7
MINING_AREA: Final = 8
MINING_RIGHTS: Final = 9
MOHOLE_AREA: Final = 10
NATURAL_PRESERVE: Final = 11
NUCLEAR_ZONE: Final = 12
RESTRICTED_AREA: Final = 13

# Classes of areas on which tiles may be placed (specification 7.2).
ON_CITY: Final = "city"
ON_GREENERY: Final = "greenery"
ON_LAND: Final = "land"
ON_OCEAN: Final = "ocean-reserved"
ON_ISOLATED: Final = "isolated"
ON_VOLCANIC: Final = "volcanic"
ON_NOCTIS: Final = "noctis-city"
ON_GANYMEDE: Final = "ganymede-colony"
ON_PHOBOS: Final = "phobos-space-haven"
NEXT_TO_GREENERY: Final = "next-to-greenery"
NEXT_TO_CITY: Final = "next-to-city"
NEXT_TO_2_CITIES: Final = "next-to-2-cities"
ON_METAL: Final = "metal-bonus"
ON_METAL_NEXT_TO_OWN: Final = "metal-bonus-next-to-own"
AREA_CLASSES: Final = (
    ON_CITY,
    ON_GREENERY,
    ON_LAND,
    ON_OCEAN,
    ON_ISOLATED,
    ON_VOLCANIC,
    ON_NOCTIS,
    ON_GANYMEDE,
    ON_PHOBOS,
    NEXT_TO_GREENERY,
    NEXT_TO_CITY,
    NEXT_TO_2_CITIES,
    ON_METAL,
    ON_METAL_NEXT_TO_OWN,
)

# Global parameters; temperature and oxygen are counted in steps from their start.
TEMPERATURE: Final = 0
OXYGEN: Final = 1
OCEANS: Final = 2
PARAMETERS: Final[tuple[str, ...]] = ("temperature", "oxygen", "oceans")
TEMPERATURE_START: Final = -30
TEMPERATURE_STEP: Final = 2
TEMPERATURE_MOST: Final = 19
OXYGEN_MOST: Final = 14
OCEANS_MOST: Final = 9
# Steps at which a bonus waits.
HEAT_BONUS_STEPS: Final[tuple[int, ...]] = (3, 5)
OCEAN_BONUS_STEP: Final = 15
TEMPERATURE_BONUS_AT_OXYGEN: Final = 8

RATING_START: Final = 20
RATING_START_SOLO: Final = 14
CARD_PRICE: Final = 3
STEEL_VALUE: Final = 2
TITANIUM_VALUE: Final = 3
OCEAN_NEIGHBOUR_MC: Final = 2
PLANTS_PER_GREENERY: Final = 8
HEAT_PER_TEMPERATURE: Final = 8
CARDS_AT_START: Final = 10
CORPORATIONS_AT_START: Final = 2
CARDS_IN_RESEARCH: Final = 4
ACTIONS_PER_TURN: Final = 2

MILESTONES: Final[tuple[str, ...]] = ("terraformer", "mayor", "gardener", "builder", "planner")
MILESTONE_PRICE: Final = 8
MILESTONE_POINTS: Final = 5
MILESTONES_MOST: Final = 3
AWARDS: Final[tuple[str, ...]] = ("landlord", "banker", "scientist", "thermalist", "miner")
AWARD_PRICES: Final[tuple[int, ...]] = (8, 14, 20)
AWARD_FIRST: Final = 5
AWARD_SECOND: Final = 2

COLONY_TILES: Final[tuple[str, ...]] = (
    "callisto",
    "ceres",
    "enceladus",
    "europa",
    "ganymede",
    "io",
    "luna",
    "miranda",
    "pluto",
    "titan",
    "triton",
)
COLONIES_PER_TILE: Final = 3
TRACK_START: Final = 1
TRACK_END: Final = 6
ASLEEP: Final = -1
NOT_IN_PLAY: Final = -2
# What a trade can be paid with, and what it costs in each resource.
TRADE_PAYMENTS: Final[tuple[int, ...]] = (MC, ENERGY, TITANIUM)
TRADE_PRICES: Final[tuple[int, ...]] = (9, 0, 3, 0, 3, 0)
FLEETS_MOST: Final = 4

# The steps by which cards on offer are kept or bought.
TAKE_OFFERED: Final[tuple[str, ...]] = (
    "keep-offered",
    "buy-offered",
    "buy-cards",
    "keep-projects",
)
# The steps by which a corporation that was dealt comes into play.
TAKE_DEALT: Final[tuple[str, ...]] = ("reveal-corporation", "reveal-corporations")

SOLO_GENERATIONS: Final = 14
SOLO_RATING_GOAL: Final = 63

COLOURS: Final[tuple[str, ...]] = ("red", "green", "yellow", "blue", "black")
NEUTRAL: Final = 5
