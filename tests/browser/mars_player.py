"""Somebody who plays Terraforming Mars at the drawn table: his plan, and how he points."""

from __future__ import annotations

from typing import Any, Final

from browser.pointing import Pointer

# What is taken where it is offered, the best first.
WISHES: Final = (
    "claim",
    "convert",
    "fund",
    "project build-colony",
    "project greenery",
    "project aquifer",
    "project asteroid",
    "trade",
    "use",
    "play",
    "end",
    "pass",
)
# Keeps this much after funding an award or building a colony.
RESERVE: Final = 30
COLONIES_WANTED: Final = 1
BOUGHT_MOST: Final = 2
MARGIN: Final = 12


def wish(sheet: dict[str, Any]) -> str:
    """Return the answer that somebody with a simple plan gives to the question on *sheet*."""
    question = sheet["question"]
    space = question["space"]
    if space is not None:
        return composite(sheet, space)
    texts = [answer["text"] for answer in question["answers"]]
    if question["key"] != "take-action":
        return str(texts[0])
    for wanted in WISHES:
        for text in texts:
            if text.startswith(wanted) and is_sensible(sheet, text):
                return str(text)
    return str(texts[-1])


def composite(sheet: dict[str, Any], space: dict[str, Any]) -> str:
    """Return a whole answer: our proposal of a payment, or cheap cards that can be paid."""
    if space["space"] == "pay":
        pairs = zip(space["proposal"], space["items"], strict=True)
        paid = " ".join([f"{amount} {item['name']}" for amount, item in pairs if amount])
        return f"{space['verb']} {paid}"
    names = [item["name"] for item in space["items"]]
    most = min(space["most"], BOUGHT_MOST)
    if sheet["question"]["key"] == "buy-cards":
        most = min(most, max(0, (money(sheet) - MARGIN) // 3))
        names.sort(key=lambda name: sheet["outlook"]["own"]["cards"][name]["price"])
    count = max(space["least"], most if space["verb"] == "buy" else 0)
    return f"{space['verb']} {' '.join(names[:count]) or 'nothing'}"


def money(sheet: dict[str, Any]) -> int:
    """Return the M€ of the seat that looks at *sheet*."""
    return int(sheet["view"]["players"][sheet["seat"]]["stock"]["mc"])


def is_sensible(sheet: dict[str, Any], text: str) -> bool:
    """Whether an answer fits the plan: awards, colonies and trades only with enough money."""
    colour = sheet["view"]["players"][sheet["seat"]]["colour"]
    if text.startswith("fund"):
        return money(sheet) >= RESERVE + 8 and colour not in sheet["view"]["awards"].values()
    if text == "project build-colony":
        owned = sum([tile["owners"].count(colour) for tile in sheet["view"]["colonies"]])
        return money(sheet) >= RESERVE and owned < COLONIES_WANTED
    if text.startswith("project asteroid"):
        return bool(sheet["view"]["temperature"] < 8)
    if text.startswith("project aquifer"):
        return bool(sheet["view"]["oceans"] < 9)
    if text.startswith("project greenery"):
        return bool(sheet["view"]["oxygen"] < 14)
    return True


# Where the things of the board are found; cards may lie in hand or in play.
SIDES: Final = {
    "project": "Actions",
    "milestone": "Actions",
    "award": "Actions",
    "colony": "Colonies",
    "seat": "Players",
}
PLACES: Final = {**SIDES, "project": "Board", "milestone": "Board", "award": "Board"}
PLACES["area"] = PLACES["parameter"] = "Board"
DRAWN: Final = {"card", "area", "colony", "project", "milestone", "award", "seat", "parameter"}


class Person(Pointer):
    """Plays Terraforming Mars; the list is used for what is not a piece."""

    BOARD = ".terraforming-mars"

    def wish(self, sheet: dict[str, Any]) -> str:
        """Return the answer of the plan."""
        return wish(sheet)

    def fill_in(self, space: dict[str, Any], text: str) -> None:
        """Point at the items of a composite answer; a payment is proposed already."""
        if space["space"] == "pay":
            return
        kind = space["items"][0]["kind"]
        for name in text.split()[1:]:
            if name != "nothing":
                self.point(kind, name)

    def choose(self, question: dict[str, Any], text: str) -> None:
        """Point at the pieces of an answer until no other one is left."""
        (answer,) = [one for one in question["answers"] if one["text"] == text]
        for thing in answer["things"]:
            if thing["kind"] in DRAWN and not self.is_selected(text):
                self.point(thing["kind"], thing["name"])
        if self.is_selected(text):
            return
        button = self.board.get_by_role("button", name=answer["label"], exact=True)
        if answer["key"] in ("convert-plants", "convert-heat"):
            self.open_place("project")
            button = self.board.locator(f'[data-convert="{answer["key"]}"]')
        if button.count():
            self.press(button.first)
        else:
            self.press(self.listed(text))

    def open_place(self, kind: str, name: str = "") -> None:
        """Open the part of the table where a thing lies."""
        isolated = self.board.get_by_role("tab", name="Board", exact=False)
        places = PLACES if isolated.count() else SIDES
        label = places.get(kind)
        if kind == "card":
            player = self.sheet()["view"]["players"][self.seat]
            label = "Hand" if name in player["cards"] else "In play"
        self.open_tab(label or "")
