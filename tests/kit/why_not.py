"""Random games walked through: what each question offers, and whether the rest has its reasons."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterable
from typing import Any

from areopolis.catalogues import speaker
from areopolis.core.action import Action
from areopolis.core.game import Game
from areopolis.core.state import State
from kit import sampling

# What is said where nothing better is known.
GENERIC = "not-asked"
# So many moments of a question are kept in any case.
FEW = 4

Asked = tuple[State, int]
# Whether an answer that a question does not offer is one that somebody may want there.
Meant = Callable[[str, Action], bool]


class Walk:
    """What kinds of answers each question has offered, and moments at which it was asked."""

    def __init__(self) -> None:
        self.offered: dict[str, set[type[Action]]] = defaultdict(set)
        self.moments: dict[str, list[Asked]] = defaultdict(list)

    def play(self, game: Game, number: int, kept: float, options: dict[str, Any]) -> None:
        """Play a game of random options and answers, keeping a share of its moments."""
        chance = sampling.chance(f"why not {number}")
        seats = game.seats[number % len(game.seats)]
        values = game.option_values_for(seats)
        drawn = {name: chance.choice(known) for name, known in values.items()}
        state = game.new(seats, number, {**drawn, **options})
        while not state.over:
            seat = state.deciding[0]
            decision = state.decision(seat)
            self.offered[decision.question] |= {type(option) for option in decision.options}
            # What is seldom asked is never left out.
            if chance.random() < kept or len(self.moments[decision.question]) < FEW:
                self.moments[decision.question].append((state.clone(), seat))
            state.apply(seat, chance.choice(decision.options))

    def missing(self, each: int, also: Meant) -> Iterable[tuple[State, int, str, str, Action]]:
        """Yield what some moments of each question are about and do not offer."""
        for asked, found in self.moments.items():
            for state, seat in sampling.some(found, each, asked):
                legal = {option.text for option in state.decision(seat).options}
                for text, action in state.vocabulary.actions.items():
                    is_meant = type(action) in self.offered[asked] or also(asked, action)
                    if is_meant and text not in legal:
                        yield state, seat, asked, text, action

    def explained(self, each: int, also: Meant = lambda asked, action: False) -> set[str]:
        """Check that whatever is missing has a reason of its own, and return its kinds."""
        seen: set[str] = set()
        for state, seat, asked, text, action in self.missing(each, also):
            told = [reason.key for reason in state.why_not(seat, text)]
            assert told, (asked, text)
            assert GENERIC not in told, (asked, text)
            seen.add(type(action).KEY)
        return seen

    def said(self, game: Game, language: str) -> Iterable[str]:
        """Yield the sentences of the reasons at one moment of each question."""
        tongue = speaker(game, language)
        for asked, found in self.moments.items():
            state, seat = found[0]
            for text, action in state.vocabulary.actions.items():
                if type(action) in self.offered[asked]:
                    for reason in state.why_not(seat, text):
                        yield tongue.reason(reason)
