"""Tiles and cards of the variant First Colonists (specification 2.25)."""

from __future__ import annotations

from typing import Final

from areopolis.games.on_mars.data.components import FirstColonist
from areopolis.games.on_mars.data.constants import (
    BATTERY,
    CRYSTAL,
    GENERATOR,
    GREENHOUSE,
    MINE,
    MINERAL,
    OXYGEN,
    OXYGEN_CONDENSER,
    PLANT,
    WATER_EXTRACTOR,
)

# Turn-order spaces on the tiles, counted from 0.
TILES: Final = (1, 2, 3, 5, 6, 7)

LEARN: Final = 0
WELCOME: Final = 1
BUILD_SHELTER: Final = 2
HIRE_SCIENTIST: Final = 3
DEVELOP: Final = 4
TAKE_RESEARCH: Final = 5
TAKE_DISCOVERY: Final = 6
TAKE_BLUEPRINT: Final = 7
TASKS: Final[tuple[str, ...]] = (
    "learn",
    "welcome",
    "build-shelter",
    "hire-scientist",
    "develop",
    "take-research",
    "take-discovery",
    "take-blueprint",
)

_ICON: Final = ("mine",)
A_CARDS: Final = (
    FirstColonist("FCA1", (GENERATOR, WATER_EXTRACTOR, GREENHOUSE, MINE), ours=_ICON),
    FirstColonist("FCA2", (WATER_EXTRACTOR, GREENHOUSE, OXYGEN_CONDENSER, MINE), ours=_ICON),
    FirstColonist("FCA3", (GREENHOUSE, OXYGEN_CONDENSER, GENERATOR, MINE), ours=_ICON),
    FirstColonist("FCA4", (OXYGEN_CONDENSER, GENERATOR, WATER_EXTRACTOR, MINE), ours=_ICON),
)

B_CARDS: Final = (
    FirstColonist("FCB1", task=LEARN, item=BATTERY),
    FirstColonist("FCB2", task=WELCOME, item=PLANT, ours=("task",)),
    FirstColonist("FCB3", task=BUILD_SHELTER, item=MINERAL, ours=("reward",)),
    FirstColonist("FCB4", task=HIRE_SCIENTIST, item=MINERAL, ours=("reward",)),
    FirstColonist("FCB5", task=DEVELOP, item=OXYGEN, ours=("reward",)),
    FirstColonist("FCB6", task=TAKE_RESEARCH, item=OXYGEN, ours=("task",)),
    FirstColonist("FCB7", task=TAKE_DISCOVERY, item=CRYSTAL, ours=("task",)),
    FirstColonist("FCB8", task=TAKE_BLUEPRINT, item=CRYSTAL),
)
