"""Project cards 051 to 075."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from areopolis.core.action import Action, Chosen
from areopolis.core.decision import Ask, Decision, composite
from areopolis.core.effect import Cause
from areopolis.core.reason import Reason
from areopolis.games.terraforming_mars import events
from areopolis.games.terraforming_mars.answers import PlaceAt
from areopolis.games.terraforming_mars.cards.model import (
    BOARD,
    HAND,
    NO_HELP,
    Card,
    CardAction,
    Help,
    MarsEffect,
    active,
    automated,
    event,
)
from areopolis.games.terraforming_mars.data.board import areas_in
from areopolis.games.terraforming_mars.data.constants import (
    ANIMAL,
    ANIMAL_TAG,
    BUILDING,
    CORPORATE_ERA,
    EARTH,
    GREENERY,
    JOVIAN,
    MC,
    MICROBE,
    MICROBE_TAG,
    MINING_AREA,
    MINING_RIGHTS,
    NONE,
    OCEANS,
    ON_LAND,
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
from areopolis.games.terraforming_mars.rules import ranks
from areopolis.games.terraforming_mars.rules.attacking import ReduceAny, RemoveAny
from areopolis.games.terraforming_mars.rules.choosing import ChooseOne, ProduceMetal
from areopolis.games.terraforming_mars.rules.counts import CountTags
from areopolis.games.terraforming_mars.rules.deck import Draw, choose_cards
from areopolis.games.terraforming_mars.rules.gains import Gain, Produce, ProducePer, Raise
from areopolis.games.terraforming_mars.rules.holding import AddHere
from areopolis.games.terraforming_mars.rules.lasting import Discount, MetalValue, OnTag
from areopolis.games.terraforming_mars.rules.paying import Lose
from areopolis.games.terraforming_mars.rules.placing import (
    PlaceOcean,
    PlaceTile,
    areas_for,
    why_no_tile,
)
from areopolis.games.terraforming_mars.rules.points import PointsHere
from areopolis.games.terraforming_mars.rules.requirements import (
    AtLeast,
    HasTags,
    Produces,
    oxygen,
    oxygen_below,
    warmer,
)

if TYPE_CHECKING:
    from areopolis.games.terraforming_mars.state import MarsState


class ClaimArea(MarsEffect[PlaceAt]):
    """Put a marker on a free area that is not reserved; only its owner may place a tile there."""

    KEY = "claim-area"
    RANK = ranks.OTHER_PLACEMENTS

    def touches(self) -> int:
        return BOARD

    def areas(self, state: MarsState) -> int:
        """Return the areas that nobody has claimed."""
        return areas_for(state, NONE, ON_LAND)

    def resolve(self, state: MarsState, by: Cause) -> Ask | None:
        offered = state.rules.lexicon.place
        areas = [offered[area] for area in areas_in(self.areas(state))]
        return self.ask_unless_forced(state, by, Decision(by.seat, "claim-area", areas))

    def answer(self, state: MarsState, by: Cause, action: PlaceAt) -> None:
        state.claimed[by.seat] |= 1 << action.area
        if state.listener is not None:
            state.listener(events.AreaClaimed(by.seat, action.area))

    def hinders(self, state: MarsState, by: Cause, helped: Help = NO_HELP) -> Reason | None:
        return None if self.areas(state) else Reason("no-area", ((("on", "area-class"), ON_LAND),))

    def obstacles(self, state: MarsState, by: Cause, seat: int, action: Action) -> list[Reason]:
        return [why_no_tile(state, seat, action.area)] if isinstance(action, PlaceAt) else []


class MaybeSwapCard(MarsEffect[Chosen]):
    """A card from hand may be discarded to draw another."""

    KEY = "maybe-swap-card"
    RANK = ranks.EXCHANGES

    def touches(self) -> int:
        return HAND

    def resolve(self, state: MarsState, by: Cause) -> Ask | None:
        hand = state.hands[by.seat]
        if not hand:
            return None
        return composite(by.seat, "swap-card", choose_cards(state, "discard", hand, 0, 1))

    def answer(self, state: MarsState, by: Cause, action: Chosen) -> None:
        if action.items:
            state.remove_from_hand(by.seat, action.items)
            state.discard_cards(by.seat, action.items)
            state.push_one(by, Draw(1))

    def is_idle(self, state: MarsState, by: Cause) -> bool:
        return not state.hands[by.seat]


class AddToPlayed(MarsEffect[Action]):
    """Put a resource on the card that has just been played, if it holds microbes or animals."""

    KEY = "add-to-played"
    FIELDS = (("count", "count"),)
    RANK = ranks.ON_THIS_CARD

    def __init__(self, count: int) -> None:
        self.count = count

    def resolve(self, state: MarsState, by: Cause) -> Ask | None:
        state.add_resources(by.seat, state.playing, self.count)
        return None

    def hinders(self, state: MarsState, by: Cause, helped: Help = NO_HELP) -> Reason | None:
        if state.playing != NONE and state.cards[state.playing].holds in (ANIMAL, MICROBE):
            return None
        return Reason("card-cannot-hold")


CARDS: Final[tuple[Card, ...]] = (
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
