"""The numbers of Terraforming Mars."""

from __future__ import annotations

from typing import Any, Final

from areopolis.core.game import Game
from areopolis.envs.encodings.base import COUNT_MOST, Encoding
from areopolis.envs.encodings.layout import COUNT
from areopolis.games.terraforming_mars.data.board import areas_in
from areopolis.games.terraforming_mars.data.constants import (
    ACTIONS_PER_TURN,
    ASLEEP,
    COLONIES_PER_TILE,
    COLOURS,
    FLEETS_MOST,
    KINDS,
    LEAST_MC_PRODUCTION,
    NONE,
    NOT_IN_PLAY,
    OCEANS_MOST,
    OXYGEN_MOST,
    TAG_KINDS,
    TEMPERATURE_MOST,
    TILES,
    TRACK_END,
)
from areopolis.games.terraforming_mars.state import MarsState

# What payments pick besides money, and no bill is higher than so many units of any of them.
SOURCES: Final = ("steel", "titanium", "heat", "floaters")
UNITS_MOST: Final = 63
SEATS: Final = len(COLOURS)
# What pieces run over besides seats, as the vocabulary calls it.
AXES: Final = (
    "area",
    "tile",
    "place",
    "colony",
    "milestone",
    "award",
    "resource",
    "tag",
    "card",
)
# The owners of tiles: the seats, and nobody's neutral ones.
OWNERS: Final = SEATS + 1


class MarsEncoding(Encoding):
    """What a seat of Terraforming Mars may know; seats stand in their fixed order."""

    def __init__(self, game: Game) -> None:
        """Add the pieces of the planet, of the seats and of the cards."""
        super().__init__(game, ("card", "colony"), SOURCES, UNITS_MOST)
        self.version = 2
        self.longest = 50_000
        names = game.vocabulary.names
        self.cards = len(names["card"])
        for axis in AXES:
            self.layout.name(axis, names[axis])
        self.layout.name("owner", names["seat"])
        self.layout.seat("owner", [tuple(range(SEATS))])
        self.layout.name("step", ("step",))
        self.layout.name("next", ("discount", "offset"))
        self._add_planet()
        self._add_seats()
        self._add_cards()

    def _add_planet(self) -> None:
        add = self.layout.add
        self.at_generation = add("generation", (COUNT,), COUNT_MOST)
        self.at_first = add("first", ("seat",))
        self.at_current = add("current", ("seat",))
        self.at_taken = add("taken", (COUNT,), ACTIONS_PER_TURN)
        self.at_temperature = add("temperature", ("step",), TEMPERATURE_MOST)
        self.at_oxygen = add("oxygen", ("step",), OXYGEN_MOST)
        self.at_oceans = add("oceans", (COUNT,), OCEANS_MOST)
        self.at_tile = add("tiles", ("area", "tile"))
        self.at_owner = add("owners", ("area", "owner"))
        self.at_claims = add("claims", ("area", "seat"))
        self.at_off_planet = add("off_planet", ("place", "owner"))
        self.at_in_play = add("colonies.in_play", ("colony",))
        self.at_asleep = add("colonies.asleep", ("colony",))
        self.at_marker = add("colonies.marker", ("colony",), TRACK_END)
        self.at_colonies = add("colonies.owners", ("colony", "seat"), COLONIES_PER_TILE)
        self.at_visitor = add("colonies.fleet", ("colony", "seat"))
        self.at_milestones = add("milestones", ("milestone", "seat"))
        self.at_awards = add("awards", ("award", "seat"))
        self.at_deck = add("deck", (COUNT,), self.cards)
        self.at_discard = add("discard", (COUNT,), self.cards)

    def _add_seats(self) -> None:
        add = self.layout.add
        self.at_rating = add("rating", ("seat",), COUNT_MOST)
        self.at_stock = add("stock", ("seat", "resource"), COUNT_MOST)
        self.at_production = add(
            "production", ("seat", "resource"), COUNT_MOST, LEAST_MC_PRODUCTION
        )
        self.at_tags = add("tags", ("seat", "tag"), COUNT_MOST)
        self.at_hand = add("hand", ("seat",), self.cards)
        self.at_offered = add("offered", ("seat",), self.cards)
        self.at_drafted = add("drafted", ("seat",), self.cards)
        self.at_fleets = add("fleets", ("seat",), FLEETS_MOST)
        self.at_passed = add("passed", ("seat",))
        self.at_owing = add("owes_first_action", ("seat",))
        self.at_beginner = add("is_beginner", ("seat",))

    def _add_cards(self) -> None:
        add = self.layout.add
        self.at_tableau = add("tableau", ("seat", "card"))
        self.at_events = add("events", ("seat", "card"))
        self.at_resources = add("resources", ("card",), COUNT_MOST)
        self.at_used = add("used", ("card",))
        self.at_own_hand = add("own.cards", ("card",))
        self.at_own_offered = add("own.offered", ("card",))
        self.at_own_drafted = add("own.drafted", ("card",))
        self.at_own_dealt = add("own.dealt", ("card",))
        self.at_next = add("own.next_card", ("next",), COUNT_MOST)

    def write_game(self, state: MarsState, seat: int, out: Any) -> None:
        """Write planet, seats and cards."""
        self._write_planet(state, out)
        self._write_board(state, out)
        self._write_colonies(state, out)
        for other in range(state.seats):
            self._write_seat(state, other, out)
        self._write_own(state, seat, out)

    def _write_planet(self, state: MarsState, out: Any) -> None:
        out[self.at_generation] = state.generation
        out[self.at_first + state.first] = 1
        out[self.at_current + state.current] = 1
        out[self.at_taken] = state.taken
        out[self.at_temperature] = state.temperature
        out[self.at_oxygen] = state.oxygen
        out[self.at_oceans] = state.oceans.bit_count()
        for place, owner in enumerate(state.milestones):
            if owner != NONE:
                out[self.at_milestones + place * SEATS + owner] = 1
        for place, owner in enumerate(state.awards):
            if owner != NONE:
                out[self.at_awards + place * SEATS + owner] = 1
        out[self.at_deck] = len(state.deck)
        out[self.at_discard] = len(state.discard)

    def _write_board(self, state: MarsState, out: Any) -> None:
        for area in areas_in(state.occupied):
            out[self.at_tile + area * len(TILES) + state.tiles[area]] = 1
            owner = state.owner_of(area)
            if owner != NONE:
                out[self.at_owner + area * OWNERS + owner] = 1
        for other, claimed in enumerate(state.claimed):
            for area in areas_in(claimed & ~state.occupied):
                out[self.at_claims + area * SEATS + other] = 1
        for place, owner in enumerate(state.off_planet):
            if owner != NONE:
                out[self.at_off_planet + place * OWNERS + owner] = 1

    def _write_colonies(self, state: MarsState, out: Any) -> None:
        for colony, position in enumerate(state.position):
            if position == NOT_IN_PLAY:
                continue
            out[self.at_in_play + colony] = 1
            if position == ASLEEP:
                out[self.at_asleep + colony] = 1
            else:
                out[self.at_marker + colony] = position
            for owner in state.colonies[colony]:
                out[self.at_colonies + colony * SEATS + owner] += 1
            visitor = state.visitor[colony]
            if visitor != NONE:
                out[self.at_visitor + colony * SEATS + visitor] = 1

    def _write_seat(self, state: MarsState, other: int, out: Any) -> None:
        out[self.at_rating + other] = state.rating[other]
        for place in range(other * KINDS, other * KINDS + KINDS):
            out[self.at_stock + place] = state.stock[place]
            out[self.at_production + place] = state.production[place]
        for place in range(other * TAG_KINDS, other * TAG_KINDS + TAG_KINDS):
            out[self.at_tags + place] = state.tags[place]
        out[self.at_hand + other] = len(state.hands[other])
        out[self.at_offered + other] = len(state.offered[other])
        out[self.at_drafted + other] = len(state.drafted[other])
        out[self.at_fleets + other] = state.fleets[other]
        out[self.at_passed + other] = state.passed >> other & 1
        out[self.at_owing + other] = state.owing >> other & 1
        out[self.at_beginner + other] = state.beginners >> other & 1
        row = other * self.cards
        for card in state.tableau[other]:
            out[self.at_tableau + row + card] = 1
            if state.on_card[card]:
                out[self.at_resources + card] = state.on_card[card]
        for card in state.events[other]:
            out[self.at_events + row + card] = 1
        corporation = state.corporation[other]
        if corporation != NONE:
            out[self.at_tableau + row + corporation] = 1

    def _write_own(self, state: MarsState, seat: int, out: Any) -> None:
        for card in state.used:
            out[self.at_used + card] = 1
        for card in state.hands[seat]:
            out[self.at_own_hand + card] = 1
        for card in state.offered[seat]:
            out[self.at_own_offered + card] = 1
        for card in state.drafted[seat]:
            out[self.at_own_drafted + card] = 1
        for card in state.dealt[seat]:
            out[self.at_own_dealt + card] = 1
        out[self.at_next] = state.next_discount[seat]
        out[self.at_next + 1] = state.next_offset[seat]


def encoding(game: Game) -> Encoding:
    """Return the encoding of *game*."""
    return MarsEncoding(game)
