"""Steps of Lacerda that wait on the stack while others happen."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from areopolis.core.action import Action
from areopolis.core.decision import Ask
from areopolis.core.effect import Cause
from areopolis.games.on_mars.rules.base import ALWAYS, ColonyEffect
from areopolis.games.on_mars.rules.lacerda.building import BUILDING_EFFECTS, construct_next

if TYPE_CHECKING:
    from areopolis.games.on_mars.state import OnMarsState


class DevelopForLacerda(ColonyEffect[Action]):
    """Develop the most developed tile that can move, or the least developed one."""

    KEY = "develop-for-lacerda"
    BY_LACERDA = ALWAYS
    FIELDS = (("most", "flag"),)

    def __init__(self, most: int) -> None:
        self.most = most

    def resolve(self, state: OnMarsState, by: Cause) -> Ask | None:
        state.rules.lacerda.develop_one(state, by, self.most)
        return None


class ConstructForLacerda(ColonyEffect[Action]):
    """Construct the next building of the sequence after a journey to the Colony."""

    KEY = "construct-for-lacerda"
    BY_LACERDA = ALWAYS

    def resolve(self, state: OnMarsState, by: Cause) -> Ask | None:
        construct_next(state, by)
        return None


class LevelUpForLacerda(ColonyEffect[Action]):
    """Welcome a Ship and take a Bot (R-271)."""

    KEY = "level-up-for-lacerda"
    BY_LACERDA = ALWAYS

    def resolve(self, state: OnMarsState, by: Cause) -> Ask | None:
        state.rules.lacerda.welcome(state, by.seat)
        state.rules.lacerda.take_bot(state, by.seat)
        return None


LACERDA_STEPS: Final = (
    DevelopForLacerda,
    ConstructForLacerda,
    LevelUpForLacerda,
    *BUILDING_EFFECTS,
)
