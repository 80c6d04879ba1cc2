"""What the end of a game is worth to each seat."""

from __future__ import annotations

from typing import Final

from areopolis.core.outcome import Outcome

# Winning is what counts; the margin tells good losses from bad ones and keeps a search awake.
WIN: Final = 0.9
MARGIN: Final = 0.1


def rewards(outcome: Outcome) -> list[float]:
    """Return a number from 0 to 1 for each seat; winners share the victory."""
    scores = outcome.scores
    found: list[float] = []
    for seat, mine in enumerate(scores):
        others = [score for other, score in enumerate(scores) if other != seat]
        best = max(others) if others else 0
        margin = (mine - best) / (abs(mine) + abs(best) + 1)
        won = 1.0 / len(outcome.winners) if seat in outcome.winners else 0.0
        found.append(WIN * won + MARGIN * (0.5 + 0.5 * margin))
    return found
