"""The file of results: what is written is read again, and what is broken is refused."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from areopolis.arena.match import Blame, Result
from areopolis.arena.results import BadResults, header, ledger, line_of, read_job
from areopolis.arena.schedule import Job, Schedule

from .stable import job

JOB = job("random", "club", deals=2)


def result(number: int, **more: Any) -> Result:
    seating = Schedule(JOB).seating(number)
    whole = Result(
        number,
        seating.setting,
        seating.deal,
        seating.lineup,
        scores=(30, 20),
        ranks=(1, 2),
        winners=(0,),
        decisions=77,
        times=((1.5, 0.2), ()),
        faulty=(0, 1),
        faults=(Blame(1, 12, "late", "more than 1 s"),),
        facts=({"first-character": ["pilot"]}, {}),
    )
    return whole._replace(**more)


def content(*lines: str, one: Job = JOB) -> bytes:
    return "".join([json.dumps(header(one)) + "\n", *lines]).encode()


def test_what_is_written_is_read_again() -> None:
    failed = result(1, error="IndexError: oh", record={"moves": []}, scores=(), facts=())
    known = [result(0), failed]

    found, results = read_job(content(*[line_of(one) for one in known]))

    assert results == known
    assert found == JOB._replace(deals=1)


def test_a_ledger_goes_on(tmp_path: Path) -> None:
    path = tmp_path / "results.jsonl"
    with ledger(path, JOB) as book:
        book.add(result(2))
    with ledger(path, JOB._replace(deals=50)) as book:
        assert book.results == [result(2)]
        book.add(result(0))

    assert [one.number for one in read_job(path.read_bytes())[1]] == [2, 0]


@pytest.mark.parametrize("left", [1, 40, -1])
def test_a_torn_last_line_is_dropped(tmp_path: Path, left: int) -> None:
    path = tmp_path / "results.jsonl"
    path.write_bytes(content(line_of(result(0)), line_of(result(1))[:left]))

    with ledger(path, JOB) as book:
        assert [one.number for one in book.results] == [0]
        book.add(result(1))

    assert path.read_bytes() == content(line_of(result(0)), line_of(result(1)))


@pytest.mark.parametrize("size", [0, 1, 30])
def test_a_torn_header_is_written_anew(tmp_path: Path, size: int) -> None:
    path = tmp_path / "results.jsonl"
    path.write_bytes(content()[:size])

    with ledger(path, JOB) as book:
        assert book.results == []

    assert read_job(path.read_bytes()) == (JOB._replace(deals=0), [])


@pytest.mark.parametrize(
    ("broken", "why"),
    [
        ("{", "Expecting property name"),
        ("\x00\x01", "Expecting value"),
        ("[]", "no JSON object"),
        ("{}", "KeyError: 'number'"),
        (line_of(result(1)._replace(number=-1)), "number -1"),
        (line_of(result(1)).replace('"number":1', '"number":"1"'), "number '1'"),
        (line_of(result(1, lineup=("club", "club"))), "game 1 has another setting, deal or lineup"),
        (line_of(result(1, deal=7)), "game 1 has another setting, deal or lineup"),
        (line_of(result(1, scores=(1, 2, 3))), "there are 2 seats"),
        (line_of(result(1, scores=("1", 2))), "scores, ranks and winners are whole numbers"),
        (line_of(result(1, winners=(2,))), "a winner has a seat"),
        (line_of(result(1, times=((1.0,),))), "times and faulty answers of each seat"),
        (line_of(result(1, times=(("x",), ()))), "times are numbers"),
        (line_of(result(1)).replace("moves", "move"), "TypeError"),
    ],
)
def test_a_broken_line_is_refused_with_its_number(broken: str, why: str) -> None:
    text = content(line_of(result(0)), broken.rstrip("\n") + "\n", line_of(result(2)))

    with pytest.raises(BadResults) as caught:
        read_job(text)

    assert (caught.value.key, caught.value.line) == ("broken", 3)
    assert why in str(caught.value.values["why"])


def test_a_game_that_stands_there_twice_is_refused() -> None:
    with pytest.raises(BadResults) as caught:
        read_job(content(line_of(result(0)), line_of(result(1)), line_of(result(0))))

    assert (caught.value.key, caught.value.line, caught.value.values) == ("twice", 4, {"game": 0})


def newer_rules(one: Job) -> Job:
    (setting,) = one.settings
    return one._replace(settings=(setting._replace(rules_version=99),))


@pytest.mark.parametrize(
    ("change", "field"),
    [
        (newer_rules, "rules_version"),
        (lambda one: one._replace(players=("random", "random")), "players"),
        (lambda one: one._replace(seed=6), "seed"),
        (lambda one: one._replace(limit=3.0), "limit"),
        (lambda one: one._replace(settings=one.settings * 2), "settings"),
    ],
)
def test_a_file_of_another_job_is_refused(
    tmp_path: Path, change: Callable[[Job], Job], field: str
) -> None:
    path = tmp_path / "results.jsonl"
    path.write_bytes(content(one=change(JOB)))
    before = path.read_bytes()

    with pytest.raises(BadResults) as caught, ledger(path, JOB):
        pass

    assert (caught.value.key, caught.value.line) == ("other", 1)
    assert caught.value.values["field"] == field
    assert path.read_bytes() == before


@pytest.mark.parametrize(
    ("first", "key"),
    [
        (b"{}\n", "other"),
        (b'{"format": "areopolis-record/1"}\n', "other"),
        (b'{"format": "areopolis-arena/1"}\n', "broken"),
        (content().replace(b'["random", "club"]', b"[]"), "broken"),
        (content().replace(b'"seats": 2', b'"seats": "two"'), "broken"),
        (b"", "broken"),
        (b"\xff\n", "broken"),
    ],
)
def test_a_bad_header_is_refused(first: bytes, key: str) -> None:
    with pytest.raises(BadResults) as caught:
        read_job(first)

    assert (caught.value.key, caught.value.line) == (key, 1)


def test_two_runs_cannot_write_to_one_file(tmp_path: Path) -> None:
    path = tmp_path / "results.jsonl"
    with (
        ledger(path, JOB),
        pytest.raises(BadResults) as caught,
        ledger(path, JOB),
    ):
        pass

    assert caught.value.key == "in-use"
