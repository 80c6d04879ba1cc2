"""Samples: of what is too much for every run, each commit plays another part.

A word draws the part: by default that of the commit, so that a commit plays the same wherever it
is tested; one that changes nothing but documents plays what the one before it has played.
`AREOPOLIS_SAMPLE=<word>` repeats a run, and `AREOPOLIS_SAMPLE=all` (`make test-all`) plays
everything.
"""

from __future__ import annotations

import os
import subprocess
from collections.abc import Sequence
from functools import cache
from pathlib import Path
from random import Random
from typing import Final, TypeVar

T = TypeVar("T")

ROOT: Final = Path(__file__).resolve().parents[2]
VARIABLE: Final = "AREOPOLIS_SAMPLE"
ALL: Final = "all"
# What no law depends on.
DOCUMENTS: Final = (":!docs", ":!*.md")
# A copy of the sources without their history.
NO_COMMIT: Final = "none"


def word() -> str:
    """Return what draws the samples of this run."""
    return os.environ.get(VARIABLE) or commit()


@cache
def commit() -> str:
    """Return the commit that is tested, in short: the last that changed more than documents."""
    # Whoever runs the tests need not own the files.
    asking = ["git", "-c", "safe.directory=*", "log", "-1", "--format=%h", "--abbrev=12", "--"]
    try:
        asked = subprocess.run(
            [*asking, ".", *DOCUMENTS], cwd=ROOT, capture_output=True, text=True, check=False
        )
    except OSError:
        return NO_COMMIT
    return asked.stdout.strip() or NO_COMMIT


def is_all() -> bool:
    """Whether everything is played."""
    return word() == ALL


def chance(about: str) -> Random:
    """Return the dice of this run for *about*."""
    return Random(f"{word()} {about}")


def seed(about: str) -> int:
    """Return a number for whoever has dice of its own, another one with every commit."""
    return chance(about).getrandbits(32)


def often(times: int) -> int:
    """Return how often something drawn by chance is tried: there is no everything, only more."""
    return times * 10 if is_all() else times


def turns(things: Sequence[T], about: str) -> list[list[T]]:
    """Return for as many tests as there are *things* which of them each plays: one in turn.

    Together they play each of them once, and each test another one after some commits.
    """
    order = chance(about).sample(things, len(things))
    return [list(things) if is_all() else [thing] for thing in order]


def some(things: Sequence[T], most: int, about: str) -> list[T]:
    """Return at most so many of *things*, in their order; all where everything is played."""
    if is_all() or len(things) <= most:
        return list(things)
    drawn = sorted(chance(about).sample(range(len(things)), most))
    return [things[place] for place in drawn]
