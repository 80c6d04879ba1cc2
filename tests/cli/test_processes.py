"""The command as a process of its own: pipes, a real terminal, Ctrl-C."""

import os
import pty
import select
import signal
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from kit.patience import Patience, patience, until
from kit.processes import living, worked

from .conftest import wandered

GAME = "mission-red-planet"
COMMAND = (sys.executable, "-m", "areopolis")


def environment(**more: str) -> dict[str, str]:
    return {**os.environ, "AREOPOLIS_LANG": "en", "PYTHONWARNINGS": "error", **more}


def start(*arguments: str) -> subprocess.Popen[str]:
    return subprocess.Popen(
        [*COMMAND, *arguments],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        encoding="utf-8",
        env=environment(COLUMNS="80"),
        start_new_session=True,
    )


def test_a_game_is_played_through_pipes() -> None:
    typed = "".join([f"{number}\n" for number in range(1, 10)]) * 60
    arguments = [*COMMAND, "play", GAME, "--seats", "3", "--seed", "2"]

    played = subprocess.run(
        arguments, input=typed.replace("\n", "\r\n"), capture_output=True, text=True,
        encoding="utf-8", env=environment(), timeout=patience(), cwd="/", check=False,
    )  # fmt: skip

    assert played.returncode == 0, played.stderr
    assert "Final scores" in played.stdout
    assert played.stderr == ""


def test_ctrl_c_ends_a_game_without_a_traceback() -> None:
    process = start("play", GAME, "--seed", "2")
    assert process.stdout is not None
    for line in process.stdout:
        if "Which mission do you keep?" in line:
            break
    os.killpg(process.pid, signal.SIGINT)
    out, err = process.communicate(timeout=patience())

    assert process.returncode == 130
    assert "Interrupted; nothing was saved." in out
    assert err == ""


def all_end(group: int) -> None:
    """Wait until no process of *group* goes on."""
    until(lambda: living(group) == 0, lambda: living(group))


def test_ctrl_c_stops_a_review_and_its_workers(saved: Callable[..., Path]) -> None:
    """In the middle of a job, which takes minutes."""
    path = saved(wandered().record())
    process = start("review", str(path), "--setting", "deep", "--jobs", "1")
    # Besides the first process and the worker there is Python's own that cleans up after them.
    until(lambda: living(process.pid) >= 3)
    # More than it takes to begin.
    until(lambda: worked(process.pid) >= 5, lambda: worked(process.pid))
    os.killpg(process.pid, signal.SIGINT)
    out, err = process.communicate(timeout=patience())

    assert process.returncode == 130
    assert "Traceback" not in out + err
    all_end(process.pid)


def test_workers_do_not_outlive_a_killed_simulation() -> None:
    process = start("simulate", GAME, "--games", "1000000", "--jobs", "2", "--seed", "1")
    until(lambda: living(process.pid) >= 4)
    process.kill()
    process.communicate(timeout=patience())

    assert process.returncode == -signal.SIGKILL
    all_end(process.pid)


def test_a_reader_that_goes_away_is_no_error_to_shout_about() -> None:
    process = start("simulate", GAME, "--games", "3", "--jobs", "1", "--json")
    assert process.stdout is not None
    process.stdout.close()
    process.stdout = None
    _, err = process.communicate(timeout=patience())

    assert "Traceback" not in err


class Terminal:
    """A process behind a real terminal of this size."""

    def __init__(self, columns: int, *arguments: str) -> None:
        self.controller, terminal = pty.openpty()
        self.process = subprocess.Popen(
            [*COMMAND, *arguments],
            stdin=terminal,
            stdout=terminal,
            stderr=terminal,
            env=environment(COLUMNS=str(columns), LINES="50", TERM="xterm-256color"),
            start_new_session=True,
        )
        os.close(terminal)
        self.shown = ""

    def wait_for(self, text: str) -> None:
        """Read until *text* is on the screen."""
        waiting = Patience()
        while text not in self.shown:
            waiting.look(self.shown[-2000:])
            ready, _, _ = select.select([self.controller], [], [], 1)
            if ready:
                self.shown += os.read(self.controller, 65536).decode("utf-8", "replace")

    def type(self, text: str) -> None:
        """Type *text*; what was shown before is forgotten."""
        self.shown = ""
        os.write(self.controller, text.encode())

    def press_until(self, key: str, text: str) -> None:
        """Press *key* every second until *text* is on the screen."""
        waiting = Patience()
        while text not in self.shown:
            waiting.look(self.shown[-2000:])
            os.write(self.controller, key.encode())
            ready, _, _ = select.select([self.controller], [], [], 1)
            if ready:
                self.shown += os.read(self.controller, 65536).decode("utf-8", "replace")

    def close(self) -> None:
        """End the process."""
        if self.process.poll() is None:
            self.process.kill()
        self.process.wait()
        os.close(self.controller)


@pytest.fixture
def terminal() -> Iterator[type[Terminal]]:
    opened: list[Terminal] = []

    class Opened(Terminal):
        def __init__(self, columns: int, *arguments: str) -> None:
            super().__init__(columns, *arguments)
            opened.append(self)

    yield Opened
    for one in opened:
        one.close()


def test_a_real_terminal_gets_colours_and_fresh_pages(
    terminal: type[Terminal], tmp_path: Path
) -> None:
    seen = terminal(100, "play", GAME, "--seed", "2")
    seen.wait_for("q quit")
    assert "\x1b[2J" in seen.shown
    assert "\x1b[1;" in seen.shown

    seen.type("1\n")
    seen.wait_for("Which character do you choose")
    seen.type("q\n")
    seen.wait_for("Save the game?")
    seen.type(f"{tmp_path}/mine.json\n")
    seen.wait_for("Goodbye.")

    assert seen.process.wait(patience()) == 0
    assert (tmp_path / "mine.json").exists()


def test_the_screen_forgets_secrets_before_it_is_passed_on(terminal: type[Terminal]) -> None:
    seen = terminal(80, "play", GAME, "--seed", "2", "--people", "2")
    seen.wait_for("Pass the screen to Yellow")
    seen.type("\n")
    seen.wait_for("q quit")
    seen.type("1\n")
    seen.wait_for("Pass the screen to Blue")

    assert "\x1b[3J" in seen.shown


def test_the_end_of_typing_ends_the_game(terminal: type[Terminal]) -> None:
    seen = terminal(80, "play", GAME, "--seed", "2")
    seen.wait_for("q quit")
    # Keys that are typed before the line editor is ready may be lost; a person presses again.
    seen.press_until("\x04", "The input has ended")

    assert seen.process.wait(patience()) == 1


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_ctrl_c_stops_a_simulation_and_its_workers(terminal: type[Terminal], jobs: str) -> None:
    seen = terminal(80, "simulate", GAME, "--games", "1000000", "--jobs", jobs, "--seed", "1")
    # The first games have come back: all processes have begun.
    seen.wait_for("50/1000000")
    os.killpg(seen.process.pid, signal.SIGINT)
    seen.wait_for("of 1000000 games")

    assert seen.process.wait(patience()) == 130
    assert "Traceback" not in seen.shown
    all_end(seen.process.pid)


def test_the_simulation_shows_its_progress(terminal: type[Terminal]) -> None:
    seen = terminal(80, "simulate", GAME, "--games", "60", "--jobs", "1", "--seed", "1")
    seen.wait_for("60/60")
    seen.wait_for("60 games, no errors")

    assert seen.process.wait(patience()) == 0
