"""The tests hold on any machine, however they are started."""

import signal
import subprocess
import sys
from pathlib import Path

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
