"""Clocks: how much time a seat has left; pure arithmetic over what the rows say."""

from __future__ import annotations

from areopolis.server.gate.wire import Clock


def starting(clock: Clock) -> float | None:
    """Return what every seat has at the beginning; None without a clock."""
    return None if clock.kind == "none" else float(clock.seconds)


def left(clock: Clock, bank: float, asked: float, now: float) -> float:
    """Return the seconds left to somebody who was *asked* then."""
    whole = float(clock.seconds) if clock.kind == "decision" else bank
    return max(0.0, whole - max(0.0, now - asked))


def after_answer(clock: Clock, bank: float, asked: float, now: float) -> float:
    """Return the bank of somebody who has answered *now*."""
    if clock.kind != "bank":
        return bank
    return left(clock, bank, asked, now) + clock.increment


def after_undo(clock: Clock, bank: float, asked: float, now: float) -> float:
    """Return the bank of somebody whose question was taken away: time that passed has passed."""
    return bank if clock.kind != "bank" else left(clock, bank, asked, now)


def after_retract(clock: Clock, bank: float) -> float:
    """Return the bank of somebody who takes an answer back: it earned nothing."""
    return bank if clock.kind != "bank" else max(0.0, bank - clock.increment)
