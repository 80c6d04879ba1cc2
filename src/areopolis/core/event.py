"""Events: typed facts for the log, the animation, statistics and tests."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, ClassVar, Final

from mypy_extensions import mypyc_attr

from areopolis.core.value import Value
from areopolis.core.vocabulary import Vocabulary

EVERYBODY: Final = -1


@mypyc_attr(allow_interpreted_subclasses=True)
class Event(Value):
    """One fact. Fields named in `SECRET` are told only to the seats in `knowers`.

    For everybody else the event is built without them, and is spoken of as `KEY` + "-hidden".
    """

    SECRET: ClassVar[tuple[str, ...]] = ()

    def __init__(self, *given: Any, knowers: int = EVERYBODY) -> None:
        """State the fields in the order of `FIELDS`; *knowers* has the bits of who may know all."""
        self.given = given
        self.knowers = knowers

    def values(self) -> tuple[Any, ...]:
        """Return the fields in their order."""
        return self.given

    def is_known_to(self, seat: int | None) -> bool:
        """Whether *seat* (None: a spectator) may know all of it."""
        if not type(self).SECRET or self.knowers == EVERYBODY:
            return True
        return seat is not None and bool(self.knowers >> seat & 1)

    def told(self, seat: int | None, vocabulary: Vocabulary) -> dict[str, Any]:
        """Return what *seat* learns: the key and the fields it may know, as they are written."""
        kind = type(self)
        open_to_seat = self.is_known_to(seat)
        said: dict[str, Any] = {"event": kind.KEY if open_to_seat else kind.KEY + "-hidden"}
        for (field, field_kind), value in zip(kind.FIELDS, self.given, strict=True):
            if open_to_seat or field not in kind.SECRET:
                said[field] = vocabulary.name(field_kind, value)
        return said


Listener = Callable[[Event], None]
