"""Moving items from the player board onto Delivery contracts (D-T7)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from areopolis.core.action import Action
from areopolis.core.reason import Reason
from areopolis.games.on_mars.data.constants import CRYSTAL, ITEMS, KINDS
from areopolis.games.on_mars.rules.missions import put_on_contract

if TYPE_CHECKING:
    from areopolis.games.on_mars.state import OnMarsState


NOT_YOURS: Final = Reason("not-your-contract")
NEEDS_NO_MORE: Final = Reason("contract-needs-no-more")
NONE_STORED: Final = tuple(
    [Reason("none-stored", ((("item", "item"), item),)) for item in range(len(ITEMS))]
)


def why_not_put(state: OnMarsState, place: int, item: int, contract: int) -> Reason | None:
    """Return why *place* cannot move an item onto a contract, or None (R-003, R-028)."""
    if state.contract_owner[contract] != place:
        return NOT_YOURS
    need = state.rules.components.contracts[contract].items[item]
    if state.delivered[contract * len(ITEMS) + item] >= need:
        return NEEDS_NO_MORE
    owned = state.depot[place] if item == CRYSTAL else state.storage[place * KINDS + item]
    return None if owned else NONE_STORED[item]


def add_deliveries(state: OnMarsState, place: int, options: list[Action]) -> None:
    """Offer every move of an item onto an own contract."""
    put = state.rules.lexicon.put
    for contract, owner in enumerate(state.contract_owner):
        if owner == place:
            for item in range(len(ITEMS)):
                if why_not_put(state, place, item, contract) is None:
                    options.append(put[contract][item])


def move_to_contract(state: OnMarsState, place: int, item: int, contract: int) -> None:
    """Move an item from the player board onto a contract."""
    if item == CRYSTAL:
        state.depot[place] -= 1
    else:
        state.storage[place * KINDS + item] -= 1
    put_on_contract(state, place, contract, item, 1)
