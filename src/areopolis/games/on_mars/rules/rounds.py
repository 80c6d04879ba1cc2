"""Rounds: the Colonization phase, the Shuttle phase, and when the game ends (3.3, 3.13)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from areopolis.core.action import Action
from areopolis.core.cause import CAUSES
from areopolis.core.decision import Ask
from areopolis.core.effect import BY_TABLE, GAME, PHASE, TABLE, TURN, Before, Cause
from areopolis.games.on_mars import events
from areopolis.games.on_mars.data.constants import NONE
from areopolis.games.on_mars.rules.base import SOMETIMES, ColonyEffect
from areopolis.games.on_mars.rules.cleaning import CleanUpBots
from areopolis.games.on_mars.rules.ending import FINAL_SCORING, store_pending
from areopolis.games.on_mars.rules.hiring import RefillDisplay
from areopolis.games.on_mars.rules.lacerda.turn import TakeLacerdaTurn
from areopolis.games.on_mars.rules.shuttle import ShuttlePhase
from areopolis.games.on_mars.rules.status import UpdateColony
from areopolis.games.on_mars.rules.techs import SettleCompensations
from areopolis.games.on_mars.rules.turns import TakeTurn

if TYPE_CHECKING:
    from areopolis.games.on_mars.state import OnMarsState


class PlayRounds(ColonyEffect[Action]):
    """Play a round, then the next."""

    KEY = "play-rounds"
    BY = BY_TABLE
    LEVEL = GAME

    def resolve(self, state: OnMarsState, by: Cause) -> Ask | None:
        if state.is_ended:
            return None
        state.round += 1
        state.laid = 0
        if state.round == state.rules.round_limit:
            state.is_last_round = 1
        if state.listener is not None:
            if state.is_last_round:
                state.listener(events.LastRoundBegan(state.round))
            else:
                state.listener(events.RoundBegan(state.round))
        state.push(TABLE, (Colonize(), CloseRound(), self))
        return None


class Colonize(ColonyEffect[Action]):
    """Whoever stands on the lowest space and has not had a turn takes one."""

    KEY = "colonize"
    BY = BY_TABLE
    LEVEL = PHASE

    def misfit(self, state: OnMarsState, by: Cause, before: Before) -> str:
        """Only in a round that has begun."""
        return super().misfit(state, by, before) if state.round else "effect"

    def resolve(self, state: OnMarsState, by: Cause) -> Ask | None:
        for place in state.spaces:
            if place != NONE and not state.laid >> place & 1:
                state.push_one(TABLE, self)
                turn = LACERDA_TURN if state.is_automa(place) else PLAYER_TURN
                state.push(CAUSES[place], turn)
                return None
        return None


class StartTurn(ColonyEffect[Action]):
    """Pending Crystals come into the Depot, up to its capacity (3.4)."""

    KEY = "start-turn"
    AFTER = ()
    BY_LACERDA = SOMETIMES
    LEVEL = TURN

    def resolve(self, state: OnMarsState, by: Cause) -> Ask | None:
        place = by.seat
        state.current = place
        state.main_done = 0
        state.executive_done = 0
        state.revealed = 0
        state.gained = 0
        if state.listener is not None:
            state.listener(events.TurnBegan(place))
        store_pending(state, place)
        return None


class LayDown(ColonyEffect[Action]):
    """The marker is laid down: the turn is over."""

    KEY = "lay-down"
    AFTER = ("start-turn", "take-turn", "take-lacerda-turn")
    BY_LACERDA = SOMETIMES
    LEVEL = TURN

    def resolve(self, state: OnMarsState, by: Cause) -> Ask | None:
        state.laid |= 1 << by.seat
        state.current = NONE
        if state.listener is not None:
            state.listener(events.TurnEnded(by.seat))
        return None


class CloseRound(ColonyEffect[Action]):
    """After the Colonization phase: the end, or the Shuttle phase and another round."""

    KEY = "close-round"
    AFTER = ("colonize",)
    BY = BY_TABLE
    LEVEL = PHASE

    def misfit(self, state: OnMarsState, by: Cause, before: Before) -> str:
        """Only a round that has begun is closed."""
        return super().misfit(state, by, before) if state.round else "effect"

    def resolve(self, state: OnMarsState, by: Cause) -> Ask | None:
        is_triggered = state.remaining == 0
        if state.is_last_round or (is_triggered and state.rules.is_space_oddity):
            state.is_ended = 1
            state.push(TABLE, FINAL_SCORING)
            return None
        if is_triggered:
            state.is_last_round = 1
        state.push_one(TABLE, ShuttlePhase())
        return None


END_OF_TURN: Final[tuple[ColonyEffect[Any], ...]] = (
    SettleCompensations(),
    CleanUpBots(),
    RefillDisplay(),
    UpdateColony(),
    LayDown(),
)
PLAYER_TURN: Final[tuple[ColonyEffect[Any], ...]] = (StartTurn(), TakeTurn(), *END_OF_TURN)
LACERDA_TURN: Final[tuple[ColonyEffect[Any], ...]] = (
    StartTurn(),
    TakeLacerdaTurn(),
    *END_OF_TURN,
)

ROUND_EFFECTS: Final = (PlayRounds, Colonize, StartTurn, LayDown, CloseRound)
