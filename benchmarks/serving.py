"""A real `areopolis serve`, run in processes of its own while somebody measures it."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

# Everybody comes from one machine here, and asks for more than people do.
LIMITS = {
    "REQUESTS_PER_MINUTE": "100000000",
    "CHANGES_PER_MINUTE": "100000000",
    "NEW_VISITORS_PER_HOUR": "100000000",
    "SOCKETS_PER_ADDRESS": "100000",
    "TABLES_PER_HOUR": "100000000",
    "ADDRESS_TABLES_PER_HOUR": "100000000",
    "KEYS_PER_MINUTE": "100000000",
}


class Server:
    """A running server."""

    def __init__(self, process: subprocess.Popen[str]) -> None:
        """Wait until *process* says where it is."""
        self.process = process
        assert process.stdout is not None, "it has a pipe"
        said = re.search(r"http://\S+", process.stdout.readline())
        assert said is not None, "the server did not start"
        self.address = said[0]

    def memory(self) -> float:
        """Return the bytes that the process holds; those in which AI seats think are others."""
        pages = int(Path(f"/proc/{self.process.pid}/statm").read_text("ascii").split()[1])
        return pages * os.sysconf("SC_PAGE_SIZE")

    def processor(self) -> float:
        """Return the seconds that the process has spent on the processor."""
        fields = (
            Path(f"/proc/{self.process.pid}/stat").read_text("ascii").rpartition(")")[2].split()
        )
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


@contextmanager
def serving(database: str, count: int = 1) -> Iterator[list[Server]]:
    """Run *count* servers on one database."""
    environment = {f"AREOPOLIS_LIMITS_{name}": value for name, value in LIMITS.items()}
    command = [sys.executable, "-m", "areopolis", "serve", "--port", "0", "--database", database]
    processes = [
        subprocess.Popen(
            command,
            env={**os.environ, **environment, "AREOPOLIS_LOG_LEVEL": "warning"},
            stdout=subprocess.PIPE,
            text=True,
        )
        for _ in range(count)
    ]
    try:
        yield [Server(process) for process in processes]
    finally:
        for process in processes:
            process.terminate()
        for process in processes:
            process.wait()
