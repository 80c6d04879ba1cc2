"""One build of a checkout at a time: whoever comes second waits, or goes on without building."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import IO

# On Windows nothing is built beside anything else.
if sys.platform != "win32":
    import fcntl

FOLDER = Path("build")


def hold(name: str) -> IO[str]:
    """Wait until nobody else holds *name*, and hold it until the file is closed.

    A process that ends, however it ends, holds nothing any more.
    """
    held = place(name).open("a")
    if sys.platform != "win32":
        try:
            fcntl.flock(held, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            print("areopolis: this checkout is being compiled already, waiting", flush=True)
            fcntl.flock(held, fcntl.LOCK_EX)
    return held


def is_held(name: str) -> bool:
    """Whether somebody holds *name* now."""
    if sys.platform != "win32":
        with place(name).open("a") as tried:
            try:
                fcntl.flock(tried, fcntl.LOCK_EX | fcntl.LOCK_NB)
            except BlockingIOError:
                return True
    return False


def place(name: str) -> Path:
    """Return the file that stands for *name*."""
    FOLDER.mkdir(exist_ok=True)
    return FOLDER / f"{name}.lock"
