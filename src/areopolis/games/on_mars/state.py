"""The full truth of one game of On Mars."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from areopolis.core.outcome import Outcome
from areopolis.core.rng import Rng
from areopolis.core.sharing import put
from areopolis.core.standing import LooseEnd
from areopolis.core.state import State
from areopolis.core.vocabulary import Vocabulary
from areopolis.games.on_mars import events
from areopolis.games.on_mars.data.constants import (
    ADVANCED,
    BOT,
    COLONY,
    COLONY_SPACES_FROM,
    CRYSTAL,
    DEPOT_SPACES,
    HIRE_SLOT,
    KINDS,
    MARKERS,
    MINE,
    MINER,
    NONE,
    ORBIT,
    PIECE_KINDS,
    QUARTERS_PER_SHELTER,
    QUARTERS_START,
    ROVER,
    SHELTER,
    SHIPS,
    SOURCE_KINDS,
    TECH_KINDS,
)
from areopolis.games.on_mars.rules import scoring
from areopolis.games.on_mars.seen import imagination, position, position_checks, view

if TYPE_CHECKING:
    from areopolis.core.document import Fields
    from areopolis.core.game import Game
    from areopolis.games.on_mars.rulebook import Rulebook


class OnMarsState(State):
    """Flat lists of small numbers; a thing of a place and a kind stands at place * kinds + kind.

    A place is a seat, or Lacerda, who sits at place 1 of a solo game. Hexes, cards and tiles are
    their numbers in the components. A building is its type: its kind, or SHELTER + owner.
    Clones share the lists that seldom change: rules replace them and never change them in place.
    """

    def __init__(
        self,
        game: Game,
        seats: int,
        options: dict[str, Any],
        rng: Rng,
        rules: Rulebook,
        building: list[int],
        complex_of: list[int],
        complex_size: list[int],
        ground: list[int],
        piece: list[int],
        stacks: list[tuple[int, ...]],
        warehouse: list[int],
        grid: list[int],
        tech_stacks: list[tuple[int, ...]],
        display: list[int],
        blueprint_deck: list[int],
        science: list[int],
        contract_deck: list[int],
        exploration: list[int],
        discovery_stack: list[int],
        missions: list[int],
        mission_left: list[int],
        lss: list[int],
        rewards: list[int],
        spaces: list[int],
        slots: list[int],
        card_owner: list[int],
        built_at: list[int],
        card_tile: list[int],
        scientist_owner: list[int],
        works_at: list[int],
        contract_owner: list[int],
        delivered: list[int],
        storage: list[int],
        depot: list[int],
        pending: list[int],
        ships: list[int],
        hangar: list[int],
        quarters: list[int],
        working: list[int],
        supply: list[int],
        bots: list[tuple[int, ...]],
        bots_left: list[int],
        rover: list[int],
        shelters: list[int],
        lab: list[int],
        progress: list[int],
        discoveries: list[tuple[int, ...]],
        research: list[int],
        goals: list[tuple[int, ...]],
        goals_spent: list[tuple[int, ...]],
        goal_done: list[int],
        goal_box: list[int],
        first_card: list[int],
        first_box: list[int],
        second_cards: list[tuple[int, ...]],
        second_deck: list[int],
        points: list[int],
        solo_deck: list[int],
        solo_discard: list[int],
        compensations: tuple[int, ...],
        refills: tuple[int, ...],
        numbers: list[int],
    ) -> None:
        """Take every field, so that cloning is one call; *numbers* are taken apart below."""
        super().__init__(game, seats, options, rng)
        self.rules = rules
        # The map: type of building, the first hex of its complex and how large that is, what lies
        # on a hex without a building, and the piece there (owner * PIECE_KINDS + kind).
        self.building = building
        self.complex_of = complex_of
        self.complex_size = complex_size
        self.ground = ground
        self.piece = piece
        # Building tiles of each kind; the top of every stack and deck is its end.
        self.stacks = stacks
        self.warehouse = warehouse
        self.grid = grid
        self.tech_stacks = tech_stacks
        # Blueprints: the top row, then the bottom row.
        self.display = display
        self.blueprint_deck = blueprint_deck
        # Scientists by number, contracts from SCIENTISTS on.
        self.science = science
        self.contract_deck = contract_deck
        self.exploration = exploration
        self.discovery_stack = discovery_stack
        self.missions = missions
        self.mission_left = mission_left
        self.lss = lss
        self.rewards = rewards
        # Who stands on each turn-order space; red Colonists at slot * places + place.
        self.spaces = spaces
        self.slots = slots
        # Blueprints: who has taken it, where it is built, the Discovery tile on it.
        self.card_owner = card_owner
        self.built_at = built_at
        self.card_tile = card_tile
        self.scientist_owner = scientist_owner
        self.works_at = works_at
        self.contract_owner = contract_owner
        # Items on contracts at contract * items + item.
        self.delivered = delivered
        self.storage = storage
        # Crystals in the Depot, and those that arrive at the start of the next turn.
        self.depot = depot
        self.pending = pending
        # Ships on the spaces of the Depot as bits, and in the Hangar.
        self.ships = ships
        self.hangar = hangar
        self.quarters = quarters
        self.working = working
        self.supply = supply
        self.bots = bots
        self.bots_left = bots_left
        self.rover = rover
        self.shelters = shelters
        # The space of each Tech tile at place * kinds + kind.
        self.lab = lab
        # Kinds of buildings with a Progress cube, types of Research tiles, as bits.
        self.progress = progress
        self.discoveries = discoveries
        self.research = research
        # Private Goals: in hand, spent as Crystals, completed; those that nobody got.
        self.goals = goals
        self.goals_spent = goals_spent
        self.goal_done = goal_done
        self.goal_box = goal_box
        # First Colonists: the A card, those that nobody got, the B cards, their deck.
        self.first_card = first_card
        self.first_box = first_box
        self.second_cards = second_cards
        self.second_deck = second_deck
        # Points so far at place * sources + source.
        self.points = points
        self.solo_deck = solo_deck
        self.solo_discard = solo_discard
        # Uses of foreign Tech tiles to be settled (owner * TECH_KINDS + kind), and spaces of the
        # Scientist display to be refilled, both in order.
        self.compensations = compensations
        self.refills = refills
        self.round = numbers[0]
        self.level = numbers[1]
        self.remaining = numbers[2]
        self.shuttle_side = numbers[3]
        self.shuttle_space = numbers[4]
        self.first = numbers[5]
        # Whose turn it is, NONE between turns; who has had a turn, as bits.
        self.current = numbers[6]
        self.laid = numbers[7]
        # In this turn: actions taken, B card revealed, Colonists gained.
        self.main_done = numbers[8]
        self.executive_done = numbers[9]
        self.revealed = numbers[10]
        self.gained = numbers[11]
        # Contracts that have been counted as completed, as bits.
        self.completed = numbers[12]
        self.is_last_round = numbers[13]
        self.is_ended = numbers[17]
        # Lacerda: where his sequence stands, how often his deck has run out, his latest card.
        self.sequence = numbers[14]
        self.reshuffles = numbers[15]
        self.solo_card = numbers[16]

    def clone(self) -> OnMarsState:
        """Return an independent copy."""
        twin = OnMarsState(
            self.game,
            self.seats,
            self.options,
            Rng(self.rng.word),
            self.rules,
            self.building,
            self.complex_of,
            self.complex_size,
            self.ground,
            self.piece[:],
            self.stacks,
            self.warehouse[:],
            self.grid,
            self.tech_stacks,
            self.display,
            self.blueprint_deck,
            self.science,
            self.contract_deck,
            self.exploration,
            self.discovery_stack,
            self.missions,
            self.mission_left,
            self.lss,
            self.rewards,
            self.spaces,
            self.slots[:],
            self.card_owner,
            self.built_at,
            self.card_tile,
            self.scientist_owner,
            self.works_at,
            self.contract_owner,
            self.delivered,
            self.storage[:],
            self.depot[:],
            self.pending[:],
            self.ships,
            self.hangar,
            self.quarters[:],
            self.working[:],
            self.supply[:],
            self.bots[:],
            self.bots_left,
            self.rover[:],
            self.shelters,
            self.lab,
            self.progress,
            self.discoveries,
            self.research,
            self.goals,
            self.goals_spent,
            self.goal_done,
            self.goal_box,
            self.first_card,
            self.first_box,
            self.second_cards,
            self.second_deck,
            self.points,
            self.solo_deck,
            self.solo_discard,
            self.compensations,
            self.refills,
            [
                self.round,
                self.level,
                self.remaining,
                self.shuttle_side,
                self.shuttle_space,
                self.first,
                self.current,
                self.laid,
                self.main_done,
                self.executive_done,
                self.revealed,
                self.gained,
                self.completed,
                self.is_last_round,
                self.sequence,
                self.reshuffles,
                self.solo_card,
                self.is_ended,
            ],
        )
        return self.copy_base(twin)

    # Queries.

    @property
    def vocabulary(self) -> Vocabulary:
        """The names of hexes, cards, tiles and seats."""
        return self.rules.vocabulary

    def places(self) -> int:
        """How many places act at the table, Lacerda included."""
        return self.rules.places

    def is_automa(self, place: int) -> bool:
        """Whether Lacerda holds *place*."""
        return place >= self.seats

    def side_of(self, place: int) -> int:
        """Return the side on which the marker of *place* stands."""
        spaces = self.spaces
        for space in range(COLONY_SPACES_FROM, len(spaces)):
            if spaces[space] == place:
                return COLONY
        return ORBIT

    def capacity(self, place: int) -> int:
        """Return how many Crystals fit into the Depot."""
        return DEPOT_SPACES - self.ships[place].bit_count()

    def ships_removed(self, place: int) -> int:
        """Return how many Ships have ever left the Depot."""
        return SHIPS - self.ships[place].bit_count()

    def limit(self, place: int) -> int:
        """Return how many Resources of a kind can be stored."""
        return self.shelters[place] + 1

    def beds(self, place: int) -> int:
        """Return how many Colonists have room in the Living Quarters."""
        return QUARTERS_START + QUARTERS_PER_SHELTER * (self.shelters[place] - 1)

    def crystals(self, place: int) -> int:
        """Return the Crystals that *place* can spend; on the own turn goals count as one each."""
        if self.current == place:
            return self.depot[place] + len(self.goals[place])
        return self.depot[place]

    def markers(self, place: int) -> int:
        """Return how many Advanced Building markers are not on a card or the map."""
        left = MARKERS
        for owner in self.card_owner:
            if owner == place:
                left -= 1
        return left

    def tech_level(self, place: int, tech: int) -> int:
        """Return the level of a Tech tile of *place*; 0 without one."""
        space = self.lab[place * TECH_KINDS + tech]
        return self.rules.lab.levels[space] if space != NONE else 0

    def kind_at(self, hexagon: int) -> int:
        """Return the kind of the building on a hex, NONE without one."""
        return min(self.building[hexagon], SHELTER)

    def type_of(self, place: int, kind: int) -> int:
        """Return the type that a building of *kind* has when *place* constructs it."""
        return SHELTER + place if kind == SHELTER else kind

    def size_at(self, hexagon: int) -> int:
        """Return the size of the complex on a hex with a building."""
        return self.complex_size[self.complex_of[hexagon]]

    def is_empty(self, hexagon: int) -> bool:
        """Whether nothing at all is on a hex."""
        return (
            self.building[hexagon] == NONE
            and self.piece[hexagon] == NONE
            and self.ground[hexagon] == NONE
        )

    def advanced_at(self, hexagon: int) -> int:
        """Return the Blueprint that is built on a hex, or NONE."""
        return self.built_at.index(hexagon) if hexagon in self.built_at else NONE

    def advanced_of(self, place: int) -> list[int]:
        """Return the Advanced Buildings of *place*: its Blueprints that are built."""
        owner, built_at = self.card_owner, self.built_at
        return [n for n in range(len(owner)) if owner[n] == place and built_at[n] != NONE]

    def miners_of(self, place: int) -> list[int]:
        """Return the hexes with a Colonist of *place*."""
        miner = place * PIECE_KINDS + MINER
        return [n for n, piece in enumerate(self.piece) if piece == miner]

    def mines_of(self, place: int) -> int:
        """Return how many Mines have a Colonist or an Advanced Building marker of *place*."""
        miner, advanced = place * PIECE_KINDS + MINER, place * PIECE_KINDS + ADVANCED
        return sum(
            [
                1
                for n, piece in enumerate(self.piece)
                if piece == miner or (piece == advanced and self.building[n] == MINE)
            ]
        )

    def techs_of(self, place: int) -> list[int]:
        """Return the kinds of Tech tiles of *place*."""
        start = place * TECH_KINDS
        return [kind for kind in range(TECH_KINDS) if self.lab[start + kind] != NONE]

    def is_lab_taken(self, place: int, space: int) -> bool:
        """Whether a Tech tile of *place* lies on a space of the laboratory."""
        lab, start = self.lab, place * TECH_KINDS
        for tile in range(start, start + TECH_KINDS):
            if lab[tile] == space:
                return True
        return False

    def free_space(self, side: int) -> list[int]:
        """Return the empty turn-order spaces of a side."""
        first = side * COLONY_SPACES_FROM
        return [n for n in range(first, first + COLONY_SPACES_FROM) if self.spaces[n] == NONE]

    def tech_owners(self, tech: int) -> list[int]:
        """Return who has a Tech tile of a kind."""
        lab = self.lab
        return [p for p in range(self.rules.places) if lab[p * TECH_KINDS + tech] != NONE]

    def is_hired_out(self, place: int) -> bool:
        """Whether the own slot of Hire is taken."""
        return self.slots[HIRE_SLOT * self.rules.places + place] > 0

    # What a game fills in.

    def shown_to(self, seat: int | None) -> dict[str, Any]:
        """Return what *seat* may know; None is a spectator."""
        return view.view(self, seat)

    def fields(self) -> dict[str, Any]:
        """Return the game's own part of the position document."""
        return position.write(self)

    def read(self, fields: Fields) -> None:
        """Fill the state from the game's own part of a position document."""
        position.read(self, fields)

    def loose_ends(self) -> list[LooseEnd]:
        """Return whose markers still have to come to the turn order."""
        return position_checks.loose_ends(self)

    def imagine(self, seat: int, rng: Rng) -> None:
        """Deal everything anew that *seat* cannot know."""
        imagination.imagine(self, seat, rng)

    def score(self) -> Outcome:
        """Return the outcome of a game that is over."""
        return scoring.outcome(self)

    # Verbs; those of one noun stand in the rules of that noun.

    def add_points(self, place: int, source: int, count: int) -> None:
        """Let *place* score points before the end."""
        at = place * SOURCE_KINDS + source
        self.points = put(self.points, at, self.points[at] + count)
        if count and self.listener is not None:
            self.listener(events.Scored(place, source, count))

    def put_piece(self, place: int, kind: int, hexagon: int) -> None:
        """Put a piece of *place* on a hex; who takes it from elsewhere does so before."""
        self.piece[hexagon] = place * PIECE_KINDS + kind
        if kind == BOT:
            self.bots[place] = tuple(sorted([*self.bots[place], hexagon]))
        elif kind == ROVER:
            self.rover[place] = hexagon

    def lift_piece(self, hexagon: int) -> int:
        """Take the piece off a hex and return it."""
        piece = self.piece[hexagon]
        self.piece[hexagon] = NONE
        place, kind = piece // PIECE_KINDS, piece % PIECE_KINDS
        if kind == BOT:
            self.bots[place] = tuple([n for n in self.bots[place] if n != hexagon])
        elif kind == ROVER:
            self.rover[place] = NONE
        return piece

    def to_quarters(self, place: int, count: int) -> int:
        """Send Colonists home who are nowhere now; the overflow goes to the supply."""
        fit = min(count, self.beds(place) - self.quarters[place])
        self.quarters[place] += fit
        self.supply[place] += count - fit
        return fit

    def to_work(self, place: int, count: int) -> None:
        """Send Colonists from the Living Quarters to the Working Area."""
        self.quarters[place] -= count
        self.working[place] += count
        if count and self.listener is not None:
            self.listener(events.ColonistsSent(place, count))

    def add_colonists(self, place: int, count: int) -> int:
        """Take Colonists from the supply into the Living Quarters, as far as there are and fit."""
        came = min(count, self.supply[place], self.beds(place) - self.quarters[place])
        self.supply[place] -= came
        self.quarters[place] += came
        if self.current == place:
            self.gained += came
        if came and self.listener is not None:
            self.listener(events.ColonistsGained(place, came))
        return came

    def store(self, place: int, item: int, count: int) -> None:
        """Put gained items into Storage or the pending area; what does not fit is lost (R-006)."""
        if item == CRYSTAL:
            self.pending[place] += count
            kept = count
        else:
            at = place * KINDS + item
            kept = min(count, self.limit(place) - self.storage[at])
            self.storage[at] += kept
        if self.listener is not None:
            self.listener(events.Gained(place, item, count, count - kept))

    def pay(self, place: int, resources: tuple[int, ...]) -> None:
        """Take Resources out of Storage."""
        for kind in resources:
            self.storage[place * KINDS + kind] -= 1
        if resources and self.listener is not None:
            self.listener(events.Paid(place, resources))

    def pay_crystals(self, place: int, count: int) -> None:
        """Take Crystals out of the Depot."""
        self.depot[place] -= count
        if count and self.listener is not None:
            self.listener(events.CrystalsPaid(place, count))
