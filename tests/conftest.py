"""What every test runs under: a settled Hypothesis, one sample, and the build asked for."""

import os
import signal

import pytest
from hypothesis import settings

from areopolis import build
from kit import sampling

settings.register_profile("local", deadline=None)
settings.register_profile("ci", deadline=None, derandomize=True)
settings.load_profile("ci" if os.environ.get("CI") else "local")
# All processes of a run draw the same samples.
os.environ[sampling.VARIABLE] = sampling.word()


def pytest_configure() -> None:
    """Hear Ctrl-C, and stop a run that would test the wrong build.

    `AREOPOLIS_EXPECT=interpreted|compiled` names the right one.
    """
    # `nohup make test &` ignores it, and every program that a test starts would do so too.
    if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
        signal.signal(signal.SIGINT, signal.default_int_handler)
    expected = os.environ.get("AREOPOLIS_EXPECT")
    running = "compiled" if build.is_compiled() else "interpreted"
    if expected not in (None, running):
        raise pytest.UsageError(f"AREOPOLIS_EXPECT={expected}, but the {running} rules are running")


def pytest_report_header() -> list[str]:
    return [build.description(), sampled()]


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter, exitstatus: int) -> None:
    """Say again, where it is looked for, how to play the same once more."""
    if exitstatus:
        terminalreporter.write_line(sampled())


def sampled() -> str:
    if sampling.is_all():
        return "sample: everything is played"
    return f"sample: {sampling.VARIABLE}={sampling.word()} plays the same again, =all everything"
