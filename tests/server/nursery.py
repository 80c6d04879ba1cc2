"""A process that has everything imported and brings servers into the world: real ones, quickly.

Each line on its input is a database; it answers with the id and the port of a new server.
"""

from __future__ import annotations

import asyncio
import os
import sys

from areopolis.server.app import create_app
from areopolis.server.serving import TableServer, listen
from areopolis.server.shelf import game_of, speaker_of
from server.house import settings_for


def main() -> None:
    """Fork a server for every line."""
    for game in ("mission-red-planet", "terraforming-mars"):
        speaker_of(game_of(game), "en")
    print("ready", flush=True)
    for line in sys.stdin:
        reading, writing = os.pipe()
        child = os.fork()
        if child == 0:
            os.close(reading)
            serve(line.strip(), writing)
            os._exit(0)
        os.close(writing)
        with os.fdopen(reading) as told:
            port = told.readline().strip()
        print(child, port, flush=True)
        # Whoever asked kills it.
        os.waitpid(child, 0)
        print("gone", flush=True)


def serve(database: str, told: int) -> None:
    """Run a server until it is killed."""
    app = create_app(settings_for(database))
    listening = listen("127.0.0.1", 0, True)

    def ready() -> None:
        os.write(told, f"{listening.getsockname()[1]}\n".encode())
        os.close(told)

    server = TableServer(app, app.state.settings, ready)
    asyncio.run(server.serve([listening]))


if __name__ == "__main__":
    main()
