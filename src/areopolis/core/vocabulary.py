"""The names of a game: ids for documents, texts for actions (ADR 3)."""

from __future__ import annotations

from typing import Any, Final, TypeVar

from areopolis.core.action import DONE, Action
from areopolis.core.cause import NOTHING, Cause
from areopolis.core.value import Value

A = TypeVar("A", bound=Action)

# Plain numbers that every game has. Nothing at any table is counted further.
PLAIN: Final[dict[str, tuple[int, int]]] = {
    "count": (0, 1000),
    "some": (1, 1000),
    "points": (-1000, 1000),
}
# True or false; effects hold it as 1 or 0.
FLAG: Final = "flag"


class Vocabulary:
    """What the things of a game are called in documents and notation.

    A kind without names is a plain number ("count"). The number -1 of any kind is written "none".
    """

    def __init__(
        self,
        names: dict[str, tuple[str, ...]],
        texts: dict[str, tuple[str, ...]] | None = None,
        bounds: dict[str, tuple[int, int]] | None = None,
    ) -> None:
        """Know the *names* of each kind, in the order of their numbers.

        *texts* are kinds that effects hold as a text and not as a number. *bounds* are the least
        and the most of kinds that are numbers.
        """
        self.names = names
        self.texts: dict[str, tuple[str, ...]] = {} if texts is None else texts
        self.bounds: dict[str, tuple[int, int]] = {**PLAIN, **({} if bounds is None else bounds)}
        self.numbers: dict[str, dict[str, int]] = {
            kind: {name: number for number, name in enumerate(known)}
            for kind, known in names.items()
        }
        self.actions: dict[str, Action] = {DONE.text: DONE}
        # Lower case to the shared action: people write "he" for "HE".
        self.spoken: dict[str, Action] = {DONE.text: DONE}
        # First words of composite answers and of their picks.
        self.composite: set[str] = {"pick"}

    def name(self, kind: str, value: Any) -> Any:
        """Return how *value* is written: an id, a number, a record, or a list of them."""
        if kind.endswith("*"):
            return [self.name(kind[:-1], one) for one in value]
        if isinstance(value, Value):
            return {"effect": type(value).KEY, **self.args(value)}
        if kind == "frame":
            return self.frame(value[0], value[1])
        if kind == FLAG:
            assert value in (0, 1), "a flag is no number"
            return bool(value)
        known = self.names.get(kind)
        if known is None or not isinstance(value, int):
            return value
        return known[value] if value >= 0 else "none"

    def text(self, action: type[Action], values: tuple[int, ...]) -> str:
        """Return the notation of the action of this kind with these fields."""
        fields = {
            field: self.name(kind, value)
            for (field, kind), value in zip(action.FIELDS, values, strict=True)
        }
        return action.FORM.format(**fields)

    def answer(self, kind: type[A], *values: int) -> A:
        """Return the action of this kind with these fields, added to what can be said."""
        make: Any = kind
        made: A = make(self.text(kind, values), *values)
        return self.learn(made)

    def learn(self, action: A) -> A:
        """Add *action* to what can be said, and return it."""
        assert action.text not in self.actions, f"two actions are written {action.text}"
        self.actions[action.text] = action
        self.spoken[action.text.lower()] = action
        return action

    def action(self, text: str) -> Action | None:
        """Return the action written *text*, legal or not; None if there is none."""
        return self.spoken.get(" ".join(text.lower().split()))

    def frame(self, effect: Value, by: Cause) -> dict[str, Any]:
        """Return a step of the stack: the effect, who acts, and by which card."""
        written: dict[str, Any] = {"effect": type(effect).KEY}
        if by.seat != NOTHING:
            written["by"] = self.name("seat", by.seat)
        if by.card != NOTHING:
            written["card"] = self.name("card", by.card)
        written.update(self.args(effect))
        return written

    def args(self, value: Value) -> dict[str, Any]:
        """Return the fields of *value* by name, as they are written."""
        shown: dict[str, Any] = {}
        for field, kind in type(value).FIELDS:
            shown[field] = self.name(kind, getattr(value, field))
        return shown
