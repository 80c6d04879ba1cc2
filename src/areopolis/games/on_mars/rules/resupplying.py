"""Taking items from the Warehouse (3.7.5)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from areopolis.core.action import Action, Chosen
from areopolis.core.decision import Ask, composite
from areopolis.core.effect import Cause
from areopolis.core.reason import Reason
from areopolis.core.space import Choose
from areopolis.games.on_mars import events
from areopolis.games.on_mars.answers import RESUPPLY
from areopolis.games.on_mars.data.constants import CRYSTAL, ITEMS, KINDS, WAREHOUSE
from areopolis.games.on_mars.rules.base import ColonyEffect
from areopolis.games.on_mars.rules.missions import DeliverGained, wanted

if TYPE_CHECKING:
    from areopolis.games.on_mars.state import OnMarsState

NOTHING_TO_TAKE: Final = Reason("nothing-to-take")


def own_room(state: OnMarsState, place: int, item: int) -> int:
    """Return how many items from the Warehouse fit into Storage or Depot (R-021)."""
    if item != CRYSTAL:
        return state.limit(place) - state.storage[place * KINDS + item]
    kept = state.depot[place]
    if state.rules.are_crystals_pending:
        kept += state.pending[place]
    return max(0, state.capacity(place) - kept)


def room_for(state: OnMarsState, place: int, item: int) -> int:
    """Return how many items from the Warehouse *place* could keep, contracts included."""
    room = own_room(state, place, item)
    for _, need in wanted(state, place, item):
        room += need
    return room


def take_item(state: OnMarsState, by: Cause, column: int) -> None:
    """Take an item out of a column of the Warehouse."""
    item = WAREHOUSE[column]
    state.warehouse[column] -= 1
    if state.listener is not None:
        state.listener(events.WarehouseTaken(by.seat, item))


def keep_item(state: OnMarsState, place: int, item: int, count: int) -> None:
    """Keep items of the Warehouse: Crystals are pending unless an option says otherwise (R-022)."""
    if item == CRYSTAL and not state.rules.are_crystals_pending:
        state.depot[place] += count
        if state.listener is not None:
            state.listener(events.CrystalsStored(place, count, 0))
    else:
        state.store(place, item, count)


class KeepItems(DeliverGained):
    """Keep items of the Warehouse; those without room in Storage or Depot go onto contracts."""

    KEY = "keep-items"

    def least(self, state: OnMarsState, place: int) -> int:
        """Return how many must go onto contracts: nothing is taken to be lost."""
        return max(0, self.count - own_room(state, place, self.item))

    def keep(self, state: OnMarsState, place: int, count: int) -> None:
        """Put what goes onto no contract into Storage or Depot."""
        keep_item(state, place, self.item, count)


class TakeItems(ColonyEffect[Chosen]):
    """Take items that can be kept; with *teal*, one more for each Colonist sent to work."""

    KEY = "take-items"
    FIELDS = (
        ("count", "count"),
        ("resources_only", "flag"),
        ("teal", "flag"),
        ("may", "flag"),
    )

    def __init__(self, count: int, resources_only: int = 0, teal: int = 0, may: int = 0) -> None:
        self.count = count
        self.resources_only = resources_only
        self.teal = teal
        self.may = may

    def resolve(self, state: OnMarsState, by: Cause) -> Ask | None:
        place = by.seat
        columns: list[int] = []
        caps: list[int] = []
        for column in range(self.resources_only, len(WAREHOUSE)):
            cap = min(state.warehouse[column], room_for(state, place, WAREHOUSE[column]))
            if cap > 0:
                columns.append(column)
                caps.append(cap)
        if not columns:
            return None
        most = self.count + (state.quarters[place] if self.teal else 0)
        space = Choose(
            RESUPPLY,
            "item",
            tuple([ITEMS[WAREHOUSE[column]] for column in columns]),
            tuple(columns),
            tuple(caps),
            0 if self.may else 1,
            min(most, sum(caps)),
        )
        return composite(place, "take-items", space)

    def answer(self, state: OnMarsState, by: Cause, action: Chosen) -> None:
        state.to_work(by.seat, max(0, len(action.items) - self.count))
        for column in action.items:
            take_item(state, by, column)
        for column in sorted(set(action.items)):
            item, count = WAREHOUSE[column], action.items.count(column)
            if wanted(state, by.seat, item):
                state.push_one(by, KeepItems(item, count))
            else:
                keep_item(state, by.seat, item, count)

    def hinders(self, state: OnMarsState, by: Cause, quarters: int, crystals: int) -> Reason | None:
        for column in range(self.resources_only, len(WAREHOUSE)):
            if state.warehouse[column] and room_for(state, by.seat, WAREHOUSE[column]) > 0:
                return None
        return NOTHING_TO_TAKE

    def obstacles(self, state: OnMarsState, by: Cause, seat: int, action: Action) -> list[Reason]:
        return [NOTHING_TO_TAKE]

    def automated(self, state: OnMarsState, by: Cause) -> None:
        state.rules.lacerda.take_items(state, by, self.count)

    def can_automate(self, state: OnMarsState, by: Cause) -> bool:
        # He collects no Resources: only a Crystal is of use to him.
        return state.warehouse[0] > 0 and room_for(state, by.seat, CRYSTAL) > 0


RESUPPLYING_EFFECTS: Final = (KeepItems, TakeItems)
