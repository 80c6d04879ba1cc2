"""Project cards 201 to 208."""

from __future__ import annotations

from typing import Final

from areopolis.games.terraforming_mars.cards.model import Card, CardAction, active, automated, event
from areopolis.games.terraforming_mars.data.constants import (
    BUILDING,
    CORPORATE_ERA,
    ENERGY,
    MC,
    POWER,
    SCIENCE,
    SPACE,
)
from areopolis.games.terraforming_mars.rules.attacking import ReduceAny
from areopolis.games.terraforming_mars.rules.counts import CountTags
from areopolis.games.terraforming_mars.rules.deck import Draw
from areopolis.games.terraforming_mars.rules.gains import (
    EaseNextCard,
    Produce,
    ProducePer,
    RaiseRating,
)
from areopolis.games.terraforming_mars.rules.paying import PayBill
from areopolis.games.terraforming_mars.rules.requirements import HasTags

CARDS: Final[tuple[Card, ...]] = (
    automated(
        "201",
        "Energy Tapping",
        3,
        tags=(POWER,),
        origin=CORPORATE_ERA,
        play=(ReduceAny(ENERGY, 1), Produce(energy=1)),
        points=-1,
    ),
    active(
        "202",
        "Underground Detonations",
        6,
        tags=(BUILDING,),
        actions=(CardAction((Produce(heat=2),), cost=(PayBill(10),)),),
    ),
    automated("203", "Soletta", 35, tags=(SPACE,), play=(Produce(heat=7),)),
    event(
        "204",
        "Technology Demonstration",
        5,
        tags=(SCIENCE, SPACE),
        origin=CORPORATE_ERA,
        play=(Draw(2),),
    ),
    automated(
        "205", "Rad-Chem Factory", 8, tags=(BUILDING,), play=(Produce(energy=-1), RaiseRating(2))
    ),
    event("206", "Special Design", 4, tags=(SCIENCE,), play=(EaseNextCard(offset=2),)),
    automated(
        "207",
        "Medical Lab",
        13,
        tags=(SCIENCE, BUILDING),
        origin=CORPORATE_ERA,
        play=(ProducePer(MC, CountTags(BUILDING, per=2)),),
        points=1,
    ),
    active(
        "208",
        "AI Central",
        21,
        tags=(SCIENCE, BUILDING),
        origin=CORPORATE_ERA,
        needs=(HasTags(SCIENCE, 3),),
        play=(Produce(energy=-1),),
        actions=(CardAction((Draw(2),)),),
        points=1,
    ),
)
