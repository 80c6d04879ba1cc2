"""The full truth of one game of Terraforming Mars, and the verbs that change it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from areopolis.core.effect import NOTHING
from areopolis.core.outcome import Outcome
from areopolis.core.rng import Rng
from areopolis.core.standing import LooseEnd
from areopolis.core.state import State
from areopolis.core.vocabulary import Vocabulary
from areopolis.games.terraforming_mars import events
from areopolis.games.terraforming_mars.data.board import LAND_AREAS, NEIGHBOURS, count_in
from areopolis.games.terraforming_mars.data.constants import (
    ASLEEP,
    CAPITAL,
    CITY,
    GREENERY,
    KINDS,
    NONE,
    OCEAN,
    OCEANS_MOST,
    OXYGEN,
    OXYGEN_MOST,
    TAG_KINDS,
    TEMPERATURE,
    TEMPERATURE_MOST,
)
from areopolis.games.terraforming_mars.rules import scoring
from areopolis.games.terraforming_mars.seen import imagination, position, standing, view

if TYPE_CHECKING:
    from areopolis.core.document import Fields
    from areopolis.core.game import Game
    from areopolis.games.terraforming_mars.cards.model import Card
    from areopolis.games.terraforming_mars.rulebook import Rulebook


class MarsState(State):
    """Flat lists of small numbers; areas are bits of one number, cards their place in the table.

    A thing of a seat and a resource stands at seat * 6 + resource, of a seat and a tag at
    seat * 10 + tag.
    """

    def __init__(
        self,
        game: Game,
        seats: int,
        options: dict[str, Any],
        rng: Rng,
        rules: Rulebook,
        stock: list[int],
        production: list[int],
        rating: list[int],
        tags: list[int],
        hands: list[tuple[int, ...]],
        offered: list[tuple[int, ...]],
        drafted: list[tuple[int, ...]],
        dealt: list[tuple[int, ...]],
        corporation: list[int],
        tableau: list[tuple[int, ...]],
        events: list[tuple[int, ...]],
        triggers: list[tuple[int, ...]],
        on_card: list[int],
        used: list[int],
        deck: list[int],
        discard: list[int],
        discard_known: list[int],
        tiles: list[int],
        own: list[int],
        near_own: list[int],
        claimed: list[int],
        off_planet: list[int],
        position: list[int],
        colonies: list[tuple[int, ...]],
        visitor: list[int],
        fleets: list[int],
        milestones: list[int],
        awards: list[int],
        caches: list[list[int]],
        masks: list[int],
        numbers: list[int],
    ) -> None:
        """Take every field, so that cloning is one call; the last three are taken apart below."""
        super().__init__(game, seats, options, rng)
        self.rules = rules
        self.cards: tuple[Card, ...] = rules.cards
        self.stock = stock
        self.production = production
        self.rating = rating
        self.tags = tags
        # Cards: in hand; on offer in research or draft; kept in the draft; corporations dealt.
        self.hands = hands
        self.offered = offered
        self.drafted = drafted
        self.dealt = dealt
        self.corporation = corporation
        # Cards in play face up, corporation included; events face down; those that wait for things.
        self.tableau = tableau
        self.events = events
        self.triggers = triggers
        # Resources on each card; actions used this generation.
        self.on_card = on_card
        self.used = used
        # The top of the deck is its end; the bits of `discard_known`: the seats that know a card.
        self.deck = deck
        self.discard = discard
        self.discard_known = discard_known
        # The tile of each area; areas with own tiles, next to them, and claimed, by seat.
        self.tiles = tiles
        self.own = own
        self.near_own = near_own
        self.claimed = claimed
        self.off_planet = off_planet
        # Colony tiles: marker, owners by slot, whose fleet is there; fleets of each seat.
        self.position = position
        self.colonies = colonies
        self.visitor = visitor
        self.fleets = fleets
        self.milestones = milestones
        self.awards = awards
        # What cards in play add up to, by seat (see lasting.py); shared by clones, see `own_sums`.
        self.discount = caches[0]
        self.tag_discount = caches[1]
        self.power_plant_discount = caches[2]
        self.trade_discount = caches[3]
        self.trade_offset = caches[4]
        self.steel_value = caches[5]
        self.titanium_value = caches[6]
        self.offset = caches[7]
        self.greenery_price = caches[8]
        self.heat_floaters = caches[9]
        # What counts for the next card only.
        self.next_discount = caches[10]
        self.next_offset = caches[11]
        # Areas as bits.
        self.occupied = masks[0]
        self.oceans = masks[1]
        self.cities = masks[2]
        self.greeneries = masks[3]
        self.near_city = masks[4]
        self.near_tile = masks[5]
        self.near_greenery = masks[6]
        self.neutral = masks[7]
        # Seats as bits: rating raised, passed, owing a first action, heat as money, protected,
        # beginners.
        self.rated = masks[8]
        self.passed = masks[9]
        self.owing = masks[10]
        self.heat_as_mc = masks[11]
        self.protected = masks[12]
        self.beginners = masks[13]
        self.temperature = numbers[0]
        self.oxygen = numbers[1]
        self.generation = numbers[2]
        self.first = numbers[3]
        self.current = numbers[4]
        self.taken = numbers[5]
        self.playing = numbers[6]
        # Whether the final greeneries are being placed.
        self.is_final = numbers[7]

    def clone(self) -> MarsState:
        """Return an independent copy."""
        twin = MarsState(
            self.game,
            self.seats,
            self.options,
            Rng(self.rng.word),
            self.rules,
            self.stock[:],
            self.production[:],
            self.rating[:],
            self.tags[:],
            self.hands[:],
            self.offered[:],
            self.drafted[:],
            self.dealt[:],
            self.corporation[:],
            self.tableau[:],
            self.events[:],
            self.triggers[:],
            self.on_card[:],
            self.used[:],
            self.deck[:],
            self.discard[:],
            self.discard_known[:],
            self.tiles[:],
            self.own[:],
            self.near_own[:],
            self.claimed[:],
            self.off_planet[:],
            self.position[:],
            self.colonies[:],
            self.visitor[:],
            self.fleets[:],
            self.milestones[:],
            self.awards[:],
            [
                self.discount,
                self.tag_discount,
                self.power_plant_discount,
                self.trade_discount,
                self.trade_offset,
                self.steel_value,
                self.titanium_value,
                self.offset,
                self.greenery_price,
                self.heat_floaters,
                self.next_discount[:],
                self.next_offset[:],
            ],
            [
                self.occupied,
                self.oceans,
                self.cities,
                self.greeneries,
                self.near_city,
                self.near_tile,
                self.near_greenery,
                self.neutral,
                self.rated,
                self.passed,
                self.owing,
                self.heat_as_mc,
                self.protected,
                self.beginners,
            ],
            [
                self.temperature,
                self.oxygen,
                self.generation,
                self.first,
                self.current,
                self.taken,
                self.playing,
                self.is_final,
            ],
        )
        return self.copy_base(twin)

    # Queries.

    @property
    def vocabulary(self) -> Vocabulary:
        """The names of cards, areas, tiles and seats."""
        return self.rules.vocabulary

    def parameter(self, parameter: int) -> int:
        """Return how far a global parameter has come, in steps."""
        if parameter == TEMPERATURE:
            return self.temperature
        return self.oxygen if parameter == OXYGEN else count_in(self.oceans)

    def is_terraformed(self) -> bool:
        """Whether all three parameters have reached their goal."""
        return (
            self.temperature == TEMPERATURE_MOST
            and self.oxygen == OXYGEN_MOST
            and count_in(self.oceans) == OCEANS_MOST
        )

    def is_solo(self) -> bool:
        """Whether one seat plays against the neutral opponent."""
        return self.seats == 1

    def free_land(self, seat: int) -> int:
        """Return the land areas on which *seat* may place a tile, reserved ones excluded."""
        free = LAND_AREAS & ~self.occupied
        for other, claims in enumerate(self.claimed):
            if other != seat:
                free &= ~claims
        return free

    def cities_in_play(self) -> int:
        """Return how many cities there are, anywhere."""
        cities = count_in(self.cities)
        for owner in self.off_planet:
            if owner != NONE:
                cities += 1
        return cities

    def cities_of(self, seat: int) -> int:
        """Return how many cities *seat* owns, anywhere."""
        cities = count_in(self.cities & self.own[seat])
        for owner in self.off_planet:
            if owner == seat:
                cities += 1
        return cities

    def greeneries_of(self, seat: int) -> int:
        """Return how many greeneries *seat* owns."""
        return count_in(self.greeneries & self.own[seat])

    def colonies_of(self, seat: int) -> int:
        """Return how many colonies *seat* owns."""
        found = 0
        for owners in self.colonies:
            for owner in owners:
                if owner == seat:
                    found += 1
        return found

    def resources_of(self, seat: int, kind: int) -> int:
        """Return how many resources of *kind* lie on the cards of *seat*."""
        found = 0
        for card in self.tableau[seat]:
            if self.cards[card].holds == kind:
                found += self.on_card[card]
        return found

    def owner_of(self, area: int) -> int:
        """Return the seat whose tile is on *area*, or NONE."""
        for seat, own in enumerate(self.own):
            if own >> area & 1:
                return seat
        return NONE

    def seats_in_order(self) -> list[int]:
        """Return the seats clockwise from the first player."""
        return [(self.first + step) % self.seats for step in range(self.seats)]

    def card_price(self, seat: int) -> int:
        """Return what *seat* pays for a card to hand."""
        corporation = self.corporation[seat]
        own = self.cards[corporation].card_price if corporation != NONE else 0
        return own or self.rules.card_price

    def price_at_start(self, corporation: int) -> int:
        """Return what a starting project costs with this corporation."""
        definition = self.cards[corporation]
        if definition.is_beginner:
            return 0
        return definition.card_price or self.rules.card_price

    # Verbs. Each changes the state and tells at most one event.

    def gain(self, seat: int, resource: int, count: int) -> None:
        """Add to the stock of *seat*."""
        place = seat * KINDS + resource
        self.stock[place] = self.stock[place] + count
        if count and self.listener is not None:
            self.listener(events.Gained(seat, resource, count))

    def spend(self, seat: int, resource: int, count: int) -> None:
        """Take from the stock of *seat*."""
        place = seat * KINDS + resource
        self.stock[place] = self.stock[place] - count
        if count and self.listener is not None:
            self.listener(events.Paid(seat, resource, count))

    def rob(self, seat: int, resource: int, count: int, attacker: int) -> None:
        """Let *seat* lose stock to an attack."""
        self.stock[seat * KINDS + resource] -= count
        if count and self.listener is not None:
            self.listener(events.Lost(seat, resource, count, attacker))

    def produce(self, seat: int, resource: int, change: int) -> None:
        """Change a production of *seat*."""
        place = seat * KINDS + resource
        self.production[place] = self.production[place] + change
        if change and self.listener is not None:
            self.listener(events.ProductionChanged(seat, resource, change))

    def raise_rating(self, seat: int, count: int) -> None:
        """Raise the terraform rating of *seat*; the government has none."""
        if seat == NOTHING or not count:
            return
        self.rating[seat] += count
        self.rated |= 1 << seat
        if self.listener is not None:
            self.listener(events.RatingRaised(seat, count))

    def add_resources(self, seat: int, card: int, count: int) -> None:
        """Put resources on a card of *seat*."""
        self.on_card[card] += count
        if count and self.listener is not None:
            self.listener(events.ResourcesAdded(seat, card, count))

    def remove_resources(self, seat: int, card: int, count: int) -> None:
        """Take resources off a card of *seat*."""
        self.on_card[card] -= count
        if count and self.listener is not None:
            self.listener(events.ResourcesRemoved(seat, card, count))

    def draw(self, count: int) -> tuple[int, ...]:
        """Take cards from the deck; the discard pile becomes the deck when it is empty."""
        drawn: list[int] = []
        for _ in range(count):
            card = self.draw_one()
            if card != NONE:
                drawn.append(card)
        return tuple(drawn)

    def draw_one(self) -> int:
        """Take the top card of the deck, or NONE where no card is left."""
        if not self.deck:
            self.reshuffle()
            if not self.deck:
                return NONE
        self.reveal()
        return self.deck.pop()

    def reshuffle(self) -> None:
        """Make the discard pile the deck."""
        # The order of discarding must not matter.
        self.deck = sorted(self.discard)
        self.discard = []
        self.discard_known = []
        self.chance().shuffle(self.deck)
        if self.listener is not None:
            self.listener(events.DeckShuffled(len(self.deck)))

    def take_to_hand(self, seat: int, cards: tuple[int, ...]) -> None:
        """Add *cards* to the hand of *seat*."""
        if not cards:
            return
        self.hands[seat] = tuple(sorted(self.hands[seat] + cards))
        if self.listener is not None:
            self.listener(events.CardsDrawn(seat, cards, knowers=1 << seat))

    def discard_cards(self, seat: int, cards: tuple[int, ...]) -> None:
        """Put *cards* on the discard pile, face down; *seat* knows them."""
        if not cards:
            return
        self.discard += cards
        self.discard_known += [1 << seat] * len(cards)
        if self.listener is not None:
            self.listener(events.CardsDiscarded(seat, cards, knowers=1 << seat))

    def discard_open(self, seat: int, card: int) -> None:
        """Put *card* on the discard pile after showing it to everybody."""
        self.discard.append(card)
        self.discard_known.append((1 << self.seats) - 1)
        if self.listener is not None:
            self.listener(events.CardShown(seat, card))

    def remove_from_hand(self, seat: int, cards: tuple[int, ...]) -> None:
        """Take *cards* out of the hand of *seat*."""
        self.hands[seat] = tuple([card for card in self.hands[seat] if card not in cards])

    def put_tile(self, seat: int, tile: int, area: int) -> None:
        """Put a tile on an area; NOTHING owns oceans and what the government places."""
        bit = 1 << area
        around = NEIGHBOURS[area]
        self.tiles[area] = tile
        self.occupied |= bit
        self.near_tile |= around
        if tile == OCEAN:
            self.oceans |= bit
        elif tile == GREENERY:
            self.greeneries |= bit
            self.near_greenery |= around
        elif tile in (CITY, CAPITAL):
            self.cities |= bit
            self.near_city |= around
        if tile != OCEAN and seat != NOTHING:
            self.own[seat] |= bit
            self.near_own[seat] |= around
        if self.listener is not None:
            self.listener(events.TilePlaced(seat, tile, area))

    def move_track(self, colony: int, position: int) -> None:
        """Move the marker of a colony tile."""
        self.position[colony] = position
        if self.listener is not None:
            self.listener(events.TrackMoved(colony, position))

    def wake_colonies(self) -> None:
        """Wake each sleeping colony tile whose resource some card in play can hold."""
        for colony, marker in enumerate(self.position):
            if marker == ASLEEP and self.has_holder(self.rules.colonies[colony].needs):
                self.position[colony] = self.rules.track_start
                if self.listener is not None:
                    self.listener(events.ColonyWoke(colony))

    def has_holder(self, kind: int) -> bool:
        """Whether any card in play can hold *kind*."""
        cards = self.cards
        for tableau in self.tableau:
            for card in tableau:
                if cards[card].holds == kind:
                    return True
        return False

    def enter(self, seat: int, card: int) -> None:
        """Let what *card* changes lastingly begin for *seat*, and count its tags."""
        definition = self.cards[card]
        for tag in definition.tags:
            self.tags[seat * TAG_KINDS + tag] += 1
        if definition.lasting:
            self.own_sums()
            for lasting in definition.lasting:
                lasting.enter(self, seat, card)
        if definition.triggers:
            self.triggers[seat] = (*self.triggers[seat], card)

    def own_sums(self) -> None:
        """Take a copy of what cards add up to; clones share it until a card changes it."""
        self.discount = self.discount[:]
        self.tag_discount = self.tag_discount[:]
        self.power_plant_discount = self.power_plant_discount[:]
        self.trade_discount = self.trade_discount[:]
        self.trade_offset = self.trade_offset[:]
        self.steel_value = self.steel_value[:]
        self.titanium_value = self.titanium_value[:]
        self.offset = self.offset[:]
        self.greenery_price = self.greenery_price[:]
        self.heat_floaters = self.heat_floaters[:]

    # What other modules build.

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
        """Return what lies open and needs a step that takes it up."""
        return standing.loose_ends(self)

    def check(self, fields: Fields) -> None:
        """Check that secret corporations can pay the cards in hand."""
        standing.check(self, fields)

    def imagine(self, seat: int, rng: Rng) -> None:
        """Deal everything anew that *seat* cannot know."""
        imagination.imagine(self, seat, rng)

    def score(self) -> Outcome:
        """Return the outcome."""
        return scoring.outcome(self)
