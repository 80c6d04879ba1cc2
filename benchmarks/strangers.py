"""How long does somebody wait for a newcomer while another visitor has sixty tables of experts?

A real `areopolis serve` as anybody starts it. Each person comes from an address of his own, through
a proxy that the server trusts; what is timed is from the request for a table to the sheet with the
newcomer's first answer. The visitor with the experts sits at each of his tables and never answers:
all his experts think about their first one.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import re
import statistics
import sys
import tempfile
import time
from collections.abc import Sequence
from pathlib import Path

from areopolis import build
from crowd import READ_CREATED, READ_MESSAGE, Browser
from serving import serving
from timing import table as written

GAME = "mission-red-planet"
TABLES = 60
EXPERTS = 4
TRIES = 15
# All processes are started, and everything is imported, before anybody looks at the watch.
WARM_UP = 8
SETTLE = 10.0
# How much longer than on an idle server somebody may wait.
MOST = 3.0
GREEDY = "192.0.2.1"
WAITING = re.compile(rb"^areopolis_thoughts_waiting (\S+)", re.MULTILINE)


async def open_table(browser: Browser, levels: Sequence[str]) -> str:
    """Open a table for whoever sits at *browser* and AI players of these *levels*."""
    seats = [{"holder": "me"}, *[{"holder": "ai", "level": level} for level in levels]]
    created = await browser.ask("POST", "/api/tables", {"game": GAME, "seats": seats})
    return READ_CREATED.decode(created).table


async def first_answer(place: str, number: int) -> float:
    """Return the seconds until a newcomer has answered, for the stranger of that *number*."""
    browser = Browser(place, f"198.51.100.{number}")
    began = time.perf_counter()
    socket = await browser.look(await open_table(browser, ["newcomer"]), 0)
    async for said in socket:
        sheet = READ_MESSAGE.decode(said).sheet
        if sheet is not None and sheet.moves:
            break
    seconds = time.perf_counter() - began
    await socket.close()
    browser.close()
    return seconds


async def waiting(place: str) -> int:
    """Return how many jobs nobody works on yet."""
    browser = Browser(place)
    found = WAITING.search(await browser.ask("GET", "/metrics"))
    browser.close()
    assert found is not None, "the server counts them"
    return int(float(found[1]))


async def measure(place: str, tables: int, tries: int) -> tuple[list[float], list[float], int]:
    """Return the seconds of strangers alone and beside the experts, and the jobs left then."""
    for _ in range(2):
        # Together, so that each of the processes has had something to do.
        await asyncio.gather(*[first_answer(place, number) for number in range(WARM_UP)])
        await asyncio.sleep(SETTLE)
    idle = [await first_answer(place, WARM_UP + number) for number in range(tries)]
    greedy = Browser(place, GREEDY)
    for _ in range(tables):
        await open_table(greedy, ["expert"] * EXPERTS)
    beside = [await first_answer(place, WARM_UP + tries + number) for number in range(tries)]
    left = await waiting(place)
    greedy.close()
    return idle, beside, left


def main() -> int:
    """Print both, and fail where the second is more than so many times the first."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=TABLES)
    parser.add_argument("--tries", type=int, default=TRIES)
    given = parser.parse_args()
    print(build.description() + "\n")
    os.environ["AREOPOLIS_TRUSTED_PROXIES"] = "127.0.0.1"
    with tempfile.TemporaryDirectory() as folder, serving(str(Path(folder) / "it.db")) as (server,):
        idle, beside, left = asyncio.run(measure(server.address, given.tables, given.tries))
    experts = f"beside {given.tables} tables of {EXPERTS} experts of one visitor"
    usual = statistics.median(idle)
    rows = [
        [name, f"{median * 1000:,.0f} ms", f"{max(times) * 1000:,.0f} ms", f"{median / usual:.1f}"]
        for name, times in (("on an idle server", idle), (experts, beside))
        for median in [statistics.median(times)]
    ]
    print(written(["the newcomer's first answer", "median", "slowest", "× idle"], rows))
    print(f"\n{left:,} jobs of the experts still waited in the end.")
    return int(not left or statistics.median(beside) > MOST * usual)


if __name__ == "__main__":
    sys.exit(main())
