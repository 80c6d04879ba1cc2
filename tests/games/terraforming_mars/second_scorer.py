"""A second scorer: slow, obvious, and from the position document alone.

It shares nothing with the rules: what cards are worth and which carry science and jovian tags is
written down here again, from the facts of the cards (specification 10 and 11).
"""

from __future__ import annotations

from typing import Any, Final

Document = dict[str, Any]


def listed(cards: str) -> list[str]:
    """Return the cards of a list in words."""
    return cards.split()


WORTH: Final[dict[int, str]] = {
    4: "027 C08",
    3: "021 135 150",
    2: "001 013 018 040 053 070 082 091 098 114 118 143 169 197 C29 C32 C36 C43 C49",
    1: (
        "002 016 025 026 038 041 044 046 051 055 057 058 059 060 069 073 084 090 108 113 116 119 "
        "129 136 139 145 153 166 168 176 179 185 186 196 207 208 "
        "C01 C04 C07 C09 C13 C19 C24 C27 C28 C31 C37 C44 C45"
    ),
    -1: "125 178 183 188 195 201 C05 C14",
    -2: "097 112 182",
}
# Points for each so many resources on the card itself.
PER_RESOURCE: Final[dict[str, tuple[int, int]]] = {
    **dict.fromkeys(listed("024 028 052 072 184 C33"), (1, 1)),
    **dict.fromkeys(listed("035 054 128 147 172 C18 C42 arklight"), (1, 2)),
    "131": (1, 3),
    "049": (1, 4),
    "095": (2, 1),
}
SCIENCE: Final = listed(
    "005 006 014 020 033 034 044 071 073 074 077 079 084 086 090 090 091 094 095 114 115 132 150 "
    "153 155 156 185 196 199 207 208 C07 C09 C12 C27 C32 C34 C49 inventrix"
)
JOVIAN: Final = listed(
    "001 002 012 018 040 051 057 058 081 082 092 197 C18 C19 C28 C32 C43 C44 C45 saturn-systems "
    "stormcraft-incorporated"
)
CITIES: Final = ("city", "capital")


def scores(document: Document) -> list[dict[str, int]]:
    """Return the points of each player of a finished game by source."""
    return [
        {
            "rating": player["rating"],
            "milestones": 5 * list(document["milestones"].values()).count(player["colour"]),
            "awards": award_points(document, player["colour"]),
            "greeneries": len(areas(document, ("greenery",), player["colour"])),
            "cities": city_points(document, player["colour"]),
            "cards": sum([card_points(document, player, card) for card in all_cards(player)]),
        }
        for player in document["players"]
    ]


def winners(document: Document) -> list[int]:
    """Return who has most points, and most M€ among those; solo, who has reached the goal."""
    players = document["players"]
    if len(players) == 1:
        if document["options"]["solo_goal"] == "rating":
            return [0] if players[0]["rating"] >= 63 else []
        oceans = len(areas(document, ("ocean",)))
        reached = (document["temperature"], document["oxygen"], oceans)
        return [0] if reached == (8, 14, 9) else []
    order = [
        (sum(points.values()), player["stock"]["mc"])
        for points, player in zip(scores(document), players, strict=True)
    ]
    return [seat for seat, result in enumerate(order) if result == max(order)]


def all_cards(player: Document) -> list[str]:
    """Return the played cards of a player, the corporation included."""
    return [*player["tableau"], *player["events"]]


def areas(document: Document, kinds: tuple[str, ...], colour: str | None = None) -> list[str]:
    """Return the areas with tiles of these kinds, of one player or of anybody."""
    return [
        area
        for area, tile in document["tiles"].items()
        if tile["tile"] in kinds and colour in (None, tile["owner"])
    ]


def are_neighbours(one: str, other: str) -> bool:
    """Whether two areas touch each other: rows of five to nine, shifted by half an area."""
    row, column = [int(part) for part in one.split("-")]
    other_row, other_column = [int(part) for part in other.split("-")]
    x = 2 * column + abs(row - 5)
    other_x = 2 * other_column + abs(other_row - 5)
    return (abs(row - other_row), abs(x - other_x)) in ((0, 2), (1, 1))


def next_to(document: Document, area: str, kinds: tuple[str, ...]) -> int:
    """Return how many tiles of these kinds lie next to an area."""
    return len([other for other in areas(document, kinds) if are_neighbours(area, other)])


def city_points(document: Document, colour: str) -> int:
    """Return a point for every greenery next to every own city."""
    cities = areas(document, CITIES, colour)
    return sum([next_to(document, area, ("greenery",)) for area in cities])


def card_points(document: Document, player: Document, card: str) -> int:
    """Return what one card is worth at the end."""
    here = int(player["resources"].get(card, 0))
    for worth, cards in WORTH.items():
        if card in listed(cards):
            return worth
    if card in PER_RESOURCE:
        worth, each = PER_RESOURCE[card]
        return worth * (here // each)
    if card == "005":
        return 3 if here else 0
    if card in ("012", "081", "092"):
        return tags(player, JOVIAN)
    if card == "008":
        return next_to(document, areas(document, ("capital",))[0], ("ocean",))
    if card == "085":
        return next_to(document, areas(document, ("commercial-district",))[0], CITIES)
    if card == "198":
        return (len(areas(document, CITIES)) + len(document["off_planet"])) // 3
    if card == "C40":
        return sum([len(colony["owners"]) for colony in document["colonies"].values()]) // 2
    return 0


def tags(player: Document, cards: list[str]) -> int:
    """Return how many tags the open cards of a player have, of those that *cards* lists."""
    return sum([cards.count(card) for card in player["tableau"]])


def measure(document: Document, award: str, player: Document) -> int:
    """Return the measure of an award."""
    stock, colour = player["stock"], player["colour"]
    if award == "landlord":
        owners = [tile["owner"] for tile in document["tiles"].values()]
        return owners.count(colour) + list(document["off_planet"].values()).count(colour)
    if award == "banker":
        return int(player["production"]["mc"])
    if award == "scientist":
        return tags(player, SCIENCE)
    return int(stock["heat"] if award == "thermalist" else stock["steel"] + stock["titanium"])


def award_points(document: Document, colour: str) -> int:
    """Return the points of a player for all funded awards."""
    points = 0
    for award in document["awards"]:
        values = {p["colour"]: measure(document, award, p) for p in document["players"]}
        own, ranked = values[colour], sorted(values.values(), reverse=True)
        if own == ranked[0]:
            points += 5
        elif own == ranked[1] and len(values) > 2:
            points += 2
    return points
