"""The numbers of Mission: Red Planet."""

from __future__ import annotations

from typing import Any, Final

from areopolis.core.game import Game
from areopolis.envs.encodings.base import Encoding
from areopolis.envs.encodings.layout import COUNT
from areopolis.games.mission_red_planet.data.components import (
    ASTRONAUTS,
    CHARACTERS,
    COLOURS,
    NONE,
    POINT_TOKENS,
    RESOURCES,
    SIGNS_PER_ZONE,
    STOP_NAMES,
)
from areopolis.games.mission_red_planet.state import MissionState

TOKENS_MOST: Final = 99
# What pieces run over besides seats, as the vocabulary calls it.
AXES: Final = ("zone", "ship", "card", "character", "resource", "colour")
COLOUR_COUNT: Final = len(COLOURS)
KINDS: Final = len(RESOURCES)


class Ships:
    """The pieces of a row of ships: those in the docks, or those on their way."""

    def __init__(self, owner: Encoding, name: str) -> None:
        """Add the pieces to the layout of *owner*."""
        names = owner.game.vocabulary.names
        self.ships = len(names["ship"])
        self.zones = len(names["zone"])
        owner.layout.name(name, names["dock"])
        add = owner.layout.add
        self.at_ship = add(f"{name}.ship", (name, "ship"))
        self.at_room = add(f"{name}.room", (name,), ASTRONAUTS)
        self.at_to = add(f"{name}.to", (name, "zone"))
        self.at_signs = add(f"{name}.signs", (name, "zone"), SIGNS_PER_ZONE)
        self.at_crew = add(f"{name}.crew", (name, "colour"), ASTRONAUTS)

    def write(self, state: MissionState, row: int, ship: int, out: Any) -> None:
        """Write the ship that lies in this row."""
        out[self.at_ship + row * self.ships + ship] = 1
        aboard = state.aboard[ship]
        out[self.at_room + row] = state.rules.capacity[ship] - aboard
        to = state.destination(ship)
        if to != NONE:
            out[self.at_to + row * self.zones + to] = 1
        for sign in state.signs[ship]:
            out[self.at_signs + row * self.zones + sign] += 1
        if aboard:
            start = ship * state.colours
            for colour in range(state.colours):
                out[self.at_crew + row * COLOUR_COUNT + colour] = state.crew[start + colour]


class MissionEncoding(Encoding):
    """What a seat of Mission: Red Planet may know; colours stand in their fixed order."""

    def __init__(self, game: Game) -> None:
        """Add the pieces of the table, of the colours and of the seat's own cards."""
        super().__init__(game, ("zone",))
        self.seat_kinds = ("seat", "colour")
        self.version = 2
        self.longest = 5_000
        names = game.vocabulary.names
        self.zones = len(names["zone"])
        self.ships = len(names["ship"])
        self.cards = len(names["card"])
        self.characters = len(CHARACTERS)
        for axis in AXES:
            self.layout.name(axis, names[axis])
        self.layout.seat("colour", [tuple(range(COLOUR_COUNT))])
        self.layout.name("stop", STOP_NAMES)
        self.layout.name("flag", ("flag",))
        self._add_table()
        self._add_colours()
        self._add_cards()

    def _add_table(self) -> None:
        add = self.layout.add
        self.at_stop = add("stop", ("stop",))
        self.at_first = add("first", ("colour",))
        self.at_countdown = add("countdown", (COUNT,), self.characters)
        self.docked = Ships(self, "docks")
        self.flying = Ships(self, "launched")
        self.at_resource = add("zones.resource", ("zone", "resource"))
        self.at_tokens = add("zones.tokens", ("zone", "resource"), TOKENS_MOST)
        self.at_astronauts = add("zones.astronauts", ("zone", "colour"), ASTRONAUTS)
        self.at_own = add("zones.own", ("zone",), ASTRONAUTS)
        self.at_claims = add("zones.claims", ("zone", "colour"), ASTRONAUTS)
        self.at_signs = add("destination_tokens", ("zone",), SIGNS_PER_ZONE)
        self.at_bank = add("point_tokens", ("resource",), max(POINT_TOKENS))
        self.at_ship_deck = add("ship_deck", (COUNT,), self.ships)
        self.at_ship_discard = add("ship_discard", ("ship",))

    def _add_colours(self) -> None:
        add = self.layout.add
        self.at_supply = add("supply", ("colour",), ASTRONAUTS)
        self.at_lost = add("lost", ("colour",), ASTRONAUTS)
        self.at_purse = add("tokens", ("colour", "resource"), TOKENS_MOST)
        self.at_hand = add("hand", ("colour", "character"))
        self.at_played = add("played", ("colour", "character"))
        self.at_has_chosen = add("has_chosen", ("colour",))
        self.at_character = add("character", ("colour", "character"))
        self.at_kept = add("cards", ("colour",), self.cards)
        self.at_neutral = add("deck", ("colour",), self.characters)

    def _add_cards(self) -> None:
        add = self.layout.add
        cards = self.cards
        self.at_event_deck = add("event_deck", (COUNT,), cards)
        self.at_event_discard = add("event_discard", ("card",))
        self.at_boxed = add("box.size", (COUNT,), cards)
        self.at_box = add("box", ("card",))
        self.at_face_up = add("discoveries.face_up", ("flag",))
        self.at_there = add("discoveries.there", ("zone",))
        self.at_seen_by = add("discoveries.seen_by", ("zone", "seat"))
        self.at_discovery = add("discoveries.card", ("zone", "card"))
        self.at_own_cards = add("own.cards", ("card",))
        self.at_rejected = add("own.rejected", ("card",))
        self.at_dealt = add("own.dealt", ("card",))
        self.at_drawn = add("own.drawn", ("card",))

    def write_game(self, state: MissionState, seat: int, out: Any) -> None:
        """Write table, colours and cards."""
        self._write_table(state, seat, out)
        for colour in range(state.colours):
            self._write_colour(state, seat, colour, out)
        self._write_cards(state, seat, out)

    def _write_table(self, state: MissionState, seat: int, out: Any) -> None:
        out[self.at_stop + state.stop] = 1
        out[self.at_first + state.first] = 1
        out[self.at_countdown] = state.countdown
        for row, ship in enumerate(state.docks):
            if ship != NONE:
                self.docked.write(state, row, ship, out)
        for row, ship in enumerate(state.launched):
            self.flying.write(state, row, ship, out)
        colours = state.colours
        zone = 0
        colour = 0
        for count in state.astronauts:
            if count:
                out[self.at_astronauts + zone * COLOUR_COUNT + colour] = count
                if colour == seat:
                    out[self.at_own + zone] = count
            colour += 1
            if colour == colours:
                colour = 0
                zone += 1
        for place, count in enumerate(state.tokens):
            if count:
                out[self.at_tokens + place] = count
        for zone in range(self.zones):
            if state.found >> zone & 1:
                out[self.at_resource + zone * KINDS + state.resource[zone]] = 1
            out[self.at_signs + zone] = state.sign_supply[zone]
        for zone, colour, count in state.claims:
            out[self.at_claims + zone * COLOUR_COUNT + colour] += count
        for kind in range(KINDS):
            out[self.at_bank + kind] = state.bank[kind]
        out[self.at_ship_deck] = len(state.ship_deck)
        for ship in state.ship_discard:
            out[self.at_ship_discard + ship] = 1

    def _write_colour(self, state: MissionState, seat: int, colour: int, out: Any) -> None:
        out[self.at_supply + colour] = state.supply[colour]
        out[self.at_lost + colour] = state.lost[colour]
        for kind in range(KINDS):
            out[self.at_purse + colour * KINDS + kind] = state.purse[colour * KINDS + kind]
        row = colour * self.characters
        played = state.played[colour]
        hand = 0 if state.is_neutral(colour) else state.hand[colour]
        for number in range(1, self.characters):
            if hand >> number & 1:
                out[self.at_hand + row + number] = 1
            if played >> number & 1:
                out[self.at_played + row + number] = 1
        is_own = state.controller(colour) == seat
        chosen = state.sealed_character(colour) if is_own else 0
        chosen = chosen or state.chosen[colour]
        if chosen:
            out[self.at_has_chosen + colour] = 1
            # Face down until the countdown reaches it; who laid it knows it.
            if chosen >= state.countdown or is_own:
                out[self.at_character + row + chosen] = 1
        if state.is_neutral(colour):
            out[self.at_neutral + colour] = len(state.neutral_decks[colour - state.seats])
        else:
            out[self.at_kept + colour] = len(state.kept[colour])

    def _write_cards(self, state: MissionState, seat: int, out: Any) -> None:
        out[self.at_event_deck] = len(state.event_deck)
        for card in state.event_discard:
            out[self.at_event_discard + card] = 1
        out[self.at_boxed] = len(state.box)
        for place, card in enumerate(state.box):
            if state.box_known[place] >> seat & 1:
                out[self.at_box + card] = 1
        is_up = state.are_discoveries_up
        if is_up:
            out[self.at_face_up] = 1
        seats = self.game.seats.stop - 1
        for zone, card in enumerate(state.discovery):
            if card != NONE:
                out[self.at_there + zone] = 1
                known = state.known[zone]
                for other in range(state.seats):
                    if known >> other & 1:
                        out[self.at_seen_by + zone * seats + other] = 1
                if is_up or known >> seat & 1:
                    out[self.at_discovery + zone * self.cards + card] = 1
        for card in state.kept[seat]:
            out[self.at_own_cards + card] = 1
        if state.rejected[seat] != NONE:
            out[self.at_rejected + state.rejected[seat]] = 1
        for card in state.dealt[seat]:
            out[self.at_dealt + card] = 1
        if state.drawn != NONE and seat in state.deciding:
            out[self.at_drawn + state.drawn] = 1


def encoding(game: Game) -> Encoding:
    """Return the encoding of *game*."""
    return MissionEncoding(game)
