"""What all ways of thinking a decision through have in common."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from areopolis.core.action import Action
from areopolis.core.decision import Joint
from areopolis.core.state import State
from areopolis.players.branch import Branch
from areopolis.players.dice import Dice
from areopolis.players.knowledge import Knowledge


class Tried:
    """An option of the decision, how often it was tried, its mean reward, and its wins."""

    def __init__(self, action: Action, tries: int, mean: float, wins: float) -> None:
        """Sum up one option; shared and probable *wins* count in part."""
        self.action = action
        self.tries = tries
        self.mean = mean
        self.wins = wins


class Planner:
    """Tries the options of one decision in imagined worlds; `run` may be called again for more."""

    def __init__(
        self,
        imagine: Callable[[int], State],
        seat: int,
        seed: int,
        knowledge: Knowledge,
        horizon: int,
    ) -> None:
        """Think for *seat*; *imagine* makes states that look right to it.

        Rollouts are judged after *horizon* choices.
        """
        self.imagine = imagine
        self.seat = seat
        self.dice = Dice(seed)
        self.knowledge = knowledge
        self.horizon = horizon
        self.iterations = 0

    def run(self, iterations: int, seconds: float, settles: bool = True) -> None:
        """Try for so many *iterations*, or until the *seconds* are over; a limit of 0 is none.

        If it *settles*, it stops when more could not change the answer.
        """
        raise NotImplementedError

    def best(self, options: Sequence[Action]) -> Action:
        """Return the one of *options* to play."""
        raise NotImplementedError

    def tried(self, options: Sequence[Action]) -> list[Tried]:
        """Return those of *options* that were tried, the best first."""
        raise NotImplementedError

    def after(self, action: Action) -> Branch | None:
        """Return what is known of the situation after *action*, for the next decision."""
        return None


def check_limits(iterations: int, seconds: float) -> None:
    """Refuse what would think for ever.

    Raises:
        ValueError: there is no limit, or one below 0.
    """
    if iterations < 0 or seconds < 0 or not (iterations or seconds):
        raise ValueError(
            f"iterations or seconds must be above 0, not {iterations} iterations in {seconds:g} s"
        )


def by_tries(tried: Tried) -> tuple[int, float]:
    """Order the most tried first, and of those the better ones."""
    return -tried.tries, -tried.mean


def unseal(state: State, seat: int) -> None:
    """Let the others answer again where all answer at once: what they have sealed is unknown."""
    if isinstance(state.asked, Joint):
        for other in range(state.seats):
            if other != seat:
                state.sealed[other] = None
