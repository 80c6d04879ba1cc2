"""Action codes: a stable integer for everything that can be answered."""

from __future__ import annotations

from typing import Any, Final

from areopolis.core.action import Action
from areopolis.core.decision import Decision
from areopolis.core.errors import IllegalAction
from areopolis.core.game import Game

# What a seat says that has nothing to decide.
WAIT: Final = 0
WAIT_NAME: Final = "wait"
# A composite question may leave one whole answer only; then this is it.
WHOLE_NAME: Final = "the only whole answer"


class Codes:
    """The catalogue of actions: the same integers for all seats, seat counts and options."""

    def __init__(
        self, game: Game, kinds: tuple[str, ...], sources: tuple[str, ...], amount: int
    ) -> None:
        """Code the vocabulary, then picks of things of *kinds*, then amounts of *sources*."""
        self.kinds = kinds
        names = [WAIT_NAME, *game.vocabulary.actions]
        self.first_pick = len(names)
        # Kinds may share a name, and then its integer: no decision asks for both.
        picks: dict[str, None] = {}
        for kind in kinds:
            for name in game.vocabulary.names[kind]:
                picks[f"pick {name}"] = None
        names += list(picks)
        for source in sources:
            names += [f"pick {count} {source}" for count in range(amount + 1)]
        self.picks = len(names) - self.first_pick
        self.whole = len(names)
        names.append(WHOLE_NAME)
        self.names = names
        self.numbers: dict[str, int] = {name: number for number, name in enumerate(names)}
        assert len(self.numbers) == len(names), "every action has one code"

    def pick_names(self) -> tuple[str, ...]:
        """Return what can be picked, in the order of the integers."""
        return tuple([text.removeprefix("pick ") for text in self.names[self.first_pick : -1]])

    def code(self, action: Action) -> int:
        """Return the integer of *action*."""
        return self.numbers.get(action.text, self.whole)

    def legal(self, decision: Decision) -> list[int]:
        """Return the integers of the options of *decision*, in their order.

        Raises:
            LookupError: several can be picked that have no integers.
        """
        numbers = self.numbers
        whole = self.whole
        codes = [numbers.get(option.text, whole) for option in decision.options]
        if decision.space is not None and len(codes) > 1 and whole in codes:
            text = decision.options[codes.index(whole)].text
            raise LookupError(f"{text} has no integer: the game needs an encoding of its own")
        return codes

    def mark(self, decision: Decision, out: Any, start: int) -> None:
        """Write 1 for each option of *decision* into *out*, whose actions begin at *start*.

        Raises:
            LookupError: several can be picked that have no integers.
        """
        if decision.space is not None:
            for code in self.legal(decision):
                out[start + code] = 1
            return
        numbers = self.numbers
        whole = self.whole
        for option in decision.options:
            out[start + numbers.get(option.text, whole)] = 1

    def option(self, decision: Decision, code: int) -> Action:
        """Return the option that *code* means.

        Raises:
            IllegalAction: it is none of the options now.
        """
        for option in decision.options:
            if self.numbers.get(option.text, self.whole) == code:
                return option
        name = self.names[code] if 0 <= code < len(self.names) else str(code)
        raise IllegalAction(
            "illegal-action",
            {"action": name, "seat": decision.seat, "question": decision.question},
        )
