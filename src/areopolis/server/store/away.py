"""Away: whether the database cannot be reached, is locked or full, which no request can help."""

from __future__ import annotations

from sqlalchemy.exc import DBAPIError, InterfaceError, OperationalError
from sqlalchemy.exc import TimeoutError as NoConnection


def is_away(error: BaseException) -> bool:
    """Whether *error* says that the database does not do its work at the moment."""
    if isinstance(error, OperationalError | InterfaceError | NoConnection):
        return True
    if not isinstance(error, DBAPIError):
        return False
    # A damaged file has no class of its own.
    return error.connection_invalidated or "malformed" in str(error.orig)
