"""`kill -9` for one of two servers on one PostgreSQL, again and again: people go to the other one.

Whatever either has acknowledged is there afterwards, and the tables go on.
"""

from __future__ import annotations

import asyncio
import sys
import time
from contextlib import suppress
from random import Random
from typing import Any

import httpx
from sqlalchemy import create_engine, text

from areopolis.server.store.engines import address
from kit.patience import patience
from kit.postgres import Postgres, running
from server.house import any_answer
from server.killing import GAMES, KEPT, TABLES, Nursery, Promise, not_kept, nursery


class Pair:
    """Two servers on one database; whoever is killed is born again."""

    def __init__(self, database: str, births: tuple[Nursery, Nursery]) -> None:
        self.database = database
        self.births = births
        born = [one.born(database) for one in births]
        self.processes = [process for process, _ in born]
        self.ports = [port for _, port in born]

    def kill(self, number: int) -> None:
        self.births[number].kill(self.processes[number])

    def bear(self, number: int) -> None:
        self.processes[number], self.ports[number] = self.births[number].born(self.database)


class Guests:
    """People at tables that both servers know; each asks whichever answers."""

    def __init__(self, pair: Pair, seed: int) -> None:
        self.pair = pair
        self.dice = Random(seed)
        self.cookies: dict[str, str] = {}
        self.tables: list[str] = []
        self.promises: list[Promise] = []
        self.wrong: list[str] = []

    async def ask(self, client: httpx.AsyncClient, method: str, path: str, **more: Any) -> Any:
        """Return an answer of one of both servers; nothing where it has just died."""
        port = self.dice.choice(self.pair.ports)
        with suppress(httpx.TransportError):
            return await client.request(method, f"http://127.0.0.1:{port}{path}", **more)
        return None

    async def sit_down(self, client: httpx.AsyncClient) -> None:
        """Open new tables in place of those that are over."""
        while len(self.tables) < TABLES:
            game = GAMES[len(self.tables) % len(GAMES)]
            body = {"game": game, "seats": [{"holder": "me"}, {"holder": "me"}]}
            created = await self.ask(client, "POST", "/api/tables", json=body)
            self.cookies.update(dict(client.cookies))
            self.tables.append(created.json()["table"])

    async def play(self, client: httpx.AsyncClient, table: str, enough: int) -> None:
        """Play at one table until *enough* moves are promised, or it is over."""
        while len(self.promises) < enough and not self.wrong:
            seat = self.dice.randrange(2)
            path = f"/api/tables/{table}/sheet?seat={seat}&since=999999"
            found = await self.ask(client, "GET", path)
            if found is None:
                continue
            sheet = found.json()
            if not sheet["waiting"]:
                self.tables.remove(table)
                return
            if sheet["question"] is None:
                continue
            body = {
                "seat": seat,
                "question": sheet["question"]["id"],
                "text": any_answer(sheet["question"], self.dice.randrange),
                "nonce": f"{self.dice.getrandbits(60):016x}",
            }
            answer = await self.ask(client, "POST", f"/api/tables/{table}/moves", json=body)
            if answer is None:
                continue
            if answer.status_code == 201:
                version, said = answer.json()["version"], str(body["text"])
                self.promises.append(Promise(table, version, seat, said, str(body["nonce"])))
            elif answer.json().get("code") != "stale-question":
                # A move that nobody was told of may have come before this one; nothing else may.
                self.wrong.append(answer.text)

    async def press(self, number: int, before: int, after: int) -> None:
        """Play, kill the server of that *number*, play on at the other one."""
        async with httpx.AsyncClient(cookies=self.cookies, timeout=patience()) as client:
            await self.sit_down(client)
            enough = len(self.promises) + before
            playing = [
                asyncio.create_task(self.play(client, table, enough + after))
                for table in self.tables
            ]
            while len(self.promises) < enough and not self.wrong and any_open(playing):
                await asyncio.sleep(0.001)
            self.pair.kill(number)
            await asyncio.gather(*playing)


def any_open(tasks: list[asyncio.Task[None]]) -> bool:
    """Whether somebody still plays."""
    return any(not task.done() for task in tasks)


def lost(database: str, promises: list[Promise]) -> list[Promise]:
    """Return the promises that PostgreSQL does not keep."""
    engine = create_engine(address(database))
    try:
        with engine.connect() as connection:
            return not_kept(connection.execute(text(KEPT)).all(), promises)
    finally:
        engine.dispose()


def kill_one_of_two(postgresql: Postgres, kills: int, seed: int, say: Any = None) -> int:
    """Kill one of two servers so often under load; return how many moves were promised.

    Raises:
        AssertionError: a promise was broken, or a server refused what it had asked for.
    """
    moments = Random(seed)
    with nursery() as one, nursery() as other:
        pair = Pair(postgresql.new_schema(), (one, other))
        guests = Guests(pair, seed)
        for number in range(kills):
            began, doomed = len(guests.promises), moments.randrange(2)
            asyncio.run(guests.press(doomed, moments.randint(1, 12), moments.randint(1, 12)))
            missing = lost(pair.database, guests.promises[began:])
            assert not missing, f"kill {number}: {[vars(promise) for promise in missing]}"
            assert not guests.wrong, f"kill {number}: {guests.wrong}"
            pair.bear(doomed)
            if say is not None:
                say(f"{number + 1} kills, {len(guests.promises)} moves promised and kept")
        for number in range(2):
            pair.kill(number)
        assert not lost(pair.database, guests.promises)
    return len(guests.promises)


if __name__ == "__main__":
    began_at = time.monotonic()
    with running(is_durable=True) as server:
        count = int(sys.argv[1]) if len(sys.argv) > 1 else 200
        kill_one_of_two(server, count, time.time_ns(), print)
    print(f"{time.monotonic() - began_at:.0f} s")
