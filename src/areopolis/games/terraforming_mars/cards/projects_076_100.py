"""Project cards 076 to 100."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from areopolis.core.action import Action
from areopolis.core.decision import Ask, Decision
from areopolis.core.effect import Cause
from areopolis.core.reason import Reason
from areopolis.games.terraforming_mars.answers import ChooseCard
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
    BUILDING,
    CITY,
    CITY_TAG,
    COMMERCIAL_DISTRICT,
    CORPORATE_ERA,
    EARTH,
    ENERGY,
    JOVIAN,
    MC,
    NUCLEAR_ZONE,
    ON_GANYMEDE,
    ON_LAND,
    PLANT,
    PLANTS,
    POWER,
    SCIENCE,
    SCIENCE_RESOURCE,
    SPACE,
    TEMPERATURE,
)
from areopolis.games.terraforming_mars.rules import ranks
from areopolis.games.terraforming_mars.rules.attacking import RemoveAny
from areopolis.games.terraforming_mars.rules.choosing import first_hindrance, production_box
from areopolis.games.terraforming_mars.rules.counts import OPPONENTS, CountCities, CountTags
from areopolis.games.terraforming_mars.rules.deck import Draw
from areopolis.games.terraforming_mars.rules.gains import Gain, GainPer, Produce, ProducePer, Raise
from areopolis.games.terraforming_mars.rules.helping import help_from
from areopolis.games.terraforming_mars.rules.holding import AddHere
from areopolis.games.terraforming_mars.rules.lasting import TagDiscount
from areopolis.games.terraforming_mars.rules.paying import Lose, PayBill
from areopolis.games.terraforming_mars.rules.placing import PlaceOcean, PlaceTile
from areopolis.games.terraforming_mars.rules.points import PointsHere, PointsNextTo, PointsPerTag
from areopolis.games.terraforming_mars.rules.requirements import HasTags, warmer

if TYPE_CHECKING:
    from areopolis.games.terraforming_mars.state import MarsState


class CopyProduction(MarsEffect[ChooseCard]):
    """Carry out the production box of an own building card again, in full."""

    KEY = "copy-production"
    RANK = ranks.COPIES

    def copyable(self, state: MarsState, by: Cause, helped: Help) -> list[int]:
        """Return the own building cards whose production box can be carried out."""
        found: list[int] = []
        for card in state.tableau[by.seat]:
            definition = state.cards[card]
            box = production_box(definition.play)
            if BUILDING in definition.tags and box:
                again = Cause(by.seat, card)
                in_all = help_from(state, [(effect, again) for effect in box])
                in_all.add(helped)
                if first_hindrance(state, again, box, in_all) is None:
                    found.append(card)
        return found

    def resolve(self, state: MarsState, by: Cause) -> Ask | None:
        offered = state.rules.lexicon.card
        cards = [offered[card] for card in self.copyable(state, by, NO_HELP)]
        return self.ask_unless_forced(state, by, Decision(by.seat, "copy-production", cards))

    def answer(self, state: MarsState, by: Cause, action: ChooseCard) -> None:
        box = production_box(state.cards[action.card].play)
        state.rules.push_together(state, Cause(by.seat, action.card), box)

    def hinders(self, state: MarsState, by: Cause, helped: Help = NO_HELP) -> Reason | None:
        return None if self.copyable(state, by, helped) else Reason("no-production-to-copy")

    def obstacles(self, state: MarsState, by: Cause, seat: int, action: Action) -> list[Reason]:
        return [Reason("no-production-to-copy")] if isinstance(action, ChooseCard) else []


CARDS: Final[tuple[Card, ...]] = (
    active(
        "076",
        "Space Mirrors",
        3,
        tags=(POWER, SPACE),
        actions=(CardAction((Produce(energy=1),), cost=(PayBill(7),)),),
    ),
    automated(
        "077",
        "Solar Wind Power",
        11,
        tags=(SCIENCE, SPACE, POWER),
        play=(Produce(energy=1), Gain(titanium=2)),
    ),
    event("078", "Ice Asteroid", 23, tags=(SPACE,), play=(PlaceOcean(), PlaceOcean())),
    active(
        "079",
        "Quantum Extractor",
        13,
        tags=(SCIENCE, POWER),
        origin=CORPORATE_ERA,
        needs=(HasTags(SCIENCE, 4),),
        play=(Produce(energy=4),),
        lasting=(TagDiscount(SPACE, 2),),
    ),
    event(
        "080",
        "Giant Ice Asteroid",
        36,
        tags=(SPACE,),
        play=(Raise(TEMPERATURE, 2), PlaceOcean(), PlaceOcean(), RemoveAny(PLANTS, 6)),
    ),
    automated(
        "081",
        "Ganymede Colony",
        20,
        tags=(JOVIAN, SPACE, CITY_TAG),
        play=(PlaceTile(CITY, ON_GANYMEDE),),
        points_for=PointsPerTag(JOVIAN),
    ),
    automated(
        "082",
        "Callisto Penal Mines",
        24,
        tags=(JOVIAN, SPACE),
        origin=CORPORATE_ERA,
        play=(Produce(mc=3),),
        points=2,
    ),
    automated("083", "Giant Space Mirror", 17, tags=(POWER, SPACE), play=(Produce(energy=3),)),
    automated(
        "084", "Trans-Neptune Probe", 6, tags=(SCIENCE, SPACE), origin=CORPORATE_ERA, points=1
    ),
    automated(
        "085",
        "Commercial District",
        16,
        tags=(BUILDING,),
        origin=CORPORATE_ERA,
        play=(Produce(energy=-1, mc=4), PlaceTile(COMMERCIAL_DISTRICT, ON_LAND)),
        points_for=PointsNextTo(COMMERCIAL_DISTRICT, 1),
    ),
    automated(
        "086",
        "Robotic Workforce",
        9,
        tags=(SCIENCE,),
        origin=CORPORATE_ERA,
        play=(CopyProduction(),),
    ),
    automated(
        "087",
        "Grass",
        11,
        tags=(PLANT,),
        needs=(warmer(-16),),
        play=(Produce(plants=1), Gain(plants=3)),
    ),
    automated(
        "088",
        "Heather",
        6,
        tags=(PLANT,),
        needs=(warmer(-14),),
        play=(Produce(plants=1), Gain(plants=1)),
    ),
    automated("089", "Peroxide Power", 7, tags=(POWER, BUILDING), play=(Produce(energy=2, mc=-1),)),
    automated(
        "090",
        "Research",
        11,
        tags=(SCIENCE, SCIENCE),
        origin=CORPORATE_ERA,
        play=(Draw(2),),
        points=1,
    ),
    automated(
        "091",
        "Gene Repair",
        12,
        tags=(SCIENCE,),
        origin=CORPORATE_ERA,
        needs=(HasTags(SCIENCE, 3),),
        play=(Produce(mc=2),),
        points=2,
    ),
    automated(
        "092",
        "Io Mining Industries",
        41,
        tags=(JOVIAN, SPACE),
        origin=CORPORATE_ERA,
        play=(Produce(titanium=2, mc=2),),
        points_for=PointsPerTag(JOVIAN),
    ),
    automated(
        "093",
        "Bushes",
        10,
        tags=(PLANT,),
        needs=(warmer(-10),),
        play=(Produce(plants=2), Gain(plants=2)),
    ),
    active(
        "094",
        "Mass Converter",
        8,
        tags=(SCIENCE, POWER),
        origin=CORPORATE_ERA,
        needs=(HasTags(SCIENCE, 5),),
        play=(Produce(energy=6),),
        lasting=(TagDiscount(SPACE, 2),),
    ),
    active(
        "095",
        "Physics Complex",
        12,
        tags=(SCIENCE, BUILDING),
        origin=CORPORATE_ERA,
        actions=(CardAction((AddHere(1),), cost=(Lose(ENERGY, 6),)),),
        holds=SCIENCE_RESOURCE,
        points_for=PointsHere(2, 1),
    ),
    automated(
        "096", "Greenhouses", 6, tags=(PLANT, BUILDING), play=(GainPer(PLANTS, CountCities()),)
    ),
    automated(
        "097",
        "Nuclear Zone",
        10,
        tags=(EARTH,),
        play=(Raise(TEMPERATURE, 2), PlaceTile(NUCLEAR_ZONE, ON_LAND)),
        points=-2,
    ),
    automated(
        "098",
        "Tropical Resort",
        13,
        tags=(BUILDING,),
        origin=CORPORATE_ERA,
        play=(Produce(mc=3, heat=-2),),
        points=2,
    ),
    automated(
        "099",
        "Toll Station",
        12,
        tags=(SPACE,),
        origin=CORPORATE_ERA,
        play=(ProducePer(MC, CountTags(SPACE, OPPONENTS)),),
    ),
    automated(
        "100", "Fueled Generators", 1, tags=(POWER, BUILDING), play=(Produce(energy=1, mc=-1),)
    ),
)
