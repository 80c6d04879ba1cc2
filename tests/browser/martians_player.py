"""Somebody who plays Martians at the drawn table: how he points."""

from __future__ import annotations

from typing import Any, Final

from browser.martians_plan import wish
from browser.pointing import Pointer

# Where things lie: the names of the tabs beside a desk and on a phone.
BASE: Final = ("", "Base")
QUARTERS: Final = ("", "Quarters")
MINE: Final = ("", "Mining")
CARDS: Final = ("Cards", "Cards")
CORPORATIONS: Final = ("Corporations", "Firms")
PLACES: Final = {
    "field": BASE,
    "installation": BASE,
    "quarters": QUARTERS,
    "delivery": QUARTERS,
    "spot": MINE,
    "research": CARDS,
    "order": CARDS,
    "requirement": CARDS,
    "crop": CARDS,
    "staff": CARDS,
    "corporation": CORPORATIONS,
    "technology": CORPORATIONS,
    "specialist": CORPORATIONS,
}


class Person(Pointer):
    """Plays Martians; what is no piece has a button above the board."""

    BOARD = ".martians"
    PLACES = PLACES
    ON_PHONE = "Base"

    def wish(self, sheet: dict[str, Any]) -> str:
        """Return the answer of the plan."""
        return wish(sheet, self.answered)

    def choose(self, question: dict[str, Any], text: str) -> None:
        """Point at the pieces of an answer until no other one is left."""
        loose = self.loose(text)
        if loose.count():
            self.press(loose.first)
            return
        pointed: list[str] = []
        for thing in self.things_of(question, text):
            if thing["kind"] in PLACES and thing["name"] not in pointed:
                if self.is_selected(text):
                    return
                self.point(thing["kind"], thing["name"])
                pointed.append(thing["name"])
                if loose.count():
                    # What pointing has left open stands above the board.
                    self.press(loose.first)
                    return
        if not self.is_selected(text):
            self.press(self.listed(text))
