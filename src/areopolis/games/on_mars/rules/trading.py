"""Trading Resources at the Trade Market."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from areopolis.core.action import Chosen
from areopolis.core.decision import Ask, composite
from areopolis.core.effect import Cause
from areopolis.core.reason import Reason
from areopolis.core.space import Choose
from areopolis.games.on_mars.answers import CHOOSE
from areopolis.games.on_mars.data.constants import ANY, BATTERY, OXYGEN, PLANT, RESOURCES, WATER
from areopolis.games.on_mars.rules.base import ColonyEffect
from areopolis.games.on_mars.rules.gaining import Gain
from areopolis.games.on_mars.rules.paying import PayResources, short_of

if TYPE_CHECKING:
    from areopolis.games.on_mars.state import OnMarsState


class TradeResources(ColonyEffect[Chosen]):
    """Pay 1 Resource, gain several that are no Minerals; one more for each Colonist."""

    KEY = "trade-resources"
    FIELDS = (("count", "count"),)

    def __init__(self, count: int) -> None:
        self.count = count

    def resolve(self, state: OnMarsState, by: Cause) -> Ask | None:
        state.push(by, (PayResources((ANY,)), GainTraded(self.count)))
        return None

    def hinders(self, state: OnMarsState, by: Cause, quarters: int, crystals: int) -> Reason | None:
        return short_of(state, by.seat, (ANY,))


class GainTraded(ColonyEffect[Chosen]):
    """Gain so many Resources of your choice, and one more for each Colonist sent to work."""

    KEY = "gain-traded"
    FIELDS = (("count", "count"),)

    def __init__(self, count: int) -> None:
        self.count = count

    def resolve(self, state: OnMarsState, by: Cause) -> Ask | None:
        kinds = (BATTERY, WATER, PLANT, OXYGEN)
        most = self.count + state.quarters[by.seat]
        space = Choose(
            CHOOSE,
            "resource",
            tuple([RESOURCES[kind] for kind in kinds]),
            kinds,
            (most,) * len(kinds),
            self.count,
            most,
        )
        return composite(by.seat, "gain-traded", space)

    def answer(self, state: OnMarsState, by: Cause, action: Chosen) -> None:
        state.to_work(by.seat, len(action.items) - self.count)
        for kind in (OXYGEN, PLANT, WATER, BATTERY):
            if kind in action.items:
                state.push_one(by, Gain(kind, action.items.count(kind)))


TRADING_EFFECTS: Final = (TradeResources, GainTraded)
