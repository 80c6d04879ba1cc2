"""Project cards C26 to C49."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from areopolis.core.action import Action
from areopolis.core.decision import Ask, Decision
from areopolis.core.effect import Cause, Effect
from areopolis.core.reason import Reason
from areopolis.core.together import Together
from areopolis.games.terraforming_mars.answers import Spend, TradeFreely
from areopolis.games.terraforming_mars.cards.model import (
    HAND,
    NO_HELP,
    TRACKS,
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
    CAMP,
    CITY,
    CITY_TAG,
    COLONIES,
    EARTH,
    FLOATER,
    JOVIAN,
    MC,
    MICROBE,
    MICROBE_TAG,
    ON_CITY,
    PLANTS,
    SCIENCE,
    SPACE,
    TITANIUM,
)
from areopolis.games.terraforming_mars.rules.attacking import ReduceAny
from areopolis.games.terraforming_mars.rules.counts import (
    ALL,
    CountCities,
    CountColonies,
    CountTags,
)
from areopolis.games.terraforming_mars.rules.deck import Draw, DrawPer
from areopolis.games.terraforming_mars.rules.gains import (
    GainFleet,
    GainPer,
    Produce,
    ProducePer,
    RaiseRating,
)
from areopolis.games.terraforming_mars.rules.holding import AddHere, AddToCard, RemoveHere
from areopolis.games.terraforming_mars.rules.lasting import (
    Discount,
    OnCard,
    TagDiscount,
    TradeDiscount,
    TradeOffset,
)
from areopolis.games.terraforming_mars.rules.paying import Lose
from areopolis.games.terraforming_mars.rules.placing import PlaceTile
from areopolis.games.terraforming_mars.rules.points import PointsHere, PointsPerColony
from areopolis.games.terraforming_mars.rules.requirements import (
    AtMostColonies,
    HasTags,
    OwnCities,
    OwnColonies,
    warmer,
)
from areopolis.games.terraforming_mars.rules.trading import (
    PlaceColony,
    SendFleet,
    touched,
    why_no_trade,
)

if TYPE_CHECKING:
    from areopolis.games.terraforming_mars.state import MarsState


class TakeOwnBonuses(MarsEffect[Action]):
    """Take the colony bonus of each own colony, one after another, in any order."""

    KEY = "take-own-bonuses"

    def touches(self) -> int:
        return HAND | TRACKS

    def resolve(self, state: MarsState, by: Cause) -> Ask | None:
        frames: list[tuple[Effect[Any, Any], Cause]] = []
        for colony, owners in enumerate(state.colonies):
            for _ in range(owners.count(by.seat)):
                bits = touched(state.rules.colonies[colony].bonus)
                frames.append((TakeBonus(colony, bits), by))
        if frames:
            state.push_one(by, Together(tuple(frames), state.rules.asks_order))
        return None

    def is_idle(self, state: MarsState, by: Cause) -> bool:
        return not state.colonies_of(by.seat)


class TakeBonus(MarsEffect[Action]):
    """Take the colony bonus of one tile."""

    KEY = "take-bonus"
    FIELDS = (("colony", "colony"), ("bits", "count"))

    def __init__(self, colony: int, bits: int) -> None:
        self.colony = colony
        self.bits = bits

    def touches(self) -> int:
        return self.bits

    def resolve(self, state: MarsState, by: Cause) -> Ask | None:
        state.push(by, state.rules.colonies[self.colony].bonus)
        return None


class TradeForFree(MarsEffect[TradeFreely]):
    """Trade without paying; a fleet and an open tile are still needed."""

    KEY = "trade-for-free"

    def resolve(self, state: MarsState, by: Cause) -> Ask | None:
        offered = state.rules.lexicon.trade_free
        tiles = [n for n in range(len(state.position)) if not why_no_trade(state, by.seat, n)]
        trades = [offered[tile] for tile in tiles]
        return self.ask_unless_forced(state, by, Decision(by.seat, "trade-free", trades))

    def answer(self, state: MarsState, by: Cause, action: TradeFreely) -> None:
        state.push_one(by, SendFleet(action.colony))

    def hinders(self, state: MarsState, by: Cause, helped: Help = NO_HELP) -> Reason | None:
        why = ""
        for tile in range(len(state.position)):
            why = why_no_trade(state, by.seat, tile)
            if not why:
                return None
        return Reason("no-trade-possible")

    def obstacles(self, state: MarsState, by: Cause, seat: int, action: Action) -> list[Reason]:
        if not isinstance(action, TradeFreely):
            return []
        return [Reason(why_no_trade(state, seat, action.colony))]


class ExchangeHere(MarsEffect[Spend]):
    """Take any number of resources off this card for as much stock."""

    KEY = "exchange-here"
    FIELDS = (("gained", "resource"),)

    def __init__(self, gained: int) -> None:
        self.gained = gained

    def resolve(self, state: MarsState, by: Cause) -> Ask | None:
        spend = state.rules.lexicon.spend
        most = min(state.on_card[by.card], len(spend) - 1)
        counts = [spend[count] for count in range(1, most + 1)]
        return self.ask_unless_forced(state, by, Decision(by.seat, "exchange", counts))

    def answer(self, state: MarsState, by: Cause, action: Spend) -> None:
        state.remove_resources(by.seat, by.card, action.count)
        state.gain(by.seat, self.gained, action.count)

    def hinders(self, state: MarsState, by: Cause, helped: Help = NO_HELP) -> Reason | None:
        if state.on_card[by.card]:
            return None
        return Reason("needs-more-here", ((("count", "number"), 1),))


CARDS: Final[tuple[Card, ...]] = (
    automated(
        "C26",
        "Minority Refuge",
        5,
        tags=(SPACE,),
        origin=COLONIES,
        play=(PlaceColony(), Produce(mc=-2)),
    ),
    automated(
        "C27",
        "Molecular Printing",
        11,
        tags=(SCIENCE,),
        origin=COLONIES,
        play=(GainPer(MC, CountCities()), GainPer(MC, CountColonies(ALL))),
        points=1,
    ),
    automated(
        "C28",
        "Nitrogen from Titan",
        25,
        tags=(JOVIAN, SPACE),
        origin=COLONIES,
        play=(RaiseRating(2), AddToCard(FLOATER, 2, tag=JOVIAN)),
        points=1,
    ),
    automated(
        "C29",
        "Pioneer Settlement",
        13,
        tags=(SPACE,),
        origin=COLONIES,
        needs=(AtMostColonies(1),),
        play=(PlaceColony(), Produce(mc=-2)),
        points=2,
    ),
    automated("C30", "Productive Outpost", 0, origin=COLONIES, play=(TakeOwnBonuses(),)),
    automated(
        "C31",
        "Quantum Communications",
        8,
        origin=COLONIES,
        needs=(HasTags(SCIENCE, 4),),
        play=(ProducePer(MC, CountColonies(ALL)),),
        points=1,
    ),
    active(
        "C32",
        "Red Spot Observatory",
        17,
        tags=(JOVIAN, SCIENCE),
        origin=COLONIES,
        needs=(HasTags(SCIENCE, 3),),
        play=(Draw(2),),
        actions=(CardAction((Draw(1),), cost=(RemoveHere(1),)), CardAction((AddHere(1),))),
        holds=FLOATER,
        points=2,
    ),
    active(
        "C33",
        "Refugee Camps",
        10,
        tags=(EARTH,),
        origin=COLONIES,
        actions=(CardAction((AddHere(1),), cost=(Produce(mc=-1),)),),
        holds=CAMP,
        points_for=PointsHere(1, 1),
    ),
    automated(
        "C34",
        "Research Colony",
        20,
        tags=(SPACE, SCIENCE),
        origin=COLONIES,
        play=(Draw(2), PlaceColony(duplicate=1)),
    ),
    active("C35", "Rim Freighters", 4, tags=(SPACE,), origin=COLONIES, lasting=(TradeDiscount(),)),
    active(
        "C36",
        "Sky Docks",
        18,
        tags=(SPACE, EARTH),
        origin=COLONIES,
        needs=(HasTags(EARTH, 2),),
        play=(GainFleet(),),
        lasting=(Discount(1),),
        points=2,
    ),
    event(
        "C37",
        "Solar Probe",
        9,
        tags=(SPACE, SCIENCE),
        origin=COLONIES,
        play=(DrawPer(CountTags(SCIENCE, per=3)),),
        points=1,
    ),
    automated(
        "C38", "Solar Reflectors", 23, tags=(SPACE,), origin=COLONIES, play=(Produce(heat=5),)
    ),
    automated(
        "C39",
        "Space Port",
        22,
        tags=(CITY_TAG, BUILDING),
        origin=COLONIES,
        needs=(OwnColonies(1),),
        play=(Produce(energy=-1, mc=4), PlaceTile(CITY, ON_CITY), GainFleet()),
    ),
    automated(
        "C40",
        "Space Port Colony",
        27,
        tags=(SPACE,),
        origin=COLONIES,
        needs=(OwnColonies(1),),
        play=(PlaceColony(duplicate=1), GainFleet()),
        points_for=PointsPerColony(2),
    ),
    active(
        "C41",
        "Spin-off Department",
        10,
        tags=(BUILDING,),
        origin=COLONIES,
        play=(Produce(mc=2),),
        triggers=(OnCard((Draw(1),), least_cost=20),),
    ),
    active(
        "C42",
        "Sub-zero Salt Fish",
        5,
        tags=(ANIMAL_TAG,),
        origin=COLONIES,
        needs=(warmer(-6),),
        play=(ReduceAny(PLANTS, 1),),
        actions=(CardAction((AddHere(1),)),),
        holds=ANIMAL,
        points_for=PointsHere(1, 2),
    ),
    active(
        "C43",
        "Titan Air-scrapping",
        21,
        tags=(JOVIAN,),
        origin=COLONIES,
        actions=(
            CardAction((RaiseRating(1),), cost=(RemoveHere(2),)),
            CardAction((AddHere(2),), cost=(Lose(TITANIUM, 1),)),
        ),
        holds=FLOATER,
        points=2,
    ),
    active(
        "C44",
        "Titan Floating Launch-pad",
        18,
        tags=(JOVIAN,),
        origin=COLONIES,
        play=(AddToCard(FLOATER, 2, tag=JOVIAN),),
        actions=(
            CardAction((AddToCard(FLOATER, 1, tag=JOVIAN),)),
            CardAction((TradeForFree(),), cost=(RemoveHere(1),)),
        ),
        holds=FLOATER,
        points=1,
    ),
    active(
        "C45",
        "Titan Shuttles",
        23,
        tags=(JOVIAN, SPACE),
        origin=COLONIES,
        actions=(
            CardAction((AddToCard(FLOATER, 2, tag=JOVIAN),)),
            CardAction((ExchangeHere(TITANIUM),)),
        ),
        holds=FLOATER,
        points=1,
    ),
    active("C46", "Trade Envoys", 6, origin=COLONIES, lasting=(TradeOffset(),)),
    active(
        "C47",
        "Trading Colony",
        18,
        tags=(SPACE,),
        origin=COLONIES,
        play=(PlaceColony(),),
        lasting=(TradeOffset(),),
    ),
    automated(
        "C48",
        "Urban Decomposers",
        6,
        tags=(MICROBE_TAG,),
        origin=COLONIES,
        needs=(OwnColonies(1), OwnCities(1)),
        play=(Produce(plants=1), AddToCard(MICROBE, 2)),
    ),
    active(
        "C49",
        "Warp Drive",
        14,
        tags=(SCIENCE,),
        origin=COLONIES,
        needs=(HasTags(SCIENCE, 5),),
        lasting=(TagDiscount(SPACE, 4),),
        points=2,
    ),
)
