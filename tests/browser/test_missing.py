"""An address at which nothing stands."""

from __future__ import annotations

from playwright.sync_api import expect

from browser.house import Visitors


def test_whoever_is_lost_finds_back_to_the_lobby(visit: Visitors) -> None:
    visit.expected.append("404 (Not Found)")
    page = visit("/no/such/page")

    expect(page.get_by_role("heading", name="Nothing is here")).to_be_visible()
    page.get_by_role("link", name="To the lobby").click()
    expect(page.get_by_role("heading", name="Board games about Mars")).to_be_visible()
