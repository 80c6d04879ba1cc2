"""Hidden information: tables that look the same to a seat sound the same to it, byte by byte."""

from __future__ import annotations

import asyncio
import json
import re
from collections.abc import Awaitable, Callable
from pathlib import Path
from random import Random
from typing import Any

import httpx
import pytest
from websockets.asyncio.client import connect

import areopolis
from areopolis.core.decision import Joint
from areopolis.core.state import State
from areopolis.server.app import create_app
from areopolis.server.store import NewSeatRow, NewTableRow, hash_of
from areopolis.server.tables import records
from kit import sampling
from kit.patience import patience
from server.house import House, Person, house, house_with_port, settings_for

GAMES = areopolis.game_ids()
TABLE = "abcdefghij"
WATCH = "watch-key"
NOW = 1_000_000.0
# After how many moves of each game somebody compares every byte: the beginning and two more.
MOMENTS = [7, 25, 60, 110]
LOOKS = [(game, n) for game in GAMES for n in (0, *sampling.some(MOMENTS, 2, f"bytes {game}"))]


def wandered(game: str, seats: int, moves: int, seed: int) -> State:
    """Return a position of a random game in which nobody is in the middle of an answer."""
    state = areopolis.game(game).new(seats, seed)
    dice = Random(seed)
    while not state.over and (state.moves < moves or any(state.picked)):
        seat = dice.choice(state.deciding)
        state.play(seat, dice.choice(state.decision(seat).options))
    return state


async def seated(house: House, state: State, seat: int) -> tuple[Person, Person]:
    """Put *state* on a table; return who holds *seat*, and who holds all others."""
    house.tables.clock = lambda: NOW
    store = house.tables.store
    # The same server, as far as anybody can tell.
    await store.set_value(records.KEY, "A" * 43 + "=")
    people = [house.person(), house.person()]
    ids: list[int] = []
    for person in people:
        visitor, cookie = await store.new_visitor()
        ids.append(visitor)
        person.client.cookies.set("areopolis", cookie)
    row = NewTableRow(
        id=TABLE,
        owner=ids[1],
        name="",
        game=state.game.id,
        rules_version=state.game.rules_version,
        seats=state.seats,
        seed=7,
        created=NOW,
        options=state.options,
        start=state.to_dict(),
        status="over" if state.over else "playing",
        watch_hash=hash_of(WATCH),
    )
    held = [
        NewSeatRow(seat=n, holder="person", visitor=ids[0] if n == seat else ids[1])
        for n in range(state.seats)
    ]
    await store.create_table(row, held)
    return people[0], people[1]


def requests_of(state: State, seat: int, dice: Random) -> list[Callable[[Person], Awaitable[Any]]]:
    """Return everything that the holder of *seat* may ask, things of the game at random."""
    asked: list[Callable[[Person], Awaitable[Any]]] = []
    path = f"/api/tables/{TABLE}"

    def get(where: str, **query: Any) -> None:
        asked.append(lambda person: person.client.get(where, params=query))

    def post(where: str, **body: Any) -> None:
        asked.append(lambda person: person.client.post(where, json=body))

    def patch(where: str, **body: Any) -> None:
        asked.append(lambda person: person.client.patch(where, json=body))

    for language in ("en", "pl", "de", "el"):
        get(f"{path}/sheet", seat=seat, lang=language)
    get(f"{path}/sheet")
    get(f"{path}/sheet", own=True)
    get(f"{path}/sheet", seat=seat, at=0)
    get("/api/tables")
    get("/api/tables", public=True)
    names = [(kind, name) for kind, known in state.vocabulary.names.items() for name in known]
    for kind, name in dice.sample(names, 25):
        get(f"{path}/why", seat=seat, kind=kind, name=name)
    texts = list(state.vocabulary.actions)
    for text in [*dice.sample(texts, 40), "fly", "pay 3 mc", "keep nothing"]:
        # A question that is gone, so that nothing changes.
        for question in (0, 1):
            if question == 0 and is_legal(state, seat, text):
                continue
            nonce = f"nonce-{len(asked):06}"
            post(f"{path}/moves", seat=seat, question=question, text=text, nonce=nonce)
    post(f"{path}/moves", seat=(seat + 1) % state.seats, question=0, text="x", nonce="nonce-other")
    post(f"{path}/undo", seat=seat, version=0)
    post(f"{path}/undo", seat=seat, version=0, to=0)
    post(f"{path}/hint", seat=seat)
    if not state.over:
        post(f"{path}/review", setting="glance")
        post(f"{path}/share")
    get(f"{path}/review", setting="glance")
    get(f"{path}/review/page", setting="glance")
    if seat in state.deciding:
        options = [option.text for option in state.decision(seat).options]
        for text in dice.sample(options, min(4, len(options))):
            post(f"{path}/rehearsal", seat=seat, question=0, texts=[text])
    post(f"{path}/rehearsal", seat=seat, question=0, texts=["fly"])
    post(f"{path}/fork", at=0, seats=[{"holder": "me"}])
    post(f"{path}/chat/report", lines=[1])
    get("/api/me")
    post("/api/keys/look", key=WATCH)
    # From here on the table is another one, for both alike.
    post(f"{path}/chat", seat=seat, text="Hello")
    post(f"{path}/chat/moderation", line=1, action="remove")
    kind, name = dice.choice(names)
    post(f"{path}/plan", seat=seat, kind=kind, name=name)
    post(f"{path}/votes", seat=seat, kind="abandon")
    post(f"{path}/votes/2", seat=seat, yes=False)
    post(f"{path}/keys", seat=seat)
    post("/api/keys", key=WATCH)
    patch(path, my_name="Ada")
    asked.append(lambda person: person.client.delete(path))
    post(f"{path}/leave", seat=seat)
    get(f"{path}/sheet")
    post(f"{path}/return", seat=seat)
    get(f"{path}/sheet", own=True)
    get("/api/tables")
    return asked


# Routes that no table stands behind, and those that make something new at random.
TABLELESS = ("/api/games", "/api/words", "/api/lessons", "/api/me/", "/api/push", "/api/docs")
OTHERS = {
    ("POST", "/api/tables"): "a new game",
    ("POST", "/api/tables/import"): "what a sealed record lets in is in test_records.py",
    ("GET", "/api/tables/{table}/record"): "its size, below",
    ("GET", "/api/tables/{table}/live"): "the socket, below",
    ("DELETE", "/api/me"): "whoever asks is gone",
}


def test_every_route_is_compared(tmp_path: Path) -> None:
    """A route that is new is asked as well, or says here why not."""
    heard: set[tuple[str, str]] = set()

    def hear(request: httpx.Request) -> httpx.Response:
        known = re.sub(r"/votes/\d+", "/votes/{vote}", request.url.path.replace(TABLE, "{table}"))
        heard.add((request.method, known))
        return httpx.Response(204)

    async def work() -> None:
        state = wandered(GAMES[0], 3, 7, 1)
        async with httpx.AsyncClient(
            transport=httpx.MockTransport(hear), base_url="http://test"
        ) as client:
            for ask in requests_of(state, state.deciding[0], Random(0)):
                await ask(Person(client))

    asyncio.run(work())
    routes = {
        (method, re.sub(r":\w+}", "}", route.path))
        for route in create_app(settings_for(tmp_path / "tables.db")).routes
        if route.path.startswith("/api/") and not route.path.startswith(TABLELESS)
        for method in getattr(route, "methods", None) or {"GET"}
        if method != "OPTIONS"
    }
    assert ("POST", "/api/tables/{table}/moves") in routes
    assert routes - heard == OTHERS.keys()


def is_legal(state: State, seat: int, text: str) -> bool:
    try:
        state.game.parse(state, seat, text)
    except areopolis.RulesError:
        return False
    return True


def told(response: httpx.Response) -> tuple[int, bytes, dict[str, str]]:
    """Return an answer without what is new in every answer."""
    headers = {
        name: value
        for name, value in response.headers.items()
        if name not in ("x-request-id", "date")
    }
    return response.status_code, response.content, headers


@pytest.mark.parametrize(("game", "moves"), LOOKS)
def test_every_byte_is_the_same_for_states_that_look_the_same(
    tmp_path: Path, game: str, moves: int
) -> None:
    compared = 0

    async def work() -> None:
        nonlocal compared
        for number in range(3):
            state = wandered(game, 3, moves, moves * 10 + number)
            seat = number % 3
            twin = state.determinize(seat, 1000 + number)
            asked = requests_of(state, seat, Random(number))
            folder = tmp_path / f"{number}"
            folder.mkdir()
            async with house(folder / "a.db") as here, house(folder / "b.db") as there:
                ours, _ = await seated(here, state, seat)
                theirs, _ = await seated(there, twin, seat)
                for ask in asked:
                    mine = told(await ask(ours))
                    assert mine == told(await ask(theirs))
                    compared += len(mine[1])
                boxes = [await one.get(f"/api/tables/{TABLE}/record") for one in (ours, theirs)]
                if not state.over:
                    # Sealed boxes have a new nonce each; their size is all that can be seen.
                    assert len(boxes[0]["box"]) == len(boxes[1]["box"])

    asyncio.run(work())
    print(f"{game} after {moves} moves: {compared:,} bytes, each the same")


def begins_jointly(game: str) -> bool:
    """Whether everybody answers the first question of *game* at the same time."""
    return len(areopolis.game(game).new(3, 5).deciding) > 1


@pytest.mark.parametrize("game", [name for name in GAMES if begins_jointly(name)])
def test_a_sealed_answer_shows_in_no_byte(tmp_path: Path, game: str) -> None:
    """Whatever another seat answers, this one gets the same until all answers are in."""

    async def work() -> None:
        state = wandered(game, 3, 0, 4)
        for seed in range(4, 40):
            if isinstance(state.asked, Joint) and len(state.deciding) > 1:
                break
            state = wandered(game, 3, seed, seed)
        seat, other = state.deciding[:2]
        choices = [state.decision(other).options[n] for n in (0, -1)]
        texts = [whole(state, other, choice.text) for choice in choices]
        assert texts[0] != texts[1]
        async with house(tmp_path / "a.db") as here, house(tmp_path / "b.db") as there:
            sent: list[list[Any]] = []
            for place, text in zip((here, there), texts, strict=True):
                mine, rest = await seated(place, state, seat)
                await rest.play(TABLE, other, text, nonce="nonce-of-other")
                answers = [
                    await mine.client.get(f"/api/tables/{TABLE}/sheet", params={"seat": seat}),
                    await mine.client.get(f"/api/tables/{TABLE}/sheet"),
                    await mine.client.get(f"/api/tables/{TABLE}/sheet", params={"at": 1}),
                ]
                box = (await mine.get(f"/api/tables/{TABLE}/record"))["box"]
                sent.append([*[told(answer) for answer in answers], len(box)])
            assert sent[0] == sent[1]

    asyncio.run(work())


def whole(state: State, seat: int, first: str) -> str:
    """Return a whole answer that begins with a choice."""
    twin = state.clone()
    before = twin.moves
    text = first
    while True:
        twin.play(seat, text)
        if twin.moves > before:
            return str(twin.history[2])
        text = twin.decision(seat).options[-1].text


async def first_words(place: House, person: Person, seat: int | None) -> list[str]:
    """Return what a socket says to whoever comes, speaks another language, and says nonsense."""
    async with connected(place, person, seat) as socket:
        words = [str(await socket.recv())]
        await socket.send('{"type": "language", "lang": "el"}')
        words.append(str(await socket.recv()))
        await socket.send("what?")
        words.append(str(await socket.recv()))
        return words


def connected(place: House, person: Person, seat: int | None) -> connect:
    """Return the socket of a seat, or of a spectator."""
    query = "" if seat is None else f"?seat={seat}"
    url = f"{place.address.replace('http', 'ws')}/api/tables/{TABLE}/live{query}"
    cookie = f"areopolis={person.client.cookies['areopolis']}"
    return connect(url, additional_headers={"cookie": cookie})


@pytest.mark.parametrize("game", GAMES)
def test_the_socket_says_the_same_too(tmp_path: Path, game: str) -> None:
    async def work() -> None:
        state = wandered(game, 3, 30, 5)
        twin = state.determinize(1, 6)
        async with (
            house_with_port(tmp_path / "a.db") as here,
            house_with_port(tmp_path / "b.db") as there,
        ):
            ours, _ = await seated(here, state, 1)
            theirs, _ = await seated(there, twin, 1)
            for seat in (1, None):
                mine = await first_words(here, ours, seat)
                assert mine == await first_words(there, theirs, seat)

    asyncio.run(work())


@pytest.mark.parametrize("game", [name for name in GAMES if begins_jointly(name)])
def test_a_sealed_answer_is_in_no_word_of_the_socket(tmp_path: Path, game: str) -> None:
    """Whoever listens while another seat answers hears that it has, and the same of whatever."""

    async def heard(place: House, text: str) -> list[str]:
        mine, rest = await seated(place, state, seat)
        async with connected(place, mine, seat) as socket, connected(place, mine, None) as beside:
            words = [str(await socket.recv()), str(await beside.recv())]
            played = await rest.play(TABLE, other, text, nonce="nonce-of-other")
            for one in (socket, beside):
                version = -1
                while version < played["version"]:
                    message = str(await asyncio.wait_for(one.recv(), patience()))
                    found = json.loads(message)
                    if found["type"] == "sheet":
                        version = found["sheet"]["version"]
                        words.append(message)
        return words

    async def work() -> None:
        async with (
            house_with_port(tmp_path / "a.db") as here,
            house_with_port(tmp_path / "b.db") as there,
        ):
            assert await heard(here, texts[0]) == await heard(there, texts[1])

    state = wandered(game, 3, 0, 4)
    seat, other = state.deciding[:2]
    options = state.decision(other).options
    texts = [whole(state, other, options[n].text) for n in (0, -1)]
    assert texts[0] != texts[1]
    asyncio.run(work())
