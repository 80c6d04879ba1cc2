"""Two servers on one PostgreSQL: whoever is first has played, and both see it at once."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Awaitable, Callable
from random import Random
from typing import Any

import httpx
from websockets.asyncio.client import connect

from kit.patience import finished, patience, until_so
from kit.postgres import Postgres
from server.house import ME, NEWS, OPEN, Person, any_answer
from server.process import served

MANY = "1000000"


def with_two(
    postgresql: Postgres, work: Callable[[list[Person], list[Person]], Awaitable[None]]
) -> None:
    """Do *work* with two people, each of them at both servers."""
    settings: Any = {
        "AREOPOLIS_LIMITS_CHANGES_PER_MINUTE": MANY,
        "AREOPOLIS_LIMITS_REQUESTS_PER_MINUTE": MANY,
        "AREOPOLIS_WORKERS": "1",
    }
    database = ("--database", postgresql.new_schema())

    async def run(addresses: list[str]) -> None:
        async with (
            httpx.AsyncClient(base_url=addresses[0], timeout=patience()) as one,
            httpx.AsyncClient(base_url=addresses[1], timeout=patience()) as other,
            httpx.AsyncClient(base_url=addresses[0], timeout=patience()) as third,
            httpx.AsyncClient(base_url=addresses[1], timeout=patience()) as fourth,
        ):
            await work([Person(one), Person(other)], [Person(third), Person(fourth)])

    with served(*database, **settings) as here, served(*database, **settings) as there:
        asyncio.run(finished(run([here.address, there.address]), lambda: NEWS.count))


async def at_both(person: list[Person]) -> None:
    """Let the second server know the cookie of the first."""
    person[1].client.cookies.update(dict(person[0].client.cookies))


def test_of_two_answers_to_one_question_at_two_servers_one_wins(postgresql: Postgres) -> None:
    async def work(ada: list[Person], _: list[Person]) -> None:
        table = (await ada[0].open_table([ME, ME]))["table"]
        await at_both(ada)
        dice = Random(5)
        won = [0, 0]
        for number in range(25):
            sheets = await asyncio.gather(*[one.sheet(table) for one in ada])
            if not sheets[0]["waiting"]:
                break
            seat = sheets[0]["waiting"][0]
            question = (await ada[0].sheet(table, seat))["question"]
            answers = await asyncio.gather(
                *[
                    one.client.post(
                        f"/api/tables/{table}/moves",
                        json={
                            "seat": seat,
                            "question": question["id"],
                            "text": any_answer(question, dice.randrange),
                            "nonce": f"nonce-{number}-{place}",
                        },
                    )
                    for place, one in enumerate(ada)
                ]
            )
            statuses = [answer.status_code for answer in answers]
            assert sorted(statuses) == [201, 409], [answer.text for answer in answers]
            assert answers[statuses.index(409)].json()["code"] == "stale-question"
            won[statuses.index(201)] += 1
            # Whoever asks the other server sees the move that was acknowledged.
            version = answers[statuses.index(201)].json()["version"]
            for one in ada:
                sheet = await one.sheet(table, seat, since=version)
                assert sheet["version"] == version
                assert sheet["moves"] == number + 1
        sheets = await asyncio.gather(*[one.sheet(table, 0) for one in ada])
        assert without_clock(sheets[0]) == without_clock(sheets[1])
        assert min(won) > 0, "one of them was always first, so nothing was tried"

    with_two(postgresql, work)


def without_clock(sheet: dict[str, Any]) -> dict[str, Any]:
    seats = [{**seat, "absent_in": None} for seat in sheet["table"]["seats"]]
    return {**sheet, "table": {**sheet["table"], "changed": 0, "seats": seats}}


def test_the_same_nonce_at_two_servers_is_one_answer(postgresql: Postgres) -> None:
    async def work(ada: list[Person], _: list[Person]) -> None:
        table = (await ada[0].open_table([ME, ME]))["table"]
        await at_both(ada)
        for number in range(15):
            sheet = await ada[0].sheet(table)
            seat = sheet["waiting"][0]
            question = (await ada[0].sheet(table, seat))["question"]
            body = {
                "seat": seat,
                "question": question["id"],
                "text": any_answer(question, lambda _: 0),
                "nonce": f"nonce-{number:06}",
            }
            path = f"/api/tables/{table}/moves"
            answers = await asyncio.gather(*[one.post(path, body) for one in ada])
            assert answers[0] == answers[1]
            assert (await ada[0].sheet(table))["moves"] == number + 1

    with_two(postgresql, work)


def test_a_move_at_one_server_is_pushed_by_the_other(postgresql: Postgres) -> None:
    async def work(ada: list[Person], ben: list[Person]) -> None:
        created = await ada[0].open_table([ME, OPEN])
        table = created["table"]
        # Ben comes to the other server.
        await ben[1].post("/api/keys", {"key": created["keys"][0]["key"], "name": "Ben"}, 200)
        address = str(ben[1].client.base_url).replace("http", "ws").rstrip("/")
        cookie = f"areopolis={ben[1].client.cookies['areopolis']}"
        url = f"{address}/api/tables/{table}/live?seat=1"
        async with connect(url, additional_headers={"cookie": cookie}) as socket:
            first = json.loads(await socket.recv())["sheet"]
            assert first["table"]["seats"][1]["name"] == "Ben"
            played = await ada[0].play(table, 0)
            version = first["version"]
            while version < played["version"]:
                message = json.loads(await asyncio.wait_for(socket.recv(), patience()))
                if message["type"] == "sheet":
                    version = message["sheet"]["version"]
            # And back: Ada's server has heard of Ben.
            await ben[1].play(table, 1)
            sheet = await ada[0].sheet(table, 0, since=version, wait=10)
            assert sheet["moves"] == 2
            assert sheet["table"]["seats"][1]["name"] == "Ben"
            await ada[0].post(f"/api/tables/{table}/chat", {"seat": 0, "text": "hello"})
            while True:
                message = json.loads(await asyncio.wait_for(socket.recv(), patience()))
                if message["type"] == "sheet" and message["sheet"]["chat"]:
                    break

    with_two(postgresql, work)


def test_ai_seats_answer_whichever_server_took_the_move(postgresql: Postgres) -> None:
    """Two may think, the journal takes one answer: the game never stops and never forks."""

    async def work(ada: list[Person], _: list[Person]) -> None:
        table = (await ada[0].open_table([ME, {"holder": "ai", "level": "random"}]))["table"]
        await at_both(ada)
        dice = Random(2)
        turn = 0
        since = 0
        while True:
            # Each answer goes to the other server.
            turn += 1
            sheet = await ada[turn % 2].sheet(table, 0, since=since, wait=20)
            since = sheet["version"]
            if sheet["moves"] >= 20 or not sheet["waiting"]:
                break
            if sheet["question"] is not None:
                text = any_answer(sheet["question"], dice.randrange)
                question = sheet["question"]["id"]
                played = await ada[turn % 2].play(table, 0, text, question=question)
                # The other server may not have heard of it; it waits until it has.
                since = played["version"] - 1

    with_two(postgresql, work)


def test_who_is_at_one_server_is_here_at_the_other(postgresql: Postgres) -> None:
    async def work(ada: list[Person], ben: list[Person]) -> None:
        created = await ada[0].open_table([ME, OPEN])
        table = created["table"]
        await ben[0].post("/api/keys", {"key": created["keys"][0]["key"]}, 200)
        await at_both(ben)

        async def is_here() -> bool:
            return bool((await ada[0].sheet(table))["table"]["seats"][1]["is_here"])

        assert not await is_here()
        url = str(ben[1].client.base_url).replace("http", "ws")
        cookies = "; ".join([f"{name}={value}" for name, value in ben[1].client.cookies.items()])
        place = f"{url.rstrip('/')}/api/tables/{table}/live?seat=1"
        async with connect(place, additional_headers={"cookie": cookies}) as socket:
            await asyncio.wait_for(socket.recv(), patience())
            await until_so(is_here)

        async def is_gone() -> bool:
            return not await is_here()

        await until_so(is_gone)

    with_two(postgresql, work)
