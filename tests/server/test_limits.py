"""How much one asker may ask for, and how long the others may."""

from __future__ import annotations

import asyncio

import pytest

from areopolis.server.gate import limits
from areopolis.server.gate.limits import Allowance
from areopolis.server.gate.refusals import Refused
from areopolis.server.settings import Limits, Settings
from server.little import ask, client, little


class Clock:
    """Time that passes when we say so."""

    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        return self.now


def test_an_allowance_is_used_up_and_comes_back_with_time() -> None:
    clock = Clock()
    allowance = Allowance(3, 60.0, clock)

    assert [allowance.take("a") for _ in range(3)] == [0.0] * 3
    assert allowance.take("a") == pytest.approx(20.0)
    assert allowance.take("b") == 0.0
    clock.now = 20.0
    assert allowance.take("a") == 0.0
    assert allowance.take("a") > 0.0
    clock.now = 1e6
    assert [allowance.take("a") for _ in range(3)] == [0.0] * 3
    assert allowance.take("a") > 0.0


def test_asking_in_vain_costs_nothing() -> None:
    clock = Clock()
    allowance = Allowance(1, 10.0, clock)
    allowance.take("a")
    for _ in range(100):
        allowance.take("a")
    clock.now = 10.0

    assert allowance.take("a") == 0.0


def test_what_is_too_much_says_how_long_to_wait() -> None:
    allowance = Allowance(1, 10.0, Clock())
    allowance.check("a")
    with pytest.raises(Refused) as refused:
        allowance.check("a")

    assert (refused.value.code, refused.value.status) == ("too-many", 429)
    assert refused.value.values == {"seconds": 10}


def test_nobody_can_make_us_remember_more_than_we_want(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "ASKERS_MOST", 10)
    allowance = Allowance(1, 10.0, Clock())
    for asker in range(100):
        allowance.take(asker)

    assert len(allowance.left) == 10
    assert allowance.take(99) > 0.0


def test_an_address_that_asks_too_much_is_told_and_others_are_not() -> None:
    app = little(Settings(limits=Limits(requests_per_minute=2)))
    answers = [ask(app, "GET", "/api/who") for _ in range(3)]

    assert [answer.status_code for answer in answers] == [200, 200, 429]
    assert answers[2].json()["code"] == "too-many"
    assert int(answers[2].headers["retry-after"]) == answers[2].json()["values"]["seconds"] > 0
    assert ask(app, "GET", "/api/who", "192.0.2.8").status_code == 200
    assert ask(app, "GET", "/api/nothing").status_code == 429


def test_changes_are_counted_apart() -> None:
    app = little(Settings(limits=Limits(changes_per_minute=1)))
    statuses = [ask(app, "POST", "/api/echo", json={}).status_code for _ in range(2)]

    assert statuses == [201, 429]
    assert ask(app, "GET", "/api/who").status_code == 200


def test_a_refusal_of_a_route_says_how_long_to_wait_too() -> None:
    answer = ask(little(), "GET", "/api/refused")

    assert (answer.status_code, answer.headers["retry-after"]) == (429, "7")


def test_many_at_once_are_counted_one_by_one() -> None:
    app = little(Settings(limits=Limits(requests_per_minute=5)))

    async def rush() -> list[int]:
        async with client(app) as one:
            answers = await asyncio.gather(*[one.get("/api/who") for _ in range(20)])
            return [answer.status_code for answer in answers]

    assert sorted(asyncio.run(rush())) == [200] * 5 + [429] * 15
