"""Project cards 001 to 025."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from areopolis.core.action import Action
from areopolis.core.decision import Ask
from areopolis.core.effect import Cause
from areopolis.games.terraforming_mars.cards.model import (
    HAND,
    Card,
    CardAction,
    MarsEffect,
    Points,
    active,
    automated,
    event,
)
from areopolis.games.terraforming_mars.data.constants import (
    ANIMAL,
    ANIMAL_TAG,
    BUILDING,
    CAPITAL,
    CITY,
    CITY_TAG,
    CORPORATE_ERA,
    EARTH,
    ENERGY,
    HEAT,
    JOVIAN,
    MC,
    MICROBE,
    MICROBE_TAG,
    OCEAN,
    OCEANS,
    ON_CITY,
    ON_ISOLATED,
    ON_NOCTIS,
    ON_PHOBOS,
    PLANT,
    PLANTS,
    POWER,
    SCIENCE,
    SCIENCE_RESOURCE,
    SPACE,
    STEEL,
    TEMPERATURE,
    TITANIUM,
    WITH_TITANIUM,
)
from areopolis.games.terraforming_mars.rules import ranks
from areopolis.games.terraforming_mars.rules.attacking import ReduceAny, RemoveAny
from areopolis.games.terraforming_mars.rules.choosing import ChooseOne
from areopolis.games.terraforming_mars.rules.counts import CountCities
from areopolis.games.terraforming_mars.rules.deck import Draw, LookAndBuy
from areopolis.games.terraforming_mars.rules.gains import Gain, GainPer, Produce, Raise, RaiseRating
from areopolis.games.terraforming_mars.rules.holding import AddHere, AddToCard, TakeFromAny
from areopolis.games.terraforming_mars.rules.lasting import Discount, OnTile, TagDiscount
from areopolis.games.terraforming_mars.rules.paying import Lose, PayBill
from areopolis.games.terraforming_mars.rules.placing import PlaceOcean, PlaceTile
from areopolis.games.terraforming_mars.rules.points import (
    PointsHere,
    PointsNextTo,
    PointsPerTag,
)
from areopolis.games.terraforming_mars.rules.requirements import (
    AtLeast,
    Produces,
    colder,
    oxygen,
    oxygen_below,
)

if TYPE_CHECKING:
    from areopolis.games.terraforming_mars.state import MarsState


class RevealTop(MarsEffect[Action]):
    """Reveal and discard the top card; if it has a tag, put a resource on this card."""

    KEY = "reveal-top"
    OF_CARD = True
    FIELDS = (("tag", "tag"),)
    RANK = ranks.LOOKING_AT_CARDS

    def __init__(self, tag: int) -> None:
        self.tag = tag

    def touches(self) -> int:
        return HAND

    def resolve(self, state: MarsState, by: Cause) -> Ask | None:
        for card in state.draw(1):
            state.discard_open(by.seat, card)
            if self.tag in state.cards[card].tags:
                state.add_resources(by.seat, by.card, 1)
        return None


class PointsIfHere(Points):
    """Points if there is any resource on this card."""

    KEY = "points-if-here"
    FIELDS = (("points", "points"),)

    def __init__(self, points: int) -> None:
        self.points = points

    def of(self, state: MarsState, seat: int, card: int) -> int:
        return self.points if state.on_card[card] else 0


CARDS: Final[tuple[Card, ...]] = (
    automated(
        "001",
        "Colonizer Training Camp",
        8,
        tags=(JOVIAN, BUILDING),
        needs=(oxygen_below(5),),
        points=2,
    ),
    automated(
        "002",
        "Asteroid Mining Consortium",
        13,
        tags=(JOVIAN,),
        origin=CORPORATE_ERA,
        needs=(Produces(TITANIUM),),
        play=(ReduceAny(TITANIUM, 1), Produce(titanium=1)),
        points=1,
    ),
    automated(
        "003",
        "Deep Well Heating",
        13,
        tags=(POWER, BUILDING),
        play=(Produce(energy=1), Raise(TEMPERATURE, 1)),
    ),
    automated(
        "004",
        "Cloud Seeding",
        11,
        needs=(AtLeast(OCEANS, 3),),
        play=(Produce(mc=-1, plants=2), ReduceAny(HEAT, 1)),
    ),
    active(
        "005",
        "Search For Life",
        3,
        tags=(SCIENCE,),
        needs=(oxygen_below(6),),
        actions=(CardAction((RevealTop(MICROBE_TAG),), cost=(PayBill(1),)),),
        holds=SCIENCE_RESOURCE,
        points_for=PointsIfHere(3),
    ),
    active(
        "006",
        "Inventors' Guild",
        9,
        tags=(SCIENCE,),
        origin=CORPORATE_ERA,
        actions=(CardAction((LookAndBuy(1),)),),
    ),
    active(
        "007",
        "Martian Rails",
        13,
        tags=(BUILDING,),
        actions=(CardAction((GainPer(MC, CountCities(anywhere=0)),), cost=(Lose(ENERGY, 1),)),),
    ),
    automated(
        "008",
        "Capital",
        26,
        tags=(CITY_TAG, BUILDING),
        needs=(AtLeast(OCEANS, 4),),
        play=(Produce(energy=-2, mc=5), PlaceTile(CAPITAL, ON_CITY)),
        points_for=PointsNextTo(CAPITAL, 0),
    ),
    event(
        "009",
        "Asteroid",
        14,
        tags=(SPACE,),
        play=(Gain(titanium=2), Raise(TEMPERATURE, 1), RemoveAny(PLANTS, 3)),
    ),
    event(
        "010",
        "Comet",
        21,
        tags=(SPACE,),
        play=(Raise(TEMPERATURE, 1), PlaceOcean(), RemoveAny(PLANTS, 3)),
    ),
    event(
        "011",
        "Big Asteroid",
        27,
        tags=(SPACE,),
        play=(Gain(titanium=4), Raise(TEMPERATURE, 2), RemoveAny(PLANTS, 4)),
    ),
    active(
        "012",
        "Water Import From Europa",
        25,
        tags=(JOVIAN, SPACE),
        actions=(CardAction((PlaceOcean(),), cost=(PayBill(12, WITH_TITANIUM),)),),
        points_for=PointsPerTag(JOVIAN),
    ),
    active(
        "013",
        "Space Elevator",
        27,
        tags=(SPACE, BUILDING),
        origin=CORPORATE_ERA,
        play=(Produce(titanium=1),),
        actions=(CardAction((Gain(mc=5),), cost=(Lose(STEEL, 1),)),),
        points=2,
    ),
    active(
        "014",
        "Development Center",
        11,
        tags=(SCIENCE, BUILDING),
        origin=CORPORATE_ERA,
        actions=(CardAction((Draw(1),), cost=(Lose(ENERGY, 1),)),),
    ),
    active(
        "015",
        "Equatorial Magnetizer",
        11,
        tags=(BUILDING,),
        actions=(CardAction((RaiseRating(1),), cost=(Produce(energy=-1),)),),
    ),
    automated(
        "016",
        "Domed Crater",
        24,
        tags=(CITY_TAG, BUILDING),
        needs=(oxygen_below(7),),
        play=(Produce(energy=-1, mc=3), Gain(plants=3), PlaceTile(CITY, ON_CITY)),
        points=1,
    ),
    automated(
        "017",
        "Noctis City",
        18,
        tags=(CITY_TAG, BUILDING),
        play=(Produce(energy=-1, mc=3), PlaceTile(CITY, ON_NOCTIS)),
    ),
    automated(
        "018",
        "Methane From Titan",
        28,
        tags=(JOVIAN, SPACE),
        needs=(oxygen(2),),
        play=(Produce(heat=2, plants=2),),
        points=2,
    ),
    event(
        "019",
        "Imported Hydrogen",
        16,
        tags=(EARTH, SPACE),
        play=(
            PlaceOcean(),
            ChooseOne(((Gain(plants=3),), (AddToCard(MICROBE, 3),), (AddToCard(ANIMAL, 2),))),
        ),
    ),
    active(
        "020",
        "Research Outpost",
        18,
        tags=(SCIENCE, CITY_TAG, BUILDING),
        play=(PlaceTile(CITY, ON_ISOLATED),),
        lasting=(Discount(1),),
    ),
    automated(
        "021",
        "Phobos Space Haven",
        25,
        tags=(SPACE, CITY_TAG),
        play=(Produce(titanium=1), PlaceTile(CITY, ON_PHOBOS)),
        points=3,
    ),
    automated("022", "Black Polar Dust", 15, play=(Produce(mc=-2, heat=3), PlaceOcean())),
    active(
        "023",
        "Arctic Algae",
        12,
        tags=(PLANT,),
        needs=(colder(-12),),
        play=(Gain(plants=1),),
        triggers=(OnTile(OCEAN, (Gain(plants=2),), by_anybody=1),),
    ),
    active(
        "024",
        "Predators",
        14,
        tags=(ANIMAL_TAG,),
        needs=(oxygen(11),),
        actions=(CardAction((AddHere(1),), cost=(TakeFromAny(ANIMAL),)),),
        holds=ANIMAL,
        points_for=PointsHere(1, 1),
    ),
    active(
        "025",
        "Space Station",
        10,
        tags=(SPACE,),
        origin=CORPORATE_ERA,
        lasting=(TagDiscount(SPACE, 2),),
        points=1,
    ),
)
