"""Processes that tests start, and what has become of them; a group is what one command started."""

from __future__ import annotations

import subprocess
from typing import NamedTuple


class Listed(NamedTuple):
    """A process that goes on."""

    group: int
    seconds: int


def listed(group: int) -> list[Listed]:
    """Return the processes of *group* that go on; the dead need not be buried."""
    asked = ["ps", "-axo", "pgid=,stat=,time="]
    lines = subprocess.run(asked, capture_output=True, text=True, check=True).stdout.splitlines()
    rows = [line.split() for line in lines]
    return [
        Listed(group, in_seconds(time))
        for pgid, state, time in rows
        if pgid == str(group) and not state.startswith("Z")
    ]


def in_seconds(time: str) -> int:
    """Return the seconds of a time such as "1-02:03:04"; some systems write parts of one too."""
    days, _, clock = time.rpartition("-")
    total = int(days or 0) * 24
    for part in clock.partition(".")[0].split(":"):
        total = total * 60 + int(part)
    return total


def living(group: int) -> int:
    """Return how many processes of *group* go on."""
    return len(listed(group))


def worked(group: int) -> int:
    """Return how many seconds the processes of *group* have worked together."""
    return sum([process.seconds for process in listed(group)])
