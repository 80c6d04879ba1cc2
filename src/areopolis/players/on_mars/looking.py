"""Looking ahead: what a place has when the action that it begins is done."""

from __future__ import annotations

from typing import Final

from areopolis.core.action import Action
from areopolis.core.decision import Decision
from areopolis.core.outcome import Outcome
from areopolis.games.on_mars.answers import Stop
from areopolis.games.on_mars.state import OnMarsState
from areopolis.players.on_mars.alone import worth_alone
from areopolis.players.on_mars.lately import Lately
from areopolis.players.on_mars.standing import expected_again
from areopolis.players.on_mars.styles import Style

# Questions with which something new begins.
PAUSES: Final = ("take-turn", "decide-journey")
# Less than anything is worth.
LEAST: Final = -1e9


class Look:
    """What one place looks for, from a state on: so many turns are left."""

    def __init__(self, state: OnMarsState, seat: int, left: float, style: Style) -> None:
        """Look for *seat*."""
        self.seat = seat
        self.left = left
        self.style = style
        self.lately = Lately(seat)
        self.barrier = state.barrier
        # Whether nothing that was looked at is hidden, left to chance, or counted at the end.
        self.is_certain = True

    def after(self, state: OnMarsState, action: Action, tries: int) -> float:
        """Return what *seat* can have when *action* and what follows from it are done."""
        twin = state.clone()
        twin.apply(self.seat, action)
        return self.best(twin, tries)

    def end_of(self, state: OnMarsState) -> Outcome | None:
        """Return how the game ends if it is over after what nobody can choose."""
        if state.over:
            return state.outcome
        if state.is_last_round:
            # What others hold in hand may leave them a choice, or none.
            self.is_certain = False
        if len(state.decision(state.deciding[0]).options) > 1:
            return None
        twin = state.clone()
        while not twin.over:
            seat = twin.deciding[0]
            options = twin.decision(seat).options
            if len(options) > 1:
                self.notice(twin)
                return None
            twin.apply(seat, options[0])
        return twin.outcome

    def notice(self, state: OnMarsState) -> None:
        """Notice whether something was revealed, or left to chance, on the way to *state*."""
        if state.barrier > self.barrier or state.over:
            self.is_certain = False

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
            # Too many to try all: some of them, evenly, and the last, with which one may stop.
            others = count - 1 if share else tries - 1
            found = LEAST
            for number in range(others):
                option = options[number * (count - 1) // others]
                found = max(found, self.after(state, option, max(1, share)))
            # Nobody needs the state any more.
            state.apply(seat, options[count - 1])
            return max(found, self.best(state, max(1, share)))
        self.notice(state)
        return self.judge(state)

    def judge(self, state: OnMarsState) -> float:
        """Return what *seat* has in points."""
        if state.rules.is_solo:
            return worth_alone(state, self.left, self.style, self.lately)
        return expected_again(state, self.left, self.style, self.lately)
