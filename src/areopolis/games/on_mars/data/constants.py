"""The words of the rulebook as numbers (specification 2.1)."""

from __future__ import annotations

from typing import Final

NONE: Final = -1

COLOURS: Final[tuple[str, ...]] = ("blue", "green", "purple", "yellow")
SEATS_MOST: Final = 4

# Resources, and the Crystal, which is none. A building of kind k produces item k and costs item
# k - 1; only a Mine costs a Colonist instead.
MINERAL: Final = 0
BATTERY: Final = 1
WATER: Final = 2
PLANT: Final = 3
OXYGEN: Final = 4
CRYSTAL: Final = 5
RESOURCES: Final[tuple[str, ...]] = ("mineral", "battery", "water", "plant", "oxygen")
ITEMS: Final[tuple[str, ...]] = (*RESOURCES, "crystal")
KINDS: Final = len(RESOURCES)
# In a cost: a Resource of your choice.
ANY: Final = 5

# The columns of the Warehouse: column 0 holds Crystals, every other one the Resource of its number.
WAREHOUSE: Final[tuple[int, ...]] = (CRYSTAL, BATTERY, WATER, PLANT, OXYGEN)

MINE: Final = 0
GENERATOR: Final = 1
WATER_EXTRACTOR: Final = 2
GREENHOUSE: Final = 3
OXYGEN_CONDENSER: Final = 4
# Shelters of different owners are different types: SHELTER + owner.
SHELTER: Final = 5
BUILDINGS: Final[tuple[str, ...]] = (
    "mine",
    "generator",
    "water-extractor",
    "greenhouse",
    "oxygen-condenser",
    "shelter",
)
BUILDING_KINDS: Final = len(BUILDINGS)
STACKS: Final = 5
# Life support: the kinds from Generator to Oxygen Condenser, in the order of the chart's columns.
LSS_KINDS: Final[tuple[int, ...]] = (GENERATOR, WATER_EXTRACTOR, GREENHOUSE, OXYGEN_CONDENSER)

# Technologies: the first six belong to the building of the same number.
ROVER_TECH: Final = 6
SHIP_TECH: Final = 7
UPGRADE_TECH: Final = 8
TECHS: Final[tuple[str, ...]] = (*BUILDINGS, "rover", "ship", "upgrade")
TECH_KINDS: Final = len(TECHS)

ORBIT: Final = 0
COLONY: Final = 1
SIDES: Final[tuple[str, ...]] = ("orbit", "colony")

# Main actions, first those of the Orbit side.
LANDING_POD: Final = 0
OBTAIN_BLUEPRINT: Final = 1
LEARN_TECHNOLOGY: Final = 2
RESEARCH_AND_DEVELOPMENT: Final = 3
RESUPPLY: Final = 4
CONTROL_CENTER: Final = 5
CONSTRUCT: Final = 6
UPGRADE: Final = 7
WELCOME_SHIP: Final = 8
HIRE: Final = 9
ACTIONS: Final[tuple[str, ...]] = (
    "landing-pod",
    "obtain-blueprint",
    "learn-technology",
    "research-and-development",
    "resupply",
    "control-center",
    "construct",
    "upgrade",
    "welcome-ship",
    "hire",
)
ORBIT_ACTIONS: Final[tuple[int, ...]] = (0, 1, 2, 3, 4)
COLONY_ACTIONS: Final[tuple[int, ...]] = (5, 6, 7, 8, 9)
# The actions with slots for red Colonists, and the place of each in `slots`; NONE for the others.
SLOTTED: Final[tuple[int, ...]] = (
    OBTAIN_BLUEPRINT,
    RESEARCH_AND_DEVELOPMENT,
    CONSTRUCT,
    UPGRADE,
    HIRE,
)
SLOT_OF: Final[tuple[int, ...]] = (NONE, 0, NONE, 1, NONE, NONE, 2, 3, NONE, 4)
HIRE_SLOT: Final = 4
SLOT_SIDES: Final[tuple[int, ...]] = (ORBIT, ORBIT, COLONY, COLONY, COLONY)
SLOTS_EACH: Final = 3

# Pieces on a hex: owner * PIECES + kind.
BOT: Final = 0
ROVER: Final = 1
MINER: Final = 2
ADVANCED: Final = 3
PIECES: Final[tuple[str, ...]] = ("bot", "rover", "miner", "advanced")
PIECE_KINDS: Final = len(PIECES)

# What lies on a hex without a building: a Discovery tile, a Research tile by its type, a Crystal.
DISCOVERIES: Final = 19
RESEARCH: Final = DISCOVERIES
RESEARCH_TYPES: Final[tuple[str, ...]] = ("A", "B", "C", "D")
LOOSE_CRYSTAL: Final = RESEARCH + len(RESEARCH_TYPES)

# Pieces of each player.
COLONISTS: Final = 12
COLONISTS_START: Final = 3
QUARTERS_START: Final = 4
QUARTERS_PER_SHELTER: Final = 2
BOTS: Final = 4
SHIPS: Final = 5
SHELTERS: Final = 5
MARKERS: Final = 8
CUBES: Final = 5
DEPOT_SPACES: Final = 8
GOALS_DEALT: Final = 3

GRID_SPACES: Final[tuple[str, ...]] = ("T1", "T2", "T3", "M1", "M2", "M3", "B1", "B2")
GRID_FREE_FROM: Final = 6
GRID_BATTERY_FROM: Final = 3
# Bottom to top, in a row from left to right.
GRID_REFILL: Final[tuple[int, ...]] = (6, 7, 3, 4, 5, 0, 1, 2)

BLUEPRINTS: Final = 24
DISPLAY_ROW: Final = 6
SCIENTISTS: Final = 6
CONTRACTS: Final = 12
SPACES: Final = 8
COLONY_SPACES_FROM: Final = 4

LEVEL_MOST: Final = 5
REMAINING_START: Final = 3
FIRST_OF_TYPE_OP: Final = 2
HANGAR_OP: Final = 3
PROGRESS_OP: Final[tuple[int, ...]] = (0, 1, 2, 4, 7, 11)
SCIENTIST_OP: Final = 3
ADVANCED_LEVEL_1_OP: Final = 3
ADVANCED_LEVEL_3_OP: Final = 5
LARGE_COMPLEX: Final = 3
CONTRACT_COMPLEX: Final = 4

# Where points of the game before final scoring come from.
FIRST_BUILDINGS: Final = 0
REWARDS: Final = 1
PROGRESS: Final = 2
CARDS: Final = 3
SOURCES: Final[tuple[str, ...]] = ("first-buildings", "rewards", "progress", "cards")
SOURCE_KINDS: Final = len(SOURCES)

# What missions count (specification 3.15).
RESEARCH_TAKEN: Final = 0
BLUEPRINT_TAKEN: Final = 1
ADVANCED_PLACED: Final = 2
BOT_PLACED: Final = 3
DISCOVERY_TAKEN: Final = 4
TECH_TAKEN: Final = 5
CUBE_PLACED: Final = 6
SCIENTIST_TAKEN: Final = 7
CONTRACT_COMPLETED: Final = 8
DEEDS: Final[tuple[str, ...]] = (
    "research-taken",
    "blueprint-taken",
    "advanced-placed",
    "bot-placed",
    "discovery-taken",
    "tech-taken",
    "cube-placed",
    "scientist-taken",
    "contract-completed",
)
