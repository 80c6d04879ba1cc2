"""Take a picture of a real moment of Martians at the drawn table: three run the colony together."""

from __future__ import annotations

import base64
import sys
import tempfile
from pathlib import Path

from playwright.sync_api import expect, sync_playwright

import areopolis
from areopolis.core.seen import Seen
from areopolis.core.state import State
from areopolis.players.registry import maker
from browser.house import Visitors, launch_options, running

GAME = "martians"
SEED = 2
SEATS = 3
OPTIONS = {"mode": "koop1", "scenario": "S1"}
# The moment is in the last round: the first seat begins a turn.
ROUND = 4
QUESTION = "take-step"
TIME = 3
WIDTH, HEIGHT = 1440, 900
QUALITY = 82


def moment() -> State:
    """Play to the moment: everybody plays as well as in a club."""
    game = areopolis.game(GAME)
    state = game.new(SEATS, SEED, OPTIONS)
    players = [maker("club", 10.0)(GAME, SEED + seat) for seat in range(SEATS)]
    while not state.over:
        seat = state.deciding[0]
        view = state.view(0)
        is_asked = seat == 0 and state.decision(seat).question == QUESTION
        if is_asked and view["round"] == ROUND and view["time"] >= TIME:
            return state
        state.apply(seat, players[seat].choose(Seen(state, seat)))
    raise AssertionError("the moment comes before the end")


def picture() -> bytes:
    """Return the picture of the moment."""
    record = moment().record()
    with (
        tempfile.TemporaryDirectory() as kept,
        running(Path(kept)) as house,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(**launch_options())
        page = Visitors(browser, house)(width=WIDTH, height=HEIGHT)
        partners = [{"holder": "ai", "level": "club"}] * (SEATS - 1)
        body = {"record": record, "seats": [{"holder": "me", "name": "Ada"}, *partners]}
        table = house.post(page, "/api/tables/import", body)["table"]
        page.goto(f"/table/{table}")
        expect(page.locator(".martians .is-target").first).to_be_visible()
        page.wait_for_timeout(1000)
        chrome = page.context.new_cdp_session(page)
        shot = chrome.send("Page.captureScreenshot", {"format": "webp", "quality": QUALITY})
        browser.close()
    return base64.b64decode(shot["data"])


if __name__ == "__main__":
    path = Path(sys.argv[1])
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(picture())
    print(path)
