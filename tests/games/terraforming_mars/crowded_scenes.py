"""Scenes in which much waits for everything: few areas, low productions, many triggers."""

from __future__ import annotations

from typing import Any, Final, NamedTuple

from areopolis.core.rng import Rng
from areopolis.games.terraforming_mars.cards.model import Card
from areopolis.games.terraforming_mars.cards.table import CARDS
from areopolis.games.terraforming_mars.data.board import LAND_AREAS, NAMES, areas_in
from areopolis.games.terraforming_mars.rules.gains import Raise
from areopolis.games.terraforming_mars.rules.lasting import OnCard, OnTag, OnTile
from areopolis.games.terraforming_mars.rules.placing import PlaceOcean, PlaceTile
from kit.terraforming_mars import GREEN, RED, Scene, scene

WAITING: Final = (
    *("023", "038", "073", "074", "109", "128", "131", "147", "156", "172", "185", "200"),
    *("031", "C24", "C41"),
)
HOLDERS: Final = ("033", "049", "024", "C03", "C43", "005")
CORPORATIONS: Final = (
    *("aridor", "aridor", "saturn-systems", "tharsis-republic", "poseidon", "arklight"),
    *("mining-guild", "credicor", "interplanetary-cinematics", "stormcraft-incorporated"),
)
# Cards whose boxes Robotic Workforce may copy, and fillers for hands and deck.
BOXES: Final = ("045", "100", "017", "178", "207", "067")
FILLERS: Final = ("001", "027", "057", "070", "084", "119", "164")
# Land that stays free: with a bonus of cards, metal, plants, and without any.
FREE_LAND: Final = ("8-3", "8-6", "4-2", "2-1", "7-3")
FREE_OCEANS: Final = ("1-4", "1-5", "2-6", "5-4")
CLOSED_OCEANS: Final = ("1-2", "4-8", "5-5", "5-6", "6-6", "6-7", "6-8", "9-5")
NAMED: Final = {card.name: card for card in CARDS}
PROJECTS: Final = tuple([card.name for card in CARDS if not card.is_corporation])
TILES: Final = ("luna", "io", "europa", "pluto", "enceladus", "callisto")


class Case(NamedTuple):
    """A scene and the card that is looked at, or with *others* another action that is possible."""

    number: int
    scene: Scene
    card: str
    others: bool


def one_of(rng: Rng, things: tuple[Any, ...]) -> Any:
    """Return any of *things*."""
    return things[rng.below(len(things))]


def some_of(rng: Rng, things: tuple[str, ...], most: int, taken: set[str]) -> list[str]:
    """Return up to *most* of *things* that are not taken, and take them."""
    found: list[str] = []
    for _ in range(rng.below(most + 1)):
        thing = one_of(rng, things)
        if thing not in taken:
            taken.add(thing)
            found.append(thing)
    return found


def case(number: int) -> Case:
    """Return the scene of this number; its card comes round again every 257 scenes.

    In every fifth scene an action other than a card is taken.
    """
    rng = Rng(number)
    card = PROJECTS[number % len(PROJECTS)]
    taken = {card}
    made = scene(2 + rng.below(2))
    fitting = tuple([name for name in WAITING if may_wait_for(NAMED[name], NAMED[card])])
    for seat, most in ((RED, 4), (GREEN, 3)):
        made.tableau(seat, *some_of(rng, fitting or WAITING, most, taken))
        made.tableau(seat, *some_of(rng, HOLDERS, 1, taken), resources=rng.below(3))
        corporation = one_of(rng, CORPORATIONS)
        if corporation not in taken and rng.below(4):
            taken.add(corporation)
            made.corporation(seat, corporation)
    boxes = some_of(rng, BOXES, 1, taken)
    made.tableau(RED, *boxes)
    if rng.below(2) and "185" in made.document["players"][RED]["tableau"]:
        made.document["players"][RED]["resources"]["185"] = 1
    made.hand(RED, card, *some_of(rng, FILLERS, 2, taken))
    made.deck(*[filler for filler in FILLERS if filler not in taken])
    low = one_of(rng, (-5, -4, -3, 0))
    made.production(RED, mc=low, energy=rng.below(2), plants=rng.below(2), heat=rng.below(2))
    made.production(GREEN, mc=rng.below(3) - 5, plants=rng.below(2))
    made.stock(RED, plants=rng.below(3), heat=5 * rng.below(2))
    made.stock(GREEN, plants=rng.below(4), mc=rng.below(3), steel=rng.below(2))
    lay_board(rng, made)
    if "067" in boxes:
        made.tile("1-1", "mining-rights", RED)
    for tile in some_of(rng, TILES, 3, taken):
        # Who of several players draws which unknown card is no choice: on Pluto red is alone.
        seats = (RED,) if tile == "pluto" else (RED, GREEN)
        owners = [one_of(rng, seats) for _ in range(rng.below(3))]
        made.colony(tile, max(len(owners), rng.below(4)), list(dict.fromkeys(owners)))
    others = number % 5 == 4
    if others:
        made.stock(RED, energy=3)
    return Case(number, made, card, others)


def may_wait_for(waiting: Card, played: Card) -> bool:
    """Whether a card in play may act because of *played*: by its tags, its kind or its tiles."""
    for trigger in waiting.triggers:
        if isinstance(trigger, OnTag):
            if [tag for tag in trigger.tags if tag in played.tags]:
                return True
        elif isinstance(trigger, OnTile):
            if [e for e in played.play if isinstance(e, PlaceOcean | PlaceTile | Raise)]:
                return True
        elif isinstance(trigger, OnCard):
            return played.is_event or played.cost >= trigger.least_cost > 0
    return False


def lay_board(rng: Rng, made: Scene) -> None:
    """Leave few areas free, and let parameters stand just below what they bring."""
    temperature = one_of(rng, (-30, -26, -22, -4, -2, -2, 6, 8))
    made.parameters(temperature=temperature, oxygen=one_of(rng, (0, 7, 7, 13, 14)))
    free = [area for area in FREE_LAND if rng.below(3)]
    for name in [NAMES[area] for area in areas_in(LAND_AREAS)]:
        if name not in free:
            owner = RED if rng.below(8) == 0 else GREEN
            made.tile(name, "city" if rng.below(20) == 0 else "greenery", owner)
    oceans = [area for area in FREE_OCEANS if rng.below(3)]
    most = 3 + rng.below(7)
    for number, area in enumerate((*CLOSED_OCEANS, *FREE_OCEANS)):
        if area not in oceans:
            if number < most:
                made.tile(area, "ocean")
            else:
                made.tile(area, "greenery", GREEN)
