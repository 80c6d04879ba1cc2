"""A second scorer: slow, obvious, and from the position document alone.

It shares nothing with the rules: what boards and cards are worth is written down here again, from
the tables of the specification (2.8, 2.9, 2.14, 2.16 to 2.18, 3.14, 4.4.9).
"""

from __future__ import annotations

from typing import Any, Final

Document = dict[str, Any]

PROGRESS: Final = [0, 1, 2, 4, 7, 11]
COLUMNS: Final = {"1": 1, "2": 2, "3": 3, "4": 4, "5": 5, "6": 9}
QUARTERS: Final = [0, 0, 0, 3, 3, 6, 6, 10, 10, 15, 15, 21, 21]
KINDS: Final = ["mine", "generator", "water-extractor", "greenhouse", "oxygen-condenser", "shelter"]
# A Scientist scores Advanced Buildings of a kind, whoever owns them.
SCORED: Final = {
    "geologist": "generator",
    "rnd-engineer": "water-extractor",
    "hydrologist": "greenhouse",
    "biochemist": "oxygen-condenser",
    "geochemist": "shelter",
    "systems-engineer": "mine",
}
DELIVERIES: Final[dict[str, dict[str, int]]] = {
    "EC07": {"mineral": 4},
    "EC08": {"mineral": 2, "battery": 3},
    "EC09": {"mineral": 2, "water": 3},
    "EC10": {"mineral": 2, "oxygen": 3},
    "EC11": {"mineral": 2, "plant": 3},
    "EC12": {"mineral": 2, "crystal": 3},
}
ORBIT_ACTIONS: Final = ("obtain-blueprint", "research-and-development")


def scores(document: Document) -> list[dict[str, int]]:
    """Return the points of each player of a finished game by source; solo, Lacerda's too."""
    return [
        {
            "first-buildings": player["points"]["first-buildings"],
            "rewards": player["points"]["rewards"],
            "progress": player["points"]["progress"] + PROGRESS[len(player["progress"])],
            "cards": player["points"]["cards"],
            "ships": 3 * player["hangar"],
            "colonists": QUARTERS[colonists(document, player)],
            "technologies": sum([COLUMNS[space[1]] for space in player["lab"].values()]),
            "blueprints": sum([blueprint(document, card) for card in player["blueprints"]]),
            "scientists": sum([scientist(document, one) for one in player["scientists"]]),
            "contracts": sum([contract(document, player, one) for one in player["contracts"]]),
        }
        for player in document["players"]
    ]


def winners(document: Document) -> list[int]:
    """Return who has most points, after ties; solo, whether all lines of some goal hold."""
    points = [sum(one.values()) for one in scores(document)]
    if document["seats"] == 1:
        reached = [all(lines) for lines in goals(document).values()]
        return [0] if any(reached) else []
    order = [
        (
            points[seat],
            crystals(player),
            len(advanced(document, player["colour"])),
            len(player["progress"]),
        )
        for seat, player in enumerate(document["players"])
    ]
    return [seat for seat, result in enumerate(order) if result == max(order)]


def is_lacerda(document: Document, player: Document) -> bool:
    """Whether a player is Lacerda, who sits second in solo games."""
    return bool(document["seats"] == 1 and player["colour"] == document["players"][1]["colour"])


def is_in_orbit(document: Document, colour: str) -> bool:
    """Whether the marker of a colour stands on one of the four spaces of Orbit."""
    return bool(document["turn_order"].index(colour) < 4)


def crystals(player: Document) -> int:
    """Return the Crystals in the Depot once those that are pending have come."""
    room = 8 - len(player["ships"])
    return int(min(room, player["crystals"] + player["pending"]))


def shelters(document: Document, colour: str) -> list[str]:
    """Return the hexes with Shelters of a colour."""
    return [
        name
        for name, there in document["map"].items()
        if there.get("building") == "shelter" and there["owner"] == colour
    ]


def colonists(document: Document, player: Document) -> int:
    """Return who is at home once those on this side's slots and at work have come back."""
    if is_lacerda(document, player):
        return 12
    colour = player["colour"]
    home = player["quarters"] + player["working"]
    for action, there in document["slots"].items():
        if (action in ORBIT_ACTIONS) == is_in_orbit(document, colour):
            home += there.get(colour, 0)
    beds = 4 + 2 * (len(shelters(document, colour)) - 1)
    return int(min(beds, home))


def advanced(document: Document, colour: str | None = None) -> dict[str, str]:
    """Return the built Blueprints with their hexes, of one player or of anybody."""
    return {
        there["card"]: name
        for name, there in document["map"].items()
        if there.get("piece") == "advanced" and colour in (None, there["of"])
    }


def kind_of(card: str) -> str:
    """Return the building of a Blueprint: two of each kind in a row, level 1 before level 3."""
    return KINDS[(int(card[2:]) - 1) % 12 // 2]


def blueprint(document: Document, card: str) -> int:
    """Return what a Blueprint counts, for its owner or against."""
    worth = 3 if int(card[2:]) <= 12 else 5
    return worth if card in advanced(document) else -worth


def scientist(document: Document, name: str) -> int:
    """Return three points for each Advanced Building of the kind that a Scientist scores."""
    return 3 * len([card for card in advanced(document) if kind_of(card) == SCORED[name]])


def are_neighbours(one: str, other: str) -> bool:
    """Whether two hexes touch: each coordinate changes by one at most, and so does their sum."""
    q, r = [int(part) for part in one.split(",")]
    other_q, other_r = [int(part) for part in other.split(",")]
    steps = (abs(q - other_q), abs(r - other_r), abs(q + r - other_q - other_r))
    return max(steps) == 1


def complex_at(document: Document, name: str) -> set[str]:
    """Return the hexes of the complex that the building on a hex belongs to."""
    here = document["map"][name]
    alike = [
        other
        for other, there in document["map"].items()
        if there.get("building") == here["building"] and there.get("owner") == here.get("owner")
    ]
    found = {name}
    while True:
        more = {one for one in alike if any(are_neighbours(one, other) for other in found)}
        if more <= found:
            return found
        found |= more


def is_done(document: Document, player: Document, name: str) -> bool:
    """Whether a contract is fulfilled at the end; those of Lacerda always are."""
    if is_lacerda(document, player):
        return True
    if name in DELIVERIES:
        return bool(player["contracts"][name]["items"] == DELIVERIES[name])
    wanted = KINDS[int(name[2:]) - 1]
    return any(
        kind_of(card) == wanted and len(complex_at(document, there)) >= 4
        for card, there in advanced(document, player["colour"]).items()
    )


def contract(document: Document, player: Document, name: str) -> int:
    """Return what a contract counts, done or failed."""
    if is_done(document, player, name):
        return 9 if name in DELIVERIES else 12
    return -4 if name in DELIVERIES else -6


def goals(document: Document) -> dict[str, list[bool]]:
    """Return for each solo goal which of its lines hold."""
    you = document["players"][0]
    mine, his = [sum(points.values()) for points in scores(document)]
    ahead = mine - his
    done = [name for name in you["contracts"] if is_done(document, you, name)]
    types = {name in DELIVERIES for name in done}
    built = advanced(document, you["colour"])
    mines = [
        there
        for there in document["map"].values()
        if there.get("building") == "mine"
        and there.get("piece") in ("miner", "advanced")
        and there["of"] == you["colour"]
    ]
    greenhouses = [
        len(complex_at(document, name))
        for name, there in document["map"].items()
        if there.get("building") == "greenhouse"
    ]
    level, has_goal = document["level"], you["goal_done"] != "none"
    return {
        "first-colonists": [
            level >= 3,
            len(done) >= 1,
            has_goal,
            "L6" in you["lab"].values(),
            ahead >= 1,
        ],
        "next-generation": [
            level >= 3,
            len(types) == 2,
            has_goal,
            len(you["research"]) >= 2,
            len(shelters(document, you["colour"])) >= 4,
            ahead >= 10,
        ],
        "hunky-dory": [
            level >= 4,
            len(types) == 2,
            has_goal,
            len(mines) >= 3,
            len(built) >= 5,
            ahead >= 20,
        ],
        "martian-potato": [
            level >= 3,
            "EC04" in done,
            "EC11" in done,
            "biochemist" in you["scientists"],
            len([card for card in built if kind_of(card) == "greenhouse"]) >= 3,
            max(greenhouses) >= 5,
            you["storage"]["plant"] >= 5,
            len(you["research"]) >= 2,
            you["lab"].get("greenhouse") == "L6",
            is_in_orbit(document, you["colour"]),
            ahead >= 30,
        ],
    }
