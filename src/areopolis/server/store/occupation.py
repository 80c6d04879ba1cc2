"""Occupation: one server at a time serves an SQLite file."""

from __future__ import annotations

import os
import sys
from typing import Final

from areopolis.server.store.errors import BadDatabase, DatabaseInUse

SUFFIX: Final = "-server"
PRIVATE: Final = 0o600


class Occupation:
    """Holds the place of the server of one file; the system frees it when the process ends."""

    def __init__(self, database: str) -> None:
        """Take the place.

        Raises:
            DatabaseInUse: another server has it.
            BadDatabase: there is no such folder, or it is not ours to write in.
        """
        try:
            self.file = os.open(database + SUFFIX, os.O_RDWR | os.O_CREAT, PRIVATE)
            # The database holds the server's own secrets: nobody else may read it.
            os.close(os.open(database, os.O_RDWR | os.O_CREAT, PRIVATE))
        except OSError as error:
            raise BadDatabase(database, error.strerror or "cannot be written") from error
        if not is_locked(self.file):
            os.close(self.file)
            raise DatabaseInUse(database)

    def end(self) -> None:
        """Give the place up."""
        os.close(self.file)


def is_locked(file: int) -> bool:
    """Lock *file* and return whether nobody else had."""
    if sys.platform == "win32":
        import msvcrt

        try:
            msvcrt.locking(file, msvcrt.LK_NBLCK, 1)
        except OSError:
            return False
        return True
    import fcntl

    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        return False
    return True
