"""Whole games at the plain table by keyboard alone."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Final

import pytest
from playwright.sync_api import Page, expect

from browser.house import House, Visitors, shoot
from browser.plain import ASKED, asked, show_plain
from kit import short_options

GAME: Final = "mission-red-planet"
# No page has so many places for the focus.
TABS_MOST: Final = 80


class Typist:
    """Answers with numbers, arrows, Tab, Space and Enter; never touches a mouse."""

    def __init__(self, page: Page, is_alone: Callable[[], bool] = lambda: True) -> None:
        self.page = page
        # Whether nobody else is asked: after an answer of theirs ours cannot be taken back.
        self.is_alone = is_alone
        self.keys = page.keyboard
        self.random = Random(3)
        self.ways: set[str] = set()

    def play(self) -> None:
        """Answer every question until the end; take one answer back."""
        known = asked(self.page)
        text = ""
        while known is not None:
            undo = self.page.get_by_role("button", name="Undo")
            if "undo" not in self.ways and self.is_alone() and undo.is_visible():
                known = self.take_back(known, text)
            text = self.page.locator("#question-text").inner_text()
            count = self.page.locator(f"{ASKED} [data-answer]").count()
            if count == 0:
                self.fill_in()
            elif self.random.random() < 0.5:
                self.type_number(count)
            else:
                self.walk(count)
            known = asked(self.page, known)

    def take_back(self, known: str, text: str) -> str:
        """Take the last answer back: the question before, *text*, is asked again."""
        self.ways.add("undo")
        self.keys.press("u")
        again = asked(self.page, known)
        assert again is not None
        expect(self.page.locator("#question-text")).to_have_text(text)
        return again

    def type_number(self, count: int) -> None:
        """Type the number of an answer and confirm it."""
        self.ways.add("number")
        number = self.random.randrange(count) + 1
        self.keys.type(str(number))
        if number * 10 <= count:
            # There is a longer number that begins like this one.
            self.keys.press("Enter")
        expect(self.page.locator(f"{ASKED} [aria-pressed=true]")).to_have_count(1)
        self.keys.press("Enter")

    def walk(self, count: int) -> None:
        """Go down to an answer, choose it and confirm it."""
        self.ways.add("arrows")
        for _ in range(self.random.randrange(count) + 1):
            self.keys.press("ArrowDown")
        self.keys.press("Enter")
        self.keys.press("Enter")

    def fill_in(self) -> None:
        """Go into the form, take the first thing that can be taken until all is well, confirm."""
        self.ways.add("form")
        self.keys.press("ArrowDown")
        confirm = self.page.locator(f"{ASKED} .confirm button")
        while confirm.is_disabled():
            if self.focus_matches("input[type=number]"):
                self.keys.press("ArrowUp")
            else:
                self.keys.press("Space")
            self.keys.press("Tab")
        self.tab_to(f"{ASKED} .confirm button")
        self.keys.press("Enter")

    def tab_to(self, selector: str) -> None:
        """Go to a place on the page."""
        for _ in range(TABS_MOST):
            if self.focus_matches(selector):
                return
            self.keys.press("Tab")
        raise AssertionError(f"the keyboard does not reach {selector}")

    def focus_matches(self, selector: str) -> bool:
        """Whether the focus is on what *selector* describes."""
        found: bool = self.page.evaluate(
            "selector => document.activeElement?.matches(selector) ?? false", selector
        )
        return found


@pytest.mark.parametrize(("game", "seats"), [(GAME, 3), ("on-mars", 2)])
def test_a_whole_game_is_played_by_keyboard_alone(
    visit: Visitors, house: House, game: str, seats: int
) -> None:
    page = visit("/settings")
    show_plain(page, game)
    ai = {"holder": "ai", "level": "newcomer"}
    held = [{"holder": "me"}, *[ai] * (seats - 1)]
    created = house.open_table(page, game, held, options=short_options(game))
    page.goto(f"/table/{created['table']}")
    sheet = f"/api/tables/{created['table']}/sheet?seat=0"
    typist = Typist(page, lambda: bool(house.get(page, sheet)["waiting"] == [0]))
    typist.play()

    assert {"number", "arrows", "undo"} <= typist.ways
    expect(page.locator("#ending-title")).to_be_visible()
    expect(page.locator(".ending tfoot td")).to_have_count(seats)
    shoot(page, f"plain-keyboard-end-{game}")


def test_keys_help_filter_undo_and_switch(visit: Visitors, house: House) -> None:
    page = visit("/settings")
    created = house.open_table(
        page, GAME, [{"holder": "me"}, {"holder": "ai", "level": "newcomer"}]
    )
    page.goto(f"/table/{created['table']}")
    typist = Typist(page)
    first = asked(page)
    assert first is not None

    # From the drawn table to the plain one, which stays.
    typist.tab_to("button[aria-label$='Show the plain table']")
    page.keyboard.press("Enter")
    expect(page.locator("div.plain")).to_be_visible()
    page.reload()
    expect(page.locator("div.plain")).to_be_visible()

    page.keyboard.press("?")
    expect(page.get_by_role("dialog", name="Keyboard")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog", name="Keyboard")).to_be_hidden()

    # A mission is kept; then nine characters are offered, enough for a filter.
    page.keyboard.press("1")
    page.keyboard.press("Enter")
    second = asked(page, first)
    assert second is not None
    expect(page.locator("[data-answer]")).to_have_count(9)
    page.keyboard.press("/")
    expect(page.locator(".filter input")).to_be_focused()
    page.keyboard.type("pilot")
    expect(page.locator("[data-answer]")).to_have_count(1)
    page.keyboard.press("ArrowDown")
    page.keyboard.press("Enter")
    expect(page.locator("[aria-pressed=true][data-answer]")).to_have_count(1)
    page.keyboard.press("Escape")
    expect(page.locator("[aria-pressed=true][data-answer]")).to_have_count(0)
