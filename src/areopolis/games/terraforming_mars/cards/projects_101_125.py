"""Project cards 101 to 125."""

from __future__ import annotations

from typing import Final

from areopolis.games.terraforming_mars.cards.model import Card, CardAction, active, automated, event
from areopolis.games.terraforming_mars.data.constants import (
    BUILDING,
    CITY,
    CITY_TAG,
    CORPORATE_ERA,
    EARTH,
    ENERGY,
    INDUSTRIAL_CENTER,
    MC,
    NEXT_TO_2_CITIES,
    NEXT_TO_CITY,
    OCEANS,
    ON_CITY,
    OXYGEN,
    PLANT,
    PLANTS,
    POWER,
    SCIENCE,
    STEEL,
    TITANIUM,
)
from areopolis.games.terraforming_mars.rules.attacking import ReduceAny, RemoveAny
from areopolis.games.terraforming_mars.rules.choosing import ChooseOne
from areopolis.games.terraforming_mars.rules.counts import CountEvents, CountTags
from areopolis.games.terraforming_mars.rules.deck import LookAndBuy, LookAndKeep
from areopolis.games.terraforming_mars.rules.gains import (
    Gain,
    GainPer,
    Produce,
    ProducePer,
    Raise,
    RaiseRating,
)
from areopolis.games.terraforming_mars.rules.lasting import OnCard, TagDiscount
from areopolis.games.terraforming_mars.rules.paying import Lose, PayBill
from areopolis.games.terraforming_mars.rules.placing import PlaceOcean, PlaceTile
from areopolis.games.terraforming_mars.rules.requirements import AtLeast, AtMost, oxygen, warmer

CARDS: Final[tuple[Card, ...]] = (
    active(
        "101",
        "Ironworks",
        11,
        tags=(BUILDING,),
        actions=(CardAction((Gain(steel=1), Raise(OXYGEN, 1)), cost=(Lose(ENERGY, 4),)),),
    ),
    automated("102", "Power Grid", 18, tags=(POWER,), play=(ProducePer(ENERGY, CountTags(POWER)),)),
    active(
        "103",
        "Steelworks",
        15,
        tags=(BUILDING,),
        actions=(CardAction((Gain(steel=2), Raise(OXYGEN, 1)), cost=(Lose(ENERGY, 4),)),),
    ),
    active(
        "104",
        "Ore Processor",
        13,
        tags=(BUILDING,),
        actions=(CardAction((Gain(titanium=1), Raise(OXYGEN, 1)), cost=(Lose(ENERGY, 4),)),),
    ),
    active(
        "105",
        "Earth Office",
        1,
        tags=(EARTH,),
        origin=CORPORATE_ERA,
        lasting=(TagDiscount(EARTH, 3),),
    ),
    automated(
        "106", "Acquired Company", 10, tags=(EARTH,), origin=CORPORATE_ERA, play=(Produce(mc=3),)
    ),
    automated(
        "107",
        "Media Archives",
        8,
        tags=(EARTH,),
        origin=CORPORATE_ERA,
        play=(GainPer(MC, CountEvents()),),
    ),
    automated(
        "108",
        "Open City",
        23,
        tags=(CITY_TAG, BUILDING),
        needs=(oxygen(12),),
        play=(Produce(energy=-1, mc=4), Gain(plants=2), PlaceTile(CITY, ON_CITY)),
        points=1,
    ),
    active(
        "109",
        "Media Group",
        6,
        tags=(EARTH,),
        origin=CORPORATE_ERA,
        triggers=(OnCard((Gain(mc=3),), events=1),),
    ),
    active(
        "110",
        "Business Network",
        4,
        tags=(EARTH,),
        origin=CORPORATE_ERA,
        play=(Produce(mc=-1),),
        actions=(CardAction((LookAndBuy(1),)),),
    ),
    event(
        "111",
        "Business Contacts",
        7,
        tags=(EARTH,),
        origin=CORPORATE_ERA,
        play=(LookAndKeep(4, 2),),
    ),
    event(
        "112",
        "Bribed Committee",
        7,
        tags=(EARTH,),
        origin=CORPORATE_ERA,
        play=(RaiseRating(2),),
        points=-2,
    ),
    automated(
        "113", "Solar Power", 11, tags=(POWER, BUILDING), play=(Produce(energy=1),), points=1
    ),
    automated("114", "Breathing Filters", 11, tags=(SCIENCE,), needs=(oxygen(7),), points=2),
    automated(
        "115",
        "Artificial Photosynthesis",
        12,
        tags=(SCIENCE,),
        play=(ChooseOne(((Produce(energy=2),), (Produce(plants=1),))),),
    ),
    automated(
        "116",
        "Artificial Lake",
        15,
        tags=(BUILDING,),
        needs=(warmer(-6),),
        play=(PlaceOcean(on_land=1),),
        points=1,
    ),
    automated("117", "Geothermal Power", 11, tags=(POWER, BUILDING), play=(Produce(energy=2),)),
    automated(
        "118",
        "Farming",
        16,
        tags=(PLANT,),
        needs=(warmer(4),),
        play=(Produce(mc=2, plants=2), Gain(plants=2)),
        points=2,
    ),
    automated("119", "Dust Seals", 2, needs=(AtMost(OCEANS, 3),), points=1),
    automated(
        "120",
        "Urbanized Area",
        10,
        tags=(CITY_TAG, BUILDING),
        play=(Produce(energy=-1, mc=2), PlaceTile(CITY, NEXT_TO_2_CITIES)),
    ),
    event(
        "121",
        "Sabotage",
        1,
        origin=CORPORATE_ERA,
        play=(ChooseOne(((RemoveAny(TITANIUM, 3),), (RemoveAny(STEEL, 4),), (RemoveAny(MC, 7),))),),
    ),
    automated(
        "122",
        "Moss",
        4,
        tags=(PLANT,),
        needs=(AtLeast(OCEANS, 3),),
        play=(Lose(PLANTS, 1), Produce(plants=1)),
    ),
    active(
        "123",
        "Industrial Center",
        4,
        tags=(BUILDING,),
        origin=CORPORATE_ERA,
        play=(PlaceTile(INDUSTRIAL_CENTER, NEXT_TO_CITY),),
        actions=(CardAction((Produce(steel=1),), cost=(PayBill(7),)),),
    ),
    event(
        "124",
        "Hired Raiders",
        1,
        origin=CORPORATE_ERA,
        play=(ChooseOne(((RemoveAny(STEEL, 2, steals=1),), (RemoveAny(MC, 3, steals=1),))),),
    ),
    automated(
        "125",
        "Hackers",
        3,
        origin=CORPORATE_ERA,
        play=(Produce(energy=-1, mc=2), ReduceAny(MC, 2)),
        points=-1,
    ),
)
