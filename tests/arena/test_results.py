"""The file of results: what is written is read again, and what is broken is refused."""

import json
import os
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from areopolis.arena.lines import (
    BadResults,
    BlameLine,
    GameLine,
    SettingLine,
    header,
    line_of,
)
from areopolis.arena.match import Blame, Result
from areopolis.arena.processes import died
from areopolis.arena.results import ledger, read_job
from areopolis.arena.schedule import Job, Schedule, Setting

from .stable import job

JOB = job("random", "club", deals=2)
LIMIT = f'"limit": {JOB.limit}'.encode()


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
    known = [result(0), failed, died(JOB, 2), died(JOB, 3, 1)]

    found, results = read_job(content(*[line_of(one) for one in known]))

    assert results == known
    assert found == JOB


def test_a_file_knows_every_field_of_a_result() -> None:
    assert GameLine.__struct_fields__ == Result._fields
    assert BlameLine.__struct_fields__ == Blame._fields
    assert SettingLine.__struct_fields__ == Setting._fields


def test_a_ledger_goes_on(tmp_path: Path) -> None:
    path = tmp_path / "results.jsonl"
    with ledger(path, JOB) as book:
        book.add(result(2))
    with ledger(path, JOB._replace(deals=50)) as book:
        assert book.results == [result(2)]
        book.add(result(0))

    assert [one.number for one in read_job(path.read_bytes())[1]] == [2, 0]


def test_every_game_is_on_the_disk_at_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A power cut costs nothing that was told to be safe."""
    safe: list[int] = []
    monkeypatch.setattr(os, "fsync", lambda file: safe.append(os.fstat(file).st_size))
    path = tmp_path / "results.jsonl"

    with ledger(path, JOB) as book:
        for number in (0, 1):
            book.add(result(number))
            assert safe[-1] == path.stat().st_size


@pytest.mark.parametrize("left", [1, 40, -1])
def test_a_torn_last_line_is_dropped(tmp_path: Path, left: int) -> None:
    path = tmp_path / "results.jsonl"
    path.write_bytes(content(line_of(result(0)), line_of(result(1))[:left]))

    with ledger(path, JOB) as book:
        assert [one.number for one in book.results] == [0]
        book.add(result(1))

    assert path.read_bytes() == content(line_of(result(0)), line_of(result(1)))


@pytest.mark.parametrize("notes", [b"my notes", b'{"format": "areopolis-record/1"'])
def test_a_file_of_something_else_is_left_alone(tmp_path: Path, notes: bytes) -> None:
    path = tmp_path / "notes.txt"
    path.write_bytes(notes)

    with pytest.raises(BadResults) as caught, ledger(path, JOB):
        pass

    assert (caught.value.key, caught.value.line) == ("broken", 1)
    assert path.read_bytes() == notes


@pytest.mark.parametrize("size", [0, 1, 30, 70, -1])
def test_a_torn_header_is_written_anew(tmp_path: Path, size: int) -> None:
    path = tmp_path / "results.jsonl"
    path.write_bytes(content(one=JOB._replace(seed=77))[:size])

    with ledger(path, JOB) as book:
        assert book.results == []

    assert read_job(path.read_bytes()) == (JOB._replace(deals=0), [])


def changed(**fields: object) -> str:
    """Return the line of a game in which *fields* say something else."""
    return json.dumps({**json.loads(line_of(result(1))), **fields}) + "\n"


def blamed(**fields: object) -> str:
    return changed(faults=[{"seat": 0, "moves": 1, "kind": "crash", "said": "", **fields}])


HUGE = 10**400


@pytest.mark.parametrize(
    ("broken", "why"),
    [
        ("{", "truncated"),
        ("\x00\x01", "malformed"),
        ('{"record":' * 100_000, "recursion"),
        ("[]", "Expected `object`, got `array`"),
        ("{}", "missing required field `number`"),
        (changed(number=-1), "$.number"),
        (changed(number="1"), "$.number"),
        (changed(number=1.5), "$.number"),
        (changed(number=HUGE), "$.number"),
        (changed(lineup=["club", "club"]), "game 1 has another setting, deal or lineup"),
        (changed(lineup=None), "$.lineup"),
        (changed(deal=7), "game 1 has another setting, deal or lineup"),
        (changed(scores=[1, 2, 3]), "scores of 2 seats"),
        (changed(scores=["1", 2]), "$.scores"),
        (changed(scores=[True, 2]), "$.scores"),
        (changed(scores=[HUGE, 2]), "$.scores"),
        (changed(ranks=[1, -2]), "$.ranks"),
        (changed(winners=[2]), "a winner has a seat, and stands there once"),
        (changed(winners=[0, 0]), "a winner has a seat, and stands there once"),
        (changed(decisions="many"), "$.decisions"),
        (changed(decisions=None), "$.decisions"),
        (changed(decisions=[]), "$.decisions"),
        (changed(times=[[1.0]]), "times of 2 seats"),
        (changed(times=[["x"], []]), "$.times"),
        (changed(times=[[-1.0], []]), "$.times"),
        (changed(times=[[HUGE], []]), "$.times"),
        (changed(times=[[float("nan")], []]), "malformed"),
        (changed(faulty=[0]), "faulty of 2 seats"),
        (changed(faulty=["a", "b"]), "$.faulty"),
        (changed(faulty=[1.5, None]), "$.faulty"),
        (changed(faults=None), "$.faults"),
        (blamed(seat=2), "a fault is a seat's"),
        (blamed(seat="a"), "$.faults[0].seat"),
        (blamed(said=5), "$.faults[0].said"),
        (blamed(kind=None), "$.faults[0].kind"),
        (blamed(move=1), "unknown field `move`"),
        (changed(error="it failed", faulty=["a"]), "$.faulty"),
        (changed(error="it failed", faults=[{}]), "$.faults[0]"),
        (changed(error=5), "$.error"),
        (changed(record="x"), "$.record"),
        (changed(facts=["a", "b"]), "$.facts"),
        (changed(facts=[{"mission": None}, {}]), "$.facts"),
        (changed(facts=[{"mission": [5]}, {}]), "$.facts"),
        (changed(facts=[{}, {}, {}]), "facts of 2 seats"),
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
        (content().replace(b'"seats": 2', b'"seats": 0'), "broken"),
        (content().replace(b'"seats": 2', b'"seats": -1'), "broken"),
        (content().replace(b'"game": "', b'"game": 5, "names": "'), "broken"),
        (content().replace(b'"options": {', b'"options": [], "others": {'), "broken"),
        (content().replace(b'"options": {', b'"options": null, "others": {'), "broken"),
        (content().replace(b'"rules_version": ', b'"rules_version": "x", "rules": '), "broken"),
        (content().replace(b'"pack": null', b'"pack": "mine"'), "broken"),
        (content().replace(b'"seed": 5', b'"seed": 1e400'), "broken"),
        (content().replace(LIMIT, b'"limit": NaN'), "broken"),
        (content().replace(LIMIT, b'"limit": "10"'), "broken"),
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
