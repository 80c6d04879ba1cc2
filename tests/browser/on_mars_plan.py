"""A plan for On Mars: what somebody answers who wants to come by everything that there is."""

from __future__ import annotations

from typing import Any, Final

# What is taken where it is offered, the best first.
WISHES: Final = (
    "complete",
    "put",
    "act upgrade",
    "act hire",
    "act construct",
    "act welcome-ship",
    "send",
    "work",
    "use",
    "act obtain-blueprint",
    "act learn-technology",
    "act resupply",
    "act research-and-development",
    "executive EX7",
    "executive EX6",
    "act control-center",
    "act landing-pod",
    "executive",
    "end",
)
BLUEPRINTS_WANTED: Final = 2
TECHS_WANTED: Final = 4
SCIENCE_WANTED: Final = 2
# Shelters come first as long as there is one alone, for Colonists need beds.
SHELTERS_WANTED: Final = 2


def wish(sheet: dict[str, Any]) -> str:
    """Return the answer that somebody with this plan gives to the question on *sheet*."""
    question = sheet["question"]
    if question["space"] is not None:
        return composite(question["space"])
    texts = [str(answer["text"]) for answer in question["answers"]]
    chosen = BY_QUESTION.get(question["key"], first_real)(sheet, texts)
    assert chosen in texts, f"{chosen!r} is offered"
    return chosen


def composite(space: dict[str, Any]) -> str:
    """Return as much of everything as may be taken; what is spent is as little as can be."""
    names: list[str] = []
    # Goals are not spent without need.
    most = space["least"] if space["verb"] == "spend" else space["most"]
    while len(names) < most:
        left = [item["name"] for item in space["items"] if names.count(item["name"]) < item["cap"]]
        if not left:
            break
        names.append(min(left, key=lambda name: names.count(name)))
    return f"{space['verb']} {' '.join(in_order(space, names)) or 'nothing'}"


def in_order(space: dict[str, Any], names: list[str]) -> list[str]:
    """Return *names* in the order of the items."""
    return [item["name"] for item in space["items"] for _ in range(names.count(item["name"]))]


def first_real(sheet: dict[str, Any], texts: list[str]) -> str:
    """Return the first answer that does something."""
    return next((text for text in texts if text not in ("stop", "stay", "keep oxygen")), texts[0])


def turn(sheet: dict[str, Any], texts: list[str]) -> str:
    """Return the best action, or the end of the turn."""
    player = own(sheet)
    for wanted in WISHES:
        for text in texts:
            if text.startswith(wanted) and is_sensible(player, text):
                return text
    return "end" if "end" in texts else texts[0]


def is_sensible(player: dict[str, Any], text: str) -> bool:
    """Whether an action fits the plan."""
    unbuilt = [card for card in player["blueprints"].values() if card["built"] is None]
    if text == "act obtain-blueprint":
        return len(unbuilt) < BLUEPRINTS_WANTED
    if text == "act learn-technology":
        return len(player["lab"]) < TECHS_WANTED
    if text == "act hire":
        return len(player["scientists"]) + len(player["contracts"]) < SCIENCE_WANTED
    return True


def own(sheet: dict[str, Any]) -> dict[str, Any]:
    """Return the player who looks at *sheet*."""
    player: dict[str, Any] = sheet["view"]["players"][sheet["seat"]]
    return player


def kind(sheet: dict[str, Any], texts: list[str]) -> str:
    """Return the building that lets the Colony rise, or one that is asked for otherwise."""
    level = sheet["view"]["level"]
    late = [f"build {one['building']}" for one in sheet["view"]["lss"] if one["row"] <= level]
    if own(sheet)["shelters"] < SHELTERS_WANTED:
        late.insert(0, "build shelter")
    return next((text for text in (*late, "build mine") if text in texts), texts[0])


def site(sheet: dict[str, Any], texts: list[str]) -> str:
    """Return the site of the largest complex."""
    sites = sheet["outlook"]["own"]["sites"]
    offered = [text for text in texts if text.startswith("at ")]
    return max(offered, key=lambda text: sites[text.split()[1]]["size"])


def science(sheet: dict[str, Any], texts: list[str]) -> str:
    """Return a contract for whom has a Scientist, a Scientist for whom has none."""
    wanted = "sign" if own(sheet)["scientists"] else "hire"
    return next((text for text in texts if text.startswith(wanted)), texts[0])


def movement(sheet: dict[str, Any], texts: list[str]) -> str:
    """Return the Rover before its first steps, then Bots as far as it costs nothing."""
    points = sheet["view"]["decision"]["args"]
    if "rover" in texts and (points.get("rover") or 0) > 0:
        return "rover"
    bots = [text for text in texts if text.startswith("bot")]
    return bots[0] if bots and (points.get("bots") or 0) > 0 else "stop"


def destination(sheet: dict[str, Any], texts: list[str]) -> str:
    """Return the farthest hex that costs nothing: the Rover looks for tiles, Bots spare them."""
    reach, hexes = sheet["outlook"]["own"]["reach"], sheet["view"]["map"]
    is_rover = sheet["view"]["decision"]["args"].get("is_rover")

    def worth(text: str) -> tuple[bool, bool, int]:
        name = text.split()[1]
        has_tile = "ground" in hexes.get(name, {})
        return reach[name]["price"] == 0, has_tile == bool(is_rover), reach[name]["far"]

    return max(texts, key=worth)


def journey(sheet: dict[str, Any], texts: list[str]) -> str:
    """Ride the Shuttle wherever it goes."""
    return "ride" if "ride" in texts else "stay"


def enough(sheet: dict[str, Any], texts: list[str]) -> str:
    """Send no Colonists for more."""
    return "stop" if "stop" in texts else texts[0]


BY_QUESTION: Final = {
    "take-more-blueprints": enough,
    "take-more-techs": enough,
    "develop-more": enough,
    "take-turn": turn,
    "construct": kind,
    "construct-at": site,
    "hire": science,
    "move": movement,
    "move-to": destination,
    "decide-journey": journey,
}
