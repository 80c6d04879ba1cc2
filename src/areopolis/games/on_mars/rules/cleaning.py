"""Bots clear the hexes on which they stand when a turn or a benefit is over (3.4, R-311)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from areopolis.core.action import Action
from areopolis.core.decision import Ask
from areopolis.core.effect import Cause
from areopolis.games.on_mars.rules.base import SOMETIMES, ColonyEffect
from areopolis.games.on_mars.rules.displacing import clean_up_bots

if TYPE_CHECKING:
    from areopolis.games.on_mars.state import OnMarsState


class CleanUpBots(ColonyEffect[Action]):
    """Tiles under Bots go to the box, Crystals to the supply."""

    KEY = "clean-up-bots"
    BY_LACERDA = SOMETIMES

    def resolve(self, state: OnMarsState, by: Cause) -> Ask | None:
        clean_up_bots(state)
        return None


CLEANING_EFFECTS: Final = (CleanUpBots,)
