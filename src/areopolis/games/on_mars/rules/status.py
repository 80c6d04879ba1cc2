"""The Colony status update: the Colony rises when all life support has kept pace (3.9)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from areopolis.core.action import Action
from areopolis.core.decision import Ask
from areopolis.core.effect import Cause
from areopolis.core.sharing import put
from areopolis.games.on_mars import events
from areopolis.games.on_mars.data.constants import (
    DISPLAY_ROW,
    GRID_REFILL,
    LEVEL_MOST,
    NONE,
    PROGRESS,
    PROGRESS_OP,
)
from areopolis.games.on_mars.rules.base import SOMETIMES, ColonyEffect
from areopolis.games.on_mars.rules.missions import move_remaining

if TYPE_CHECKING:
    from areopolis.games.on_mars.state import OnMarsState

# All Blueprints are replaced at one level, those of level 1 at the next.
ALL_NEW_LEVEL: Final = 2
LAST_NEW_LEVEL: Final = 3
# The first and the second update score Progress cubes; from the second on missions run out.
PROGRESS_LEVELS: Final[tuple[int, ...]] = (2, 3)
REMAINING_LEVEL: Final = 3


def is_colony_due(state: OnMarsState) -> bool:
    """Whether all life support has reached the row of the Colony marker (R-145)."""
    return state.level < LEVEL_MOST and min(state.lss) > state.level


def raise_colony(state: OnMarsState) -> None:
    """Let the Colony rise by one level, with all that follows in its order."""
    state.level += 1
    if state.listener is not None:
        state.listener(events.ColonyRose(state.level))
    if state.level == ALL_NEW_LEVEL:
        clear_display(state, False)
        reveal_blueprints(state, (*BOTTOM_ROW, *TOP_ROW))
    elif state.level == LAST_NEW_LEVEL:
        clear_display(state, True)
        reveal_blueprints(state, BOTTOM_ROW)
    refill_grid(state)
    state.warehouse = [state.rules.stock] * len(state.warehouse)
    if state.listener is not None:
        state.listener(events.WarehouseRefilled())
    if state.level in PROGRESS_LEVELS:
        for place in range(state.rules.places):
            state.add_points(place, PROGRESS, PROGRESS_OP[state.progress[place].bit_count()])
    if state.level >= REMAINING_LEVEL:
        move_remaining(state)


TOP_ROW: Final = tuple(range(DISPLAY_ROW))
BOTTOM_ROW: Final = tuple(range(DISPLAY_ROW, 2 * DISPLAY_ROW))


def clear_display(state: OnMarsState, only_low: bool) -> None:
    """Return displayed Blueprints to the box: all, or only those of level 1."""
    for space, card in enumerate(state.display):
        if card != NONE and (not only_low or state.rules.blueprints[card].level == 1):
            state.display = put(state.display, space, NONE)


def reveal_blueprints(state: OnMarsState, spaces: tuple[int, ...]) -> None:
    """Lay cards of the deck on empty spaces of the display, as far as there are (R-147)."""
    cards: list[int] = []
    for space in spaces:
        if state.blueprint_deck and state.display[space] == NONE:
            state.display = put(state.display, space, state.blueprint_deck[-1])
            state.blueprint_deck = state.blueprint_deck[:-1]
            cards.append(state.display[space])
    if cards:
        state.reveal()
        if state.listener is not None:
            state.listener(events.BlueprintsRevealed(tuple(cards)))


def refill_grid(state: OnMarsState) -> None:
    """Fill the grid from bottom to top, from the first stack until it is empty (R-148)."""
    techs: list[int] = []
    for space in GRID_REFILL:
        if state.grid[space] != NONE:
            continue
        for number, stack in enumerate(state.tech_stacks):
            if stack:
                state.grid = put(state.grid, space, stack[-1])
                state.tech_stacks = put(state.tech_stacks, number, stack[:-1])
                techs.append(stack[-1])
                break
    if techs:
        state.reveal()
        if state.listener is not None:
            state.listener(events.GridRefilled(tuple(techs)))


class UpdateColony(ColonyEffect[Action]):
    """Raise the Colony as often as is due; each time Lacerda builds and welcomes (R-144, R-271)."""

    KEY = "update-colony"
    BY_LACERDA = SOMETIMES

    def resolve(self, state: OnMarsState, by: Cause) -> Ask | None:
        if not is_colony_due(state):
            return None
        raise_colony(state)
        state.push_one(by, self)
        if state.rules.is_solo:
            state.rules.lacerda.level_up(state)
        return None


STATUS_EFFECTS: Final = (UpdateColony,)
