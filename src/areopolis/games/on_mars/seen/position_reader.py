"""Reading a position: every field is checked, every error names its field."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from areopolis.core.document import Fields
from areopolis.core.errors import BadPosition
from areopolis.games.on_mars.data.constants import (
    ADVANCED,
    BOT,
    BOTS,
    BUILDINGS,
    COLONISTS,
    DEPOT_SPACES,
    DISPLAY_ROW,
    GRID_SPACES,
    ITEMS,
    KINDS,
    LEVEL_MOST,
    LSS_KINDS,
    MINE,
    MINER,
    NONE,
    REMAINING_START,
    RESEARCH_TYPES,
    RESOURCES,
    ROVER,
    SCIENTISTS,
    SHELTER,
    SHIPS,
    SLOTS_EACH,
    SLOTTED,
    SOURCES,
    SPACES,
    STACKS,
    TECH_KINDS,
    WAREHOUSE,
)
from areopolis.games.on_mars.rules.complexes import find_complexes
from areopolis.games.on_mars.seen.position_checks import check

if TYPE_CHECKING:
    from areopolis.games.on_mars.data.components import FirstColonist
    from areopolis.games.on_mars.state import OnMarsState

MOST: Final = 1 << 20
TRAVEL_SPACES: Final = 3
# There are Progress cubes for the kinds of buildings in the stacks, none for Shelters.
CUBES: Final = {BUILDINGS[kind]: kind for kind in range(STACKS)}


def read(state: OnMarsState, fields: Fields) -> None:
    """Fill an empty *state* with what a document says.

    Raises:
        BadPosition: it is incomplete, malformed or impossible; the error names the field.
    """
    state.shelters = [0] * state.rules.places
    _read_table(state, fields)
    _read_decks(state, fields)
    _read_map(state, fields)
    find_complexes(state)
    _read_players(state, fields)
    _read_lacerda(state, fields)
    check(state, fields)


def _numbers(state: OnMarsState, kind: str) -> dict[str, int]:
    return state.vocabulary.numbers[kind]


def _seats(state: OnMarsState) -> dict[str, int]:
    """Return the colours in play by name."""
    known = _numbers(state, "seat")
    return {name: place for name, place in known.items() if place < state.rules.places}


def _places(cards: tuple[FirstColonist, ...]) -> dict[str, int]:
    """Return the First Colonist cards of one kind, A or B, by name."""
    return {card.name: number for number, card in enumerate(cards)}


def _read_table(state: OnMarsState, fields: Fields) -> None:
    seats = _seats(state)
    state.round = fields.number("round", 0, MOST)
    state.is_last_round = int(fields.flag("is_last_round"))
    state.is_ended = int(fields.flag("is_ended"))
    state.level = fields.number("level", 1, LEVEL_MOST)
    state.remaining = fields.number("remaining", 0, REMAINING_START)
    state.first = fields.name("first", "seat", seats)
    if not 0 <= state.first < state.seats:
        raise fields.wrong("first", "the first player is a seat")
    state.current = fields.name("current", "seat", seats)
    turn = fields.sub("turn")
    state.main_done = int(turn.flag("main_done"))
    state.executive_done = int(turn.flag("executive_done"))
    state.revealed = int(turn.flag("revealed"))
    state.gained = turn.number("gained", 0, COLONISTS)
    turn.done()
    shuttle = fields.sub("shuttle")
    state.shuttle_side = shuttle.name("side", "side", _numbers(state, "side"))
    state.shuttle_space = shuttle.number("space", 1, TRAVEL_SPACES)
    if state.shuttle_side == NONE:
        raise shuttle.wrong("side", "the Shuttle is on a side")
    shuttle.done()
    state.spaces = fields.names("turn_order", "seat", seats)
    if len(state.spaces) != SPACES:
        raise fields.wrong("turn_order", "there are eight turn-order spaces")
    state.laid = bits(fields, "laid", "seat", seats)
    lss = fields.sub("lss")
    for column, kind in enumerate(LSS_KINDS):
        row = lss.sub(BUILDINGS[kind])
        state.lss[column] = row.number("row", 1, state.rules.components.lss_rows)
        state.rewards[column] = row.name("reward", "reward", _numbers(state, "reward"))
        row.done()
    lss.done()
    missions = fields.items("missions")
    if len(missions) != len(state.missions):
        raise fields.wrong("missions", "there are three missions")
    for letter, written in enumerate(missions):
        mission = Fields(written, f"missions[{letter}]", BadPosition)
        state.missions[letter] = mission.name("mission", "mission", _numbers(state, "mission"))
        state.mission_left[letter] = mission.number("left", 0, MOST)
        mission.done()
    slots = fields.sub("slots")
    places = state.rules.places
    for slot, action in enumerate(SLOTTED):
        here = slots.sub(state.vocabulary.names["main-action"][action])
        for colour, place in seats.items():
            if here.has(colour):
                state.slots[slot * places + place] = here.number(colour, 1, SLOTS_EACH)
        here.done()
    slots.done()


def _read_decks(state: OnMarsState, fields: Fields) -> None:
    techs, cards = _numbers(state, "tech"), _numbers(state, "card")
    ground, contracts = _numbers(state, "ground"), _numbers(state, "contract")
    warehouse = fields.sub("warehouse")
    for column, item in enumerate(WAREHOUSE):
        state.warehouse[column] = warehouse.number(ITEMS[item], 0, state.rules.stock)
    warehouse.done()
    grid = fields.sub("grid")
    for number, space in enumerate(GRID_SPACES):
        state.grid[number] = grid.name(space, "tech", techs)
    grid.done()
    stacks = fields.items("tech_stacks")
    if len(stacks) != len(state.tech_stacks):
        raise fields.wrong("tech_stacks", "there are two stacks")
    for number, stack in enumerate(stacks):
        inner = Fields({"stack": stack}, f"tech_stacks[{number}]", BadPosition)
        state.tech_stacks[number] = tuple(known(inner, "stack", "tech", techs))
    state.display = fields.names("blueprints", "card", cards)
    if len(state.display) != 2 * DISPLAY_ROW:
        raise fields.wrong("blueprints", "the display has twelve spaces")
    state.blueprint_deck = known(fields, "blueprint_deck", "card", cards)
    state.science = fields.names("science", "science", _numbers(state, "science"))
    if len(state.science) != SCIENTISTS:
        raise fields.wrong("science", "the display has six spaces")
    state.contract_deck = known(fields, "contract_deck", "contract", contracts)
    state.exploration = fields.names("exploration", "ground", ground)
    if len(state.exploration) != 2:
        raise fields.wrong("exploration", "there are two tiles, left and right")
    state.discovery_stack = known(fields, "discovery_stack", "ground", ground)
    tiles = fields.sub("stacks")
    for kind in range(STACKS):
        most = len(state.rules.components.arrows[kind])
        count = len(tiles.items(BUILDINGS[kind]))
        state.stacks[kind] = tuple(
            [tile - 1 for tile in tiles.numbers(BUILDINGS[kind], count, 1, most)]
        )
    tiles.done()
    state.goal_box = known(fields, "goal_box", "goal", _numbers(state, "goal"))
    components = state.rules.components
    first, second = _places(components.first_cards), _places(components.second_cards)
    state.first_box = known(fields, "first_box", "colonist", first)
    state.second_deck = known(fields, "second_deck", "colonist", second)
    state.refills = tuple(
        fields.numbers("refills", len(fields.items("refills")), 0, SCIENTISTS - 1)
    )
    uses: list[int] = []
    for number, written in enumerate(fields.items("compensations")):
        use = Fields(written, f"compensations[{number}]", BadPosition)
        owner = use.name("owner", "seat", _seats(state))
        tech = use.name("tech", "tech", techs)
        use.done()
        if owner == NONE or tech == NONE:
            raise fields.wrong(f"compensations[{number}]", "a tile has an owner and a kind")
        uses.append(owner * TECH_KINDS + tech)
    state.compensations = tuple(uses)


def known(fields: Fields, name: str, kind: str, numbers: dict[str, int]) -> list[int]:
    """Return a list of things, none of which may be missing."""
    found = fields.names(name, kind, numbers)
    if NONE in found:
        raise fields.wrong(f"{name}[{found.index(NONE)}]", "something lies here")
    return found


def _read_map(state: OnMarsState, fields: Fields) -> None:
    hexes = fields.sub("map")
    known_hexes = _numbers(state, "hex")
    for label in hexes.table:
        hexagon = hexes.as_name(label, f"map.{label}", "hex", known_hexes)
        if hexagon == NONE:
            raise hexes.wrong(str(label), "there is no such hex")
        entry = hexes.sub(str(label))
        if not entry.table:
            raise hexes.wrong(str(label), "something is on the hex")
        _read_hex(state, entry, hexagon)
        entry.done()
    hexes.done()


def _read_hex(state: OnMarsState, entry: Fields, hexagon: int) -> None:
    seats = _seats(state)
    if entry.has("building"):
        kind = entry.required("building", "building", _numbers(state, "building"))
        if kind == SHELTER:
            owner = entry.name("owner", "seat", seats)
            if owner == NONE:
                raise entry.wrong("owner", "a Shelter belongs to somebody")
            state.building[hexagon] = SHELTER + owner
            state.shelters[owner] += 1
        else:
            state.building[hexagon] = kind
    if entry.has("ground"):
        if state.building[hexagon] != NONE:
            raise entry.wrong("ground", "nothing lies under a building")
        state.ground[hexagon] = entry.required("ground", "ground", _numbers(state, "ground"))
    if not entry.has("piece"):
        return
    piece = entry.required("piece", "piece", _numbers(state, "piece"))
    owner = entry.name("of", "seat", seats)
    if owner == NONE:
        raise entry.wrong("of", "a piece belongs to somebody")
    if piece == ROVER and state.rover[owner] != NONE:
        raise entry.wrong("piece", "everybody has one Rover")
    if piece == MINER and state.building[hexagon] != MINE:
        raise entry.wrong("piece", "Colonists stand on Mines")
    state.put_piece(owner, piece, hexagon)
    if piece == BOT and (len(state.bots[owner]) > BOTS or state.is_automa(owner)):
        raise entry.wrong("piece", "too many Bots of this colour")
    if piece == ADVANCED:
        card = entry.name("card", "card", _numbers(state, "card"))
        if card == NONE or state.built_at[card] != NONE:
            raise entry.wrong("card", "a marker stands for one Blueprint")
        state.built_at[card] = hexagon
        state.card_owner[card] = owner
        wanted = state.type_of(owner, state.rules.blueprints[card].building)
        if state.building[hexagon] != wanted:
            raise entry.wrong("card", "the Blueprint is for another building")


def _read_players(state: OnMarsState, fields: Fields) -> None:
    players = fields.items("players")
    if len(players) != state.rules.places:
        raise fields.wrong("players", "one player for each place")
    for place, written in enumerate(players):
        player = Fields(written, f"players[{place}]", BadPosition)
        _read_player(state, player, place)
        player.done()


def _read_player(state: OnMarsState, player: Fields, place: int) -> None:
    if player.name("colour", "seat", _seats(state)) != place:
        raise player.wrong("colour", "the colours stand in the order of the seats")
    storage = player.sub("storage")
    for kind, resource in enumerate(RESOURCES):
        state.storage[place * KINDS + kind] = storage.number(resource, 0, MOST)
    storage.done()
    state.depot[place] = player.number("crystals", 0, DEPOT_SPACES)
    state.pending[place] = player.number("pending", 0, MOST)
    ships = player.numbers("ships", len(player.items("ships")), 1, SHIPS)
    if sorted(set(ships)) != ships:
        raise player.wrong("ships", "one Ship on each space, in their order")
    state.ships[place] = sum([1 << (n - 1) for n in ships])
    state.hangar[place] = player.number("hangar", 0, SHIPS)
    state.quarters[place] = player.number("quarters", 0, COLONISTS)
    state.working[place] = player.number("working", 0, COLONISTS)
    state.supply[place] = player.number("supply", 0, COLONISTS)
    state.bots_left[place] = player.number("bots_left", 0, BOTS)
    lab = player.sub("lab")
    for tech, name in enumerate(state.vocabulary.names["tech"]):
        if lab.has(name):
            space = lab.required(name, "lab", _numbers(state, "lab"))
            state.lab[place * TECH_KINDS + tech] = space
    lab.done()
    state.progress[place] = bits(player, "progress", "building", CUBES)
    _read_cards(state, player, place)
    state.discoveries[place] = tuple(
        known(player, "discoveries", "ground", _numbers(state, "ground"))
    )
    letters = {letter: number for number, letter in enumerate(RESEARCH_TYPES)}
    state.research[place] = bits(player, "research", "ground", letters)
    goals = _numbers(state, "goal")
    state.goals[place] = tuple(known(player, "goals", "goal", goals))
    state.goals_spent[place] = tuple(known(player, "goals_spent", "goal", goals))
    state.goal_done[place] = player.name("goal_done", "goal", goals)
    components = state.rules.components
    first, second = _places(components.first_cards), _places(components.second_cards)
    state.first_card[place] = player.name("first_card", "colonist", first)
    state.second_cards[place] = tuple(known(player, "second_cards", "colonist", second))
    points = player.sub("points")
    for source, name in enumerate(SOURCES):
        state.points[place * len(SOURCES) + source] = points.number(name, 0, MOST)
    points.done()


def bits(fields: Fields, name: str, kind: str, numbers: dict[str, int]) -> int:
    """Return the bits of a list of different things in their order."""
    things = known(fields, name, kind, numbers)
    if sorted(set(things)) != things:
        raise fields.wrong(name, "each stands there once, in their order")
    return sum([1 << number for number in things])


def _read_cards(state: OnMarsState, player: Fields, place: int) -> None:
    cards, ground = _numbers(state, "card"), _numbers(state, "ground")
    blueprints = player.sub("blueprints")
    for label in blueprints.table:
        card = blueprints.as_name(label, blueprints.at(str(label)), "card", cards)
        if card == NONE or state.card_owner[card] not in (NONE, place):
            raise blueprints.wrong(str(label), "the card is somebody else's")
        entry = blueprints.sub(str(label))
        state.card_owner[card] = place
        state.card_tile[card] = entry.name("tile", "ground", ground)
        entry.done()
    for card, owner in enumerate(state.card_owner):
        if owner == place and state.vocabulary.names["card"][card] not in blueprints.table:
            raise player.wrong("blueprints", "the map shows a marker of another Blueprint")
    scientists = player.sub("scientists")
    for label in scientists.table:
        scientist = scientists.as_name(
            label, scientists.at(str(label)), "scientist", _numbers(state, "scientist")
        )
        if scientist == NONE or state.scientist_owner[scientist] != NONE:
            raise scientists.wrong(str(label), "the Scientist works for somebody else")
        state.scientist_owner[scientist] = place
        state.works_at[scientist] = scientists.name(str(label), "card", cards)
    contracts = player.sub("contracts")
    for label in contracts.table:
        contract = contracts.as_name(
            label, contracts.at(str(label)), "contract", _numbers(state, "contract")
        )
        if contract == NONE or state.contract_owner[contract] != NONE:
            raise contracts.wrong(str(label), "the contract is somebody else's")
        entry = contracts.sub(str(label))
        state.contract_owner[contract] = place
        _read_contract(state, entry, contract)
        entry.done()


def _read_contract(state: OnMarsState, entry: Fields, contract: int) -> None:
    items = entry.sub("items")
    wanted = state.rules.components.contracts[contract].items
    for item, name in enumerate(ITEMS):
        if items.has(name):
            state.delivered[contract * len(ITEMS) + item] = items.number(name, 1, wanted[item])
    items.done()
    if entry.flag("done"):
        state.completed |= 1 << contract


def _read_lacerda(state: OnMarsState, fields: Fields) -> None:
    cards = _numbers(state, "solo-card")
    lacerda = fields.sub("lacerda")
    state.solo_deck = known(lacerda, "deck", "solo-card", cards)
    state.solo_discard = known(lacerda, "discard", "solo-card", cards)
    state.solo_card = lacerda.name("card", "solo-card", cards)
    state.reshuffles = lacerda.number("reshuffles", 0, MOST)
    state.sequence = lacerda.name("sequence", "building", _numbers(state, "building"))
    if not 0 <= state.sequence < STACKS:
        raise lacerda.wrong("sequence", "the sequence has five icons")
    lacerda.done()
