"""What the lines of event cards do (specification 4.2 and 9.4)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from areopolis.core.effect import TABLE
from areopolis.core.sharing import add, put
from areopolis.games.martians import events
from areopolis.games.martians.data.constants import (
    EVENTS,
    INSTANT,
    LASTING,
    NEXT_TURN,
    ONCE,
)
from areopolis.games.martians.data.kinds import EventRule
from areopolis.games.martians.rules.asked_by_events import BuyOffTokens, ChooseFieldToClose
from areopolis.games.martians.rules.ground import turn_up

if TYPE_CHECKING:
    from areopolis.games.martians.state import ColonyState


def receivers(state: ColonyState, pool: str) -> list[int]:
    """Return who is meant by "each player", in turn order; in the common pool perhaps one of them.

    In the cooperative mode everybody has the same purse, so each gain or loss falls on the pool.
    """
    order = state.turn_order()
    return order[:1] if pool == ONCE and state.rules.is_cooperative else order


class SinglePlace(EventRule):
    """A marker may be placed in a building only while no marker stands there."""

    KEY = "single_place"
    FIELDS = (("building", "building"),)
    DURATIONS = LASTING

    def __init__(self, building: int) -> None:
        self.building = building

    def last(self, state: ColonyState) -> None:
        state.single |= 1 << self.building


class GainGoods(EventRule):
    """Each player gains goods or money."""

    KEY = "gain"
    FIELDS = (("good", "good"), ("amount", "count"), ("pool", "pool"))

    def __init__(self, good: int, amount: int, pool: str) -> None:
        self.good = good
        self.amount = amount
        self.pool = pool

    def happen(self, state: ColonyState, event: int) -> None:
        for player in receivers(state, self.pool):
            state.gain(player, self.good, self.amount)


class LoseGoods(EventRule):
    """Each player loses goods or money, as far as there is any."""

    KEY = "lose"
    FIELDS = (("good", "good"), ("amount", "count"), ("pool", "pool"))

    def __init__(self, good: int, amount: int, pool: str) -> None:
        self.good = good
        self.amount = amount
        self.pool = pool

    def happen(self, state: ColonyState, event: int) -> None:
        for player in receivers(state, self.pool):
            count = min(self.amount, state.has(player, self.good))
            if count:
                state.lose(player, self.good, count)


class PayOrToken(EventRule):
    """Each player pays, or a demand token is added."""

    KEY = "pay_or_token"
    FIELDS = (("good", "good"), ("amount", "count"), ("token", "demand"))

    def __init__(self, good: int, amount: int, token: int) -> None:
        self.good = good
        self.amount = amount
        self.token = token

    def happen(self, state: ColonyState, event: int) -> None:
        state.push_one(TABLE, BuyOffTokens(event, self.good, self.amount, self.token, 0, 0))


class RevealRadius(EventRule):
    """All mining tokens near the machine are turned up."""

    KEY = "reveal_radius"
    FIELDS = (("radius", "count"),)

    def __init__(self, radius: int) -> None:
        self.radius = radius

    def happen(self, state: ColonyState, event: int) -> None:
        balls = state.rules.components.within[state.machine]
        near = balls[min(self.radius, len(balls) - 1)]
        for spot in range(len(state.tokens)):
            if near >> spot & 1:
                turn_up(state, spot)


class CostModifier(EventRule):
    """An action costs more."""

    KEY = "cost_modifier"
    FIELDS = (("action", "work"), ("good", "good"), ("amount", "count"))
    DURATIONS = LASTING

    def __init__(self, action: int, good: int, amount: int) -> None:
        self.action = action
        self.good = good
        self.amount = amount

    def last(self, state: ColonyState) -> None:
        state.surcharges = (*state.surcharges, (self.action, self.good, self.amount))


class AddToken(EventRule):
    """Demand tokens are added: on the left, in the competitive mode to those who lead."""

    KEY = "add_token"
    FIELDS = (("token", "demand"), ("amount", "count"))

    def __init__(self, token: int, amount: int) -> None:
        self.token = token
        self.amount = amount

    def happen(self, state: ColonyState, event: int) -> None:
        if not state.rules.is_competitive:
            state.place_demand(self.token, 0, self.amount)
            return
        most = max(state.reputation)
        for player in state.turn_order():
            if state.reputation[player] == most:
                state.place_demand(self.token, state.home[player], self.amount)


class CloseOneField(EventRule):
    """The first player puts a token on an open field; an unavailability token leaves again."""

    KEY = "close_field"
    FIELDS = (("token", "field-token"), ("buildings", "building*"))
    DURATIONS = (INSTANT, *LASTING)

    def __init__(self, token: int, buildings: tuple[int, ...]) -> None:
        self.token = token
        self.buildings = buildings

    def happen(self, state: ColonyState, event: int) -> None:
        lines = state.rules.components.events[event].effects
        line = [effect.rule is self for effect in lines].index(True)
        state.push_one(TABLE, ChooseFieldToClose(event, line, self.token, self.buildings))


class GainReputation(EventRule):
    """Each player gains reputation."""

    KEY = "rep"
    FIELDS = (("amount", "count"), ("pool", "pool"))

    def __init__(self, amount: int, pool: str) -> None:
        self.amount = amount
        self.pool = pool

    def happen(self, state: ColonyState, event: int) -> None:
        for player in receivers(state, self.pool):
            state.earn(player, EVENTS, self.amount)


class TimeModifier(EventRule):
    """Each player has more or less time in the next turn."""

    KEY = "time_modifier"
    FIELDS = (("amount", "number"), ("least", "count"))
    DURATIONS = (NEXT_TURN,)

    def __init__(self, amount: int, least: int) -> None:
        self.amount = amount
        self.least = least

    def happen(self, state: ColonyState, event: int) -> None:
        for player in state.turn_order():
            state.time_change = add(state.time_change, player, self.amount)
            least = max(state.time_least[player], self.least)
            state.time_least = put(state.time_least, player, least)
            if state.listener is not None:
                state.listener(events.TimeChanged(player, self.amount))


class MissionBonus(EventRule):
    """Each order or requirement gives more reputation."""

    KEY = "mission_bonus"
    FIELDS = (("rep", "count"),)
    DURATIONS = LASTING

    def __init__(self, rep: int) -> None:
        self.rep = rep

    def last(self, state: ColonyState) -> None:
        state.mission_bonus += self.rep


class CloseRtg(EventRule):
    """The generator is closed."""

    KEY = "close_rtg"
    DURATIONS = LASTING

    def last(self, state: ColonyState) -> None:
        state.is_rtg_closed = True


class CleanBonus(EventRule):
    """Reputation for quarters without a demand token; in the common modes for all or none."""

    KEY = "clean_bonus"
    FIELDS = (("rep", "count"), ("pool", "pool"))

    def __init__(self, rep: int, pool: str) -> None:
        self.rep = rep
        self.pool = pool

    def happen(self, state: ColonyState, event: int) -> None:
        for player in receivers(state, self.pool):
            if state.rules.is_competitive:
                is_clean = not state.demand_in(state.home[player])
            else:
                is_clean = state.is_clean()
            if is_clean:
                state.earn(player, EVENTS, self.rep)


EVENT_RULES: Final[tuple[type[EventRule], ...]] = (
    SinglePlace,
    GainGoods,
    LoseGoods,
    PayOrToken,
    RevealRadius,
    CostModifier,
    AddToken,
    CloseOneField,
    GainReputation,
    TimeModifier,
    MissionBonus,
    CloseRtg,
    CleanBonus,
)
