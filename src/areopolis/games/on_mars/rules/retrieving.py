"""Bringing Colonists back from Action slots and the Working Area (R-069, R-316)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from areopolis.core.action import Chosen
from areopolis.core.decision import Ask, composite
from areopolis.core.effect import Cause
from areopolis.core.reason import Reason
from areopolis.core.space import Choose
from areopolis.games.on_mars import events
from areopolis.games.on_mars.answers import RETRIEVE
from areopolis.games.on_mars.data.constants import ACTIONS, NONE, SLOT_SIDES, SLOTTED
from areopolis.games.on_mars.rules.base import ColonyEffect

if TYPE_CHECKING:
    from areopolis.games.on_mars.state import OnMarsState

NOBODY_TO_RETRIEVE: Final = Reason("nobody-to-retrieve")
WORKING: Final = NONE


def bring_home(state: OnMarsState, place: int, count: int) -> None:
    """Send Colonists who have left their place home; the overflow goes to the supply (R-070)."""
    came = state.to_quarters(place, count)
    if count and state.listener is not None:
        state.listener(events.ColonistsRetrieved(place, count, count - came))


def retrieve_side(state: OnMarsState, place: int, side: int) -> None:
    """Bring back everybody from the slots of a side and from the Working Area (3.12)."""
    count = state.working[place]
    state.working[place] = 0
    places = state.rules.places
    for slot, its_side in enumerate(SLOT_SIDES):
        if its_side == side:
            count += state.slots[slot * places + place]
            state.slots[slot * places + place] = 0
    bring_home(state, place, count)


class Retrieve(ColonyEffect[Chosen]):
    """Bring back up to so many Colonists from slots and, or, the Working Area."""

    KEY = "retrieve"
    FIELDS = (("count", "count"), ("slots", "flag"), ("working", "flag"), ("may", "flag"))

    def __init__(self, count: int, slots: int, working: int, may: int = 0) -> None:
        self.count = count
        self.slots = slots
        self.working = working
        self.may = may

    def sources(self, state: OnMarsState, place: int) -> list[tuple[str, int, int]]:
        """Return where Colonists stand: the name, the slot, how many."""
        found: list[tuple[str, int, int]] = []
        places = state.rules.places
        if self.slots:
            for slot, action in enumerate(SLOTTED):
                count = state.slots[slot * places + place]
                if count:
                    found.append((ACTIONS[action], slot, count))
        if self.working and state.working[place]:
            found.append(("working-area", WORKING, state.working[place]))
        return found

    def resolve(self, state: OnMarsState, by: Cause) -> Ask | None:
        sources = self.sources(state, by.seat)
        if not sources:
            return None
        caps = tuple([min(count, self.count) for _, _, count in sources])
        space = Choose(
            RETRIEVE,
            "colonists-at",
            tuple([name for name, _, _ in sources]),
            tuple([slot for _, slot, _ in sources]),
            caps,
            0 if self.may else 1,
            min(self.count, sum(caps)),
        )
        return composite(by.seat, "retrieve", space)

    def answer(self, state: OnMarsState, by: Cause, action: Chosen) -> None:
        places = state.rules.places
        for slot in action.items:
            if slot == WORKING:
                state.working[by.seat] -= 1
            else:
                state.slots[slot * places + by.seat] -= 1
        bring_home(state, by.seat, len(action.items))

    def hinders(self, state: OnMarsState, by: Cause, quarters: int, crystals: int) -> Reason | None:
        return None if self.sources(state, by.seat) else NOBODY_TO_RETRIEVE


RETRIEVING_EFFECTS: Final = (Retrieve,)
