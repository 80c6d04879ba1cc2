"""Colonies: what a trade brings, what a colony brings, and when a tile is ripe."""

from __future__ import annotations

from typing import Final

from areopolis.games.terraforming_mars.data.constants import (
    COLONIES_PER_TILE,
    ENERGY,
    HEAT,
    KINDS,
    MC,
    NONE,
    TRACK_END,
)
from areopolis.games.terraforming_mars.rules.turns import trade_price
from areopolis.players.terraforming_mars.outlook import Outlook
from areopolis.players.terraforming_mars.yields import worth_of

# What a rival's bonus counts against the trade that gives it.
RIVAL_BONUS: Final = 0.25
# How often somebody trades with a tile in a generation.
TRADED: Final = 0.65
# Tiles that sleep may wake.
WAKING: Final = 0.5
AT_REST: Final = 3


def income_worth(look: Outlook, colony: int, marker: int) -> float:
    """Return what stands under a marker."""
    income = look.state.rules.colonies[colony].income
    return worth_of(look, income[max(0, min(marker, TRACK_END))], NONE)


def bonus_worth(look: Outlook, colony: int) -> float:
    """Return what a colony there gives its owner whenever somebody trades."""
    bonuses = look.bonuses
    if bonuses is None:
        bonuses = [None] * len(look.state.position)
        look.bonuses = bonuses
    known = bonuses[colony]
    if known is None:
        known = worth_of(look, look.state.rules.colonies[colony].bonus, NONE)
        bonuses[colony] = known
    return known


def trade_worth(look: Outlook, colony: int) -> float:
    """Return what trading with a tile brings: the income, the own bonuses, less the rivals'."""
    trades = look.trades
    if trades is None:
        trades = [None] * len(look.state.position)
        look.trades = trades
    known = trades[colony]
    if known is not None:
        return known
    state = look.state
    marker = state.position[colony] + state.trade_offset[look.seat]
    worth = income_worth(look, colony, marker)
    owners = state.colonies[colony]
    if owners:
        own = 0
        for owner in owners:
            if owner == look.seat:
                own += 1
        worth += bonus_worth(look, colony) * (own - RIVAL_BONUS * (len(owners) - own))
    worth *= look.style.trading
    trades[colony] = worth
    return worth


def payment_worth(look: Outlook, resource: int) -> float:
    """Return what a trade costs in a resource; energy would only become heat."""
    price = trade_price(look.state, look.seat, resource)
    worth = look.stock[HEAT] if resource == ENERGY else look.stock[resource]
    return price * worth


def colony_worth(look: Outlook, colony: int) -> float:
    """Return what a colony on a tile brings: at once, and by the trades to come."""
    state = look.state
    worth = worth_of(look, state.rules.colonies[colony].build, NONE)
    worth += TRADED * look.income * bonus_worth(look, colony)
    # The marker never falls below the colonies: later trades are better for everybody.
    worth += 0.3 * (COLONIES_PER_TILE - len(state.colonies[colony]))
    return worth * look.style.trading


def tile_in_play_worth(look: Outlook, colony: int) -> float:
    """Return what it is worth that a tile is in the game: its trades, once it is awake."""
    worth = income_worth(look, colony, AT_REST) + 0.5 * colony_worth(look, colony)
    return worth * WAKING if look.state.rules.colonies[colony].needs != NONE else worth


def marker_worth(look: Outlook, colony: int, steps: int) -> float:
    """Return what it is worth that a marker moves: good where the seat can still trade."""
    state = look.state
    marker = state.position[colony]
    gain = income_worth(look, colony, marker + steps) - income_worth(look, colony, marker)
    can_trade = state.visitor.count(look.seat) < state.fleets[look.seat]
    mine = 0.6 if can_trade and state.stock[look.seat * KINDS + MC] >= 9 else 0.2
    return gain * (mine - RIVAL_BONUS)
