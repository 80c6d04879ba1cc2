"""Red Colonists: clearing full slots, the extra cost, placing one (3.5)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from areopolis.core.action import Action
from areopolis.core.decision import Ask, Decision
from areopolis.core.effect import Cause
from areopolis.core.reason import Reason
from areopolis.games.on_mars import events
from areopolis.games.on_mars.answers import SendColonists
from areopolis.games.on_mars.data.constants import (
    COLONISTS,
    HIRE_SLOT,
    SLOT_OF,
    SLOTS_EACH,
    SLOTTED,
)
from areopolis.games.on_mars.rules.base import ColonyEffect
from areopolis.games.on_mars.rules.paying import PayCrystals, lacks_colonists, lacks_crystals

if TYPE_CHECKING:
    from areopolis.games.on_mars.state import OnMarsState

SLOT_TAKEN: Final = Reason("slot-taken")


def leaving(state: OnMarsState, slot: int) -> list[int]:
    """Return who must leave full slots: every colour with the most Colonists there (R-062)."""
    if slot == HIRE_SLOT:
        return []
    slots, places = state.slots, state.rules.places
    first = slot * places
    taken = most = 0
    for place in range(places):
        count = slots[first + place]
        taken += count
        if count > most:
            most = count
    if taken < SLOTS_EACH:
        return []
    return [place for place in range(places) if slots[first + place] == most]


def extra_cost(state: OnMarsState, place: int, slot: int) -> int:
    """Return the extra cost of a red Colonist, full slots being cleared first (R-060, R-061)."""
    places = state.rules.places
    gone = leaving(state, slot)
    cost = 0
    for other in range(places):
        count = state.slots[slot * places + other]
        if count and other not in gone:
            if state.rules.is_pair:
                cost += count
            elif other != place:
                cost += 1
    return cost


def clear_slots(state: OnMarsState, slot: int) -> None:
    """Send who must leave to the Working Areas of their owners (R-063)."""
    places = state.rules.places
    for other in leaving(state, slot):
        count = state.slots[slot * places + other]
        state.slots[slot * places + other] = 0
        if not state.is_automa(other):
            state.working[other] += count
        if state.listener is not None:
            state.listener(events.SlotsCleared(SLOTTED[slot], other, count))


def place_red(state: OnMarsState, place: int, slot: int) -> None:
    """Put a Colonist of the Living Quarters on a slot."""
    if not state.is_automa(place):
        state.quarters[place] -= 1
    state.slots[slot * state.rules.places + place] += 1
    if state.listener is not None:
        state.listener(events.ColonistPlaced(place, SLOTTED[slot]))


def ways_to_place(
    state: OnMarsState, by: Cause, slot: int, effect: ColonyEffect[Action], most: int
) -> list[int]:
    """Return with how many Colonists the extra cost can be paid so that the action is possible.

    No more than *most* ways are looked for.
    """
    place = by.seat
    cost = extra_cost(state, place, slot)
    quarters, crystals = state.quarters[place] - 1, state.crystals(place)
    found: list[int] = []
    for sent in range(max(0, cost - crystals), min(cost, quarters) + 1):
        if effect.hinders(state, by, quarters - sent, crystals - (cost - sent)) is None:
            found.append(sent)
            if len(found) >= most:
                break
    return found


def why_not_placed(
    state: OnMarsState, by: Cause, slot: int, effect: ColonyEffect[Action]
) -> Reason | None:
    """Return why a red Colonist cannot be placed for an action that then does something (R-066)."""
    place = by.seat
    if slot == HIRE_SLOT and state.is_hired_out(place):
        return SLOT_TAKEN
    if ways_to_place(state, by, slot, effect, 1):
        return None
    cost = extra_cost(state, place, slot)
    needed = 1 + max(0, cost - state.crystals(place))
    short = lacks_colonists(needed, state.quarters[place])
    if short is not None:
        return short
    return effect.hinders(state, by, state.quarters[place] - 1, state.crystals(place)) or Reason(
        "cannot-pay-action"
    )


class PlaceColonist(ColonyEffect[SendColonists]):
    """Pay the extra cost with Colonists and Crystals in any mix, then place the red Colonist."""

    KEY = "place-colonist"
    AFTER = ()
    FIELDS = (("action", "main-action"), ("what", "effect"))

    def __init__(self, action: int, what: ColonyEffect[Action]) -> None:
        self.action = action
        self.what = what

    def resolve(self, state: OnMarsState, by: Cause) -> Ask | None:
        ways = ways_to_place(state, by, SLOT_OF[self.action], self.what, COLONISTS)
        if len(ways) == 1:
            self.place(state, by, ways[0])
            return None
        colonists = state.rules.lexicon.colonists
        return Decision(by.seat, "pay-extra-cost", [colonists[sent] for sent in ways])

    def answer(self, state: OnMarsState, by: Cause, action: SendColonists) -> None:
        self.place(state, by, action.count)

    def obstacles(self, state: OnMarsState, by: Cause, seat: int, action: Action) -> list[Reason]:
        if not isinstance(action, SendColonists):
            return super().obstacles(state, by, seat, action)
        cost = extra_cost(state, seat, SLOT_OF[self.action])
        if action.count > cost:
            return [Reason("extra-cost-is-less", ((("count", "number"), cost),))]
        short = lacks_colonists(action.count, state.quarters[seat] - 1)
        if short is None:
            short = lacks_crystals(cost - action.count, state.crystals(seat))
        return [Reason("cannot-pay-action") if short is None else short]

    def place(self, state: OnMarsState, by: Cause, sent: int) -> None:
        """Clear full slots, pay, place, and perform the action."""
        slot = SLOT_OF[self.action]
        cost = extra_cost(state, by.seat, slot)
        clear_slots(state, slot)
        state.to_work(by.seat, sent)
        place_red(state, by.seat, slot)
        state.push_one(by, self.what)
        if cost > sent:
            state.push_one(by, PayCrystals(cost - sent))


SLOT_EFFECTS: Final = (PlaceColonist,)
