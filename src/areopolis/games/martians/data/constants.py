"""Numbers and names that the rules speak of (specification 0.4 and 1.3)."""

from __future__ import annotations

from typing import Final

NONE: Final = -1

# Modes; a rule that names the cooperative mode means the solo mode too.
KOOP1: Final = "koop1"
RW2: Final = "rw2"
RW3: Final = "rw3"
SOLO: Final = "solo"
AUTO: Final = "auto"
MODES: Final[tuple[str, ...]] = (AUTO, KOOP1, RW2, RW3, SOLO)

PLAYERS_LEAST: Final = 2
PLAYERS_MOST: Final = 4
SOLO_CORPORATIONS: Final = 2
COLOURS: Final[tuple[str, ...]] = ("red", "blue", "green", "white")

# Goods, and money beside them; the first seven are markers.
ENERGY: Final = 0
MATERIAL: Final = 1
REGOLITH: Final = 2
ICE: Final = 3
WATER: Final = 4
FOOD: Final = 5
MEDICINE: Final = 6
MONEY: Final = 7
GOODS: Final[tuple[str, ...]] = (
    "energy",
    "material",
    "regolith",
    "ice",
    "water",
    "food",
    "medicine",
    "money",
)
MARKER_KINDS: Final = 7
PURSE: Final = 8
# How many markers of each good are in the box, for `finite_goods`.
MARKERS_IN_BOX: Final[tuple[int, ...]] = (30, 10, 10, 10, 8, 8, 5)

# Regolith cards: four minerals, and samples in which there is nothing.
MINERALS: Final[tuple[str, ...]] = ("yellow", "blue", "red", "green", "barren")
MINERAL_KINDS: Final = 4
BARREN: Final = 4
CARD_KINDS: Final = 5

# Demand tokens in quarters, and how many of each there are.
OXYGEN: Final = 0
DISEASE: Final = 1
HUNGER: Final = 2
DEMANDS: Final[tuple[str, ...]] = ("oxygen", "disease", "hunger")
DEMAND_TOKENS: Final[tuple[int, ...]] = (8, 6, 12)
QUARTERS: Final[tuple[str, ...]] = ("q1", "q2", "q3", "q4")
QUARTERS_MOST: Final = 4
GROWTH_FULL: Final = 3
INFIRMARY: Final = 0
HOUSING: Final = 1
ZONES: Final[tuple[str, ...]] = ("infirmary", "housing")

MOXIE: Final = 0
CONSTRUCTION: Final = 1
MINING: Final = 2
LANDER: Final = 3
HOSPITAL: Final = 4
WATER_TREATMENT: Final = 5
EDUCATION_CENTRE: Final = 6
LABORATORY: Final = 7
GREENHOUSES: Final = 8
BUILDINGS: Final[tuple[str, ...]] = (
    "moxie",
    "construction",
    "mining",
    "lander",
    "hospital",
    "water-treatment",
    "education-centre",
    "laboratory",
    "greenhouses",
)

# What can lie on an action field: the two kinds of building tokens, and the unavailability token.
FREE: Final = 0
C_TOKEN: Final = 1
U_TOKEN: Final = 2
UNAVAILABLE: Final = 3
FIELD_TOKENS: Final[tuple[str, ...]] = ("free", "C", "U", "unavailable")
C_TOKENS: Final = 4
U_TOKENS: Final = 8
UNAVAILABILITY_TOKENS: Final = 8

# The actions of the buildings, in the order of the rulebook.
REMOVE_OXYGEN: Final = 0
BUILD: Final = 1
EXPAND: Final = 2
INSTALL: Final = 3
MAKE_MEDICINE: Final = 4
PURIFY: Final = 5
MINE: Final = 6
EXAMINE: Final = 7
RESEARCH: Final = 8
GET_MATERIAL: Final = 9
MISSION: Final = 10
DEVELOP_OWN: Final = 11
DEVELOP_COLONY: Final = 12
HARVEST: Final = 13
CHANGE_CROPS: Final = 14
HIRE: Final = 15
WORKS: Final[tuple[str, ...]] = (
    "oxygen",
    "build",
    "expand",
    "installation",
    "medicine",
    "purify",
    "mine",
    "examine",
    "research",
    "material",
    "mission",
    "corporation-technology",
    "colony-technology",
    "harvest",
    "change-crops",
    "hire",
)
WORKS_OF: Final[tuple[tuple[int, ...], ...]] = (
    (REMOVE_OXYGEN,),
    (BUILD, EXPAND, INSTALL),
    (MINE, EXAMINE),
    (RESEARCH, GET_MATERIAL, MISSION),
    (MAKE_MEDICINE,),
    (PURIFY,),
    (HIRE,),
    (DEVELOP_OWN, DEVELOP_COLONY),
    (HARVEST, CHANGE_CROPS),
)

LONG_ARM: Final = 0
WEATHER_REPORT: Final = 1
DNA_MODIFICATION: Final = 2
SOLAR_ENERGY: Final = 3
KINETIC_ENERGY: Final = 4
MOLECULAR_SENSOR: Final = 5
MEDICAL_CARE: Final = 6
CO2_CONVERTER: Final = 7
BIRTH_CONTROL: Final = 8
OWN_TECHNOLOGIES: Final = 6
TECHNOLOGIES: Final[tuple[str, ...]] = (
    "long-arm",
    "weather-report",
    "dna-modification",
    "solar-energy",
    "kinetic-energy",
    "molecular-sensor",
    "medical-care",
    "co2-converter",
    "birth-control",
)

SOLAR: Final = 0
WIND: Final = 1
INSTALLATIONS: Final[tuple[str, ...]] = ("solar", "wind")
INSTALLATIONS_MOST: Final = 2

DIETICIAN: Final = 0
ENGINEER: Final = 1
PHARMACIST: Final = 2
DOCTOR: Final = 3
CHEMIST: Final = 4
SPECIALISTS: Final[tuple[str, ...]] = ("dietician", "engineer", "pharmacist", "doctor", "chemist")
SPECIALIST_KINDS: Final = 5
BOTANIST: Final = 0
GEOLOGIST: Final = 1
SCIENTIST: Final = 2
HELPERS: Final[tuple[str, ...]] = ("botanist", "geologist", "scientist")
HELPER_KINDS: Final = 3
STAFF: Final = SPECIALISTS + HELPERS
STAFF_MOST: Final = 2

# What lies on a field of the round track is a colonist token: one of these and its player.
LIVING: Final = 1
DEAD: Final = 5
LOCKED: Final = 9

MARKERS: Final = 3
SLOTS: Final = 4
SLOT_FIELDS: Final = 4
TURN_TIME: Final = 3
# For two, three and four players: RTG energy, cards laid out.
LAID_OUT: Final[tuple[int, int, int]] = (4, 5, 6)
ENERGY_EACH: Final = 5
REPUTATION_START: Final = 2

# Where reputation comes from; the last two are counted at the end of the competitive mode.
START: Final = 0
DELIVERY: Final = 1
MOXIE_WORK: Final = 2
BUILDING_WORK: Final = 3
STAFF_WORK: Final = 4
MISSIONS: Final = 5
EVENTS: Final = 6
RTG: Final = 7
SOURCES: Final[tuple[str, ...]] = (
    "start",
    "delivery",
    "oxygen",
    "construction",
    "staff",
    "missions",
    "events",
    "rtg",
)
DEMAND_LEFT: Final = "demand-left"
DEAD_LEFT: Final = "dead"
PENALTY: Final = 3

SUPPLY: Final = 1
ACTION: Final = 2
SETTLEMENT: Final = 3
END: Final = 4
PHASES: Final[tuple[str, ...]] = ("setup", "supply", "action", "settlement", "end")

MAP_FIELDS: Final = 37
START_FIELDS: Final = 3
EVENT_STACKS: Final = 5

# How long the effect of an event lasts.
INSTANT: Final = "instant"
SLOT: Final = "slot"
ROUND: Final = "round"
NEXT_TURN: Final = "next-turn"
GAME: Final = "game"
DURATIONS: Final = (INSTANT, SLOT, ROUND, NEXT_TURN, GAME)
LASTING: Final = (SLOT, ROUND, GAME)
# What the view says of rules and tokens by a key: names of kinds of their own.
COLONISTS: Final[tuple[str, ...]] = ("living", "dead", "locked")
LASTING_RULES: Final[tuple[str, ...]] = (
    "single_place",
    "cost_modifier",
    "close_field",
    "mission_bonus",
    "close_rtg",
)
CONDITIONS: Final[tuple[str, ...]] = (
    "installations",
    "tokens_removed",
    "colony_technologies",
    "corporation_technologies",
    "technology",
    "extra_colonists",
    "no_deaths",
)
# What the cooperative mode makes of "each player".
EACH: Final = "each"
ONCE: Final = "once"
