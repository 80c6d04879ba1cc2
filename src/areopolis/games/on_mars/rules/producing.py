"""Production: Advanced Buildings and Colonists on Mines yield what is theirs (3.11.3)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from areopolis.core.action import Action
from areopolis.core.decision import Ask, Decision
from areopolis.core.effect import Cause
from areopolis.core.reason import Reason
from areopolis.games.on_mars.answers import PlaceAt
from areopolis.games.on_mars.data.constants import ADVANCED, CRYSTAL, ITEMS, MINER, PIECE_KINDS
from areopolis.games.on_mars.rules.base import ColonyEffect
from areopolis.games.on_mars.rules.gaining import NOWHERE_TO_PUT, Gain
from areopolis.games.on_mars.rules.missions import receive

if TYPE_CHECKING:
    from areopolis.games.on_mars.state import OnMarsState

NOTHING_PRODUCES: Final = Reason("nothing-produces")
# A building of a kind produces the item of that number.
YIELDS: Final = tuple([Gain(item, 1) for item in range(len(ITEMS))])


def producers(state: OnMarsState, place: int) -> list[int]:
    """Return the hexes that produce for *place*: its markers and its Colonists on Mines."""
    miner, advanced = place * PIECE_KINDS + MINER, place * PIECE_KINDS + ADVANCED
    return [n for n, piece in enumerate(state.piece) if piece in (miner, advanced)]


def produce(state: OnMarsState, by: Cause) -> None:
    """Let everything of the acting place produce once; the overflow is lost (R-008)."""
    counts = [0] * len(ITEMS)
    for hexagon in producers(state, by.seat):
        counts[state.kind_at(hexagon)] += 1
    # What must be asked about a gain lies on the stack: the last one comes first.
    for item in range(CRYSTAL, -1, -1):
        receive(state, by, item, counts[item])


def useful(state: OnMarsState, by: Cause) -> list[int]:
    """Return the producing hexes whose item the acting place could keep."""
    return [
        hexagon
        for hexagon in producers(state, by.seat)
        if YIELDS[state.kind_at(hexagon)].hinders(state, by, 0, 0) is None
    ]


class Produce(ColonyEffect[Action]):
    """Everything of a player produces once, on the way to Orbit."""

    KEY = "produce"

    def resolve(self, state: OnMarsState, by: Cause) -> Ask | None:
        produce(state, by)
        return None


class ProduceAgain(ColonyEffect[Action]):
    """Everything produces once, then one of them again for each Colonist sent (Blueprint 3)."""

    KEY = "produce-again"

    def resolve(self, state: OnMarsState, by: Cause) -> Ask | None:
        state.push_one(by, ProduceMore())
        produce(state, by)
        return None

    def hinders(self, state: OnMarsState, by: Cause, quarters: int, crystals: int) -> Reason | None:
        if not producers(state, by.seat):
            return NOTHING_PRODUCES
        return None if useful(state, by) else NOWHERE_TO_PUT


class ProduceMore(ColonyEffect[Action]):
    """Send a Colonist to work so that one building produces once more, or stop (R-220)."""

    KEY = "produce-more"

    def resolve(self, state: OnMarsState, by: Cause) -> Ask | None:
        hexes = useful(state, by) if state.quarters[by.seat] else []
        if not hexes:
            return None
        lexicon = state.rules.lexicon
        options: list[Action] = [lexicon.at[hexagon] for hexagon in hexes]
        options.append(lexicon.stop)
        return Decision(by.seat, "produce-again", options)

    def answer(self, state: OnMarsState, by: Cause, action: Action) -> None:
        if isinstance(action, PlaceAt):
            state.to_work(by.seat, 1)
            state.push_one(by, self)
            receive(state, by, state.kind_at(action.hex), 1)

    def obstacles(self, state: OnMarsState, by: Cause, seat: int, action: Action) -> list[Reason]:
        if not isinstance(action, PlaceAt):
            return super().obstacles(state, by, seat, action)
        produces = action.hex in producers(state, seat)
        return [NOWHERE_TO_PUT if produces else NOTHING_PRODUCES]


PRODUCING_EFFECTS: Final = (Produce, ProduceAgain, ProduceMore)
