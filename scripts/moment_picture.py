"""Take pictures of real moments of games at their drawn tables, played by players of a club."""

from __future__ import annotations

import base64
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple

from playwright.sync_api import Page, expect, sync_playwright

import areopolis
from areopolis.core.seen import Seen
from areopolis.core.state import State
from areopolis.players.registry import maker
from browser.house import Visitors, launch_options, running

SEATS = 3
WIDTH, HEIGHT = 1440, 900
QUALITY = 82
# Nobody is hurried: the moment is the same on every machine.
SECONDS = 60.0

# Whether this is the moment, by the view of the first seat and what it may answer.
Test = Callable[[dict[str, Any], list[str]], bool]


class Moment(NamedTuple):
    """Which game is played, and at which question of the first seat it is seen."""

    seed: int
    options: dict[str, Any]
    question: str
    is_it: Test


MOMENTS = {
    # Several sites for a building, in the middle of the game.
    "on-mars": Moment(3, {}, "construct-at", lambda view, answers: len(answers) >= 4),
    # The last round: the first seat begins a turn.
    "martians": Moment(
        2,
        {"mode": "koop1", "scenario": "S1"},
        "take-step",
        lambda view, answers: bool(view["round"] == 4 and view["time"] >= 3),
    ),
    # Cities, greenery and oceans lie on the planet, and there are cards to play.
    "terraforming-mars": Moment(
        5,
        {},
        "take-action",
        lambda view, answers: (
            view["generation"] >= 8
            and len([text for text in answers if text.startswith("play ")]) >= 3
        ),
    ),
}


def played(game: str, moment: Moment) -> State:
    """Play to the moment: everybody plays as well as in a club."""
    state = areopolis.game(game).new(SEATS, moment.seed, moment.options)
    players = [maker("club", SECONDS)(game, moment.seed + seat) for seat in range(SEATS)]
    while not state.over:
        seat = state.deciding[0]
        decision = state.decision(seat)
        is_asked = seat == 0 and decision.question == moment.question
        if is_asked and moment.is_it(state.view(0), [option.text for option in decision.options]):
            return state
        state.apply(seat, players[seat].choose(Seen(state, seat)))
    raise AssertionError("the moment comes before the end")


def picture(game: str) -> bytes:
    """Return the picture of the moment."""
    record = played(game, MOMENTS[game]).record()
    with (
        tempfile.TemporaryDirectory() as kept,
        running(Path(kept)) as house,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(**launch_options())
        page = Visitors(browser, house)(width=WIDTH, height=HEIGHT)
        others = [{"holder": "ai", "level": "club"}] * (SEATS - 1)
        body = {"record": record, "seats": [{"holder": "me", "name": "Ada"}, *others]}
        table = house.post(page, "/api/tables/import", body)["table"]
        page.goto(f"/table/{table}")
        expect(page.locator("main").first).to_be_visible()
        shot = photographed(page)
        browser.close()
    return shot


def photographed(page: Page) -> bytes:
    """Return a picture of a page that has come to rest."""
    page.wait_for_timeout(2500)
    chrome = page.context.new_cdp_session(page)
    shot = chrome.send("Page.captureScreenshot", {"format": "webp", "quality": QUALITY})
    return base64.b64decode(shot["data"])


if __name__ == "__main__":
    name, path = sys.argv[1], Path(sys.argv[2])
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(picture(name))
    print(path)
