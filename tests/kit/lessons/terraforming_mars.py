"""The lessons of Terraforming Mars, and the line that each of them teaches."""

from typing import Final

# What the coach advises, and the events that show it has worked.
LINES: Final = {
    "research": (("buy 003 141", "play 141"), ("cards-bought", "card-played")),
    "playing": (("play 003", "play 159"), ("parameter-raised", "rating-raised", "card-played")),
    "metals": (
        ("play 113", "pay 3 mc 4 steel", "play 040", "pay 15 mc 5 titanium"),
        ("paid", "production-changed"),
    ),
    "tiles": (
        ("convert plants", "place 6-3", "play 127", "place 5-5"),
        ("tile-placed", "parameter-raised", "gained"),
    ),
    "production": (("play 045", "end", "pass"), ("turn-ended", "passed", "production-happened")),
    "projects": (
        ("convert heat", "project sell-patents", "sell 060", "project city", "place 4-3"),
        ("parameter-raised", "standard-project-used", "tile-placed"),
    ),
    "goals": (("claim mayor", "fund banker"), ("milestone-claimed", "award-funded")),
    "colonies": (
        ("project build-colony", "colony luna", "trade luna energy"),
        ("colony-placed", "traded", "track-moved"),
    ),
    "end": (
        ("convert heat", "pass", "convert plants", "place 7-4"),
        ("parameter-raised", "production-happened", "game-ended", "tile-placed"),
    ),
}
