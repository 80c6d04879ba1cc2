"""Looking ahead: what a place has when the action that it begins is done."""

from __future__ import annotations

from typing import Final

from areopolis.core.action import Action
from areopolis.core.decision import Decision
from areopolis.core.outcome import Outcome
from areopolis.games.on_mars.answers import Stop
from areopolis.games.on_mars.state import OnMarsState
from areopolis.players.on_mars.alone import worth_alone
from areopolis.players.on_mars.standing import expected
from areopolis.players.on_mars.styles import Style

# Questions with which something new begins.
PAUSES: Final = ("take-turn", "decide-journey")


class Look:
    """What one place looks for: so many turns are left, and so much is tried of each answer."""

    def __init__(self, seat: int, left: float, style: Style) -> None:
        """Look for *seat*."""
        self.seat = seat
        self.left = left
        self.style = style

    def after(self, state: OnMarsState, action: Action, tries: int) -> float:
        """Return what *seat* can have when *action* and what follows from it are done."""
        twin = state.clone()
        twin.apply(self.seat, action)
        return self.best(twin, tries)

    def end_after(self, state: OnMarsState, action: Action) -> Outcome | None:
        """Return how the game ends if it is over after *action* and what nobody can choose."""
        twin = state.clone()
        twin.apply(self.seat, action)
        while not twin.over:
            seat = twin.deciding[0]
            options = twin.decision(seat).options
            if len(options) > 1:
                return None
            twin.apply(seat, options[0])
        return twin.outcome

    def best(self, state: OnMarsState, tries: int) -> float:
        """Return the most that comes of a state, which changes; *tries* answers are tried."""
        seat = self.seat
        while not state.over:
            asked = state.asked
            if not isinstance(asked, Decision) or asked.seat != seat:
                break
            if asked.question in PAUSES:
                break
            options = state.decision(seat).options
            count = len(options)
            if count == 1:
                state.apply(seat, options[0])
                continue
            if tries <= 1:
                # Nothing is tried any more: what may be left is left.
                last = options[count - 1]
                state.apply(seat, last if isinstance(last, Stop) else options[0])
                continue
            share = tries // count
            if share:
                return max([self.after(state, option, share) for option in options])
            # Too many to try all: some of them, evenly, and the last, with which one may stop.
            found = self.after(state, options[count - 1], 1)
            for number in range(tries - 1):
                option = options[number * (count - 1) // (tries - 1)]
                found = max(found, self.after(state, option, 1))
            return found
        return self.judge(state)

    def judge(self, state: OnMarsState) -> float:
        """Return what *seat* has in points."""
        if state.rules.is_solo:
            return worth_alone(state, self.left, self.style)
        return expected(state, self.seat, self.left, self.style)
