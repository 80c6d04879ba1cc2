"""Playing on from where the tree ends, as good players would.

Moves are drawn by their weights rather than evenly (S. Gelly, Y. Wang, R. Munos, O. Teytaud:
Modification of UCT with Patterns in Monte-Carlo Go, 2006), and long games are judged before their
end (R. Lorentz: Amazons Discover Monte-Carlo, 2008).
"""

from __future__ import annotations

from areopolis.core.state import State
from areopolis.players.dice import Dice
from areopolis.players.knowledge import Knowledge
from areopolis.players.reward import rewards, victories


class Result:
    """What came of playing on: what it is worth to each seat, and its chance to have won."""

    def __init__(self, values: list[float], wins: list[float]) -> None:
        """Choices are made by *values*; *wins* is what people are told."""
        self.values = values
        self.wins = wins


def play_on(state: State, knowledge: Knowledge, dice: Dice, horizon: int) -> None:
    """Play on to the end, or for *horizon* choices and until all is calm.

    Positions are best judged when nothing is half done (A. Turing: Digital Computers Applied to
    Games, 1953, calls such positions dead).
    """
    left = horizon
    guides = knowledge.GUIDES
    is_firm = knowledge.IS_FIRM
    while not state.over:
        if left <= 0 and knowledge.is_calm(state):
            return
        left -= play_one(state, knowledge, dice, guides, is_firm)


def results_of(states: list[State], knowledge: Knowledge) -> list[Result]:
    """Return what came of each of *states*; those that are not over are judged, all at once."""
    going_on = [state for state in states if not state.over]
    judged = knowledge.evaluate_all(going_on) if going_on else []
    assert len(judged) == len(going_on), "every position is judged"
    found: list[Result] = []
    place = 0
    for state in states:
        outcome = state.outcome
        if outcome is None:
            chances = judged[place]
            place += 1
            found.append(Result(chances, chances))
        else:
            wins = victories(outcome)
            found.append(Result(rewards(outcome, wins), wins))
    return found


def play_one(state: State, knowledge: Knowledge, dice: Dice, guides: bool, is_firm: bool) -> int:
    """Answer one question, by the weights of its options if *guides*; return 0 if it was forced."""
    seat = state.deciding[0]
    options = state.decision(seat).options
    if len(options) == 1:
        state.apply(seat, options[0])
        return 0
    if guides and is_firm:
        place = knowledge.favourite(state, seat, options)
    elif guides:
        place = dice.among(knowledge.weigh(state, seat, options))
    else:
        place = dice.below(len(options))
    state.apply(seat, options[place])
    return 1
