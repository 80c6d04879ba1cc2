"""Placing an action marker, and the actions of its building (specification 3.5)."""

from __future__ import annotations

from typing import Final

from areopolis.core.action import Action
from areopolis.core.decision import Ask, Decision
from areopolis.core.effect import (
    BY_PLACE,
    Before,
    Cause,
    Effect,
)
from areopolis.core.reason import Reason
from areopolis.games.martians.answers import EndTurn, Finish, PlaceMarker, Rest, Work
from areopolis.games.martians.data.constants import (
    BUILDINGS,
    EXAMINE,
    MINING,
    UNAVAILABLE,
    WORKS,
    WORKS_OF,
)
from areopolis.games.martians.rules import free_steps
from areopolis.games.martians.rules.construction import BUILD_RULE, EXPAND_RULE, INSTALL_RULE
from areopolis.games.martians.rules.education import HIRE_RULE
from areopolis.games.martians.rules.greenhouses import CHANGE_CROPS_RULE, HARVEST_RULE
from areopolis.games.martians.rules.laboratory import DEVELOP_COLONY_RULE, DEVELOP_OWN_RULE
from areopolis.games.martians.rules.lander import MATERIAL_RULE, RESEARCH_RULE
from areopolis.games.martians.rules.mining import EXAMINE_RULE, MINE_RULE, is_research_allowed
from areopolis.games.martians.rules.missions import MISSION_RULE
from areopolis.games.martians.rules.moxie import OXYGEN_RULE
from areopolis.games.martians.rules.plants import MEDICINE_RULE, PURIFY_RULE
from areopolis.games.martians.rules.works import WorkRule
from areopolis.games.martians.state import ColonyState

# By the numbers of the actions.
RULES: Final[tuple[WorkRule, ...]] = (
    OXYGEN_RULE,
    BUILD_RULE,
    EXPAND_RULE,
    INSTALL_RULE,
    MEDICINE_RULE,
    PURIFY_RULE,
    MINE_RULE,
    EXAMINE_RULE,
    RESEARCH_RULE,
    MATERIAL_RULE,
    MISSION_RULE,
    DEVELOP_OWN_RULE,
    DEVELOP_COLONY_RULE,
    HARVEST_RULE,
    CHANGE_CROPS_RULE,
    HIRE_RULE,
)
BUILDING_OF_WORK: Final = tuple(
    [[work in works for works in WORKS_OF].index(True) for work in range(len(WORKS))]
)


def can_work(state: ColonyState, player: int, building: int, time: int) -> bool:
    """Whether *player* can do and pay some action of *building* at once.

    Regolith research is none of them: it only extends a mining of the same placement (Q-M6).
    """
    for work in WORKS_OF[building]:
        if work != EXAMINE and RULES[work].can(state, player, time):
            return True
    return False


def offer_fields(state: ColonyState, player: int, options: list[Action]) -> None:
    """Add the fields on which *player* may place a marker; like fields once (Q-F11)."""
    rules = state.rules
    tokens, markers = state.field_tokens, state.field_markers
    own = 1 << player
    for building in range(len(BUILDINGS)):
        fields = rules.components.fields_of[building]
        standing = 0
        for field in fields:
            standing |= markers[field]
        if standing & own or (standing and state.single >> building & 1):
            continue
        # Of each kind of field the leftmost: with or without a token, free or occupied.
        seen = 0
        quick = slow = -1
        for field in fields:
            token = tokens[field]
            if token == rules.closing or token == UNAVAILABLE:
                continue
            occupied = markers[field]
            if occupied and not rules.is_field_shared:
                continue
            kind = 1 << ((2 if token == rules.slowing else 0) + (1 if occupied else 0))
            if seen & kind:
                continue
            seen |= kind
            if token == rules.slowing:
                if slow < 0:
                    slow = int(can_work(state, player, building, state.time - 1))
                if slow:
                    options.append(rules.lexicon.place[field])
            else:
                if quick < 0:
                    quick = int(can_work(state, player, building, state.time))
                if quick:
                    options.append(rules.lexicon.place[field])


def why_no_place(state: ColonyState, player: int, field: int) -> list[Reason]:
    """Return every reason against placing a marker on *field*."""
    rules = state.rules
    building = rules.components.building_of[field]
    found: list[Reason] = []
    if not state.supply[player]:
        found.append(Reason("no-marker-in-supply"))
    standing = 0
    for other in rules.components.fields_of[building]:
        standing |= state.field_markers[other]
    if standing >> player & 1:
        found.append(Reason("own-marker-there"))
    elif standing and state.single >> building & 1:
        found.append(Reason("single-place"))
    token = state.field_tokens[field]
    if token == rules.closing:
        found.append(Reason("field-closed"))
    if token == UNAVAILABLE:
        found.append(Reason("field-unavailable"))
    if state.field_markers[field] and not rules.is_field_shared:
        found.append(Reason("field-occupied"))
    time = state.time - int(token == rules.slowing)
    if not can_work(state, player, building, time):
        found.append(Reason("nothing-to-do-there"))
    return found or [Reason("field-alike")]


def place(state: ColonyState, by: Cause, action: PlaceMarker) -> None:
    """Place a marker; on a field with a slowing token this takes a unit of time (Q-U5)."""
    if state.field_tokens[action.field] == state.rules.slowing:
        state.time -= 1
    state.mined = 0
    state.place_marker(by.seat, action.field)
    state.push_one(by, UseBuilding(state.rules.components.building_of[action.field], 0))


class UseBuilding(Effect[ColonyState, Action]):
    """Do different actions of a building; after the first one free steps may come in between.

    *done* has the bits of the actions already done with this marker, by their place in it.
    """

    KEY = "use-building"
    BY = BY_PLACE
    AFTER = ("mine-before", "move-the-machine", "mine-after")
    FIELDS = (("building", "building"), ("done", "works"))

    def __init__(self, building: int, done: int) -> None:
        self.building = building
        self.done = done

    def misfit(self, state: ColonyState, by: Cause, before: Before) -> str:
        if by.seat != state.active:
            return "by"
        standing = 0
        for field in state.rules.components.fields_of[self.building]:
            standing |= state.field_markers[field]
        if not standing >> by.seat & 1 or (before and self.building != MINING):
            return "building"
        is_done_right = self.done >> len(WORKS_OF[self.building]) == 0
        if self.building == MINING and not self.done & 1:
            # Nothing is mined yet, and nothing examined.
            is_done_right = not self.done and not state.mined
        return "" if is_done_right and (self.done or not before) else "done"

    def resolve(self, state: ColonyState, by: Cause) -> Ask | None:
        if self.is_finished(state):
            return None
        options: list[Action] = []
        works = WORKS_OF[self.building]
        for place in range(len(works)):
            if not self.done >> place & 1:
                rule = RULES[works[place]]
                if rule.can(state, by.seat, state.time):
                    rule.offer(state, by.seat, options)
        if self.done:
            free_steps.offer(state, by.seat, options)
        # Before the first action a player can always do one; who imagines hands may not know which.
        if self.done or not options:
            options.append(state.rules.lexicon.finish)
        return Decision(state.controller(by.seat), "use-building", options)

    def is_finished(self, state: ColonyState) -> bool:
        """Whether every action was done that this placement can have (Q-F10)."""
        if self.done == (1 << len(WORKS_OF[self.building])) - 1:
            return True
        return self.building == MINING and bool(self.done) and not is_research_allowed(state)

    def answer(self, state: ColonyState, by: Cause, action: Action) -> None:
        if isinstance(action, Finish):
            return
        if isinstance(action, Work):
            place = WORKS_OF[self.building].index(action.work)
            state.push_one(by, UseBuilding(self.building, self.done | 1 << place))
            RULES[action.work].carry_out(state, by.seat, action)
        else:
            state.push_one(by, self)
            free_steps.take(state, by.seat, action)

    def obstacles(self, state: ColonyState, by: Cause, seat: int, action: Action) -> list[Reason]:
        if isinstance(action, Work):
            if action.work not in WORKS_OF[self.building]:
                return [Reason("other-building")]
            if self.done >> WORKS_OF[self.building].index(action.work) & 1:
                return [Reason("already-done")]
            return RULES[action.work].hindrances(state, by.seat, action)
        if isinstance(action, PlaceMarker | Rest | EndTurn):
            return [Reason("finish-first")]
        found = free_steps.hindrances(state, by.seat, action)
        if found or self.done:
            return found
        return [Reason("act-first")]


PLACING_EFFECTS: Final = (UseBuilding,)
