"""Owners' packs: what is reconstructed, and the data that replaces it (specification 9.3)."""

from __future__ import annotations

from typing import Any

from areopolis.core.pack import Reconstructed
from areopolis.games.on_mars.data.components import DIRECTIONS, Contract
from areopolis.games.on_mars.data.constants import (
    BUILDINGS,
    DEEDS,
    ITEMS,
    STACKS,
)
from areopolis.games.on_mars.data.first_colonists import TASKS
from areopolis.games.on_mars.data.pack_cards import LENGTHS, LETTERS
from areopolis.games.on_mars.data.pack_reader import CORNERS, FORMAT, PLAYERS, read
from areopolis.games.on_mars.data.table import built_in
from areopolis.games.on_mars.data.written import write_cost, write_effects, write_value
from areopolis.games.on_mars.rulebook import Components

__all__ = ["read", "reconstructed", "write"]


def reconstructed(components: Components) -> tuple[Reconstructed, ...]:
    """Return every fact in use that is ours."""
    ours = [Reconstructed("board", "map", fact) for fact in components.map.ours]
    if components.arrows is built_in().arrows:
        ours += [Reconstructed("building", BUILDINGS[kind], "arrows") for kind in range(STACKS)]
    if components.quarters_op is built_in().quarters_op:
        ours.append(Reconstructed("board", "quarters", "rows"))
    if components.shuttle is built_in().shuttle:
        ours.append(Reconstructed("board", "shuttle", "levels"))
    things: list[tuple[str, str, tuple[str, ...]]] = []
    things += [("card", card.name, card.ours) for card in components.blueprints]
    things += [("contract", card.name, card.ours) for card in components.contracts]
    things += [("mission", card.name, card.ours) for card in components.missions]
    things += [("goal", card.name, card.ours) for card in components.goals]
    things += [("ground", tile.name, tile.ours) for tile in components.discoveries]
    things += [("colonist", card.name, card.ours) for card in components.first_cards]
    things += [("colonist", card.name, card.ours) for card in components.second_cards]
    for kind, name, facts in things:
        ours += [Reconstructed(kind, name, fact) for fact in facts]
    return tuple(ours)


def write(components: Components) -> dict[str, Any]:
    """Return *components* as the data of a pack; read back, they are the same."""
    return {"format": FORMAT, **_write_boards(components), **_write_cards(components)}


def _write_boards(components: Components) -> dict[str, Any]:
    say = components.vocabulary
    hexes, lab = components.map, components.lab
    return {
        "map": {
            "hexes": [list(one) for one in hexes.hexes],
            "mine": list(hexes.hexes[hexes.mine]),
            "start_buildings": [list(hexes.hexes[n]) for n in hexes.starts],
            "shelters": {
                players: [list(hexes.hexes[n]) for n in row]
                for players, row in zip(PLAYERS, hexes.shelters, strict=True)
            },
            "research": {
                corner: [list(hexes.hexes[n]) for n in row]
                for corner, row in zip(CORNERS, hexes.research, strict=True)
            },
        },
        "lab": {
            "spaces": [
                {
                    "id": lab.names[n],
                    "level": lab.levels[n],
                    "y": lab.heights[n],
                    "right": [lab.names[other] for other in lab.right[n]],
                    "benefit": write_effects(lab.benefits[n], say),
                }
                for n in range(len(lab.names))
            ],
            "column_cost": {
                str(level + 1): write_cost(cost) for level, cost in enumerate(lab.costs) if level
            },
            "column_op": list(lab.points),
            "shelter_tech": lab.names[lab.start],
        },
        "living_quarters_op": list(components.quarters_op),
        "turn_order": {
            str(n + 1): write_effects(effects, say)
            for n, effects in enumerate(components.turn_order)
        },
        "lss_rows": components.lss_rows,
        "shuttle": {str(n + 1): space for n, space in enumerate(components.shuttle)},
        "executive": [
            {"id": one.name, "cost": one.cost, "effect": write_effects(one.effect, say)}
            for one in components.executive
        ],
        "buildings": {
            BUILDINGS[kind]: [[DIRECTIONS[n] for n in tile] for tile in components.arrows[kind]]
            for kind in range(STACKS)
        },
    }


def _write_cards(components: Components) -> dict[str, Any]:
    say = components.vocabulary
    return {
        "blueprints": [
            {
                "id": card.name,
                "level": card.level,
                "building": BUILDINGS[card.building],
                "action": write_effects(card.action, say),
            }
            for card in components.blueprints
        ],
        "scientists": [
            {
                "id": one.name,
                "cost": write_cost(one.cost),
                "works": BUILDINGS[one.works],
                "scores": BUILDINGS[one.scores],
            }
            for one in components.scientists
        ],
        "contracts": [_write_contract(card) for card in components.contracts],
        "missions": [
            {
                "id": card.name,
                "counts": DEEDS[card.deed],
                "needed": list(card.needed),
                "crystals": card.crystals,
                "length": LENGTHS[card.length],
            }
            for card in components.missions
        ],
        "private_goals": [
            {
                "id": card.name,
                **write_value(card.requirement, "requirement", say),
                "reward": write_effects(card.reward, say),
            }
            for card in components.goals
        ],
        "lss_rewards": [
            {"id": one.name, **write_value(one.count, "counts", say)} for one in components.rewards
        ],
        "lss_benefits": [
            {"id": one.name, "effect": write_effects(one.effect, say)}
            for one in components.benefits
        ],
        "discovery": [
            {"id": tile.name, "effect": write_effects(tile.effect, say)}
            for tile in components.discoveries
        ],
        "research_benefit": write_effects(components.research_benefit, say),
        "solo_deck": [
            {"mission": LETTERS[card.mission], "travels": card.travels, "action": card.action}
            for card in components.solo_deck
        ],
        "first_colonists": {
            "tiles": [n + 1 for n in components.colonist_tiles],
            "a_cards": [
                {"id": card.name, "buildings": [BUILDINGS[n] for n in card.buildings]}
                for card in components.first_cards
            ],
            "b_cards": [
                {"id": card.name, "task": TASKS[card.task], "item": ITEMS[card.item]}
                for card in components.second_cards
            ],
        },
        "options": dict(components.switches),
    }


def _write_contract(card: Contract) -> dict[str, Any]:
    written: dict[str, Any] = {"id": card.name, "done": card.done, "failed": card.failed}
    if card.is_delivery:
        written["items"] = {ITEMS[n]: count for n, count in enumerate(card.items) if count}
    else:
        written["building"] = BUILDINGS[card.building]
    return written
