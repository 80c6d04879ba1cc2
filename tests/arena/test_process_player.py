"""Players that are processes: they play by JSON lines, and whatever they do, the game goes on."""

import json
import os
import signal
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

import areopolis
from areopolis.players.fault import Fault
from areopolis.players.process import LINE_MOST, PROTOCOL, ProcessPlayer
from areopolis.players.protocol import Seen

from .stable import GAME, job, script, trickster
from .test_match import played

ROOT = Path(__file__).resolve().parents[2]
EXAMPLE = f"process:{sys.executable} {ROOT / 'examples' / 'process_player.py'}"


def player(name: str, limit: float = 60.0) -> ProcessPlayer:
    return ProcessPlayer(name.removeprefix("process:"), GAME, 7, limit)


def seen() -> Seen:
    return Seen(areopolis.game(GAME).new(seats=3, seed=4), 1)


def test_the_example_plays_whole_games() -> None:
    (result,) = played(job(EXAMPLE, "random", deals=1), [0])

    assert result.error == ""
    assert result.faulty == (0, 0)


def test_a_process_gets_the_view_of_its_seat_and_the_options(tmp_path: Path) -> None:
    heard = tmp_path / "heard"
    copying = f"open({str(heard)!r}, 'w').write(line)"
    watched = player(trickster(tmp_path, "copying", copying))
    looked = seen()

    answer = watched.choose(looked)
    watched.close()

    assert answer == looked.decision.options[0]
    told = json.loads(heard.read_text("utf-8"))
    assert told.pop("view") == json.loads(json.dumps(looked.view()))
    assert told.pop("events") == looked.events() != []
    assert told == {
        "ask": 1,
        "seat": 1,
        "question": looked.decision.question,
        "options": [option.text for option in looked.decision.options],
    }


def test_a_process_is_told_everything_once(tmp_path: Path) -> None:
    heard = tmp_path / "heard"
    watched = player(trickster(tmp_path, "copying", f"open({str(heard)!r}, 'a').write(line)"))
    state = areopolis.game(GAME).new(seats=3, seed=4)
    record: list[dict[str, Any]] = []
    while len(record) < 60:
        seat = state.deciding[0]
        looked = Seen(state, seat)
        answer = looked.decision.options[0]
        if seat == 1:
            record = looked.events()
            answer = watched.choose(looked)
        state.play(seat, answer)
    watched.close()

    asks = [json.loads(line) for line in heard.read_text("utf-8").splitlines()]
    assert len(asks) > 5
    assert [event for ask in asks for event in ask["events"]] == record


def test_the_first_line_greets(tmp_path: Path) -> None:
    heard = tmp_path / "heard"
    name = script(
        tmp_path, "greeted", f"import sys; open({str(heard)!r}, 'w').write(sys.stdin.readline())"
    )
    watched = player(name)
    with pytest.raises(Fault):
        watched.choose(seen())
    watched.close()

    game = areopolis.game(GAME)
    assert json.loads(heard.read_text("utf-8")) == {
        "protocol": PROTOCOL,
        "game": GAME,
        "seed": 7,
        "rules_version": game.rules_version,
        "pack": None,
        "seats": 3,
        "options": game.check_options(None),
        "limit": 60.0,
    }


@pytest.mark.parametrize(
    ("trick", "kind", "said"),
    [
        ("print('I think...', flush=True)", "garbage", "I think..."),
        ("print('[1, 2]', flush=True)", "garbage", "[1, 2]"),
        ("answer = 3", "garbage", '{"ask": 1, "answer": 3}'),
        ("number = 99", "garbage", "ask 99"),
        ("sys.exit('out of fuel')", "crash", "exit 1: out of fuel"),
        ("os.kill(os.getpid(), signal.SIGKILL)", "crash", "exit -9"),
        ("sys.stdout.buffer.write(bytes([255, 10])); sys.stdout.flush()", "garbage", "\ufffd"),
    ],
)
def test_what_a_process_can_do_wrong(tmp_path: Path, trick: str, kind: str, said: str) -> None:
    watched = player(trickster(tmp_path, "odd", trick))

    with pytest.raises(Fault) as caught:
        watched.choose(seen())
    watched.close()

    assert (caught.value.kind, caught.value.said) == (kind, said)


def test_a_late_answer_is_not_taken_for_the_next_one(tmp_path: Path) -> None:
    noticed = tmp_path / "noticed"
    waiting = f"while not os.path.exists({str(noticed)!r}): time.sleep(0.01)"
    answering = "\n    answer = message['options'][number - 1]"
    watched = player(trickster(tmp_path, "late", waiting + answering))
    watched.limit = 0.2
    looked = seen()

    with pytest.raises(Fault) as caught:
        watched.choose(looked)
    noticed.touch()
    watched.limit = 60.0
    second = watched.choose(looked)
    watched.close()

    assert caught.value.kind == "late"
    assert second == looked.decision.options[1]


def test_a_process_that_does_not_read_is_late_and_not_waited_for(tmp_path: Path) -> None:
    watched = player(script(tmp_path, "deaf", "import time; time.sleep(600)"), limit=0.1)
    looked = seen()
    kinds = set()
    for _ in range(60):
        with pytest.raises(Fault) as caught:
            watched.choose(looked)
        kinds.add(caught.value.said)
        watched.limit = 0.01
        if len(kinds) > 2:
            break
    watched.close()

    assert "it does not read its input" in kinds
    assert watched.process.returncode == -9


def test_a_process_that_reads_late_finds_whole_lines(tmp_path: Path) -> None:
    """The pipe is full long before; what did not fit comes later."""
    awake = tmp_path / "awake"
    waiting = f"while not os.path.exists({str(awake)!r}): time.sleep(0.01)"
    watched = player(trickster(tmp_path, "dreaming", waiting), limit=0.05)
    looked = seen()
    while not watched.unread:
        with pytest.raises(Fault):
            watched.choose(looked)
    awake.touch()
    watched.limit = 60.0

    assert watched.choose(looked) == looked.decision.options[0]
    watched.close()


def test_old_answers_do_not_stop_the_clock(tmp_path: Path) -> None:
    old = "print(json.dumps({'ask': 0, 'answer': ''}), flush=True)"
    # The right answer comes after ten minutes.
    trick = f"for _ in range(60_000): {old}; time.sleep(0.01)"
    watched = player(trickster(tmp_path, "stalling", trick), limit=1.0)

    with pytest.raises(Fault) as caught:
        watched.choose(seen())
    watched.close()

    assert caught.value.kind == "late"


def test_a_line_that_is_too_long_is_one_fault(tmp_path: Path) -> None:
    trick = f"number == 1 and print('x' * {10 * LINE_MOST})"
    watched = player(trickster(tmp_path, "wordy", trick))
    looked = seen()

    with pytest.raises(Fault) as caught:
        watched.choose(looked)
    second = watched.choose(looked)
    watched.close()

    assert (caught.value.kind, caught.value.said) == ("garbage", "x" * 200)
    assert second == looked.decision.options[0]


# Plays with a process until it is stopped.
HOST = """
import sys, time
from areopolis.players.process import ProcessPlayer
player = ProcessPlayer(sys.argv[1], "mission-red-planet", 1, 1.0)
time.sleep(600)
"""
# Reads nothing, hears nothing and begins another process; both hold a pipe open, which says so, and
# say goodbye where they come to an end of their own.
DEAF = """
import os, signal, time
signal.signal(signal.SIGINT, signal.SIG_IGN)
pipe = os.open({pipe!r}, os.O_WRONLY)
child = os.fork()
os.write(pipe, b"x")
if child == 0 or {stays}:
    time.sleep(600)
    os.write(pipe, b"y")
"""


def deaf(folder: Path, stays: bool) -> tuple[str, Path]:
    """Return a process that goes on for ever, or leaves its child behind, and its pipe."""
    pipe = folder / "pipe"
    os.mkfifo(pipe)
    return script(folder, "deaf", DEAF.format(pipe=str(pipe), stays=stays)), pipe


@pytest.mark.parametrize("sign", [signal.SIGINT, signal.SIGTERM, signal.SIGKILL])
def test_processes_end_with_whoever_plays_with_them(tmp_path: Path, sign: signal.Signals) -> None:
    name, path = deaf(tmp_path, True)
    command = [sys.executable, "-c", HOST, name.removeprefix("process:")]
    host = subprocess.Popen(command, stderr=subprocess.DEVNULL)
    with path.open("rb", buffering=0) as pipe:
        assert pipe.read(1) + pipe.read(1) == b"xx"
        host.send_signal(sign)
        host.wait()

        assert pipe.read(1) == b""


def test_what_a_process_has_begun_ends_with_the_game(tmp_path: Path) -> None:
    name, path = deaf(tmp_path, False)
    watched = player(name)
    with path.open("rb", buffering=0) as pipe:
        assert pipe.read(1) + pipe.read(1) == b"xx"
        watched.close()

        assert pipe.read(1) == b""


def test_a_process_that_never_stops_talking_is_stopped(tmp_path: Path) -> None:
    watched = player(script(tmp_path, "talking", "while True: print('x' * 1000)"))

    with pytest.raises(Fault) as caught:
        watched.choose(seen())
    watched.close()

    assert (caught.value.kind, caught.value.said) == ("garbage", "x" * 200)
    assert watched.process.returncode is not None


def test_a_process_that_has_ended_fails_at_every_decision(tmp_path: Path) -> None:
    watched = player(script(tmp_path, "gone", "raise SystemExit(3)"))
    for _ in range(3):
        with pytest.raises(Fault) as caught:
            watched.choose(seen())
        assert caught.value.kind == "crash"
        assert caught.value.said == "exit 3"
    watched.close()


def test_a_game_goes_on_when_its_process_dies(tmp_path: Path) -> None:
    dying = trickster(tmp_path, "dying", "number == 3 and sys.exit('out of fuel')")
    (result,) = played(job(dying, "random", deals=1), [0])

    assert result.error == ""
    assert result.faulty[0] > 5
    assert result.faults[0][2:] == ("crash", "exit 1: out of fuel")
    assert len(result.faults) == 20
