"""The game's own part of a position document (docs/positions.md)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from areopolis.games.on_mars.data.constants import (
    ADVANCED,
    BUILDINGS,
    COLOURS,
    CONTRACTS,
    DEPOT_SPACES,
    GRID_SPACES,
    ITEMS,
    KINDS,
    LSS_KINDS,
    NONE,
    PIECE_KINDS,
    PIECES,
    RESEARCH_TYPES,
    RESOURCES,
    SHELTER,
    SIDES,
    SLOTTED,
    SOURCE_KINDS,
    SOURCES,
    STACKS,
    TECH_KINDS,
    TECHS,
    WAREHOUSE,
)
from areopolis.games.on_mars.seen.position_reader import read

if TYPE_CHECKING:
    from areopolis.games.on_mars.state import OnMarsState

__all__ = ["read", "write"]


def write(state: OnMarsState) -> dict[str, Any]:
    """Return every field of *state*, hidden ones included, in readable names."""
    name = state.vocabulary.name
    document: dict[str, Any] = {
        "round": state.round,
        "is_last_round": bool(state.is_last_round),
        "is_ended": bool(state.is_ended),
        "level": state.level,
        "remaining": state.remaining,
        "first": COLOURS[state.first],
        "current": name("seat", state.current),
        "turn": {
            "main_done": bool(state.main_done),
            "executive_done": bool(state.executive_done),
            "revealed": bool(state.revealed),
            "gained": state.gained,
        },
        "shuttle": {"side": SIDES[state.shuttle_side], "space": state.shuttle_space},
        "turn_order": name("seat*", state.spaces),
        "laid": [COLOURS[n] for n in range(state.rules.places) if state.laid >> n & 1],
        "lss": {
            BUILDINGS[kind]: {
                "row": state.lss[column],
                "reward": name("reward", state.rewards[column]),
            }
            for column, kind in enumerate(LSS_KINDS)
        },
        "missions": [
            {"mission": name("mission", mission), "left": left}
            for mission, left in zip(state.missions, state.mission_left, strict=True)
        ],
        "slots": {
            name("main-action", action): _slots(state, slot) for slot, action in enumerate(SLOTTED)
        },
        "warehouse": {
            ITEMS[item]: state.warehouse[column] for column, item in enumerate(WAREHOUSE)
        },
        "grid": {GRID_SPACES[n]: name("tech", tech) for n, tech in enumerate(state.grid)},
        "tech_stacks": [name("tech*", stack) for stack in state.tech_stacks],
        "blueprints": name("card*", state.display),
        "blueprint_deck": name("card*", state.blueprint_deck),
        "science": name("science*", state.science),
        "contract_deck": name("contract*", state.contract_deck),
        "exploration": name("ground*", state.exploration),
        "discovery_stack": name("ground*", state.discovery_stack),
        "stacks": {
            BUILDINGS[kind]: [tile + 1 for tile in state.stacks[kind]] for kind in range(STACKS)
        },
        "map": _write_map(state),
        "players": [_write_player(state, place) for place in range(state.rules.places)],
        "goal_box": name("goal*", state.goal_box),
        "first_box": name("colonist*", state.first_box),
        "second_deck": name("colonist*", _second(state, state.second_deck)),
        "compensations": [
            {"owner": COLOURS[use // TECH_KINDS], "tech": TECHS[use % TECH_KINDS]}
            for use in state.compensations
        ],
        "refills": list(state.refills),
        "lacerda": {
            "deck": name("solo-card*", state.solo_deck),
            "discard": name("solo-card*", state.solo_discard),
            "card": name("solo-card", state.solo_card),
            "reshuffles": state.reshuffles,
            "sequence": BUILDINGS[state.sequence],
        },
    }
    return document


def _second(state: OnMarsState, cards: list[int] | tuple[int, ...]) -> list[int]:
    """Return B cards by their number among all First Colonist cards."""
    return [len(state.rules.components.first_cards) + card for card in cards]


def _slots(state: OnMarsState, slot: int) -> dict[str, int]:
    places = state.rules.places
    counts = state.slots[slot * places : slot * places + places]
    return {COLOURS[place]: count for place, count in enumerate(counts) if count}


def _write_map(state: OnMarsState) -> dict[str, dict[str, Any]]:
    name = state.vocabulary.name
    written: dict[str, dict[str, Any]] = {}
    for hexagon, label in enumerate(state.rules.map.names):
        building, piece = state.building[hexagon], state.piece[hexagon]
        entry: dict[str, Any] = {}
        if building != NONE:
            entry["building"] = BUILDINGS[min(building, SHELTER)]
            if building >= SHELTER:
                entry["owner"] = COLOURS[building - SHELTER]
        if piece != NONE:
            entry["piece"] = PIECES[piece % PIECE_KINDS]
            entry["of"] = COLOURS[piece // PIECE_KINDS]
            if piece % PIECE_KINDS == ADVANCED:
                entry["card"] = name("card", state.advanced_at(hexagon))
        if state.ground[hexagon] != NONE:
            entry["ground"] = name("ground", state.ground[hexagon])
        if entry:
            written[label] = entry
    return written


def _write_player(state: OnMarsState, place: int) -> dict[str, Any]:
    name = state.vocabulary.name
    start = place * KINDS
    lab = state.lab[place * TECH_KINDS : (place + 1) * TECH_KINDS]
    scored = state.points[place * SOURCE_KINDS : (place + 1) * SOURCE_KINDS]
    return {
        "colour": COLOURS[place],
        "storage": dict(zip(RESOURCES, state.storage[start : start + KINDS], strict=True)),
        "crystals": state.depot[place],
        "pending": state.pending[place],
        "ships": [n + 1 for n in range(DEPOT_SPACES) if state.ships[place] >> n & 1],
        "hangar": state.hangar[place],
        "quarters": state.quarters[place],
        "working": state.working[place],
        "supply": state.supply[place],
        "bots_left": state.bots_left[place],
        "lab": {TECHS[n]: name("lab", space) for n, space in enumerate(lab) if space != NONE},
        "progress": [BUILDINGS[n] for n in range(STACKS) if state.progress[place] >> n & 1],
        "blueprints": {
            name("card", card): {"tile": name("ground", state.card_tile[card])}
            for card, owner in enumerate(state.card_owner)
            if owner == place
        },
        "scientists": {
            name("scientist", n): name("card", state.works_at[n])
            for n, owner in enumerate(state.scientist_owner)
            if owner == place
        },
        "contracts": {
            name("contract", n): _write_contract(state, n)
            for n in range(CONTRACTS)
            if state.contract_owner[n] == place
        },
        "discoveries": name("ground*", state.discoveries[place]),
        "research": [
            letter for n, letter in enumerate(RESEARCH_TYPES) if state.research[place] >> n & 1
        ],
        "goals": name("goal*", state.goals[place]),
        "goals_spent": name("goal*", state.goals_spent[place]),
        "goal_done": name("goal", state.goal_done[place]),
        "first_card": name("colonist", state.first_card[place]),
        "second_cards": name("colonist*", _second(state, state.second_cards[place])),
        "points": dict(zip(SOURCES, scored, strict=True)),
    }


def _write_contract(state: OnMarsState, contract: int) -> dict[str, Any]:
    start = contract * len(ITEMS)
    items = state.delivered[start : start + len(ITEMS)]
    return {
        "items": {ITEMS[n]: count for n, count in enumerate(items) if count},
        "done": bool(state.completed >> contract & 1),
    }
