"""Project cards 051 to 075."""

from __future__ import annotations

from typing import Final

from areopolis.games.terraforming_mars.attacking import ReduceAny, RemoveAny
from areopolis.games.terraforming_mars.choosing import ChooseOne, ProduceMetal
from areopolis.games.terraforming_mars.constants import (
    ANIMAL,
    ANIMAL_TAG,
    BUILDING,
    CORPORATE_ERA,
    EARTH,
    GREENERY,
    JOVIAN,
    MC,
    MICROBE_TAG,
    MINING_AREA,
    MINING_RIGHTS,
    OCEANS,
    ON_METAL,
    ON_METAL_NEXT_TO_OWN,
    ON_OCEAN,
    OXYGEN,
    PLANT,
    PLANTS,
    POWER,
    SCIENCE,
    SPACE,
    STEEL,
)
from areopolis.games.terraforming_mars.counts import CountTags
from areopolis.games.terraforming_mars.drawing import MaybeSwapCard
from areopolis.games.terraforming_mars.gains import Gain, Produce, ProducePer, Raise
from areopolis.games.terraforming_mars.holding import AddHere, AddToPlayed
from areopolis.games.terraforming_mars.lasting import Discount, MetalValue, OnTag
from areopolis.games.terraforming_mars.model import CardAction, active, automated, event
from areopolis.games.terraforming_mars.paying import Lose
from areopolis.games.terraforming_mars.placing import ClaimArea, PlaceOcean, PlaceTile
from areopolis.games.terraforming_mars.points import PointsHere
from areopolis.games.terraforming_mars.requirements import (
    AtLeast,
    HasTags,
    Produces,
    oxygen,
    oxygen_below,
    warmer,
)

CARDS: Final = (
    automated(
        "051",
        "Miranda Resort",
        12,
        tags=(JOVIAN, SPACE),
        origin=CORPORATE_ERA,
        play=(ProducePer(MC, CountTags(EARTH)),),
        points=1,
    ),
    active(
        "052",
        "Fish",
        9,
        tags=(ANIMAL_TAG,),
        needs=(warmer(2),),
        play=(ReduceAny(PLANTS, 1),),
        actions=(CardAction((AddHere(1),)),),
        holds=ANIMAL,
        points_for=PointsHere(1, 1),
    ),
    automated(
        "053", "Lake Marineris", 18, needs=(warmer(0),), play=(PlaceOcean(), PlaceOcean()), points=2
    ),
    active(
        "054",
        "Small Animals",
        6,
        tags=(ANIMAL_TAG,),
        needs=(oxygen(6),),
        play=(ReduceAny(PLANTS, 1),),
        actions=(CardAction((AddHere(1),)),),
        holds=ANIMAL,
        points_for=PointsHere(1, 2),
    ),
    automated(
        "055",
        "Kelp Farming",
        17,
        tags=(PLANT,),
        needs=(AtLeast(OCEANS, 6),),
        play=(Produce(mc=2, plants=3), Gain(plants=2)),
        points=1,
    ),
    automated("056", "Mine", 4, tags=(BUILDING,), origin=CORPORATE_ERA, play=(Produce(steel=1),)),
    automated(
        "057",
        "Vesta Shipyard",
        15,
        tags=(JOVIAN, SPACE),
        origin=CORPORATE_ERA,
        play=(Produce(titanium=1),),
        points=1,
    ),
    automated(
        "058",
        "Beam From A Thorium Asteroid",
        32,
        tags=(JOVIAN, SPACE, POWER),
        needs=(HasTags(JOVIAN, 1),),
        play=(Produce(heat=3, energy=3),),
        points=1,
    ),
    automated(
        "059",
        "Mangrove",
        12,
        tags=(PLANT,),
        needs=(warmer(4),),
        play=(PlaceTile(GREENERY, ON_OCEAN),),
        points=1,
    ),
    automated(
        "060",
        "Trees",
        13,
        tags=(PLANT,),
        needs=(warmer(-4),),
        play=(Produce(plants=3), Gain(plants=1)),
        points=1,
    ),
    automated(
        "061",
        "Great Escarpment Consortium",
        6,
        origin=CORPORATE_ERA,
        needs=(Produces(STEEL),),
        play=(ReduceAny(STEEL, 1), Produce(steel=1)),
    ),
    event("062", "Mineral Deposit", 5, origin=CORPORATE_ERA, play=(Gain(steel=5),)),
    event(
        "063", "Mining Expedition", 12, play=(Gain(steel=2), Raise(OXYGEN, 1), RemoveAny(PLANTS, 2))
    ),
    automated(
        "064",
        "Mining Area",
        4,
        tags=(BUILDING,),
        origin=CORPORATE_ERA,
        play=(PlaceTile(MINING_AREA, ON_METAL_NEXT_TO_OWN), ProduceMetal(MINING_AREA)),
    ),
    automated(
        "065",
        "Building Industries",
        6,
        tags=(BUILDING,),
        origin=CORPORATE_ERA,
        play=(Produce(energy=-1, steel=2),),
    ),
    event("066", "Land Claim", 1, origin=CORPORATE_ERA, play=(ClaimArea(),)),
    automated(
        "067",
        "Mining Rights",
        9,
        tags=(BUILDING,),
        play=(PlaceTile(MINING_RIGHTS, ON_METAL), ProduceMetal(MINING_RIGHTS)),
    ),
    automated("068", "Sponsors", 6, tags=(EARTH,), origin=CORPORATE_ERA, play=(Produce(mc=2),)),
    active(
        "069",
        "Electro Catapult",
        17,
        tags=(BUILDING,),
        origin=CORPORATE_ERA,
        needs=(oxygen_below(8),),
        play=(Produce(energy=-1),),
        actions=(
            CardAction((Gain(mc=7),), cost=(Lose(PLANTS, 1),)),
            CardAction((Gain(mc=7),), cost=(Lose(STEEL, 1),)),
        ),
        points=1,
    ),
    active(
        "070",
        "Earth Catapult",
        23,
        tags=(EARTH,),
        origin=CORPORATE_ERA,
        lasting=(Discount(2),),
        points=2,
    ),
    active(
        "071",
        "Advanced Alloys",
        9,
        tags=(SCIENCE,),
        origin=CORPORATE_ERA,
        lasting=(MetalValue(1, 1),),
    ),
    active(
        "072",
        "Birds",
        10,
        tags=(ANIMAL_TAG,),
        needs=(oxygen(13),),
        play=(ReduceAny(PLANTS, 2),),
        actions=(CardAction((AddHere(1),)),),
        holds=ANIMAL,
        points_for=PointsHere(1, 1),
    ),
    active(
        "073",
        "Mars University",
        8,
        tags=(SCIENCE, BUILDING),
        origin=CORPORATE_ERA,
        triggers=(OnTag((SCIENCE,), (MaybeSwapCard(),)),),
        points=1,
    ),
    active(
        "074",
        "Viral Enhancers",
        9,
        tags=(SCIENCE, MICROBE_TAG),
        origin=CORPORATE_ERA,
        triggers=(
            OnTag(
                (PLANT, MICROBE_TAG, ANIMAL_TAG),
                (ChooseOne(((Gain(plants=1),), (AddToPlayed(1),))),),
            ),
        ),
    ),
    event(
        "075",
        "Towing A Comet",
        23,
        tags=(SPACE,),
        play=(Gain(plants=2), Raise(OXYGEN, 1), PlaceOcean()),
    ),
)
