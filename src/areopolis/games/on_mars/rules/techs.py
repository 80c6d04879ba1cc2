"""Using Tech tiles, the own ones and those of others, who are compensated (3.6)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from areopolis.core.action import Action
from areopolis.core.decision import Ask, Decision
from areopolis.core.effect import BY_EITHER, TABLE, Cause
from areopolis.core.reason import Reason
from areopolis.games.on_mars import events
from areopolis.games.on_mars.answers import DevelopTech
from areopolis.games.on_mars.data.constants import NONE, OXYGEN, TECH_KINDS
from areopolis.games.on_mars.rules.base import SOMETIMES, ColonyEffect
from areopolis.games.on_mars.rules.developing import develop, targets
from areopolis.games.on_mars.rules.missions import receive

if TYPE_CHECKING:
    from areopolis.games.on_mars.state import OnMarsState

TECH_USED: Final = Reason("tech-used")
TECH_NOT_NEEDED: Final = Reason("tech-not-needed")


def use_tech(state: OnMarsState, place: int, owner: int, tech: int) -> None:
    """Let *place* use a Tech tile; a foreign owner is compensated at the end of the turn."""
    if state.listener is not None:
        state.listener(events.TechUsed(place, owner, tech))
    if owner != place:
        state.compensations = (*state.compensations, owner * TECH_KINDS + tech)


def used_level(state: OnMarsState, place: int, tech: int) -> int:
    """Return the level of the one tile of a kind that *place* has used in this turn."""
    for use in state.compensations:
        if use % TECH_KINDS == tech:
            return state.tech_level(use // TECH_KINDS, tech)
    return state.tech_level(place, tech)


def best_owner(state: OnMarsState, place: int, tech: int) -> int:
    """Return who has the most developed tile of a kind, *place* itself among equals; or NONE."""
    best, owner = 0, NONE
    for other in range(state.rules.places):
        level = state.tech_level(other, tech)
        if level > best or (level and level == best and other == place):
            best, owner = level, other
    return owner


def why_not_used(state: OnMarsState, owner: int, tech: int) -> Reason:
    """Return why a Tech tile of *owner* cannot be used: there is none, or one has been used."""
    if owner < state.rules.places and state.tech_level(owner, tech):
        return TECH_USED
    return Reason("owner-has-no-tech", ((("seat", "seat"), owner), (("tech", "tech"), tech)))


class SettleCompensations(ColonyEffect[Action]):
    """Owners of used Tech tiles decide in turn order, each in the order of the uses (3.6)."""

    KEY = "settle-compensations"
    BY_LACERDA = SOMETIMES
    BY = BY_EITHER

    def resolve(self, state: OnMarsState, by: Cause) -> Ask | None:
        waiting = state.compensations
        if not waiting:
            return None
        if by.seat != NONE:
            # At the end of a turn all are put in order; what joins later waits behind them.
            waiting = tuple(
                [use for place in state.spaces for use in waiting if use // TECH_KINDS == place]
            )
        use = waiting[0]
        state.compensations = waiting[1:]
        state.push_one(TABLE, self)
        state.push_one(Cause(use // TECH_KINDS), Compensate(use % TECH_KINDS))
        return None


class Compensate(ColonyEffect[Action]):
    """Develop the tile that was used once at no cost, or keep the Oxygen (R-034, R-035)."""

    KEY = "compensate"
    AFTER = ()
    BY_LACERDA = SOMETIMES
    FIELDS = (("tech", "tech"),)

    def __init__(self, tech: int) -> None:
        self.tech = tech

    def resolve(self, state: OnMarsState, by: Cause) -> Ask | None:
        spaces = targets(state, by.seat, self.tech)
        if state.is_automa(by.seat):
            # He has no use for the Oxygen.
            if spaces:
                state.rules.lacerda.develop_tile(state, by, self.tech)
            return None
        if not spaces:
            self.keep(state, by)
            return None
        lexicon = state.rules.lexicon
        options: list[Action] = [lexicon.develop[self.tech][space] for space in spaces]
        options.append(lexicon.keep_oxygen)
        return Decision(by.seat, "compensate", options)

    def answer(self, state: OnMarsState, by: Cause, action: Action) -> None:
        if isinstance(action, DevelopTech):
            develop(state, by, self.tech, action.lab)
        else:
            self.keep(state, by)

    def obstacles(self, state: OnMarsState, by: Cause, seat: int, action: Action) -> list[Reason]:
        if not isinstance(action, DevelopTech):
            return super().obstacles(state, by, seat, action)
        if action.tech != self.tech:
            return [Reason("other-tile-used", ((("tech", "tech"), self.tech),))]
        return [Reason("not-next-in-lab")]

    def keep(self, state: OnMarsState, by: Cause) -> None:
        """Take the Oxygen into Storage or onto a contract."""
        if state.listener is not None:
            state.listener(events.OxygenKept(by.seat, self.tech))
        receive(state, by, OXYGEN, 1)


TECH_EFFECTS: Final = (SettleCompensations, Compensate)
