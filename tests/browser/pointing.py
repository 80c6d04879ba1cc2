"""Somebody who plays at a drawn table by pointing at its pieces."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from playwright.sync_api import Locator, Page, expect

from browser.axe import findings
from browser.house import House

CONFIRM: Final = "[data-question] .confirm button"
# The question was answered: another one is asked, somebody else is, or the game is over.
ANSWERED: Final = """known =>
    document.querySelector('[data-question]')?.dataset.question !== known"""


class Pointer:
    """Answers by a plan with a mouse or a finger; the plan and the places belong to the game."""

    # Where the drawn table is found.
    BOARD = ""
    # Where things lie, by kind: the names of the tabs beside a desk and on a phone.
    PLACES: Mapping[str, tuple[str, str]] = {}
    # A tab that a phone alone has.
    ON_PHONE = ""

    def __init__(self, page: Page, house: House, table: str, seat: int, *, touch: bool = False):
        self.page = page
        self.house = house
        self.table = table
        self.seat = seat
        self.touch = touch
        self.board = page.locator(self.BOARD)
        self.answered: list[str] = []
        # What was wrong on the page when a kind of question was asked first, where that is watched.
        self.met: dict[str, list[Any]] | None = None

    def wish(self, sheet: dict[str, Any]) -> str:
        """Return the answer of the plan."""
        raise NotImplementedError

    def fill_in(self, space: dict[str, Any], text: str) -> None:
        """Fill in the composite answer *text*."""
        raise NotImplementedError

    def choose(self, question: dict[str, Any], text: str) -> None:
        """Select the answer *text*."""
        raise NotImplementedError

    def place_of(self, kind: str) -> tuple[str, str]:
        """Return the tabs in which things of a kind lie now."""
        return self.PLACES[kind]

    def open_place(self, kind: str, name: str = "") -> None:
        """Open the part of the table where a thing lies."""
        is_phone = self.board.get_by_role("tab", name=self.ON_PHONE).count() > 0
        self.open_tab(self.place_of(kind)[is_phone])

    def open_tab(self, label: str) -> None:
        """Open a tab of the table; what has none is in sight."""
        if label:
            self.press(self.board.get_by_role("tab", name=label, exact=False))

    def loose(self, text: str) -> Locator:
        """Return the button above the board of an answer that is no piece."""
        return self.board.locator(f'[data-loose="{text}"]:visible')

    def sheet(self) -> dict[str, Any]:
        """Return the table as the server tells it now, without its log."""
        path = f"/api/tables/{self.table}/sheet?seat={self.seat}&since=1000000"
        found: dict[str, Any] = self.house.get(self.page, path)
        return found

    def play(self) -> bool:
        """Answer what is asked by the plan; False where nothing is asked."""
        sheet = self.sheet()
        if sheet["question"] is None:
            return False
        self.inspect(sheet["question"])
        self.answer(self.wish(sheet), sheet)
        return True

    def inspect(self, question: dict[str, Any]) -> None:
        """Look for what is wrong on the page when such a question is asked for the first time."""
        if self.met is not None and question["key"] not in self.met:
            self.page.locator(f'[data-question="{question["id"]}"]').wait_for()
            self.met[question["key"]] = findings(self.page)

    def answer(self, text: str, sheet: dict[str, Any] | None = None) -> None:
        """Give the answer *text* by pointing, confirm it, and wait until it is taken."""
        question = (sheet or self.sheet())["question"]
        known = str(question["id"])
        self.page.locator(f'[data-question="{known}"]').wait_for()
        if question["space"] is not None:
            self.fill_in(question["space"], text)
        else:
            self.choose(question, text)
        self.press(self.page.locator(CONFIRM))
        self.page.wait_for_function(ANSWERED, arg=known)
        self.answered.append(f"{question['key']}: {text}")

    def things_of(self, question: dict[str, Any], text: str) -> list[dict[str, Any]]:
        """Return what the answer *text* speaks of."""
        (answer,) = [one for one in question["answers"] if one["text"] == text]
        things: list[dict[str, Any]] = answer["things"]
        return things

    def is_selected(self, text: str) -> bool:
        """Whether the answer *text* waits for confirmation."""
        return self.page.locator(f'[data-answer="{text}"][aria-pressed="true"]').count() > 0

    def listed(self, text: str) -> Locator:
        """Return an answer in the list, once all of it is drawn; a phone unfolds it first."""
        expect(self.page.locator("[data-later]")).to_have_count(0)
        found = self.page.locator(f'[data-answer="{text}"]')
        if not found.is_visible():
            self.press(self.page.locator(".fold button"))
        return found

    def point(self, kind: str, name: str) -> None:
        """Point at a piece that glows, wherever it lies, once all is drawn that is in sight."""
        expect(self.page.locator("[data-later]")).to_have_count(0)
        piece = self.board.locator(f'[data-thing="{kind}:{name}"].is-target:visible')
        if not piece.count():
            self.open_place(kind, name)
        self.press(piece.first)

    def press(self, button: Locator) -> None:
        """Click with a mouse, or tap with a finger."""
        if self.touch:
            button.tap()
        else:
            button.click()
