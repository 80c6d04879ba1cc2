"""Take a picture of the review of a game of Mission: Red Planet, played by players of a club."""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path

from moment_picture import HEIGHT, SECONDS, WIDTH, photographed
from playwright.sync_api import expect, sync_playwright

import areopolis
from areopolis.core.seen import Seen
from areopolis.core.state import State
from areopolis.players.registry import maker
from browser.house import Visitors, launch_options, running

GAME = "mission-red-planet"
SEED = 12
SEATS = 4
# A quick review is ready within two minutes, in milliseconds.
PATIENCE = 180_000


def played() -> State:
    """Return a game that is over."""
    state = areopolis.game(GAME).new(SEATS, SEED)
    players = [maker("club", SECONDS)(GAME, SEED + seat) for seat in range(SEATS)]
    while not state.over:
        seat = state.deciding[0]
        state.apply(seat, players[seat].choose(Seen(state, seat)))
    return state


def picture() -> bytes:
    """Return the picture of its review."""
    record = played().record()
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
        page.get_by_role("button", name="Review quickly").click()
        turning = page.locator(".turning article")
        expect(turning.first).to_be_visible(timeout=PATIENCE)
        turning.first.get_by_role("button", name="Show this moment on the board").click()
        shot = photographed(page)
        browser.close()
    return shot


if __name__ == "__main__":
    path = Path(sys.argv[1])
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(picture())
    print(path)
