"""What comes in from browsers; every field has its bounds, and unknown fields are refused."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct, field

SeatNumber = Annotated[int, Meta(ge=0, le=15)]
Name = Annotated[str, Meta(max_length=40)]
Key = Annotated[str, Meta(min_length=1, max_length=100)]
Seconds = Annotated[int, Meta(ge=0, le=7 * 24 * 3600)]
Version = Annotated[int, Meta(ge=0, le=2**31 - 1)]
# An answer that names thirty cards is far shorter.
AnswerText = Annotated[str, Meta(min_length=1, max_length=2000)]
Nonce = Annotated[str, Meta(min_length=8, max_length=64, pattern=r"^[A-Za-z0-9_-]+$")]


class Command(Struct, frozen=True, forbid_unknown_fields=True):
    """Base of everything that comes in."""


class NewSeat(Command, frozen=True):
    """Who shall hold a seat: whoever asks, anybody with its link, or an AI player."""

    holder: Literal["me", "open", "ai"]
    level: Name = ""
    style: Name = ""
    name: Name = ""


class NewClock(Command, frozen=True):
    """How time is counted at a new table."""

    kind: Literal["none", "decision", "bank"] = "none"
    seconds: Seconds = 0
    increment: Seconds = 0


Seats = Annotated[tuple[NewSeat, ...], Meta(min_length=1, max_length=16)]


class NewTable(Command, frozen=True):
    """A table to be opened."""

    game: Name
    seats: Seats
    options: dict[str, Any] = {}
    name: Name = ""
    clock: NewClock = NewClock()
    is_public: bool = False
    # Whether the server draws who sits where when the game begins.
    by_lot: bool = False


class Play(Command, frozen=True):
    """An answer to the question with this id; the same nonce twice is the same answer."""

    seat: SeatNumber
    question: Version
    text: AnswerText
    nonce: Nonce


class Undo(Command, frozen=True):
    """A wish to go back to *to* moves, or before the seat's own last choice."""

    seat: SeatNumber
    # What the client has seen; whoever has not seen the last move takes back another one.
    version: Version
    to: Version | None = None


class Propose(Command, frozen=True):
    """Something that needs the consent of all people at the table."""

    seat: SeatNumber
    kind: Literal["replace", "abandon"]
    about: SeatNumber | None = None


class Ballot(Command, frozen=True):
    """A voice in a vote."""

    seat: SeatNumber
    yes: bool


class Say(Command, frozen=True):
    """Something to be said at the table."""

    text: Annotated[str, Meta(min_length=1, max_length=500)]
    seat: SeatNumber | None = None


class Pin(Command, frozen=True):
    """A thing that the seat means to use, or (not *on*) no longer does."""

    seat: SeatNumber
    kind: Name
    name: Name
    on: bool = True


class Moderate(Command, frozen=True):
    """What an owner does about a line, or about whoever has said it."""

    line: Version
    # A ban takes the word and all lines.
    action: Literal["remove", "mute", "unmute", "ban"]


class Report(Command, frozen=True):
    """Lines that the operator should see, and why."""

    lines: Annotated[tuple[Version, ...], Meta(min_length=1, max_length=50)]
    text: Annotated[str, Meta(max_length=500)] = ""


class AskHint(Command, frozen=True):
    """A wish for advice; deeper takes longer."""

    seat: SeatNumber
    depth: Annotated[int, Meta(ge=1, le=3)] = 1


class Rehearse(Command, frozen=True):
    """Answers to be tried one after the other, beginning with the open question."""

    seat: SeatNumber
    question: Version
    texts: Annotated[tuple[AnswerText, ...], Meta(max_length=50)]


class Review(Command, frozen=True):
    """A wish for a review of a game that is over."""

    setting: Literal["glance", "quick", "deep"] = "quick"


class Import(Command, frozen=True):
    """A record to go on with."""

    record: dict[str, Any]
    seats: Seats
    name: Name = ""


class Fork(Command, frozen=True):
    """A new table that begins where another stood after *at* moves."""

    at: Version
    seats: Seats
    # The seat from which an unfinished game is looked at.
    seat: SeatNumber | None = None
    name: Name = ""


class Redeem(Command, frozen=True):
    """A secret link that is exchanged for a seat: its own, or another one that is still free."""

    key: Key
    name: Name = ""
    seat: SeatNumber | None = None


class Look(Command, frozen=True):
    """A secret link that somebody wants to know about before he sits down."""

    key: Key


class Come(Command, frozen=True):
    """A code by which this browser becomes somebody's; *replace* gives up what it holds."""

    code: Key
    replace: bool = False


class EndSessions(Command, frozen=True):
    """A wish to be known nowhere else any more, nor (with *here*) in this browser."""

    here: bool = False


class Reissue(Command, frozen=True):
    """A wish for a new key of a seat; None: of the spectators."""

    seat: SeatNumber | None = None


class Leave(Command, frozen=True):
    """A seat to be given up."""

    seat: SeatNumber


class Notices(Command, frozen=True):
    """Where a turn is told while nobody is at the table."""

    push: bool = True
    webhook: Annotated[str, Meta(max_length=500)] = ""


class Change(Command, frozen=True):
    """What shall be different about a table: for its owner, and for whoever is seated."""

    name: Name | None = None
    is_public: bool | None = None
    is_archived: bool | None = None
    spectators_talk: bool | None = None
    my_name: Name | None = None
    notices: Notices | None = None


class PushKeys(Command, frozen=True):
    """What a browser's messages are encrypted with."""

    p256dh: Annotated[str, Meta(min_length=1, max_length=200)]
    auth: Annotated[str, Meta(min_length=1, max_length=100)]


class Subscribe(Command, frozen=True):
    """A Web Push subscription, as browsers write it."""

    endpoint: Annotated[str, Meta(min_length=9, max_length=1000, pattern=r"^https://")]
    keys: PushKeys
    # Browsers write it; what has expired is refused by the push service.
    expires: float | None = field(default=None, name="expirationTime")


class Unsubscribe(Command, frozen=True):
    """A Web Push subscription to be forgotten."""

    endpoint: Annotated[str, Meta(min_length=9, max_length=1000)]
