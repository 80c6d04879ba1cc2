"""Take a picture of a real moment of Mission: Red Planet at the drawn table."""

from __future__ import annotations

import base64
import random
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

from playwright.sync_api import Page, expect, sync_playwright

from browser.house import House, Visitors, launch_options, running

GAME = "mission-red-planet"
SEED = 31
SEATS = 5
# The moment is late in the game, with much on the planet: a question of the first seat.
STOP = "round-9"
CHARACTER = "choose explorer"
QUESTION = "make-move"
WIDTH, HEIGHT = 1440, 900
QUALITY = 82


def picture() -> bytes:
    """Play to the moment and return the picture of it."""
    with (
        tempfile.TemporaryDirectory() as kept,
        running(Path(kept), fixed_seed=str(SEED)) as house,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(**launch_options())
        page = Visitors(browser, house)(width=WIDTH, height=HEIGHT)
        rivals = [{"holder": "ai", "level": "club"}] * (SEATS - 1)
        person = Person(page, house, [{"holder": "me"}, *rivals])

        person.play_to_the_moment()
        page.goto(f"/table/{person.table}")
        expect(page.locator(".mission .glows").first).to_be_visible()
        page.wait_for_timeout(1000)
        chrome = page.context.new_cdp_session(page)
        shot = chrome.send("Page.captureScreenshot", {"format": "webp", "quality": QUALITY})
        browser.close()
    return base64.b64decode(shot["data"])


class Person:
    """Answers for the first seat, at random."""

    def __init__(self, page: Page, house: House, seats: list[dict[str, Any]]) -> None:
        self.page = page
        self.house = house
        self.table = house.open_table(page, GAME, seats)["table"]
        self.chance = random.Random(SEED)

    def await_question(self) -> dict[str, Any]:
        """Return the table as the first seat sees it, asked or at the end."""
        while True:
            path = f"/api/tables/{self.table}/sheet?seat=0&since=1000000"
            sheet: dict[str, Any] = self.house.get(self.page, path)
            if sheet["question"] or sheet["ending"]:
                return sheet
            time.sleep(0.1)

    def play_to_the_moment(self) -> None:
        """Answer until the question of the picture is asked."""
        while True:
            sheet = self.await_question()
            assert not sheet["ending"], "the moment comes before the end"
            if sheet["view"]["stop"] == STOP and sheet["question"]["key"] == QUESTION:
                return
            self.answer(sheet)

    def answer(self, sheet: dict[str, Any]) -> None:
        """Send an answer; the character of the picture is kept for its moment."""
        question = sheet["question"]
        if space := question["space"]:
            items = [item["name"] for item in space["items"]]
            text = " ".join([space["verb"], *items[: space["least"]]])
        else:
            texts: list[str] = [one["text"] for one in question["answers"]]
            is_time = sheet["view"]["stop"] == STOP and CHARACTER in texts
            others = [text for text in texts if text != CHARACTER]
            text = CHARACTER if is_time else self.chance.choice(others or texts)
        nonce = f"{self.chance.getrandbits(128):032x}"
        move = {"seat": 0, "question": question["id"], "text": text, "nonce": nonce}
        self.house.post(self.page, f"/api/tables/{self.table}/moves", move)


if __name__ == "__main__":
    path = Path(sys.argv[1])
    path.write_bytes(picture())
    print(path)
