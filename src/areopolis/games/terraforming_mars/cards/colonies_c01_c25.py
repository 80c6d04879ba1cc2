"""Project cards C01 to C25."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from areopolis.core.action import Action
from areopolis.core.decision import Ask, Decision
from areopolis.core.effect import Cause
from areopolis.core.reason import Reason
from areopolis.games.terraforming_mars.answers import MoveDown, MoveUp
from areopolis.games.terraforming_mars.cards.model import (
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
    COLONIES,
    EARTH,
    FLOATER,
    JOVIAN,
    MC,
    MICROBE,
    MICROBE_TAG,
    PLANT,
    PLANTS,
    POWER,
    SCIENCE,
    SPACE,
    TITANIUM,
)
from areopolis.games.terraforming_mars.rules import ranks
from areopolis.games.terraforming_mars.rules.attacking import RemoveAny
from areopolis.games.terraforming_mars.rules.choosing import ChooseOne
from areopolis.games.terraforming_mars.rules.counts import (
    ALL,
    CountColonies,
    CountFloaters,
    CountHere,
    CountPlainCards,
    CountTags,
)
from areopolis.games.terraforming_mars.rules.gains import (
    EaseNextCard,
    Gain,
    GainPer,
    Produce,
    ProducePer,
    RaiseRating,
)
from areopolis.games.terraforming_mars.rules.holding import (
    AddHere,
    AddToCard,
    RemoveHere,
    RemoveOwn,
)
from areopolis.games.terraforming_mars.rules.lasting import OnTag, TradeDiscount
from areopolis.games.terraforming_mars.rules.paying import Lose
from areopolis.games.terraforming_mars.rules.placing import PlaceOcean
from areopolis.games.terraforming_mars.rules.points import PointsHere
from areopolis.games.terraforming_mars.rules.requirements import CitiesInPlay, HasTags, OwnFloaters
from areopolis.games.terraforming_mars.rules.trading import PlaceColony, can_go_down, can_go_up

if TYPE_CHECKING:
    from areopolis.games.terraforming_mars.state import MarsState


class MoveMarkers(MarsEffect[MoveUp]):
    """Move the marker of one tile up and that of another down; both must be possible."""

    KEY = "move-markers"
    RANK = ranks.MARKERS

    def touches(self) -> int:
        return TRACKS

    def ups(self, state: MarsState) -> list[int]:
        """Return the tiles that can go up while another can go down."""
        tiles = range(len(state.position))
        downs = [n for n in tiles if can_go_down(state, n)]
        return [n for n in tiles if can_go_up(state, n) and [d for d in downs if d != n]]

    def resolve(self, state: MarsState, by: Cause) -> Ask | None:
        offered = state.rules.lexicon.up
        ups = [offered[tile] for tile in self.ups(state)]
        return self.ask_unless_forced(state, by, Decision(by.seat, "move-marker-up", ups))

    def answer(self, state: MarsState, by: Cause, action: MoveUp) -> None:
        state.move_track(action.colony, state.position[action.colony] + 1)
        state.push_one(by, MoveMarkerDown(action.colony))

    def hinders(self, state: MarsState, by: Cause, helped: Help = NO_HELP) -> Reason | None:
        return None if self.ups(state) else Reason("no-markers-to-move")

    def obstacles(self, state: MarsState, by: Cause, seat: int, action: Action) -> list[Reason]:
        return [Reason("marker-cannot-move")] if isinstance(action, MoveUp) else []


class MoveMarkerDown(MarsEffect[MoveDown]):
    """Move the marker of another tile down."""

    KEY = "move-marker-down"
    FIELDS = (("moved", "colony"),)

    def __init__(self, moved: int) -> None:
        self.moved = moved

    def resolve(self, state: MarsState, by: Cause) -> Ask | None:
        offered = state.rules.lexicon.down
        tiles = [n for n in range(len(state.position)) if n != self.moved and can_go_down(state, n)]
        downs = [offered[tile] for tile in tiles]
        return self.ask_unless_forced(state, by, Decision(by.seat, "move-marker-down", downs))

    def answer(self, state: MarsState, by: Cause, action: MoveDown) -> None:
        state.move_track(action.colony, state.position[action.colony] - 1)

    def obstacles(self, state: MarsState, by: Cause, seat: int, action: Action) -> list[Reason]:
        return [Reason("marker-cannot-move")] if isinstance(action, MoveDown) else []


class NeedHere(MarsEffect[Action]):
    """There must be resources on this card; they stay."""

    KEY = "need-here"
    FIELDS = (("count", "count"),)
    RANK = ranks.COSTS

    def __init__(self, count: int) -> None:
        self.count = count

    def resolve(self, state: MarsState, by: Cause) -> Ask | None:
        return None

    def hinders(self, state: MarsState, by: Cause, helped: Help = NO_HELP) -> Reason | None:
        return RemoveHere(self.count).hinders(state, by, helped)


CARDS: Final[tuple[Card, ...]] = (
    automated(
        "C01",
        "Airliners",
        11,
        origin=COLONIES,
        needs=(OwnFloaters(3),),
        play=(Produce(mc=2), AddToCard(FLOATER, 2)),
        points=1,
    ),
    event(
        "C02",
        "Air Raid",
        0,
        origin=COLONIES,
        play=(RemoveOwn(FLOATER, 1), RemoveAny(MC, 5, steals=1)),
    ),
    active(
        "C03",
        "Atmo Collectors",
        15,
        origin=COLONIES,
        play=(AddToCard(FLOATER, 2),),
        actions=(
            CardAction((Gain(titanium=2),), cost=(RemoveHere(1),)),
            CardAction((Gain(energy=3),), cost=(RemoveHere(1),)),
            CardAction((Gain(heat=4),), cost=(RemoveHere(1),)),
            CardAction((AddHere(1),)),
        ),
        holds=FLOATER,
    ),
    automated(
        "C04",
        "Community Services",
        13,
        origin=COLONIES,
        play=(ProducePer(MC, CountPlainCards()),),
        points=1,
    ),
    event(
        "C05",
        "Conscription",
        5,
        tags=(EARTH,),
        origin=COLONIES,
        needs=(HasTags(EARTH, 2),),
        play=(EaseNextCard(discount=16),),
        points=-1,
    ),
    automated(
        "C06",
        "Corona Extractor",
        10,
        tags=(SPACE, POWER),
        origin=COLONIES,
        needs=(HasTags(SCIENCE, 4),),
        play=(Produce(energy=4),),
    ),
    active(
        "C07",
        "Cryo-Sleep",
        10,
        tags=(SCIENCE,),
        origin=COLONIES,
        lasting=(TradeDiscount(),),
        points=1,
    ),
    automated(
        "C08",
        "Earth Elevator",
        43,
        tags=(SPACE, EARTH),
        origin=COLONIES,
        play=(Produce(titanium=3),),
        points=4,
    ),
    automated(
        "C09",
        "Ecology Research",
        21,
        tags=(SCIENCE, PLANT, ANIMAL_TAG, MICROBE_TAG),
        origin=COLONIES,
        play=(ProducePer(PLANTS, CountColonies()), AddToCard(ANIMAL, 1), AddToCard(MICROBE, 2)),
        points=1,
    ),
    automated(
        "C10", "Floater Leasing", 3, origin=COLONIES, play=(ProducePer(MC, CountFloaters(3)),)
    ),
    event(
        "C11",
        "Floater Prototypes",
        2,
        tags=(SCIENCE,),
        origin=COLONIES,
        play=(AddToCard(FLOATER, 2),),
    ),
    active(
        "C12",
        "Floater Technology",
        7,
        tags=(SCIENCE,),
        origin=COLONIES,
        actions=(CardAction((AddToCard(FLOATER, 1),)),),
    ),
    automated(
        "C13",
        "Galilean Waystation",
        15,
        tags=(SPACE,),
        origin=COLONIES,
        play=(ProducePer(MC, CountTags(JOVIAN, ALL)),),
        points=1,
    ),
    automated(
        "C14",
        "Heavy Taxation",
        3,
        tags=(EARTH,),
        origin=COLONIES,
        needs=(HasTags(EARTH, 2),),
        play=(Produce(mc=2), Gain(mc=4)),
        points=-1,
    ),
    automated(
        "C15",
        "Ice Moon Colony",
        23,
        tags=(SPACE,),
        origin=COLONIES,
        play=(PlaceOcean(), PlaceColony()),
    ),
    event(
        "C16",
        "Impactor Swarm",
        11,
        tags=(SPACE,),
        origin=COLONIES,
        needs=(HasTags(JOVIAN, 2),),
        play=(Gain(heat=12), RemoveAny(PLANTS, 2)),
    ),
    event(
        "C17",
        "Interplanetary Colony Ship",
        12,
        tags=(SPACE, EARTH),
        origin=COLONIES,
        play=(PlaceColony(),),
    ),
    active(
        "C18",
        "Jovian Lanterns",
        20,
        tags=(JOVIAN,),
        origin=COLONIES,
        needs=(HasTags(JOVIAN, 1),),
        play=(RaiseRating(1), AddToCard(FLOATER, 2)),
        actions=(CardAction((AddHere(2),), cost=(Lose(TITANIUM, 1),)),),
        holds=FLOATER,
        points_for=PointsHere(1, 2),
    ),
    active(
        "C19",
        "Jupiter Floating Station",
        9,
        tags=(JOVIAN,),
        origin=COLONIES,
        needs=(HasTags(SCIENCE, 3),),
        actions=(
            CardAction((AddToCard(FLOATER, 1, tag=JOVIAN),)),
            CardAction((GainPer(MC, CountHere(4)),)),
        ),
        holds=FLOATER,
        points=1,
    ),
    automated(
        "C20",
        "Luna Governor",
        4,
        tags=(EARTH, EARTH),
        origin=COLONIES,
        needs=(HasTags(EARTH, 3),),
        play=(Produce(mc=2),),
    ),
    automated(
        "C21",
        "Lunar Exports",
        19,
        tags=(EARTH, SPACE),
        origin=COLONIES,
        play=(ChooseOne(((Produce(mc=5),), (Produce(plants=2),))),),
    ),
    automated(
        "C22",
        "Lunar Mining",
        11,
        tags=(EARTH,),
        origin=COLONIES,
        play=(ProducePer(TITANIUM, CountTags(EARTH, per=2)),),
    ),
    event("C23", "Market Manipulation", 1, tags=(EARTH,), origin=COLONIES, play=(MoveMarkers(),)),
    active(
        "C24",
        "Martian Zoo",
        12,
        tags=(ANIMAL_TAG, BUILDING),
        origin=COLONIES,
        needs=(CitiesInPlay(2),),
        triggers=(OnTag((EARTH,), (AddHere(1),), own_too=0),),
        actions=(CardAction((GainPer(MC, CountHere()),), cost=(NeedHere(1),)),),
        holds=ANIMAL,
        points=1,
    ),
    automated(
        "C25",
        "Mining Colony",
        20,
        tags=(SPACE,),
        origin=COLONIES,
        play=(Produce(titanium=1), PlaceColony()),
    ),
)
