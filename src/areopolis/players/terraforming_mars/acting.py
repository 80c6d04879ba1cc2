"""The action phase: what each action gains, compared with passing."""

from __future__ import annotations

from typing import Final

from areopolis.core.action import Action
from areopolis.games.terraforming_mars.answers import (
    ClaimMilestone,
    ConvertHeat,
    ConvertPlants,
    EndTurn,
    FundAward,
    PlayCard,
    TakeFirstAction,
    Trade,
    UseAction,
    UseProject,
)
from areopolis.games.terraforming_mars.data.constants import (
    HEAT,
    HEAT_PER_TEMPERATURE,
    NONE,
    PLANTS,
)
from areopolis.games.terraforming_mars.rules.projects import BUILD_COLONY, PROJECTS, SELL_PATENTS
from areopolis.games.terraforming_mars.rules.trading import PlaceColony
from areopolis.games.terraforming_mars.rules.turns import project_price
from areopolis.players.terraforming_mars.contests import award_worth, milestone_worth
from areopolis.players.terraforming_mars.engine import action_worth
from areopolis.players.terraforming_mars.hands import net_worth
from areopolis.players.terraforming_mars.outlook import Outlook
from areopolis.players.terraforming_mars.trades import colony_worth, payment_worth, trade_worth
from areopolis.players.terraforming_mars.yields import worth_of

# Ending a turn early gives nothing away, passing ends the generation.
END: Final = 0.2
# Patents are sold only when nothing better is left to do with them.
SELLING: Final = -9.0
# Money that is spent cannot be spent on something better.
LIQUIDITY: Final = 0.04
FIRST: Final = 30.0
ANY_COLONY: Final = PlaceColony()


def action_value(look: Outlook, option: Action) -> float:
    """Return what an action gains in M€; passing gains nothing."""
    state, seat = look.state, look.seat
    if isinstance(option, PlayCard):
        return net_worth(look, option.card) - LIQUIDITY * state.cards[option.card].cost
    if isinstance(option, UseAction):
        action = state.cards[option.card].actions[option.alternative]
        return action_worth(look, action, option.card)
    if isinstance(option, Trade):
        return trade_worth(look, option.colony) - payment_worth(look, option.resource)
    if isinstance(option, UseProject):
        return project_worth(look, option.project)
    if isinstance(option, ConvertPlants):
        # Plants that wait can be lost; the greenery is the reason to have them.
        return look.greenery - 0.5 * state.greenery_price[seat] * look.stock[PLANTS]
    if isinstance(option, ConvertHeat):
        if look.is_warm:
            return SELLING
        return look.step - 0.5 * HEAT_PER_TEMPERATURE * look.stock[HEAT]
    if isinstance(option, ClaimMilestone):
        return milestone_worth(look)
    if isinstance(option, FundAward):
        return award_worth(look, option.award)
    if isinstance(option, TakeFirstAction):
        return FIRST
    return -END if isinstance(option, EndTurn) else 0.0


def project_worth(look: Outlook, project: int) -> float:
    """Return what a standard project gains."""
    if project == SELL_PATENTS:
        return SELLING
    price = project_price(look.state, look.seat, project)
    if project == BUILD_COLONY:
        return best_colony(look) - price
    return worth_of(look, PROJECTS[project].effects, NONE) - price


def best_colony(look: Outlook) -> float:
    """Return what a colony on the best open tile brings."""
    best = 0.0
    for colony in range(len(look.state.position)):
        if ANY_COLONY.is_open(look.state, look.seat, colony):
            best = max(best, colony_worth(look, colony))
    return best
