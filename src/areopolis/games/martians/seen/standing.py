"""What a position leaves to be done by the steps on its stack."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from areopolis.core.document import Fields
from areopolis.core.effect import GAME
from areopolis.core.standing import LooseEnd
from areopolis.games.martians.data.constants import (
    ACTION,
    COLOURS,
    DEAD,
    HOUSING,
    LIVING,
    NONE,
    QUARTERS,
    QUARTERS_MOST,
    SLOT_FIELDS,
)

if TYPE_CHECKING:
    from areopolis.games.martians.state import ColonyState

# The steps that end the turn of the active player.
TURN_STEPS: Final = ("take-step", "put-colonist")


def loose_ends(state: ColonyState) -> list[LooseEnd]:
    """Return the turn to be ended, and what everybody must still choose in the set-up."""
    ends: list[LooseEnd] = []
    if state.active != NONE:
        ends.append(LooseEnd("active", TURN_STEPS, state.active))
    if not state.phase and not state.over:
        ends.append(LooseEnd("phase", ("deal-goods",)))
        for player in range(state.rules.players):
            path = f"players.{COLOURS[player]}"
            if state.corporation[player] == NONE:
                ends.append(LooseEnd(f"{path}.corporation", ("take-corporation",), player))
            if state.rules.is_competitive and state.home[player] == NONE:
                ends.append(LooseEnd(f"{path}.home", ("mark-quarters",), player))
    for quarters in sorted(unfined(state)):
        about = ("quarters", quarters)
        ends.append(LooseEnd(f"quarters.{QUARTERS[quarters]}.fines", ("place-fines",), about=about))
    return ends


def unfined(state: ColonyState) -> set[int]:
    """Return the quarters that wait for their fines: markers come into housing before them."""
    found = {
        quarters
        for quarters in range(QUARTERS_MOST)
        if state.is_zone_held(HOUSING, quarters) and not state.fines[quarters]
    }
    for effect, _ in state.stack:
        if effect.KEY == "lose-marker":
            found.add(effect.values()[1])
    return found


def check(state: ColonyState, fields: Fields) -> None:
    """Check that the game goes on to its end, and that no slot was played before its time.

    Raises:
        BadPosition: it does not; the error names the field.
    """
    stack = state.stack
    if stack and stack[0][0].LEVEL != GAME:
        raise fields.wrong("stack[0].effect", "the game would not go on to its end")
    if state.phase == ACTION:
        for place in range(state.slot * SLOT_FIELDS, len(state.track)):
            if LIVING <= state.track[place] < DEAD:
                raise fields.wrong("track", "this slot is still to come")
