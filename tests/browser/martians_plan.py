"""A plan for Martians: what somebody answers who wants to come by everything that there is."""

from __future__ import annotations

from typing import Any, Final

# What is done in a building where it is offered, the best first.
WORKS: Final = (
    "mission",
    "oxygen",
    "examine",
    "mine",
    "medicine",
    "harvest",
    "crop",
    "purify",
    "develop",
    "hire",
    "expand greenhouses",
    "expand",
    "build",
    "install",
    "research",
    "material 1",
    "finish",
)
# What costs no action comes first, the end of the turn last.
STEPS: Final = ("use", "recover", "discard", "place", "rest", "rtg", "end")


def wish(sheet: dict[str, Any], answered: list[str]) -> str:
    """Return the answer that somebody with this plan gives after what was *answered* so far."""
    question = sheet["question"]
    texts = [str(answer["text"]) for answer in question["answers"]]
    if question["key"] == "take-step":
        return step(texts, answered)
    if question["key"] == "use-building":
        return best(texts, WORKS)
    if question["key"] == "deliver":
        return max(texts, key=lambda text: (text != "deliver nothing", len(text)))
    return texts[0]


def step(texts: list[str], answered: list[str]) -> str:
    """Return the next step of a turn: a marker goes where one has been most seldom."""
    places = [text for text in texts if text.startswith("place")]
    fields = [text for text in texts if not text.startswith("place")]
    if places:
        fields.append(min(places, key=lambda text: visits(text, answered)))
    return best(fields, STEPS)


def visits(text: str, answered: list[str]) -> int:
    """Return how often a marker was placed in the building of a field."""
    building = text.rsplit("-", 1)[0]
    return len([one for one in answered if one.startswith(f"take-step: {building}")])


def best(texts: list[str], order: tuple[str, ...]) -> str:
    """Return the answer whose beginning comes first in *order*."""
    for start in order:
        for text in texts:
            if text.startswith(start):
                return text
    return texts[0]
