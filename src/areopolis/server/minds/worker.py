"""The process beside the server in which jobs are done: one line of JSON in, one out."""

from __future__ import annotations

import os
import sys
from contextlib import suppress
from typing import Any, BinaryIO, Final

import msgspec

from areopolis.players.alarm import give_up
from areopolis.server.minds.jobs import work

# Thinking must not keep the server from answering.
NICENESS: Final = 10


def main() -> None:
    """Do jobs until nobody sends any."""
    with suppress(OSError):
        os.nice(NICENESS)
    # What a player prints must not get between our lines.
    out = os.fdopen(os.dup(sys.stdout.fileno()), "wb")
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())
    give_up()
    try:
        send(out, {"ready": True})
        for line in sys.stdin.buffer:
            job = msgspec.json.decode(line)
            send(out, work(job))
    except (BrokenPipeError, KeyboardInterrupt):
        # The server is gone; what it has not read needs no goodbye.
        os._exit(0)


def send(out: BinaryIO, message: dict[str, Any]) -> None:
    """Write one line."""
    out.write(msgspec.json.encode(message) + b"\n")
    out.flush()


if __name__ == "__main__":
    main()
