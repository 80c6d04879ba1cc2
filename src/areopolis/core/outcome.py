"""Outcomes: how a game ended."""

from __future__ import annotations


class Outcome:
    """Ranks from 1 (equal ranks are shared), winners, scores and where the points come from.

    Nobody wins a game that all have lost: then `winners` is empty and ranks begin at 2. Where all
    play for one side, `shared` says so: they win or lose together, and nobody is compared with the
    others. `goal` tells whether a common goal was reached; None where the game sets none. The two
    are separate facts: a goal may be missed, and still somebody leads. `others` has the points of
    those that score without a player of their own, such as neutral colours, by name and source.
    """

    def __init__(
        self,
        ranks: tuple[int, ...],
        winners: tuple[int, ...],
        breakdown: tuple[dict[str, int], ...],
        reason: str,
        shared: bool = False,
        goal: bool | None = None,
        others: dict[str, dict[str, int]] | None = None,
    ) -> None:
        """Give each seat its rank and the points by source; *reason* is the key of how it ended."""
        self.ranks = ranks
        self.winners = winners
        self.breakdown = breakdown
        self.scores = tuple([sum(points.values()) for points in breakdown])
        self.reason = reason
        self.shared = shared
        self.goal = goal
        self.others = others or {}
        self.other_scores = {name: sum(points.values()) for name, points in self.others.items()}

    def to_dict(self) -> dict[str, object]:
        """Return the outcome for documents and views."""
        return {
            "ranks": list(self.ranks),
            "winners": list(self.winners),
            "scores": list(self.scores),
            "breakdown": [dict(points) for points in self.breakdown],
            "reason": self.reason,
            "shared": self.shared,
            "goal": self.goal,
            "others": {name: dict(points) for name, points in self.others.items()},
            "other_scores": dict(self.other_scores),
        }


def ranks_by(order: list[tuple[int, ...]]) -> tuple[int, ...]:
    """Return ranks for seats that are compared by *order*, more is better; equals share a rank."""
    return tuple([1 + sum([1 for other in order if other > mine]) for mine in order])
