"""Delivery of products at the end of a turn (specification 3.4)."""

from __future__ import annotations

from typing import Final

from areopolis.core.action import Action
from areopolis.core.decision import Ask, Decision
from areopolis.core.effect import (
    BY_PLACE,
    Before,
    Cause,
    Effect,
)
from areopolis.core.reason import Reason
from areopolis.games.martians.answers import Deliver
from areopolis.games.martians.data.constants import (
    DELIVERY,
    DISEASE,
    FOOD,
    HUNGER,
    MEDICINE,
    QUARTERS_MOST,
)
from areopolis.games.martians.rules.works import targets, why_no_target
from areopolis.games.martians.state import ColonyState


def product_of(item: int) -> int:
    """Return the good that a delivery takes: food for the first four, medicine for the others."""
    return FOOD if item < QUARTERS_MOST else MEDICINE


def token_of(item: int) -> int:
    """Return the kind of token against which a delivery goes."""
    return HUNGER if item < QUARTERS_MOST else DISEASE


class DeliverProducts(Effect[ColonyState, Action]):
    """Bring up to two products to quarters that need them (Q-D1, Q-D2)."""

    KEY = "deliver-products"
    BY = BY_PLACE
    AFTER = ()

    def misfit(self, state: ColonyState, by: Cause, before: Before) -> str:
        return "" if by.seat == state.active else "by"

    def resolve(self, state: ColonyState, by: Cause) -> Ask | None:
        player = by.seat
        food, medicine = state.has(player, FOOD), state.has(player, MEDICINE)
        items: list[int] = []
        if food:
            items += targets(state, player, HUNGER)
        if medicine:
            items += [QUARTERS_MOST + place for place in targets(state, player, DISEASE)]
        if not items:
            return None
        lexicon = state.rules.lexicon
        options: list[Action] = [lexicon.deliver_nothing]
        for item in items:
            options.append(lexicon.deliver_one[item])
        for place, item in enumerate(items):
            for other in items[place:]:
                if self.fits(state, item, other, food, medicine):
                    options.append(lexicon.deliver_two[item][other - item])
        return Decision(state.controller(player), "deliver", options)

    def fits(self, state: ColonyState, item: int, other: int, food: int, medicine: int) -> bool:
        """Whether both can be delivered together."""
        if item == other and self.tokens(state, item) < 2:
            return False
        if product_of(item) == product_of(other):
            return (food if product_of(item) == FOOD else medicine) >= 2
        return True

    def tokens(self, state: ColonyState, item: int) -> int:
        """Return how many tokens a delivery could go against."""
        return state.demand[token_of(item) * QUARTERS_MOST + item % QUARTERS_MOST]

    def answer(self, state: ColonyState, by: Cause, action: Action) -> None:
        if not isinstance(action, Deliver):
            return
        food = medicine = 0
        for item in action.products:
            state.lose(by.seat, product_of(item), 1)
            state.remove_demand(by.seat, token_of(item), item % QUARTERS_MOST)
            if product_of(item) == FOOD:
                food += 1
            else:
                medicine += 1
        state.earn(by.seat, DELIVERY, state.rules.delivery.points(food, medicine))

    def obstacles(self, state: ColonyState, by: Cause, seat: int, action: Action) -> list[Reason]:
        if not isinstance(action, Deliver):
            return []
        found: list[Reason] = []
        for item in action.products:
            product = product_of(item)
            needed = len([other for other in action.products if product_of(other) == product])
            now = state.has(by.seat, product)
            if now < needed and not found:
                found.append(
                    Reason(
                        "short-of-good",
                        (
                            (("good", "good"), product),
                            (("needed", "number"), needed),
                            (("now", "number"), now),
                        ),
                    )
                )
            found += why_no_target(state, by.seat, token_of(item), item % QUARTERS_MOST)
        if not found:
            kind = token_of(action.products[0])
            found.append(Reason("no-such-token", ((("demand", "demand"), kind),)))
        return found


DELIVERING_EFFECTS: Final = (DeliverProducts,)
