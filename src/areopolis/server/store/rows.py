"""What the store takes and gives back: rows as plain structs."""

from __future__ import annotations

from typing import Any

from msgspec import Struct, field

from areopolis.server.store.secrets import new_table_id


class NewTableRow(Struct, frozen=True, kw_only=True):
    """A table as it is created."""

    id: str = field(default_factory=new_table_id)
    owner: int
    name: str
    game: str
    rules_version: int
    seats: int
    seed: int
    created: float
    pack: Any = None
    options: Any = {}
    # A position from which the game starts, where it is not set up anew.
    start: Any = None
    clock: Any = {}
    status: str = "open"
    is_public: bool = False
    watch_hash: str | None = None
    # Where the game comes from, where it was not set up here.
    origin: Any = None


class TableRow(Struct, frozen=True, kw_only=True):
    """A table as it stands; *version* is the number of its last row in the journal."""

    id: str
    owner: int
    name: str
    game: str
    rules_version: int
    pack: Any
    seats: int
    options: Any
    seed: int
    start: Any
    clock: Any
    status: str
    is_public: bool
    is_archived: bool
    created: float
    changed: float
    version: int
    origin: Any = None
    # Seconds that its clocks have run, as of the last heartbeat.
    ran: float = 0.0
    # Whether whoever only watches may speak.
    spectators_talk: bool = True


class NewSeatRow(Struct, frozen=True, kw_only=True):
    """A seat as it is created; whoever gave out a key has kept only its hash."""

    seat: int
    holder: str = "open"
    visitor: int | None = None
    name: str = ""
    level: str = ""
    style: str = ""
    key_hash: str | None = None
    seconds_left: float | None = None


class SeatRow(NewSeatRow, frozen=True, kw_only=True):
    """A seat as it stands."""


class Row(Struct, frozen=True, kw_only=True):
    """One entry of a table's journal: a move, an undo, a vote, a change of seats."""

    kind: str
    seat: int | None = None
    text: str = ""
    data: Any = None
    # Chosen by the client: the same nonce twice is the same request.
    nonce: str | None = None
    at: float = 0.0
    # Given by the store: one more than the row before.
    number: int = 0


class PushRow(Struct, frozen=True, kw_only=True):
    """Where a browser wants its notices."""

    endpoint: str
    p256dh: str
    auth: str


class ReportRow(Struct, frozen=True, kw_only=True):
    """Somebody complains about what was said at a table: why, and the lines as they were."""

    table_id: str
    visitor: int
    at: float
    text: str
    lines: Any


class ReviewRow(Struct, frozen=True):
    """How far a review is; the document is there when it is ready."""

    progress: float
    document: bytes | None
    changed: float
    # When the work on it began; 0 where nobody has said so.
    began: float = 0.0
