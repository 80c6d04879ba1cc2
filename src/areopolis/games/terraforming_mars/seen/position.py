"""The game's own part of a position document (docs/positions.md)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from areopolis.core.document import Fields, seats_in
from areopolis.core.errors import BadPosition
from areopolis.core.placed import Placed
from areopolis.games.terraforming_mars.data.board import (
    LAND_AREAS,
    METAL_AREAS,
    NAMES,
    NOCTIS_AREA,
    OCEAN_AREAS,
    VOLCANIC_AREAS,
    areas_in,
)
from areopolis.games.terraforming_mars.data.constants import (
    ASLEEP,
    AWARD_PRICES,
    AWARDS,
    CITY,
    COLONIES_PER_TILE,
    COLONY_TILES,
    COLOURS,
    FLEETS_MOST,
    GREENERY,
    KINDS,
    LAVA_FLOWS,
    LEAST_MC_PRODUCTION,
    MC,
    MILESTONES,
    MILESTONES_MOST,
    MINING_AREA,
    MINING_RIGHTS,
    MOHOLE_AREA,
    NONE,
    NOT_IN_PLAY,
    OCEAN,
    OCEANS_MOST,
    OXYGEN_MOST,
    RESOURCES,
    TEMPERATURE_MOST,
    TEMPERATURE_START,
    TEMPERATURE_STEP,
    TILES,
    TRACK_END,
)
from areopolis.games.terraforming_mars.rules.requirements import shown

if TYPE_CHECKING:
    from areopolis.games.terraforming_mars.state import MarsState

MOST: int = 1 << 20

# Where special tiles lie; all others lie on land, cities on the reserve of Noctis City, too.
ONLY_ON: Final = {
    LAVA_FLOWS: VOLCANIC_AREAS,
    MINING_AREA: METAL_AREAS & LAND_AREAS,
    MINING_RIGHTS: METAL_AREAS & LAND_AREAS,
    MOHOLE_AREA: OCEAN_AREAS,
    CITY: LAND_AREAS | NOCTIS_AREA,
    # Few cards place these elsewhere than the rules say.
    OCEAN: LAND_AREAS | OCEAN_AREAS,
    GREENERY: LAND_AREAS | OCEAN_AREAS,
}
OCEANS_ON_LAND: Final = 1


def write(state: MarsState) -> dict[str, Any]:
    """Return every field of *state*, hidden ones included, in readable names."""
    name = state.vocabulary.name
    return {
        "generation": state.generation,
        "first": COLOURS[state.first],
        "current": COLOURS[state.current],
        "taken": state.taken,
        "playing": name("card", state.playing),
        "is_final": bool(state.is_final),
        "temperature": shown(0, state.temperature),
        "oxygen": state.oxygen,
        "deck": name("card*", state.deck),
        "discard": [
            {"card": name("card", card), "seen_by": seats_in(known)}
            for card, known in zip(state.discard, state.discard_known, strict=True)
        ],
        "tiles": {NAMES[area]: _write_tile(state, area) for area in areas_in(state.occupied)},
        "off_planet": {
            name("place", place): COLOURS[owner]
            for place, owner in enumerate(state.off_planet)
            if owner != NONE
        },
        "colonies": {
            COLONY_TILES[n]: _write_colony(state, n)
            for n in range(len(COLONY_TILES))
            if state.position[n] != NOT_IN_PLAY
        },
        "milestones": {
            MILESTONES[n]: COLOURS[owner]
            for n, owner in enumerate(state.milestones)
            if owner != NONE
        },
        "awards": {
            AWARDS[n]: COLOURS[funder] for n, funder in enumerate(state.awards) if funder != NONE
        },
        "players": [_write_player(state, seat) for seat in range(state.seats)],
    }


def _write_tile(state: MarsState, area: int) -> dict[str, str]:
    owner = state.owner_of(area)
    return {
        "tile": TILES[state.tiles[area]],
        "owner": state.vocabulary.name("seat", owner),
    }


def _write_colony(state: MarsState, colony: int) -> dict[str, Any]:
    position = state.position[colony]
    return {
        "marker": "asleep" if position == ASLEEP else position,
        "owners": [COLOURS[owner] for owner in state.colonies[colony]],
        "fleet": state.vocabulary.name("seat", state.visitor[colony]),
    }


def _write_player(state: MarsState, seat: int) -> dict[str, Any]:
    name = state.vocabulary.name
    start = seat * KINDS
    return {
        "colour": COLOURS[seat],
        "corporation": name("card", state.corporation[seat]),
        "rating": state.rating[seat],
        "stock": dict(zip(RESOURCES, state.stock[start : start + KINDS], strict=True)),
        "production": dict(zip(RESOURCES, state.production[start : start + KINDS], strict=True)),
        "hand": name("card*", state.hands[seat]),
        "offered": name("card*", state.offered[seat]),
        "drafted": name("card*", state.drafted[seat]),
        "dealt": name("card*", state.dealt[seat]),
        "tableau": name("card*", state.tableau[seat]),
        "events": name("card*", state.events[seat]),
        "resources": {
            name("card", card): state.on_card[card]
            for card in state.tableau[seat]
            if state.on_card[card]
        },
        "used": [name("card", card) for card in state.tableau[seat] if card in state.used],
        "claims": [NAMES[area] for area in areas_in(state.claimed[seat])],
        "fleets": state.fleets[seat],
        "next_discount": state.next_discount[seat],
        "next_offset": state.next_offset[seat],
        "passed": bool(state.passed >> seat & 1),
        "rating_raised": bool(state.rated >> seat & 1),
        "owes_first_action": bool(state.owing >> seat & 1),
        "is_beginner": bool(state.beginners >> seat & 1),
    }


class Reader:
    """Reads a document into a state that has just begun, and checks what must hold."""

    def __init__(self, state: MarsState, fields: Fields) -> None:
        self.state = state
        self.fields = fields
        self.numbers = state.vocabulary.numbers
        self.colours = {COLOURS[n]: n for n in range(state.seats)}
        self.cards = Placed("card", self.numbers["card"])

    def read(self) -> None:
        """Read everything, part by part."""
        state, fields = self.state, self.fields
        state.generation = fields.number("generation", 0, MOST)
        state.first = self.colour(fields, "first")
        state.current = self.colour(fields, "current")
        state.taken = fields.number("taken", 0, 2)
        state.playing = fields.name("playing", "card", self.numbers["card"])
        state.is_final = int(fields.flag("is_final"))
        self.read_parameters()
        self.read_tiles()
        self.read_players()
        self.read_piles()
        self.read_colonies()
        self.read_goals()
        self.count_event_tags()

    def colour(self, fields: Fields, name: str) -> int:
        """Return a seat that takes part."""
        return fields.required(name, "seat", self.colours)

    # The planet.

    def read_parameters(self) -> None:
        """Read temperature and oxygen."""
        state, fields = self.state, self.fields
        most = TEMPERATURE_START + TEMPERATURE_STEP * TEMPERATURE_MOST
        degrees = fields.number("temperature", TEMPERATURE_START, most)
        if (degrees - TEMPERATURE_START) % TEMPERATURE_STEP:
            raise fields.wrong(
                "temperature", "it rises in steps of {step}", {"step": TEMPERATURE_STEP}
            )
        state.temperature = (degrees - TEMPERATURE_START) // TEMPERATURE_STEP
        state.oxygen = fields.number("oxygen", 0, OXYGEN_MOST)

    def read_tiles(self) -> None:
        """Read the tiles on the board; special tiles are there once at most."""
        state = self.state
        tiles = self.fields.sub("tiles")
        for name, area in tiles.named("area", self.numbers["area"]):
            fields = tiles.sub(name)
            tile = fields.required("tile", "tile", self.numbers["tile"])
            owner = fields.name("owner", "seat", self.colours)
            fields.done()
            self.check_tile(fields, tile, owner, area)
            state.put_tile(owner, tile, area)
            if owner == NONE and tile != OCEAN:
                state.neutral |= 1 << area
        tiles.done()
        self.check_counts()
        cities = self.fields.sub("off_planet")
        for name, place in cities.named("place", self.numbers["place"]):
            state.off_planet[place] = self.colour(cities, name)

    def check_counts(self) -> None:
        """Check that there are not too many oceans, nor too many on land."""
        oceans = self.state.oceans
        if oceans.bit_count() > OCEANS_MOST:
            raise self.fields.wrong("tiles", "more than {most} oceans", {"most": OCEANS_MOST})
        if (oceans & LAND_AREAS).bit_count() > OCEANS_ON_LAND:
            raise self.fields.wrong(
                "tiles", "more than {most} oceans on land", {"most": OCEANS_ON_LAND}
            )

    def check_tile(self, fields: Fields, tile: int, owner: int, area: int) -> None:
        """Check that a tile may lie where it lies and belong to whom it belongs."""
        if not ONLY_ON.get(tile, LAND_AREAS) >> area & 1:
            raise fields.wrong("tile", "this tile cannot lie there")
        if tile == OCEAN:
            if owner != NONE:
                raise fields.wrong("owner", "nobody owns an ocean")
            return
        if owner == NONE and not (self.state.is_solo() and tile in (CITY, GREENERY)):
            raise fields.wrong("owner", "somebody owns this tile")
        if tile not in (CITY, GREENERY) and tile in self.state.tiles:
            raise fields.wrong("tile", "this tile is there once only")

    # Players.

    def read_players(self) -> None:
        """Read what each seat has; what its cards add up to is counted anew."""
        state = self.state
        for seat, fields in enumerate(self.fields.tables("players", state.seats)):
            if self.colour(fields, "colour") != seat:
                raise fields.wrong("colour", "this seat is {seat}", {"seat": COLOURS[seat]})
            self.read_board(fields, seat)
            self.read_cards(fields, seat)
            self.read_flags(fields, seat)
            fields.done()

    def read_board(self, fields: Fields, seat: int) -> None:
        """Read stock, production and rating."""
        state = self.state
        state.rating[seat] = fields.number("rating", 0, MOST)
        stock, production = fields.sub("stock"), fields.sub("production")
        for resource, name in enumerate(RESOURCES):
            least = LEAST_MC_PRODUCTION if resource == MC else 0
            state.stock[seat * KINDS + resource] = stock.number(name, 0, MOST)
            state.production[seat * KINDS + resource] = production.number(name, least, MOST)
        stock.done()
        production.done()

    def read_cards(self, fields: Fields, seat: int) -> None:
        """Read the cards of a seat, in play and hidden."""
        state = self.state
        corporation = fields.name("corporation", "card", self.numbers["card"])
        if corporation != NONE and not state.cards[corporation].is_corporation:
            raise fields.wrong("corporation", "this card is no corporation")
        state.corporation[seat] = corporation
        state.hands[seat] = tuple(sorted(self.place_cards(fields, "hand", False)))
        state.offered[seat] = tuple(sorted(self.place_cards(fields, "offered", False)))
        state.drafted[seat] = tuple(self.place_cards(fields, "drafted", False))
        state.dealt[seat] = tuple(sorted(self.place_cards(fields, "dealt", True)))
        tableau = self.place_cards(fields, "tableau", None)
        state.events[seat] = tuple(self.place_cards(fields, "events", False))
        for card in tableau:
            definition = state.cards[card]
            if definition.is_event:
                raise fields.wrong("tableau", "{card} is an event", {"card": definition.name})
            if definition.is_corporation and card != corporation:
                raise fields.wrong(
                    "tableau", "{card} is not the corporation", {"card": definition.name}
                )
            state.enter(seat, card)
        state.tableau[seat] = tuple(tableau)
        if corporation != NONE and corporation not in tableau:
            raise fields.wrong("corporation", "this card is not in play here")
        for card in state.events[seat]:
            if not state.cards[card].is_event:
                raise fields.wrong("events", "{card} is no event", {"card": state.cards[card].name})
        self.read_resources(fields, seat)

    def read_resources(self, fields: Fields, seat: int) -> None:
        """Read resources on cards, used actions, claims and fleets."""
        state = self.state
        resources = fields.sub("resources")
        cards = self.numbers["card"]
        for name in resources.table:
            if name not in cards or cards[name] not in state.tableau[seat]:
                raise resources.wrong(str(name), "this card is not in play here")
            if state.cards[cards[name]].holds == NONE:
                raise resources.wrong(str(name), "this card holds nothing")
            state.on_card[cards[name]] = resources.number(name, 1, MOST)
        for card in fields.names("used", "card", cards):
            if card not in state.tableau[seat] or not state.cards[card].actions:
                raise fields.wrong("used", "only a card in play with an action can be used")
            if card in state.used:
                raise BadPosition(
                    "duplicate-field",
                    {"field": fields.at("used"), "value": state.cards[card].name},
                )
            state.used.append(card)
        for area in fields.names("claims", "area", self.numbers["area"]):
            if area == NONE or (OCEAN_AREAS | NOCTIS_AREA) >> area & 1:
                raise fields.wrong("claims", "only land that is not reserved can be claimed")
            bit = 1 << area
            if sum(state.claimed) & bit or state.owner_of(area) not in (NONE, seat):
                raise fields.wrong("claims", "this area is no longer free")
            state.claimed[seat] |= bit
        state.fleets[seat] = fields.number("fleets", 0, FLEETS_MOST)
        state.next_discount[seat] = fields.number("next_discount", 0, MOST)
        state.next_offset[seat] = fields.number("next_offset", 0, MOST)

    def read_flags(self, fields: Fields, seat: int) -> None:
        """Read what is true or false of a seat."""
        state = self.state
        bit = 1 << seat
        state.passed |= bit if fields.flag("passed") else 0
        state.rated |= bit if fields.flag("rating_raised") else 0
        state.owing |= bit if fields.flag("owes_first_action") else 0
        corporation = state.corporation[seat]
        if state.owing & bit and (corporation == NONE or not state.cards[corporation].first):
            raise fields.wrong("owes_first_action", "this corporation has no first action")
        state.beginners |= bit if fields.flag("is_beginner") else 0

    def place_cards(self, fields: Fields, name: str, corporations: bool | None) -> list[int]:
        """Return a pile of cards, each of which lies nowhere else.

        *corporations*: whether it holds corporations only, projects only, or both (None).
        """
        cards = fields.names(name, "card", self.numbers["card"])
        for place, card in enumerate(cards):
            definition = self.state.cards[card]
            is_right = corporations is None or definition.is_corporation == corporations
            if card != NONE and not is_right:
                raise fields.wrong(name, "{card} does not belong there", {"card": definition.name})
            self.place_card(fields, f"{name}[{place}]", card)
        return cards

    def place_card(self, fields: Fields, name: str, card: int) -> None:
        """Note that *card* lies in the field *name*, and nowhere else."""
        definition = self.state.cards[card]
        # Several beginners may play the beginner corporation.
        if card not in self.cards.there or not definition.is_beginner:
            self.cards.put(fields, name, card)
        if not definition.is_corporation and card not in self.state.rules.deck:
            raise fields.wrong(name, "{card} is not in this game", {"card": definition.name})

    # Piles, colonies, goals.

    def read_piles(self) -> None:
        """Read deck and discard pile; every project lies somewhere."""
        state, fields = self.state, self.fields
        state.deck = self.place_cards(fields, "deck", False)
        for entry in fields.tables("discard"):
            card = entry.required("card", "card", self.numbers["card"])
            if state.cards[card].is_corporation:
                raise entry.wrong("card", "corporations are not discarded")
            self.place_card(entry, "card", card)
            state.discard.append(card)
            state.discard_known.append(entry.seats("seen_by", state.seats))
            entry.done()
        for card in state.rules.deck:
            if card not in self.cards.there:
                raise fields.wrong(
                    "deck", "card {card} is missing", {"card": state.cards[card].name}
                )

    def read_colonies(self) -> None:
        """Read the colony tiles; a fleet is on one tile only, a marker not behind the colonies."""
        state = self.state
        tiles = self.fields.sub("colonies")
        known = self.numbers["colony"] if state.rules.has_colonies else {}
        for name, colony in tiles.named("colony", known):
            fields = tiles.sub(name)
            owners = fields.names("owners", "seat", self.colours)
            if len(owners) > COLONIES_PER_TILE or NONE in owners:
                raise fields.wrong(
                    "owners", "at most {most} colonies of players", {"most": COLONIES_PER_TILE}
                )
            state.colonies[colony] = tuple(owners)
            if fields.any("marker") == "asleep":
                needed = state.rules.colonies[colony].needs
                if needed == NONE or owners or state.has_holder(needed):
                    raise fields.wrong("marker", "this tile cannot be asleep")
                state.position[colony] = ASLEEP
            else:
                state.position[colony] = fields.number("marker", len(owners), TRACK_END)
            self.read_visitor(fields, colony)
            fields.done()

    def read_visitor(self, fields: Fields, colony: int) -> None:
        """Read whose fleet is on a colony tile; nobody trades with more fleets than there are."""
        state = self.state
        seat = fields.name("fleet", "seat", self.colours)
        if seat != NONE:
            if state.position[colony] == ASLEEP:
                raise fields.wrong("fleet", "nobody trades with a sleeping tile")
            if state.visitor.count(seat) >= state.fleets[seat]:
                raise fields.wrong("fleet", "{seat} has fewer fleets", {"seat": COLOURS[seat]})
        state.visitor[colony] = seat

    def read_goals(self) -> None:
        """Read claimed milestones and funded awards."""
        state = self.state
        for kind, owners, most in (
            ("milestone", state.milestones, MILESTONES_MOST),
            ("award", state.awards, len(AWARD_PRICES)),
        ):
            field = f"{kind}s"
            table = self.fields.sub(field)
            for name, number in table.named(kind, self.numbers[kind]):
                owners[number] = self.colour(table, name)
            # The solo game has neither.
            allowed = 0 if state.is_solo() else most
            if len(table.table) > allowed:
                raise self.fields.wrong(field, "at most {most}", {"most": allowed})

    def count_event_tags(self) -> None:
        """While an event is being played its tags count."""
        state = self.state
        if state.playing != NONE and state.cards[state.playing].is_event:
            for seat in range(state.seats):
                if state.playing in state.events[seat]:
                    for tag in state.cards[state.playing].tags:
                        state.tags[seat * 10 + tag] += 1


def read(state: MarsState, fields: Fields) -> None:
    """Fill *state*, which has just begun, from *fields*.

    Raises:
        BadPosition: something is missing, unknown or impossible.
    """
    Reader(state, fields).read()
