"""Executive actions of the Depot, Advanced Buildings and the Scientists in them (3.10)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from areopolis.core.action import Action
from areopolis.core.effect import Cause
from areopolis.core.reason import Reason
from areopolis.core.sharing import put
from areopolis.games.on_mars import events
from areopolis.games.on_mars.answers import (
    SendScientist,
    TakeExecutive,
    UseBuilding,
    WorkThere,
)
from areopolis.games.on_mars.data.constants import NONE
from areopolis.games.on_mars.rules.paying import PayCrystals, lacks_crystals

if TYPE_CHECKING:
    from areopolis.games.on_mars.state import OnMarsState


def why_no_executive(state: OnMarsState, place: int, number: int) -> Reason | None:
    """Return why *place* cannot take an executive action of the Depot, or None."""
    if state.executive_done:
        return Reason("executive-taken")
    if state.ships[place] >> number & 1:
        return Reason("covered-by-ship")
    executive = state.rules.components.executive[number]
    crystals = state.crystals(place) - executive.cost
    if crystals < 0:
        return lacks_crystals(executive.cost, state.crystals(place))
    if not executive.effect:
        return Reason("name-the-building")
    return executive.effect[0].hinders(state, Cause(place), state.quarters[place], crystals)


def why_no_building(
    state: OnMarsState, place: int, card: int, cost: int, scientist: int = NONE
) -> Reason | None:
    """Return why *place* cannot use an Advanced Building for so many Crystals, or None.

    A Scientist opens the buildings of others; without one only the owner may come (R-202).
    """
    if state.executive_done:
        return Reason("executive-taken")
    if state.built_at[card] == NONE:
        return Reason("not-built", ((("card", "card"), card),))
    if cost and state.card_owner[card] != place:
        return Reason("not-your-building")
    if scientist != NONE:
        if state.scientist_owner[scientist] != place:
            return Reason("not-your-scientist")
        if state.works_at[scientist] == card:
            return Reason("works-there-already")
        works = state.rules.components.scientists[scientist].works
        if works != state.rules.blueprints[card].building:
            return Reason("scientist-works-elsewhere", ((("building", "building"), works),))
    elif not cost and not is_open_to(state, place, card):
        return Reason("no-scientist-there")
    crystals = state.crystals(place) - cost
    if crystals < 0:
        return lacks_crystals(cost, state.crystals(place))
    effect = state.rules.blueprints[card].action[0]
    return effect.hinders(state, Cause(place, card), state.quarters[place], crystals)


def is_open_to(state: OnMarsState, place: int, card: int) -> bool:
    """Whether a Scientist works on a card so that *place* may use it free (R-201 to R-203)."""
    if card not in state.works_at:
        return False
    scientist = state.works_at.index(card)
    return place in (state.scientist_owner[scientist], state.card_owner[card])


def add_executive_actions(state: OnMarsState, place: int, options: list[Action]) -> None:
    """Offer every executive action that can do something."""
    lexicon = state.rules.lexicon
    crystals = state.crystals(place)
    ships = state.ships[place]
    use_cost = 0
    for number, executive in enumerate(state.rules.components.executive):
        if not executive.effect:
            use_cost = executive.cost
        elif (
            crystals >= executive.cost
            and not ships >> number & 1
            and why_no_executive(state, place, number) is None
        ):
            options.append(lexicon.executive[number])
    owner, built_at = state.card_owner, state.built_at
    scientists = [n for n, holder in enumerate(state.scientist_owner) if holder == place]
    for card in range(len(owner)):
        if built_at[card] == NONE:
            continue
        if is_open_to(state, place, card):
            if why_no_building(state, place, card, 0) is None:
                options.append(lexicon.work[card])
        elif (
            owner[card] == place
            and crystals >= use_cost
            and why_no_building(state, place, card, use_cost) is None
        ):
            options.append(lexicon.use[card])
        for scientist in scientists:
            if (
                state.rules.components.scientists[scientist].works
                == state.rules.blueprints[card].building
                and why_no_building(state, place, card, 0, scientist) is None
            ):
                options.append(lexicon.send[scientist][card])


def building_cost(state: OnMarsState) -> int:
    """Return the Crystals that the action of an Advanced Building costs."""
    for executive in state.rules.components.executive:
        if not executive.effect:
            return executive.cost
    return 0


def take_executive(state: OnMarsState, place: int, action: Action) -> None:
    """Carry out an executive action."""
    state.executive_done = 1
    if isinstance(action, TakeExecutive):
        executive = state.rules.components.executive[action.executive]
        if state.listener is not None:
            state.listener(events.ExecutiveTaken(place, action.executive))
        by = Cause(place)
        state.push(by, executive.effect)
        state.push_one(by, PayCrystals(executive.cost))
        return
    cost = 0
    if isinstance(action, SendScientist):
        card = action.card
        state.works_at = put(state.works_at, action.scientist, card)
        if state.listener is not None:
            state.listener(events.ScientistSent(place, action.scientist, card))
    elif isinstance(action, WorkThere):
        card = action.card
    else:
        assert isinstance(action, UseBuilding), "an executive action"
        card = action.card
        cost = building_cost(state)
    if state.listener is not None:
        state.listener(events.BuildingUsed(place, card))
    by = Cause(place, card)
    state.push(by, state.rules.blueprints[card].action)
    if cost:
        state.push_one(by, PayCrystals(cost))
