"""The numbers of On Mars."""

from __future__ import annotations

from typing import Any, Final

from areopolis.core.game import Game
from areopolis.envs.encodings.base import COUNT_MOST, Encoding
from areopolis.games.on_mars.data.components import DIRECTIONS
from areopolis.games.on_mars.data.constants import (
    BUILDINGS,
    COLONISTS,
    COLOURS,
    CONTRACTS,
    DEPOT_SPACES,
    GRID_SPACES,
    ITEMS,
    KINDS,
    LEVEL_MOST,
    LSS_KINDS,
    NONE,
    PIECE_KINDS,
    PIECES,
    RESEARCH_TYPES,
    SCIENTISTS,
    SHELTER,
    SLOTTED,
    SOURCES,
    SPACES,
    STACKS,
    TECH_KINDS,
    WAREHOUSE,
)
from areopolis.games.on_mars.state import OnMarsState

# What composite answers pick.
PICKS: Final = ("item", "goal", "contract", "colonists-at")
AXES: Final = (
    "hex",
    "building",
    "tech",
    "lab",
    "item",
    "resource",
    "card",
    "contract",
    "scientist",
    "mission",
    "reward",
    "goal",
    "ground",
    "grid",
    "space",
    "depot",
    "colonist",
    "exploration",
    "side",
    "source",
    "solo-card",
)
PLACES: Final = len(COLOURS)
TYPES: Final = SHELTER + PLACES
PIECE_TYPES: Final = PLACES * PIECE_KINDS
SCIENCE: Final = SCIENTISTS + CONTRACTS


class OnMarsEncoding(Encoding):
    """What a seat of On Mars may know; seats stand in their fixed order."""

    def __init__(self, game: Game) -> None:
        """Add the pieces of the map, of the boards, and of the players."""
        super().__init__(game, PICKS)
        self.version = 2
        self.longest = 50_000
        names = game.vocabulary.names
        for axis in AXES:
            self.layout.name(axis, names[axis])
        self.layout.name("place", COLOURS)
        self.layout.name("type", (*BUILDINGS[:SHELTER], *[f"shelter-{one}" for one in COLOURS]))
        pieces = tuple([f"{colour}-{piece}" for colour in COLOURS for piece in PIECES])
        self.layout.name("piece", pieces)
        self._seat_axes()
        self.layout.name("slot", tuple([names["main-action"][action] for action in SLOTTED]))
        self.layout.name("stack", BUILDINGS[:STACKS])
        self.layout.name("lss", tuple([BUILDINGS[kind] for kind in LSS_KINDS]))
        self.layout.name("direction", DIRECTIONS)
        self.layout.name("letter", ("A", "B", "C"))
        self.layout.name("display", tuple([str(n) for n in range(12)]))
        self.layout.name("science", names["science"])
        self.layout.name("type-of-research", RESEARCH_TYPES)
        self.layout.name("warehouse", tuple([ITEMS[item] for item in WAREHOUSE]))
        self.layout.name("number", NUMBERS)
        self.layout.name("own-number", OWN_NUMBERS)
        self._add_map()
        self._add_boards()
        self._add_players()
        self._add_own()

    def _seat_axes(self) -> None:
        places = range(PLACES)
        seat = self.layout.seat
        seat("place", [tuple(places)])
        seat("type", [tuple([SHELTER + place for place in places])])
        kinds = range(PIECE_KINDS)
        seat("piece", [tuple([at * PIECE_KINDS + kind for at in places]) for kind in kinds])

    def _add_map(self) -> None:
        add = self.layout.add
        self.at_building = add("map.building", ("hex", "type"))
        self.at_size = add("map.size", ("hex",), COUNT_MOST)
        self.at_piece = add("map.piece", ("hex", "piece"))
        self.at_ground = add("map.ground", ("hex", "ground"))

    def _add_boards(self) -> None:
        add = self.layout.add
        self.at_numbers = add("numbers", ("number",), COUNT_MOST, -1)
        self.at_current = add("current", ("place",))
        self.at_shuttle = add("shuttle", ("side",), DEPOT_SPACES)
        self.at_spaces = add("turn_order", ("space", "place"))
        self.at_slots = add("slots", ("slot", "place"), COLONISTS)
        self.at_warehouse = add("warehouse", ("warehouse",), COUNT_MOST)
        self.at_grid = add("grid", ("grid", "tech"))
        self.at_display = add("blueprints", ("display", "card"))
        self.at_science = add("science", ("science",))
        self.at_exploration = add("exploration", ("exploration", "ground"))
        self.at_stacks = add("stacks", ("stack",), COUNT_MOST)
        self.at_arrows = add("stacks.arrows", ("stack", "direction"))
        self.at_lss = add("lss", ("lss",), COUNT_MOST)
        self.at_rewards = add("rewards", ("lss", "reward"))
        self.at_missions = add("missions", ("letter", "mission"))
        self.at_left = add("missions.left", ("letter",), COUNT_MOST)
        self.at_discarded = add("lacerda.discard", ("solo-card",))

    def _add_players(self) -> None:
        add = self.layout.add
        self.at_storage = add("storage", ("place", "resource"), COUNT_MOST)
        self.at_player = add("player", ("place", "own-number"), COUNT_MOST, -1)
        self.at_ships = add("ships", ("place", "depot"))
        self.at_lab = add("lab", ("place", "tech", "lab"))
        self.at_progress = add("progress", ("place", "building"))
        self.at_cards = add("cards", ("place", "card"))
        self.at_built = add("cards.built", ("card",))
        self.at_card_tile = add("cards.tile", ("card", "ground"))
        self.at_scientists = add("scientists", ("place", "scientist"))
        self.at_works = add("scientists.works", ("scientist", "card"))
        self.at_contracts = add("contracts", ("place", "contract"))
        self.at_items = add("contracts.items", ("contract", "item"), COUNT_MOST)
        self.at_completed = add("contracts.done", ("contract",))
        self.at_discoveries = add("discoveries", ("place", "ground"))
        self.at_research = add("research", ("place", "type-of-research"))
        self.at_goal_done = add("goal_done", ("place", "goal"))
        self.at_points = add("points", ("place", "source"), COUNT_MOST)

    def _add_own(self) -> None:
        add = self.layout.add
        self.at_own_goals = add("own.goals", ("goal",))
        self.at_own_spent = add("own.goals_spent", ("goal",))
        self.at_own_colonists = add("own.colonists", ("colonist",))

    def write_game(self, state: OnMarsState, seat: int, out: Any) -> None:
        """Write map, boards, players and what is the seat's own."""
        self._write_map(state, out)
        self._write_boards(state, out)
        self._write_cards(state, out)
        for place in range(state.rules.places):
            self._write_player(state, place, out)
        self._write_own(state, seat, out)

    def _write_map(self, state: OnMarsState, out: Any) -> None:
        grounds = len(self.layout.axes["ground"])
        for hexagon, building in enumerate(state.building):
            if building != NONE:
                out[self.at_building + hexagon * TYPES + building] = 1
                out[self.at_size + hexagon] = state.size_at(hexagon)
            if state.piece[hexagon] != NONE:
                out[self.at_piece + hexagon * PIECE_TYPES + state.piece[hexagon]] = 1
            if state.ground[hexagon] != NONE:
                out[self.at_ground + hexagon * grounds + state.ground[hexagon]] = 1

    def _write_boards(self, state: OnMarsState, out: Any) -> None:
        for place, value in enumerate(numbers_of(state)):
            out[self.at_numbers + place] = value
        if state.current != NONE:
            out[self.at_current + state.current] = 1
        out[self.at_shuttle + state.shuttle_side] = state.shuttle_space
        for space in range(SPACES):
            if state.spaces[space] != NONE:
                out[self.at_spaces + space * PLACES + state.spaces[space]] = 1
        places = state.rules.places
        for slot in range(len(SLOTTED)):
            for place in range(places):
                out[self.at_slots + slot * PLACES + place] = state.slots[slot * places + place]
        for column, count in enumerate(state.warehouse):
            out[self.at_warehouse + column] = count
        for space in range(len(GRID_SPACES)):
            if state.grid[space] != NONE:
                out[self.at_grid + space * TECH_KINDS + state.grid[space]] = 1
        grounds = len(self.layout.axes["ground"])
        for number, tile in enumerate(state.exploration):
            if tile != NONE:
                out[self.at_exploration + number * grounds + tile] = 1
        for kind, stack in enumerate(state.stacks):
            out[self.at_stacks + kind] = len(stack)
            if stack:
                for direction in state.rules.components.arrows[kind][stack[-1]]:
                    out[self.at_arrows + kind * len(DIRECTIONS) + direction] = 1
        rewards = len(self.layout.axes["reward"])
        for column, row in enumerate(state.lss):
            out[self.at_lss + column] = row
            if state.rewards[column] != NONE:
                out[self.at_rewards + column * rewards + state.rewards[column]] = 1
        missions = len(self.layout.axes["mission"])
        for letter, mission in enumerate(state.missions):
            if mission != NONE:
                out[self.at_missions + letter * missions + mission] = 1
                out[self.at_left + letter] = state.mission_left[letter]
        for card in state.solo_discard:
            out[self.at_discarded + card] = 1

    def _write_cards(self, state: OnMarsState, out: Any) -> None:
        cards = len(state.card_owner)
        grounds = len(self.layout.axes["ground"])
        for space, card in enumerate(state.display):
            if card != NONE:
                out[self.at_display + space * cards + card] = 1
        for card, owner in enumerate(state.card_owner):
            if owner != NONE:
                out[self.at_cards + owner * cards + card] = 1
            if state.built_at[card] != NONE:
                out[self.at_built + card] = 1
            if state.card_tile[card] != NONE:
                out[self.at_card_tile + card * grounds + state.card_tile[card]] = 1
        for card in state.science:
            if card != NONE:
                out[self.at_science + card] = 1
        for scientist, owner in enumerate(state.scientist_owner):
            if owner != NONE:
                out[self.at_scientists + owner * SCIENTISTS + scientist] = 1
                if state.works_at[scientist] != NONE:
                    out[self.at_works + scientist * cards + state.works_at[scientist]] = 1
        for contract, owner in enumerate(state.contract_owner):
            if owner != NONE:
                out[self.at_contracts + owner * CONTRACTS + contract] = 1
                out[self.at_completed + contract] = state.completed >> contract & 1
        for place, count in enumerate(state.delivered):
            out[self.at_items + place] = count

    def _write_player(self, state: OnMarsState, place: int, out: Any) -> None:
        for kind in range(KINDS):
            out[self.at_storage + place * KINDS + kind] = state.storage[place * KINDS + kind]
        row = self.at_player + place * len(OWN_NUMBERS)
        for number, value in enumerate(own_numbers_of(state, place)):
            out[row + number] = value
        for space in range(DEPOT_SPACES):
            out[self.at_ships + place * DEPOT_SPACES + space] = state.ships[place] >> space & 1
        spaces = len(self.layout.axes["lab"])
        for tech in range(TECH_KINDS):
            space = state.lab[place * TECH_KINDS + tech]
            if space != NONE:
                out[self.at_lab + (place * TECH_KINDS + tech) * spaces + space] = 1
        kinds = len(BUILDINGS)
        for kind in range(STACKS):
            out[self.at_progress + place * kinds + kind] = state.progress[place] >> kind & 1
        grounds = len(self.layout.axes["ground"])
        for tile in state.discoveries[place]:
            out[self.at_discoveries + place * grounds + tile] = 1
        for kind in range(len(RESEARCH_TYPES)):
            out[self.at_research + place * len(RESEARCH_TYPES) + kind] = (
                state.research[place] >> kind & 1
            )
        goals = len(self.layout.axes["goal"])
        if state.goal_done[place] != NONE:
            out[self.at_goal_done + place * goals + state.goal_done[place]] = 1
        for source in range(len(SOURCES)):
            at = place * len(SOURCES) + source
            out[self.at_points + at] = state.points[at]

    def _write_own(self, state: OnMarsState, seat: int, out: Any) -> None:
        for goal in state.goals[seat]:
            out[self.at_own_goals + goal] = 1
        for goal in state.goals_spent[seat]:
            out[self.at_own_spent + goal] = 1
        if state.first_card[seat] != NONE:
            out[self.at_own_colonists + state.first_card[seat]] = 1
        first = len(state.rules.components.first_cards)
        for card in state.second_cards[seat]:
            out[self.at_own_colonists + first + card] = 1


NUMBERS: Final = (
    "round",
    "is_last_round",
    "level",
    "remaining",
    "main_done",
    "executive_done",
    "revealed",
    "tech_stack_1",
    "tech_stack_2",
    "blueprint_deck",
    "discovery_stack",
    "second_deck",
    "reshuffles",
    "sequence",
    "solo_card",
)


def numbers_of(state: OnMarsState) -> tuple[int, ...]:
    """Return the numbers of the table, in the order of their names."""
    return (
        state.round,
        state.is_last_round,
        min(state.level, LEVEL_MOST),
        state.remaining,
        state.main_done,
        state.executive_done,
        state.revealed,
        len(state.tech_stacks[0]),
        len(state.tech_stacks[1]),
        len(state.blueprint_deck),
        len(state.discovery_stack),
        len(state.second_deck),
        state.reshuffles,
        state.sequence,
        state.solo_card,
    )


OWN_NUMBERS: Final = (
    "crystals",
    "pending",
    "capacity",
    "hangar",
    "quarters",
    "beds",
    "working",
    "supply",
    "bots_left",
    "shelters",
    "markers",
    "has_played",
    "goals",
    "goals_spent",
    "first_card",
    "second_cards",
)


def own_numbers_of(state: OnMarsState, place: int) -> tuple[int, ...]:
    """Return the numbers of a player board, in the order of their names."""
    return (
        state.depot[place],
        state.pending[place],
        state.capacity(place),
        state.hangar[place],
        state.quarters[place],
        state.beds(place),
        state.working[place],
        state.supply[place],
        state.bots_left[place],
        state.shelters[place],
        state.markers(place),
        state.laid >> place & 1,
        len(state.goals[place]),
        len(state.goals_spent[place]),
        int(state.first_card[place] != NONE),
        len(state.second_cards[place]),
    )


def encoding(game: Game) -> Encoding:
    """Return the encoding of *game*."""
    return OnMarsEncoding(game)
