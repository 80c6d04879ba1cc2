"""Taking Tech tiles from the grid into column 1 of the laboratory (3.7.3)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from areopolis.core.action import Action
from areopolis.core.decision import Ask, Decision
from areopolis.core.effect import Before, Cause
from areopolis.core.reason import Reason
from areopolis.core.sharing import put
from areopolis.games.on_mars import events
from areopolis.games.on_mars.answers import PlaceTech, TakeTech
from areopolis.games.on_mars.data import first_colonists
from areopolis.games.on_mars.data.constants import (
    ANY,
    BATTERY,
    GRID_BATTERY_FROM,
    GRID_FREE_FROM,
    GRID_SPACES,
    NONE,
    TECH_KINDS,
    TECH_TAKEN,
)
from areopolis.games.on_mars.rules.base import ColonyEffect
from areopolis.games.on_mars.rules.first_colonists import did
from areopolis.games.on_mars.rules.giving import give
from areopolis.games.on_mars.rules.missions import contribute
from areopolis.games.on_mars.rules.paying import PayResources, Units, can_pay, short_of

if TYPE_CHECKING:
    from areopolis.games.on_mars.state import OnMarsState

LAB_FULL: Final = Reason("no-lab-space")
NO_TECH: Final = Reason("no-tech-to-take")
TECH_OWNED: Final = Reason("tech-owned")
SPACE_EMPTY: Final = Reason("grid-space-empty")


def grid_cost(space: int) -> Units:
    """Return what a tile of a space of the grid costs (2.6)."""
    if space >= GRID_FREE_FROM:
        return ()
    return (BATTERY,) if space >= GRID_BATTERY_FROM else (BATTERY, ANY)


def free_lab_spaces(state: OnMarsState, place: int) -> list[int]:
    """Return the empty spaces of column 1."""
    return [n for n in state.rules.lab.first if not state.is_lab_taken(place, n)]


def has_lab_space(state: OnMarsState, place: int) -> bool:
    """Whether a space of column 1 is empty."""
    for space in state.rules.lab.first:
        if not state.is_lab_taken(place, space):
            return True
    return False


def why_no_tech(state: OnMarsState, place: int, space: int) -> Reason | None:
    """Return why *place* cannot take the tile of a space of the grid, or None."""
    tech = state.grid[space]
    if tech == NONE:
        return SPACE_EMPTY
    if state.lab[place * TECH_KINDS + tech] != NONE:
        return TECH_OWNED
    return short_of(state, place, grid_cost(space))


def put_in_lab(state: OnMarsState, by: Cause, space: int, lab: int) -> None:
    """Move the tile of a space of the grid into the laboratory, and take the space's benefit."""
    place = by.seat
    tech = state.grid[space]
    state.grid = put(state.grid, space, NONE)
    state.lab = put(state.lab, place * TECH_KINDS + tech, lab)
    if state.listener is not None:
        state.listener(events.TechTaken(place, tech, lab))
    contribute(state, place, TECH_TAKEN)
    did(state, place, first_colonists.LEARN)
    give(state, by, state.rules.lab.benefits[lab])


LAB_TAKEN: Final = Reason("lab-space-taken")
NOT_FIRST_COLUMN: Final = Reason("not-first-column")


class TakeTechs(ColonyEffect[Action]):
    """Take Tech tiles; with *teal*, up to so many more, each for a Colonist sent to work."""

    KEY = "take-techs"
    FIELDS = (("count", "count"), ("teal", "count"), ("may", "flag"))

    def __init__(self, count: int, teal: int = 0, may: int = 0) -> None:
        self.count = count
        self.teal = teal
        self.may = may

    def resolve(self, state: OnMarsState, by: Cause) -> Ask | None:
        place = by.seat
        if not self.count and not (self.teal and state.quarters[place]):
            return None
        if not has_lab_space(state, place):
            return None
        lexicon = state.rules.lexicon
        options: list[Action] = []
        for space in range(len(GRID_SPACES)):
            tech = state.grid[space]
            if (
                tech != NONE
                and state.lab[place * TECH_KINDS + tech] == NONE
                and can_pay(state, place, grid_cost(space))
            ):
                options.append(lexicon.learn[space])
        if not options:
            return None
        if self.may:
            options.append(lexicon.stop)
        question = "take-tech" if self.count else "take-more-techs"
        return Decision(place, question, options)

    def answer(self, state: OnMarsState, by: Cause, action: Action) -> None:
        if not isinstance(action, TakeTech):
            return
        count, teal = self.count, self.teal
        if count:
            count -= 1
        else:
            teal -= 1
            state.to_work(by.seat, 1)
        state.push_one(by, TakeTechs(count, teal, 1))
        state.push_one(by, PlaceInLab(action.grid))
        state.push_one(by, PayResources(grid_cost(action.grid)))

    def hinders(self, state: OnMarsState, by: Cause, quarters: int, crystals: int) -> Reason | None:
        place = by.seat
        if not has_lab_space(state, place):
            return LAB_FULL
        reason: Reason | None = NO_TECH
        for space in range(len(GRID_SPACES)):
            why = why_no_tech(state, place, space)
            if why is None:
                return None
            if why is not SPACE_EMPTY and why is not TECH_OWNED:
                reason = why
        return reason

    def obstacles(self, state: OnMarsState, by: Cause, seat: int, action: Action) -> list[Reason]:
        if not isinstance(action, TakeTech):
            return super().obstacles(state, by, seat, action)
        reason = why_no_tech(state, seat, action.grid)
        return super().obstacles(state, by, seat, action) if reason is None else [reason]

    def automated(self, state: OnMarsState, by: Cause) -> None:
        state.rules.lacerda.take_tech(state, by)

    def can_automate(self, state: OnMarsState, by: Cause) -> bool:
        place = by.seat
        if not has_lab_space(state, place):
            return False
        lab = state.lab
        for tech in state.grid:
            if tech != NONE and lab[place * TECH_KINDS + tech] == NONE:
                return True
        return False


class PlaceInLab(ColonyEffect[PlaceTech]):
    """Put a tile that has been paid for on an empty space of column 1."""

    KEY = "place-in-lab"
    AFTER = ("pay-resources",)
    FIELDS = (("grid", "grid"),)

    def __init__(self, grid: int) -> None:
        self.grid = grid

    def resolve(self, state: OnMarsState, by: Cause) -> Ask | None:
        spaces = free_lab_spaces(state, by.seat)
        if len(spaces) == 1:
            put_in_lab(state, by, self.grid, spaces[0])
            return None
        lab = state.rules.lexicon.lab
        return Decision(by.seat, "place-tech", [lab[space] for space in spaces])

    def misfit(self, state: OnMarsState, by: Cause, before: Before) -> str:
        """The tile is still there, and has a space to go to."""
        has_tile = state.grid[self.grid] != NONE
        if not has_tile or not free_lab_spaces(state, by.seat):
            return "grid"
        return super().misfit(state, by, before)

    def answer(self, state: OnMarsState, by: Cause, action: PlaceTech) -> None:
        put_in_lab(state, by, self.grid, action.lab)

    def obstacles(self, state: OnMarsState, by: Cause, seat: int, action: Action) -> list[Reason]:
        if not isinstance(action, PlaceTech):
            return super().obstacles(state, by, seat, action)
        is_first = action.lab in state.rules.lab.first
        return [LAB_TAKEN if is_first else NOT_FIRST_COLUMN]


LEARNING_EFFECTS: Final = (TakeTechs, PlaceInLab)
