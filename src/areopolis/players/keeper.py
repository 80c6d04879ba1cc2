"""A keeper: processes that end with this one, however that comes about."""

from __future__ import annotations

import os
import signal
import subprocess
from contextlib import suppress
from typing import Final

# It waits for a line that never comes. When whoever could write one has ended, by Ctrl-C or a kill,
# the waiting has an end too.
WAITING: Final = "read line; kill -9 0"


class Keeper:
    """A shell that leads a group of processes and ends it when this process has ended."""

    def __init__(self) -> None:
        """Begin with an empty group; others join it by its number."""
        quiet = subprocess.DEVNULL
        self.shell = subprocess.Popen(
            ["sh", "-c", WAITING],
            stdin=subprocess.PIPE,
            stdout=quiet,
            stderr=quiet,
            process_group=0,
        )
        self.group = self.shell.pid

    def end(self) -> None:
        """End all processes of the group."""
        with suppress(OSError):
            os.killpg(self.group, signal.SIGKILL)
        self.shell.communicate()
