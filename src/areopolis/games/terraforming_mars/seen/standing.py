"""What a position's stack must take up, and what must hold between it and the rest."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from areopolis.core.document import Fields
from areopolis.core.standing import LooseEnd
from areopolis.games.terraforming_mars.data.constants import NONE, TAKE_DEALT, TAKE_OFFERED

if TYPE_CHECKING:
    from areopolis.games.terraforming_mars.state import MarsState

# The steps that take up drafted cards and a card being played; and those of the setup by which it
# comes to the cards that were dealt.
TAKE_DRAFTED: Final = ("draft-cards",)
COME_TO_OFFERED: Final = ("draft-half", "draft-cards", "keep-corporations")
COME_TO_DEALT: Final = (*COME_TO_OFFERED, "keep-projects", "keep-colony-tiles")
TAKE_PLAYED: Final = ("finish-card",)
KEEP_PROJECTS: Final = "keep-projects"


def loose_ends(state: MarsState) -> list[LooseEnd]:
    """Return the cards that lie open: on offer, drafted, dealt, being played."""
    ends: list[LooseEnd] = []
    for seat in range(state.seats):
        for name, cards, keys in (
            ("offered", state.offered[seat], (*TAKE_OFFERED, *COME_TO_OFFERED)),
            ("drafted", state.drafted[seat], TAKE_DRAFTED),
            ("dealt", state.dealt[seat], (*COME_TO_DEALT, *TAKE_DEALT)),
        ):
            if cards:
                ends.append(LooseEnd(f"players[{seat}].{name}", keys, seat))
    if state.playing != NONE:
        ends.append(LooseEnd("playing", TAKE_PLAYED, card=state.playing))
    return ends


def check(state: MarsState, fields: Fields) -> None:
    """Check that a corporation which is still secret can pay the starting projects in hand.

    Raises:
        BadPosition: it cannot; the error names the hand.
    """
    keeps = any(effect.KEY == KEEP_PROJECTS for effect, _ in state.stack)
    for seat, dealt in enumerate(state.dealt):
        if not dealt or not state.hands[seat]:
            continue
        price = state.price_at_start(dealt[0])
        if keeps or len(state.hands[seat]) * price > state.cards[dealt[0]].cost:
            raise fields.wrong(
                f"players[{seat}].hand", "more cards than the corporation has paid for"
            )
