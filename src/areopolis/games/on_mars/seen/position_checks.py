"""What must hold between the fields of a position: pieces, cards and tiles are conserved."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from areopolis.core.document import Fields
from areopolis.games.on_mars.data.constants import (
    BOTS,
    BUILDINGS,
    COLONISTS,
    DISCOVERIES,
    HIRE_SLOT,
    KINDS,
    LOOSE_CRYSTAL,
    NONE,
    RESEARCH,
    SCIENTISTS,
    SHELTER,
    SHELTERS,
    SHIPS,
    SLOTS_EACH,
    SLOTTED,
    STACKS,
    TECH_KINDS,
)

if TYPE_CHECKING:
    from areopolis.games.on_mars.state import OnMarsState

RESEARCH_COPIES: Final = 2


def check(state: OnMarsState, fields: Fields) -> None:
    """Check that everything is there at most once and nothing is missing.

    Raises:
        BadPosition: it is not; the error names the field.
    """
    for place in range(state.rules.places):
        _check_pieces(state, fields, place)
    _check_map(state, fields)
    _check_cards(state, fields)
    _check_techs(state, fields)
    _check_tiles(state, fields)
    _check_hidden(state, fields)
    standing = [place for place in state.spaces if place != NONE]
    if len(set(standing)) != len(standing):
        raise fields.wrong("turn_order", "every marker stands on one space")
    if state.round and len(standing) != state.rules.places:
        raise fields.wrong("turn_order", "every marker stands on a space")
    places = state.rules.places
    for slot in range(len(SLOTTED)):
        counts = state.slots[slot * places : slot * places + places]
        name = state.vocabulary.names["main-action"][SLOTTED[slot]]
        if slot == HIRE_SLOT and max(counts) > 1:
            raise fields.wrong(f"slots.{name}", "one slot for each colour")
        if slot != HIRE_SLOT and sum(counts) > SLOTS_EACH:
            raise fields.wrong(f"slots.{name}", "there are three slots")
    for space in state.refills:
        if state.science[space] != NONE:
            raise fields.wrong("refills", "only empty spaces are refilled")


def _check_pieces(state: OnMarsState, fields: Fields, place: int) -> None:
    path = f"players[{place}]"
    if not 1 <= state.shelters[place] <= SHELTERS and (state.round or state.shelters[place]):
        raise fields.wrong("map", "everybody has one to five Shelters")
    if state.ships[place].bit_count() + state.hangar[place] > SHIPS:
        raise fields.wrong(f"{path}.hangar", "everybody has five Ships")
    if state.depot[place] > state.capacity(place):
        raise fields.wrong(f"{path}.crystals", "more Crystals than free spaces in the Depot")
    if state.markers(place) < 0:
        raise fields.wrong(f"{path}.blueprints", "everybody has eight markers")
    for kind in range(KINDS):
        if state.storage[place * KINDS + kind] > state.limit(place):
            name = state.vocabulary.names["resource"][kind]
            raise fields.wrong(f"{path}.storage.{name}", "more than Storage holds")
    if state.is_automa(place):
        if state.quarters[place] != COLONISTS:
            raise fields.wrong(f"{path}.quarters", "Lacerda's Living Quarters are full")
        return
    if len(state.bots[place]) + state.bots_left[place] != BOTS:
        raise fields.wrong(f"{path}.bots_left", "everybody has four Bots")
    if state.quarters[place] > state.beds(place):
        raise fields.wrong(f"{path}.quarters", "more Colonists than beds")
    places = state.rules.places
    red = sum([state.slots[slot * places + place] for slot in range(len(SLOTTED))])
    mining = len(state.miners_of(place))
    home = state.quarters[place] + state.working[place] + state.supply[place]
    if home + red + mining != COLONISTS:
        raise fields.wrong(f"{path}.supply", "everybody has twelve Colonists")


def _check_map(state: OnMarsState, fields: Fields) -> None:
    arrows = state.rules.components.arrows
    is_set_up = any(building != NONE for building in state.building)
    for kind in range(STACKS):
        path = f"stacks.{BUILDINGS[kind]}"
        if len(set(state.stacks[kind])) != len(state.stacks[kind]):
            raise fields.wrong(path, "a tile stands there twice")
        built = state.building.count(kind)
        # One starting building of each kind lies on the map from the beginning.
        if is_set_up and built + len(state.stacks[kind]) != len(arrows[kind]) + 1:
            raise fields.wrong(path, "tiles are missing, or there are too many")


def _check_cards(state: OnMarsState, fields: Fields) -> None:
    shown = [card for card in state.display if card != NONE]
    owned = [card for card, owner in enumerate(state.card_owner) if owner != NONE]
    cards = shown + state.blueprint_deck + owned
    if len(set(cards)) != len(cards):
        raise fields.wrong("blueprints", "a Blueprint is in two places")
    levels = [state.rules.blueprints[card].level for card in state.blueprint_deck]
    if levels != sorted(levels, reverse=True):
        raise fields.wrong("blueprint_deck", "level 1 lies above level 3")
    science = [card for card in state.science if card != NONE]
    science += [SCIENTISTS + contract for contract in state.contract_deck]
    science += [n for n, owner in enumerate(state.scientist_owner) if owner != NONE]
    science += [SCIENTISTS + n for n, owner in enumerate(state.contract_owner) if owner != NONE]
    if len(set(science)) != len(science):
        raise fields.wrong("science", "a Scientist or contract is in two places")
    for scientist, card in enumerate(state.works_at):
        if card != NONE:
            works = state.rules.components.scientists[scientist].works
            if state.built_at[card] == NONE or state.rules.blueprints[card].building != works:
                owner = state.scientist_owner[scientist]
                raise fields.wrong(
                    f"players[{owner}].scientists", "a Scientist works in buildings of one kind"
                )
    missions = [mission for mission in state.missions if mission != NONE]
    if len(set(missions)) != len(missions):
        raise fields.wrong("missions", "every mission is there once")
    for letter, mission in enumerate(state.missions):
        needed = state.rules.components.missions[mission].needed if mission != NONE else (0,)
        if state.mission_left[letter] > max(needed):
            raise fields.wrong(f"missions[{letter}].left", "more than the mission asks for")
    rewards = [reward for reward in state.rewards if reward != NONE]
    if len(set(rewards)) != len(rewards):
        raise fields.wrong("lss", "every reward tile is there once")


def _check_techs(state: OnMarsState, fields: Fields) -> None:
    copies = 1 if state.rules.is_pair else 2
    techs = [tech for tech in state.grid if tech != NONE]
    for stack in state.tech_stacks:
        techs += stack
    for place in range(state.rules.places):
        start = place * TECH_KINDS
        spaces = [space for space in state.lab[start : start + TECH_KINDS] if space != NONE]
        if len(set(spaces)) != len(spaces):
            raise fields.wrong(f"players[{place}].lab", "one tile on each space")
        techs += [tech for tech in state.techs_of(place) if tech != SHELTER]
    if SHELTER in techs:
        raise fields.wrong("grid", "Shelter Tech lies in laboratories only")
    for tech in range(TECH_KINDS):
        if techs.count(tech) > copies:
            raise fields.wrong("grid", "too many Tech tiles of a kind")


def _check_tiles(state: OnMarsState, fields: Fields) -> None:
    tiles = state.discovery_stack[:]
    tiles += [tile for tile in state.exploration if tile != NONE]
    tiles += [tile for tile in state.card_tile if tile != NONE]
    for taken in state.discoveries:
        tiles += taken
    if any(tile >= DISCOVERIES for tile in tiles):
        raise fields.wrong("discovery_stack", "only Discovery tiles lie there")
    tiles += [tile for tile in state.ground if NONE < tile < DISCOVERIES]
    if len(set(tiles)) != len(tiles):
        raise fields.wrong("discovery_stack", "a Discovery tile is in two places")
    for kind in range(LOOSE_CRYSTAL - RESEARCH):
        taken_by = sum([bits >> kind & 1 for bits in state.research])
        if state.ground.count(RESEARCH + kind) + taken_by > RESEARCH_COPIES:
            raise fields.wrong("map", "too many Research tiles of a type")


def _check_hidden(state: OnMarsState, fields: Fields) -> None:
    goals = state.goal_box[:]
    for place in range(state.rules.places):
        goals += state.goals[place] + state.goals_spent[place]
        if state.goal_done[place] != NONE:
            goals.append(state.goal_done[place])
    if len(set(goals)) != len(goals):
        raise fields.wrong("goal_box", "a Private Goal is in two places")
    components = state.rules.components
    first = state.first_box + [card for card in state.first_card if card != NONE]
    if len(set(first)) != len(first) or any(n >= len(components.first_cards) for n in first):
        raise fields.wrong("first_box", "an A card is in two places")
    second = state.second_deck[:]
    for cards in state.second_cards:
        second += cards
    if len(set(second)) != len(second) or any(n < 0 for n in second):
        raise fields.wrong("second_deck", "a B card is in two places")
    solo = state.solo_deck + state.solo_discard
    if len(set(solo)) != len(solo):
        raise fields.wrong("lacerda.deck", "a card is in two places")
