"""Somebody who learns a game in the tutorial, by doing what the coach says."""

from __future__ import annotations

import re
from typing import Final

from playwright.sync_api import Locator, Page, expect

from browser.house import shoot
from browser.pointing import CONFIRM

# The coach speaks of something else, or there is another coach.
NEXT_STEP: Final = "said => document.querySelector('.coach')?.dataset.step !== said"
# A piece that shows the thing is lit and lies in the table's part of the screen, at least in part.
SEEN: Final = """thing => {
    const room = document.querySelector('main').getBoundingClientRect();
    return [...document.querySelectorAll(`main [data-thing="${thing}"].is-lit`)]
        .map((piece) => piece.getBoundingClientRect())
        .some(({top, bottom, left, right}) => right > left && right > room.left
            && left < room.right && bottom > room.top && top < room.bottom);
}"""
# A coach leaves this share of a phone to the board, and this height to answers beside it.
MOST_OF_A_PHONE: Final = 0.45
FEWEST_ANSWERS: Final = 80


class Learner:
    """Sits at the table of a lesson."""

    def __init__(self, page: Page, game: str, next_word: str = "Next") -> None:
        self.page = page
        self.game = game
        self.next_word = next_word

    @property
    def coach(self) -> Locator:
        """Where the coach speaks."""
        return self.page.locator(".coach")

    def follow(self, line: tuple[str, ...]) -> None:
        """Read what the coach says and give the answers of a lesson's *line*."""
        for advised in line:
            self.read_on()
            self.expect_lit()
            said = self.coach.get_attribute("data-step")
            self.answer(advised)
            self.page.wait_for_function(NEXT_STEP, arg=said)
            self.expect_room()
        self.read_on()

    def answer(self, text: str) -> None:
        """Give an answer from the list, as somebody does who does not point at the board."""
        self.unfold(text)
        listed = self.page.locator(f'[data-answer="{text}"]')
        if listed.count():
            listed.click()
        else:
            self.fill_in(text)
        self.page.locator(CONFIRM).click()

    def unfold(self, text: str) -> None:
        """Wait for the answers, which a phone unfolds first."""
        shown = self.page.locator(f'#answers :is([data-answer="{text}"], fieldset)').first
        expect(shown).to_be_attached()
        if not shown.is_visible():
            self.page.locator('[aria-controls="answers"]').click()

    def fill_in(self, text: str) -> None:
        """Fill in an answer in several parts; a payment begins with what is proposed."""
        form = self.page.locator("#answers fieldset")
        for amount, name in re.findall(r"(\d+) ([a-z]+)", text):
            form.locator(f'input[name="{name}"]').fill(amount)
        for name in text.split()[1:]:
            item = form.locator(f'[data-item="{name}"]')
            if item.count():
                item.check()

    def read_on(self) -> None:
        """Press "Next" until the coach wants an answer or the lesson is over."""
        expect(self.coach).to_be_visible()
        more = self.page.get_by_role("button", name=self.next_word, exact=True)
        while more.count():
            self.expect_lit()
            self.expect_room()
            more.click()

    def expect_lit(self) -> None:
        """Everything that the coach speaks of is lit, and the first of it is seen.

        On a phone the rest may lie in another tab.
        """
        things = (self.coach.get_attribute("data-things") or "").split()
        for thing in things[:1] if self.is_phone else things:
            expect(self.page.locator(f'main [data-thing="{thing}"].is-lit').first).to_be_attached()
        for thing in things[:1]:
            self.page.wait_for_function(SEEN, arg=thing)

    @property
    def is_phone(self) -> bool:
        """Whether the screen is higher than it is wide."""
        size = self.page.viewport_size
        return size is not None and size["width"] < size["height"]

    def expect_room(self) -> None:
        """A coach on a phone leaves room for the board, and elsewhere for the answers."""
        size, box = self.page.viewport_size, self.coach.bounding_box()
        if not self.is_phone:
            answers = self.page.locator("#answers")
            shown = answers.bounding_box() if answers.count() else None
            assert shown is None or shown["height"] >= FEWEST_ANSWERS
        else:
            assert size is not None
            assert box is not None
            assert box["height"] < size["height"] * MOST_OF_A_PHONE

    def shoot(self, name: str) -> None:
        """Keep a picture of a lesson where pictures are wanted."""
        shoot(self.page, f"lesson-{self.game}-{name}-{'phone' if self.is_phone else 'desk'}")
