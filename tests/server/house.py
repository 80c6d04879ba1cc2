"""A whole server in the test's own process, and people who come to it."""

from __future__ import annotations

import asyncio
import itertools
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, Final, TypeVar

import httpx
from litestar import Litestar

from areopolis.server.app import create_app
from areopolis.server.serving import TableServer, listen
from areopolis.server.settings import Limits, Settings
from areopolis.server.tables import Tables
from kit.patience import finished, patience

T = TypeVar("T")

MISSION: Final = "mission-red-planet"
NONCES: Final = itertools.count()
# Tests ask more often than people.
GENEROUS: Final = Limits(
    requests_per_minute=1_000_000,
    changes_per_minute=1_000_000,
    new_visitors_per_hour=1_000_000,
    sockets_per_address=100_000,
    chat_per_minute=1_000_000,
    tables_per_hour=1_000_000,
    address_tables_per_hour=1_000_000,
    keys_per_minute=1_000_000,
)

# Every table is dealt alike: a test that fails on one day in a hundred says nothing on that day.
SEED: Final = 20

ME: Final = {"holder": "me"}
OPEN: Final = {"holder": "open"}


def ai(level: str = "random") -> dict[str, str]:
    return {"holder": "ai", "level": level}


class News:
    """What people were told that they had not been told before: a test that hears some goes on."""

    def __init__(self) -> None:
        self.count = 0
        self.known: dict[str, str] = {}

    def hear(self, response: httpx.Response) -> None:
        place = str(response.url)
        if self.known.get(place) != response.text:
            self.known[place] = response.text
            self.count += 1


NEWS: Final = News()


class Person:
    """A browser with a cookie jar of its own."""

    def __init__(self, client: httpx.AsyncClient) -> None:
        self.client = client

    async def get(self, path: str, status: int = 200, **query: Any) -> Any:
        # Without a network nothing else would let the rest of the server go on.
        await asyncio.sleep(0)
        return self.answer(await self.client.get(path, params=query), status)

    async def post(self, path: str, body: Any, status: int = 201, **query: Any) -> Any:
        return self.answer(await self.client.post(path, json=body, params=query), status)

    async def patch(self, path: str, body: Any, status: int = 200) -> Any:
        return self.answer(await self.client.patch(path, json=body), status)

    def answer(self, response: httpx.Response, status: int) -> Any:
        NEWS.hear(response)
        assert response.status_code == status, (response.status_code, response.text)
        return response.json() if response.content else None

    async def open_table(
        self, seats: Sequence[dict[str, Any]], game: str = MISSION, **more: Any
    ) -> dict[str, Any]:
        """Open a table and return what the server says about it."""
        body = {"game": game, "seats": list(seats), **more}
        created: dict[str, Any] = await self.post("/api/tables", body)
        return created

    async def sheet(self, table: str, seat: int | None = None, **query: Any) -> dict[str, Any]:
        if seat is not None:
            query["seat"] = seat
        sheet: dict[str, Any] = await self.get(f"/api/tables/{table}/sheet", **query)
        return sheet

    async def play(
        self, table: str, seat: int, text: str = "", status: int = 201, **more: Any
    ) -> dict[str, Any]:
        """Answer the open question of *seat*, by default with the first answer."""
        if "question" not in more or not text:
            question = (await self.sheet(table, seat))["question"]
            assert question is not None, f"seat {seat} is asked nothing"
            more.setdefault("question", question["id"])
            text = text or first_answer(question)
        body = {"seat": seat, "text": text, "nonce": f"nonce-{next(NONCES):08}", **more}
        played: dict[str, Any] = await self.post(f"/api/tables/{table}/moves", body, status)
        return played


def first_answer(question: dict[str, Any]) -> str:
    """Return a legal answer to a question as it stands on a sheet."""
    return any_answer(question, lambda _: 0)


def any_answer(question: dict[str, Any], below: Callable[[int], int]) -> str:
    """Return a legal answer to a question as it stands on a sheet, by *below* as the dice."""
    space = question["space"]
    if space is None:
        answers = question["answers"]
        return str(answers[below(len(answers))]["text"])
    items = space["items"]
    if space["space"] == "pay":
        amounts = zip(space["proposal"], items, strict=True)
        parts = [f"{count} {item['name']}" for count, item in amounts if count]
    else:
        known = [item["name"] for item in items for _ in range(item["cap"])]
        parts = known[: space["least"] + below(space["most"] - space["least"] + 1)]
    return f"{space['verb']} {' '.join(parts) or 'nothing'}"


class House:
    """A server that runs, with nobody in it yet."""

    def __init__(self, app: Litestar, address: str = "") -> None:
        self.app = app
        self.address = address
        self.clients: list[httpx.AsyncClient] = []

    @property
    def tables(self) -> Tables:
        tables: Tables = self.app.state.tables
        return tables

    def person(self, **headers: str) -> Person:
        """Return somebody who comes for the first time."""
        if self.address:
            client = httpx.AsyncClient(base_url=self.address, headers=headers, timeout=patience())
        else:
            # What the server raises by mistake it answers with 500, as it does to everybody.
            app: Any = self.app
            transport = httpx.ASGITransport(app, raise_app_exceptions=False)
            client = httpx.AsyncClient(transport=transport, base_url="http://test", headers=headers)
        self.clients.append(client)
        return Person(client)


def settings_for(database: str | Path, **given: Any) -> Settings:
    usual = {"workers": 1, "limits": GENEROUS, "fixed_seed": SEED}
    return Settings(**{"database": str(database), **usual, **given})


@asynccontextmanager
async def house(database: str | Path, **given: Any) -> AsyncIterator[House]:
    """Run the application without a port."""
    app = create_app(settings_for(database, **given))
    built = House(app)
    try:
        async with app.lifespan():
            yield built
    finally:
        for client in built.clients:
            await client.aclose()


@asynccontextmanager
async def house_with_port(database: str | Path, **given: Any) -> AsyncIterator[House]:
    """Run the application behind a real port, with sockets."""
    app = create_app(settings_for(database, **given))
    is_ready = asyncio.Event()
    server = TableServer(app, app.state.settings, is_ready.set)
    listening = listen("127.0.0.1", 0, True)
    built = House(app, f"http://127.0.0.1:{listening.getsockname()[1]}")
    running = asyncio.create_task(server.serve([listening]))
    try:
        await asyncio.wait_for(is_ready.wait(), patience())
        yield built
    finally:
        for client in built.clients:
            await client.aclose()
        server.should_exit = True
        await running
        listening.close()


def visit(database: str | Path, work: Callable[[House], Awaitable[T]], **given: Any) -> T:
    """Do *work* in a house of its own, as long as people hear something new."""

    async def run() -> T:
        async with house(database, **given) as built:
            return await finished(work(built), lambda: NEWS.count)

    return asyncio.run(run())


def visit_port(database: str | Path, work: Callable[[House], Awaitable[T]], **given: Any) -> T:
    """Do *work* in a house with a real port."""

    async def run() -> T:
        async with house_with_port(database, **given) as built:
            return await finished(work(built), lambda: NEWS.count)

    return asyncio.run(run())
