"""The action phase: what a player may do in a turn (specification 3.3 and 4)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from areopolis.core.action import Action
from areopolis.core.decision import Ask, Decision
from areopolis.core.effect import CAUSES, PHASE, TABLE, TURN, Before, Cause, Effect
from areopolis.core.reason import Reason
from areopolis.games.terraforming_mars import events
from areopolis.games.terraforming_mars.answers import (
    ClaimMilestone,
    ConvertHeat,
    ConvertPlants,
    EndTurn,
    FundAward,
    Pass,
    PlayCard,
    TakeFirstAction,
    Trade,
    UseAction,
    UseProject,
)
from areopolis.games.terraforming_mars.cards.model import CardAction, MarsEffect, MarsStep
from areopolis.games.terraforming_mars.data.constants import (
    ACTIONS_PER_TURN,
    AWARD_PRICES,
    GREENERY,
    HEAT,
    HEAT_PER_TEMPERATURE,
    KINDS,
    MC,
    MILESTONE_PRICE,
    MILESTONES_MOST,
    NO_METAL,
    NONE,
    ON_GREENERY,
    PLANTS,
    TEMPERATURE,
    TRADE_PAYMENTS,
    TRADE_PRICES,
)
from areopolis.games.terraforming_mars.rules.choosing import first_hindrance
from areopolis.games.terraforming_mars.rules.gains import Raise
from areopolis.games.terraforming_mars.rules.lasting import OnStandardProject
from areopolis.games.terraforming_mars.rules.paying import (
    Lose,
    PayBill,
    PayHeat,
    heat_at_hand,
    lack_of,
    purse,
    short_of,
)
from areopolis.games.terraforming_mars.rules.placing import PlaceTile, areas_for
from areopolis.games.terraforming_mars.rules.playing import (
    is_playable,
    play_card,
    push_frames,
    push_together,
)
from areopolis.games.terraforming_mars.rules.projects import (
    MILESTONE_GOALS,
    POWER_PLANT,
    PROJECTS,
    SELL_PATENTS,
    milestone_value,
    owned,
)
from areopolis.games.terraforming_mars.rules.trading import (
    SendFleet,
    has_fleet,
    why_no_trade,
    why_no_visit,
)

if TYPE_CHECKING:
    from areopolis.core.step import Frame
    from areopolis.games.terraforming_mars.state import MarsState

PLACE_GREENERY: Final = PlaceTile(GREENERY, ON_GREENERY)


def project_price(state: MarsState, seat: int, project: int) -> int:
    """Return what *seat* pays for a standard project."""
    price = PROJECTS[project].cost
    return price - state.power_plant_discount[seat] if project == POWER_PLANT else price


def why_no_project(state: MarsState, seat: int, project: int) -> list[Reason]:
    """Return every reason against a standard project."""
    if project not in state.rules.projects:
        return [Reason("not-in-this-game")]
    short = short_of(state, seat, project_price(state, seat, project), NO_METAL, 0)
    reason = first_hindrance(state, CAUSES[seat], PROJECTS[project].effects)
    return [found for found in (short, reason) if found is not None]


def why_no_milestone(state: MarsState, seat: int, milestone: int) -> list[Reason]:
    """Return every reason against claiming a milestone."""
    if state.is_solo():
        return [Reason("not-in-this-game")]
    if state.milestones[milestone] != NONE:
        return [Reason("already-claimed")]
    if owned(state.milestones) >= MILESTONES_MOST:
        return [Reason("three-claimed")]
    found: list[Reason] = []
    now, goal = milestone_value(state, seat, milestone), MILESTONE_GOALS[milestone]
    if now < goal:
        found.append(
            Reason("goal-not-reached", ((("needed", "number"), goal), (("now", "number"), now)))
        )
    short = short_of(state, seat, MILESTONE_PRICE, NO_METAL, 0)
    return found if short is None else [*found, short]


def why_no_award(state: MarsState, seat: int, award: int) -> list[Reason]:
    """Return every reason against funding an award."""
    if state.is_solo():
        return [Reason("not-in-this-game")]
    if state.awards[award] != NONE:
        return [Reason("already-funded")]
    funded = owned(state.awards)
    if funded >= len(AWARD_PRICES):
        return [Reason("three-funded")]
    short = short_of(state, seat, AWARD_PRICES[funded], NO_METAL, 0)
    return [] if short is None else [short]


def why_no_action(state: MarsState, seat: int, card: int, alternative: int) -> list[Reason]:
    """Return every reason against using an alternative of a card's action."""
    if card not in state.tableau[seat]:
        return [Reason("card-not-in-play")]
    if card in state.used:
        return [Reason("action-used")]
    action = state.cards[card].actions[alternative]
    by = Cause(seat, card)
    found: list[Reason] = []
    if action.needs is not None:
        unmet = action.needs.unmet(state, seat)
        if unmet is not None:
            found.append(unmet)
    for effect in (*action.cost, *action.gain):
        reason = effect.hinders(state, by)
        if reason is not None:
            found.append(reason)
    return found


def is_usable(state: MarsState, by: Cause, action: CardAction) -> bool:
    """Whether nothing is against using an alternative of a card's action."""
    return (
        (action.needs is None or action.needs.is_met(state, by.seat))
        and first_hindrance(state, by, action.cost) is None
        and first_hindrance(state, by, action.gain) is None
    )


def trade_price(state: MarsState, seat: int, resource: int) -> int:
    """Return what trading costs *seat* in a resource; 0 where it is not accepted."""
    price = TRADE_PRICES[resource]
    return price - state.trade_discount[seat] if price else 0


def why_no_trade_for(state: MarsState, seat: int, colony: int, resource: int) -> list[Reason]:
    """Return every reason against trading with a tile for this payment."""
    if not state.rules.has_colonies:
        return [Reason("not-in-this-game")]
    why = why_no_trade(state, seat, colony)
    found = [Reason(why)] if why else []
    price = trade_price(state, seat, resource)
    if not price:
        return [*found, Reason("payment-not-accepted")]
    if resource == MC:
        short = short_of(state, seat, price, NO_METAL, 0)
        return found if short is None else [*found, short]
    lack = price - state.stock[seat * KINDS + resource]
    return found if lack <= 0 else [*found, lack_of(resource, lack)]


def why_no_greenery(state: MarsState, seat: int) -> list[Reason]:
    """Return every reason against turning plants into a greenery."""
    found: list[Reason] = []
    lack = state.greenery_price[seat] - state.stock[seat * KINDS + PLANTS]
    if lack > 0:
        found.append(lack_of(PLANTS, lack))
    reason = PLACE_GREENERY.hinders(state, CAUSES[seat])
    return found if reason is None else [*found, reason]


def why_no_warming(state: MarsState, seat: int) -> list[Reason]:
    """Return every reason against turning heat into temperature."""
    lack = HEAT_PER_TEMPERATURE - heat_at_hand(state, seat)
    return [lack_of(HEAT, lack)] if lack > 0 else []


class BeginActions(MarsStep[Action]):
    """The action phase begins with the first player."""

    KEY = "begin-actions"
    LEVEL = PHASE

    def resolve(self, state: MarsState, by: Cause) -> Ask | None:
        state.passed = 0
        state.current = state.first
        state.taken = 0
        state.push_one(by, TAKE_ACTION)
        return None


class TakeAction(MarsStep[Action]):
    """The active player takes an action, ends the turn after one, or passes."""

    KEY = "take-action"
    LEVEL = TURN

    def clash(self, state: MarsState, by: Cause, before: Before) -> str:
        has_turned = AfterAction.KEY in [effect.KEY for effect, _ in before]
        return "effect" if state.taken >= ACTIONS_PER_TURN and not has_turned else ""

    def resolve(self, state: MarsState, by: Cause) -> Ask | None:
        seat = state.current
        lexicon = state.rules.lexicon
        if state.owing >> seat & 1:
            first = state.cards[state.corporation[seat]].first
            if first_hindrance(state, Cause(seat, state.corporation[seat]), first) is None:
                return Decision(seat, "first-action", [lexicon.first_action, lexicon.pass_])
        options: list[Action] = []
        play = lexicon.play
        for card in state.hands[seat]:
            if is_playable(state, seat, card, None):
                options.append(play[card])
        self.add_card_actions(state, seat, options)
        money = purse(state, seat, NO_METAL, 0)
        self.add_projects(state, seat, money, options)
        if not state.is_solo():
            self.add_milestones(state, seat, money, options)
            self.add_awards(state, money, options)
        self.add_conversions(state, seat, options)
        if state.rules.has_colonies:
            self.add_trades(state, seat, money, options)
        options.append(lexicon.end if state.taken else lexicon.pass_)
        return Decision(seat, "take-action", options)

    def add_card_actions(self, state: MarsState, seat: int, options: list[Action]) -> None:
        """Offer the actions of cards in play."""
        use = state.rules.lexicon.use
        for card in state.tableau[seat]:
            actions = state.cards[card].actions
            if actions and card not in state.used:
                by = Cause(seat, card)
                for alternative, action in enumerate(actions):
                    if is_usable(state, by, action):
                        options.append(use[card][alternative])

    def add_projects(self, state: MarsState, seat: int, money: int, options: list[Action]) -> None:
        """Offer standard projects."""
        answers = state.rules.lexicon.project
        by = CAUSES[seat]
        for project in state.rules.projects:
            if (
                money >= project_price(state, seat, project)
                and first_hindrance(state, by, PROJECTS[project].effects) is None
            ):
                options.append(answers[project])

    def add_milestones(
        self, state: MarsState, seat: int, money: int, options: list[Action]
    ) -> None:
        """Offer milestones that nobody has claimed."""
        if money < MILESTONE_PRICE or owned(state.milestones) >= MILESTONES_MOST:
            return
        claim = state.rules.lexicon.claim
        for milestone, owner in enumerate(state.milestones):
            if (
                owner == NONE
                and milestone_value(state, seat, milestone) >= MILESTONE_GOALS[milestone]
            ):
                options.append(claim[milestone])

    def add_awards(self, state: MarsState, money: int, options: list[Action]) -> None:
        """Offer awards that nobody has funded."""
        funded = owned(state.awards)
        if funded < len(AWARD_PRICES) and money >= AWARD_PRICES[funded]:
            fund = state.rules.lexicon.fund
            for award, owner in enumerate(state.awards):
                if owner == NONE:
                    options.append(fund[award])

    def add_conversions(self, state: MarsState, seat: int, options: list[Action]) -> None:
        """Offer a greenery for plants, and temperature for heat."""
        lexicon = state.rules.lexicon
        has_plants = state.stock[seat * KINDS + PLANTS] >= state.greenery_price[seat]
        if has_plants and areas_for(state, seat, ON_GREENERY):
            options.append(lexicon.convert_plants)
        if heat_at_hand(state, seat) >= HEAT_PER_TEMPERATURE:
            options.append(lexicon.convert_heat)

    def add_trades(self, state: MarsState, seat: int, money: int, options: list[Action]) -> None:
        """Offer trades with every open tile for every payment."""
        if not has_fleet(state, seat):
            return
        payable: list[int] = []
        for resource in TRADE_PAYMENTS:
            most = money if resource == MC else state.stock[seat * KINDS + resource]
            if most >= trade_price(state, seat, resource):
                payable.append(resource)
        if payable:
            trade = state.rules.lexicon.trade
            for colony in range(len(state.position)):
                if not why_no_visit(state, colony):
                    for resource in payable:
                        options.append(trade[colony][resource])

    def answer(self, state: MarsState, by: Cause, action: Action) -> None:
        seat = state.current
        if isinstance(action, Pass):
            state.passed |= 1 << seat
            if state.listener is not None:
                state.listener(events.Passed(seat))
            next_turn(state)
            return
        if isinstance(action, EndTurn):
            if state.listener is not None:
                state.listener(events.TurnEnded(seat))
            next_turn(state)
            return
        state.taken += 1
        # A first action that was impossible is skipped for good.
        state.owing &= ~(1 << seat)
        state.push_one(TABLE, AFTER_ACTION)
        self.carry_out(state, seat, action)

    def carry_out(self, state: MarsState, seat: int, action: Action) -> None:
        """Begin the action that was chosen."""
        by = CAUSES[seat]
        if isinstance(action, PlayCard):
            play_card(state, seat, action.card)
        elif isinstance(action, UseAction):
            use_action(state, seat, action.card, action.alternative)
        elif isinstance(action, UseProject):
            use_project(state, seat, action.project)
        elif isinstance(action, Trade):
            state.push_one(by, SendFleet(action.colony))
            price = trade_price(state, seat, action.resource)
            pays = PayBill(price) if action.resource == MC else Lose(action.resource, price)
            state.push_one(by, pays)
        elif isinstance(action, ClaimMilestone):
            state.milestones[action.milestone] = seat
            state.push_one(by, PayBill(MILESTONE_PRICE))
            if state.listener is not None:
                state.listener(events.MilestoneClaimed(seat, action.milestone))
        elif isinstance(action, FundAward):
            price = AWARD_PRICES[owned(state.awards)]
            state.awards[action.award] = seat
            state.push_one(by, PayBill(price))
            if state.listener is not None:
                state.listener(events.AwardFunded(seat, action.award))
        elif isinstance(action, ConvertPlants):
            state.push(by, (Lose(PLANTS, state.greenery_price[seat]), PLACE_GREENERY))
        elif isinstance(action, ConvertHeat):
            state.push(by, (PayHeat(HEAT_PER_TEMPERATURE), Raise(TEMPERATURE, 1)))
        else:
            assert isinstance(action, TakeFirstAction), action
            corporation = state.corporation[seat]
            push_together(state, Cause(seat, corporation), state.cards[corporation].first)

    def obstacles(self, state: MarsState, by: Cause, seat: int, action: Action) -> list[Reason]:
        if isinstance(action, PlayCard):
            if action.card not in state.hands[seat]:
                return [Reason("card-not-in-hand")]
            found: list[Reason] = []
            is_playable(state, seat, action.card, found)
            return found
        if isinstance(action, UseAction):
            return why_no_action(state, seat, action.card, action.alternative)
        if isinstance(action, UseProject):
            return why_no_project(state, seat, action.project)
        if isinstance(action, Trade):
            return why_no_trade_for(state, seat, action.colony, action.resource)
        if isinstance(action, ClaimMilestone):
            return why_no_milestone(state, seat, action.milestone)
        if isinstance(action, FundAward):
            return why_no_award(state, seat, action.award)
        if isinstance(action, ConvertPlants):
            return why_no_greenery(state, seat)
        if isinstance(action, ConvertHeat):
            return why_no_warming(state, seat)
        if isinstance(action, Pass):
            return [Reason("has-acted")]
        return [Reason("has-not-acted")] if isinstance(action, EndTurn) else []


def use_project(state: MarsState, seat: int, project: int) -> None:
    """Let *seat* pay for a standard project and use it."""
    if state.listener is not None:
        state.listener(events.StandardProjectUsed(seat, project))
    by = CAUSES[seat]
    price = project_price(state, seat, project)
    state.push_one(by, UseStandardProject(project))
    state.push_one(by, PayBill(price))


class UseStandardProject(MarsEffect[Action]):
    """A standard project takes effect, and what waits for it."""

    KEY = "use-standard-project"
    AFTER = ("pay-bill",)
    FOLLOWS = True
    FIELDS = (("project", "project"),)

    def __init__(self, project: int) -> None:
        self.project = project

    def clash(self, state: MarsState, by: Cause, before: Before) -> str:
        if self.project not in state.rules.projects:
            return "project"
        hindered = first_hindrance(state, by, PROJECTS[self.project].effects)
        return "" if hindered is None else "project"

    def resolve(self, state: MarsState, by: Cause) -> Ask | None:
        frames: list[Frame] = [(effect, by) for effect in PROJECTS[self.project].effects]
        if self.project != SELL_PATENTS:
            cost = PROJECTS[self.project].cost
            for card in state.triggers[by.seat]:
                for trigger in state.cards[card].triggers:
                    if isinstance(trigger, OnStandardProject) and cost >= trigger.least_cost:
                        cause = Cause(by.seat, card)
                        frames += [(effect, cause) for effect in trigger.then]
        push_frames(state, by, frames)
        return None


def use_action(state: MarsState, seat: int, card: int, alternative: int) -> None:
    """Let *seat* use an alternative of a card's action: the cost, then the gain."""
    state.used.append(card)
    if state.listener is not None:
        state.listener(events.ActionUsed(seat, card))
    action = state.cards[card].actions[alternative]
    by = Cause(seat, card)
    push_together(state, by, action.gain)
    state.push(by, action.cost)


class AfterAction(MarsStep[Action]):
    """After two actions it is the next player's turn."""

    KEY = "after-action"
    LEVEL = TURN

    def resolve(self, state: MarsState, by: Cause) -> Ask | None:
        if state.taken >= ACTIONS_PER_TURN:
            next_turn(state)
        else:
            state.push_one(TABLE, TAKE_ACTION)
        return None


def next_turn(state: MarsState) -> None:
    """Give the turn to the next player who has not passed; the phase ends when all have."""
    state.taken = 0
    for step in range(1, state.seats + 1):
        seat = (state.current + step) % state.seats
        if not state.passed >> seat & 1:
            state.current = seat
            state.push_one(TABLE, TAKE_ACTION)
            return


TAKE_ACTION: Final[Effect[Any, Any]] = TakeAction()
AFTER_ACTION: Final[Effect[Any, Any]] = AfterAction()
TURN_EFFECTS: Final = (BeginActions, TakeAction, UseStandardProject, AfterAction)
