"""What the engine raises on purpose.

An error holds a key and the values it speaks of, so that the table can say it in the reader's
language; `str(error)` is the English sentence for people who program.
"""

from __future__ import annotations

from typing import Final

from areopolis.core.reason import Reason

MESSAGES: Final[dict[str, str]] = {
    "unknown-game": "there is no game {name}; known games: {known}",
    "bad-seats": "{game} is played by {least} to {most} seats, not by {seats}",
    "bad-seed": "a seed is a whole number from 0 to {most}, not {seed}",
    "unknown-thing": "{game} has no {kind} {name}",
    "unknown-option": "{game} has no option {option}; known options: {known}",
    "bad-option": "option {option} cannot be {value}; allowed: {allowed}",
    "option-for-seats": "with {seats} at the table option {option} cannot be {value}; "
    "allowed: {allowed}",
    "not-deciding": "seat {seat} has nothing to decide now",
    "no-such-seat": "there is no seat {seat} at this table of {seats}",
    "illegal-action": "{action} is not legal for seat {seat} now (asked: {question})",
    "nothing-to-retract": "seat {seat} has no sealed answer to take back",
    "cannot-undo": "seat {seat} cannot take its last decision back",
    "unknown-notation": "{text} is no action of {game}",
    "ambiguous-notation": "{text} could mean any of: {readings}",
    "too-small": "{action} pays {paid} of {due}",
    "wasteful": "{action} pays {paid} for {due}; leave out {source}",
    "not-accepted": "{source} is not accepted here; accepted: {accepted}",
    "not-owned": "{action} needs {needed} {source}, there are {owned}",
    "missing-field": "{field}: missing",
    "unknown-field": "{field}: unknown field",
    "duplicate-field": "{field}: {value} stands there twice",
    "wrong-type": "{field}: expected {expected}, found {found}",
    "out-of-range": "{field}: {value} is not between {least} and {most}",
    "unknown-name": "{field}: there is no {kind} {name}",
    "wrong-count": "{field}: expected {expected}, found {found}",
    "inconsistent": "{field}: {why}",
    "wrong-format": "{field}: expected {expected}, found {found}",
    "other-rules": "made with rules version {theirs} of {game}, this is version {ours}",
    "other-pack": "made with data {theirs}, this game uses {ours}",
    "no-pack": "{game} takes no data files: every fact of it has a source",
    "bad-checksum": "{field}: the save was edited or damaged (its checksum does not fit)",
    "bad-move": "move {number} ({text}): {why}",
    "bad-end": "the moves do not lead to the position that the save names",
    "unreadable": "{field}: cannot be read: {why}",
    "not-over": "the game is not over",
    "unknown-language": "there are no words in {language}; known languages: {known}",
}


class Because:
    """A cause that an error names: its English sentence is its key, *values* is what it speaks of.

    A cause without values is a plain text.
    """

    def __init__(self, why: str, values: dict[str, object]) -> None:
        """Say *why* of *values*."""
        self.why = why
        self.values = values

    def __str__(self) -> str:
        """Return the English sentence."""
        return self.why.format(**self.values)


class RulesError(Exception):
    """Base of what the engine raises on purpose.

    RulesError
    ├── UnknownGame        no game of that name
    ├── UnknownName        no thing of that name in the game
    ├── BadSetup           seats, seed or options that the game does not have
    ├── IllegalAction      not an option of the current decision
    ├── UnknownNotation    text that is no action of this game
    ├── AmbiguousNotation  text that fits several legal actions
    ├── BadDocument        a file that cannot be used; `field` names the place
    │   ├── BadPosition
    │   ├── BadRecord
    │   └── BadPack
    └── UnknownLanguage    no catalogue in that language
    """

    def __init__(self, key: str, values: dict[str, object]) -> None:
        """Say *key* of *values*."""
        self.key = key
        self.values = values
        super().__init__(MESSAGES[key].format(**values))


class UnknownGame(RulesError):
    """No game of that name."""


class UnknownName(RulesError):
    """No thing of that name in the game."""


class BadSetup(RulesError):
    """Seats, seed or options that the game does not have."""


class IllegalAction(RulesError):
    """Not an option of the current decision; `reasons` says why not, as `why_not` does."""

    def __init__(
        self, key: str, values: dict[str, object], reasons: tuple[Reason, ...] = ()
    ) -> None:
        """Say *key* of *values*; without *reasons* that is the reason itself."""
        super().__init__(key, values)
        self.reasons: tuple[Reason, ...] = reasons or (reason_of(key, values),)


def reason_of(key: str, values: dict[str, object]) -> Reason:
    """Return an error as a reason."""
    return Reason(
        key,
        tuple(
            [
                ((name, ""), value if isinstance(value, int | str) else str(value))
                for name, value in values.items()
            ]
        ),
    )


class UnknownNotation(RulesError):
    """Text that is no action of this game."""


class AmbiguousNotation(RulesError):
    """Text that fits several legal actions."""


class BadDocument(RulesError):
    """A file that cannot be used; `field` names the place."""

    @property
    def field(self) -> str:
        """The path of the field that is wrong; empty where no single field is."""
        return str(self.values.get("field", ""))


class BadPosition(BadDocument):
    """A position that cannot be."""


class BadRecord(BadDocument):
    """A save that cannot be read or replayed."""


class BadPack(BadDocument):
    """An owner's data file that does not fit the game."""


class PackWarning(UserWarning):
    """Something in an owner's data file that the printed game hardly has; the file is used."""

    def __init__(self, doubt: BadDocument) -> None:
        """Say *doubt*, for which nothing is refused."""
        self.doubt = doubt
        super().__init__(str(doubt))

    @property
    def field(self) -> str:
        """The path of the field in question."""
        return self.doubt.field


class UnknownLanguage(RulesError):
    """No catalogue in that language."""
