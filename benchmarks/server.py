"""How much does one server carry: moves, latency beside thinking AI seats, tables and sockets?

A real `areopolis serve` with a real database runs in processes of its own; the people are in this
one and take a part of the same processors: how much of them stands beside what the server takes. A
move is an answer over HTTP that is committed to the disk, confirmed, and shown to everybody at the
table through their sockets.
"""

from __future__ import annotations

import argparse
import asyncio
import sys
import tempfile
import time
from collections.abc import Coroutine, Sequence
from pathlib import Path

from crowd import Table, Times, open_table, play_on
from serving import Server, serving
from timing import table as written

sys.path.append(str(Path(__file__).resolve().parents[1] / "tests"))
from areopolis import build
from areopolis.server.store import NewSeatRow, NewTableRow, Row, Store
from kit.postgres import running

GAME = "mission-red-planet"
# People at a table, tables in the contest for speed, and seconds of each measurement.
SEATS = 2
TABLES = 24
SECONDS = 10.0
WARM_UP = 3.0
# The store without a server.
STORE_TABLES = 100
STORE_ROWS = 20
# The hall of the second question.
TABLES_OF_PEOPLE = 50
THINKING = 20
PAUSE = 2.0
# The store room of the third.
SOME_TABLES = 1000
OPEN_TABLES = 10_000
OPEN_SOCKETS = 500
MOVES_EACH = 10
MEBIBYTE = 1024 * 1024


class Watched:
    """The times of people, and what the servers spent on them."""

    def __init__(self, servers: Sequence[Server]) -> None:
        """Watch *servers*."""
        self.servers = servers
        self.times = Times()
        self.servers_spent = self.people_spent = 0.0

    def begin(self) -> None:
        """Forget what was before."""
        self.times.clear()
        self.servers_spent = -sum([server.processor() for server in self.servers])
        self.people_spent = -time.process_time()

    def end(self) -> None:
        """Look at the servers, and at ourselves, for the last time."""
        self.servers_spent += sum([server.processor() for server in self.servers])
        self.people_spent += time.process_time()

    def spent(self) -> list[str]:
        """Return the milliseconds of the processor that a move has cost the servers and us."""
        moves = len(self.times.confirmed)
        return [f"{one / moves * 1000:.2f} ms" for one in (self.servers_spent, self.people_spent)]


def share(values: Sequence[float], part: float) -> float:
    """Return the value below which *part* of the values lie, in milliseconds."""
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(len(ordered) * part))] * 1000


async def play_for(
    parties: Sequence[Coroutine[None, None, None]], seconds: float, watched: Watched
) -> None:
    """Let everybody play, and watch the last *seconds*."""
    games = [asyncio.create_task(party) for party in parties]
    await asyncio.sleep(WARM_UP)
    watched.begin()
    await asyncio.sleep(seconds)
    watched.end()
    for game in games:
        if game.done():
            game.result()
        game.cancel()
    await asyncio.gather(*games, return_exceptions=True)


async def contest(servers: Sequence[Server], seconds: float) -> Watched:
    """Watch people who never think."""
    addresses = [server.address for server in servers]
    watched = Watched(servers)
    people = ["person"] * SEATS
    parties = [play_on(addresses, people, watched.times, 0.0, GAME) for _ in range(TABLES)]
    await play_for(parties, seconds, watched)
    return watched


async def hall(server: Server, seconds: float) -> Watched:
    """Watch people who play at their ease while AI seats think at other tables."""
    watched, others = Watched([server]), Times()
    place, people, duel = [server.address], ["person"] * SEATS, ["person", "expert"]
    parties = [play_on(place, people, watched.times, PAUSE, GAME) for _ in range(TABLES_OF_PEOPLE)]
    parties += [play_on(place, duel, others, 0.0, GAME) for _ in range(THINKING)]
    await play_for(parties, seconds, watched)
    return watched


async def store_room(server: Server, tables: int, sockets: int) -> list[float]:
    """Return the bytes that the process holds: empty, with some tables, with all, with sockets."""
    times = Times()
    addresses, seats = [server.address], ["person"] * SEATS
    await few_moves(await open_table(addresses, seats, times, 0.0, GAME))
    empty = server.memory()
    few = 0.0
    opened: list[Table] = []
    for start in range(0, tables, TABLES):
        some = await asyncio.gather(
            *[
                open_table(addresses, seats, times, 0.0, GAME)
                for _ in range(min(TABLES, tables - start))
            ]
        )
        await asyncio.gather(*[few_moves(table) for table in some])
        opened += some
        if start < SOME_TABLES <= len(opened):
            few = server.memory()
    full = server.memory()
    lines = [await opened[n].people[0].browser.look(opened[n].name, 0) for n in range(sockets)]
    for line in lines:
        await line.recv()
    connected = server.memory()
    await asyncio.gather(*[line.close() for line in lines])
    return [empty, few or full, full, connected]


async def few_moves(table: Table) -> None:
    """Let a table play a little, so that it is in the middle of a game."""
    games = [asyncio.create_task(person.play(table)) for person in table.people]
    while len(table.sent) < MOVES_EACH:
        await asyncio.sleep(0.02)
    for game in games:
        game.cancel()
    await asyncio.gather(*games, return_exceptions=True)


async def appends(database: str) -> tuple[float, float, float]:
    """Return rows per second of the store alone, rows per commit, and processor seconds each."""
    store = await Store.open(database)
    owner, _ = await store.new_visitor()
    rows = [
        NewTableRow(
            owner=owner, name="", game=GAME, rules_version=1, seats=1, seed=1, created=time.time()
        )
        for _ in range(STORE_TABLES)
    ]
    await asyncio.gather(*[store.create_table(row, [NewSeatRow(seat=0)]) for row in rows])

    async def fill(table: str) -> None:
        for version in range(STORE_ROWS):
            row = Row(kind="play", seat=0, text="place dock 2", nonce=str(version), at=time.time())
            await store.append(table, version, [row], {"status": "playing"})

    commits, began, processor = store.writer.commits, time.perf_counter(), time.process_time()
    await asyncio.gather(*[fill(row.id) for row in rows])
    count = STORE_TABLES * STORE_ROWS
    elapsed, spent = time.perf_counter() - began, time.process_time() - processor
    commits = store.writer.commits - commits
    await store.close()
    return count / elapsed, count / commits, spent / count


def print_store(folder: Path) -> None:
    """Print what the store does without a server before it."""
    with running(is_durable=True) as postgresql:
        kinds = {"SQLite": str(folder / "store.db"), "PostgreSQL": postgresql.new_database()}
        found = {name: asyncio.run(appends(database)) for name, database in kinds.items()}
    print(f"### The store alone\n\n{STORE_TABLES} tables at once:\n")
    rows = [
        [name, f"{speed:,.0f}", f"{together:,.0f}", f"{spent * 1000:.2f} ms"]
        for name, (speed, together, spent) in found.items()
    ]
    print(written(["database", "rows/s", "rows/commit", "processor/row"], rows))


def print_contest(seconds: float, folder: Path) -> None:
    """Print how many moves are played, by database and number of servers."""
    rows = []
    with running(is_durable=True) as postgresql:
        kinds = [
            ("SQLite, 1 server", str(folder / "contest.db"), 1),
            ("PostgreSQL, 1 server", postgresql.new_database(), 1),
            ("PostgreSQL, 2 servers", postgresql.new_database(), 2),
        ]
        for name, database, count in kinds:
            with serving(database, count) as servers:
                watched = asyncio.run(contest(servers, seconds))
            rows.append([name, *figures(watched, seconds), *watched.spent()])
    print(f"\n### Moves\n\n{TABLES} tables of {SEATS} people who answer at once:\n")
    print(written(["database", *FIGURES, "processor/move", "people/move"], rows))


def print_hall(seconds: float, folder: Path) -> None:
    """Print the times of people beside thinking AI seats."""
    with serving(str(folder / "hall.db")) as (server,):
        watched = asyncio.run(hall(server, seconds))
    people = f"{TABLES_OF_PEOPLE} tables of {SEATS} people who think for {PAUSE:g} seconds"
    print(f"\n### Beside thinkers\n\n{people}, {THINKING} tables with an expert who always does:\n")
    print(written(["", *FIGURES], [["people's moves", *figures(watched, seconds)]]))


def print_store_room(tables: int, sockets: int, folder: Path) -> None:
    """Print what tables and sockets take."""
    with serving(str(folder / "room.db")) as (server,):
        empty, few, full, connected = asyncio.run(store_room(server, tables, sockets))
    some = min(SOME_TABLES, tables)
    rows = [
        ["the server alone", mebibytes(empty), ""],
        [f"{some:,} open tables", mebibytes(few), kibibytes((few - empty) / some)],
        [f"{tables:,} open tables", mebibytes(full), kibibytes((full - empty) / tables)],
        [f"and {sockets:,} sockets", mebibytes(connected), kibibytes((connected - full) / sockets)],
    ]
    print(f"\n### Memory\n\n{SEATS} people at a table, {MOVES_EACH} moves played:\n")
    print(written(["", "MiB in all", "KiB each"], rows))


FIGURES = ("moves/s", "confirmed p50", "confirmed p99", "shown p50", "shown p99")


def figures(watched: Watched, seconds: float) -> list[str]:
    """Return moves per second, and the usual and the worst times in milliseconds."""
    times = watched.times
    return [
        f"{len(times.confirmed) / seconds:,.0f}",
        *[
            f"{share(values, part):,.0f} ms"
            for values in (times.confirmed, times.shown)
            for part in (0.5, 0.99)
        ],
    ]


def mebibytes(count: float) -> str:
    """Return bytes in larger pieces."""
    return f"{count / MEBIBYTE:,.0f}"


def kibibytes(count: float) -> str:
    """Return bytes in smaller pieces."""
    return f"{count / 1024:,.0f}"


def main() -> None:
    """Ask all questions, or those that are named."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("questions", nargs="*", default=["store", "contest", "hall", "room"])
    parser.add_argument("--seconds", type=float, default=SECONDS)
    parser.add_argument("--tables", type=int, default=OPEN_TABLES)
    parser.add_argument("--sockets", type=int, default=OPEN_SOCKETS)
    given = parser.parse_args()
    print(build.description() + "\n")
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        if "store" in given.questions:
            print_store(folder)
        if "contest" in given.questions:
            print_contest(given.seconds, folder)
        if "hall" in given.questions:
            print_hall(3 * given.seconds, folder)
        if "room" in given.questions:
            print_store_room(given.tables, given.sockets, folder)


if __name__ == "__main__":
    main()
