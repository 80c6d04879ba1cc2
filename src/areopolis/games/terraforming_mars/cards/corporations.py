"""The corporations."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from areopolis.core.action import Action
from areopolis.core.decision import Ask, Decision
from areopolis.core.effect import Cause
from areopolis.core.reason import Reason
from areopolis.games.terraforming_mars.answers import Lay
from areopolis.games.terraforming_mars.cards.model import (
    NO_HELP,
    Card,
    CardAction,
    Help,
    MarsEffect,
    corporation,
)
from areopolis.games.terraforming_mars.data.constants import (
    ANIMAL,
    ANIMAL_TAG,
    BUILDING,
    CITY,
    COLONIES,
    CORPORATE_ERA,
    EARTH,
    FLOATER,
    JOVIAN,
    MC,
    NOT_IN_PLAY,
    ON_CITY,
    PLANT,
    POWER,
    SCIENCE,
    SPACE,
)
from areopolis.games.terraforming_mars.rules import ranks
from areopolis.games.terraforming_mars.rules.deck import Draw
from areopolis.games.terraforming_mars.rules.gains import Gain, Produce, RaiseRating
from areopolis.games.terraforming_mars.rules.holding import AddHere, AddToCard
from areopolis.games.terraforming_mars.rules.lasting import (
    CheaperGreenery,
    FloatersAsHeat,
    HeatAsMoney,
    MetalValue,
    OnCard,
    OnColony,
    OnMetalArea,
    OnNewTag,
    OnStandardProject,
    OnTag,
    OnTile,
    PowerPlantDiscount,
    RequirementOffset,
    TagDiscount,
)
from areopolis.games.terraforming_mars.rules.paying import PayBill
from areopolis.games.terraforming_mars.rules.placing import PlaceTile
from areopolis.games.terraforming_mars.rules.points import PointsHere
from areopolis.games.terraforming_mars.rules.requirements import RatingRaised
from areopolis.games.terraforming_mars.rules.trading import PlaceColony, lay_colony

if TYPE_CHECKING:
    from areopolis.games.terraforming_mars.state import MarsState


class LayColonyTile(MarsEffect[Lay]):
    """Add an unused colony tile to the game; it may sleep."""

    KEY = "lay-colony-tile"
    RANK = ranks.OTHER_PLACEMENTS

    def resolve(self, state: MarsState, by: Cause) -> Ask | None:
        offered = state.rules.lexicon.lay
        tiles = [offered[n] for n, marker in enumerate(state.position) if marker == NOT_IN_PLAY]
        return self.ask_unless_forced(state, by, Decision(by.seat, "lay-colony-tile", tiles))

    def answer(self, state: MarsState, by: Cause, action: Lay) -> None:
        lay_colony(state, action.colony)
        state.wake_colonies()

    def hinders(self, state: MarsState, by: Cause, helped: Help = NO_HELP) -> Reason | None:
        return None if NOT_IN_PLAY in state.position else Reason("no-tile-left")

    def obstacles(self, state: MarsState, by: Cause, seat: int, action: Action) -> list[Reason]:
        return [Reason("tile-in-play")] if isinstance(action, Lay) else []


class ProduceForNeutralCities(MarsEffect[Action]):
    """Solo: the neutral cities count as placed."""

    KEY = "produce-for-neutral-cities"
    RANK = ranks.OWN_PRODUCTION

    def resolve(self, state: MarsState, by: Cause) -> Ask | None:
        state.produce(by.seat, MC, (state.cities & state.neutral).bit_count())
        return None


CARDS: Final[tuple[Card, ...]] = (
    corporation("beginner-corporation", "Beginner Corporation", 42, is_beginner=True),
    corporation(
        "credicor",
        "CrediCor",
        57,
        triggers=(
            OnCard((Gain(mc=4),), least_cost=20),
            OnStandardProject((Gain(mc=4),), least_cost=20),
        ),
    ),
    corporation(
        "ecoline",
        "Ecoline",
        36,
        tags=(PLANT,),
        play=(Produce(plants=2), Gain(plants=3)),
        lasting=(CheaperGreenery(7),),
    ),
    corporation(
        "helion", "Helion", 42, tags=(SPACE,), play=(Produce(heat=3),), lasting=(HeatAsMoney(),)
    ),
    corporation(
        "interplanetary-cinematics",
        "Interplanetary Cinematics",
        30,
        tags=(BUILDING,),
        play=(Gain(steel=20),),
        triggers=(OnCard((Gain(mc=2),), events=1),),
    ),
    corporation(
        "inventrix",
        "Inventrix",
        45,
        tags=(SCIENCE,),
        lasting=(RequirementOffset(2),),
        first=(Draw(3),),
    ),
    corporation(
        "mining-guild",
        "Mining Guild",
        30,
        tags=(BUILDING, BUILDING),
        play=(Produce(steel=1), Gain(steel=5)),
        triggers=(OnMetalArea((Produce(steel=1),)),),
    ),
    corporation(
        "phobolog",
        "PhoboLog",
        23,
        tags=(SPACE,),
        play=(Gain(titanium=10),),
        lasting=(MetalValue(0, 1),),
    ),
    corporation(
        "tharsis-republic",
        "Tharsis Republic",
        40,
        tags=(BUILDING,),
        play=(ProduceForNeutralCities(),),
        triggers=(
            OnTile(CITY, (Produce(mc=1),), by_anybody=1, own_too=1),
            OnTile(CITY, (Gain(mc=3),), anywhere=1, own_too=1),
        ),
        first=(PlaceTile(CITY, ON_CITY),),
    ),
    corporation(
        "thorgate",
        "ThorGate",
        48,
        tags=(POWER,),
        play=(Produce(energy=1),),
        lasting=(TagDiscount(POWER, 3), PowerPlantDiscount(3)),
    ),
    corporation(
        "united-nations-mars-initiative",
        "United Nations Mars Initiative",
        40,
        tags=(EARTH,),
        actions=(CardAction((RaiseRating(1),), cost=(PayBill(3),), needs=RatingRaised()),),
    ),
    corporation(
        "saturn-systems",
        "Saturn Systems",
        42,
        tags=(JOVIAN,),
        origin=CORPORATE_ERA,
        play=(Produce(titanium=1),),
        triggers=(OnTag((JOVIAN,), (Produce(mc=1),), by_anybody=1),),
    ),
    corporation(
        "teractor",
        "Teractor",
        60,
        tags=(EARTH,),
        origin=CORPORATE_ERA,
        lasting=(TagDiscount(EARTH, 3),),
    ),
    corporation(
        "aridor",
        "Aridor",
        40,
        origin=COLONIES,
        triggers=(OnNewTag((Produce(mc=1),)),),
        first=(LayColonyTile(),),
    ),
    corporation(
        "arklight",
        "Arklight",
        45,
        tags=(ANIMAL_TAG,),
        origin=COLONIES,
        play=(Produce(mc=2),),
        triggers=(OnTag((ANIMAL_TAG, PLANT), (AddHere(1),)),),
        holds=ANIMAL,
        points_for=PointsHere(1, 2),
    ),
    corporation(
        "polyphemos",
        "Polyphemos",
        50,
        origin=COLONIES,
        play=(Produce(mc=5), Gain(titanium=5)),
        card_price=5,
    ),
    corporation(
        "poseidon",
        "Poseidon",
        45,
        origin=COLONIES,
        triggers=(OnColony((Produce(mc=1),)),),
        first=(PlaceColony(),),
    ),
    corporation(
        "stormcraft-incorporated",
        "Stormcraft Incorporated",
        48,
        tags=(JOVIAN,),
        origin=COLONIES,
        lasting=(FloatersAsHeat(),),
        actions=(CardAction((AddToCard(FLOATER, 1),)),),
        holds=FLOATER,
    ),
)
