"""What one seat may know, built field by field (specification 5.7)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from areopolis.core.view import decision_view
from areopolis.games.on_mars.data.components import DIRECTIONS
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
    STACKS,
    TECH_KINDS,
    TECHS,
    WAREHOUSE,
)
from areopolis.games.on_mars.rules import scoring
from areopolis.games.on_mars.rules.solo_goals import LINES, counted

if TYPE_CHECKING:
    from areopolis.games.on_mars.state import OnMarsState


def view(state: OnMarsState, seat: int | None) -> dict[str, Any]:
    """Return what *seat* may know; None is a spectator."""
    contracts = state.vocabulary.names["contract"]
    seen: dict[str, Any] = {
        "game": state.game.id,
        "seats": state.seats,
        "seat": seat,
        "round": state.round,
        "is_last_round": bool(state.is_last_round),
        "current": COLOURS[state.current] if state.current != NONE else None,
        "level": state.level,
        "lss": [_lss(state, column) for column in range(len(LSS_KINDS))],
        "missions": [_mission(state, letter) for letter in range(len(state.missions))],
        "remaining": state.remaining,
        "shuttle": {"side": SIDES[state.shuttle_side], "space": state.shuttle_space},
        "turn_order": [COLOURS[place] if place != NONE else None for place in state.spaces],
        "slots": {
            state.vocabulary.names["main-action"][action]: _slots(state, slot)
            for slot, action in enumerate(SLOTTED)
        },
        "warehouse": {
            ITEMS[item]: state.warehouse[column] for column, item in enumerate(WAREHOUSE)
        },
        "grid": {
            GRID_SPACES[n]: TECHS[tech] if tech != NONE else None
            for n, tech in enumerate(state.grid)
        },
        "tech_stacks": [len(stack) for stack in state.tech_stacks],
        "blueprints": [_or_none(state, "card", card) for card in state.display],
        "blueprint_deck": len(state.blueprint_deck),
        "science": [_or_none(state, "science", card) for card in state.science],
        "contract_deck": [contracts[n] for n in sorted(state.contract_deck)],
        "exploration": [_or_none(state, "ground", tile) for tile in state.exploration],
        "discovery_stack": len(state.discovery_stack),
        "stacks": {BUILDINGS[kind]: _stack(state, kind) for kind in range(STACKS)},
        "map": hexes(state),
        "players": [_player(state, place, seat) for place in range(state.rules.places)],
        "deciding": list(state.deciding),
        "decision": decision_view(state, seat),
        "outcome": None,
    }
    if state.rules.has_colonist_cards:
        seen["second_deck"] = len(state.second_deck)
    if state.rules.is_solo:
        seen["lacerda"] = _lacerda(state)
    outcome = state.outcome
    if outcome is not None:
        seen["outcome"] = outcome.to_dict()
    return seen


def _or_none(state: OnMarsState, kind: str, number: int) -> str | None:
    return state.vocabulary.names[kind][number] if number != NONE else None


def _lss(state: OnMarsState, column: int) -> dict[str, Any]:
    return {
        "building": BUILDINGS[LSS_KINDS[column]],
        "row": state.lss[column],
        "reward": _or_none(state, "reward", state.rewards[column]),
    }


def _mission(state: OnMarsState, letter: int) -> dict[str, Any] | None:
    mission = state.missions[letter]
    if mission == NONE:
        return None
    return {
        "mission": state.vocabulary.names["mission"][mission],
        "left": state.mission_left[letter],
    }


def _slots(state: OnMarsState, slot: int) -> dict[str, int]:
    places = state.rules.places
    counts = state.slots[slot * places : slot * places + places]
    return {COLOURS[place]: count for place, count in enumerate(counts) if count}


def _stack(state: OnMarsState, kind: int) -> dict[str, Any]:
    stack = state.stacks[kind]
    arrows = state.rules.components.arrows[kind][stack[-1]] if stack else ()
    return {"tiles": len(stack), "arrows": [DIRECTIONS[n] for n in arrows]}


def hexes(state: OnMarsState) -> dict[str, dict[str, Any]]:
    """Return what is on the hexes that are not empty."""
    shown: dict[str, dict[str, Any]] = {}
    buildings, pieces, ground = state.building, state.piece, state.ground
    for hexagon, label in enumerate(state.rules.map.names):
        building, piece = buildings[hexagon], pieces[hexagon]
        tile = ground[hexagon]
        if building == NONE and piece == NONE and tile == NONE:
            continue
        entry: dict[str, Any] = {}
        if building != NONE:
            entry["building"] = BUILDINGS[min(building, SHELTER)]
            if building >= SHELTER:
                entry["owner"] = COLOURS[building - SHELTER]
            size = state.size_at(hexagon)
            if size > 1:
                entry["size"] = size
        if piece != NONE:
            entry["piece"] = PIECES[piece % PIECE_KINDS]
            entry["of"] = COLOURS[piece // PIECE_KINDS]
            if piece % PIECE_KINDS == ADVANCED:
                card = state.advanced_at(hexagon)
                entry["card"] = state.vocabulary.names["card"][card]
        if tile != NONE:
            entry["ground"] = state.vocabulary.names["ground"][tile]
        shown[label] = entry
    return shown


def _player(state: OnMarsState, place: int, seat: int | None) -> dict[str, Any]:
    own = place == seat
    is_open = own or state.over
    names = state.vocabulary.names
    start = place * KINDS
    lab = state.lab[place * TECH_KINDS : (place + 1) * TECH_KINDS]
    shown: dict[str, Any] = {
        "colour": COLOURS[place],
        "seat": place if place < state.seats else None,
        "side": SIDES[state.side_of(place)] if place in state.spaces else None,
        "has_played": bool(state.laid >> place & 1),
        "points": scoring.so_far(state, place),
        "storage": {RESOURCES[n]: state.storage[start + n] for n in range(KINDS)},
        "limit": state.limit(place),
        "crystals": state.depot[place],
        "pending": state.pending[place],
        "capacity": state.capacity(place),
        "ships": [n + 1 for n in range(DEPOT_SPACES) if state.ships[place] >> n & 1],
        "hangar": state.hangar[place],
        "quarters": state.quarters[place],
        "beds": state.beds(place),
        "working": state.working[place],
        "supply": state.supply[place],
        "bots_left": state.bots_left[place],
        "rover": _or_none(state, "hex", state.rover[place]),
        "shelters": state.shelters[place],
        "markers": state.markers(place),
        "lab": {TECHS[n]: names["lab"][space] for n, space in enumerate(lab) if space != NONE},
        "progress": [BUILDINGS[n] for n in range(STACKS) if state.progress[place] >> n & 1],
        "blueprints": {
            names["card"][card]: _card(state, card)
            for card, owner in enumerate(state.card_owner)
            if owner == place
        },
        "scientists": {
            names["scientist"][n]: _or_none(state, "card", state.works_at[n])
            for n, owner in enumerate(state.scientist_owner)
            if owner == place
        },
        "contracts": {
            names["contract"][n]: _contract(state, n)
            for n in range(CONTRACTS)
            if state.contract_owner[n] == place
        },
        "discoveries": [names["ground"][tile] for tile in state.discoveries[place]],
        "research": [
            letter for n, letter in enumerate(RESEARCH_TYPES) if state.research[place] >> n & 1
        ],
        "goals": _cards(state, "goal", state.goals[place], is_open),
        "goals_spent": _cards(state, "goal", state.goals_spent[place], is_open),
        "goal_done": _or_none(state, "goal", state.goal_done[place]),
    }
    if state.rules.has_colonist_cards:
        first = len(state.rules.components.first_cards)
        card = state.first_card[place]
        shown["first_card"] = _cards(state, "colonist", (card,) if card != NONE else (), is_open)
        later = tuple([first + n for n in state.second_cards[place]])
        shown["second_cards"] = _cards(state, "colonist", later, is_open)
    return shown


def _cards(
    state: OnMarsState, kind: str, cards: tuple[int, ...], is_open: bool
) -> list[str | None]:
    names = state.vocabulary.names[kind]
    return [names[card] if is_open else None for card in cards]


def _card(state: OnMarsState, card: int) -> dict[str, Any]:
    shown: dict[str, Any] = {"built": _or_none(state, "hex", state.built_at[card])}
    if state.card_tile[card] != NONE:
        shown["tile"] = _or_none(state, "ground", state.card_tile[card])
    return shown


def _contract(state: OnMarsState, contract: int) -> dict[str, Any]:
    start = contract * len(ITEMS)
    items = state.delivered[start : start + len(ITEMS)]
    return {
        "items": {ITEMS[n]: count for n, count in enumerate(items) if count},
        "done": bool(state.completed >> contract & 1),
    }


def _lacerda(state: OnMarsState) -> dict[str, Any]:
    lead = scoring.total(state, 0) - scoring.total(state, state.seats)
    return {
        "colour": COLOURS[state.seats],
        "deck": len(state.solo_deck),
        "discard": state.vocabulary.name("solo-card*", sorted(state.solo_discard)),
        "card": _or_none(state, "solo-card", state.solo_card),
        "reshuffles": state.reshuffles,
        "sequence": BUILDINGS[state.sequence],
        "goal": state.rules.solo_goal,
        "goals": {
            goal: [
                {"line": what, "now": counted(state, what, lead), "needed": needed}
                for what, needed in lines
            ]
            for goal, lines in LINES.items()
        }
        if 0 in state.spaces
        else {},
    }
