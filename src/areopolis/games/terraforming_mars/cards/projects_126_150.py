"""Project cards 126 to 150."""

from __future__ import annotations

from typing import Final

from areopolis.games.terraforming_mars.cards.model import Card, CardAction, active, automated, event
from areopolis.games.terraforming_mars.data.constants import (
    ANIMAL,
    ANIMAL_TAG,
    ANY_KIND,
    BUILDING,
    CORPORATE_ERA,
    EARTH,
    ECOLOGICAL_ZONE,
    GREENERY,
    LAVA_FLOWS,
    MC,
    MICROBE,
    MICROBE_TAG,
    MOHOLE_AREA,
    NEXT_TO_GREENERY,
    OCEANS,
    ON_OCEAN,
    ON_VOLCANIC,
    OXYGEN,
    PLANT,
    PLANTS,
    POWER,
    SCIENCE,
    SPACE,
    TEMPERATURE,
)
from areopolis.games.terraforming_mars.rules.attacking import ReduceAny
from areopolis.games.terraforming_mars.rules.choosing import ChooseOne
from areopolis.games.terraforming_mars.rules.counts import CountCities, CountTags
from areopolis.games.terraforming_mars.rules.deck import Draw
from areopolis.games.terraforming_mars.rules.gains import Gain, Produce, ProducePer, Raise
from areopolis.games.terraforming_mars.rules.holding import AddHere, AddToCard
from areopolis.games.terraforming_mars.rules.lasting import Discount, OnTag, OnTile
from areopolis.games.terraforming_mars.rules.paying import Lose
from areopolis.games.terraforming_mars.rules.placing import PlaceOcean, PlaceTile
from areopolis.games.terraforming_mars.rules.points import PointsHere
from areopolis.games.terraforming_mars.rules.requirements import (
    AtLeast,
    HasTags,
    OwnGreeneries,
    colder,
    oxygen,
    warmer,
)

CARDS: Final[tuple[Card, ...]] = (
    automated("126", "GHG Factories", 11, tags=(BUILDING,), play=(Produce(energy=-1, heat=4),)),
    event("127", "Subterranean Reservoir", 11, play=(PlaceOcean(),)),
    active(
        "128",
        "Ecological Zone",
        12,
        tags=(ANIMAL_TAG, PLANT),
        needs=(OwnGreeneries(1),),
        play=(PlaceTile(ECOLOGICAL_ZONE, NEXT_TO_GREENERY),),
        triggers=(OnTag((ANIMAL_TAG, PLANT), (AddHere(1),)),),
        holds=ANIMAL,
        points_for=PointsHere(1, 2),
    ),
    automated(
        "129",
        "Zeppelins",
        13,
        needs=(oxygen(5),),
        play=(ProducePer(MC, CountCities(anywhere=0)),),
        points=1,
    ),
    automated(
        "130",
        "Worms",
        8,
        tags=(MICROBE_TAG,),
        needs=(oxygen(4),),
        play=(ProducePer(PLANTS, CountTags(MICROBE_TAG, per=2)),),
    ),
    active(
        "131",
        "Decomposers",
        5,
        tags=(MICROBE_TAG,),
        needs=(oxygen(3),),
        triggers=(OnTag((ANIMAL_TAG, PLANT, MICROBE_TAG), (AddHere(1),)),),
        holds=MICROBE,
        points_for=PointsHere(1, 3),
    ),
    automated(
        "132",
        "Fusion Power",
        14,
        tags=(SCIENCE, POWER, BUILDING),
        needs=(HasTags(POWER, 2),),
        play=(Produce(energy=3),),
    ),
    active(
        "133",
        "Symbiotic Fungus",
        4,
        tags=(MICROBE_TAG,),
        needs=(warmer(-14),),
        actions=(CardAction((AddToCard(MICROBE, 1),)),),
    ),
    active(
        "134",
        "Extreme-Cold Fungus",
        13,
        tags=(MICROBE_TAG,),
        needs=(colder(-10),),
        actions=(CardAction((Gain(plants=1),)), CardAction((AddToCard(MICROBE, 2),))),
    ),
    automated(
        "135",
        "Advanced Ecosystems",
        11,
        tags=(PLANT, MICROBE_TAG, ANIMAL_TAG),
        needs=(HasTags(PLANT, 1), HasTags(ANIMAL_TAG, 1), HasTags(MICROBE_TAG, 1)),
        points=3,
    ),
    automated(
        "136",
        "Great Dam",
        12,
        tags=(POWER, BUILDING),
        needs=(AtLeast(OCEANS, 4),),
        play=(Produce(energy=2),),
        points=1,
    ),
    automated(
        "137",
        "Cartel",
        8,
        tags=(EARTH,),
        origin=CORPORATE_ERA,
        play=(ProducePer(MC, CountTags(EARTH)),),
    ),
    automated(
        "138",
        "Strip Mine",
        25,
        tags=(BUILDING,),
        play=(Produce(energy=-2, steel=2, titanium=1), Raise(OXYGEN, 2)),
    ),
    automated(
        "139",
        "Wave Power",
        8,
        tags=(POWER,),
        needs=(AtLeast(OCEANS, 3),),
        play=(Produce(energy=1),),
        points=1,
    ),
    event(
        "140", "Lava Flows", 18, play=(Raise(TEMPERATURE, 2), PlaceTile(LAVA_FLOWS, ON_VOLCANIC))
    ),
    automated("141", "Power Plant", 4, tags=(POWER, BUILDING), play=(Produce(energy=1),)),
    automated(
        "142",
        "Mohole Area",
        20,
        tags=(BUILDING,),
        play=(Produce(heat=4), PlaceTile(MOHOLE_AREA, ON_OCEAN)),
    ),
    event(
        "143",
        "Large Convoy",
        36,
        tags=(EARTH, SPACE),
        play=(PlaceOcean(), Draw(2), ChooseOne(((Gain(plants=5),), (AddToCard(ANIMAL, 4),)))),
        points=2,
    ),
    automated(
        "144",
        "Titanium Mine",
        7,
        tags=(BUILDING,),
        origin=CORPORATE_ERA,
        play=(Produce(titanium=1),),
    ),
    automated(
        "145",
        "Tectonic Stress Power",
        18,
        tags=(POWER, BUILDING),
        needs=(HasTags(SCIENCE, 2),),
        play=(Produce(energy=3),),
        points=1,
    ),
    automated(
        "146",
        "Nitrophilic Moss",
        8,
        tags=(PLANT,),
        needs=(AtLeast(OCEANS, 3),),
        play=(Lose(PLANTS, 2), Produce(plants=2)),
    ),
    active(
        "147",
        "Herbivores",
        12,
        tags=(ANIMAL_TAG,),
        needs=(oxygen(8),),
        play=(ReduceAny(PLANTS, 1), AddHere(1)),
        triggers=(OnTile(GREENERY, (AddHere(1),)),),
        holds=ANIMAL,
        points_for=PointsHere(1, 2),
    ),
    automated(
        "148",
        "Insects",
        9,
        tags=(MICROBE_TAG,),
        needs=(oxygen(6),),
        play=(ProducePer(PLANTS, CountTags(PLANT)),),
    ),
    event(
        "149",
        "CEO's Favorite Project",
        1,
        origin=CORPORATE_ERA,
        play=(AddToCard(ANY_KIND, 1, least=1),),
    ),
    active(
        "150",
        "Anti-Gravity Technology",
        14,
        tags=(SCIENCE,),
        origin=CORPORATE_ERA,
        needs=(HasTags(SCIENCE, 7),),
        lasting=(Discount(2),),
        points=3,
    ),
)
