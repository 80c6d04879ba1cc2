"""The lessons of Mission: Red Planet, and the line that each of them teaches."""

from typing import Final

# What the coach advises, and the events of the learner's colour that show it has worked.
LINES: Final = {
    "missions": (("keep M06",), ("mission-kept",)),
    "boarding": (
        ("choose travel-agent", "place dock 1"),
        ("astronauts-placed", "ship-launched"),
    ),
    "launch": (
        ("place dock 1", "place dock 2", "launch dock 2"),
        ("ship-forced", "ship-landed", "resource-found"),
    ),
    "moving": (("place dock 1", "move SM TS", "stop"), ("astronaut-moved", "resource-found")),
    "production": (
        ("place dock 1", "replace blue in SM"),
        ("replaced-in-zone", "zone-produced", "tokens-taken"),
    ),
    "discovery": (
        ("place dock 2", "place dock 2", "draw", "assign SS"),
        ("discovery-assigned", "ship-launched", "ship-landed"),
    ),
    "end": (
        ("place dock 1", "place dock 1", "redirect S17 to SM"),
        ("ship-landed", "discovery-revealed", "tokens-taken", "mission-scored"),
    ),
}
