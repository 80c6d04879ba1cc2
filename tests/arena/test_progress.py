"""What people see while the games are played, and what is left when the run is killed."""

import os
import pty
import select
import subprocess
import sys
import time

from .stable import GAME

PATIENCE = 60.0
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
    end = time.monotonic() + PATIENCE
    while "a fair share is" not in shown:
        assert time.monotonic() < end, shown[-2000:]
        if select.select([controller], [], [], 1)[0]:
            shown += os.read(controller, 65536).decode("utf-8", "replace")
    process.wait(PATIENCE)
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
    wait_for_group(process.pid, least=3)
    process.kill()
    process.wait(PATIENCE)

    wait_for_group(process.pid, most=0)


def wait_for_group(group: int, least: int = 0, most: int = 100) -> None:
    """Wait until so many processes of *group* are alive; the dead need not be buried."""
    end = time.monotonic() + PATIENCE
    alive = -1
    while not least <= alive <= most:
        assert time.monotonic() < end, alive
        listed = subprocess.run(["ps", "-axo", "pgid=,stat="], capture_output=True, check=True)
        rows = [line.split() for line in listed.stdout.decode().splitlines()]
        alive = len([row for row in rows if row[0] == str(group) and row[1][0] != "Z"])
        time.sleep(0.1)
