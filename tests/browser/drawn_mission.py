"""A person at the drawn table of Mission: Red Planet: answers by pointing at pieces."""

from __future__ import annotations

import re
import time
from collections.abc import Callable
from random import Random
from typing import Any, Final

from playwright.sync_api import Locator, Page, expect

from browser.house import House, shoot
from kit.patience import PAUSE, Patience, until

GAME: Final = "mission-red-planet"
SEAT: Final = 0
QUIET: Final = "() => document.querySelectorAll('.mission .flyer').length === 0"
# What this browser keeps between visits; these people need no second press.
SETTINGS: Final = "areopolis.settings"

Thing = tuple[str, str]


class Pointer:
    """Plays one seat by pointing; *is_touch* taps on a phone."""

    def __init__(
        self,
        page: Page,
        house: House,
        table: str,
        *,
        is_touch: bool = False,
        name: str = "board",
        inspect: Callable[[Page], Any] = lambda _: None,
    ) -> None:
        self.page = page
        self.house = house
        self.table = table
        self.is_touch = is_touch
        self.name = name
        self.inspect = inspect
        self.random = Random(4)
        self.played: list[str] = []
        # Questions met so far, with what was found when each was asked first.
        self.met: dict[str, Any] = {}

    def sheet(self) -> dict[str, Any]:
        """Return the table as the server shows it to this seat."""
        path = f"/api/tables/{self.table}/sheet?seat={SEAT}&since=1000000"
        found: dict[str, Any] = self.house.get(self.page, path)
        return found

    def await_turn(self) -> dict[str, Any]:
        """Return the sheet once this seat is asked or the game is over."""
        waiting = Patience()
        while True:
            sheet = self.sheet()
            if sheet["question"] or sheet["ending"]:
                return sheet
            waiting.look(sheet["version"])
            time.sleep(PAUSE)

    def play(self, most: int = 10_000) -> None:
        """Answer until the game is over, or so many questions are answered."""
        for _ in range(most):
            sheet = self.await_turn()
            if sheet["ending"]:
                return
            self.meet(sheet["question"])
            self.answer(sheet["question"])
            self.await_answer(sheet["question"]["id"])

    def meet(self, question: dict[str, Any]) -> None:
        """Look at the table when a question is asked for the first time."""
        if question["key"] not in self.met:
            expect(self.page.locator("#question-text")).to_have_text(question["text"])
            shoot(self.page, f"mission-{self.name}-{question['key']}")
            self.met[question["key"]] = self.inspect(self.page)

    def await_answer(self, question: int) -> None:
        """Wait until the server has the answer to a question."""
        until(lambda: not (asked := self.sheet()["question"]) or asked["id"] != question)

    def answer(self, question: dict[str, Any]) -> None:
        """Give one legal answer, chosen at random, by pointing at everything that it speaks of."""
        expect(self.page.locator("#question-text")).to_have_text(question["text"])
        self.page.wait_for_function(QUIET)
        if question["space"]:
            self.choose_items(question["space"])
            return
        answers = question["answers"]
        # An explorer who only stops shows nothing.
        wanted = self.random.choice([one for one in answers if one["text"] != "stop"] or answers)
        self.played.append(wanted["text"])
        things = [(thing["kind"], thing["name"]) for thing in wanted["things"]]
        if not things:
            self.press(f"[data-says='{wanted['key']}'].glows")
        elif things[0][0] == "colour":
            self.press(self.figure(things))
        else:
            for kind, name in needed(things, answers):
                self.press(f"[data-thing='{kind}:{name}'].glows")

    def figure(self, things: list[Thing]) -> str:
        """Return somebody's astronaut in a zone or aboard a ship."""
        (_, colour), (kind, place) = things
        piece = "crowd" if kind == "zone" else "mate"
        return f"[data-{piece}='{place}:{colour}'].glows"

    def choose_items(self, space: dict[str, Any]) -> None:
        """Answer a composite question: point at so many items, then confirm."""
        count = self.random.randint(space["least"], space["most"])
        chosen = self.random.sample([item["name"] for item in space["items"]], count)
        for name in chosen:
            self.press(f"[data-thing='{space['items'][0]['kind']}:{name}'].glows")
        self.played.append(" ".join([space["verb"], *chosen]))
        self.page.get_by_role("button", name="Confirm").click()

    def press(self, selector: str) -> None:
        """Click or tap a glowing piece, which must be in sight."""
        piece = self.page.locator(f".mission {selector}").first
        expect(piece).to_be_visible()
        if self.is_touch:
            self.tap(piece)
        else:
            piece.click()

    def tap(self, piece: Locator) -> None:
        """Tap a piece; one that waits on another page of the board is called for by its tab."""
        hidden = piece.locator("xpath=ancestor::*[@inert]")
        if hidden.count():
            tab = self.page.locator(f"[id='{hidden.get_attribute('aria-labelledby')}']")
            expect(tab.locator(".call")).to_be_visible()
            tab.tap()
        expect(hidden).to_have_count(0)
        piece.tap()


def needed(things: list[Thing], answers: list[dict[str, Any]]) -> list[Thing]:
    """Return what must be pointed at: what all answers share goes unsaid."""
    pointed: list[Thing] = []
    left = [[(t["kind"], t["name"]) for t in answer["things"]] for answer in answers]
    for place, thing in enumerate(things):
        if len(left) == 1 and pointed:
            break
        if len(left) > 1 and all(len(one) > place and one[place] == thing for one in left):
            continue
        pointed.append(thing)
        left = [one for one in left if len(one) > place and one[place] == thing]
    return pointed


def sit_down(page: Page, house: House, table: str, confirm: bool = False) -> None:
    """Open the table in the browser of *page*."""
    kept = '{"confirm": true}' if confirm else '{"confirm": false}'
    page.evaluate("([name, kept]) => localStorage.setItem(name, kept)", [SETTINGS, kept])
    page.goto(f"/table/{table}")
    expect(page.locator(".mission")).to_be_visible()


def raw_keys(page: Page) -> list[str]:
    """Return words on the board that nobody has translated."""
    said = page.evaluate(
        """() => {
            const board = document.querySelector('.mission');
            const labels = [...board.querySelectorAll('[aria-label], [title]')];
            const spoken = labels.map(node => node.getAttribute('aria-label') ?? node.title);
            return [board.textContent, ...spoken].join('\\n');
        }"""
    )
    return re.findall(r"\\b(?:table|stop|web|view|score|global-mission)\\.[a-z-]+|\\{\\w+\\}", said)
