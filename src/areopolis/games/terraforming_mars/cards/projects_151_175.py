"""Project cards 151 to 175."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from areopolis.core.decision import Ask, Decision
from areopolis.core.effect import Cause
from areopolis.core.reason import Reason
from areopolis.games.terraforming_mars.answers import Spend
from areopolis.games.terraforming_mars.cards.model import (
    NO_HELP,
    Card,
    CardAction,
    Help,
    MarsEffect,
    active,
    automated,
    event,
)
from areopolis.games.terraforming_mars.data.constants import (
    ANIMAL,
    ANIMAL_TAG,
    BUILDING,
    CITY,
    CORPORATE_ERA,
    EARTH,
    ENERGY,
    GREENERY,
    HEAT,
    KINDS,
    MC,
    MICROBE,
    MICROBE_TAG,
    ON_OCEAN,
    PLANT,
    POWER,
    SCIENCE,
    SPACE,
)
from areopolis.games.terraforming_mars.rules.attacking import ReduceAny
from areopolis.games.terraforming_mars.rules.counts import CountTags
from areopolis.games.terraforming_mars.rules.deck import Draw
from areopolis.games.terraforming_mars.rules.gains import Gain, Produce, ProducePer, RaiseRating
from areopolis.games.terraforming_mars.rules.holding import AddHere, AddToCard, RemoveHere
from areopolis.games.terraforming_mars.rules.lasting import (
    OnStandardProject,
    OnTile,
    ProtectHabitats,
    ProtectHere,
    RequirementOffset,
    TagDiscount,
)
from areopolis.games.terraforming_mars.rules.paying import PayHeat
from areopolis.games.terraforming_mars.rules.placing import PlaceOcean, PlaceTile
from areopolis.games.terraforming_mars.rules.points import PointsHere
from areopolis.games.terraforming_mars.rules.requirements import HasTags, colder, oxygen, warmer

if TYPE_CHECKING:
    from areopolis.games.terraforming_mars.state import MarsState


class ConvertHeatProduction(MarsEffect[Spend]):
    """Lower the own heat production by any amount and raise the M€ production by as much."""

    KEY = "convert-heat-production"

    def resolve(self, state: MarsState, by: Cause) -> Ask | None:
        spend = state.rules.lexicon.spend
        most = min(state.production[by.seat * KINDS + HEAT], len(spend) - 1)
        steps = [spend[n] for n in range(1, most + 1)]
        return self.ask_unless_forced(state, by, Decision(by.seat, "convert-production", steps))

    def answer(self, state: MarsState, by: Cause, action: Spend) -> None:
        state.produce(by.seat, HEAT, -action.count)
        state.produce(by.seat, MC, action.count)

    def hinders(self, state: MarsState, by: Cause, helped: Help = NO_HELP) -> Reason | None:
        place = by.seat * KINDS + HEAT
        if state.production[place] + helped.production[place]:
            return None
        return Reason("needs-production", ((("resource", "resource"), HEAT),))


CARDS: Final[tuple[Card, ...]] = (
    event(
        "151",
        "Investment Loan",
        3,
        tags=(EARTH,),
        origin=CORPORATE_ERA,
        play=(Produce(mc=-1), Gain(mc=10)),
    ),
    automated("152", "Insulation", 2, play=(ConvertHeatProduction(),)),
    active(
        "153",
        "Adaptation Technology",
        12,
        tags=(SCIENCE,),
        lasting=(RequirementOffset(2),),
        points=1,
    ),
    active(
        "154",
        "Caretaker Contract",
        3,
        origin=CORPORATE_ERA,
        needs=(warmer(0),),
        actions=(CardAction((RaiseRating(1),), cost=(PayHeat(8),)),),
    ),
    automated(
        "155",
        "Designed Microorganisms",
        16,
        tags=(SCIENCE, MICROBE_TAG),
        needs=(colder(-14),),
        play=(Produce(plants=2),),
    ),
    active(
        "156",
        "Standard Technology",
        6,
        tags=(SCIENCE,),
        origin=CORPORATE_ERA,
        triggers=(OnStandardProject((Gain(mc=3),)),),
    ),
    active(
        "157",
        "Nitrite Reducing Bacteria",
        11,
        tags=(MICROBE_TAG,),
        play=(AddHere(3),),
        actions=(CardAction((RaiseRating(1),), cost=(RemoveHere(3),)), CardAction((AddHere(1),))),
        holds=MICROBE,
    ),
    automated(
        "158",
        "Industrial Microbes",
        12,
        tags=(MICROBE_TAG, BUILDING),
        play=(Produce(energy=1, steel=1),),
    ),
    automated("159", "Lichen", 7, tags=(PLANT,), needs=(warmer(-24),), play=(Produce(plants=1),)),
    automated(
        "160",
        "Power Supply Consortium",
        5,
        tags=(POWER,),
        origin=CORPORATE_ERA,
        needs=(HasTags(POWER, 2),),
        play=(ReduceAny(ENERGY, 1), Produce(energy=1)),
    ),
    event("161", "Convoy From Europa", 15, tags=(SPACE,), play=(PlaceOcean(), Draw(1))),
    event("162", "Imported GHG", 7, tags=(EARTH, SPACE), play=(Produce(heat=1), Gain(heat=3))),
    event(
        "163",
        "Imported Nitrogen",
        23,
        tags=(EARTH, SPACE),
        play=(Gain(plants=4), RaiseRating(1), AddToCard(MICROBE, 3), AddToCard(ANIMAL, 2)),
    ),
    automated("164", "Micro-Mills", 3, play=(Produce(heat=1),)),
    automated(
        "165",
        "Magnetic Field Generators",
        20,
        tags=(BUILDING,),
        play=(Produce(energy=-4, plants=2), RaiseRating(3)),
    ),
    active(
        "166",
        "Shuttles",
        10,
        tags=(SPACE,),
        needs=(oxygen(5),),
        play=(Produce(energy=-1, mc=2),),
        lasting=(TagDiscount(SPACE, 2),),
        points=1,
    ),
    event("167", "Import of Advanced GHG", 9, tags=(EARTH, SPACE), play=(Produce(heat=2),)),
    automated(
        "168",
        "Windmills",
        6,
        tags=(POWER, BUILDING),
        needs=(oxygen(7),),
        play=(Produce(energy=1),),
        points=1,
    ),
    automated(
        "169",
        "Tundra Farming",
        16,
        tags=(PLANT,),
        needs=(warmer(-6),),
        play=(Produce(plants=1, mc=2), Gain(plants=1)),
        points=2,
    ),
    event(
        "170",
        "Aerobraked Ammonia Asteroid",
        26,
        tags=(SPACE,),
        play=(Produce(heat=3, plants=1), AddToCard(MICROBE, 2)),
    ),
    automated(
        "171",
        "Magnetic Field Dome",
        5,
        tags=(BUILDING,),
        play=(Produce(energy=-2, plants=1), RaiseRating(1)),
    ),
    active(
        "172",
        "Pets",
        10,
        tags=(EARTH, ANIMAL_TAG),
        play=(AddHere(1),),
        lasting=(ProtectHere(),),
        triggers=(OnTile(CITY, (AddHere(1),), by_anybody=1, anywhere=1),),
        holds=ANIMAL,
        points_for=PointsHere(1, 2),
    ),
    active("173", "Protected Habitats", 5, origin=CORPORATE_ERA, lasting=(ProtectHabitats(),)),
    automated(
        "174",
        "Protected Valley",
        23,
        tags=(PLANT, BUILDING),
        play=(Produce(mc=2), PlaceTile(GREENERY, ON_OCEAN)),
    ),
    automated(
        "175",
        "Satellites",
        10,
        tags=(SPACE,),
        origin=CORPORATE_ERA,
        play=(ProducePer(MC, CountTags(SPACE)),),
    ),
)
