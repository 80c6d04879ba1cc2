"""Take a picture of a real moment of On Mars at the drawn table: where a building can stand."""

from __future__ import annotations

import base64
import sys
import tempfile
from pathlib import Path
from typing import Any

from playwright.sync_api import expect, sync_playwright

import areopolis
from areopolis.core.space import Choose
from areopolis.core.state import State
from browser.house import Visitors, launch_options, running
from browser.on_mars_plan import wish

GAME = "on-mars"
SEED = 3
SEATS = 3
# The moment is in the middle of the game: the first seat has several sites to choose from.
ROUND = 12
QUESTION = "construct-at"
SITES = 4
WIDTH, HEIGHT = 1440, 900
QUALITY = 82


def moment() -> State:
    """Play to the moment: everybody follows one plan."""
    game = areopolis.game(GAME)
    state = game.new(seats=SEATS, seed=SEED)
    while not state.over:
        seat = state.deciding[0]
        decision = state.decision(seat)
        is_asked = seat == 0 and decision.question == QUESTION
        if is_asked and len(decision.options) >= SITES and state.view(0)["round"] >= ROUND:
            return state
        state.play(seat, wish(sheet(state, seat)))
    raise AssertionError("the moment comes before the end")


def sheet(state: State, seat: int) -> dict[str, Any]:
    """Return what the plan looks at."""
    decision = state.decision(seat)
    space = decision.space
    return {
        "seat": seat,
        "view": state.view(seat),
        "outlook": state.game.outlook(state, seat),
        "question": {
            "key": decision.question,
            "answers": [{"text": str(option)} for option in decision.options],
            "space": None if not isinstance(space, Choose) else composite(space),
        },
    }


def composite(space: Choose) -> dict[str, Any]:
    """Return a composite answer as servers describe it."""
    items = [{"name": name, "cap": cap} for name, cap in zip(space.names, space.caps, strict=True)]
    return {"verb": space.verb, "least": space.least, "most": space.most, "items": items}


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
        rivals = [{"holder": "ai", "level": "club"}] * (SEATS - 1)
        body = {"record": record, "seats": [{"holder": "me", "name": "Ada"}, *rivals]}
        table = house.post(page, "/api/tables/import", body)["table"]
        page.goto(f"/table/{table}")
        expect(page.locator(".on-mars .is-target").first).to_be_visible()
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
