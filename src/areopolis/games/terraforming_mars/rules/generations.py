"""A generation: player order, research, actions, production, solar phase (specification 3)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from areopolis.core.action import Action, Chosen
from areopolis.core.decision import Ask, Decision, Joint, composite
from areopolis.core.effect import CAUSES, GAME, PHASE, PREPARING, TABLE, TURN, Before, Cause, Effect
from areopolis.core.reason import Reason
from areopolis.games.terraforming_mars import events
from areopolis.games.terraforming_mars.answers import ChooseCard, ConvertPlants, RaiseParameter
from areopolis.games.terraforming_mars.cards.model import MarsEffect, MarsStep
from areopolis.games.terraforming_mars.data.constants import (
    CARDS_IN_RESEARCH,
    ENERGY,
    GREENERY,
    HEAT,
    KINDS,
    MC,
    NONE,
    OCEANS,
    OCEANS_MOST,
    ON_GREENERY,
    OXYGEN,
    OXYGEN_MOST,
    PLANTS,
    SOLO_GENERATIONS,
    TEMPERATURE,
    TEMPERATURE_MOST,
    TRACK_END,
)
from areopolis.games.terraforming_mars.rules.deck import (
    affordable,
    buy_offered,
    choose_cards,
)
from areopolis.games.terraforming_mars.rules.gains import Raise
from areopolis.games.terraforming_mars.rules.paying import Lose
from areopolis.games.terraforming_mars.rules.placing import PlaceTile, areas_for
from areopolis.games.terraforming_mars.rules.turns import BeginActions

if TYPE_CHECKING:
    from areopolis.games.terraforming_mars.state import MarsState


class Generation(MarsStep[Action]):
    """Play one generation; the first has neither player order nor research."""

    KEY = "generation"
    LEVEL = GAME

    def resolve(self, state: MarsState, by: Cause) -> Ask | None:
        state.generation += 1
        state.push(by, PHASES_OF_FIRST if state.generation == 1 else PHASES)
        if state.listener is not None:
            state.listener(events.GenerationBegan(state.generation))
        return None


class PassFirstPlayer(MarsStep[Action]):
    """The first player marker moves clockwise."""

    KEY = "pass-first-player"
    LEVEL = PHASE

    def resolve(self, state: MarsState, by: Cause) -> Ask | None:
        state.first = (state.first + 1) % state.seats
        if state.listener is not None:
            state.listener(events.FirstPlayerSet(state.first))
        return None


class Research(MarsStep[Action]):
    """Everybody is dealt four cards, drafts them by option, and buys any of them."""

    KEY = "research"
    LEVEL = PHASE

    def resolve(self, state: MarsState, by: Cause) -> Ask | None:
        deal(state, CARDS_IN_RESEARCH)
        state.push_one(by, BUY_CARDS)
        if state.rules.drafts and not state.is_solo():
            clockwise = state.generation % 2 == 0
            state.push_one(by, DraftCards(1 if clockwise else -1))
        return None


def deal(state: MarsState, count: int) -> None:
    """Put cards from the deck on offer to everybody; equal numbers if there are too few."""
    each = min(count, (len(state.deck) + len(state.discard)) // state.seats)
    dealt: list[list[int]] = [[] for _ in range(state.seats)]
    order = state.seats_in_order()
    for _ in range(each):
        for seat in order:
            dealt[seat].append(state.draw_one())
    for seat in range(state.seats):
        state.offered[seat] = tuple(sorted(dealt[seat]))


class DraftCards(MarsStep[ChooseCard]):
    """Everybody keeps a card and passes the others, until all are kept."""

    KEY = "draft-cards"
    LEVEL = PREPARING
    AFTER = ()
    FIELDS = (("direction", "direction"),)

    def __init__(self, direction: int) -> None:
        """*direction*: 1 clockwise, -1 the other way round."""
        self.direction = direction

    def clash(self, state: MarsState, by: Cause, before: Before) -> str:
        if abs(self.direction) != 1:
            return "direction"
        sizes = {len(cards) for cards in state.offered}
        return "effect" if len(sizes) > 1 else ""

    def resolve(self, state: MarsState, by: Cause) -> Ask | None:
        left = len(state.offered[0])
        if left > 1:
            card = state.rules.lexicon.card
            return Joint(
                [
                    Decision(seat, "draft-card", [card[n] for n in state.offered[seat]])
                    for seat in range(state.seats)
                ]
            )
        for seat in range(state.seats):
            state.offered[seat] = tuple(sorted(state.drafted[seat] + state.offered[seat]))
            state.drafted[seat] = ()
        return None

    def answer_all(self, state: MarsState, by: Cause, answers: list[ChooseCard]) -> None:
        passed: list[tuple[int, ...]] = []
        for seat, answer in enumerate(answers):
            state.drafted[seat] = (*state.drafted[seat], answer.card)
            passed.append(tuple([n for n in state.offered[seat] if n != answer.card]))
            if state.listener is not None:
                state.listener(events.CardDrafted(seat, answer.card, knowers=1 << seat))
        for seat, cards in enumerate(passed):
            state.offered[(seat + self.direction) % state.seats] = cards
        state.reveal()
        state.push_one(by, self)

    def obstacles(self, state: MarsState, by: Cause, seat: int, action: Action) -> list[Reason]:
        return [Reason("card-not-on-offer")] if isinstance(action, ChooseCard) else []


class BuyCards(MarsStep[Chosen]):
    """Everybody buys any of the cards on offer, at the same time."""

    KEY = "buy-cards"
    AFTER = ()
    LEVEL = PHASE

    def resolve(self, state: MarsState, by: Cause) -> Ask | None:
        return Joint(
            [
                composite(
                    seat,
                    "buy-cards",
                    choose_cards(state, "buy", state.offered[seat], 0, affordable(state, seat)),
                )
                for seat in range(state.seats)
            ]
        )

    def answer_all(self, state: MarsState, by: Cause, answers: list[Chosen]) -> None:
        for seat in reversed(state.seats_in_order()):
            buy_offered(state, CAUSES[seat], answers[seat].items)


class ProductionPhase(MarsStep[Action]):
    """Energy becomes heat, then everybody gains rating and production; used actions are free."""

    KEY = "production-phase"
    LEVEL = PHASE

    def resolve(self, state: MarsState, by: Cause) -> Ask | None:
        for seat in range(state.seats):
            start = seat * KINDS
            stock = state.stock
            stock[start + HEAT] = stock[start + HEAT] + stock[start + ENERGY]
            stock[start + ENERGY] = 0
            stock[start + MC] = stock[start + MC] + state.rating[seat]
            for place in range(start, start + KINDS):
                stock[place] = stock[place] + state.production[place]
            # In play no rating is so low; nobody pays for what he does not have.
            stock[start + MC] = max(stock[start + MC], 0)
            state.next_discount[seat] = 0
            state.next_offset[seat] = 0
        state.used = []
        state.rated = 0
        if state.listener is not None:
            state.listener(events.ProductionHappened(state.generation))
        return None


class SolarPhase(MarsStep[Action]):
    """The end of the game, or the government and the colonies' industry, and a new generation."""

    KEY = "solar-phase"
    LEVEL = GAME

    def resolve(self, state: MarsState, by: Cause) -> Ask | None:
        is_over = (
            state.generation >= SOLO_GENERATIONS if state.is_solo() else state.is_terraformed()
        )
        if is_over:
            state.push_one(by, FinalGreeneries())
            return None
        steps: list[Effect[Any, Any]] = []
        if state.rules.has_government:
            steps.append(WorldGovernment())
        if state.rules.has_colonies:
            steps.append(ColonyIndustry())
        state.push(by, (*steps, GENERATION))
        return None


class WorldGovernment(MarsStep[RaiseParameter]):
    """The first player raises a parameter for the government; nobody gains by it."""

    KEY = "world-government"
    LEVEL = PHASE

    def open_parameters(self, state: MarsState) -> list[int]:
        """Return the parameters that are not at their goal."""
        goals = ((TEMPERATURE, TEMPERATURE_MOST), (OXYGEN, OXYGEN_MOST), (OCEANS, OCEANS_MOST))
        return [parameter for parameter, goal in goals if state.parameter(parameter) < goal]

    def resolve(self, state: MarsState, by: Cause) -> Ask | None:
        offered = state.rules.lexicon.raise_
        parameters = [offered[n] for n in self.open_parameters(state)]
        return self.ask_unless_forced(
            state, by, Decision(state.first, "world-government", parameters)
        )

    def answer(self, state: MarsState, by: Cause, action: RaiseParameter) -> None:
        if state.listener is not None:
            state.listener(events.GovernmentActed(action.parameter))
        if action.parameter == OCEANS:
            state.push_one(TABLE, state.rules.place_ocean)
        else:
            state.push_one(TABLE, Raise(action.parameter, 1))

    def obstacles(self, state: MarsState, by: Cause, seat: int, action: Action) -> list[Reason]:
        return [Reason("parameter-at-goal")] if isinstance(action, RaiseParameter) else []


class ColonyIndustry(MarsStep[Action]):
    """All fleets return, and the marker of every active tile moves on."""

    KEY = "colony-industry"
    LEVEL = PHASE

    def resolve(self, state: MarsState, by: Cause) -> Ask | None:
        for colony, position in enumerate(state.position):
            state.visitor[colony] = NONE
            if 0 <= position < TRACK_END:
                state.move_track(colony, position + 1)
        return None


class FinalGreeneries(MarsStep[Action]):
    """In player order everybody may turn plants into greeneries; nothing rises any more."""

    KEY = "final-greeneries"
    LEVEL = GAME

    def resolve(self, state: MarsState, by: Cause) -> Ask | None:
        state.is_final = 1
        if state.listener is not None:
            state.listener(events.GameEnded(state.generation))
        for seat in reversed(state.seats_in_order()):
            state.push_one(CAUSES[seat], FinalGreenery())
        return None


class FinalGreenery(MarsEffect[Action]):
    """Place a greenery for plants, or stop."""

    KEY = "final-greenery"
    LEVEL = TURN

    def resolve(self, state: MarsState, by: Cause) -> Ask | None:
        has_plants = state.stock[by.seat * KINDS + PLANTS] >= state.greenery_price[by.seat]
        if not has_plants or not areas_for(state, by.seat, ON_GREENERY):
            return None
        lexicon = state.rules.lexicon
        return Decision(by.seat, "final-greenery", [lexicon.convert_plants, lexicon.decline])

    def answer(self, state: MarsState, by: Cause, action: Action) -> None:
        if isinstance(action, ConvertPlants):
            price = state.greenery_price[by.seat]
            state.push(by, (Lose(PLANTS, price), PlaceTile(GREENERY, ON_GREENERY), self))


BUY_CARDS: Final = BuyCards()
GENERATION: Final = Generation()
PHASES_OF_FIRST: Final[tuple[Effect[Any, Any], ...]] = (
    BeginActions(),
    ProductionPhase(),
    SolarPhase(),
)
PHASES: Final[tuple[Effect[Any, Any], ...]] = (PassFirstPlayer(), Research(), *PHASES_OF_FIRST)

GENERATION_EFFECTS: Final = (
    Generation,
    PassFirstPlayer,
    Research,
    DraftCards,
    BuyCards,
    ProductionPhase,
    SolarPhase,
    WorldGovernment,
    ColonyIndustry,
    FinalGreeneries,
    FinalGreenery,
)
