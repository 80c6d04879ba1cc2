"""Life support: its markers, the reward tiles, and the benefits for who builds it (3.9)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from areopolis.core.action import Action
from areopolis.core.decision import Ask, Decision
from areopolis.core.effect import Cause
from areopolis.core.sharing import put
from areopolis.games.on_mars import events
from areopolis.games.on_mars.answers import TakeBenefit
from areopolis.games.on_mars.data.constants import (
    CRYSTAL,
    FIRST_BUILDINGS,
    FIRST_OF_TYPE_OP,
    GENERATOR,
    HIRE_SLOT,
    REWARDS,
)
from areopolis.games.on_mars.rules.base import ColonyEffect
from areopolis.games.on_mars.rules.giving import give
from areopolis.games.on_mars.rules.missions import receive

if TYPE_CHECKING:
    from areopolis.games.on_mars.state import OnMarsState

FIRST_ROW: Final = 1


class AdvanceLifeSupport(ColonyEffect[Action]):
    """Move the marker of a kind up; below the Colony marker its builder is rewarded."""

    KEY = "advance-life-support"
    FIELDS = (("building", "building"),)

    def __init__(self, building: int) -> None:
        self.building = building

    def resolve(self, state: OnMarsState, by: Cause) -> Ask | None:
        column = self.building - GENERATOR
        before = state.lss[column]
        if before >= state.rules.components.lss_rows:
            return None
        state.lss = put(state.lss, column, before + 1)
        if state.listener is not None:
            state.listener(events.LssAdvanced(self.building, before + 1))
        if before == FIRST_ROW:
            state.add_points(by.seat, FIRST_BUILDINGS, FIRST_OF_TYPE_OP)
        if before <= state.level:
            reward = state.rules.components.rewards[state.rewards[column]]
            state.add_points(by.seat, REWARDS, reward.count.of(state, by.seat))
            give(state, by, (TAKE_BENEFIT,))
        return None


class TakeLifeSupportBenefit(ColonyEffect[TakeBenefit]):
    """Take one of the benefits, be it one without effect."""

    KEY = "take-life-support-benefit"

    def resolve(self, state: OnMarsState, by: Cause) -> Ask | None:
        return Decision(by.seat, "take-benefit", state.rules.lexicon.benefit)

    def answer(self, state: OnMarsState, by: Cause, action: TakeBenefit) -> None:
        if state.listener is not None:
            state.listener(events.BenefitTaken(by.seat, action.benefit))
        give(state, by, state.rules.components.benefits[action.benefit].effect)

    def automated(self, state: OnMarsState, by: Cause) -> None:
        slot = HIRE_SLOT * state.rules.places + by.seat
        if not state.slots[slot]:
            receive(state, by, CRYSTAL, 1)
            return
        state.slots[slot] = 0
        if state.listener is not None:
            state.listener(events.ColonistsRetrieved(by.seat, 1, 0))

    def can_automate(self, state: OnMarsState, by: Cause) -> bool:
        return True


TAKE_BENEFIT: Final = TakeLifeSupportBenefit()

LIFE_SUPPORT_EFFECTS: Final = (AdvanceLifeSupport, TakeLifeSupportBenefit)
