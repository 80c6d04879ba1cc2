"""How long does a tap at a drawn table keep a browser busy?

`drawn_table.py GAME`: of Terraforming Mars five players, 60 cards in play and 30 in hand before the
reader; of On Mars and Martians a turn in which nearly everything can be done, in Chromium. What is
counted is the processor time of the page's main thread, taken from a trace: the longest single task
after a tap, during which nothing else is answered, and all of them together. What promises do
between two tasks is a task too. A processor that is four times slower, as in a cheap phone, takes
four times as long.

The first view is measured by the clock: Chromium's processor is slowed four times, nothing is in
its cache, and the time runs from the navigation until board and question are painted. Beside it
stands what came over the wire for it, compressed: code and styles, then words, pictures and data.
"""

from __future__ import annotations

import json
import random
import statistics
import sys
import tempfile
from bisect import bisect_right
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final, NamedTuple

from playwright.sync_api import Browser, Page, sync_playwright

from timing import table as written

sys.path.append(str(Path(__file__).resolve().parents[1] / "tests"))
from areopolis.core.state import State
from browser import test_martians_drawn, test_on_mars_drawn
from browser.house import House, launch_options, running
from kit.terraforming_mars import RED, scene

GAME: Final = sys.argv[1] if len(sys.argv) > 1 else "terraforming-mars"
RUNS: Final = 3
SLOWED: Final = 4
SIZES: Final = {"desk": (1440, 900), "phone": (360, 740)}
IN_HAND: Final = 30
IN_PLAY: Final = 60
OF_OTHERS: Final = 25
SEATS: Final = 5
# Until the last card is drawn, in milliseconds.
SETTLES: Final = 1200
CATEGORIES: Final = ["toplevel", "devtools.timeline"]
TASKS: Final = ("RunTask", "ThreadControllerImpl::RunTask")
# What promises do between two tasks; nothing else is answered meanwhile either.
PROMISES: Final = "BlinkScheduler_PerformMicrotaskCheckpoint"
IMPORT: Final = "/api/tables/import"
COLONIES: Final = ("callisto", "ceres", "europa", "io", "luna", "pluto", "triton")
BOARD: Final = f".{GAME}"
# The tabs of a table, not those within one of its parts.
TABS: Final = f"{BOARD} > :is(.places, .tabs) > [role=tablist] > [role=tab]"
# When board and question are painted, in milliseconds since the navigation.
PAINTED: Final = """board => new Promise((found) => {
    const look = () => {
        const isThere = document.querySelector('[data-question]')
            && document.querySelector(`${board} [data-thing]`);
        if (isThere) requestAnimationFrame(() => setTimeout(() => found(performance.now())));
        else requestAnimationFrame(look);
    };
    look();
})"""
# What came over the wire until then, in bytes: the program, and all else.
CAME: Final = """() => {
    const kinds = ['navigation', 'resource'];
    const entries = kinds.flatMap((kind) => performance.getEntriesByType(kind));
    const total = (some) => some.reduce((sum, entry) => sum + entry.encodedBodySize, 0);
    const isProgram = (entry) => /[.](js|css)$/.test(new URL(entry.name).pathname);
    return [total(entries.filter(isProgram)), total(entries.filter((one) => !isProgram(one)))];
}"""


def crowded() -> State:
    """Return a late generation of five players with many cards."""
    made = scene(SEATS, mc=80)
    faces = made.build().game.faces()["card"]
    cards = [name for name, face in faces.items() if face["type"] in ("automated", "active")]
    random.Random(3).shuffle(cards)
    made.hand(RED, *cards[:IN_HAND])
    made.tableau(RED, *cards[IN_HAND : IN_HAND + IN_PLAY])
    for seat in range(1, SEATS):
        start = IN_HAND + IN_PLAY + (seat - 1) * OF_OTHERS
        made.tableau(seat, *cards[start : start + OF_OTHERS])
    for colony in COLONIES:
        made.colony(colony, marker=3)
    return made.build()


def position() -> State:
    """Return the moment at which the reader comes."""
    if GAME == "terraforming-mars":
        return crowded()
    if GAME == "martians":
        return test_martians_drawn.rich().build()
    made = test_on_mars_drawn
    return made.ON_MARS.from_dict(made.whole(made.rich().turn().to_dict()))


def busy(events: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """Return the tasks among what a thread did, and what promises did outside of any task."""
    tasks = [event for event in events if event.get("name") in TASKS and "dur" in event]
    spans = sorted([(task["ts"], task["ts"] + task["dur"]) for task in tasks])
    starts = [start for start, _ in spans]
    found = list(tasks)
    for event in events:
        if event.get("name") != PROMISES or "dur" not in event:
            continue
        before = bisect_right(starts, event["ts"]) - 1
        if before < 0 or spans[before][1] <= event["ts"]:
            found.append(event)
    return found


class View(NamedTuple):
    """What a first view takes: milliseconds, bytes of the program, and of all else."""

    painted: float
    program: int
    other: int


class Reader:
    """Somebody in front of a browser whose main thread is watched."""

    def __init__(self, browser: Browser, house: House, size: tuple[int, int]) -> None:
        """Open the table in a window of *size*."""
        self.browser = browser
        viewport = {"width": size[0], "height": size[1]}
        self.page: Page = browser.new_page(viewport=viewport, locale="en")  # type: ignore[arg-type]
        self.page.goto(house.address)
        state = position()
        seats = [{"holder": "me"}, *[{"holder": "open"}] * (state.seats - 1)]
        created = house.post(self.page, IMPORT, {"record": state.record(), "seats": seats})
        for open_seat in created["keys"]:
            house.seat_a_guest(open_seat["key"])
        self.address = f"{house.address}/table/{created['table']}"

    def watch(self, act: Callable[[], object]) -> tuple[float, float]:
        """Return the longest task and the sum of all after *act*, in milliseconds."""
        self.browser.start_tracing(page=self.page, categories=CATEGORIES)
        act()
        self.page.wait_for_timeout(SETTLES)
        events: list[dict[str, Any]] = json.loads(self.browser.stop_tracing())["traceEvents"]
        mains = {
            (event["pid"], event["tid"])
            for event in events
            if event.get("name") == "thread_name" and event["args"]["name"] == "CrRendererMain"
        }
        ours = [event for event in events if (event["pid"], event["tid"]) in mains]
        times = [event.get("tdur", 0) / 1000 for event in busy(ours)]
        return max(times), sum(times)

    def load(self) -> None:
        """Open the table."""
        self.page.goto(self.address)
        self.page.locator("[data-question]").wait_for()
        self.page.locator(BOARD).wait_for()

    def first_view(self) -> View:
        """Return how a slowed browser with an empty cache comes to show the table."""
        context = self.browser.new_context(
            viewport=self.page.viewport_size,
            locale="en",
            storage_state=self.page.context.storage_state(),
        )
        page = context.new_page()
        context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": SLOWED})
        page.goto(self.address, wait_until="commit")
        painted = float(page.evaluate(PAINTED, BOARD))
        program, other = page.evaluate(CAME)
        context.close()
        return View(painted, program, other)

    def open(self, tab: str) -> None:
        """Open a part of the table."""
        self.page.locator(f"{BOARD} [role=tab]", has_text=tab).first.click()

    def steps(self) -> dict[str, Callable[[], object]]:
        """Return what is done, in its order."""
        return self.cards() if GAME == "terraforming-mars" else self.parts()

    def parts(self) -> dict[str, Callable[[], object]]:
        """Return the steps at a table in parts: all are opened, something is pointed at."""
        self.load()
        tabs = self.page.locator(TABS)
        found: dict[str, Callable[[], object]] = {"the table opens": self.load}
        for place in range(tabs.count()):
            name = " ".join(tabs.nth(place).inner_text().split())
            found[name.rstrip(" 0123456789")] = tabs.nth(place).click
        tabs.first.click()
        targets = self.page.locator(f"{BOARD} .is-target:visible")
        found["back to the first part"] = tabs.first.click
        found["point at something"] = lambda: targets.first.click()
        found["take it back"] = self.page.get_by_role("button", name="Cancel").first.click
        return found

    def cards(self) -> dict[str, Callable[[], object]]:
        """Return the steps at a table full of cards."""
        page = self.page
        playable = page.locator(BOARD).get_by_role("button", name="Playable")
        targets = page.locator(f"{BOARD} .card.is-target:visible")
        return {
            "the table opens": self.load,
            "colonies": lambda: self.open("Colonies"),
            "players": lambda: self.open("Players"),
            "60 cards in play": lambda: self.open("In play"),
            "30 cards in hand": lambda: self.open("Hand"),
            "filter the hand": playable.click,
            "all cards again": playable.click,
            "order by price": lambda: page.locator(f"{BOARD} select").select_option("price"),
            "point at a card": lambda: targets.first.click(),
            "take it back": lambda: page.get_by_role("button", name="Cancel").click(),
        }


def main() -> None:
    """Print the table."""
    found: dict[tuple[str, str], list[tuple[float, float]]] = {}
    views: dict[str, list[View]] = {}
    with (
        tempfile.TemporaryDirectory() as folder,
        running(Path(folder)) as house,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(**launch_options())
        for _ in range(RUNS):
            for name, size in SIZES.items():
                reader = Reader(browser, house, size)
                for step, act in reader.steps().items():
                    found.setdefault((name, step), []).append(reader.watch(act))
                views.setdefault(name, []).append(reader.first_view())
                reader.page.close()
        browser.close()
    rows = []
    for (name, step), times in found.items():
        longest = statistics.median([one for one, _ in times])
        together = statistics.median([both for _, both in times])
        rows.append(
            [f"{name}: {step}", f"{longest:.0f}", f"{together:.0f}", f"{longest * SLOWED:.0f}"]
        )
    head = ["what is done", "longest task ms", "all tasks ms", "longest, 4× slowed"]
    print(written(head, rows) + "\n")
    waited = [
        [
            name,
            f"{statistics.median(view.painted for view in some):,.0f}",
            f"{max(view.painted for view in some):,.0f}",
            f"{max(view.program for view in some) / 1000:.1f}",
            f"{max(view.other for view in some) / 1000:.1f}",
        ]
        for name, some in views.items()
    ]
    columns = ("median ms", "longest ms", "program kB", "other kB")
    print(written(["first view, cold cache, 4× slowed", *columns], waited))


if __name__ == "__main__":
    main()
