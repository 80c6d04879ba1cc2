"""What every effect of this game can be asked."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final, TypeVar

from areopolis.core.action import Action
from areopolis.core.effect import BY_PLACE, Before, Cause, Effect
from areopolis.core.reason import Reason
from areopolis.games.on_mars.answers import Stop

if TYPE_CHECKING:
    from areopolis.games.on_mars.state import OnMarsState

A = TypeVar("A", bound=Action)

MUST_CHOOSE: Final = Reason("must-choose")

# Whether Lacerda does a step: what asks its place is only for people.
NEVER: Final = 0
SOMETIMES: Final = 1
ALWAYS: Final = 2


def needs_level(tech: int, level: int) -> Reason:
    """Return that a Tech tile of a kind is not developed far enough."""
    return Reason("needs-tech-level", ((("tech", "tech"), tech), (("level", "number"), level)))


class ColonyEffect(Effect["OnMarsState", A]):
    """An effect of a space, a card, a tile or an action.

    The acting place is `by.seat`; the Blueprint whose action it is, if any, is `by.card`.
    """

    BY: ClassVar[str] = BY_PLACE
    BY_LACERDA: ClassVar[int] = NEVER

    def hinders(self, state: OnMarsState, by: Cause, quarters: int, crystals: int) -> Reason | None:
        """Return why it could do nothing at all (R-066), or None.

        *quarters* and *crystals* are the Colonists and Crystals that can still be spent on it.
        """
        return None

    def obstacles(self, state: OnMarsState, by: Cause, seat: int, action: Action) -> list[Reason]:
        """Return why *action* is no answer; who cannot stop must choose."""
        return [MUST_CHOOSE] if isinstance(action, Stop) else []

    def misfit(self, state: OnMarsState, by: Cause, before: Before) -> str:
        """A step of a person is not Lacerda's, nor the other way round."""
        wrong = NEVER if state.is_automa(by.seat) else ALWAYS
        return "by" if wrong == self.BY_LACERDA else ""

    def automated(self, state: OnMarsState, by: Cause) -> None:
        """Do what Lacerda does when the effect is his (4.4.12): by default nothing."""

    def can_automate(self, state: OnMarsState, by: Cause) -> bool:
        """Whether Lacerda could do any of it now."""
        return False
