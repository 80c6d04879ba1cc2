"""What one seat may know, built field by field (specification 11.2)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from areopolis.core.view import decision_view
from areopolis.games.mission_red_planet.data.components import (
    CHARACTERS,
    COLOURS,
    NONE,
    RESOURCES,
    STOP_NAMES,
)
from areopolis.games.mission_red_planet.rules import scoring

if TYPE_CHECKING:
    from areopolis.games.mission_red_planet.state import MissionState


def view(state: MissionState, seat: int | None) -> dict[str, Any]:
    """Return what *seat* may know; None is a spectator."""
    components = state.rules.components
    zone_names = state.vocabulary.names["zone"]
    cards = state.vocabulary.names["card"]
    shown: dict[str, Any] = {
        "game": state.game.id,
        "seats": state.seats,
        "seat": seat,
        "stop": STOP_NAMES[state.stop],
        "first": COLOURS[state.first],
        "countdown": state.countdown,
        "docks": [_ship(state, ship) if ship != NONE else None for ship in state.docks],
        "launched": [_ship(state, ship) for ship in state.launched],
        "zones": {name: _zone(state, zone, seat) for zone, name in enumerate(zone_names)},
        "lost": by_colour(state.lost),
        "players": [_player(state, colour, seat) for colour in range(state.colours)],
        "destination_tokens": dict(zip(zone_names, state.sign_supply, strict=True)),
        "point_tokens": dict(zip(RESOURCES, state.bank, strict=True)),
        "ship_deck": len(state.ship_deck),
        "ship_discard": [components.ships[ship].name for ship in sorted(state.ship_discard)],
        "event_deck": len(state.event_deck),
        "event_discard": [cards[card] for card in state.event_discard],
        "box": [
            cards[card] if is_seen(seen, seat) else None
            for card, seen in zip(state.box, state.box_known, strict=True)
        ],
        "claims": [
            {"zone": zone_names[zone], "colour": COLOURS[colour], "count": count}
            for zone, colour, count in state.claims
        ],
        "drawn": None,
        "deciding": list(state.deciding),
        "decision": decision_view(state, seat),
        "outcome": None,
    }
    if state.drawn != NONE and seat is not None and seat in state.deciding:
        shown["drawn"] = cards[state.drawn]
    outcome = state.outcome
    if outcome is not None:
        shown["outcome"] = outcome.to_dict()
        shown["points"] = dict(zip(COLOURS, scoring.breakdown(state), strict=False))
    return shown


def is_seen(seen: int, seat: int | None) -> bool:
    """Whether the bits *seen* contain *seat*."""
    return seat is not None and bool(seen >> seat & 1)


def by_colour(counts: list[int]) -> dict[str, int]:
    """Return the colours that have something, with how much."""
    return {COLOURS[colour]: count for colour, count in enumerate(counts) if count}


def by_resource(counts: list[int]) -> dict[str, int]:
    """Return the resources of which there is something, with how much."""
    return {RESOURCES[kind]: count for kind, count in enumerate(counts) if count}


def characters_in(bits: int) -> list[str]:
    """Return the characters whose bits are set, in the order of the countdown."""
    return [CHARACTERS[n] for n in range(len(CHARACTERS) - 1, 0, -1) if bits >> n & 1]


def _ship(state: MissionState, ship: int) -> dict[str, Any]:
    zones = state.vocabulary.names["zone"]
    card = state.rules.components.ships[ship]
    to = state.destination(ship)
    return {
        "ship": card.name,
        "capacity": card.capacity,
        "printed": zones[card.to] if card.to != NONE else None,
        "to": zones[to] if to != NONE else None,
        "tokens": [zones[sign] for sign in state.signs[ship]],
        "crew": by_colour(state.crew_of(ship)),
    }


def _zone(state: MissionState, zone: int, seat: int | None) -> dict[str, Any]:
    card = state.discovery[zone]
    found = state.found >> zone & 1
    shown: dict[str, Any] = {
        "resource": RESOURCES[state.resource[zone]] if found else None,
        "tokens": by_resource(state.tokens[zone * 3 : zone * 3 + 3]),
        "astronauts": by_colour(state.counts(zone)),
        "discovery": None,
    }
    if card != NONE:
        known = state.are_discoveries_up or is_seen(state.known[zone], seat)
        shown["discovery"] = {
            "card": state.vocabulary.names["card"][card] if known else None,
            "face_up": state.are_discoveries_up,
            "seen_by": [n for n in range(state.seats) if state.known[zone] >> n & 1],
        }
    return shown


def _player(state: MissionState, colour: int, seat: int | None) -> dict[str, Any]:
    controller = state.controller(colour)
    own = seat == controller
    cards = state.vocabulary.names["card"]
    chosen = state.sealed_character(colour) if own else 0
    chosen = chosen or state.chosen[colour]
    is_hidden = 0 < chosen < state.countdown
    shown: dict[str, Any] = {
        "colour": COLOURS[colour],
        "seat": controller,
        "supply": state.supply[colour],
        "tokens": by_resource(state.purse[colour * 3 : colour * 3 + 3]),
        "played": characters_in(state.played[colour]),
        "has_chosen": chosen > 0,
        "character": CHARACTERS[chosen] if chosen and (own or not is_hidden) else None,
    }
    if state.is_neutral(colour):
        shown["deck"] = len(state.neutral_decks[colour - state.seats])
        return shown
    shown["hand"] = characters_in(state.hand[colour])
    kept = state.kept[colour]
    if own or state.over:
        shown["cards"] = [cards[card] for card in kept]
    else:
        shown["cards"] = [None] * len(kept)
    if own:
        rejected = state.rejected[colour]
        shown["rejected"] = cards[rejected] if rejected != NONE else None
        shown["dealt"] = [cards[card] for card in state.dealt[colour]]
    return shown
