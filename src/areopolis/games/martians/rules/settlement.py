"""The housing settlement phase (specification 3.12)."""

from __future__ import annotations

from typing import Final

from areopolis.core.action import Action
from areopolis.core.decision import Ask, Decision
from areopolis.core.effect import (
    BY_PLACE,
    BY_TABLE,
    CAUSES,
    PHASE,
    TABLE,
    Before,
    Cause,
    Effect,
)
from areopolis.core.reason import Reason
from areopolis.core.sharing import add
from areopolis.games.martians import events
from areopolis.games.martians.answers import GiveMarker
from areopolis.games.martians.data.constants import (
    DISEASE,
    HOUSING,
    HUNGER,
    INFIRMARY,
    OXYGEN,
    QUARTERS_MOST,
    ROUND,
    SETTLEMENT,
)
from areopolis.games.martians.rules import lasting
from areopolis.games.martians.rules.colonists import suffocate
from areopolis.games.martians.rules.ending import COLLAPSED, end_at_once
from areopolis.games.martians.rules.supply import add_growth
from areopolis.games.martians.state import ColonyState

# The quarters are settled one by one, and nothing else happens in between.
SETTLING: Final = ("settle-quarters", "place-fines")


class SettleAll(Effect[ColonyState, Action]):
    """Settle the quarters one by one from the left, then let the colony grow."""

    KEY = "settle-all"
    BY = BY_TABLE
    LEVEL = PHASE

    def resolve(self, state: ColonyState, by: Cause) -> Ask | None:
        state.phase = SETTLEMENT
        settled = tuple([SettleQuarters(place) for place in state.quarters_in_play()])
        state.push(TABLE, (*settled, Grow(), ClearDemand()))
        return None


class SettleQuarters(Effect[ColonyState, Action]):
    """Oxygen left kills; otherwise disease and hunger left take action markers."""

    KEY = "settle-quarters"
    BY = BY_TABLE
    LEVEL = PHASE
    AFTER = SETTLING
    FIELDS = (("quarters", "quarters"),)

    def __init__(self, quarters: int) -> None:
        self.quarters = quarters

    def misfit(self, state: ColonyState, by: Cause, before: Before) -> str:
        if state.phase != SETTLEMENT:
            return "effect"
        return "" if self.quarters in state.quarters_in_play() else "quarters"

    def resolve(self, state: ColonyState, by: Cause) -> Ask | None:
        quarters = self.quarters
        if state.demand[OXYGEN * QUARTERS_MOST + quarters]:
            suffocate(state, quarters)
            if state.rules.is_cooperative and state.is_deserted():
                end_at_once(state, COLLAPSED)
            return None
        payers = state.concerned(quarters)
        state.push_one(TABLE, PlaceFines(quarters))
        for kind, zone in ((HUNGER, HOUSING), (DISEASE, INFIRMARY)):
            if state.demand[kind * QUARTERS_MOST + quarters]:
                for player in payers[::-1]:
                    state.push_one(CAUSES[player], LoseMarker(zone, quarters))
        return None


class LoseMarker(Effect[ColonyState, GiveMarker]):
    """Put an own marker into a zone: from the supply, else from a field of the own choice.

    Nothing happens to who has no marker outside quarters.
    """

    KEY = "lose-marker"
    BY = BY_PLACE
    FIELDS = (("zone", "zone"), ("quarters", "quarters"))

    def __init__(self, zone: int, quarters: int) -> None:
        self.zone = zone
        self.quarters = quarters

    def misfit(self, state: ColonyState, by: Cause, before: Before) -> str:
        if state.phase != SETTLEMENT or (PlaceFines(self.quarters), TABLE) in before:
            return "effect"
        demand = HUNGER if self.zone == HOUSING else DISEASE
        return "" if state.demand[demand * QUARTERS_MOST + self.quarters] else "quarters"

    def resolve(self, state: ColonyState, by: Cause) -> Ask | None:
        player = by.seat
        if state.supply[player]:
            state.supply[player] -= 1
            state.hold_marker(player, self.zone, self.quarters)
            return None
        fields = state.fields_with(player)
        if len(fields) == 1:
            self.give(state, player, fields[0])
        if len(fields) < 2:
            return None
        give = state.rules.lexicon.give
        return Decision(state.controller(player), "give-marker", [give[field] for field in fields])

    def give(self, state: ColonyState, player: int, field: int) -> None:
        """Move the marker of a field into the zone."""
        state.field_markers[field] &= ~(1 << player)
        state.hold_marker(player, self.zone, self.quarters)

    def answer(self, state: ColonyState, by: Cause, action: GiveMarker) -> None:
        self.give(state, by.seat, action.field)

    def obstacles(self, state: ColonyState, by: Cause, seat: int, action: Action) -> list[Reason]:
        return [Reason("no-own-marker-there")] if isinstance(action, GiveMarker) else []


class PlaceFines(Effect[ColonyState, Action]):
    """Put a fine marker into the housing zone for each hunger token left (Q-H9 to Q-H14).

    None is placed where no action marker lies in the zone.
    """

    KEY = "place-fines"
    BY = BY_TABLE
    LEVEL = PHASE
    AFTER = SETTLING
    FIELDS = (("quarters", "quarters"),)

    def __init__(self, quarters: int) -> None:
        self.quarters = quarters

    def misfit(self, state: ColonyState, by: Cause, before: Before) -> str:
        return "" if state.phase == SETTLEMENT else "effect"

    def resolve(self, state: ColonyState, by: Cause) -> Ask | None:
        hunger = state.demand[HUNGER * QUARTERS_MOST + self.quarters]
        if hunger and state.is_zone_held(HOUSING, self.quarters):
            state.fines = add(state.fines, self.quarters, hunger)
            if state.listener is not None:
                state.listener(events.FinesPlaced(self.quarters, hunger))
        return None


class Grow(Effect[ColonyState, Action]):
    """Quarters without a demand token gain a growth token, up to three (Q-N1)."""

    KEY = "grow"
    BY = BY_TABLE
    LEVEL = PHASE

    def resolve(self, state: ColonyState, by: Cause) -> Ask | None:
        if state.rules.has_natural_growth:
            for quarters in state.quarters_in_play():
                if not state.demand_in(quarters):
                    add_growth(state, quarters)
        return None


class ClearDemand(Effect[ColonyState, Action]):
    """Remove all demand tokens; what events have changed for the round is over."""

    KEY = "clear-demand"
    BY = BY_TABLE
    LEVEL = PHASE

    def resolve(self, state: ColonyState, by: Cause) -> Ask | None:
        state.demand = [0] * len(state.demand)
        if state.listener is not None:
            state.listener(events.QuartersCleared())
        lasting.expire(state, ROUND)
        return None


SETTLEMENT_EFFECTS: Final = (
    SettleAll,
    SettleQuarters,
    LoseMarker,
    PlaceFines,
    Grow,
    ClearDemand,
)
