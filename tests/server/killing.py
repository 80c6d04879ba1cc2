"""`kill -9` under load, again and again: whatever was acknowledged is there afterwards."""

from __future__ import annotations

import asyncio
import os
import signal
import sqlite3
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from random import Random
from typing import Any

import httpx

from kit.patience import patience
from server.house import any_answer

ROOT = Path(__file__).resolve().parent.parent.parent
TABLES = 6
KEPT = "SELECT table_id, number, seat, text, nonce FROM journal"
GAMES = ("mission-red-planet", "terraforming-mars")


class Nursery:
    """Servers that are born quickly, one after the other."""

    def __init__(self, process: subprocess.Popen[str]) -> None:
        self.process = process

    def say(self, line: str) -> None:
        assert self.process.stdin is not None
        self.process.stdin.write(line + "\n")
        self.process.stdin.flush()

    def hear(self) -> str:
        assert self.process.stdout is not None
        return self.process.stdout.readline().strip()

    def born(self, database: Path | str) -> tuple[int, int]:
        """Return process id and port of a new server."""
        self.say(str(database))
        process, port = self.hear().split()
        return int(process), int(port)

    def kill(self, process: int) -> None:
        os.kill(process, signal.SIGKILL)
        assert self.hear() == "gone"


@contextmanager
def nursery() -> Iterator[Nursery]:
    paths = [os.environ.get("PYTHONPATH", ""), str(ROOT / "tests")]
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join([p for p in paths if p])}
    command = [sys.executable, "-m", "server.nursery"]
    with subprocess.Popen(
        command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, env=environment
    ) as process:
        found = Nursery(process)
        try:
            assert found.hear() == "ready"
            yield found
        finally:
            process.kill()


class Promise:
    """A move that the server has acknowledged."""

    def __init__(self, table: str, version: int, seat: int, text: str, nonce: str) -> None:
        self.table = table
        self.version = version
        self.kept = (seat, text, f"{seat}:{nonce}")


class Crowd:
    """People who play as fast as they can until the server dies."""

    def __init__(self, seed: int) -> None:
        self.dice = Random(seed)
        self.cookies: dict[str, str] = {}
        self.tables: list[str] = []
        self.promises: list[Promise] = []
        self.wrong: list[str] = []

    async def sit_down(self, client: httpx.AsyncClient) -> None:
        """Open new tables in place of those that are over."""
        while len(self.tables) < TABLES:
            seats = [{"holder": "me"}, {"holder": "me"}]
            game = GAMES[len(self.tables) % len(GAMES)]
            created = await client.post("/api/tables", json={"game": game, "seats": seats})
            self.cookies.update(dict(client.cookies))
            self.tables.append(created.json()["table"])

    async def play(self, client: httpx.AsyncClient, table: str) -> None:
        """Play at one table until it is over."""
        while True:
            seat = self.dice.randrange(2)
            path = f"/api/tables/{table}/sheet?seat={seat}&since=999999"
            sheet = (await client.get(path)).json()
            question = sheet["question"]
            if not sheet["waiting"]:
                self.tables.remove(table)
                return
            if question is None:
                continue
            body = {
                "seat": seat,
                "question": question["id"],
                "text": any_answer(question, self.dice.randrange),
                "nonce": f"{self.dice.getrandbits(60):016x}",
            }
            answer = await client.post(f"/api/tables/{table}/moves", json=body)
            if answer.status_code != 201:
                self.wrong.append(answer.text)
                return
            version = answer.json()["version"]
            self.promises.append(
                Promise(table, version, seat, str(body["text"]), str(body["nonce"]))
            )

    async def press(self, port: int, moves: int, seconds: float, kill: Any) -> None:
        """Play until so many *moves* are promised and *seconds* more, then kill the server."""
        enough = len(self.promises) + moves
        base = f"http://127.0.0.1:{port}"
        async with httpx.AsyncClient(
            base_url=base, cookies=self.cookies, timeout=patience()
        ) as client:
            await self.sit_down(client)
            playing = [asyncio.create_task(self.play(client, table)) for table in self.tables]
            while len(self.promises) < enough and not self.wrong:
                await asyncio.sleep(0.001)
            await asyncio.sleep(seconds)
            kill()
            await asyncio.gather(*playing, return_exceptions=True)


def broken(database: Path, promises: list[Promise]) -> list[Promise]:
    """Return the promises that the database does not keep."""
    connection = sqlite3.connect(database)
    try:
        return not_kept(connection.execute(KEPT).fetchall(), promises)
    finally:
        connection.close()


def not_kept(found: Iterable[Sequence[Any]], promises: list[Promise]) -> list[Promise]:
    """Return the promises that are not among the rows of a journal."""
    rows = {(table, number): (seat, text, nonce) for table, number, seat, text, nonce in found}
    return [
        promise
        for promise in promises
        if not is_kept(rows.get((promise.table, promise.version)), promise)
    ]


def is_kept(row: tuple[int, str, str] | None, promise: Promise) -> bool:
    """Whether *row* is the move; the server writes it in its own form ("pay 3 mc")."""
    if row is None:
        return False
    seat, text, nonce = promise.kept
    return row[0] == seat and row[2] == nonce and sorted(row[1].split()) == sorted(text.split())


def kill_often(kills: int, seed: int, say: Any = None) -> int:
    """Kill so many servers at random moments under load; return how many moves were promised.

    Raises:
        AssertionError: a promise was broken, or a server refused what it had asked for.
    """
    crowd = Crowd(seed)
    moments = Random(seed)
    with tempfile.TemporaryDirectory() as folder, nursery() as births:
        database = Path(folder) / "tables.db"
        for number in range(kills):
            process, port = births.born(database)
            began = len(crowd.promises)
            moves, seconds = moments.randint(1, 12), moments.uniform(0.0, 0.05)
            asyncio.run(crowd.press(port, moves, seconds, partial(births.kill, process)))
            lost = broken(database, crowd.promises[began:] or crowd.promises[-50:])
            assert not lost, f"kill {number}: {[vars(promise) for promise in lost]}"
            assert not crowd.wrong, f"kill {number}: {crowd.wrong}"
            if say is not None:
                say(f"{number + 1} kills, {len(crowd.promises)} moves promised and kept")
        assert not broken(database, crowd.promises)
    return len(crowd.promises)


if __name__ == "__main__":
    began_at = time.monotonic()
    kill_often(int(sys.argv[1]) if len(sys.argv) > 1 else 200, time.time_ns(), print)
    print(f"{time.monotonic() - began_at:.0f} s")
