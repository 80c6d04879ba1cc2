"""What is tested of every project of Terraforming Mars: one row of facts, five checks."""

from __future__ import annotations

from copy import deepcopy
from dataclasses import dataclass, field
from typing import Any

from areopolis.core.state import State
from areopolis.games.terraforming_mars.cards.table import CARDS
from areopolis.games.terraforming_mars.data.constants import CARD_RESOURCES, NONE, TAGS
from kit.terraforming_mars import GAME, RED, Scene, card_played, changes, play, points, scene


@dataclass(frozen=True)
class Row:
    """A card as it is printed, and what red playing it from *start* changes.

    *change* leaves out what every card changes: its price, the hand, the tableau and its tags; M€
    in it are those that come back. *answers* are given after paying. *too_early* is a scene in
    which exactly the requirement is not met, and *reason* what the player is told.
    """

    card: str
    cost: int
    tags: str = ""
    change: dict[str, Any] = field(default_factory=dict)
    start: Scene | None = None
    answers: tuple[str, ...] = ()
    points: int = 0
    is_event: bool = False
    holds: str = ""
    too_early: Scene | None = None
    reason: str = ""

    def scene(self) -> Scene:
        """Return the start with the card in hand."""
        return deepcopy(self.start or scene()).hand(RED, self.card)

    def whole_change(self, **more: int) -> dict[str, Any]:
        """Return everything that playing the card for M€ changes, and *more* of red's stock."""
        change = card_played(self.card, self.cost, self.tags, is_event=self.is_event)
        return added(change, self.change, {f"red {name}": n for name, n in more.items()})


def added(*all_changes: dict[str, Any]) -> dict[str, Any]:
    """Return the sum of changes; what comes to nothing is left out."""
    total: dict[str, Any] = {}
    for change in all_changes:
        for key, value in change.items():
            total[key] = total[key] + value if key in total else value
    return {key: value for key, value in total.items() if value != 0}


def why(state: State, text: str) -> list[str]:
    """Return why *text* is not possible, like "needs-at-least oxygen 4 3"."""
    seat = state.deciding[0]
    names = state.vocabulary.names
    said: list[str] = []
    for reason in state.why_not(seat, text):
        words = [
            names[kind][value] if kind in names and isinstance(value, int) else str(value)
            for (_, kind), value in reason.values
        ]
        said.append(" ".join([reason.key, *words]))
    return said


def agree(found: object, expected: object) -> None:
    """Compare, and show both: this module is not among those that pytest explains."""
    assert found == expected, f"found {found}, expected {expected}"


def check_play(row: Row) -> None:
    """Play the card for M€: the full change of all players and the board, and its points."""
    before = row.scene().build()
    after = play(before, f"play {row.card}", *row.answers)
    agree(changes(before, after), row.whole_change())
    agree(points(after, RED) - points(before, RED), row.points)


def check_print(row: Row) -> None:
    """The tags, also those of an event, and what the card can hold."""
    card = CARDS[GAME.vocabulary.numbers["card"][row.card]]
    agree([TAGS[tag] for tag in card.tags], row.tags.split())
    agree(card.is_event, row.is_event)
    agree("" if card.holds == NONE else CARD_RESOURCES[card.holds], row.holds)


def check_price(row: Row) -> None:
    """One M€ less than the price is too little."""
    if row.cost:
        state = row.scene().stock(RED, mc=row.cost - 1).build()
        agree(why(state, f"play {row.card}"), ["needs-more-mc 1"])


def check_metals(row: Row) -> None:
    """Steel pays for building tags and titanium for space tags, and for nothing else."""
    start = row.scene()
    stock = start.document["players"][RED]["stock"]
    before = start.stock(RED, steel=stock["steel"] + 1, titanium=stock["titanium"] + 1).build()
    tags = row.tags.split()
    metals = [
        (metal, worth)
        for metal, worth, tag in (("steel", 2, "building"), ("titanium", 3, "space"))
        if tag in tags
    ]
    if not metals:
        after = play(before, f"play {row.card}", *row.answers)
        agree(changes(before, after), row.whole_change())
        return
    paid = min(row.cost, sum([worth for _, worth in metals]))
    money = f"{row.cost - paid} mc " if row.cost > paid else ""
    bill = " ".join([f"1 {metal}" for metal, _ in metals])
    after = play(before, f"play {row.card}", f"pay {money}{bill}", *row.answers)
    expected = added(row.whole_change(mc=paid), {f"red {metal}": -1 for metal, _ in metals})
    agree(changes(before, after), expected)


def check_requirement(row: Row) -> None:
    """Where the requirement is just not met the card cannot be played, and the player is told."""
    if row.too_early is not None:
        state = deepcopy(row.too_early).hand(RED, row.card).build()
        agree(why(state, f"play {row.card}"), [row.reason])


CHECKS = (check_play, check_print, check_price, check_metals, check_requirement)
