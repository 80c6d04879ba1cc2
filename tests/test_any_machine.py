"""The tests hold on any machine, however they are started."""

import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from kit import patience

ROOT = Path(__file__).resolve().parent.parent
HEARS = "import signal; print(signal.getsignal(signal.SIGINT) is signal.default_int_handler)"


def test_a_test_and_the_programs_that_it_starts_hear_ctrl_c() -> None:
    started = subprocess.run([sys.executable, "-c", HEARS], capture_output=True, check=True)

    assert signal.getsignal(signal.SIGINT) is signal.default_int_handler
    assert started.stdout.strip() == b"True"


def test_so_they_do_where_whoever_starts_the_tests_ignores_it() -> None:
    """`nohup make test &` does, and children inherit it."""
    inner = f"{__file__}::{test_a_test_and_the_programs_that_it_starts_hear_ctrl_c.__name__}"
    started = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", inner]

    done = subprocess.run(
        ["sh", "-c", 'trap "" INT && exec "$@"', "sh", *started],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )

    assert done.returncode == 0, done.stdout


def test_a_wait_lasts_as_long_as_something_moves(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(patience, "slowness", lambda: 4.0)
    almost = 4.0 * patience.STILL - 1.0
    now = [0.0]
    waiting = patience.Patience(lambda: now[0])
    for moved in ("one", "two", "three"):
        waiting.look(moved)
        now[0] += almost
        waiting.look(moved)

    now[0] += 2.0
    with pytest.raises(AssertionError, match="three"):
        waiting.look("three")


def test_patience_is_longer_where_programs_share_a_core(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(os, "cpu_count", lambda: 2)
    for load, limit in ((0.5, 10.0), (2.0, 10.0), (20.0, 100.0)):
        monkeypatch.setattr(os, "getloadavg", lambda load=load: (load, 0.0, 0.0))
        assert patience.patience(10.0) == limit
