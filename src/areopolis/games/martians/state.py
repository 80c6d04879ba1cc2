"""The full truth of one game of Martians, and the verbs that change it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from areopolis.core.outcome import Outcome
from areopolis.core.rng import Rng
from areopolis.core.sharing import add, put
from areopolis.core.standing import LooseEnd
from areopolis.core.state import State
from areopolis.core.vocabulary import Vocabulary
from areopolis.games.martians import events
from areopolis.games.martians.data.constants import (
    BARREN,
    CARD_KINDS,
    DEAD,
    DEMAND_TOKENS,
    ENERGY,
    HELPER_KINDS,
    HOUSING,
    LOCKED,
    MARKER_KINDS,
    MARKERS_IN_BOX,
    NONE,
    OWN_TECHNOLOGIES,
    PURSE,
    QUARTERS_MOST,
    RTG,
    SLOT_FIELDS,
    SLOTS,
    SOURCES,
    SPECIALIST_KINDS,
)
from areopolis.games.martians.data.costs import Cost
from areopolis.games.martians.rules import scoring
from areopolis.games.martians.seen import imagination, position, standing, view

if TYPE_CHECKING:
    from areopolis.core.document import Fields
    from areopolis.core.game import Game
    from areopolis.games.martians.rulebook import Rulebook


class ColonyState(State):
    """Flat lists of small numbers; a *player* is a corporation, a *household* what shares goods.

    In the cooperative and solo modes there is one household; otherwise each player is one.
    Clones share the lists that seldom change: rules replace them and never change them in place.
    """

    def __init__(
        self,
        game: Game,
        seats: int,
        options: dict[str, Any],
        rng: Rng,
        rules: Rulebook,
        round: int,
        slot: int,
        phase: int,
        first: int,
        active: int,
        ending: int,
        time: int,
        rtg_used: bool,
        used: list[int],
        mined: int,
        stock: list[int],
        cards: list[int],
        reputation: list[int],
        points: list[int],
        corporation: list[int],
        technologies: list[int],
        installations: list[int],
        crop: list[int],
        specialists: list[int],
        helpers: list[int],
        time_change: list[int],
        time_least: list[int],
        colony: list[int],
        supply: list[int],
        field_markers: list[int],
        held: list[int],
        field_tokens: list[int],
        home: list[int],
        demand: list[int],
        growth: list[int],
        fines: list[int],
        track: list[int],
        rtg: int,
        machine: int,
        tokens: list[int],
        present: int,
        face_up: int,
        is_site_reached: bool,
        specialists_up: list[int],
        specialist_deck: list[int],
        helpers_up: list[int],
        helper_deck: list[int],
        tiles_up: list[int],
        tile_deck: list[int],
        orders_up: list[int],
        order_deck: list[int],
        weather: int,
        weather_deck: list[int],
        regolith_deck: list[int],
        regolith_discard: list[int],
        event_decks: list[tuple[int, ...]],
        events_past: list[int],
        crops_left: list[int],
        requirements_done: list[int],
        lasting: list[tuple[int, int, int]],
        single: int,
        surcharges: tuple[tuple[int, int, int], ...],
        mission_bonus: int,
        is_rtg_closed: bool,
    ) -> None:
        """Take every field, so that cloning is one call."""
        super().__init__(game, seats, options, rng)
        self.rules = rules
        # Where the game is: rounds and slots count from 1, 0 is before the first.
        self.round = round
        self.slot = slot
        self.phase = phase
        self.first = first
        self.active = active
        self.ending = ending
        # The turn of the active player: time left, what was used, regolith mined in the placement.
        self.time = time
        self.rtg_used = rtg_used
        self.used = used
        self.mined = mined
        # Goods and money, regolith cards by kind, reputation and where it comes from: by household.
        self.stock = stock
        self.cards = cards
        self.reputation = reputation
        self.points = points
        # What lies on the corporation cards; technologies are bits, the crop 0 is the basic one.
        self.corporation = corporation
        self.technologies = technologies
        self.installations = installations
        self.crop = crop
        self.specialists = specialists
        self.helpers = helpers
        # What events change in the next turn of a player, and the least time that is left.
        self.time_change = time_change
        self.time_least = time_least
        # Technologies on the board: of the colony, or of each player in the competitive mode.
        self.colony = colony
        # Action markers: in supply, on fields (bits of the players), in the zones of quarters.
        self.supply = supply
        self.field_markers = field_markers
        self.held = held
        self.field_tokens = field_tokens
        # Quarters: who chose which, demand tokens by kind, growth tokens, fine markers.
        self.home = home
        self.demand = demand
        self.growth = growth
        self.fines = fines
        # The round track: four fields for each slot, with the colonist token on it.
        self.track = track
        self.rtg = rtg
        # The mining area: tokens by field, bits of the fields with a token and with one face up.
        self.machine = machine
        self.tokens = tokens
        self.present = present
        self.face_up = face_up
        self.is_site_reached = is_site_reached
        # What is laid out, and the stacks; the top of a stack is its end.
        self.specialists_up = specialists_up
        self.specialist_deck = specialist_deck
        self.helpers_up = helpers_up
        self.helper_deck = helper_deck
        self.tiles_up = tiles_up
        self.tile_deck = tile_deck
        self.orders_up = orders_up
        self.order_deck = order_deck
        self.weather = weather
        self.weather_deck = weather_deck
        self.regolith_deck = regolith_deck
        self.regolith_discard = regolith_discard
        self.event_decks = event_decks
        self.events_past = events_past
        self.crops_left = crops_left
        self.requirements_done = requirements_done
        # Effects of events that hold: (event, line, field or NONE); then what they amount to.
        self.lasting = lasting
        self.single = single
        self.surcharges = surcharges
        self.mission_bonus = mission_bonus
        self.is_rtg_closed = is_rtg_closed

    def clone(self) -> ColonyState:
        """Return an independent copy."""
        twin = ColonyState(
            self.game,
            self.seats,
            self.options,
            Rng(self.rng.word),
            self.rules,
            self.round,
            self.slot,
            self.phase,
            self.first,
            self.active,
            self.ending,
            self.time,
            self.rtg_used,
            self.used[:],
            self.mined,
            self.stock[:],
            self.cards[:],
            self.reputation[:],
            self.points[:],
            self.corporation,
            self.technologies,
            self.installations,
            self.crop,
            self.specialists,
            self.helpers,
            self.time_change,
            self.time_least,
            self.colony,
            self.supply[:],
            self.field_markers[:],
            self.held,
            self.field_tokens,
            self.home,
            self.demand,
            self.growth,
            self.fines,
            self.track,
            self.rtg,
            self.machine,
            self.tokens,
            self.present,
            self.face_up,
            self.is_site_reached,
            self.specialists_up,
            self.specialist_deck,
            self.helpers_up,
            self.helper_deck,
            self.tiles_up,
            self.tile_deck,
            self.orders_up,
            self.order_deck,
            self.weather,
            self.weather_deck,
            self.regolith_deck,
            self.regolith_discard,
            self.event_decks,
            self.events_past,
            self.crops_left,
            self.requirements_done,
            self.lasting,
            self.single,
            self.surcharges,
            self.mission_bonus,
            self.is_rtg_closed,
        )
        self.copy_base(twin)
        return twin

    # Queries.

    @property
    def vocabulary(self) -> Vocabulary:
        """The names of everything in the box."""
        return self.rules.components.vocabulary

    def places(self) -> int:
        """How many corporations take part."""
        return self.rules.players

    def controller(self, player: int) -> int:
        """Return the seat that decides for *player*."""
        return player if player < self.seats else 0

    def turn_order(self) -> list[int]:
        """Return the players clockwise from the first."""
        players = self.rules.players
        return [(self.first + step) % players for step in range(players)]

    def has(self, player: int, good: int) -> int:
        """Return how much of *good* the household of *player* has."""
        return self.stock[self.rules.house[player] * PURSE + good]

    def hand(self, player: int, mineral: int) -> int:
        """Return how many regolith cards of a kind the household of *player* has."""
        return self.cards[self.rules.house[player] * CARD_KINDS + mineral]

    def can_pay(self, player: int, cost: Cost) -> bool:
        """Whether the household of *player* has what *cost* asks for."""
        stock = self.stock
        begin = self.rules.house[player] * PURSE
        for good, amount in cost.goods:
            if stock[begin + good] < amount:
                return False
        return not cost.has_minerals or self.has_minerals(player, cost)

    def has_minerals(self, player: int, cost: Cost) -> bool:
        """Whether the household of *player* has the minerals of *cost*."""
        begin = self.rules.house[player] * CARD_KINDS
        for mineral, amount in cost.minerals:
            if self.cards[begin + mineral] < amount:
                return False
        if cost.different:
            return self.spare_colours(player, cost) >= cost.different
        return True

    def spare_colours(self, player: int, cost: Cost) -> int:
        """Return of how many colours there is a mineral beside those that *cost* names."""
        begin = self.rules.house[player] * CARD_KINDS
        spare = 0
        for mineral in range(BARREN):
            if self.cards[begin + mineral] > cost.amounts[PURSE + mineral]:
                spare += 1
        return spare

    def is_developed(self, player: int, technology: int) -> bool:
        """Whether *technology* works for *player*."""
        if technology < OWN_TECHNOLOGIES:
            return bool(self.technologies[player] >> technology & 1)
        return bool(self.colony[self.rules.board[player]] >> technology & 1)

    def specialist(self, player: int, kind: int) -> int:
        """Return how many specialists of a kind *player* has."""
        return self.specialists[player * SPECIALIST_KINDS + kind]

    def helper(self, player: int, kind: int) -> int:
        """Return how many helpers of a kind *player* has."""
        return self.helpers[player * HELPER_KINDS + kind]

    def demand_in(self, quarters: int) -> int:
        """Return how many demand tokens lie in *quarters*."""
        demand = self.demand
        total = demand[quarters] + demand[quarters + QUARTERS_MOST]
        return total + demand[quarters + 2 * QUARTERS_MOST]

    def demand_left(self, kind: int) -> int:
        """Return how many demand tokens of a kind are in the box."""
        begin = kind * QUARTERS_MOST
        return DEMAND_TOKENS[kind] - sum(self.demand[begin : begin + QUARTERS_MOST])

    def is_clean(self) -> bool:
        """Whether no demand token lies in any quarters."""
        return not any(self.demand)

    def quarters_in_play(self) -> list[int]:
        """Return the quarters that are settled, from the left."""
        if self.rules.is_competitive:
            return sorted([home for home in self.home if home != NONE])
        return list(range(self.rules.quarters))

    def owner(self, quarters: int) -> int:
        """Return the player who has chosen *quarters*; NONE if nobody has."""
        return self.home.index(quarters) if quarters in self.home else NONE

    def in_zone(self, player: int, zone: int, quarters: int) -> int:
        """Return how many markers of *player* are in a zone of *quarters*."""
        return self.held[(zone * QUARTERS_MOST + quarters) * self.rules.players + player]

    def is_zone_held(self, zone: int, quarters: int) -> bool:
        """Whether a marker of anybody is in a zone of *quarters*."""
        begin = (zone * QUARTERS_MOST + quarters) * self.rules.players
        return any(self.held[begin : begin + self.rules.players])

    def on_board(self, player: int) -> bool:
        """Whether a marker of *player* stands on a field."""
        for markers in self.field_markers:
            if markers >> player & 1:
                return True
        return False

    def fields_with(self, player: int) -> list[int]:
        """Return the fields on which a marker of *player* stands."""
        found: list[int] = []
        for field, markers in enumerate(self.field_markers):
            if markers >> player & 1:
                found.append(field)
        return found

    def concerned(self, quarters: int) -> list[int]:
        """Return who is settled for *quarters*, in turn order: all, or its owner (Q-H8)."""
        return [self.owner(quarters)] if self.rules.is_competitive else self.turn_order()

    def dead(self, player: int) -> int:
        """Return how many colonist tokens of *player* show the skull side."""
        return self.track.count(DEAD + player)

    def is_locked(self, player: int) -> bool:
        """Whether the additional colonist token of *player* is still unavailable."""
        return LOCKED + player in self.track

    def colonists(self, player: int) -> int:
        """Return how many living colonist tokens *player* may use in a round."""
        return SLOTS - self.dead(player) - int(self.is_locked(player))

    def is_deserted(self) -> bool:
        """Whether nobody has a living colonist token that can be used."""
        for player in range(self.rules.players):
            if self.colonists(player):
                return False
        return True

    def may_act(self, player: int, slot: int) -> bool:
        """Whether *player* has a turn in *slot*: no dead or locked token lies there."""
        begin = (slot - 1) * SLOT_FIELDS
        for place in range(begin, begin + SLOT_FIELDS):
            token = self.track[place]
            if token == DEAD + player or token == LOCKED + player:
                return False
        return True

    def box(self, good: int) -> int:
        """Return how many markers of *good* are in the box, for `finite_goods`."""
        left = MARKERS_IN_BOX[good] - sum(self.stock[good::PURSE])
        return left - self.rtg if good == ENERGY else left

    def room(self, good: int, count: int) -> int:
        """Return how much of *count* can be gained (Q-K18)."""
        if self.rules.is_finite and good < MARKER_KINDS:
            return min(count, self.box(good))
        return count

    # Verbs. Each changes the state and tells at most one event.

    def gain(self, player: int, good: int, count: int) -> int:
        """Give *count* of *good* to the household of *player*; return how much there was."""
        if self.rules.is_finite:
            count = self.room(good, count)
        if count:
            self.stock[self.rules.house[player] * PURSE + good] += count
            if self.listener is not None:
                self.listener(events.Gained(player, good, count))
        return count

    def lose(self, player: int, good: int, count: int) -> None:
        """Take *count* of *good* from the household of *player*."""
        self.stock[self.rules.house[player] * PURSE + good] -= count
        if self.listener is not None:
            self.listener(events.Paid(player, good, count))

    def pay(self, player: int, cost: Cost, chosen: tuple[int, ...] = ()) -> None:
        """Pay *cost*; *chosen* are the minerals of any colours."""
        for good, amount in cost.goods:
            self.lose(player, good, amount)
        if cost.has_minerals:
            for mineral, amount in cost.minerals:
                for _ in range(amount):
                    self.discard(player, mineral)
            for mineral in chosen:
                self.discard(player, mineral)

    def discard(self, player: int, mineral: int) -> None:
        """Put a regolith card of the household of *player* on the discards."""
        self.cards[self.rules.house[player] * CARD_KINDS + mineral] -= 1
        self.regolith_discard = add(self.regolith_discard, mineral, 1)
        if self.listener is not None:
            if mineral == BARREN:
                self.listener(events.SampleDiscarded(player))
            else:
                self.listener(events.MineralPaid(player, mineral))

    def earn(self, player: int, source: int, count: int) -> None:
        """Give reputation to *player*, or satisfaction to the colony."""
        if count:
            house = self.rules.house[player]
            self.reputation[house] += count
            self.points[house * len(SOURCES) + source] += count
            if self.listener is not None:
                self.listener(events.ReputationGained(player, count))

    def take_from_rtg(self, player: int) -> None:
        """Take an energy from the generator for a point of reputation."""
        house = self.rules.house[player]
        self.rtg -= 1
        self.rtg_used = True
        self.stock[house * PURSE + ENERGY] += 1
        self.reputation[house] -= 1
        self.points[house * len(SOURCES) + RTG] -= 1
        if self.listener is not None:
            self.listener(events.RtgTaken(player))

    def place_marker(self, player: int, field: int) -> None:
        """Put a marker from the supply of *player* on a field."""
        self.supply[player] -= 1
        self.field_markers[field] |= 1 << player
        if self.listener is not None:
            self.listener(events.MarkerPlaced(player, field))

    def rest(self, player: int) -> None:
        """Take all markers of *player* back from the buildings."""
        count = 0
        for field, markers in enumerate(self.field_markers):
            if markers >> player & 1:
                self.field_markers[field] = markers & ~(1 << player)
                count += 1
        self.supply[player] += count
        if self.listener is not None:
            self.listener(events.MarkersRested(player, count))

    def recover(self, player: int, zone: int, quarters: int) -> None:
        """Take a marker of *player* back from quarters; the last one out of housing ends fines."""
        at = (zone * QUARTERS_MOST + quarters) * self.rules.players + player
        self.held = add(self.held, at, -1)
        self.supply[player] += 1
        if self.listener is not None:
            self.listener(events.MarkerRecovered(player, zone, quarters))
        if zone == HOUSING and not self.is_zone_held(HOUSING, quarters):
            self.lift_fines(quarters)

    def lift_fines(self, quarters: int) -> None:
        """Give the fine markers of *quarters* back to the bank."""
        self.fines = put(self.fines, quarters, 0)
        if self.listener is not None:
            self.listener(events.FinesRemoved(quarters))

    def pass_marker(self) -> None:
        """Pass the first player marker to the left."""
        self.first = (self.first + 1) % self.rules.players
        if self.listener is not None:
            self.listener(events.FirstPlayerSet(self.first))

    def place_demand(self, kind: int, quarters: int, count: int) -> None:
        """Put demand tokens into *quarters*, as far as there are any."""
        count = min(count, self.demand_left(kind))
        if count > 0:
            self.demand = add(self.demand, kind * QUARTERS_MOST + quarters, count)
            if self.listener is not None:
                self.listener(events.DemandPlaced(kind, quarters, count))

    def remove_demand(self, player: int, kind: int, quarters: int) -> None:
        """Remove a demand token from *quarters*."""
        self.demand = add(self.demand, kind * QUARTERS_MOST + quarters, -1)
        if self.listener is not None:
            self.listener(events.DemandRemoved(player, kind, quarters))

    def hold_marker(self, player: int, zone: int, quarters: int) -> None:
        """Put a marker that *player* has in hand into a zone of *quarters*."""
        at = (zone * QUARTERS_MOST + quarters) * self.rules.players + player
        self.held = add(self.held, at, 1)
        if self.listener is not None:
            self.listener(events.MarkerLocked(player, zone, quarters))

    # What other modules build.

    def shown_to(self, seat: int | None) -> dict[str, Any]:
        """Return what *seat* may know; None is a spectator."""
        return view.view(self, seat)

    def fields(self) -> dict[str, Any]:
        """Return the game's own part of the position document."""
        return position.write(self)

    def loose_ends(self) -> list[LooseEnd]:
        """Return what lies open and needs a step that takes it up."""
        return standing.loose_ends(self)

    def check(self, fields: Fields) -> None:
        """Check what must hold between the stack and the rest of a position."""
        standing.check(self, fields)

    def imagine(self, seat: int, rng: Rng) -> None:
        """Deal everything anew that *seat* cannot know."""
        imagination.imagine(self, seat, rng)

    def score(self) -> Outcome:
        """Return the outcome."""
        return scoring.outcome(self)
