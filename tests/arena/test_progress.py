"""What people see while the games are played, and what is left when the run is killed."""

import os
import pty
import select
import signal
import subprocess
import sys

from kit.patience import Patience, patience, until
from kit.processes import living

from .stable import GAME

COMMAND = (sys.executable, "-m", "areopolis", "arena", GAME, "--players", "random,random,random")


def environment() -> dict[str, str]:
    return {**os.environ, "AREOPOLIS_LANG": "en", "COLUMNS": "100", "TERM": "xterm-256color"}


def test_a_terminal_shows_how_far_it_is_and_how_long_it_will_take() -> None:
    controller, terminal = pty.openpty()
    process = subprocess.Popen(
        [*COMMAND, "--deals", "300", "--jobs", "1", "--seed", "1"],
        stdin=terminal,
        stdout=terminal,
        stderr=terminal,
        env=environment(),
        start_new_session=True,
    )
    os.close(terminal)
    shown = ""
    waiting = Patience()
    while "a fair share is" not in shown:
        waiting.look(shown[-2000:])
        if select.select([controller], [], [], 1)[0]:
            shown += os.read(controller, 65536).decode("utf-8", "replace")
    process.wait(patience())
    os.close(controller)

    assert process.returncode == 0
    assert "Playing" in shown
    assert "300/300" in shown
    assert "0:00:0" in shown


def test_workers_do_not_outlive_a_killed_run() -> None:
    process = subprocess.Popen(
        [*COMMAND, "--deals", "100000", "--jobs", "2"],
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
        env=environment(),
        start_new_session=True,
    )
    until(lambda: living(process.pid) >= 3)
    process.kill()
    process.wait(patience())

    until(lambda: living(process.pid) == 0, lambda: living(process.pid))
    assert process.returncode == -signal.SIGKILL
