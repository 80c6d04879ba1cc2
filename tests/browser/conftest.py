"""A server and browsers for the tests of the client.

`visit(path, width=…, theme=…, language=…, touch=…)` opens a page in a browser of its own; errors
and warnings on its console fail the test. `house.open_table(page, game, seats)` opens a table.
`shoot(page, name)` from `browser.house` keeps a picture in $AREOPOLIS_SHOTS where that is set.
"""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, expect, sync_playwright

from browser.house import House, Visitors, launch_options, running, soon


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A running server; nothing may go wrong inside it."""
    with running(tmp_path_factory.mktemp("server")) as found:
        yield found
    said = found.log.read_text("utf-8", "replace")
    wrong = [line for line in said.splitlines() if '"level":"error"' in line or "Traceback" in line]
    assert wrong == []


# The loop of Playwright runs in this thread; other folders of tests want loops of their own.
@pytest.fixture(scope="package")
def chromium() -> Iterator[Browser]:
    """Debian's Chromium."""
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(**launch_options())
        yield browser
        browser.close()


@pytest.fixture
def visit(chromium: Browser, house: House) -> Iterator[Visitors]:
    """Open pages; errors on their consoles fail the test, unless `visit.expected` names them."""
    expect.set_options(timeout=soon())
    visitors = Visitors(chromium, house)
    yield visitors
    visitors.leave()
    assert visitors.complaints() == []
