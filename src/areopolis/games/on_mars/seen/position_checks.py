"""What must hold between the fields of a position: pieces, cards and tiles are conserved."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from areopolis.core.document import Fields
from areopolis.core.standing import LooseEnd
from areopolis.games.on_mars.data.constants import (
    BOTS,
    BUILDINGS,
    COLONISTS,
    DISCOVERIES,
    GOALS_DEALT,
    GRID_SPACES,
    HIRE_SLOT,
    KINDS,
    LOOSE_CRYSTAL,
    LSS_KINDS,
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
    TECHS,
)
from areopolis.games.on_mars.rules.missions import is_contract_done
from areopolis.games.on_mars.rules.radar import UseRadar
from areopolis.games.on_mars.rules.status import ALL_NEW_LEVEL
from areopolis.games.on_mars.rules.turn_order import (
    ChooseSpace,
    TakeDealtSpace,
    TakeFirstSpaces,
)
from areopolis.games.on_mars.setup import SetUpPlayers

if TYPE_CHECKING:
    from areopolis.games.on_mars.state import OnMarsState

RESEARCH_COPIES: Final = 2
# The steps with which a marker comes to its first turn-order space.
FIRST_SPACE: Final = (TakeFirstSpaces.KEY, TakeDealtSpace.KEY, ChooseSpace.KEY)


def loose_ends(state: OnMarsState) -> list[LooseEnd]:
    """Return whose markers still have to come to the turn order."""
    return [
        LooseEnd("turn_order", FIRST_SPACE, place)
        for place in range(state.rules.places)
        if place not in state.spaces
    ]


def is_set_up(state: OnMarsState) -> bool:
    """Whether boards and decks lie ready: the first buildings stand, and everybody has his own."""
    if SetUpPlayers.KEY in [effect.KEY for effect, _ in state.stack]:
        return False
    return any(building != NONE for building in state.building)


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
    again = twice(listed("refills", state.refills))
    if again:
        raise fields.wrong(again, "every space is refilled once")
    for space in state.refills:
        if state.science[space] != NONE:
            raise fields.wrong("refills", "only empty spaces are refilled")


def _check_pieces(state: OnMarsState, fields: Fields, place: int) -> None:
    path = f"players[{place}]"
    if not 1 <= state.shelters[place] <= SHELTERS and (is_set_up(state) or state.shelters[place]):
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
        _check_lacerda(state, fields, place)
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


def _check_lacerda(state: OnMarsState, fields: Fields, place: int) -> None:
    """He has all Colonists that he wants, collects no Resources and gets no goals (4.4.2)."""
    path = f"players[{place}]"
    if state.quarters[place] != COLONISTS:
        raise fields.wrong(f"{path}.quarters", "Lacerda's Living Quarters are full")
    none = [
        (f"{path}.working", state.working[place]),
        (f"{path}.supply", state.supply[place]),
        (f"{path}.goals", len(state.goals[place]) + len(state.goals_spent[place])),
    ]
    for kind in range(KINDS):
        name = state.vocabulary.names["resource"][kind]
        none.append((f"{path}.storage.{name}", state.storage[place * KINDS + kind]))
    for field, count in none:
        if count:
            raise fields.wrong(field, "Lacerda has none of it")
    # One Bot marks his sequence from the beginning.
    if state.bots_left[place] >= BOTS and is_set_up(state):
        raise fields.wrong(f"{path}.bots_left", "everybody has four Bots")


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


def twice(places: list[tuple[str, int]]) -> str:
    """Return the path of the first thing that was there already, "" if all are different."""
    found: set[int] = set()
    for path, thing in places:
        if thing in found:
            return path
        if thing != NONE:
            found.add(thing)
    return ""


def listed(path: str, things: list[int] | tuple[int, ...]) -> list[tuple[str, int]]:
    """Return the things of a list, each with its path."""
    return [(f"{path}[{number}]", thing) for number, thing in enumerate(things)]


def held(
    state: OnMarsState, kind: str, field: str, owners: list[int], first: int = 0
) -> list[tuple[str, int]]:
    """Return the cards of a kind that players have, with their paths, numbered from *first*."""
    names = state.vocabulary.names[kind]
    return [
        (f"players[{owner}].{field}.{names[number]}", first + number)
        for number, owner in enumerate(owners)
        if owner != NONE
    ]


def _check_cards(state: OnMarsState, fields: Fields) -> None:
    cards = listed("blueprints", state.display)
    cards += listed("blueprint_deck", state.blueprint_deck)
    cards += held(state, "card", "blueprints", state.card_owner)
    again = twice(cards)
    if again:
        raise fields.wrong(again, "a Blueprint is in two places")
    there = {card for _, card in cards}
    for card, blueprint in enumerate(state.rules.blueprints):
        # When the Colony rises, displayed Blueprints of level 1 go back to the box.
        may_be_gone = blueprint.level == 1 and state.level >= ALL_NEW_LEVEL
        if is_set_up(state) and card not in there and not may_be_gone:
            raise fields.wrong("blueprint_deck", "{card} is missing", {"card": blueprint.name})
    levels = [state.rules.blueprints[card].level for card in state.blueprint_deck]
    if levels != sorted(levels, reverse=True):
        raise fields.wrong("blueprint_deck", "level 1 lies above level 3")
    science = listed("science", state.science)
    science += [
        (path, SCIENTISTS + contract)
        for path, contract in listed("contract_deck", state.contract_deck)
    ]
    science += held(state, "scientist", "scientists", state.scientist_owner)
    science += held(state, "contract", "contracts", state.contract_owner, SCIENTISTS)
    again = twice(science)
    if again:
        raise fields.wrong(again, "a Scientist or contract is in two places")
    _check_none_missing(state, fields, {card for _, card in science})
    _check_science(state, fields)
    missions = [(f"missions[{n}].mission", mission) for n, mission in enumerate(state.missions)]
    again = twice(missions)
    if again:
        raise fields.wrong(again, "every mission is there once")
    for letter, mission in enumerate(state.missions):
        needed = state.rules.components.missions[mission].needed if mission != NONE else (0,) * 3
        if state.mission_left[letter] > needed[state.rules.places - 2]:
            raise fields.wrong(f"missions[{letter}].left", "more than the mission asks for")
    rewards = [
        (f"lss.{BUILDINGS[kind]}.reward", reward)
        for kind, reward in zip(LSS_KINDS, state.rewards, strict=True)
    ]
    again = twice(rewards)
    if again:
        raise fields.wrong(again, "every reward tile is there once")


def _check_none_missing(state: OnMarsState, fields: Fields, there: set[int]) -> None:
    """Scientists and contracts never leave the game."""
    if not is_set_up(state):
        return
    for card, name in enumerate(state.vocabulary.names["science"]):
        if card not in there:
            field = "science" if card < SCIENTISTS else "contract_deck"
            raise fields.wrong(field, "{card} is missing", {"card": name})


def _check_science(state: OnMarsState, fields: Fields) -> None:
    for scientist, card in enumerate(state.works_at):
        if card != NONE:
            known = state.rules.components.scientists[scientist]
            building = state.rules.blueprints[card].building
            if state.built_at[card] == NONE or building != known.works:
                owner = state.scientist_owner[scientist]
                raise fields.wrong(
                    f"players[{owner}].scientists.{known.name}",
                    "a Scientist works in buildings of one kind",
                )
    for contract, owner in enumerate(state.contract_owner):
        # What is done stays done: neither complexes nor deliveries ever shrink.
        if state.completed >> contract & 1 and not is_contract_done(state, contract):
            name = state.vocabulary.names["contract"][contract]
            raise fields.wrong(
                f"players[{owner}].contracts.{name}.done", "the contract is not fulfilled"
            )


def _check_techs(state: OnMarsState, fields: Fields) -> None:
    copies = 1 if state.rules.is_pair else 2
    techs = [(f"grid.{GRID_SPACES[n]}", tech) for n, tech in enumerate(state.grid)]
    for number, stack in enumerate(state.tech_stacks):
        techs += listed(f"tech_stacks[{number}]", stack)
    if state.rules.is_pair and any(state.tech_stacks):
        raise fields.wrong("tech_stacks", "with two players no tiles wait in stacks")
    for path, tech in techs:
        if tech == SHELTER:
            raise fields.wrong(path, "Shelter Tech lies in laboratories only")
    for place in range(state.rules.places):
        lab = f"players[{place}].lab"
        here = [(f"{lab}.{TECHS[tech]}", tech) for tech in state.techs_of(place)]
        start = place * TECH_KINDS
        again = twice([(path, state.lab[start + tech]) for path, tech in here])
        if again:
            raise fields.wrong(again, "one tile on each space")
        if is_set_up(state) and state.lab[start + SHELTER] == NONE:
            raise fields.wrong(f"{lab}.{TECHS[SHELTER]}", "Shelter Tech lies in every laboratory")
        techs += [(path, tech) for path, tech in here if tech != SHELTER]
    counts = [0] * TECH_KINDS
    for path, tech in techs:
        if tech != NONE:
            counts[tech] += 1
            if counts[tech] > copies:
                raise fields.wrong(path, "too many Tech tiles of a kind")
    for tech, count in enumerate(counts):
        if is_set_up(state) and tech != SHELTER and count < copies:
            raise fields.wrong("tech_stacks", "{tech} Tech is missing", {"tech": TECHS[tech]})
    for number, use in enumerate(state.compensations):
        if state.lab[use] == NONE:
            raise fields.wrong(f"compensations[{number}]", "the owner has no such tile")


def keeps_tile(state: OnMarsState, card: int) -> bool:
    """Whether a Blueprint can hold a Discovery tile: it is built, and uses one."""
    action = state.rules.blueprints[card].action
    return state.built_at[card] != NONE and any(isinstance(one, UseRadar) for one in action)


def _check_tiles(state: OnMarsState, fields: Fields) -> None:
    tiles = listed("exploration", state.exploration)
    tiles += listed("discovery_stack", state.discovery_stack)
    for place, taken in enumerate(state.discoveries):
        tiles += listed(f"players[{place}].discoveries", taken)
    for path, card in held(state, "card", "blueprints", state.card_owner):
        tiles.append((f"{path}.tile", state.card_tile[card]))
        if state.card_tile[card] != NONE and not keeps_tile(state, card):
            raise fields.wrong(f"{path}.tile", "only a built Radar keeps a tile")
    for path, tile in tiles:
        if tile >= DISCOVERIES:
            raise fields.wrong(path, "only Discovery tiles lie there")
    for hexagon, tile in enumerate(state.ground):
        if tile < DISCOVERIES:
            tiles.append((f"map.{state.rules.map.names[hexagon]}.ground", tile))
    again = twice(tiles)
    if again:
        raise fields.wrong(again, "a Discovery tile is in two places")
    for kind in range(LOOSE_CRYSTAL - RESEARCH):
        taken_by = sum([bits >> kind & 1 for bits in state.research])
        if state.ground.count(RESEARCH + kind) + taken_by > RESEARCH_COPIES:
            raise fields.wrong("map", "too many Research tiles of a type")


def _check_hidden(state: OnMarsState, fields: Fields) -> None:
    goals = listed("goal_box", state.goal_box)
    first = listed("first_box", state.first_box)
    second = listed("second_deck", state.second_deck)
    for place in range(state.rules.places):
        path = f"players[{place}]"
        goals += listed(f"{path}.goals", state.goals[place])
        goals += listed(f"{path}.goals_spent", state.goals_spent[place])
        goals.append((f"{path}.goal_done", state.goal_done[place]))
        first.append((f"{path}.first_card", state.first_card[place]))
        second += listed(f"{path}.second_cards", state.second_cards[place])
    again = twice(goals)
    if again:
        raise fields.wrong(again, "a Private Goal is in two places")
    _check_goals(state, fields, [goal for _, goal in goals])
    colonists = [(path, card) for path, card in (*first, *second) if card != NONE]
    if colonists and not state.rules.has_colonist_cards:
        raise fields.wrong(colonists[0][0], "these cards are of the variant First Colonists")
    again = twice(first)
    if again:
        raise fields.wrong(again, "an A card is in two places")
    again = twice(second)
    if again:
        raise fields.wrong(again, "a B card is in two places")
    solo = listed("lacerda.deck", state.solo_deck) + listed("lacerda.discard", state.solo_discard)
    again = twice(solo)
    if again:
        raise fields.wrong(again, "a card is in two places")
    if not state.rules.is_solo or not is_set_up(state):
        return
    there = [card for _, card in solo]
    for card in range(len(state.rules.components.solo_deck)):
        if card not in there:
            raise fields.wrong("lacerda.deck", "{card} is missing", {"card": str(card + 1)})


def _check_goals(state: OnMarsState, fields: Fields, there: list[int]) -> None:
    for place in range(state.seats):
        dealt = len(state.goals[place]) + len(state.goals_spent[place])
        if dealt + (state.goal_done[place] != NONE) > GOALS_DEALT:
            raise fields.wrong(f"players[{place}].goals", "everybody gets three Private Goals")
    for goal, name in enumerate(state.vocabulary.names["goal"]):
        if is_set_up(state) and goal not in there:
            raise fields.wrong("goal_box", "{card} is missing", {"card": name})
