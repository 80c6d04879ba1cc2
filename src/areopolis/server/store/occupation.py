"""Occupation: one server at a time serves an SQLite file."""

from __future__ import annotations

import os
import stat
import sys
from contextlib import suppress
from pathlib import Path
from typing import Final

from areopolis.server.store.errors import BadDatabase, DatabaseInUse

SUFFIX: Final = "-server"
# What SQLite keeps beside the file.
BESIDE: Final = ("", "-wal", "-shm")
PRIVATE: Final = 0o600
OTHERS: Final = stat.S_IRWXG | stat.S_IRWXO


class Occupation:
    """Holds the place of the server of one file; the system frees it when the process ends."""

    def __init__(self, database: str) -> None:
        """Take the place, and make the file private where it was not.

        Raises:
            DatabaseInUse: another server has it.
            BadDatabase: there is no such folder, or it is not ours to write in.
        """
        # One file has one place, whatever link leads to it.
        real = os.path.realpath(database)
        try:
            self.file = os.open(real + SUFFIX, os.O_RDWR | os.O_CREAT, PRIVATE)
        except OSError as error:
            raise BadDatabase(database, error.strerror or "cannot be written") from error
        if not is_locked(self.file):
            os.close(self.file)
            raise DatabaseInUse(database)
        try:
            # SQLite would make it for everybody to read.
            os.close(os.open(real, os.O_RDWR | os.O_CREAT, PRIVATE))
            for suffix in BESIDE:
                with suppress(FileNotFoundError):
                    make_private(Path(real + suffix))
        except OSError as error:
            os.close(self.file)
            raise BadDatabase(database, error.strerror or "cannot be written") from error

    def end(self) -> None:
        """Give the place up."""
        os.close(self.file)


def make_private(path: Path) -> None:
    """Let nobody but its owner read *path*: it holds the server's secrets and all hidden cards."""
    mode = stat.S_IMODE(path.stat().st_mode)
    if mode & OTHERS:
        path.chmod(mode & ~OTHERS)


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
