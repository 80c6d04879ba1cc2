"""The end of a game in the browser where people win or lose together."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from browser.axe import findings
from browser.house import House, Visitors, shoot
from kit.together import COOPERATIVE, SEMI_COOPERATIVE, ended

ME = {"holder": "me"}
AI = {"holder": "ai", "level": "random"}
SIZES = ((1440, 900), (360, 740))


def ending(page: Page, house: House, mode: str, is_done: bool) -> Locator:
    """Bring a game to its end and return the part of the page that tells of it."""
    body = {"record": ended(mode, is_done).record(), "seats": [ME, AI, AI]}
    page.goto(f"/table/{house.post(page, '/api/tables/import', body)['table']}")
    found = page.locator(".ending")
    expect(found).to_be_visible()
    return found


@pytest.mark.parametrize(("width", "height"), SIZES)
@pytest.mark.parametrize(
    ("is_done", "said"),
    [
        (True, "The mission is fulfilled: all win together."),
        (False, "The mission has failed: all lose together."),
    ],
)
def test_those_who_share_have_one_column_and_no_place(
    visit: Visitors, house: House, width: int, height: int, is_done: bool, said: str
) -> None:
    page = visit(width=width, height=height, touch=width < 500)
    found = ending(page, house, COOPERATIVE, is_done)
    shoot(page, f"together-{'won' if is_done else 'lost'}-{width}")

    expect(found.get_by_role("heading", level=2)).to_have_text(said)
    expect(found.get_by_role("columnheader")).to_have_text(["All together"])
    expect(found.get_by_text(re.compile(r"^Place \d"))).to_have_count(0)
    expect(found.locator("th.winner")).to_have_count(int(is_done))
    assert page.evaluate("document.documentElement.scrollWidth") <= width
    assert findings(page, ".ending") == []


@pytest.mark.parametrize(("width", "height"), SIZES)
def test_a_failed_mission_still_shows_who_leads(
    visit: Visitors, house: House, width: int, height: int
) -> None:
    page = visit(width=width, height=height, touch=width < 500)
    found = ending(page, house, SEMI_COOPERATIVE, False)
    shoot(page, f"together-leader-{width}")

    expect(found.get_by_role("heading", level=2)).to_have_text(
        "The mission has failed, but Green manages the colony."
    )
    expect(found.get_by_role("columnheader")).to_have_count(3)
    expect(found.locator("th.winner")).to_contain_text("Green")
    expect(found.get_by_text("Place 1")).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth") <= width
