"""`areopolis serve` as a process of its own."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from typing import IO

import httpx

from areopolis import build
from kit.patience import patience, until

HEALTHY = {"status": "ok", "database": True, "workers": True}


class Served:
    """A running server and where it is."""

    def __init__(self, process: subprocess.Popen[str], address: str) -> None:
        self.process = process
        self.address = address

    def get(self, path: str, **headers: str) -> httpx.Response:
        return httpx.get(self.address + path, headers=headers, timeout=patience())

    def healthy(self) -> bool:
        """Wait until it says that it can do its work; AI seats need a moment to wake up."""
        healthy = {**HEALTHY, "version": build.version()}
        return until(lambda: bool(self.get("/health").json() == healthy))

    def stop(self, how: signal.Signals = signal.SIGTERM) -> int:
        """Stop it and return its exit status."""
        self.process.send_signal(how)
        return self.process.wait(patience())


def command(*arguments: str) -> list[str]:
    return [sys.executable, "-m", "areopolis", "serve", *arguments]


def environment(**variables: str) -> dict[str, str]:
    """Return the environment of tests, without settings of whoever runs them."""
    kept = {
        name: value
        for name, value in os.environ.items()
        if not name.startswith("AREOPOLIS_") or name == "AREOPOLIS_EXPECT"
    }
    return {**kept, "PYTHONUNBUFFERED": "1", "AREOPOLIS_LANG": "en", **variables}


@contextmanager
def served(*arguments: str, log: IO[str] | None = None, **variables: str) -> Iterator[Served]:
    """Serve at a free port until the end."""
    process = subprocess.Popen(
        command("--port", "0", *arguments),
        env=environment(**variables),
        stdout=subprocess.PIPE,
        stderr=log or subprocess.DEVNULL,
        text=True,
    )
    try:
        assert process.stdout is not None
        said = re.search(r"http://\S+", process.stdout.readline())
        assert said is not None, "the server did not start"
        yield Served(process, said[0])
    finally:
        process.kill()
        process.wait()
        if process.stdout is not None:
            process.stdout.close()
