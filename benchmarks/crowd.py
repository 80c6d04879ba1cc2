"""A crowd of people at tables, as lean as it can be: what is measured is the server, not they.

Each person has one connection for requests and one socket, as a browser has, and answers what is
asked at random.
"""

from __future__ import annotations

import asyncio
import random
import time
from urllib.parse import urlsplit

import msgspec
import websockets
from msgspec import Struct
from websockets.asyncio.client import ClientConnection


class Item(Struct):
    """A part of a composite answer."""

    name: str
    cap: int = 1


class Answer(Struct):
    """A legal answer."""

    text: str


class Space(Struct):
    """A composite answer."""

    space: str
    verb: str
    items: list[Item]
    least: int = 0
    proposal: list[int] = []


class Question(Struct):
    """What is asked."""

    id: int
    answers: list[Answer]
    space: Space | None = None


class Sheet(Struct):
    """As much of a sheet as a person here looks at."""

    version: int
    question: Question | None
    moves: int = 0
    ending: dict[str, object] | None = None


class Message(Struct):
    """What comes through the socket."""

    type: str
    sheet: Sheet | None = None


class Seating(Struct):
    """Whose seat it is."""

    seat: int
    key: str


class Created(Struct):
    """A table that was opened."""

    table: str
    keys: list[Seating]


class Played(Struct):
    """An answer that was committed."""

    version: int


READ_MESSAGE = msgspec.json.Decoder(Message)
READ_CREATED = msgspec.json.Decoder(Created)
READ_PLAYED = msgspec.json.Decoder(Played)


class Refused(Exception):
    """The server said no."""


class Browser:
    """One connection, kept open, and the cookie of whoever sits before it."""

    def __init__(self, address: str, origin: str = "") -> None:
        """Talk to the server at *address*, from *origin* where a proxy stands between."""
        parts = urlsplit(address)
        self.host = parts.hostname or ""
        self.port = parts.port or 80
        self.cookie = ""
        self.origin = {"x-forwarded-for": origin} if origin else {}
        self.streams: tuple[asyncio.StreamReader, asyncio.StreamWriter] | None = None

    async def ask(self, method: str, path: str, body: object = None) -> bytes:
        """Return what the server answers.

        Raises:
            Refused: it answers with an error.
        """
        if self.streams is None:
            self.streams = await asyncio.open_connection(self.host, self.port)
        reader, writer = self.streams
        content = b"" if body is None else msgspec.json.encode(body)
        head = f"{method} {path} HTTP/1.1\r\nhost: {self.host}:{self.port}\r\n"
        head += f"content-type: application/json\r\ncontent-length: {len(content)}\r\n"
        if self.cookie:
            head += f"cookie: {self.cookie}\r\n"
        for name, value in self.origin.items():
            head += f"{name}: {value}\r\n"
        writer.write(head.encode() + b"\r\n" + content)
        answered = (await reader.readuntil(b"\r\n\r\n")).decode("latin-1")
        length = 0
        for line in answered.split("\r\n"):
            name, _, value = line.partition(": ")
            if name == "content-length":
                length = int(value)
            elif name == "set-cookie":
                self.cookie = value.partition(";")[0]
        said = await reader.readexactly(length)
        status = int(answered.split(" ", 2)[1])
        if status >= 400:
            raise Refused(f"{method} {path}: {said.decode()}")
        return said

    async def look(self, table: str, seat: int) -> ClientConnection:
        """Open the socket of a seat."""
        return await websockets.connect(
            f"ws://{self.host}:{self.port}/api/tables/{table}/live?seat={seat}",
            additional_headers={"cookie": self.cookie, **self.origin},
            max_size=None,
        )

    def close(self) -> None:
        """Hang up: an answer that nobody waited for must not be taken for the next one."""
        if self.streams is not None:
            self.streams[1].close()
            self.streams = None


class Times:
    """Seconds from an answer to its confirmation, and to the sheets of everybody at the table."""

    def __init__(self) -> None:
        """Start with none."""
        self.confirmed: list[float] = []
        self.shown: list[float] = []

    def clear(self) -> None:
        """Forget what was before."""
        self.confirmed.clear()
        self.shown.clear()


class Table:
    """One table with people at all seats but those of AI players."""

    def __init__(self, name: str, people: list[Person]) -> None:
        """Seat *people*."""
        self.name = name
        self.people = people
        # When the answer was sent that led to a version.
        self.sent: dict[int, float] = {}


class Person:
    """Somebody at a seat."""

    def __init__(self, browser: Browser, seat: int, pause: float, times: Times) -> None:
        """Answer *pause* seconds after being asked, more or less."""
        self.browser = browser
        self.seat = seat
        self.pause = pause
        self.times = times
        self.dice = random.Random(seat)
        self.answered = -1

    async def play(self, table: Table) -> None:
        """Play until the game is over."""
        socket = await self.browser.look(table.name, self.seat)
        answering: asyncio.Task[None] | None = None
        try:
            async for written in socket:
                message = READ_MESSAGE.decode(written)
                if message.sheet is None:
                    continue
                sent = table.sent.get(message.sheet.version)
                if sent is not None:
                    self.times.shown.append(time.perf_counter() - sent)
                asked = message.sheet.question
                if asked is not None and asked.id != self.answered:
                    # Whoever thinks goes on looking.
                    self.answered = asked.id
                    if answering is not None:
                        await answering
                    answering = asyncio.create_task(self.answer(table, asked))
                if message.sheet.ending is not None:
                    return
        finally:
            if answering is not None:
                answering.cancel()
                await asyncio.gather(answering, return_exceptions=True)
            self.browser.close()
            await socket.close()

    async def answer(self, table: Table, asked: Question) -> None:
        """Think and answer."""
        if self.pause:
            await asyncio.sleep(self.dice.uniform(0.5, 1.5) * self.pause)
        said = {
            "seat": self.seat,
            "question": asked.id,
            "text": self.choice(asked),
            "nonce": f"{self.seat}-{asked.id:010d}-{self.dice.getrandbits(40)}",
        }
        began = time.perf_counter()
        played = READ_PLAYED.decode(
            await self.browser.ask("POST", f"/api/tables/{table.name}/moves", said)
        )
        self.times.confirmed.append(time.perf_counter() - began)
        table.sent[played.version] = began

    def choice(self, asked: Question) -> str:
        """Return any answer."""
        space = asked.space
        if space is None:
            return self.dice.choice(asked.answers).text
        if space.space == "pay":
            paid = [
                f"{amount} {item.name}"
                for amount, item in zip(space.proposal, space.items, strict=True)
                if amount
            ]
            return " ".join([space.verb, *(paid or ["nothing"])])
        chosen = [item.name for item in space.items for _ in range(item.cap)][: space.least]
        return " ".join([space.verb, *(chosen or ["nothing"])])


async def open_table(
    addresses: list[str], seats: list[str], times: Times, pause: float, game: str
) -> Table:
    """Open a table; *seats* are "person" or the level of an AI player.

    People sit at the servers of *addresses* in turn.
    """
    owner = Browser(addresses[0])
    first = seats.index("person")
    wanted = [
        {"holder": "me"}
        if seat == first
        else {"holder": "open"}
        if held == "person"
        else {"holder": "ai", "level": held}
        for seat, held in enumerate(seats)
    ]
    created = READ_CREATED.decode(
        await owner.ask("POST", "/api/tables", {"game": game, "seats": wanted})
    )
    people = [Person(owner, first, pause, times)]
    for number, place in enumerate(created.keys, start=1):
        guest = Browser(addresses[number % len(addresses)])
        await guest.ask("POST", "/api/keys", {"key": place.key, "name": "Guest"})
        people.append(Person(guest, place.seat, pause, times))
    return Table(created.table, people)


async def play_on(
    addresses: list[str], seats: list[str], times: Times, pause: float, game: str
) -> None:
    """Play one game after the other."""
    while True:
        table = await open_table(addresses, seats, times, pause, game)
        await asyncio.gather(*[person.play(table) for person in table.people])
