"""Actions: the answers that people and players give."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import mypyc_attr

from areopolis.core.value import Value


@mypyc_attr(allow_interpreted_subclasses=True)
class Action(Value):
    """One answer; its text is its notation and its identity.

    `FORM` is the pattern of the text: "place dock {dock}". A game makes its actions once and shares
    them from then on, so offering one costs nothing.
    """

    FORM: ClassVar[str] = ""

    def __init__(self, text: str) -> None:
        """Make the action that is written *text*."""
        self.text = text

    def __eq__(self, other: object) -> bool:
        """Compare the notation."""
        return self is other or (isinstance(other, Action) and self.text == other.text)

    def __hash__(self) -> int:
        """Hash the notation."""
        return hash(self.text)

    def __str__(self) -> str:
        """Return the notation."""
        return self.text

    def __repr__(self) -> str:
        """Show kind and notation."""
        return f"<{type(self).__name__} {self.text}>"


class Pick(Action):
    """One small step of a composite answer: the next item of a canonical sequence."""

    KEY: ClassVar[str] = "pick"

    def __init__(self, text: str, item: int, count: int) -> None:
        """Pick *count* of the item number *item* of the space."""
        super().__init__(text)
        self.item = item
        self.count = count


class Done(Action):
    """The end of a composite answer that may be longer."""

    KEY: ClassVar[str] = "done"
    FORM: ClassVar[str] = "done"


class Chosen(Action):
    """A whole choice of several: the game's numbers of the items, repeated where repeated."""

    KEY: ClassVar[str] = "chosen"

    def __init__(self, text: str, items: tuple[int, ...]) -> None:
        """Answer with *items*, in the order of the space."""
        super().__init__(text)
        self.items = items


class Payment(Action):
    """A whole payment: how much of each source, in the order of the space."""

    KEY: ClassVar[str] = "payment"

    def __init__(self, text: str, amounts: tuple[int, ...]) -> None:
        """Pay *amounts* of the sources."""
        super().__init__(text)
        self.amounts = amounts


DONE: Final = Done("done")
