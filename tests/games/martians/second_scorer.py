"""A second scorer: slow, obvious, and from what was said and told at the table.

It shares nothing with the rules: what actions are worth is written down here again, from the
specification (3.4, 3.7, 3.9, 3.10, 3.14, 3.16, 4.2); only what cards say comes from the data file.
"""

from __future__ import annotations

from typing import Any, Final

Document = dict[str, Any]

# Reputation for a food and a medicine, by the option `delivery_rep`.
DELIVERY: Final = {"data": (2, 3), "1+4": (1, 4), "3+2": (3, 2)}
SOURCES: Final = (
    "start",
    "delivery",
    "oxygen",
    "construction",
    "staff",
    "missions",
    "events",
    "rtg",
)
BROADCAST: Final = "E4-3"
SHAREHOLDERS: Final = "E5-2"
INSPECTION: Final = "E5-4"


class Ledger:
    """Follows a game by its answers and events, and counts reputation by source."""

    def __init__(self, document: Document, data: Document) -> None:
        """Begin with the position after the set-up; *data* is the data file of the game."""
        self.colours: list[str] = list(document["players"])
        self.is_common = len(document["households"]) == 1
        self.options: Document = document["options"]
        self.homes = {colour: one["home"] for colour, one in document["players"].items()}
        self.demand = {
            name: [one["oxygen"], one["disease"], one["hunger"]]
            for name, one in document["quarters"].items()
        }
        self.rep = {order["id"]: order["rep"] for order in data["order"]}
        for scenario in data["scenario"]:
            for one in scenario["requirements"]:
                self.rep[f"{scenario['id']}-{one['id']}"] = one["rep"]
        self.bonus = 0
        names = ["colony"] if self.is_common else self.colours
        self.points = {name: {"start": 2} for name in names}

    def earn(self, colour: str, source: str, count: int) -> None:
        points = self.points["colony" if self.is_common else colour]
        points[source] = points.get(source, 0) + count

    def said(self, colour: str, text: str) -> None:
        """Count what an answer of *colour* earns."""
        first, *rest = text.split()
        if first == "oxygen":
            self.earn(colour, "oxygen", 2)
        elif first in ("build", "expand"):
            self.earn(colour, "construction", 3)
        elif first == "use" and len(rest) > 1:
            self.earn(colour, "staff", len(rest) - 1)
        elif first == "rtg":
            self.earn(colour, "rtg", -1)
        elif first == "mission":
            rep = self.rep[rest[0]]
            many = rep if isinstance(rep, int) else rep[len(self.colours) - 2]
            self.earn(colour, "missions", many + self.bonus)
        elif first == "deliver" and rest != ["nothing"]:
            food, medicine = DELIVERY[self.options["delivery_rep"]]
            worth = [food if one.startswith("food") else medicine for one in rest]
            self.earn(colour, "delivery", sum(worth))

    def told(self, key: str, fact: Document) -> None:
        """Follow the demand tokens, and count what events give."""
        kinds = ["oxygen", "disease", "hunger"]
        if key == "quarters-chosen":
            self.homes[fact["seat"]] = fact["quarters"]
        elif key == "demand-placed":
            self.demand[fact["quarters"]][kinds.index(fact["demand"])] += fact["count"]
        elif key == "demand-removed":
            self.demand[fact["quarters"]][kinds.index(fact["demand"])] -= 1
        elif key == "quarters-cleared":
            self.demand = {name: [0, 0, 0] for name in self.demand}
        elif key == "event-drawn":
            self.event(fact["card"])

    def event(self, card: str) -> None:
        """Count what an event card gives at once."""
        everybody = ["colony"] if self.is_common else self.colours
        if card == SHAREHOLDERS:
            self.bonus += 1
        for colour in everybody:
            if card == BROADCAST:
                self.earn(colour, "events", 2)
            elif card == INSPECTION and self.is_clean(colour):
                self.earn(colour, "events", 3)

    def is_clean(self, colour: str) -> bool:
        """Whether no token lies in the own quarters; in the common modes in any."""
        home = self.homes.get(colour, "none")
        return not any(self.demand[home]) if home != "none" else self.is_empty()

    def is_empty(self) -> bool:
        """Whether no demand token lies anywhere."""
        return not any(any(counts) for counts in self.demand.values())


def mode_of(document: Document) -> str:
    """Return how is played."""
    mode = str(document["options"]["mode"])
    if mode == "auto":
        return "solo" if document["seats"] == 1 else "koop1"
    return mode


def dead(document: Document, colour: str) -> int:
    """Return how many colonist tokens of a colour show the skull side."""
    return sum([slot.count(f"{colour}-dead") for slot in document["track"]])


def tokens(document: Document, quarters: str) -> int:
    """Return how many demand tokens lie in some quarters."""
    one = document["quarters"][quarters]
    return int(one["oxygen"] + one["disease"] + one["hunger"])


def breakdown(document: Document, ledger: Ledger, seat: int) -> dict[str, int]:
    """Return the points of a seat by source, without those that gave nothing."""
    colour = ledger.colours[seat]
    points = dict(ledger.points["colony" if ledger.is_common else colour])
    if mode_of(document) == "rw3":
        points["demand-left"] = -3 * tokens(document, ledger.homes[colour])
        points["dead"] = -3 * dead(document, colour)
    return {source: count for source, count in points.items() if count}


def winners(document: Document, ledger: Ledger, data: Document) -> tuple[str, list[int]]:
    """Return how the game ended, and who has won."""
    mode = mode_of(document)
    seats = list(range(document["seats"]))
    met = mode != "rw3" and is_met(document, ledger, data)
    if mode in ("koop1", "solo"):
        if document["round"] < rounds(document, data) or nobody_lives(document, ledger, data):
            return "colony-collapsed", []
        return ("mission-fulfilled", seats) if met else ("mission-failed", [])
    order = []
    for seat in seats:
        colour = ledger.colours[seat]
        goods = document["households"][seat]["goods"]
        money = goods.get("money", 0)
        points = sum(breakdown(document, ledger, seat).values())
        order.append((points, -dead(document, colour), money, sum(goods.values()) - money))
    best = [seat for seat in seats if order[seat] == max(order)]
    if mode == "rw3":
        return "last-round", best
    return "mission-fulfilled" if met else "mission-failed", best


def nobody_lives(document: Document, ledger: Ledger, data: Document) -> bool:
    """Whether the colony collapsed in its last settlement: before the last round nobody was left.

    In the last round the end check alone decides.
    """
    return document["round"] < rounds(document, data) and all(
        dead(document, colour) >= 3 for colour in ledger.colours
    )


def scenario_of(document: Document, data: Document) -> Document:
    """Return the scenario that is played."""
    (found,) = [one for one in data["scenario"] if one["id"] == document["options"]["scenario"]]
    return dict(found)


def number(value: Any, document: Document) -> int:
    """Return a number, or that of a list for so many players."""
    return int(value if isinstance(value, int) else value[len(document["players"]) - 2])


def rounds(document: Document, data: Document) -> int:
    """Return how many rounds the scenario has."""
    return number(scenario_of(document, data)["rounds"], document)


def is_met(document: Document, ledger: Ledger, data: Document) -> bool:
    """Whether all requirements and end conditions hold and no demand token is left."""
    scenario = scenario_of(document, data)
    for one in scenario["requirements"]:
        asked = [number(amount, document) for amount in one["cost"].values()]
        times = number(one.get("times", 1), document) if any(asked) else 0
        if document["requirements"].get(f"{scenario['id']}-{one['id']}", 0) < times:
            return False
    if not all(holds(document, data, one) for one in scenario["end_conditions"]):
        return False
    return not any(tokens(document, quarters) for quarters in document["quarters"])


def holds(document: Document, data: Document, condition: Document) -> bool:
    """Whether an end condition holds."""
    key, args = condition["key"], condition.get("args", {})
    players = document["players"].values()
    if key == "installations":
        solar = sum([one["installations"].get("solar", 0) for one in players])
        wind = sum([one["installations"].get("wind", 0) for one in players])
        both = solar > 0 and wind > 0
        return solar + wind >= number(args["amount"], document) and (both or not args["both_types"])
    if key == "tokens_removed":
        return all(
            lying(document, token) == 0
            or placed(document, data, token) - lying(document, token)
            >= number(args[token], document)
            for token in ("C", "U")
        )
    if key == "colony_technologies":
        return len(document["colony"][0]) >= number(args["amount"], document)
    if key == "corporation_technologies":
        developed = sum([len(one["technologies"]) for one in players])
        return developed >= number(args["amount"], document)
    if key == "technology":
        known = set(document["colony"][0]).union(*[one["technologies"] for one in players])
        return args["id"] in known
    if key == "extra_colonists":
        return not any(token.endswith("-locked") for slot in document["track"] for token in slot)
    assert key == "no_deaths", key
    return not any(token.endswith("-dead") for slot in document["track"] for token in slot)


def placed(document: Document, data: Document, token: str) -> int:
    """Return how many tokens of a kind lay on the board at set-up."""
    count: int = sum([one["tokens"].count(token) for one in data["building"]])
    if token == "U":
        count -= int(document["options"]["greenhouse_open_fields"])
    return count


def lying(document: Document, token: str) -> int:
    """Return how many tokens of a kind lie on the board."""
    return sum([1 for field in document["fields"].values() if field["token"] == token])


def scores(document: Document) -> list[dict[str, int]]:
    """Return the points of each seat of a finished game, as far as a position alone tells them.

    What was earned on the way stands there by source; what is lost at the end is counted anew.
    """
    found = []
    for seat, colour in enumerate(list(document["players"])[: document["seats"]]):
        households = document["households"]
        earned = households[0 if len(households) == 1 else seat]["points"]
        points = {source: earned.get(source, 0) for source in SOURCES}
        if mode_of(document) == "rw3":
            points["demand-left"] = -3 * tokens(document, document["players"][colour]["home"])
            points["dead"] = -3 * dead(document, colour)
        found.append(points)
    return found
