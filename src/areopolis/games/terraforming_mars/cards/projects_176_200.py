"""Project cards 176 to 200."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from areopolis.core.action import Action
from areopolis.core.decision import Ask, Decision
from areopolis.core.effect import Before, Cause
from areopolis.core.reason import Reason
from areopolis.core.together import join
from areopolis.games.terraforming_mars.answers import PlaceAt, Spend, Take
from areopolis.games.terraforming_mars.cards.model import (
    ANY_STOCK,
    NO_HELP,
    STOCKS,
    Card,
    CardAction,
    Help,
    MarsEffect,
    active,
    automated,
    event,
)
from areopolis.games.terraforming_mars.data.board import NEIGHBOURS
from areopolis.games.terraforming_mars.data.constants import (
    ANIMAL,
    ANIMAL_TAG,
    BUILDING,
    CITY,
    CITY_TAG,
    CORPORATE_ERA,
    EARTH,
    ENERGY,
    GREENERY,
    HEAT,
    JOVIAN,
    KINDS,
    MC,
    OCEANS,
    ON_CITY,
    ON_GREENERY,
    ON_LAND,
    OXYGEN,
    PLANT,
    PLANTS,
    POWER,
    RESTRICTED_AREA,
    SCIENCE,
    SCIENCE_RESOURCE,
    SPACE,
    WITH_STEEL,
)
from areopolis.games.terraforming_mars.rules import ranks
from areopolis.games.terraforming_mars.rules.attacking import ReduceAny
from areopolis.games.terraforming_mars.rules.choosing import ChooseOne
from areopolis.games.terraforming_mars.rules.counts import CountCities, CountTags
from areopolis.games.terraforming_mars.rules.deck import Draw, LookAndKeep
from areopolis.games.terraforming_mars.rules.gains import (
    EaseNextCard,
    Gain,
    Produce,
    ProducePer,
    Raise,
    RaiseRatingPer,
)
from areopolis.games.terraforming_mars.rules.holding import AddHere, AddToCard, RemoveHere
from areopolis.games.terraforming_mars.rules.lasting import OnTag, OnTile
from areopolis.games.terraforming_mars.rules.paying import Lose, PayBill, PayHeat, lack_of
from areopolis.games.terraforming_mars.rules.placing import PlaceOcean, PlaceTile
from areopolis.games.terraforming_mars.rules.points import PointsHere, PointsPerCity
from areopolis.games.terraforming_mars.rules.requirements import (
    AtLeast,
    CitiesInPlay,
    HasTags,
    oxygen,
    warmer,
)

if TYPE_CHECKING:
    from areopolis.games.terraforming_mars.state import MarsState


class RobNeighbours(MarsEffect[Action]):
    """One opponent with a tile next to an area may lose M€."""

    KEY = "rob-neighbours"
    FOLLOWS = True
    FIELDS = (("area", "area"), ("count", "count"))
    RANK = ranks.ATTACKS

    def __init__(self, area: int, count: int) -> None:
        self.area = area
        self.count = count

    def touches(self) -> int:
        return ANY_STOCK

    def touches_now(self, state: MarsState, by: Cause) -> int:
        bits = 0
        for seat in self.neighbours(state, by):
            bits |= STOCKS << seat * KINDS + MC
        return bits

    def neighbours(self, state: MarsState, by: Cause) -> list[int]:
        """Return the opponents with a tile next to the area."""
        around = NEIGHBOURS[self.area]
        return [n for n in range(state.seats) if n != by.seat and state.own[n] & around]

    def is_idle(self, state: MarsState, by: Cause) -> bool:
        return not any(state.stock[seat * KINDS + MC] for seat in self.neighbours(state, by))

    def clash(self, state: MarsState, by: Cause, before: Before) -> str:
        return "" if self.count < len(state.rules.lexicon.take[0]) else "count"

    def resolve(self, state: MarsState, by: Cause) -> Ask | None:
        lexicon = state.rules.lexicon
        options: list[Action] = []
        for seat in self.neighbours(state, by):
            most = min(self.count, state.stock[seat * KINDS + MC])
            options += [lexicon.take[seat][count] for count in range(most, 0, -1)]
        if not options:
            return None
        options.append(lexicon.decline)
        return Decision(by.seat, "remove-stock", options)

    def answer(self, state: MarsState, by: Cause, action: Action) -> None:
        if isinstance(action, Take):
            state.rob(action.seat, MC, action.count, by.seat)


class ExchangeStock(MarsEffect[Spend]):
    """Spend any amount of one resource for as much of another."""

    KEY = "exchange-stock"
    IN_FULL = True
    FIELDS = (("resource", "resource"), ("gained", "resource"))

    def __init__(self, resource: int, gained: int) -> None:
        self.resource = resource
        self.gained = gained

    def resolve(self, state: MarsState, by: Cause) -> Ask | None:
        spend = state.rules.lexicon.spend
        most = min(state.stock[by.seat * KINDS + self.resource], len(spend) - 1)
        counts = [spend[count] for count in range(1, most + 1)]
        return self.ask_unless_forced(state, by, Decision(by.seat, "exchange", counts))

    def answer(self, state: MarsState, by: Cause, action: Spend) -> None:
        state.spend(by.seat, self.resource, action.count)
        state.gain(by.seat, self.gained, action.count)

    def hinders(self, state: MarsState, by: Cause, helped: Help = NO_HELP) -> Reason | None:
        if state.stock[by.seat * KINDS + self.resource]:
            return None
        return lack_of(self.resource, 1)


class FloodArea(PlaceOcean):
    """Place an ocean; one opponent with a tile next to it may lose M€."""

    KEY = "flood-area"
    FIELDS = (("count", "count"),)

    def __init__(self, count: int) -> None:
        super().__init__()
        self.count = count

    def answer(self, state: MarsState, by: Cause, action: PlaceAt) -> None:
        # What waits for the ocean lies on top of this.
        join(state, [(RobNeighbours(action.area, self.count), by)])
        super().answer(state, by, action)


CARDS: Final[tuple[Card, ...]] = (
    automated(
        "176",
        "Noctis Farming",
        10,
        tags=(PLANT, BUILDING),
        needs=(warmer(-20),),
        play=(Produce(mc=1), Gain(plants=2)),
        points=1,
    ),
    active(
        "177",
        "Water Splitting Plant",
        12,
        tags=(BUILDING,),
        needs=(AtLeast(OCEANS, 2),),
        actions=(CardAction((Raise(OXYGEN, 1),), cost=(Lose(ENERGY, 3),)),),
    ),
    automated(
        "178",
        "Heat Trappers",
        6,
        tags=(POWER, BUILDING),
        play=(Produce(energy=1), ReduceAny(HEAT, 2)),
        points=-1,
    ),
    automated(
        "179", "Soil Factory", 9, tags=(BUILDING,), play=(Produce(energy=-1, plants=1),), points=1
    ),
    automated(
        "180",
        "Fuel Factory",
        6,
        tags=(BUILDING,),
        origin=CORPORATE_ERA,
        play=(Produce(energy=-1, mc=1, titanium=1),),
    ),
    event("181", "Ice Cap Melting", 5, needs=(warmer(2),), play=(PlaceOcean(),)),
    automated(
        "182",
        "Corporate Stronghold",
        11,
        tags=(CITY_TAG, BUILDING),
        origin=CORPORATE_ERA,
        play=(Produce(energy=-1, mc=3), PlaceTile(CITY, ON_CITY)),
        points=-2,
    ),
    automated(
        "183",
        "Biomass Combustors",
        4,
        tags=(POWER, BUILDING),
        needs=(oxygen(6),),
        play=(Produce(energy=2), ReduceAny(PLANTS, 1)),
        points=-1,
    ),
    active(
        "184",
        "Livestock",
        13,
        tags=(ANIMAL_TAG,),
        needs=(oxygen(9),),
        play=(Produce(plants=-1, mc=2),),
        actions=(CardAction((AddHere(1),)),),
        holds=ANIMAL,
        points_for=PointsHere(1, 1),
    ),
    active(
        "185",
        "Olympus Conference",
        10,
        tags=(SCIENCE, EARTH, BUILDING),
        origin=CORPORATE_ERA,
        triggers=(OnTag((SCIENCE,), (ChooseOne(((AddHere(1),), (RemoveHere(1), Draw(1)))),)),),
        holds=SCIENCE_RESOURCE,
        points=1,
    ),
    automated(
        "186",
        "Rad-Suits",
        6,
        origin=CORPORATE_ERA,
        needs=(CitiesInPlay(2),),
        play=(Produce(mc=1),),
        points=1,
    ),
    active(
        "187",
        "Aquifer Pumping",
        18,
        tags=(BUILDING,),
        actions=(CardAction((PlaceOcean(),), cost=(PayBill(8, WITH_STEEL),)),),
    ),
    event("188", "Flooding", 7, play=(FloodArea(4),), points=-1),
    automated("189", "Energy Saving", 15, tags=(POWER,), play=(ProducePer(ENERGY, CountCities()),)),
    event(
        "190",
        "Local Heat Trapping",
        1,
        play=(PayHeat(5), ChooseOne(((Gain(plants=4),), (AddToCard(ANIMAL, 2),)))),
    ),
    event("191", "Permafrost Extraction", 8, needs=(warmer(-8),), play=(PlaceOcean(),)),
    event(
        "192",
        "Invention Contest",
        2,
        tags=(SCIENCE,),
        origin=CORPORATE_ERA,
        play=(LookAndKeep(3, 1),),
    ),
    automated(
        "193",
        "Plantation",
        15,
        tags=(PLANT,),
        needs=(HasTags(SCIENCE, 2),),
        play=(PlaceTile(GREENERY, ON_GREENERY),),
    ),
    active(
        "194",
        "Power Infrastructure",
        4,
        tags=(POWER, BUILDING),
        origin=CORPORATE_ERA,
        actions=(CardAction((ExchangeStock(ENERGY, MC),)),),
    ),
    event(
        "195",
        "Indentured Workers",
        0,
        origin=CORPORATE_ERA,
        play=(EaseNextCard(discount=8),),
        points=-1,
    ),
    automated(
        "196",
        "Lagrange Observatory",
        9,
        tags=(SCIENCE, SPACE),
        origin=CORPORATE_ERA,
        play=(Draw(1),),
        points=1,
    ),
    automated(
        "197",
        "Terraforming Ganymede",
        33,
        tags=(JOVIAN, SPACE),
        origin=CORPORATE_ERA,
        play=(RaiseRatingPer(CountTags(JOVIAN)),),
        points=2,
    ),
    automated(
        "198",
        "Immigration Shuttles",
        31,
        tags=(EARTH, SPACE),
        play=(Produce(mc=5),),
        points_for=PointsPerCity(3),
    ),
    active(
        "199",
        "Restricted Area",
        11,
        tags=(SCIENCE,),
        origin=CORPORATE_ERA,
        play=(PlaceTile(RESTRICTED_AREA, ON_LAND),),
        actions=(CardAction((Draw(1),), cost=(PayBill(2),)),),
    ),
    active(
        "200",
        "Immigrant City",
        13,
        tags=(CITY_TAG, BUILDING),
        play=(PlaceTile(CITY, ON_CITY), Produce(energy=-1, mc=-2)),
        triggers=(OnTile(CITY, (Produce(mc=1),), by_anybody=1, anywhere=1, own_too=1),),
    ),
)
