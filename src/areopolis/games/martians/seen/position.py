"""The game's own part of a position document, written; `reading` reads it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from areopolis.games.martians.data.constants import (
    CARD_KINDS,
    COLOURS,
    DEAD,
    DEMANDS,
    FIELD_TOKENS,
    GOODS,
    HELPER_KINDS,
    HELPERS,
    INSTALLATIONS,
    LIVING,
    LOCKED,
    MINERALS,
    NONE,
    PHASES,
    PURSE,
    QUARTERS,
    QUARTERS_MOST,
    SLOT_FIELDS,
    SLOTS,
    SOURCES,
    SPECIALIST_KINDS,
    SPECIALISTS,
    ZONES,
)
from areopolis.games.martians.rules.scoring import ENDINGS
from areopolis.games.martians.seen.view import counted, players_in, technologies_in

if TYPE_CHECKING:
    from areopolis.games.martians.state import ColonyState


def write(state: ColonyState) -> dict[str, Any]:
    """Return every field of *state*, hidden ones included, in readable names.

    What follows from the rest is left out: markers in supply, crops in stock, reputation, the box.
    """
    name = state.vocabulary.name
    fields = state.vocabulary.names["field"]
    return {
        "round": state.round,
        "slot": state.slot,
        "phase": PHASES[state.phase],
        "ending": ENDINGS[state.ending],
        "first": COLOURS[state.first],
        "active": name("colour", state.active),
        "turn": {
            "time": state.time,
            "rtg_used": state.rtg_used,
            "used": counted(SPECIALISTS, state.used),
            "mined": state.mined,
        },
        "households": [_write_household(state, n) for n in range(state.rules.households)],
        "players": {COLOURS[n]: _write_player(state, n) for n in range(state.rules.players)},
        "colony": [technologies_in(bits) for bits in state.colony],
        "fields": {field: _write_field(state, number) for number, field in enumerate(fields)},
        "rtg": state.rtg,
        "quarters": {QUARTERS[n]: _write_quarters(state, n) for n in range(QUARTERS_MOST)},
        "track": [_write_slot(state, slot) for slot in range(SLOTS)],
        "machine": name("spot", state.machine),
        "mine": _write_mine(state),
        "site_reached": state.is_site_reached,
        "specialists": counted(SPECIALISTS, state.specialists_up),
        "specialist_deck": name("specialist*", state.specialist_deck),
        "helpers": counted(HELPERS, state.helpers_up),
        "helper_deck": name("helper*", state.helper_deck),
        "research": name("research*", state.tiles_up),
        "research_deck": name("research*", state.tile_deck),
        "orders": name("order*", state.orders_up),
        "order_deck": name("order*", state.order_deck),
        "weather": name("weather", state.weather),
        "weather_deck": name("weather*", state.weather_deck),
        "regolith_deck": name("mineral*", state.regolith_deck),
        "regolith_discard": counted(MINERALS, state.regolith_discard),
        "event_decks": [name("happening*", stack) for stack in state.event_decks],
        "events": name("happening*", state.events_past),
        "lasting": [
            {"event": name("happening", event), "line": line, "field": name("field", field)}
            for event, line, field in state.lasting
        ],
        "requirements": {
            name("requirement", task.number): state.requirements_done[place]
            for place, task in enumerate(state.rules.tasks)
        },
    }


def _write_household(state: ColonyState, house: int) -> dict[str, Any]:
    points = state.points[house * len(SOURCES) : (house + 1) * len(SOURCES)]
    return {
        "goods": counted(GOODS, state.stock[house * PURSE : (house + 1) * PURSE]),
        "cards": counted(MINERALS, state.cards[house * CARD_KINDS : (house + 1) * CARD_KINDS]),
        "points": counted(SOURCES, points),
    }


def _write_player(state: ColonyState, player: int) -> dict[str, Any]:
    name = state.vocabulary.name
    staff = player * SPECIALIST_KINDS
    helpers = player * HELPER_KINDS
    installed = player * len(INSTALLATIONS)
    return {
        "corporation": name("corporation", state.corporation[player]),
        "home": name("quarters", state.home[player]),
        "technologies": technologies_in(state.technologies[player]),
        "installations": counted(INSTALLATIONS, state.installations[installed : installed + 2]),
        "crop": name("crop", state.crop[player]),
        "specialists": counted(SPECIALISTS, state.specialists[staff : staff + SPECIALIST_KINDS]),
        "helpers": counted(HELPERS, state.helpers[helpers : helpers + HELPER_KINDS]),
        "time_change": state.time_change[player],
        "time_least": state.time_least[player],
    }


def _write_field(state: ColonyState, field: int) -> dict[str, Any]:
    return {
        "token": FIELD_TOKENS[state.field_tokens[field]],
        "markers": players_in(state.field_markers[field]),
    }


def _write_quarters(state: ColonyState, quarters: int) -> dict[str, Any]:
    written: dict[str, Any] = {
        demand: state.demand[kind * QUARTERS_MOST + quarters] for kind, demand in enumerate(DEMANDS)
    }
    written["growth"] = state.growth[quarters]
    written["fines"] = state.fines[quarters]
    for zone, name in enumerate(ZONES):
        begin = (zone * QUARTERS_MOST + quarters) * state.rules.players
        written[name] = counted(COLOURS, state.held[begin : begin + state.rules.players])
    return written


def _write_slot(state: ColonyState, slot: int) -> list[str]:
    """Return the tokens on the fields of a slot: "red", "red-dead", "red-locked" or "none"."""
    written: list[str] = []
    for token in state.track[slot * SLOT_FIELDS : (slot + 1) * SLOT_FIELDS]:
        if token >= LOCKED:
            written.append(f"{COLOURS[token - LOCKED]}-locked")
        elif token >= DEAD:
            written.append(f"{COLOURS[token - DEAD]}-dead")
        else:
            written.append(COLOURS[token - LIVING] if token else "none")
    return written


def _write_mine(state: ColonyState) -> dict[str, Any]:
    names = state.vocabulary.names
    return {
        names["spot"][spot]: {
            "token": names["token"][token],
            "face_up": bool(state.face_up >> spot & 1),
        }
        for spot, token in enumerate(state.tokens)
        if token != NONE
    }
