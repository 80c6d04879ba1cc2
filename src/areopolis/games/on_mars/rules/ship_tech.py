"""Ship Tech: what it does is an option of the game (specification 2.7, R-330)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from areopolis.core.action import Action
from areopolis.core.decision import Ask, Decision
from areopolis.core.effect import Cause
from areopolis.core.reason import Reason
from areopolis.games.on_mars.answers import BringColonists, UseTech
from areopolis.games.on_mars.data.constants import SHIP_TECH
from areopolis.games.on_mars.rules.base import MUST_CHOOSE, ColonyEffect, needs_level
from areopolis.games.on_mars.rules.gaining import NO_ROOM
from areopolis.games.on_mars.rules.techs import use_tech, why_not_used

if TYPE_CHECKING:
    from areopolis.games.on_mars.state import OnMarsState

EXTRA_COLONISTS: Final = "extra_colonists"
EXTRA_SHIPS: Final = "extra_ships"
RAISE_LIMIT: Final = "raise_limit"
OFF: Final = "off"
SHIP_TECHS: Final[tuple[str, ...]] = (EXTRA_COLONISTS, EXTRA_SHIPS, RAISE_LIMIT, OFF)


def room(state: OnMarsState, place: int) -> int:
    """Return how many Colonists could come from the supply."""
    return min(state.supply[place], state.beds(place) - state.quarters[place])


class UseShipTech(ColonyEffect[Action]):
    """Use a Ship Tech for further Colonists, or do not; not offered if none fits."""

    KEY = "use-ship-tech"

    def resolve(self, state: OnMarsState, by: Cause) -> Ask | None:
        owners = state.tech_owners(SHIP_TECH)
        if not owners or room(state, by.seat) <= 0:
            return None
        lexicon = state.rules.lexicon
        options: list[Action] = [lexicon.tech[owner] for owner in owners]
        options.append(lexicon.stop)
        return Decision(by.seat, "use-ship-tech", options)

    def answer(self, state: OnMarsState, by: Cause, action: Action) -> None:
        if isinstance(action, UseTech):
            use_tech(state, by.seat, action.seat, SHIP_TECH)
            state.push_one(by, BringMore(state.tech_level(action.seat, SHIP_TECH)))

    def obstacles(self, state: OnMarsState, by: Cause, seat: int, action: Action) -> list[Reason]:
        if not isinstance(action, UseTech):
            return super().obstacles(state, by, seat, action)
        return [why_not_used(state, action.seat, SHIP_TECH)]


class BringMore(ColonyEffect[BringColonists]):
    """Bring up to so many Colonists from the supply, at least one."""

    KEY = "bring-more"
    AFTER = ()
    FIELDS = (("most", "count"),)

    def __init__(self, most: int) -> None:
        self.most = most

    def resolve(self, state: OnMarsState, by: Cause) -> Ask | None:
        most = min(self.most, room(state, by.seat))
        if most <= 1:
            state.add_colonists(by.seat, most)
            return None
        return Decision(by.seat, "add-colonists", state.rules.lexicon.bring[1 : most + 1])

    def answer(self, state: OnMarsState, by: Cause, action: BringColonists) -> None:
        state.add_colonists(by.seat, action.count)

    def obstacles(self, state: OnMarsState, by: Cause, seat: int, action: Action) -> list[Reason]:
        if not isinstance(action, BringColonists):
            return super().obstacles(state, by, seat, action)
        if not action.count:
            return [MUST_CHOOSE]
        return [needs_level(SHIP_TECH, action.count) if action.count > self.most else NO_ROOM]


SHIP_TECH_EFFECTS: Final = (UseShipTech, BringMore)
