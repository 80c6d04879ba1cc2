"""The tree of a search: what was tried, how often, and what came of it."""

from __future__ import annotations


class Branch:
    """One action in one situation as the searching seat sees it, and the situation it leads to.

    Branches are found by the text of their action, so that different worlds share what they have in
    common.
    """

    def __init__(self, weight: float) -> None:
        """Begin without experience; *weight* says how promising the action looks."""
        self.weight = weight
        self.visits = 0
        # Visits of which nothing has come yet, because the judge is still to be asked.
        self.pending = 0
        # The rewards of whoever chose the action, added up.
        self.total = 0.0
        # The games that it won, by counting and by judging.
        self.wins = 0.0
        self.branches: dict[str, Branch] = {}
        # What others try here when everybody answers at the same time, by seat.
        self.sealed: dict[int, Branch] = {}

    def mean(self) -> float:
        """Return the average reward of whoever chose the action."""
        return self.total / self.visits if self.visits else 0.0

    def sealed_of(self, seat: int) -> Branch:
        """Return where the answers of *seat* are tried, apart from everybody else's."""
        found = self.sealed.get(seat)
        if found is None:
            found = Branch(0.0)
            self.sealed[seat] = found
        return found
