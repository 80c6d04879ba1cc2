"""The colony tiles (specification 8)."""

from __future__ import annotations

from typing import Final

from areopolis.games.terraforming_mars.cards.model import Effects
from areopolis.games.terraforming_mars.data.constants import (
    ANIMAL,
    FLOATER,
    MICROBE,
    NONE,
)
from areopolis.games.terraforming_mars.rules.deck import DiscardCards, Draw
from areopolis.games.terraforming_mars.rules.gains import Gain, Produce
from areopolis.games.terraforming_mars.rules.holding import AddToCard
from areopolis.games.terraforming_mars.rules.placing import PlaceOcean


class Colony:
    """A colony tile: what building gives, what trading gives at each step, the colony bonus.

    *needs*: it sleeps until some card in play can hold this resource.
    """

    def __init__(
        self,
        name: str,
        build: Effects,
        income: tuple[Effects, ...],
        bonus: Effects,
        needs: int = NONE,
    ) -> None:
        self.name = name
        self.build = build
        self.income = income
        self.bonus = bonus
        self.needs = needs


COLONIES: Final[tuple[Colony, ...]] = (
    Colony(
        "callisto",
        (Produce(energy=1),),
        tuple([(Gain(energy=n),) for n in (0, 2, 3, 5, 7, 10, 13)]),
        (Gain(energy=3),),
    ),
    Colony(
        "ceres",
        (Produce(steel=1),),
        tuple([(Gain(steel=n),) for n in (1, 2, 3, 4, 6, 8, 10)]),
        (Gain(steel=2),),
    ),
    Colony(
        "enceladus",
        (AddToCard(MICROBE, 3),),
        tuple([(AddToCard(MICROBE, n),) for n in (0, 1, 2, 3, 4, 4, 5)]),
        (AddToCard(MICROBE, 1),),
        MICROBE,
    ),
    Colony(
        "europa",
        (PlaceOcean(),),
        (
            (Produce(mc=1),),
            (Produce(mc=1),),
            (Produce(energy=1),),
            (Produce(energy=1),),
            (Produce(plants=1),),
            (Produce(plants=1),),
            (Produce(plants=1),),
        ),
        (Gain(mc=1),),
    ),
    Colony(
        "ganymede",
        (Produce(plants=1),),
        tuple([(Gain(plants=n),) for n in (0, 1, 2, 3, 4, 5, 6)]),
        (Gain(plants=1),),
    ),
    Colony(
        "io",
        (Produce(heat=1),),
        tuple([(Gain(heat=n),) for n in (2, 3, 4, 6, 8, 10, 13)]),
        (Gain(heat=2),),
    ),
    Colony(
        "luna",
        (Produce(mc=2),),
        tuple([(Gain(mc=n),) for n in (1, 2, 4, 7, 10, 13, 17)]),
        (Gain(mc=2),),
    ),
    Colony(
        "miranda",
        (AddToCard(ANIMAL, 1),),
        tuple([(AddToCard(ANIMAL, n),) for n in (0, 1, 1, 2, 2, 3, 3)]),
        (Draw(1),),
        ANIMAL,
    ),
    Colony(
        "pluto",
        (Draw(2),),
        tuple([(Draw(n),) for n in (0, 1, 2, 2, 3, 3, 4)]),
        (Draw(1), DiscardCards(1)),
    ),
    Colony(
        "titan",
        (AddToCard(FLOATER, 3),),
        tuple([(AddToCard(FLOATER, n),) for n in (0, 1, 1, 2, 3, 3, 4)]),
        (AddToCard(FLOATER, 1),),
        FLOATER,
    ),
    Colony(
        "triton",
        (Gain(titanium=3),),
        tuple([(Gain(titanium=n),) for n in (0, 1, 1, 2, 3, 4, 5)]),
        (Gain(titanium=1),),
    ),
)
