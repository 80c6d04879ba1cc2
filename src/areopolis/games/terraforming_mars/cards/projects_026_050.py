"""Project cards 026 to 050."""

from __future__ import annotations

from typing import Final

from areopolis.games.terraforming_mars.cards.model import Card, CardAction, active, automated, event
from areopolis.games.terraforming_mars.data.constants import (
    ANIMAL,
    BUILDING,
    CITY,
    CITY_TAG,
    CORPORATE_ERA,
    EARTH,
    FIGHTER,
    JOVIAN,
    MICROBE,
    MICROBE_TAG,
    NATURAL_PRESERVE,
    OCEANS,
    ON_CITY,
    ON_ISOLATED,
    OXYGEN,
    PLANT,
    PLANTS,
    POWER,
    SCIENCE,
    SPACE,
    TEMPERATURE,
    TITANIUM,
)
from areopolis.games.terraforming_mars.rules.attacking import RemoveAny, RemoveAnyOnCard
from areopolis.games.terraforming_mars.rules.choosing import ChooseOne, IfTags
from areopolis.games.terraforming_mars.rules.gains import Gain, Produce, Raise, RaiseRating
from areopolis.games.terraforming_mars.rules.holding import (
    AddHere,
    AddToCard,
    RemoveHere,
    TakeFromAny,
)
from areopolis.games.terraforming_mars.rules.lasting import OnCard, OnTile
from areopolis.games.terraforming_mars.rules.paying import Lose
from areopolis.games.terraforming_mars.rules.placing import PlaceTile
from areopolis.games.terraforming_mars.rules.points import PointsHere
from areopolis.games.terraforming_mars.rules.requirements import (
    AtLeast,
    HasTags,
    colder,
    oxygen,
    oxygen_below,
    warmer,
)

CARDS: Final[tuple[Card, ...]] = (
    automated(
        "026",
        "Eos Chasma National Park",
        16,
        tags=(PLANT, BUILDING),
        needs=(warmer(-12),),
        play=(Produce(mc=2), Gain(plants=3), AddToCard(ANIMAL, 1)),
        points=1,
    ),
    event(
        "027",
        "Interstellar Colony Ship",
        24,
        tags=(EARTH, SPACE),
        origin=CORPORATE_ERA,
        needs=(HasTags(SCIENCE, 5),),
        points=4,
    ),
    active(
        "028",
        "Security Fleet",
        12,
        tags=(SPACE,),
        origin=CORPORATE_ERA,
        actions=(CardAction((AddHere(1),), cost=(Lose(TITANIUM, 1),)),),
        holds=FIGHTER,
        points_for=PointsHere(1, 1),
    ),
    automated(
        "029",
        "Cupola City",
        16,
        tags=(CITY_TAG, BUILDING),
        needs=(oxygen_below(9),),
        play=(Produce(energy=-1, mc=3), PlaceTile(CITY, ON_CITY)),
    ),
    automated(
        "030", "Lunar Beam", 13, tags=(EARTH, POWER), play=(Produce(mc=-2, heat=2, energy=2),)
    ),
    active(
        "031",
        "Optimal Aerobraking",
        7,
        tags=(SPACE,),
        triggers=(OnCard((Gain(mc=3, heat=3),), events=1, tag=SPACE),),
    ),
    automated(
        "032",
        "Underground City",
        18,
        tags=(CITY_TAG, BUILDING),
        play=(Produce(energy=-2, steel=2), PlaceTile(CITY, ON_CITY)),
    ),
    active(
        "033",
        "Regolith Eaters",
        13,
        tags=(SCIENCE, MICROBE_TAG),
        actions=(CardAction((Raise(OXYGEN, 1),), cost=(RemoveHere(2),)), CardAction((AddHere(1),))),
        holds=MICROBE,
    ),
    active(
        "034",
        "GHG Producing Bacteria",
        8,
        tags=(SCIENCE, MICROBE_TAG),
        needs=(oxygen(4),),
        actions=(
            CardAction((Raise(TEMPERATURE, 1),), cost=(RemoveHere(2),)),
            CardAction((AddHere(1),)),
        ),
        holds=MICROBE,
    ),
    active(
        "035",
        "Ants",
        9,
        tags=(MICROBE_TAG,),
        needs=(oxygen(4),),
        actions=(CardAction((AddHere(1),), cost=(TakeFromAny(MICROBE),)),),
        holds=MICROBE,
        points_for=PointsHere(1, 2),
    ),
    event("036", "Release of Inert Gases", 14, play=(RaiseRating(2),)),
    event(
        "037",
        "Nitrogen-Rich Asteroid",
        31,
        tags=(SPACE,),
        play=(
            Raise(TEMPERATURE, 1),
            RaiseRating(2),
            IfTags(PLANT, 3, (Produce(plants=4),), (Produce(plants=1),)),
        ),
    ),
    active(
        "038",
        "Rover Construction",
        8,
        tags=(BUILDING,),
        triggers=(OnTile(CITY, (Gain(mc=2),), by_anybody=1, anywhere=1),),
        points=1,
    ),
    event(
        "039",
        "Deimos Down",
        31,
        tags=(SPACE,),
        play=(Gain(steel=4), Raise(TEMPERATURE, 3), RemoveAny(PLANTS, 8)),
    ),
    automated(
        "040", "Asteroid Mining", 30, tags=(JOVIAN, SPACE), play=(Produce(titanium=2),), points=2
    ),
    automated(
        "041", "Food Factory", 12, tags=(BUILDING,), play=(Produce(mc=4, plants=-1),), points=1
    ),
    automated(
        "042",
        "ArchaeBacteria",
        6,
        tags=(MICROBE_TAG,),
        needs=(colder(-18),),
        play=(Produce(plants=1),),
    ),
    automated(
        "043", "Carbonate Processing", 6, tags=(BUILDING,), play=(Produce(energy=-1, heat=3),)
    ),
    automated(
        "044",
        "Natural Preserve",
        9,
        tags=(SCIENCE, BUILDING),
        needs=(oxygen_below(4),),
        play=(Produce(mc=1), PlaceTile(NATURAL_PRESERVE, ON_ISOLATED)),
        points=1,
    ),
    automated("045", "Nuclear Power", 10, tags=(POWER, BUILDING), play=(Produce(energy=3, mc=-2),)),
    automated(
        "046",
        "Lightning Harvest",
        8,
        tags=(POWER,),
        origin=CORPORATE_ERA,
        needs=(HasTags(SCIENCE, 3),),
        play=(Produce(energy=1, mc=1),),
        points=1,
    ),
    automated(
        "047",
        "Algae",
        10,
        tags=(PLANT,),
        needs=(AtLeast(OCEANS, 5),),
        play=(Produce(plants=2), Gain(plants=1)),
    ),
    automated("048", "Adapted Lichen", 9, tags=(PLANT,), play=(Produce(plants=1),)),
    active(
        "049",
        "Tardigrades",
        4,
        tags=(MICROBE_TAG,),
        origin=CORPORATE_ERA,
        actions=(CardAction((AddHere(1),)),),
        holds=MICROBE,
        points_for=PointsHere(1, 4),
    ),
    event(
        "050",
        "Virus",
        1,
        tags=(MICROBE_TAG,),
        origin=CORPORATE_ERA,
        play=(ChooseOne(((RemoveAnyOnCard(ANIMAL, 2),), (RemoveAny(PLANTS, 5),))),),
    ),
)
