"""Paying Resources, for which Minerals may stand, and Crystals, for which goals may (D-T5)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from areopolis.core.action import Action, Chosen
from areopolis.core.decision import Ask, Decision, composite
from areopolis.core.effect import Before, Cause
from areopolis.core.reason import Reason
from areopolis.core.sharing import put
from areopolis.core.space import Choose
from areopolis.games.on_mars import events
from areopolis.games.on_mars.answers import SPEND, PayWith
from areopolis.games.on_mars.data.constants import ANY, KINDS, MINERAL
from areopolis.games.on_mars.rules.base import ColonyEffect

if TYPE_CHECKING:
    from areopolis.games.on_mars.state import OnMarsState

Units = tuple[int, ...]

# Nothing costs more.
MOST_UNITS: Final = 2


def no_resources(units: Units) -> Reason:
    """Return the reason of who has not what *units* cost."""
    return Reason("needs-resources", ((("resources", "cost*"), units),))


# Most that is asked for cannot be paid: what is said then is made once.
NEEDS: Final[dict[Units, Reason]] = {
    **{(unit,): no_resources((unit,)) for unit in range(ANY + 1)},
    **{
        (one, other): no_resources((one, other))
        for one in range(ANY + 1)
        for other in range(ANY + 1)
    },
}


def ways_to_pay(state: OnMarsState, place: int, units: Units) -> list[PayWith]:
    """Return the different payments of *units* that *place* has in Storage (R-002, R-004)."""
    start = place * KINDS
    stored = state.storage
    lexicon = state.rules.lexicon
    if len(units) == 1:
        unit = units[0]
        if unit == ANY:
            return [lexicon.pay_one[n] for n in range(KINDS) if stored[start + n]]
        ways: list[PayWith] = []
        if stored[start + MINERAL]:
            ways.append(lexicon.pay_one[MINERAL])
        if unit != MINERAL and stored[start + unit]:
            ways.append(lexicon.pay_one[unit])
        return ways
    first, second = units
    found: list[PayWith] = []
    for one in range(KINDS):
        if not stored[start + one]:
            continue
        for other in range(one, KINDS):
            if stored[start + other] < (2 if one == other else 1):
                continue
            if (fits(one, first) and fits(other, second)) or (
                fits(one, second) and fits(other, first)
            ):
                found.append(lexicon.pay_two[(one, other)])
    return found


def fits(resource: int, unit: int) -> bool:
    """Whether a Resource pays a unit of a cost."""
    return unit in (ANY, resource) or resource == MINERAL


def can_pay(state: OnMarsState, place: int, units: Units) -> bool:
    """Whether *place* can pay *units* in some way."""
    start = place * KINDS
    stored = state.storage
    if not units:
        return True
    if len(units) == 1:
        unit = units[0]
        if unit == ANY:
            for kind in range(KINDS):
                if stored[start + kind]:
                    return True
            return False
        return stored[start + unit] > 0 or stored[start + MINERAL] > 0
    first, second = units
    if first != second and MINERAL not in units and ANY not in units:
        missing = (not stored[start + first]) + (not stored[start + second])
        return missing <= stored[start + MINERAL]
    return bool(ways_to_pay(state, place, units))


def needs(units: Units) -> Reason:
    """Return the reason of who cannot pay *units*."""
    return NEEDS[units]


def short_of(state: OnMarsState, place: int, units: Units) -> Reason | None:
    """Return which Resources are missing to pay *units*, or None."""
    return None if can_pay(state, place, units) else needs(units)


def why_not_with(state: OnMarsState, place: int, paid: Units, units: Units) -> Reason:
    """Return why *paid* does not pay *units*: it is not there, or it does not fit."""
    for resource in paid:
        if state.storage[place * KINDS + resource] < paid.count(resource):
            return Reason("none-stored", ((("item", "item"), resource),))
    return Reason("payment-does-not-fit", ((("resources", "cost*"), units),))


class PayResources(ColonyEffect[PayWith]):
    """Pay one or two Resources; asked only where there is more than one way."""

    KEY = "pay-resources"
    AFTER = ("send-to-work",)
    FIELDS = (("units", "cost*"),)

    def __init__(self, units: Units) -> None:
        self.units = units

    def resolve(self, state: OnMarsState, by: Cause) -> Ask | None:
        if not self.units:
            return None
        ways = ways_to_pay(state, by.seat, self.units)
        if len(ways) == 1:
            state.pay(by.seat, ways[0].resources)
            return None
        return Decision(by.seat, "pay", ways)

    def answer(self, state: OnMarsState, by: Cause, action: PayWith) -> None:
        state.pay(by.seat, action.resources)

    def obstacles(self, state: OnMarsState, by: Cause, seat: int, action: Action) -> list[Reason]:
        if not isinstance(action, PayWith):
            return super().obstacles(state, by, seat, action)
        return [why_not_with(state, seat, action.resources, self.units)]

    def misfit(self, state: OnMarsState, by: Cause, before: Before) -> str:
        """One Resource or two, and who must pay can."""
        too_many = len(self.units) > MOST_UNITS
        if too_many or (self.units and short_of(state, by.seat, self.units) is not None):
            return "units"
        return super().misfit(state, by, before)

    def hinders(self, state: OnMarsState, by: Cause, quarters: int, crystals: int) -> Reason | None:
        return short_of(state, by.seat, self.units)


class PayCrystals(ColonyEffect[Chosen]):
    """Pay Crystals of the Depot; on the own turn a Private Goal may pay for one (R-027, R-029)."""

    KEY = "pay-crystals"
    # Crystals on the way of a movement come before what it costs.
    AFTER = ("pay-resources", "deliver-gained")
    FIELDS = (("count", "count"),)

    def __init__(self, count: int) -> None:
        self.count = count

    def resolve(self, state: OnMarsState, by: Cause) -> Ask | None:
        place = by.seat
        if not self.count:
            return None
        goals = state.goals[place] if state.current == place else ()
        if not goals:
            state.pay_crystals(place, self.count)
            return None
        least = max(0, self.count - state.depot[place])
        if least == len(goals):
            self.spend(state, by, goals)
            return None
        names = state.vocabulary.names["goal"]
        space = Choose(
            SPEND,
            "goal",
            tuple([names[goal] for goal in goals]),
            goals,
            (1,) * len(goals),
            least,
            min(self.count, len(goals)),
        )
        return composite(place, "spend-goals", space)

    def answer(self, state: OnMarsState, by: Cause, action: Chosen) -> None:
        self.spend(state, by, action.items)

    def misfit(self, state: OnMarsState, by: Cause, before: Before) -> str:
        """Who must pay has enough for it, beside what is paid before."""
        owed = self.count
        for effect, cause in before:
            if isinstance(effect, PayCrystals) and cause.seat == by.seat:
                owed += effect.count
        if owed > state.crystals(by.seat):
            return "count"
        return super().misfit(state, by, before)

    def spend(self, state: OnMarsState, by: Cause, goals: tuple[int, ...]) -> None:
        """Return *goals* to the box unseen, and pay the rest with Crystals."""
        place = by.seat
        for goal in goals:
            kept = tuple([one for one in state.goals[place] if one != goal])
            state.goals = put(state.goals, place, kept)
            spent = (*state.goals_spent[place], goal)
            state.goals_spent = put(state.goals_spent, place, spent)
            if state.listener is not None:
                state.listener(events.GoalSpent(place, goal, knowers=1 << place))
        state.pay_crystals(place, self.count - len(goals))

    def obstacles(self, state: OnMarsState, by: Cause, seat: int, action: Action) -> list[Reason]:
        short = lacks_crystals(self.count, state.depot[seat] + len(state.picked[seat]))
        return super().obstacles(state, by, seat, action) if short is None else [short]

    def hinders(self, state: OnMarsState, by: Cause, quarters: int, crystals: int) -> Reason | None:
        return lacks_crystals(self.count, crystals)


def lacks_crystals(needed: int, crystals: int) -> Reason | None:
    """Return how many Crystals are missing, or None."""
    if crystals >= needed:
        return None
    return Reason("needs-crystals", ((("count", "number"), needed - crystals),))


def lacks_colonists(needed: int, quarters: int) -> Reason | None:
    """Return how many Colonists are missing in the Living Quarters, or None."""
    if quarters >= needed:
        return None
    return Reason("needs-colonists", ((("count", "number"), needed - quarters),))


class SendToWork(ColonyEffect[Action]):
    """Pay with Colonists, who go from the Living Quarters to the Working Area."""

    KEY = "send-to-work"
    FIELDS = (("count", "count"),)

    def __init__(self, count: int) -> None:
        self.count = count

    def resolve(self, state: OnMarsState, by: Cause) -> Ask | None:
        state.to_work(by.seat, self.count)
        return None


PAYING_EFFECTS: Final = (PayResources, PayCrystals, SendToWork)
