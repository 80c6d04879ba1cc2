"""Paying: money, metals, heat and floaters (specification 5.3)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from areopolis.core.action import Action, Payment
from areopolis.core.decision import Ask, composite
from areopolis.core.effect import Before, Cause
from areopolis.core.reason import Reason
from areopolis.core.space import Pay
from areopolis.games.terraforming_mars import events
from areopolis.games.terraforming_mars.cards.model import NO_HELP, Card, Help, MarsEffect
from areopolis.games.terraforming_mars.data.constants import (
    HEAT,
    KINDS,
    MC,
    NO_METAL,
    NONE,
    STEEL,
    TITANIUM,
    WITH_STEEL,
    WITH_TITANIUM,
)
from areopolis.games.terraforming_mars.rules import ranks

if TYPE_CHECKING:
    from areopolis.games.terraforming_mars.state import MarsState

HEAT_PER_FLOATER: Final = 2


def purse(state: MarsState, seat: int, metals: int, kept_heat: int) -> int:
    """Return what *seat* can pay at most where these metals are accepted."""
    start = seat * KINDS
    most = state.stock[start + MC]
    if metals & WITH_STEEL:
        most += state.stock[start + STEEL] * state.steel_value[seat]
    if metals & WITH_TITANIUM:
        most += state.stock[start + TITANIUM] * state.titanium_value[seat]
    if state.heat_as_mc >> seat & 1:
        most += max(0, state.stock[start + HEAT] - kept_heat)
    return most


def short_of(state: MarsState, seat: int, due: int, metals: int, kept_heat: int) -> Reason | None:
    """Return how much is missing to pay *due*, or None."""
    missing = due - purse(state, seat, metals, kept_heat)
    return Reason("needs-more-mc", ((("count", "number"), missing),)) if missing > 0 else None


def lack_of(resource: int, count: int) -> Reason:
    """Return the reason that so much of a resource is missing."""
    return Reason(
        "needs-more", ((("resource", "resource"), resource), (("count", "number"), count))
    )


class PayBill(MarsEffect[Payment]):
    """Pay M€; metals at their value where accepted, heat where the corporation allows it.

    *kept_heat* is heat that the card itself will need.
    """

    KEY = "pay-bill"
    AFTER = ("pay-bill",)
    FOLLOWS = True
    IN_FULL = True
    FIELDS = (("due", "count"), ("metals", "metals"), ("kept_heat", "count"))
    RANK = ranks.COSTS

    def __init__(self, due: int, metals: int = NO_METAL, kept_heat: int = 0) -> None:
        self.due = due
        self.metals = metals
        self.kept_heat = kept_heat

    def sources(self, state: MarsState, seat: int) -> list[tuple[str, int, int, int]]:
        """Return the sources besides M€: name, resource, owned, worth."""
        start = seat * KINDS
        found: list[tuple[str, int, int, int]] = []
        if self.metals & WITH_STEEL and state.stock[start + STEEL]:
            found.append(("steel", STEEL, state.stock[start + STEEL], state.steel_value[seat]))
        if self.metals & WITH_TITANIUM and state.stock[start + TITANIUM]:
            owned = state.stock[start + TITANIUM]
            found.append(("titanium", TITANIUM, owned, state.titanium_value[seat]))
        if state.heat_as_mc >> seat & 1 and state.stock[start + HEAT] > self.kept_heat:
            found.append(("heat", HEAT, state.stock[start + HEAT] - self.kept_heat, 1))
        return found

    def clash(self, state: MarsState, by: Cause, before: Before) -> str:
        return "by" if [effect for effect, cause in before if cause.seat == by.seat] else ""

    def resolve(self, state: MarsState, by: Cause) -> Ask | None:
        if not self.due:
            return None
        sources = self.sources(state, by.seat)
        if not sources:
            state.spend(by.seat, MC, self.due)
            return None
        space = Pay(
            self.due,
            ("mc", *[name for name, _, _, _ in sources]),
            (state.stock[by.seat * KINDS + MC], *[owned for _, _, owned, _ in sources]),
            (1, *[worth for _, _, _, worth in sources]),
        )
        return self.ask_unless_forced(state, by, composite(by.seat, "pay", space))

    def answer(self, state: MarsState, by: Cause, action: Payment) -> None:
        sources = self.sources(state, by.seat)
        state.spend(by.seat, MC, action.amounts[0])
        for (_, resource, _, _), amount in zip(sources, action.amounts[1:], strict=True):
            state.spend(by.seat, resource, amount)

    def hinders(self, state: MarsState, by: Cause, helped: Help = NO_HELP) -> Reason | None:
        return short_of(state, by.seat, self.due, self.metals, self.kept_heat)


class PayHeat(MarsEffect[Payment]):
    """Pay heat; floaters of a corporation that allows it count as two each, without change."""

    KEY = "pay-heat"
    FOLLOWS = True
    IN_FULL = True
    FIELDS = (("due", "count"),)
    RANK = ranks.COSTS

    def __init__(self, due: int) -> None:
        self.due = due

    def note(self, card: Card) -> None:
        card.kept_heat += self.due

    def resolve(self, state: MarsState, by: Cause) -> Ask | None:
        floaters = floaters_for_heat(state, by.seat)
        if not floaters:
            state.spend(by.seat, HEAT, self.due)
            return None
        heat = state.stock[by.seat * KINDS + HEAT]
        space = Pay(self.due, ("heat", "floaters"), (heat, floaters), (1, HEAT_PER_FLOATER))
        return self.ask_unless_forced(state, by, composite(by.seat, "pay-heat", space))

    def answer(self, state: MarsState, by: Cause, action: Payment) -> None:
        state.spend(by.seat, HEAT, action.amounts[0])
        card = state.heat_floaters[by.seat]
        state.on_card[card] -= action.amounts[1]
        if action.amounts[1] and state.listener is not None:
            state.listener(events.FloatersSpent(by.seat, card, action.amounts[1]))

    def hinders(self, state: MarsState, by: Cause, helped: Help = NO_HELP) -> Reason | None:
        most = heat_at_hand(state, by.seat) + helped.stock[by.seat * KINDS + HEAT]
        if most >= self.due:
            return None
        return lack_of(HEAT, self.due - most)


def floaters_for_heat(state: MarsState, seat: int) -> int:
    """Return the floaters that *seat* may spend as heat."""
    card = state.heat_floaters[seat]
    return state.on_card[card] if card != NONE else 0


def heat_at_hand(state: MarsState, seat: int) -> int:
    """Return the heat that *seat* can spend, floaters included."""
    return state.stock[seat * KINDS + HEAT] + HEAT_PER_FLOATER * floaters_for_heat(state, seat)


class Lose(MarsEffect[Action]):
    """Give up own stock, in full; waits until there is enough of it."""

    KEY = "lose"
    IN_FULL = True
    FOLLOWS = True
    FIELDS = (("resource", "resource"), ("count", "count"))
    RANK = ranks.COSTS

    def __init__(self, resource: int, count: int) -> None:
        self.resource = resource
        self.count = count

    def resolve(self, state: MarsState, by: Cause) -> Ask | None:
        state.spend(by.seat, self.resource, self.count)
        return None

    def hinders(self, state: MarsState, by: Cause, helped: Help = NO_HELP) -> Reason | None:
        place = by.seat * KINDS + self.resource
        most = state.stock[place] + helped.stock[place]
        if most >= self.count:
            return None
        return lack_of(self.resource, self.count - most)


PAYING_EFFECTS: Final = (PayBill, PayHeat, Lose)
