"""The full truth of one game of Mission: Red Planet, and the verbs that change it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from mypy_extensions import i64

from areopolis.core.effect import NOTHING, Cause
from areopolis.core.outcome import Outcome
from areopolis.core.rng import Rng
from areopolis.core.standing import LooseEnd
from areopolis.core.state import State
from areopolis.core.vocabulary import Vocabulary
from areopolis.games.mission_red_planet import events
from areopolis.games.mission_red_planet.answers import ChooseCharacter
from areopolis.games.mission_red_planet.data.components import NONE
from areopolis.games.mission_red_planet.rules import scoring
from areopolis.games.mission_red_planet.seen import imagination, position, standing, view

if TYPE_CHECKING:
    from areopolis.core.document import Fields
    from areopolis.core.game import Game
    from areopolis.games.mission_red_planet.rulebook import Rulebook


class MissionState(State):
    """Flat lists of small numbers; a thing of a colour in a zone stands at zone * colours + colour.

    A colour is a place at the table. With two players there are four: two main colours, held by the
    seats 0 and 1, and two neutral ones, 2 and 3, held by the same seats.
    """

    def __init__(
        self,
        game: Game,
        seats: int,
        options: dict[str, Any],
        rng: Rng,
        rules: Rulebook,
        colours: int,
        supply: list[int],
        lost: list[int],
        astronauts: list[int],
        resource: list[int],
        found: int,
        spare: int,
        tokens: list[int],
        purse: list[int],
        bank: list[int],
        ship_deck: list[int],
        ship_discard: list[int],
        docks: list[int],
        launched: list[int],
        crew: list[int],
        aboard: list[int],
        with_room: int,
        full: int,
        signs: list[tuple[int, ...]],
        sign_supply: list[int],
        event_deck: list[int],
        event_discard: list[int],
        box: list[int],
        box_known: list[int],
        discovery: list[int],
        known: list[int],
        kept: list[tuple[int, ...]],
        dealt: list[tuple[int, ...]],
        rejected: list[int],
        hand: list[int],
        played: list[int],
        chosen: list[int],
        neutral_decks: list[tuple[int, ...]],
        claims: list[tuple[int, int, int]],
        stop: int,
        first: int,
        last: int,
        countdown: int,
        drawn: int,
        are_discoveries_up: bool,
    ) -> None:
        """Take every field, so that cloning is one call."""
        super().__init__(game, seats, options, rng)
        self.rules = rules
        self.colours = colours
        # Astronauts of each colour off the board, on Lost in Space, and in the zones.
        self.supply = supply
        self.lost = lost
        self.astronauts = astronauts
        # The resource token of each zone; bits of the zones where it is face up; the spare token.
        self.resource = resource
        self.found = found
        self.spare = spare
        # Point tokens in the zones, with the colours, in the supply; three resources each.
        self.tokens = tokens
        self.purse = purse
        self.bank = bank
        # Ship cards; the top of a deck is its end.
        self.ship_deck = ship_deck
        self.ship_discard = ship_discard
        self.docks = docks
        self.launched = launched
        self.crew = crew
        self.aboard = aboard
        # Bits of the docks whose ship has a free seat, and of those whose ship has none.
        self.with_room = with_room
        self.full = full
        # Destination tokens on each ship, the topmost last, and those in the supply.
        self.signs = signs
        self.sign_supply = sign_supply
        # Event cards; the bits of `known` and `box_known` are the seats that have seen the card.
        self.event_deck = event_deck
        self.event_discard = event_discard
        self.box = box
        self.box_known = box_known
        self.discovery = discovery
        self.known = known
        self.kept = kept
        self.dealt = dealt
        self.rejected = rejected
        # Characters as bits of their numbers; a chosen one stays in hand until it is revealed.
        self.hand = hand
        self.played = played
        self.chosen = chosen
        self.neutral_decks = neutral_decks
        # Astronauts that count without standing there, in this production: (zone, colour, count).
        self.claims = claims
        self.stop = stop
        self.first = first
        self.last = last
        self.countdown = countdown
        self.drawn = drawn
        self.are_discoveries_up = are_discoveries_up

    def clone(self) -> MissionState:
        """Return an independent copy."""
        twin = MissionState(
            self.game,
            self.seats,
            self.options,
            Rng(self.rng.word),
            self.rules,
            self.colours,
            self.supply[:],
            self.lost[:],
            self.astronauts[:],
            self.resource[:],
            self.found,
            self.spare,
            self.tokens[:],
            self.purse[:],
            self.bank[:],
            self.ship_deck[:],
            self.ship_discard[:],
            self.docks[:],
            self.launched[:],
            self.crew[:],
            self.aboard[:],
            self.with_room,
            self.full,
            self.signs[:],
            self.sign_supply[:],
            self.event_deck[:],
            self.event_discard[:],
            self.box[:],
            self.box_known[:],
            self.discovery[:],
            self.known[:],
            self.kept[:],
            self.dealt[:],
            self.rejected[:],
            self.hand[:],
            self.played[:],
            self.chosen[:],
            self.neutral_decks[:],
            self.claims[:],
            self.stop,
            self.first,
            self.last,
            self.countdown,
            self.drawn,
            self.are_discoveries_up,
        )
        return self.copy_base(twin)

    # Queries.

    @property
    def vocabulary(self) -> Vocabulary:
        """The names of zones, ships, cards and colours."""
        return self.rules.components.vocabulary

    def places(self) -> int:
        """How many colours take part."""
        return self.colours

    def zones(self) -> int:
        """How many zones there are."""
        return len(self.resource)

    def controller(self, colour: int) -> int:
        """Return the seat that decides for *colour*."""
        return colour if colour < self.seats else colour - self.seats

    def is_neutral(self, colour: int) -> bool:
        """Whether *colour* is a neutral one of the two-player game."""
        return colour >= self.seats

    def is_hidden(self, colour: int) -> bool:
        """Whether a character of *colour* lies face down and has not been called."""
        return 0 < self.chosen[colour] < self.countdown

    def is_neutral_hidden(self) -> bool:
        """Whether a character of some neutral colour lies face down."""
        for colour in range(self.seats, self.colours):
            if self.is_hidden(colour):
                return True
        return False

    def clockwise(self, step: int) -> int:
        """Return the colour that sits *step* places after the first player."""
        colour = self.first + step
        return colour if colour < self.colours else colour - self.colours

    def player_order(self) -> list[int]:
        """Return the colours clockwise from the first player."""
        return [self.clockwise(step) for step in range(self.colours)]

    def count(self, zone: int, colour: int) -> int:
        """Return how many astronauts of *colour* are in *zone*."""
        return self.astronauts[zone * self.colours + colour]

    def counts(self, zone: int) -> list[int]:
        """Return how many astronauts each colour has in *zone*."""
        start = zone * self.colours
        return self.astronauts[start : start + self.colours]

    def zones_with(self, colour: int) -> int:
        """Return the bits of the zones where *colour* has an astronaut."""
        astronauts = self.astronauts
        colours: i64 = self.colours
        zones: i64 = 0
        bit: i64 = 1
        place: i64 = colour
        last: i64 = len(astronauts)
        while place < last:
            if astronauts[place]:
                zones |= bit
            bit += bit
            place += colours
        return zones

    def crew_of(self, ship: int) -> list[int]:
        """Return how many astronauts each colour has aboard *ship*."""
        start = ship * self.colours
        return self.crew[start : start + self.colours]

    def room(self, dock: int) -> int:
        """Return the free seats of the ship in *dock*; none where no ship is docked."""
        ship = self.docks[dock]
        return self.rules.capacity[ship] - self.aboard[ship] if ship != NONE else 0

    def docks_with_room(self, needed: int) -> int:
        """Return the bits of the docks whose ship has at least *needed* free seats."""
        if needed == 1:
            return self.with_room
        capacity, aboard = self.rules.capacity, self.aboard
        docks: i64 = 0
        bit: i64 = 1
        free: i64 = needed
        for ship in self.docks:
            if ship != NONE and aboard[ship] + free <= capacity[ship]:
                docks |= bit
            bit += bit
        return docks

    def docks_with_crew(self, colour: int) -> int:
        """Return the bits of the docks whose ship has an astronaut of *colour* aboard."""
        docks = 0
        for dock, ship in enumerate(self.docks):
            if ship != NONE and self.crew[ship * self.colours + colour]:
                docks |= 1 << dock
        return docks

    def has_discovery(self) -> bool:
        """Whether a discovery lies at some zone."""
        for card in self.discovery:
            if card != NONE:
                return True
        return False

    def destination(self, ship: int) -> int:
        """Return where *ship* goes: its topmost token, else what is printed, else NONE."""
        signs = self.signs[ship]
        return signs[-1] if signs else self.rules.printed[ship]

    def zones_with_sign(self) -> int:
        """Return the bits of the zones of which a destination token lies in the supply."""
        zones: i64 = 0
        bit: i64 = 1
        for left in self.sign_supply:
            if left:
                zones |= bit
            bit += bit
        return zones

    def sealed_character(self, colour: int) -> int:
        """Return what a main colour has just chosen while others still think; 0 if nothing."""
        answer = self.sealed[colour] if colour < self.seats else None
        return answer.character if isinstance(answer, ChooseCharacter) else 0

    # Verbs. Each changes the state and tells at most one event.

    def board(self, by: Cause, dock: int, count: int) -> None:
        """Place *count* astronauts of the acting colour on the ship in *dock*."""
        seat: i64 = by.seat
        ship: i64 = self.docks[dock]
        more: i64 = count
        supply, crew, aboard = self.supply, self.crew, self.aboard
        place: i64 = ship * self.colours + seat
        supply[seat] = supply[seat] - more
        crew[place] = crew[place] + more
        aboard[ship] = aboard[ship] + more
        if aboard[ship] == self.rules.capacity[ship]:
            self.with_room &= ~(1 << dock)
            self.full |= 1 << dock
        if self.listener is not None:
            self.listener(events.AstronautsPlaced(by.seat, ship, dock, count))

    def put_sign(self, by: Cause, ship: int, zone: int) -> None:
        """Put a destination token for *zone* on *ship*, on top of others."""
        self.sign_supply[zone] -= 1
        self.signs[ship] = (*self.signs[ship], zone)
        if self.listener is not None:
            if by.seat == NOTHING:
                self.listener(events.SignPlaced(ship, zone))
            else:
                self.listener(events.DestinationSet(by.seat, ship, zone))

    def dock(self, ship: int, dock: int) -> None:
        """Put *ship*, turned up from the deck, into the empty *dock*."""
        self.docks[dock] = ship
        self.with_room |= 1 << dock
        if self.listener is not None:
            self.listener(events.ShipDocked(ship, dock))

    def undock(self, dock: int) -> int:
        """Take the ship out of *dock* and return it."""
        ship = self.docks[dock]
        self.docks[dock] = NONE
        self.with_room &= ~(1 << dock)
        self.full &= ~(1 << dock)
        return ship

    def count_free_seats(self) -> None:
        """Note which docked ships have a free seat and which are full."""
        self.with_room = 0
        self.full = 0
        for dock, ship in enumerate(self.docks):
            if ship != NONE:
                if self.aboard[ship] < self.rules.capacity[ship]:
                    self.with_room |= 1 << dock
                else:
                    self.full |= 1 << dock

    def launch_full_ships(self) -> None:
        """Launch every docked ship that is full, left to right."""
        if not self.full:
            return
        for dock in range(len(self.docks)):
            if self.full >> dock & 1:
                ship = self.undock(dock)
                self.launched.append(ship)
                if self.listener is not None:
                    self.listener(events.ShipLaunched(ship))

    def force_launch(self, by: Cause, dock: int) -> None:
        """Launch the ship in *dock* though it is not full."""
        ship = self.undock(dock)
        self.launched.append(ship)
        if self.listener is not None:
            self.listener(events.ShipForced(by.seat, ship))

    def discard_ship(self, ship: int) -> None:
        """Put *ship* on the discard pile, its tokens back to the supply; it must be empty."""
        for zone in self.signs[ship]:
            self.sign_supply[zone] += 1
        self.signs[ship] = ()
        self.ship_discard.append(ship)

    def lose_crew(self, ship: int) -> None:
        """Send everybody aboard *ship* to Lost in Space."""
        crew, lost = self.crew, self.lost
        berth = ship * self.colours
        for colour in range(self.colours):
            count = crew[berth]
            if count:
                crew[berth] = 0
                lost[colour] = lost[colour] + count
            berth += 1
        self.aboard[ship] = 0

    def destroy(self, by: Cause, dock: int) -> None:
        """Destroy the ship in *dock* with everybody aboard."""
        ship = self.undock(dock)
        if self.listener is not None:
            self.listener(events.ShipDestroyed(by.seat, ship))
        self.lose_crew(ship)
        self.discard_ship(ship)

    def disembark(self, ship: int, zone: int) -> None:
        """Let everybody aboard *ship* enter *zone*."""
        crew, astronauts = self.crew, self.astronauts
        colours: i64 = self.colours
        if self.aboard[ship]:
            place: i64 = zone * colours
            first: i64 = ship * colours
            for berth in range(first, first + colours):
                count: i64 = crew[berth]
                if count:
                    crew[berth] = 0
                    astronauts[place] = astronauts[place] + count
                place += 1
            self.aboard[ship] = 0
            self.find_resource(zone)

    def find_resource(self, zone: int) -> None:
        """Turn the resource token of *zone* up, because an astronaut has entered."""
        if not self.found >> zone & 1:
            self.found |= 1 << zone
            self.reveal()
            if self.listener is not None:
                self.listener(events.ResourceFound(zone, self.resource[zone]))

    def move(self, by: Cause, origin: int, zone: int) -> None:
        """Move an astronaut of the acting colour; the resource token is turned up by the caller."""
        place = origin * self.colours + by.seat
        self.astronauts[place] = self.astronauts[place] - 1
        place = zone * self.colours + by.seat
        self.astronauts[place] = self.astronauts[place] + 1
        if self.listener is not None:
            self.listener(events.AstronautMoved(by.seat, origin, zone))

    def kill(self, by: Cause, colour: int, zone: int) -> None:
        """Send an astronaut of *colour* in *zone* to Lost in Space."""
        self.astronauts[zone * self.colours + colour] -= 1
        self.lost[colour] += 1
        if self.listener is not None:
            self.listener(events.AstronautKilled(by.seat, colour, zone))

    def replace_in(self, by: Cause, colour: int, zone: int) -> None:
        """Kill an astronaut of *colour* in *zone*; one of the acting colour takes the place."""
        self.astronauts[zone * self.colours + colour] -= 1
        self.lost[colour] += 1
        self.astronauts[zone * self.colours + by.seat] += 1
        self.supply[by.seat] -= 1
        if self.listener is not None:
            self.listener(events.ReplacedInZone(by.seat, colour, zone))

    def replace_aboard(self, by: Cause, colour: int, ship: int) -> None:
        """Kill an astronaut of *colour* aboard *ship*; one of the acting colour takes the seat."""
        self.crew[ship * self.colours + colour] -= 1
        self.lost[colour] += 1
        self.crew[ship * self.colours + by.seat] += 1
        self.supply[by.seat] -= 1
        if self.listener is not None:
            self.listener(events.ReplacedAboard(by.seat, colour, ship))

    def take_tokens(self, resource: int, count: int) -> int:
        """Take point tokens from the supply and return how many there were (specification 9.2)."""
        if self.rules.is_supply_limited:
            left = self.bank[resource]
            count = min(count, left)
            self.bank[resource] = left - count
        return count

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
        """Check that the characters suffice for the rounds that are left."""
        standing.check(self, fields)

    def imagine(self, seat: int, rng: Rng) -> None:
        """Deal everything anew that *seat* cannot know."""
        imagination.imagine(self, seat, rng)

    def score(self) -> Outcome:
        """Return the outcome."""
        return scoring.outcome(self)
