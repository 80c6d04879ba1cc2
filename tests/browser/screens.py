"""The screens on which every table has to be seen, and what is never seen there."""

from __future__ import annotations

from typing import Final

from playwright.sync_api import FloatRect, Locator, Page, expect

from browser.house import Visitors

DESKS: Final = [(1280, 720), (1366, 768), (1440, 900), (1920, 1080)]
FINGERS: Final = [(768, 1024), (740, 360), (360, 740)]
SIZES: Final = [*DESKS, *FINGERS]
# Nothing lies above a thing that is pointed at.
UNCOVERED: Final = """(found) => {
    const box = found.getBoundingClientRect();
    const top = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
    return top !== null && (found.contains(top) || top.contains(found));
}"""
# How much wider or higher the page is than its window, and the table than its place.
TOO_LARGE: Final = """() => {
    const page = document.documentElement;
    const main = document.querySelector('main');
    return [page.scrollWidth - innerWidth, main.scrollWidth - main.clientWidth,
        page.scrollHeight - innerHeight].map((more) => Math.max(more, 0));
}"""


def visitor(visit: Visitors, size: tuple[int, int], theme: str, language: str = "en") -> Page:
    """Return a page of that *size*; fingers point at all that is no desk."""
    width, height = size
    return visit(
        "/",
        width=width,
        height=height,
        theme=theme,
        touch=size in FINGERS,
        language=language,
    )


def box(found: Locator) -> FloatRect:
    """Return where something is drawn."""
    where = found.bounding_box()
    assert where is not None
    return where


def expect_in_sight(*found: Locator) -> None:
    """All of these are wholly in the window, and nothing covers them."""
    for one in found:
        expect(one).to_be_in_viewport(ratio=1)
        assert one.evaluate(UNCOVERED), one


def expect_fits(page: Page) -> None:
    """The table is no wider than its place, the page no larger than its window."""
    assert page.evaluate(TOO_LARGE) == [0, 0, 0]
