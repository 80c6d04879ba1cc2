"""The game's own part of a position document (docs/positions.md)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from areopolis.core.document import Fields, seats_in
from areopolis.core.errors import BadPosition
from areopolis.core.placed import Placed
from areopolis.games.mission_red_planet.data.components import (
    ALL_CHARACTERS,
    ASTRONAUTS,
    CHARACTERS,
    COLOURS,
    NONE,
    OUTER,
    POINT_TOKENS,
    RECRUITER,
    RESOURCE_TOKENS,
    RESOURCES,
    SIGNS_PER_ZONE,
    STOP_NAMES,
)
from areopolis.games.mission_red_planet.seen.view import by_colour, by_resource, characters_in

if TYPE_CHECKING:
    from areopolis.games.mission_red_planet.state import MissionState

MOST: Final = 1000


def write(state: MissionState) -> dict[str, Any]:
    """Return every field of *state*, hidden ones included, in readable names."""
    name = state.vocabulary.name
    zones = state.vocabulary.names["zone"]
    return {
        "stop": STOP_NAMES[state.stop],
        "first": COLOURS[state.first],
        "last": COLOURS[state.last],
        "countdown": state.countdown,
        "docks": [_write_ship(state, ship) if ship != NONE else None for ship in state.docks],
        "launched": [_write_ship(state, ship) for ship in state.launched],
        "ship_deck": name("ship*", state.ship_deck),
        "ship_discard": name("ship*", state.ship_discard),
        "zones": {zone: _write_zone(state, number) for number, zone in enumerate(zones)},
        "spare_resource": RESOURCES[state.spare],
        "colours": {COLOURS[n]: _write_colour(state, n) for n in range(state.colours)},
        "players": [_write_player(state, seat) for seat in range(state.seats)],
        "point_tokens": dict(zip(RESOURCES, state.bank, strict=True)),
        "event_deck": name("card*", state.event_deck),
        "event_discard": name("card*", state.event_discard),
        "box": [
            {"card": name("card", card), "seen_by": seats_in(seen)}
            for card, seen in zip(state.box, state.box_known, strict=True)
        ],
        "drawn": name("card", state.drawn),
        "discoveries_face_up": state.are_discoveries_up,
        "claims": [
            {"zone": zones[zone], "colour": COLOURS[colour], "count": count}
            for zone, colour, count in state.claims
        ],
    }


def _write_ship(state: MissionState, ship: int) -> dict[str, Any]:
    return {
        "ship": state.vocabulary.name("ship", ship),
        "crew": by_colour(state.crew_of(ship)),
        "tokens": state.vocabulary.name("zone*", state.signs[ship]),
    }


def _write_zone(state: MissionState, zone: int) -> dict[str, Any]:
    return {
        "resource": RESOURCES[state.resource[zone]],
        "found": bool(state.found >> zone & 1),
        "tokens": by_resource(state.tokens[zone * 3 : zone * 3 + 3]),
        "astronauts": by_colour(state.counts(zone)),
        "discovery": state.vocabulary.name("card", state.discovery[zone]),
        "seen_by": seats_in(state.known[zone]),
    }


def _write_colour(state: MissionState, colour: int) -> dict[str, Any]:
    written: dict[str, Any] = {
        "supply": state.supply[colour],
        "lost": state.lost[colour],
        "tokens": by_resource(state.purse[colour * 3 : colour * 3 + 3]),
        "played": characters_in(state.played[colour]),
        "chosen": CHARACTERS[state.chosen[colour]],
    }
    if state.is_neutral(colour):
        deck = state.neutral_decks[colour - state.seats]
        written["deck"] = state.vocabulary.name("character*", deck)
    else:
        written["hand"] = characters_in(state.hand[colour])
    return written


def _write_player(state: MissionState, seat: int) -> dict[str, Any]:
    name = state.vocabulary.name
    return {
        "cards": name("card*", state.kept[seat]),
        "dealt": name("card*", state.dealt[seat]),
        "rejected": name("card", state.rejected[seat]),
    }


class Reader:
    """Reads a document into a state that has just begun, and checks what must hold."""

    def __init__(self, state: MissionState, fields: Fields) -> None:
        self.state = state
        self.fields = fields
        self.numbers = state.vocabulary.numbers
        self.colours = {COLOURS[n]: n for n in range(state.colours)}
        self.ships = Placed("ship", self.numbers["ship"])
        self.cards = Placed("card", self.numbers["card"])

    def read(self) -> None:
        """Read everything, part by part."""
        state, fields = self.state, self.fields
        stops = {name: number for number, name in enumerate(STOP_NAMES)}
        state.stop = fields.required("stop", "stop", stops)
        state.first = self.colour(fields, "first")
        state.last = self.colour(fields, "last")
        state.countdown = fields.number("countdown", 0, len(CHARACTERS))
        state.are_discoveries_up = fields.flag("discoveries_face_up")
        self.read_ships()
        self.read_zones()
        self.read_colours()
        self.read_players()
        self.read_events()
        self.read_claims()
        self.check_astronauts()
        self.check_tokens()

    def colour(self, fields: Fields, name: str) -> int:
        """Return a colour that takes part."""
        return fields.required(name, "colour", self.colours)

    # Ships.

    def read_ships(self) -> None:
        """Read docks, launched ships, deck and discard pile; every ship stands somewhere once."""
        state, fields = self.state, self.fields
        docks = fields.items("docks")
        if len(docks) != len(state.docks):
            raise BadPosition(
                "wrong-count", {"field": "docks", "expected": len(state.docks), "found": len(docks)}
            )
        state.ship_deck = self.ships.pile(fields, "ship_deck")
        state.ship_discard = self.ships.pile(fields, "ship_discard")
        for dock, written in enumerate(docks):
            state.docks[dock] = (
                NONE if written is None else self.read_ship(written, f"docks[{dock}]")
            )
        state.launched = [
            self.read_ship(written, f"launched[{place}]")
            for place, written in enumerate(fields.items("launched"))
        ]
        state.count_free_seats()
        for name in self.ships.missing():
            raise fields.wrong("ship_deck", "ship {name} is missing", {"name": name})
        for zone, name in enumerate(state.vocabulary.names["zone"]):
            used = sum([signs.count(zone) for signs in state.signs])
            state.sign_supply[zone] = SIGNS_PER_ZONE - used
            if used > SIGNS_PER_ZONE:
                raise fields.wrong(
                    "docks",
                    "more than {most} tokens of {name} on ships",
                    {"most": SIGNS_PER_ZONE, "name": name},
                )

    def read_ship(self, written: Any, path: str) -> int:
        """Read a docked or launched ship with crew and tokens."""
        state = self.state
        fields = Fields(written, path, BadPosition)
        ship = self.ships.one(fields, "ship")
        crew = fields.counted("crew", "colour", self.colours, MOST)
        if sum(crew) > state.rules.capacity[ship]:
            raise fields.wrong(
                "crew",
                "more than the capacity {capacity}",
                {"capacity": state.rules.capacity[ship]},
            )
        state.crew[ship * state.colours : (ship + 1) * state.colours] = crew
        state.aboard[ship] = sum(crew)
        signs = fields.names("tokens", "zone", self.numbers["zone"])
        if NONE in signs:
            raise fields.wrong("tokens", "a token names a zone")
        state.signs[ship] = tuple(signs)
        fields.done()
        return ship

    # Zones.

    def read_zones(self) -> None:
        """Read every zone, and the spare resource token; together they are the eleven."""
        state = self.state
        zones = self.fields.sub("zones")
        resources = self.numbers["resource"]
        for zone, name in enumerate(state.vocabulary.names["zone"]):
            fields = zones.sub(name)
            state.resource[zone] = fields.required("resource", "resource", resources)
            if fields.flag("found"):
                state.found |= 1 << zone
            counts = fields.counted("astronauts", "colour", self.colours, MOST)
            state.astronauts[zone * state.colours : (zone + 1) * state.colours] = counts
            if sum(counts) and not state.found >> zone & 1:
                raise fields.wrong("found", "astronauts are there, so the resource token is open")
            state.tokens[zone * 3 : zone * 3 + 3] = fields.counted(
                "tokens", "resource", resources, MOST
            )
            self.read_discovery(fields, zone)
            fields.done()
        zones.done()
        state.spare = self.fields.required("spare_resource", "resource", resources)
        for resource, count in enumerate(RESOURCE_TOKENS):
            there = state.resource.count(resource) + (state.spare == resource)
            if there != count:
                raise self.fields.wrong(
                    "zones",
                    "{found} resource tokens of {resource}, there are {count}",
                    {"found": there, "resource": RESOURCES[resource], "count": count},
                )

    def read_discovery(self, fields: Fields, zone: int) -> None:
        """Read the discovery of a zone and who has seen it."""
        state = self.state
        components = state.rules.components
        card = fields.name("discovery", "card", self.numbers["card"])
        state.known[zone] = fields.seats("seen_by", state.seats)
        if card != NONE:
            if components.zones[zone].kind != OUTER:
                raise fields.wrong("discovery", "only outer zones have one")
            if not components.is_discovery(card):
                raise fields.wrong("discovery", "this card is no discovery")
            self.cards.put(fields, "discovery", card)
            state.discovery[zone] = card
        elif state.known[zone]:
            raise fields.wrong("seen_by", "there is nothing to see")

    # Colours and players.

    def read_colours(self) -> None:
        """Read astronauts, tokens and characters of each colour."""
        state = self.state
        colours = self.fields.sub("colours")
        for name, colour in self.colours.items():
            fields = colours.sub(name)
            state.supply[colour] = fields.number("supply", 0, ASTRONAUTS)
            state.lost[colour] = fields.number("lost", 0, ASTRONAUTS)
            state.purse[colour * 3 : colour * 3 + 3] = fields.counted(
                "tokens", "resource", self.numbers["resource"], MOST
            )
            state.played[colour] = self.read_characters(fields, "played")
            chosen = fields.required("chosen", "character", self.numbers["character"])
            state.chosen[colour] = chosen
            if state.is_neutral(colour):
                self.read_neutral(fields, colour)
            else:
                state.hand[colour] = self.read_characters(fields, "hand")
                if state.hand[colour] & state.played[colour]:
                    raise fields.wrong("hand", "a character is both in hand and played")
                if state.hand[colour] | state.played[colour] != ALL_CHARACTERS:
                    raise fields.wrong("hand", "hand and played characters are not all nine")
                if 0 < chosen < state.countdown and not state.hand[colour] >> chosen & 1:
                    raise fields.wrong("chosen", "a hidden character is still in hand")
            fields.done()
        colours.done()

    def read_characters(self, fields: Fields, name: str) -> int:
        """Return a list of characters as bits."""
        bits = 0
        for character in fields.names(name, "character", self.numbers["character"]):
            if character < 1 or bits >> character & 1:
                raise fields.wrong(name, "each character stands there at most once")
            bits |= 1 << character
        return bits

    def read_neutral(self, fields: Fields, colour: int) -> None:
        """Read the deck of a neutral colour; the Recruiter may be in the box."""
        state = self.state
        deck = fields.names("deck", "character", self.numbers["character"])
        there = deck + [n for n in range(1, len(CHARACTERS)) if state.played[colour] >> n & 1]
        if 0 < state.chosen[colour] < state.countdown:
            there.append(state.chosen[colour])
        there.sort()
        everybody = list(range(1, len(CHARACTERS)))
        # Until the missions are chosen no deck is laid out.
        if there and there not in (everybody, everybody[: RECRUITER - 1]):
            raise fields.wrong("deck", "deck and played characters are not all of them")
        state.neutral_decks[colour - state.seats] = tuple(deck)

    def read_players(self) -> None:
        """Read what each seat holds in secret."""
        state = self.state
        components = state.rules.components
        for seat, fields in enumerate(self.fields.tables("players", state.seats)):
            state.kept[seat] = tuple(self.cards.pile(fields, "cards"))
            state.dealt[seat] = tuple(self.cards.pile(fields, "dealt"))
            for name, cards in (("cards", state.kept[seat]), ("dealt", state.dealt[seat])):
                if [card for card in cards if components.is_discovery(card)]:
                    raise fields.wrong(name, "a discovery is never kept")
            if len(state.dealt[seat]) not in (0, 2):
                raise fields.wrong("dealt", "two missions are dealt")
            state.rejected[seat] = fields.name("rejected", "card", self.numbers["card"])
            if state.kept[seat] and not components.is_mission(state.kept[seat][0]):
                raise fields.wrong("cards", "the first card is the starting mission")
            if state.rejected[seat] != NONE and not components.is_mission(state.rejected[seat]):
                raise fields.wrong("rejected", "this card is no mission")
            fields.done()

    # Events.

    def read_events(self) -> None:
        """Read deck, discard pile, box and the card in hand; every event card stands somewhere."""
        state, fields = self.state, self.fields
        state.event_deck = self.cards.pile(fields, "event_deck")
        state.event_discard = self.cards.pile(fields, "event_discard")
        for boxed in fields.tables("box"):
            card = self.cards.one(boxed, "card")
            if state.rules.components.is_discovery(card):
                raise boxed.wrong("card", "a discovery is never kept")
            state.box.append(card)
            state.box_known.append(boxed.seats("seen_by", state.seats))
            boxed.done()
        state.drawn = fields.name("drawn", "card", self.numbers["card"])
        if state.drawn != NONE:
            self.cards.put(fields, "drawn", state.drawn)
            if not state.rules.components.is_discovery(state.drawn):
                raise fields.wrong("drawn", "only a discovery waits to be assigned")
        for name in self.cards.missing():
            raise fields.wrong("event_deck", "card {name} is missing", {"name": name})

    def read_claims(self) -> None:
        """Read who counts more astronauts than stand there."""
        for fields in self.fields.tables("claims"):
            zone = fields.required("zone", "zone", self.numbers["zone"])
            colour = self.colour(fields, "colour")
            self.state.claims.append((zone, colour, fields.number("count", 1, ASTRONAUTS)))
            fields.done()

    # What must hold.

    def check_astronauts(self) -> None:
        """Every colour has 22 astronauts in all (invariant 1)."""
        state = self.state
        for name, colour in self.colours.items():
            found = state.supply[colour] + state.lost[colour]
            found += sum(state.astronauts[colour :: state.colours])
            found += sum(state.crew[colour :: state.colours])
            if found != ASTRONAUTS:
                raise BadPosition(
                    "wrong-count",
                    {"field": f"colours.{name}.supply", "expected": ASTRONAUTS, "found": found},
                )

    def check_tokens(self) -> None:
        """Point tokens are neither made nor lost while their supply is limited (invariant 5)."""
        state, fields = self.state, self.fields
        state.bank = fields.counted("point_tokens", "resource", self.numbers["resource"], MOST)
        for resource, count in enumerate(POINT_TOKENS):
            found = state.bank[resource]
            found += sum(state.tokens[resource::3]) + sum(state.purse[resource::3])
            if state.rules.is_supply_limited and found != count:
                field = f"point_tokens.{RESOURCES[resource]}"
                raise BadPosition(
                    "wrong-count", {"field": field, "expected": count, "found": found}
                )


def read(state: MissionState, fields: Fields) -> None:
    """Fill *state*, which has just begun, from *fields*.

    Raises:
        BadPosition: something is missing, unknown or impossible.
    """
    Reader(state, fields).read()
