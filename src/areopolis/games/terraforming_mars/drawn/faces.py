"""What is printed on cards, tiles and tracks, for clients that draw them; JSON-able."""

from __future__ import annotations

from typing import Any, Final

from areopolis.games.terraforming_mars.cards.model import Card
from areopolis.games.terraforming_mars.cards.table import CARDS
from areopolis.games.terraforming_mars.data.board import CARD, TABLE, Area
from areopolis.games.terraforming_mars.data.colonies import COLONIES, Colony
from areopolis.games.terraforming_mars.data.constants import (
    AWARD_FIRST,
    AWARD_PRICES,
    AWARD_SECOND,
    AWARDS,
    CARD_RESOURCES,
    COLONIES_PER_TILE,
    HEAT_BONUS_STEPS,
    MILESTONE_POINTS,
    MILESTONE_PRICE,
    MILESTONES,
    NONE,
    OCEAN_BONUS_STEP,
    OCEANS,
    OCEANS_MOST,
    OXYGEN,
    OXYGEN_MOST,
    RESOURCES,
    TAGS,
    TEMPERATURE,
    TEMPERATURE_BONUS_AT_OXYGEN,
    TEMPERATURE_MOST,
)
from areopolis.games.terraforming_mars.drawn.icons import Icon, icons, of_effects
from areopolis.games.terraforming_mars.rules.projects import MILESTONE_GOALS, PROJECTS
from areopolis.games.terraforming_mars.rules.requirements import shown

Face = dict[str, Any]

TYPES: Final = ("automated", "active", "event", "corporation")
SETS: Final = ("base", "corporate-era", "colonies")
RESERVED: Final = {"L": "", "V": "volcanic", "O": "ocean", "N": "noctis-city"}
# The bonuses that wait on the tracks, by parameter and step.
TRACK_BONUSES: Final[dict[int, dict[int, list[Icon]]]] = {
    TEMPERATURE: {
        **{step: [["production", "heat", 1]] for step in HEAT_BONUS_STEPS},
        OCEAN_BONUS_STEP: [["place-ocean", 0]],
    },
    OXYGEN: {TEMPERATURE_BONUS_AT_OXYGEN: [["raise", "temperature", 1]]},
    OCEANS: {},
}


def faces() -> dict[str, dict[str, Face]]:
    """Return what is printed on every thing, by kind and name."""
    return {
        "card": {card.name: card_face(card) for card in CARDS},
        "area": {area.name: area_face(area) for area in TABLE},
        "colony": {colony.name: colony_face(colony) for colony in COLONIES},
        "project": {
            project.name: {"cost": project.cost, "icons": of_effects(project.effects, None)}
            for project in PROJECTS
        },
        "milestone": {
            name: {"goal": goal, "price": MILESTONE_PRICE, "points": MILESTONE_POINTS}
            for name, goal in zip(MILESTONES, MILESTONE_GOALS, strict=True)
        },
        "award": {
            name: {"prices": list(AWARD_PRICES), "best": AWARD_FIRST, "next": AWARD_SECOND}
            for name in AWARDS
        },
        "parameter": {
            "temperature": track_face(TEMPERATURE, TEMPERATURE_MOST),
            "oxygen": track_face(OXYGEN, OXYGEN_MOST),
            "oceans": track_face(OCEANS, OCEANS_MOST),
        },
    }


def card_face(card: Card) -> Face:
    """Return a project or a corporation; its cost is the starting money of a corporation."""
    return {
        "cost": card.cost,
        "type": TYPES[card.kind],
        "set": SETS[card.origin],
        "tags": [TAGS[tag] for tag in card.tags],
        "holds": CARD_RESOURCES[card.holds] if card.holds != NONE else None,
        "parts": icons(card),
    }


def area_face(area: Area) -> Face:
    """Return an area of the map: where it lies, for what it is reserved, what it gives."""
    bonus = ["card" if kind == CARD else RESOURCES[kind] for kind in area.bonus]
    return {"x": area.x, "row": area.row, "reserved": RESERVED[area.letter], "bonus": bonus}


def colony_face(colony: Colony) -> Face:
    """Return a colony tile: what building, each step of trading, and a colony there give."""
    return {
        "build": of_effects(colony.build, None),
        "income": [of_effects(income, None) for income in colony.income],
        "bonus": of_effects(colony.bonus, None),
        "slots": COLONIES_PER_TILE,
        "needs": CARD_RESOURCES[colony.needs] if colony.needs != NONE else None,
    }


def track_face(parameter: int, most: int) -> Face:
    """Return the steps of a parameter as they are printed, and the bonuses on them."""
    bonuses = TRACK_BONUSES[parameter]
    return {
        "steps": [shown(parameter, step) for step in range(most + 1)],
        "bonuses": {str(shown(parameter, step)): icon for step, icon in bonuses.items()},
    }
