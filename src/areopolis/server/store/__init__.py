"""What must survive the process: tables, seats, the journal, secrets as hashes."""

from areopolis.server.store.errors import (
    BadDatabase,
    Conflict,
    DatabaseInUse,
    NewerSchema,
    Repeated,
    StoreError,
)
from areopolis.server.store.rows import (
    NewSeatRow,
    NewTableRow,
    PushRow,
    ReportRow,
    ReviewRow,
    Row,
    SeatRow,
    TableRow,
)
from areopolis.server.store.secrets import hash_of, new_key, new_table_id
from areopolis.server.store.store import Store

__all__ = [
    "BadDatabase",
    "Conflict",
    "DatabaseInUse",
    "NewSeatRow",
    "NewTableRow",
    "NewerSchema",
    "PushRow",
    "Repeated",
    "ReportRow",
    "ReviewRow",
    "Row",
    "SeatRow",
    "Store",
    "StoreError",
    "TableRow",
    "hash_of",
    "new_key",
    "new_table_id",
]
