"""What the actions of all buildings have in common (specification 3.5 and 3.9)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from areopolis.core.action import Action
from areopolis.core.reason import Reason
from areopolis.games.martians.answers import Work
from areopolis.games.martians.data.constants import (
    BARREN,
    CARD_KINDS,
    PURSE,
    QUARTERS_MOST,
)
from areopolis.games.martians.data.costs import NOTHING, Cost

if TYPE_CHECKING:
    from areopolis.games.martians.state import ColonyState

ONE_TIME: Final = 1


class WorkRule:
    """One action of a building: what it costs, when it is possible, and what it does.

    Actions with an effect of their own override; `can` must be quick, it is asked for every field.
    """

    def __init__(self, work: int, cost: Cost = NOTHING, time: int = ONE_TIME) -> None:
        """The action number *work* takes *time* and *cost*."""
        self.work = work
        self.cost = cost
        self.time = time

    def price(self, state: ColonyState) -> Cost:
        """Return the cost with what events add to it."""
        return with_surcharge(state, self.work, self.cost) if state.surcharges else self.cost

    def is_possible(self, state: ColonyState, player: int) -> bool:
        """Whether the action has an effect now, leaving its cost aside."""
        return True

    def can(self, state: ColonyState, player: int, time: int) -> bool:
        """Whether *player* can do the action in some way with *time* left."""
        if time < self.time:
            return False
        return state.can_pay(player, self.price(state)) and self.is_possible(state, player)

    def offer(self, state: ColonyState, player: int, options: list[Action]) -> None:
        """Add the ways in which *player* can do the action now."""
        raise NotImplementedError

    def carry_out(self, state: ColonyState, player: int, action: Work) -> None:
        """Pay for the action and do it."""
        raise NotImplementedError

    def pay(self, state: ColonyState, player: int) -> None:
        """Pay the time and the cost."""
        state.time -= self.time
        state.pay(player, self.price(state))

    def hindrances(self, state: ColonyState, player: int, action: Work) -> list[Reason]:
        """Return why *player* cannot do the action in this way now."""
        found = short_of_time(state, self.time) + short_of(state, player, self.price(state))
        return found + self.misfits(state, player, action)

    def misfits(self, state: ColonyState, player: int, action: Work) -> list[Reason]:
        """Return why the action would have no effect, leaving its cost aside."""
        return []


def with_surcharge(state: ColonyState, work: int, cost: Cost) -> Cost:
    """Return *cost* of an action with what events add to it."""
    for action, good, amount in state.surcharges:
        if action == work:
            cost = cost.plus(good, amount)
    return cost


def short_of_time(state: ColonyState, needed: int) -> list[Reason]:
    """Return the reason that there is not enough time, if there is not."""
    if state.time >= needed:
        return []
    return [
        Reason("short-of-time", ((("needed", "number"), needed), (("now", "number"), state.time)))
    ]


def short_of(state: ColonyState, player: int, cost: Cost) -> list[Reason]:
    """Return a reason for each good and mineral of which there is not enough."""
    found: list[Reason] = []
    for good, amount in cost.goods:
        now = state.has(player, good)
        if now < amount:
            found.append(
                Reason(
                    "short-of-good",
                    (
                        (("good", "good"), good),
                        (("needed", "number"), amount),
                        (("now", "number"), now),
                    ),
                )
            )
    for mineral, amount in cost.minerals:
        if state.hand(player, mineral) < amount:
            found.append(Reason("short-of-mineral", ((("mineral", "mineral"), mineral),)))
    if cost.different and state.spare_colours(player, cost) < cost.different:
        found.append(Reason("short-of-colours", ((("count", "count"), cost.different),)))
    return found


def can_choose(state: ColonyState, player: int, cost: Cost, chosen: tuple[int, ...]) -> bool:
    """Whether *player* has the *chosen* minerals beside those that *cost* names."""
    begin = state.rules.house[player] * CARD_KINDS
    for mineral in chosen:
        assert mineral < BARREN, "a mineral"
        if state.cards[begin + mineral] <= cost.amounts[PURSE + mineral]:
            return False
    return True


def targets(state: ColonyState, player: int, kind: int) -> list[int]:
    """Return the quarters from which *player* may remove a demand token of a kind (Q-D3, Q-D6)."""
    begin = kind * QUARTERS_MOST
    if state.rules.own_quarters_only:
        home = state.home[player]
        return [home] if state.demand[begin + home] else []
    return [place for place in range(QUARTERS_MOST) if state.demand[begin + place]]


def why_no_target(state: ColonyState, player: int, kind: int, quarters: int) -> list[Reason]:
    """Return why *player* may not remove a demand token of a kind from *quarters*."""
    if state.rules.own_quarters_only and state.home[player] != quarters:
        return [Reason("not-own-quarters")]
    if state.demand[kind * QUARTERS_MOST + quarters] == 0:
        return [Reason("no-such-token", ((("demand", "demand"), kind),))]
    return []


def alike_fields(state: ColonyState, building: int, token: int) -> list[int]:
    """Return the leftmost free and the leftmost occupied field with a token (Q-F11)."""
    found: list[int] = []
    seen_free = seen_occupied = False
    for field in state.rules.components.fields_of[building]:
        if state.field_tokens[field] == token:
            if state.field_markers[field]:
                if not seen_occupied:
                    seen_occupied = True
                    found.append(field)
            elif not seen_free:
                seen_free = True
                found.append(field)
    return found
