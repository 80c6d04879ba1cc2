"""Somebody who plays at the plain table: looks at what is asked, answers, waits for the next."""

from __future__ import annotations

from random import Random
from typing import Final

from playwright.sync_api import Page

from browser.house import soon

# The answers of others come within so many seconds.
OTHERS: Final = 120.0
ASKED: Final = "[data-question]"
ENDING: Final = ".ending"
# Of a composite answer: boxes without a tick, and buttons that add one.
TICKS: Final = ":is(input[type=checkbox], input[type=radio])"
UNTAKEN: Final = f":is({TICKS}:not(:checked), .amount button:last-child):enabled"
# A new question, or the end of the game.
NEXT: Final = """known => document.querySelector('.ending')
    || (document.querySelector('[data-question]')?.dataset.question ?? known) !== known"""


def show_plain(page: Page, game: str) -> None:
    """Let every table of *game* be plain in the browser of *page*."""
    page.evaluate(
        """game => localStorage.setItem('areopolis.settings', JSON.stringify({plain: [game]}))""",
        game,
    )


def asked(page: Page, known: str = "") -> str | None:
    """Return the id of the question after the *known* one; None at the end of the game."""
    page.wait_for_function(NEXT, arg=known, timeout=soon(OTHERS))
    if page.locator(ENDING).count():
        return None
    return page.locator(ASKED).get_attribute("data-question")


class Clicker:
    """Clicks on legal answers until the game is over."""

    def __init__(self, page: Page, seed: int) -> None:
        self.page = page
        self.random = Random(seed)
        self.answered = 0

    def play(self) -> None:
        """Answer every question until the end."""
        known = asked(self.page)
        while known is not None:
            self.answer()
            self.answered += 1
            known = asked(self.page, known)

    def answer(self) -> None:
        """Answer the question that is open."""
        answers = self.page.locator(f"{ASKED} [data-answer]")
        count = answers.count()
        if count:
            answers.nth(self.random.randrange(count)).click()
        else:
            self.fill_in()
        self.page.locator(f"{ASKED} .confirm button").click()

    def fill_in(self) -> None:
        """Take items of a composite answer until it can be sent; a payment begins with ours."""
        confirm = self.page.locator(f"{ASKED} .confirm button")
        items = self.page.locator(f"{ASKED} fieldset {TICKS}")
        if items.count() and self.random.random() < 0.5:
            items.nth(self.random.randrange(items.count())).check()
        while confirm.is_disabled():
            more = self.page.locator(f"{ASKED} fieldset").locator(UNTAKEN)
            more.nth(self.random.randrange(more.count())).click()
