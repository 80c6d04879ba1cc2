"""Ctrl-C waits until the rules are done."""

import os
import signal
import threading

import pytest

from areopolis.arena.interrupts import deferred


def test_ctrl_c_is_raised_when_the_work_is_done() -> None:
    done: list[int] = []

    def work() -> None:
        with deferred():
            os.kill(os.getpid(), signal.SIGINT)
            done.append(1)

    with pytest.raises(KeyboardInterrupt):
        work()
    assert done == [1]


def test_without_ctrl_c_nothing_is_raised_and_the_handler_is_back() -> None:
    before = signal.getsignal(signal.SIGINT)

    with deferred():
        assert signal.getsignal(signal.SIGINT) is not before

    assert signal.getsignal(signal.SIGINT) is before


def test_an_error_of_the_work_is_not_hidden() -> None:
    with pytest.raises(IndexError), deferred():
        raise IndexError


def test_other_threads_work_without_signals() -> None:
    worked: list[str] = []

    def work() -> None:
        with deferred():
            worked.append("yes")

    thread = threading.Thread(target=work)
    thread.start()
    thread.join()

    assert worked == ["yes"]
