"""The lessons of Martians, and the line that each of them teaches."""

from typing import Final

# What the coach advises, and the events that show it has worked.
LINES: Final = {
    "time": (
        (
            "place moxie-1",
            "oxygen q1",
            "place lander-1",
            "material 1",
            "finish",
            "rest",
            "end",
        ),
        (
            "marker-placed",
            "demand-removed",
            "markers-rested",
            "turn-ended",
        ),
    ),
    "delivery": (
        (
            "recover infirmary q1",
            "place moxie-1",
            "oxygen q2",
            "end",
            "deliver food-q1 medicine-q1",
            "recover housing q2",
        ),
        (
            "marker-recovered",
            "reputation-gained",
            "marker-locked",
            "fines-placed",
            "growth-added",
        ),
    ),
    "mining": (
        (
            "place mining-1",
            "mine",
            "take C1 2R",
            "move D2",
            "examine",
            "rtg",
            "rest",
            "end",
        ),
        (
            "token-mined",
            "machine-moved",
            "token-turned",
            "cards-drawn",
            "rtg-taken",
            "energy-produced",
        ),
    ),
    "building": (
        (
            "place construction-1",
            "build hospital-1",
            "expand greenhouses-1",
            "install solar",
        ),
        (
            "field-finished",
            "field-opened",
            "installed",
        ),
    ),
    "scenario": (
        (
            "place hospital-1",
            "medicine",
            "end",
            "deliver food-q2",
            "place lander-1",
            "mission S1-c",
            "finish",
            "end",
        ),
        (
            "requirement-fulfilled",
            "demand-removed",
            "mission-fulfilled",
        ),
    ),
}
