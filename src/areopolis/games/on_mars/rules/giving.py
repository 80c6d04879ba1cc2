"""Giving a benefit: a person decides about it, Lacerda does what his rules say."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from areopolis.core.action import Action
from areopolis.core.decision import Ask
from areopolis.core.effect import Cause
from areopolis.games.on_mars.rules.base import ALWAYS, ColonyEffect

if TYPE_CHECKING:
    from areopolis.games.on_mars.state import OnMarsState

Effects = tuple[ColonyEffect[Any], ...]


class LetLacerda(ColonyEffect[Action]):
    """Lacerda does what he does with an effect (specification 4.4.12)."""

    KEY = "let-lacerda"
    BY_LACERDA = ALWAYS
    FIELDS = (("what", "effect"),)

    def __init__(self, what: ColonyEffect[Any]) -> None:
        self.what = what

    def resolve(self, state: OnMarsState, by: Cause) -> Ask | None:
        self.what.automated(state, by)
        return None


def give(state: OnMarsState, by: Cause, effects: Effects) -> None:
    """Let *effects* happen next for the acting place, in their order."""
    if state.is_automa(by.seat):
        state.push(by, tuple([LetLacerda(effect) for effect in effects]))
    else:
        state.push(by, effects)


GIVING_EFFECTS: Final = (LetLacerda,)
