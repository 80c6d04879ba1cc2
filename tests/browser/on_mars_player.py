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
    PLACES = PLACES
    ON_PHONE = "Actions"

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
        loose = self.loose(text)
        if loose.count():
            self.press(loose.first)
            return
        for thing in self.things_of(question, text):
            if thing["kind"] in PLACES and not self.is_selected(text):
                self.point(thing["kind"], thing["name"])
        if not self.is_selected(text):
            # Two answers may speak of the same pieces: their buttons are there now.
            self.press(loose.first if loose.count() else self.listed(text))

    def place_of(self, kind: str) -> tuple[str, str]:
        """Return the tabs in which things of a kind lie now: cards may lie on display."""
        if kind in ("card", "scientist", "contract"):
            return DISPLAYS.get(self.sheet()["question"]["key"], PLACES[kind])
        return PLACES[kind]
