"""Composite answers: what may be chosen as a whole, and how it falls into small picks.

People answer in one go ("pay 12 mc 4 steel"); search and learning get the next canonical picks. The
same space checks both, so both lead to the same answers.
"""

from __future__ import annotations

from typing import Final

from areopolis.core.action import DONE, Action, Chosen, Payment, Pick
from areopolis.core.errors import IllegalAction, UnknownNotation

# An answer without any item: "pay nothing".
NOTHING_SAID: Final = "nothing"
# No amount at any table is longer; Python refuses to read endless numbers.
DIGITS_MOST: Final = 9
# Where no unit is used, none could be left out.
NO_UNIT: Final = 1 << 30

# The picks made so far, by name and item: like all actions they are made once and shared.
PICKS: Final[dict[str, dict[int, Pick]]] = {}


def pick_of(name: str, item: int) -> Pick:
    """Return the pick of one *name*, which is number *item* of its space."""
    made = PICKS.get(name)
    if made is None:
        made = PICKS.setdefault(name, {})
    pick = made.get(item)
    if pick is None:
        pick = made.setdefault(item, Pick(f"pick {name}", item, 1))
    return pick


class Space:
    """All whole answers to one composite question."""

    def __init__(self, verb: str) -> None:
        """Whole answers begin with *verb*."""
        self.verb = verb

    def picks(self, picked: tuple[Pick, ...]) -> list[Action]:
        """Return the next picks after *picked*; each of them can be completed."""
        raise NotImplementedError

    def whole(self, picked: tuple[Pick, ...], done: bool) -> Action | None:
        """Return the whole answer that *picked* makes, or None while a pick is open."""
        raise NotImplementedError

    def read(self, text: str) -> Action:
        """Return the whole answer written *text*.

        Raises:
            IllegalAction: it is an answer of this kind, but not in the space.
            UnknownNotation: it is no answer of this kind.
        """
        raise NotImplementedError

    def describe(self) -> dict[str, object]:
        """Return the space for people: JSON-able, with everything a dialog needs."""
        raise NotImplementedError

    def _unknown(self, text: str) -> UnknownNotation:
        return UnknownNotation("unknown-notation", {"text": text, "game": self.verb})


class Choose(Space):
    """Choose from *least* to *most* of some items, each at most as often as its cap."""

    def __init__(
        self,
        verb: str,
        kind: str,
        names: tuple[str, ...],
        items: tuple[int, ...],
        caps: tuple[int, ...],
        least: int,
        most: int,
    ) -> None:
        """Offer *items* of *kind*, written *names*."""
        super().__init__(verb)
        self.kind = kind
        self.names = names
        self.items = items
        self.caps = caps
        self.least = least
        self.most = most
        # The picks with which an answer begins, once somebody has asked for them.
        self.first_picks: list[Action] = []

    def picks(self, picked: tuple[Pick, ...]) -> list[Action]:
        """Offer the items from the last picked one on, so that no set is met twice."""
        if picked:
            return self._next_picks(picked)
        if not self.first_picks:
            self.first_picks = self._next_picks(picked)
        return self.first_picks

    def _next_picks(self, picked: tuple[Pick, ...]) -> list[Action]:
        options: list[Action] = [pick_of(self.names[item], item) for item in self._open(picked)]
        if len(picked) >= self.least:
            options.append(DONE)
        return options

    def whole(self, picked: tuple[Pick, ...], done: bool) -> Action | None:
        """Return the choice when it is full, ended, or nothing more can be picked."""
        if not done and self._open(picked):
            return None
        return self._chosen([pick.item for pick in picked])

    def _open(self, picked: tuple[Pick, ...]) -> list[int]:
        """Return the items that can be picked next."""
        found: list[int] = []
        if len(picked) >= self.most:
            return found
        first = picked[-1].item if picked else 0
        again = 0
        for pick in picked:
            if pick.item == first:
                again += 1
        # How many there can be in the end if an item is the next, and so nothing before it.
        reach = len(picked) - again
        for item in range(first, len(self.caps)):
            reach += self.caps[item]
        for item in range(first, len(self.caps)):
            if reach < self.least:
                break
            left = self.caps[item] - again
            if left > 0:
                found.append(item)
            reach -= left
            again = 0
        return found

    def read(self, text: str) -> Action:
        """Read "verb name name …", or "verb nothing"; the order of the names is free."""
        words = text.split()
        if not words or words[0].lower() != self.verb:
            raise self._unknown(text)
        places: list[int] = []
        for name in words[1:]:
            place = place_of(name, self.names)
            if place >= 0:
                places.append(place)
            elif name.lower() != NOTHING_SAID or len(words) > 2:
                raise self._illegal(text, "not-accepted", {"source": name})
        places.sort()
        for item in places:
            if places.count(item) > self.caps[item]:
                raise self._illegal(
                    text,
                    "not-owned",
                    {
                        "source": self.names[item],
                        "needed": places.count(item),
                        "owned": self.caps[item],
                    },
                )
        if not self.least <= len(places) <= self.most:
            raise self._illegal(
                text,
                "out-of-range",
                {"field": text, "value": len(places), "least": self.least, "most": self.most},
            )
        return self._chosen(places)

    def describe(self) -> dict[str, object]:
        """Return items with their caps, and the bounds."""
        return {
            "space": "choose",
            "verb": self.verb,
            "kind": self.kind,
            "items": [{"name": n, "cap": c} for n, c in zip(self.names, self.caps, strict=True)],
            "least": self.least,
            "most": self.most,
        }

    def _chosen(self, places: list[int]) -> Chosen:
        text = " ".join([self.names[item] for item in places]) or NOTHING_SAID
        return Chosen(f"{self.verb} {text}", tuple([self.items[item] for item in places]))

    def _illegal(self, text: str, key: str, values: dict[str, object]) -> IllegalAction:
        values["action"] = text
        values["accepted"] = ", ".join(self.names)
        return IllegalAction(key, values)


class Pay(Space):
    """Pay what is due from several sources, none of them wasted.

    The first source is money, worth one each; it pays what the others leave. A payment may be worth
    more than what is due only if no unit of it could be left out.
    """

    def __init__(
        self,
        due: int,
        names: tuple[str, ...],
        owned: tuple[int, ...],
        worth: tuple[int, ...],
        verb: str = "pay",
    ) -> None:
        """Ask for *due*; *names* have *owned* units of *worth* each."""
        super().__init__(verb)
        self.due = due
        self.names = names
        self.owned = owned
        self.worth = worth

    def is_payable(self) -> bool:
        """Whether the sources cover what is due."""
        return self.due <= sum([n * w for n, w in zip(self.owned, self.worth, strict=True)])

    def picks(self, picked: tuple[Pick, ...]) -> list[Action]:
        """Offer the amounts of the next source that leave a payment possible."""
        source = len(picked) + 1
        left, slack = self._after(picked)
        if source == len(self.names):
            # Money alone leaves nothing to pick: the only payment is the option.
            return [self._payment([left])] if left <= self.owned[0] else []
        options: list[Action] = []
        for amount in range(self.owned[source] + 1):
            rest = left - amount * self.worth[source]
            used = min(slack, self.worth[source]) if amount else slack
            if self._can_finish(source + 1, rest, used):
                options.append(Pick(f"pick {amount} {self.names[source]}", source, amount))
            if rest < 0:
                break
        return options

    def whole(self, picked: tuple[Pick, ...], done: bool) -> Action | None:
        """Return the payment when every source but money has its amount."""
        if len(picked) < len(self.names) - 1:
            return None
        left, _ = self._after(picked)
        return self._payment([max(left, 0)] + [pick.count for pick in picked])

    def read(self, text: str) -> Action:
        """Read "pay 12 mc 4 steel"; the order of the sources is free."""
        words = text.split()
        if not words or words[0].lower() != self.verb:
            raise self._unknown(text)
        said = [] if " ".join(words[1:]).lower() == NOTHING_SAID else words[1:]
        if len(said) % 2 or not words[1:]:
            raise self._unknown(text)
        amounts = [0] * len(self.names)
        for number, name in zip(said[::2], said[1::2], strict=True):
            if not number.isdecimal() or len(number) > DIGITS_MOST:
                raise self._unknown(text)
            place = place_of(name, self.names)
            if place < 0:
                accepted = ", ".join(self.names)
                raise IllegalAction("not-accepted", {"source": name, "accepted": accepted})
            amounts[place] += int(number)
        self._check(text, amounts)
        return self._payment(amounts)

    def describe(self) -> dict[str, object]:
        """Return what is due and what each source has and is worth."""
        sources = zip(self.names, self.owned, self.worth, strict=True)
        return {
            "space": "pay",
            "verb": self.verb,
            "due": self.due,
            "sources": [{"name": n, "owned": o, "worth": w} for n, o, w in sources],
        }

    def _after(self, picked: tuple[Pick, ...]) -> tuple[int, int]:
        """Return what is still due, and the worth of the smallest unit used so far."""
        left = self.due
        slack = NO_UNIT
        for pick in picked:
            left -= pick.count * self.worth[pick.item]
            if pick.count:
                slack = min(slack, self.worth[pick.item])
        return left, slack

    def _can_finish(self, source: int, left: int, slack: int) -> bool:
        if left <= 0:
            return -left < slack
        if left <= self.owned[0]:
            return True
        if source == len(self.names):
            return False
        for amount in range(self.owned[source] + 1):
            rest = left - amount * self.worth[source]
            used = min(slack, self.worth[source]) if amount else slack
            if self._can_finish(source + 1, rest, used):
                return True
            if rest <= 0:
                break
        return False

    def _check(self, text: str, amounts: list[int]) -> None:
        values: dict[str, object] = {"action": text, "due": self.due}
        for source, amount in enumerate(amounts):
            if amount > self.owned[source]:
                values["source"] = self.names[source]
                values["needed"] = amount
                values["owned"] = self.owned[source]
                raise IllegalAction("not-owned", values)
        paid = sum([n * w for n, w in zip(amounts, self.worth, strict=True)])
        values["paid"] = paid
        if paid < self.due:
            raise IllegalAction("too-small", values)
        for source, amount in enumerate(amounts):
            if amount and paid - self.worth[source] >= self.due:
                values["source"] = self.names[source]
                raise IllegalAction("wasteful", values)

    def _payment(self, amounts: list[int]) -> Payment:
        parts = [f"{n} {name}" for n, name in zip(amounts, self.names, strict=True) if n]
        return Payment(f"{self.verb} {' '.join(parts) or NOTHING_SAID}", tuple(amounts))


def only_answer(space: Space) -> Action | None:
    """Return the whole answer that alone is possible; None where there is a choice."""
    picked: tuple[Pick, ...] = ()
    while True:
        options = space.picks(picked)
        if len(options) != 1:
            return None
        pick = options[0]
        if isinstance(pick, Pick):
            picked = (*picked, pick)
            whole = space.whole(picked, False)
            if whole is not None:
                return whole
        else:
            return space.whole(picked, True) if pick is DONE else pick


def place_of(name: str, names: tuple[str, ...]) -> int:
    """Return where *name* stands in *names*, in upper or lower case; -1 where it does not."""
    if name in names:
        return names.index(name)
    said = name.lower()
    for place, known in enumerate(names):
        if known.lower() == said:
            return place
    return -1
