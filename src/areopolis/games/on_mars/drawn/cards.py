"""What is printed on cards and tiles."""

from __future__ import annotations

from typing import Any

from areopolis.core.vocabulary import Vocabulary
from areopolis.games.on_mars.data.components import Contract, Effects, FirstColonist
from areopolis.games.on_mars.data.constants import (
    ADVANCED_LEVEL_1_OP,
    ADVANCED_LEVEL_3_OP,
    BUILDINGS,
    DEEDS,
    ITEMS,
    NONE,
    RESEARCH_TYPES,
)
from areopolis.games.on_mars.data.first_colonists import TASKS
from areopolis.games.on_mars.data.pack_cards import LENGTHS, LETTERS
from areopolis.games.on_mars.data.pack_reader import PLAYERS
from areopolis.games.on_mars.data.written import write_cost, write_value
from areopolis.games.on_mars.rulebook import Components

Face = dict[str, Any]
# The key of an effect under "effect", then its fields that are not 0.
Icon = dict[str, Any]


def icons(effects: Effects, say: Vocabulary) -> list[Icon]:
    """Return effects as clients draw them, in their order."""
    return [write_value(effect, "effect", say) for effect in effects]


def card_faces(components: Components) -> dict[str, dict[str, Face]]:
    """Return what is printed on every card, by kind and name."""
    say = components.vocabulary
    return {
        "card": {
            card.name: {
                "level": card.level,
                "building": BUILDINGS[card.building],
                # Taking a Blueprint gives what its building produces.
                "gives": ITEMS[card.building],
                "points": ADVANCED_LEVEL_1_OP if card.level == 1 else ADVANCED_LEVEL_3_OP,
                "icons": icons(card.action, say),
            }
            for card in components.blueprints
        },
        "scientist": {
            one.name: {
                "cost": write_cost(one.cost),
                "works": BUILDINGS[one.works],
                "scores": BUILDINGS[one.scores],
            }
            for one in components.scientists
        },
        "contract": {card.name: contract_face(card) for card in components.contracts},
        "mission": {
            card.name: {
                "deed": DEEDS[card.deed],
                "needed": dict(zip(PLAYERS, card.needed, strict=True)),
                "crystals": card.crystals,
                "length": LENGTHS[card.length],
            }
            for card in components.missions
        },
        "goal": {
            card.name: {
                "needs": write_value(card.requirement, "requirement", say),
                "icons": icons(card.reward, say),
            }
            for card in components.goals
        },
        "solo-card": {
            str(n + 1): {
                "mission": LETTERS[card.mission],
                "travels": card.travels,
                "action": card.action,
            }
            for n, card in enumerate(components.solo_deck)
        },
        "colonist": {
            card.name: colonist_face(card)
            for card in (*components.first_cards, *components.second_cards)
        },
    }


def contract_face(card: Contract) -> Face:
    """Return an Earth Contract: the items to deliver or the building, and its points."""
    return {
        "building": None if card.is_delivery else BUILDINGS[card.building],
        "items": {ITEMS[n]: count for n, count in enumerate(card.items) if count},
        "done": card.done,
        "failed": card.failed,
    }


def colonist_face(card: FirstColonist) -> Face:
    """Return a First Colonist: the buildings of an A card, or task and reward of a B card."""
    if card.task == NONE:
        return {"type": "A", "buildings": [BUILDINGS[kind] for kind in card.buildings]}
    return {"type": "B", "task": TASKS[card.task], "item": ITEMS[card.item]}


def tile_faces(components: Components) -> dict[str, dict[str, Face]]:
    """Return what is printed on the tiles of the map and of life support, by kind and name."""
    say = components.vocabulary
    ground = {
        tile.name: {"type": "discovery", "icons": icons(tile.effect, say)}
        for tile in components.discoveries
    }
    for letter in RESEARCH_TYPES:
        face = {"type": "research", "icons": icons(components.research_benefit, say)}
        ground[f"research-{letter}"] = face
    ground["crystal"] = {"type": "crystal", "icons": []}
    return {
        "ground": ground,
        "reward": {
            one.name: {"icons": [write_value(one.count, "counts", say)]}
            for one in components.rewards
        },
        "benefit": {one.name: {"icons": icons(one.effect, say)} for one in components.benefits},
    }
