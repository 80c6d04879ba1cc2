"""Gaining items, Colonists and points."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from areopolis.core.action import Action, Chosen
from areopolis.core.decision import Ask, Decision, composite
from areopolis.core.effect import Cause
from areopolis.core.reason import Reason
from areopolis.core.space import Choose
from areopolis.games.on_mars.answers import CHOOSE, Boost, PayWith
from areopolis.games.on_mars.data.constants import (
    BATTERY,
    CARDS,
    CRYSTAL,
    ITEMS,
    KINDS,
    OXYGEN,
    PLANT,
    RESOURCES,
    WATER,
)
from areopolis.games.on_mars.rules.base import ColonyEffect
from areopolis.games.on_mars.rules.missions import receive, wanted
from areopolis.games.on_mars.rules.paying import can_pay, lacks_colonists, ways_to_pay, why_not_with

if TYPE_CHECKING:
    from areopolis.games.on_mars.state import OnMarsState

NOWHERE_TO_PUT: Final = Reason("nothing-to-gain")
NO_ROOM: Final = Reason("no-room-for-colonists")


class Gain(ColonyEffect[Boost]):
    """Gain items; with *teal*, one more for each Colonist sent to work."""

    KEY = "gain"
    FIELDS = (("item", "item"), ("count", "count"), ("teal", "flag"))

    def __init__(self, item: int, count: int, teal: int = 0) -> None:
        self.item = item
        self.count = count
        self.teal = teal

    def resolve(self, state: OnMarsState, by: Cause) -> Ask | None:
        if self.teal and state.quarters[by.seat]:
            boost = state.rules.lexicon.boost
            return Decision(by.seat, "boost-gain", list(boost[: state.quarters[by.seat] + 1]))
        receive(state, by, self.item, self.count)
        return None

    def answer(self, state: OnMarsState, by: Cause, action: Boost) -> None:
        state.to_work(by.seat, action.count)
        receive(state, by, self.item, self.count + action.count)

    def obstacles(self, state: OnMarsState, by: Cause, seat: int, action: Action) -> list[Reason]:
        short: Reason | None = None
        if isinstance(action, Boost):
            short = lacks_colonists(action.count, state.quarters[seat])
        return super().obstacles(state, by, seat, action) if short is None else [short]

    def hinders(self, state: OnMarsState, by: Cause, quarters: int, crystals: int) -> Reason | None:
        if self.item == CRYSTAL:
            return None
        has_room = state.storage[by.seat * KINDS + self.item] < state.limit(by.seat)
        if has_room or wanted(state, by.seat, self.item):
            return None
        return NOWHERE_TO_PUT

    def automated(self, state: OnMarsState, by: Cause) -> None:
        receive(state, by, self.item, self.count)

    def can_automate(self, state: OnMarsState, by: Cause) -> bool:
        return self.item == CRYSTAL


class GainAny(ColonyEffect[Chosen]):
    """Gain up to so many Resources of your choice, but no Minerals."""

    KEY = "gain-any"
    FIELDS = (("count", "count"),)

    def __init__(self, count: int) -> None:
        self.count = count

    def resolve(self, state: OnMarsState, by: Cause) -> Ask | None:
        kinds = (BATTERY, WATER, PLANT, OXYGEN)
        space = Choose(
            CHOOSE,
            "resource",
            tuple([RESOURCES[kind] for kind in kinds]),
            kinds,
            (self.count,) * len(kinds),
            0,
            self.count,
        )
        return composite(by.seat, "gain-resources", space)

    def answer(self, state: OnMarsState, by: Cause, action: Chosen) -> None:
        for kind in (OXYGEN, PLANT, WATER, BATTERY):
            if kind in action.items:
                state.push_one(by, Gain(kind, action.items.count(kind)))


class SomeCrystals(ColonyEffect[Chosen]):
    """Gain up to so many Crystals."""

    KEY = "some-crystals"
    FIELDS = (("count", "count"),)

    def __init__(self, count: int) -> None:
        self.count = count

    def resolve(self, state: OnMarsState, by: Cause) -> Ask | None:
        space = Choose(CHOOSE, "item", (ITEMS[CRYSTAL],), (CRYSTAL,), (self.count,), 0, self.count)
        return composite(by.seat, "gain-crystals", space)

    def answer(self, state: OnMarsState, by: Cause, action: Chosen) -> None:
        receive(state, by, CRYSTAL, len(action.items))


class AddColonists(ColonyEffect[Action]):
    """Take Colonists from the supply into the Living Quarters, as far as they fit."""

    KEY = "add-colonists"
    FIELDS = (("count", "count"),)

    def __init__(self, count: int) -> None:
        self.count = count

    def resolve(self, state: OnMarsState, by: Cause) -> Ask | None:
        state.add_colonists(by.seat, self.count)
        return None

    def hinders(self, state: OnMarsState, by: Cause, quarters: int, crystals: int) -> Reason | None:
        place = by.seat
        has_room = state.quarters[place] < state.beds(place) and state.supply[place] > 0
        return None if has_room else NO_ROOM


class BuyColonist(ColonyEffect[Action]):
    """Pay 1 Water or 1 Plant for a Colonist, or do not (turn-order space 4; R-186)."""

    KEY = "buy-colonist"

    def ways(self, state: OnMarsState, place: int) -> list[Action]:
        """Return the payments: a Mineral may stand for either."""
        ways: list[Action] = []
        for unit in (WATER, PLANT):
            for way in ways_to_pay(state, place, (unit,)):
                if way not in ways:
                    ways.append(way)
        return ways

    def resolve(self, state: OnMarsState, by: Cause) -> Ask | None:
        if self.hinders(state, by, 0, 0) is not None:
            return None
        return Decision(
            by.seat, "buy-colonist", [*self.ways(state, by.seat), state.rules.lexicon.stop]
        )

    def answer(self, state: OnMarsState, by: Cause, action: Action) -> None:
        if isinstance(action, PayWith):
            state.pay(by.seat, action.resources)
            state.add_colonists(by.seat, 1)

    def obstacles(self, state: OnMarsState, by: Cause, seat: int, action: Action) -> list[Reason]:
        if not isinstance(action, PayWith):
            return super().obstacles(state, by, seat, action)
        return [why_not_with(state, seat, action.resources, (WATER, PLANT))]

    def hinders(self, state: OnMarsState, by: Cause, quarters: int, crystals: int) -> Reason | None:
        place = by.seat
        if state.quarters[place] >= state.beds(place) or not state.supply[place]:
            return NO_ROOM
        if can_pay(state, place, (WATER,)) or can_pay(state, place, (PLANT,)):
            return None
        return Reason("needs-resources", ((("resources", "cost*"), (WATER, PLANT)),))

    def automated(self, state: OnMarsState, by: Cause) -> None:
        state.rules.lacerda.move_rover(state, by)


class Score(ColonyEffect[Action]):
    """Score points at once."""

    KEY = "score"
    FIELDS = (("count", "count"),)

    def __init__(self, count: int) -> None:
        self.count = count

    def resolve(self, state: OnMarsState, by: Cause) -> Ask | None:
        state.add_points(by.seat, CARDS, self.count)
        return None


GAINING_EFFECTS: Final = (Gain, GainAny, SomeCrystals, AddColonists, BuyColonist, Score)
