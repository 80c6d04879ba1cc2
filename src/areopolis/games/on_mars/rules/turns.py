"""A player's turn: one main action, perhaps an executive action, goals and contracts (3.4)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from areopolis.core.action import Action
from areopolis.core.cause import CAUSES
from areopolis.core.decision import Ask, Decision
from areopolis.core.effect import TURN, Cause
from areopolis.core.reason import Reason
from areopolis.games.on_mars import events
from areopolis.games.on_mars.answers import (
    CompleteGoal,
    EndTurn,
    PutOnContract,
    SendScientist,
    TakeExecutive,
    TakeMain,
    UseBuilding,
    WorkThere,
)
from areopolis.games.on_mars.data.constants import (
    COLONY_ACTIONS,
    NONE,
    ORBIT_ACTIONS,
    SLOT_OF,
)
from areopolis.games.on_mars.rules.base import ColonyEffect
from areopolis.games.on_mars.rules.blueprints import TakeBlueprints
from areopolis.games.on_mars.rules.constructing import ANY_BUILDING, Construct
from areopolis.games.on_mars.rules.delivering import (
    add_deliveries,
    move_to_contract,
    why_not_put,
)
from areopolis.games.on_mars.rules.developing import Develop
from areopolis.games.on_mars.rules.executive import (
    add_executive_actions,
    building_cost,
    take_executive,
    why_no_building,
    why_no_executive,
)
from areopolis.games.on_mars.rules.goals import add_goals, complete_goal, why_no_goal
from areopolis.games.on_mars.rules.hiring import Hire
from areopolis.games.on_mars.rules.learning import TakeTechs
from areopolis.games.on_mars.rules.moving import Move
from areopolis.games.on_mars.rules.resupplying import TakeItems
from areopolis.games.on_mars.rules.slots import PlaceColonist, why_not_placed
from areopolis.games.on_mars.rules.travelling import LandingPod
from areopolis.games.on_mars.rules.upgrading import UpgradeBuildings
from areopolis.games.on_mars.rules.welcoming import WelcomeShips

if TYPE_CHECKING:
    from areopolis.games.on_mars.state import OnMarsState

MAIN: Final[tuple[ColonyEffect[Any], ...]] = (
    LandingPod(),
    TakeBlueprints(1, teal=1),
    TakeTechs(1, teal=1),
    Develop(2, teal=1),
    TakeItems(1, teal=1),
    Move(bots=2, rover=2, tech=1),
    Construct(ANY_BUILDING),
    UpgradeBuildings(1, tech=1),
    WelcomeShips(1, teal=1, tech=1),
    Hire(scientists=1, contracts=1),
)

MAIN_TAKEN: Final = Reason("main-taken")
OTHER_SIDE: Final = Reason("other-side")
MAIN_MISSING: Final = Reason("main-missing")


def why_no_main(state: OnMarsState, place: int, action: int) -> Reason | None:
    """Return why *place* cannot take a main action, or None (R-066)."""
    if state.main_done:
        return MAIN_TAKEN
    if (action in COLONY_ACTIONS) != bool(state.side_of(place)):
        return OTHER_SIDE
    return why_no_effect(state, place, action)


def why_no_effect(state: OnMarsState, place: int, action: int) -> Reason | None:
    """Return why a main action of the own side would do nothing, or None."""
    by = CAUSES[place]
    slot = SLOT_OF[action]
    if slot != NONE:
        return why_not_placed(state, by, slot, MAIN[action])
    return MAIN[action].hinders(state, by, state.quarters[place], state.crystals(place))


class TakeTurn(ColonyEffect[Action]):
    """Take the next step of the turn: the main action must be taken, the rest may (D-T1)."""

    KEY = "take-turn"
    AFTER = ("start-turn",)
    LEVEL = TURN

    def resolve(self, state: OnMarsState, by: Cause) -> Ask | None:
        place = by.seat
        lexicon = state.rules.lexicon
        options: list[Action] = []
        if not state.main_done:
            actions = COLONY_ACTIONS if state.side_of(place) else ORBIT_ACTIONS
            for action in actions:
                if why_no_effect(state, place, action) is None:
                    options.append(lexicon.main[action])
        if not state.executive_done:
            add_executive_actions(state, place, options)
        add_goals(state, place, options)
        add_deliveries(state, place, options)
        if state.main_done:
            options.append(lexicon.end)
        return Decision(place, "take-turn", options)

    def answer(self, state: OnMarsState, by: Cause, action: Action) -> None:
        if isinstance(action, EndTurn):
            return
        state.push_one(by, self)
        place = by.seat
        if isinstance(action, TakeMain):
            self.take_main(state, by, action.action)
        elif isinstance(action, CompleteGoal):
            complete_goal(state, place, action.goal, action.reward)
        elif isinstance(action, PutOnContract):
            move_to_contract(state, place, action.item, action.contract)
        else:
            take_executive(state, place, action)

    def take_main(self, state: OnMarsState, by: Cause, action: int) -> None:
        """Begin a main action; one with slots needs a red Colonist."""
        state.main_done = 1
        if state.listener is not None:
            state.listener(events.MainTaken(by.seat, action))
        if SLOT_OF[action] != NONE:
            state.push_one(by, PlaceColonist(action, MAIN[action]))
        else:
            state.push_one(by, MAIN[action])

    def obstacles(self, state: OnMarsState, by: Cause, seat: int, action: Action) -> list[Reason]:
        reason: Reason | None = None
        if isinstance(action, TakeMain):
            reason = why_no_main(state, seat, action.action)
        elif isinstance(action, TakeExecutive):
            reason = why_no_executive(state, seat, action.executive)
        elif isinstance(action, UseBuilding):
            reason = why_no_building(state, seat, action.card, building_cost(state))
            if reason is None:
                reason = Reason("works-there-free")
        elif isinstance(action, WorkThere):
            reason = why_no_building(state, seat, action.card, 0)
        elif isinstance(action, SendScientist):
            reason = why_no_building(state, seat, action.card, 0, action.scientist)
        elif isinstance(action, CompleteGoal):
            reason = why_no_goal(state, seat, action.goal)
        elif isinstance(action, PutOnContract):
            reason = why_not_put(state, seat, action.item, action.contract)
        elif isinstance(action, EndTurn):
            reason = MAIN_MISSING
        return super().obstacles(state, by, seat, action) if reason is None else [reason]


TURN_EFFECTS: Final = (TakeTurn,)
