"""Somebody who plays On Mars at the drawn table: how he points."""

from __future__ import annotations

from typing import Any, Final

from browser.on_mars_plan import wish
from browser.pointing import Pointer

# Where things lie: the names of the tabs beside a desk and on a phone.
MINE: Final = ("My board", "My board")
ACTIONS: Final = ("", "Actions")
MAP: Final = ("", "Mars")
PLACES: Final = {
    "main-action": ACTIONS,
    "grid": ACTIONS,
    "item": ACTIONS,
    "space": ACTIONS,
    "side": ACTIONS,
    "exploration": ACTIONS,
    "colonists-at": ACTIONS,
    "hex": MAP,
    "building": MAP,
    "benefit": MAP,
    "lab": MINE,
    "tech": MINE,
    "executive": MINE,
    "depot": MINE,
    "goal": MINE,
    "card": MINE,
    "scientist": MINE,
    "contract": MINE,
}
BLUEPRINTS: Final = ("Blueprints", "Cards")
SCIENCE: Final = ("Scientists and contracts", "Cards")
DISPLAYS: Final = {
    "take-blueprint": BLUEPRINTS,
    "take-more-blueprints": BLUEPRINTS,
    "hire": SCIENCE,
    "refill-display": SCIENCE,
}


class Person(Pointer):
    """Plays On Mars; what is no piece has a button above the board, and the list has all."""

    BOARD = ".on-mars"

    def wish(self, sheet: dict[str, Any]) -> str:
        """Return the answer of the plan."""
        return wish(sheet)

    def fill_in(self, space: dict[str, Any], text: str) -> None:
        """Point at the items of a composite answer; those that lie nowhere stand in the list."""
        for name in text.split()[1:]:
            if name == "nothing":
                continue
            (item,) = [one for one in space["items"] if one["name"] == name]
            if item["kind"] in PLACES:
                self.point(item["kind"], name)
            else:
                more = self.page.get_by_role("button", name=f"One more: {item['label']}")
                self.press(more if more.count() else self.page.locator(f'[data-item="{name}"]'))

    def choose(self, question: dict[str, Any], text: str) -> None:
        """Point at the pieces of an answer until no other one is left."""
        (answer,) = [one for one in question["answers"] if one["text"] == text]
        loose = self.board.locator(f'[data-loose="{text}"]:visible')
        if loose.count():
            self.press(loose.first)
            return
        for thing in answer["things"]:
            if thing["kind"] in PLACES and not self.is_selected(text):
                self.point(thing["kind"], thing["name"])
        if not self.is_selected(text):
            # Two answers may speak of the same pieces: their buttons are there now.
            self.press(loose.first if loose.count() else self.listed(text))

    def open_place(self, kind: str, name: str = "") -> None:
        """Open the part of the table where a thing lies."""
        question = self.sheet()["question"]
        is_phone = self.board.get_by_role("tab", name="Actions").count() > 0
        place = PLACES[kind]
        if kind in ("card", "scientist", "contract"):
            place = DISPLAYS.get(question["key"], place)
        label = place[is_phone]
        if label:
            self.press(self.board.get_by_role("tab", name=label, exact=False))
