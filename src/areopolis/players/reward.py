"""What the end of a game is worth to each seat."""

from __future__ import annotations

from typing import Final

from areopolis.core.outcome import Outcome

# Winning is what counts; the margin tells good losses from bad ones and keeps a search awake.
WIN: Final = 0.9
MARGIN: Final = 0.1


def victories(outcome: Outcome) -> list[float]:
    """Return each seat's part of the victory, which winners share; one side wins it whole."""
    found = [0.0] * len(outcome.scores)
    for winner in outcome.winners:
        found[winner] = 1.0 if outcome.shared else 1.0 / len(outcome.winners)
    return found


def rewards(outcome: Outcome, victory: list[float]) -> list[float]:
    """Return a number from 0 to 1 for each seat: its part of the *victory*, and how it did."""
    scores = outcome.scores
    found: list[float] = []
    for seat, mine in enumerate(scores):
        others = [score for other, score in enumerate(scores) if other != seat]
        best = max(others) if others else 0
        margin = (mine - best) / (abs(mine) + abs(best) + 1)
        found.append(WIN * victory[seat] + MARGIN * (0.5 + 0.5 * margin))
    return found
