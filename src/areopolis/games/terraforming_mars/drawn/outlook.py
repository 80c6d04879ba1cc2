"""What follows from a view by the rules: prices, what stands against what, present numbers.

Nothing here is a rule: every number and every reason comes from the function that the rules use.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from areopolis.core.effect import Cause
from areopolis.core.reason import Reason
from areopolis.games.terraforming_mars.data.constants import (
    AWARD_PRICES,
    AWARDS,
    COLONY_TILES,
    COLOURS,
    HEAT,
    HEAT_PER_TEMPERATURE,
    KINDS,
    MILESTONES,
    NONE,
    NOT_IN_PLAY,
    RESOURCES,
    SOLO_GENERATIONS,
    STEEL,
    TITANIUM,
    TRADE_PAYMENTS,
    WITH_STEEL,
    WITH_TITANIUM,
)
from areopolis.games.terraforming_mars.rules import scoring
from areopolis.games.terraforming_mars.rules.paying import PayBill, short_of
from areopolis.games.terraforming_mars.rules.playing import hindrances, price_of
from areopolis.games.terraforming_mars.rules.projects import PROJECTS, award_value, milestone_value
from areopolis.games.terraforming_mars.rules.trading import why_no_trade
from areopolis.games.terraforming_mars.rules.turns import (
    project_price,
    trade_price,
    why_no_award,
    why_no_greenery,
    why_no_milestone,
    why_no_project,
    why_no_warming,
)

if TYPE_CHECKING:
    from areopolis.games.terraforming_mars.state import MarsState

Outlook = dict[str, Any]


def outlook(state: MarsState, seat: int | None) -> Outlook:
    """Return the present numbers of everybody, and for *seat* what it could do and at what price.

    Whose turn it is does not matter: one plans while others act.
    """
    seats = range(state.seats)
    funded = len(state.awards) - state.awards.count(NONE)
    seen: Outlook = {
        "points": dict(zip(COLOURS, scoring.breakdown(state), strict=False)),
        "milestones": {
            name: {COLOURS[other]: milestone_value(state, other, n) for other in seats}
            for n, name in enumerate(MILESTONES)
        },
        "awards": {
            name: {COLOURS[other]: award_value(state, other, n) for other in seats}
            for n, name in enumerate(AWARDS)
        },
        "award_price": AWARD_PRICES[funded] if funded < len(AWARD_PRICES) else None,
    }
    if state.is_solo():
        seen["solo"] = {"generations": SOLO_GENERATIONS, "goal": state.options["solo_goal"]}
    if seat is not None:
        seen["own"] = own(state, seat)
    return seen


def own(state: MarsState, seat: int) -> Outlook:
    """Return what *seat* could do now, what it would pay, and what stands against it."""
    names = state.rules.card_names
    held = (*state.hands[seat], *state.offered[seat], *state.drafted[seat])
    return {
        "cards": {names[card]: card_outlook(state, seat, card) for card in held},
        "projects": {
            PROJECTS[n].name: {
                "price": project_price(state, seat, n),
                "against": why_no_project(state, seat, n),
            }
            for n in state.rules.projects
        },
        "milestones": {name: why_no_milestone(state, seat, n) for n, name in enumerate(MILESTONES)},
        "awards": {name: why_no_award(state, seat, n) for n, name in enumerate(AWARDS)},
        "greenery": {
            "price": state.greenery_price[seat],
            "against": why_no_greenery(state, seat),
        },
        "warming": {"price": HEAT_PER_TEMPERATURE, "against": why_no_warming(state, seat)},
        "trade": {RESOURCES[kind]: trade_price(state, seat, kind) for kind in TRADE_PAYMENTS},
        "trades": {
            name: no_trade(state, seat, n)
            for n, name in enumerate(COLONY_TILES)
            if state.position[n] != NOT_IN_PLAY
        },
        "worth": {"steel": state.steel_value[seat], "titanium": state.titanium_value[seat]},
        "card_price": card_price(state, seat),
        "refused": refused(state, seat),
    }


def card_price(state: MarsState, seat: int) -> int:
    """Return what a card costs that *seat* buys to hand, also while its corporation is secret."""
    dealt = state.dealt[seat]
    if state.corporation[seat] == NONE and len(dealt) == 1:
        return state.price_at_start(dealt[0])
    return state.card_price(seat)


def refused(state: MarsState, seat: int) -> Outlook:
    """Return what the bill that *seat* is paying does not accept, and why."""
    if seat not in state.deciding:
        return {}
    effect = state.next_step().effect
    if not isinstance(effect, PayBill):
        return {}
    found: Outlook = {}
    start = seat * KINDS
    if state.stock[start + STEEL] and not effect.metals & WITH_STEEL:
        found["steel"] = Reason("steel-for-buildings")
    if state.stock[start + TITANIUM] and not effect.metals & WITH_TITANIUM:
        found["titanium"] = Reason("titanium-for-space")
    if state.stock[start + HEAT]:
        if not state.heat_as_mc >> seat & 1:
            found["heat"] = Reason("heat-is-no-money")
        elif state.stock[start + HEAT] <= effect.kept_heat:
            found["heat"] = Reason("heat-is-needed")
    return found


def no_trade(state: MarsState, seat: int, colony: int) -> list[Reason]:
    """Return why *seat* cannot send a fleet to a tile, whatever it could pay."""
    why = why_no_trade(state, seat, colony)
    return [Reason(why)] if why else []


def card_outlook(state: MarsState, seat: int, card: int) -> Outlook:
    """Return the price of a card, each requirement (None: met), and what else is against it."""
    definition = state.cards[card]
    price = price_of(state, seat, card)
    short = short_of(state, seat, price, definition.metals, definition.kept_heat)
    return {
        "price": price,
        "short": short,
        "needs": [need.unmet(state, seat) for need in definition.needs],
        "against": hindrances(state, Cause(seat, card)),
    }
