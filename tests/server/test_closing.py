"""A server that stops says goodbye, and finishes what it has begun."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest
from litestar.enums import ScopeType
from litestar.types import Message, Receive, Scope, Send

from areopolis.server.gate.closing import COME_BACK, Closing
from kit.patience import patience


class Line:
    """One connection, as the web server sees it."""

    def __init__(self, kind: str, method: str = "GET") -> None:
        self.scope: Any = {
            "type": kind,
            "method": method,
            "path": "/",
            "headers": [],
            "query_string": b"",
            "extensions": {"websocket.http.response": {}},
            "state": {},
        }
        self.sent: list[Any] = []

    async def receive(self) -> Any:
        await asyncio.Event().wait()

    async def send(self, message: Message) -> None:
        self.sent.append(message)

    def start(self, closing: Closing) -> asyncio.Task[None]:
        return asyncio.create_task(closing(self.scope, self.receive, self.send))

    def statuses(self) -> list[int]:
        return [message["status"] for message in self.sent if "status" in message]


async def waiting(scope: Scope, receive: Receive, send: Send) -> None:
    if scope["type"] == ScopeType.WEBSOCKET:
        accept: Any = {"type": "websocket.accept"}
        await send(accept)
    await receive()


def test_sockets_are_told_to_come_back_and_waiting_requests_are_answered() -> None:
    async def run() -> None:
        closing = Closing(waiting)
        socket, poll = Line("websocket"), Line("http")
        tasks = [socket.start(closing), poll.start(closing)]
        await asyncio.sleep(0)
        assert len(closing.lines) == 2
        await asyncio.wait_for(closing.close(), patience())
        await asyncio.gather(*tasks)
        assert socket.sent[-1] == {"type": "websocket.close", "code": COME_BACK, "reason": ""}
        assert poll.statuses() == [503]
        assert b"shutting-down" in poll.sent[-1]["body"]
        assert not closing.lines

    asyncio.run(run())


def test_a_change_that_has_begun_is_finished() -> None:
    finished = []

    async def slow(scope: Scope, receive: Receive, send: Send) -> None:
        await asyncio.sleep(0.05)
        finished.append(scope["path"])

    async def run() -> None:
        closing = Closing(slow)
        task = Line("http", "POST").start(closing)
        await asyncio.sleep(0)
        await closing.close()
        assert not finished
        await task
        assert finished == ["/"]

    asyncio.run(run())


def test_an_answer_that_is_on_its_way_is_not_cut() -> None:
    async def answering(scope: Scope, receive: Receive, send: Send) -> None:
        start: Any = {"type": "http.response.start", "status": 200, "headers": []}
        await send(start)
        await asyncio.sleep(0.05)
        end: Any = {"type": "http.response.body", "body": b"all"}
        await send(end)

    async def run() -> None:
        closing = Closing(answering)
        line = Line("http")
        task = line.start(closing)
        await asyncio.sleep(0)
        await closing.close()
        await task
        assert line.statuses() == [200]
        assert line.sent[-1]["body"] == b"all"

    asyncio.run(run())


@pytest.mark.parametrize("kind", ["http", "websocket"])
def test_whoever_comes_too_late_is_told_so(kind: str) -> None:
    async def run() -> None:
        closing = Closing(waiting)
        await closing.close()
        line = Line(kind)
        await line.start(closing)
        assert line.statuses() == [503]

    asyncio.run(run())


def test_somebody_elses_cancelling_stays_a_cancelling() -> None:
    async def run() -> None:
        line = Line("http")
        task = line.start(Closing(waiting))
        await asyncio.sleep(0)
        task.cancel()
        with pytest.raises(asyncio.CancelledError):
            await task
        assert line.sent == []

    asyncio.run(run())
