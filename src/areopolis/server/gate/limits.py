"""Limits: how much one address, or one visitor, may ask for in a time."""

from __future__ import annotations

import math
import time
from collections import OrderedDict
from collections.abc import Callable
from typing import Final

from areopolis.server.gate.refusals import Refused
from areopolis.server.settings import Limits

MINUTE: Final = 60.0
HOUR: Final = 3600.0
# Nobody can make us remember more askers than these; the oldest are forgotten first.
ASKERS_MOST: Final = 50_000


class Allowance:
    """So many in so many seconds for each asker; what is unused adds up to that number."""

    def __init__(
        self, count: int, seconds: float, clock: Callable[[], float] = time.monotonic
    ) -> None:
        """Allow *count* in *seconds*."""
        self.count = float(count)
        self.rate = count / seconds
        self.clock = clock
        # What each asker has left, and when that was so.
        self.left: OrderedDict[str | int, tuple[float, float]] = OrderedDict()

    def take(self, asker: str | int) -> float:
        """Take one and return 0, or return how many seconds *asker* has to wait."""
        now = self.clock()
        left, then = self.left.pop(asker, (self.count, now))
        left = min(self.count, left + (now - then) * self.rate)
        wait = 0.0 if left >= 1.0 else (1.0 - left) / self.rate
        self.left[asker] = (left if wait else left - 1.0, now)
        while len(self.left) > ASKERS_MOST:
            self.left.popitem(last=False)
        return wait

    def check(self, asker: str | int) -> None:
        """Take one.

        Raises:
            Refused: there is none left; it says how long to wait.
        """
        wait = self.take(asker)
        if wait:
            raise Refused("too-many", 429, seconds=math.ceil(wait))


class Allowances:
    """Everything of which there is only so much."""

    def __init__(self, limits: Limits) -> None:
        """Allow what *limits* says: by address, where nothing else is said."""
        self.requests = Allowance(limits.requests_per_minute, MINUTE)
        self.changes = Allowance(limits.changes_per_minute, MINUTE)
        self.visitors = Allowance(limits.new_visitors_per_hour, HOUR)
        self.keys = Allowance(limits.keys_per_minute, MINUTE)
        self.address_tables = Allowance(limits.address_tables_per_hour, HOUR)
        # By visitor.
        self.chat = Allowance(limits.chat_per_minute, MINUTE)
        self.tables = Allowance(limits.tables_per_hour, HOUR)
