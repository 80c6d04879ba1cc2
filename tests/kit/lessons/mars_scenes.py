"""The positions at which the lessons of Terraforming Mars begin.

`PYTHONPATH=src:tests python -m kit.lessons.mars_scenes` writes them where the server finds them.
"""

from __future__ import annotations

import json
from pathlib import Path
from random import Random
from typing import Any, Final

from areopolis.games.terraforming_mars.state import MarsState
from kit.terraforming_mars import GREEN, RED, Scene, scene

LESSONS: Final = Path(__file__).parents[3] / "src/areopolis/server/lessons/terraforming-mars"
OFFERED: Final = ("003", "060", "080", "141")
OFFERED_TO_OTHERS: Final = ("011", "057", "089", "120")


def two(mc: int, generation: int, *, colonies: bool = False) -> Scene:
    """Begin a scene of two who have played for some time; green has passed."""
    begun = scene(seats=2, mc=mc, colonies=colonies).generation(generation)
    begun.corporation(RED, "teractor").corporation(GREEN, "mining-guild")
    begun.tableau(GREEN, "041", "065", "164").stock(GREEN, mc=14, steel=2)
    begun.production(GREEN, mc=2, steel=2, heat=1)
    return begun.passed(GREEN)


def research() -> MarsState:
    """Four cards are on offer; green has bought."""
    begun = two(24, 2).rating(RED, 21).production(RED, mc=1)
    begun.offered(RED, *OFFERED).offered(GREEN, *OFFERED_TO_OTHERS)
    state = begun.phases("solar-phase", "production-phase", "begin-actions", "buy-cards").prepared()
    state.play(GREEN, "buy 011")
    return state


def playing() -> MarsState:
    """Lichen needs a temperature that is one step away."""
    begun = two(24, 3).rating(RED, 22).production(RED, mc=1, energy=1).tableau(RED, "141")
    begun.parameters(temperature=-26, oxygen=1).tile("5-4", "ocean")
    return begun.hand(RED, "003", "042", "159").build()


def metals() -> MarsState:
    """A building and a journey into space, with steel and titanium at hand."""
    begun = two(26, 4).rating(RED, 22).stock(RED, steel=4, titanium=5)
    begun.production(RED, mc=2, steel=1, titanium=1).tableau(RED, "056", "144")
    begun.parameters(temperature=-24, oxygen=1, oceans=2)
    return begun.hand(RED, "040", "113").build()


def tiles() -> MarsState:
    """A city at the water, and plants for a greenery beside it."""
    begun = two(14, 6).rating(RED, 25).stock(RED, plants=9).production(RED, mc=3, plants=2)
    begun.tableau(RED, "120").hand(RED, "127")
    begun.parameters(temperature=-20, oxygen=3).tile("5-4", "ocean").tile("1-2", "ocean")
    begun.tile("6-4", "city", RED).tile("3-6", "city", GREEN).tile("3-5", "greenery", GREEN)
    return begun.build()


def production() -> MarsState:
    """Energy lies about, and a power plant wants to be built."""
    begun = two(12, 4).rating(RED, 23).stock(RED, energy=4, heat=3)
    begun.production(RED, mc=1, plants=1, energy=1).tableau(RED, "141", "159").hand(RED, "045")
    return begun.parameters(temperature=-22, oxygen=2, oceans=2).build()


def projects() -> MarsState:
    """Heat, cards that help nobody, and one M€ too few for a city."""
    begun = two(24, 6).rating(RED, 26).stock(RED, heat=9, steel=3)
    begun.production(RED, mc=2, heat=3).tableau(RED, "056").hand(RED, "060", "080")
    begun.parameters(temperature=-18, oxygen=4, oceans=2)
    begun.tile("4-2", "greenery", RED).tile("4-6", "city", GREEN)
    return begun.build()


def goals() -> MarsState:
    """The last milestone is free, and red has the best income."""
    begun = two(20, 8).rating(RED, 28).production(RED, mc=8, plants=1).stock(RED, plants=3)
    begun.tableau(RED, "120", "200").rating(GREEN, 36)
    begun.parameters(temperature=-12, oxygen=6, oceans=4)
    for area in ("6-4", "4-3", "8-3"):
        begun.tile(area, "city", RED)
    for area in ("3-5", "3-4", "2-4"):
        begun.tile(area, "greenery", GREEN)
    begun.tile("6-3", "greenery", RED)
    return begun.milestone("gardener", GREEN).milestone("terraformer", GREEN).build()


def colonies() -> MarsState:
    """Green has a colony on Luna, and red the energy for a journey."""
    begun = two(21, 4, colonies=True).rating(RED, 22).stock(RED, energy=3)
    begun.production(RED, mc=1, energy=2).tableau(RED, "141", "113")
    begun.parameters(temperature=-24, oxygen=1, oceans=1)
    begun.colony("luna", 4, [GREEN]).colony("io", 3).colony("europa", 2)
    return begun.colony("ganymede", 2, fleet=GREEN).colony("callisto", 1).build()


def end() -> MarsState:
    """One step of temperature is missing."""
    begun = two(6, 12).rating(RED, 39).stock(RED, heat=8, plants=5)
    begun.production(RED, mc=6, plants=4, heat=3).tableau(RED, "120", "159", "113")
    begun.rating(GREEN, 44).parameters(temperature=6, oxygen=14, oceans=9)
    for area in ("3-5", "3-3", "7-5", "7-6"):
        begun.tile(area, "greenery", GREEN)
    begun.tile("3-4", "city", GREEN)
    for area in ("6-3", "7-3"):
        begun.tile(area, "greenery", RED)
    begun.tile("6-4", "city", RED)
    begun.milestone("terraformer", RED).milestone("gardener", GREEN).award("banker", RED)
    return begun.turn(RED, taken=1).build()


SCENES: Final = {
    "research": research,
    "playing": playing,
    "metals": metals,
    "tiles": tiles,
    "production": production,
    "projects": projects,
    "goals": goals,
    "colonies": colonies,
    "end": end,
}


def position(lesson: str) -> dict[str, Any]:
    """Return where a lesson begins; nobody can foresee what will be drawn."""
    document = SCENES[lesson]().to_dict()
    Random(lesson).shuffle(document["deck"])
    return document


def main() -> None:
    """Write all positions, a line for each of their parts."""
    LESSONS.mkdir(exist_ok=True)
    for lesson in SCENES:
        parts = [f'  "{key}": {json.dumps(part)}' for key, part in position(lesson).items()]
        (LESSONS / f"{lesson}.json").write_text("{\n" + ",\n".join(parts) + "\n}\n", "utf-8")


if __name__ == "__main__":
    main()
