"""What one seat may know, built field by field (specification 5.4)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from areopolis.core.onlooker import ALL_SEEING
from areopolis.core.view import decision_view
from areopolis.games.martians.data.constants import (
    BUILDINGS,
    CARD_KINDS,
    COLOURS,
    DEAD,
    DEMANDS,
    FIELD_TOKENS,
    FREE,
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
    SPECIALIST_KINDS,
    SPECIALISTS,
    TECHNOLOGIES,
    WEATHER_REPORT,
    WORKS,
    WORKS_OF,
    ZONES,
)

if TYPE_CHECKING:
    from areopolis.games.martians.state import ColonyState

# The step on the stack that says which placement is open.
USE_BUILDING: Final = "use-building"


def view(state: ColonyState, seat: int | None) -> dict[str, Any]:
    """Return what *seat* may know; None is a spectator."""
    name = state.vocabulary.name
    rules = state.rules
    outcome = state.outcome
    shown: dict[str, Any] = {
        "game": state.game.id,
        "seats": state.seats,
        "seat": seat,
        "mode": rules.mode,
        "scenario": name("scenario", rules.scenario) if rules.scenario != NONE else None,
        "rounds": rules.rounds,
        "round": state.round,
        "slot": state.slot,
        "phase": PHASES[state.phase],
        "first": COLOURS[state.first],
        "active": COLOURS[state.active] if state.active != NONE else None,
        "time": state.time,
        "rtg_used": state.rtg_used,
        "used": counted(SPECIALISTS, state.used),
        "placement": _placement(state),
        "weather": name("weather", state.weather),
        "next_weather": _next_weather(state, seat),
        "weather_deck": len(state.weather_deck),
        "events": name("happening*", state.events_past),
        "event_decks": [len(stack) for stack in state.event_decks],
        "lasting": [_lasting(state, effect) for effect in state.lasting],
        "buildings": {
            building: [_field(state, field) for field in rules.components.fields_of[number]]
            for number, building in enumerate(BUILDINGS)
        },
        "rtg": state.rtg,
        "rtg_closed": state.is_rtg_closed,
        "quarters": {QUARTERS[n]: _quarters(state, n) for n in state.quarters_in_play()},
        "track": [_slot(state, slot) for slot in range(SLOTS)],
        "machine": name("spot", state.machine),
        "mine": _mine(state),
        "mined_tokens": _gone(state),
        "site": name("spot", rules.site) if rules.site != NONE else None,
        "site_reached": state.is_site_reached,
        "specialists": counted(SPECIALISTS, state.specialists_up),
        "specialist_deck": len(state.specialist_deck),
        "helpers": counted(HELPERS, state.helpers_up),
        "helper_deck": len(state.helper_deck),
        "research": name("research*", state.tiles_up),
        "research_deck": len(state.tile_deck),
        "orders": name("order*", state.orders_up),
        "order_deck": len(state.order_deck),
        "crops": counted(state.vocabulary.names["crop"][1:], state.crops_left),
        "regolith_deck": len(state.regolith_deck),
        "regolith_discard": counted(MINERALS, state.regolith_discard),
        "requirements": [
            {
                "requirement": name("requirement", task.number),
                "done": state.requirements_done[place],
                "times": task.times,
            }
            for place, task in enumerate(rules.tasks)
        ],
        "end_conditions": [
            {"condition": type(condition).KEY, "met": condition.holds(state)}
            for condition in rules.end_conditions
        ],
        "colony": None if rules.is_competitive else _colony(state),
        "players": [_player(state, player, seat) for player in range(rules.players)],
        "deciding": list(state.deciding),
        "decision": decision_view(state, seat),
        "outcome": None if outcome is None else outcome.to_dict(),
    }
    return shown


def counted(names: tuple[str, ...], counts: list[int]) -> dict[str, int]:
    """Return what there is something of, with how much."""
    return {name: count for name, count in zip(names, counts, strict=False) if count}


def technologies_in(bits: int) -> list[str]:
    """Return the technologies whose bits are set."""
    return [name for number, name in enumerate(TECHNOLOGIES) if bits >> number & 1]


def players_in(bits: int) -> list[str]:
    """Return the colours of the players whose bits are set."""
    return [colour for number, colour in enumerate(COLOURS) if bits >> number & 1]


def knows_weather(state: ColonyState, seat: int | None) -> bool:
    """Whether *seat* may look at the top weather card (Q-K9)."""
    if state.rules.is_cooperative or seat == ALL_SEEING:
        return bool([1 for bits in state.technologies if bits >> WEATHER_REPORT & 1])
    return seat is not None and bool(state.technologies[seat] >> WEATHER_REPORT & 1)


def knows_hand(state: ColonyState, player: int, seat: int | None) -> bool:
    """Whether *seat* may see the regolith cards of *player*."""
    return state.rules.is_cooperative or player == seat or seat == ALL_SEEING


def token_name(token: int) -> dict[str, Any]:
    """Return a colonist token of the round track: whose it is, and what has become of it."""
    if token >= LOCKED:
        return {"colour": COLOURS[token - LOCKED], "is": "locked"}
    if token >= DEAD:
        return {"colour": COLOURS[token - DEAD], "is": "dead"}
    return {"colour": COLOURS[token - LIVING], "is": "living"}


def _next_weather(state: ColonyState, seat: int | None) -> str | None:
    if not state.weather_deck or not knows_weather(state, seat):
        return None
    name: str = state.vocabulary.name("weather", state.weather_deck[-1])
    return name


def _placement(state: ColonyState) -> dict[str, Any] | None:
    """Return the open placement: the building, and what was done in it."""
    for effect, _ in state.stack:
        if type(effect).KEY == USE_BUILDING:
            building, done = effect.values()
            works = [WORKS[work] for n, work in enumerate(WORKS_OF[building]) if done >> n & 1]
            return {"building": BUILDINGS[building], "done": works, "mined": state.mined}
    return None


def _lasting(state: ColonyState, effect: tuple[int, int, int]) -> dict[str, Any]:
    event, line, field = effect
    card = state.rules.components.events[event]
    shown: dict[str, Any] = {
        "event": card.name,
        "effect": type(card.effects[line].rule).KEY,
        "until": card.effects[line].duration,
    }
    if field != NONE:
        shown["field"] = state.vocabulary.name("field", field)
    return shown


def _field(state: ColonyState, field: int) -> dict[str, Any]:
    token = state.field_tokens[field]
    return {
        "token": FIELD_TOKENS[token] if token != FREE else None,
        "markers": players_in(state.field_markers[field]),
    }


def _quarters(state: ColonyState, quarters: int) -> dict[str, Any]:
    owner = state.owner(quarters)
    shown: dict[str, Any] = {"owner": COLOURS[owner] if owner != NONE else None}
    for kind, demand in enumerate(DEMANDS):
        shown[demand] = state.demand[kind * QUARTERS_MOST + quarters]
    shown["growth"] = state.growth[quarters]
    shown["fines"] = state.fines[quarters]
    for zone, name in enumerate(ZONES):
        begin = (zone * QUARTERS_MOST + quarters) * state.rules.players
        shown[name] = counted(COLOURS, state.held[begin : begin + state.rules.players])
    return shown


def _slot(state: ColonyState, slot: int) -> list[dict[str, Any] | None]:
    """Return the fields of a slot of the round track."""
    begin = slot * SLOT_FIELDS
    fields = state.track[begin : begin + state.rules.players]
    return [token_name(token) if token else None for token in fields]


def _mine(state: ColonyState) -> dict[str, str | None]:
    """Return the tokens of the mining area by field; None is a token face down."""
    names = state.vocabulary.names
    shown: dict[str, str | None] = {}
    for spot, token in enumerate(state.tokens):
        if token != NONE:
            is_up = state.face_up >> spot & 1
            shown[names["spot"][spot]] = names["token"][token] if is_up else None
    return shown


def _gone(state: ColonyState) -> dict[str, int]:
    """Return how many mining tokens of each kind have left the board, which everybody has seen."""
    return {
        token.name: token.copies - state.tokens.count(number)
        for number, token in enumerate(state.rules.components.mining_tokens)
        if state.present and token.copies > state.tokens.count(number)
    }


def _household(state: ColonyState, player: int, seat: int | None) -> dict[str, Any]:
    """Return what a household owns; regolith cards as far as *seat* may see them."""
    house = state.rules.house[player]
    cards = state.cards[house * CARD_KINDS : house * CARD_KINDS + CARD_KINDS]
    known = not any(cards) or knows_hand(state, player, seat)
    return {
        "goods": counted(GOODS, state.stock[house * PURSE : house * PURSE + PURSE]),
        "cards": sum(cards),
        "minerals": counted(MINERALS, cards) if known else None,
        "reputation": state.reputation[house],
    }


def _colony(state: ColonyState) -> dict[str, Any]:
    """Return what belongs to the colony in the common modes."""
    shown: dict[str, Any] = {"technologies": technologies_in(state.colony[0])}
    if state.rules.is_cooperative:
        shown.update(_household(state, 0, None))
    return shown


def _player(state: ColonyState, player: int, seat: int | None) -> dict[str, Any]:
    name = state.vocabulary.name
    corporation = state.corporation[player]
    begin = player * SPECIALIST_KINDS
    helpers = player * HELPER_KINDS
    installed = player * len(INSTALLATIONS)
    developed = state.technologies[player]
    if state.rules.is_competitive:
        developed |= state.colony[player]
    shown: dict[str, Any] = {
        "colour": COLOURS[player],
        "seat": state.controller(player),
        "corporation": name("corporation", corporation) if corporation != NONE else None,
        "technologies": technologies_in(developed),
        "installations": counted(INSTALLATIONS, state.installations[installed : installed + 2]),
        "crop": name("crop", state.crop[player]),
        "specialists": counted(SPECIALISTS, state.specialists[begin : begin + SPECIALIST_KINDS]),
        "helpers": counted(HELPERS, state.helpers[helpers : helpers + HELPER_KINDS]),
        "supply": state.supply[player],
        "dead": state.dead(player),
        "locked": state.is_locked(player),
        "time_change": state.time_change[player],
    }
    if not state.rules.is_cooperative:
        shown.update(_household(state, player, seat))
    return shown
