"""What cards in play change for their owner, and what they wait for (specification 5, 9)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from areopolis.core.cause import Cause
from areopolis.games.terraforming_mars.cards.model import Effects, Lasting, Trigger
from areopolis.games.terraforming_mars.data.constants import NONE, TAG_KINDS

if TYPE_CHECKING:
    from areopolis.games.terraforming_mars.state import MarsState


class Discount(Lasting):
    """Own cards cost less."""

    KEY = "discount"
    FIELDS = (("mc", "count"),)

    def __init__(self, mc: int) -> None:
        self.mc = mc

    def enter(self, state: MarsState, seat: int, card: int) -> None:
        state.discount[seat] += self.mc


class TagDiscount(Lasting):
    """Own cards cost less for each tag of one kind."""

    KEY = "tag-discount"
    FIELDS = (("tag", "tag"), ("mc", "count"))

    def __init__(self, tag: int, mc: int) -> None:
        self.tag = tag
        self.mc = mc

    def enter(self, state: MarsState, seat: int, card: int) -> None:
        state.tag_discount[seat * TAG_KINDS + self.tag] += self.mc


class PowerPlantDiscount(Lasting):
    """The power plant standard project costs less."""

    KEY = "power-plant-discount"
    FIELDS = (("mc", "count"),)

    def __init__(self, mc: int) -> None:
        self.mc = mc

    def enter(self, state: MarsState, seat: int, card: int) -> None:
        state.power_plant_discount[seat] += self.mc


class TradeDiscount(Lasting):
    """Trading costs one unit less of whatever is paid."""

    KEY = "trade-discount"

    def enter(self, state: MarsState, seat: int, card: int) -> None:
        state.trade_discount[seat] += 1


class TradeOffset(Lasting):
    """The marker may be advanced by one before trading."""

    KEY = "trade-offset"

    def enter(self, state: MarsState, seat: int, card: int) -> None:
        state.trade_offset[seat] += 1


class MetalValue(Lasting):
    """Steel and titanium are worth more."""

    KEY = "metal-value"
    FIELDS = (("steel", "count"), ("titanium", "count"))

    def __init__(self, steel: int, titanium: int) -> None:
        self.steel = steel
        self.titanium = titanium

    def enter(self, state: MarsState, seat: int, card: int) -> None:
        state.steel_value[seat] += self.steel
        state.titanium_value[seat] += self.titanium


class RequirementOffset(Lasting):
    """Global requirements may be off by so many steps."""

    KEY = "requirement-offset"
    FIELDS = (("steps", "count"),)

    def __init__(self, steps: int) -> None:
        self.steps = steps

    def enter(self, state: MarsState, seat: int, card: int) -> None:
        state.offset[seat] += self.steps


class HeatAsMoney(Lasting):
    """Heat may be spent as M€."""

    KEY = "heat-as-money"

    def enter(self, state: MarsState, seat: int, card: int) -> None:
        state.heat_as_mc |= 1 << seat


class FloatersAsHeat(Lasting):
    """Each floater on this card may be spent as two heat; what that costs is up to the payer."""

    KEY = "floaters-as-heat"

    def enter(self, state: MarsState, seat: int, card: int) -> None:
        state.heat_floaters[seat] = card


class CheaperGreenery(Lasting):
    """Greeneries cost fewer plants."""

    KEY = "cheaper-greenery"
    FIELDS = (("plants", "count"),)

    def __init__(self, plants: int) -> None:
        self.plants = plants

    def enter(self, state: MarsState, seat: int, card: int) -> None:
        state.greenery_price[seat] = self.plants


class ProtectHabitats(Lasting):
    """Opponents may not remove own plants, animals and microbes."""

    KEY = "protect-habitats"

    def enter(self, state: MarsState, seat: int, card: int) -> None:
        state.protected |= 1 << seat


class ProtectHere(Lasting):
    """Nobody may remove resources from this card."""

    KEY = "protect-here"


class OnTile(Trigger):
    """A tile of this kind was placed; a city tile includes the Capital."""

    KEY = "on-tile"
    FIELDS = (
        ("tile", "tile"),
        ("by_anybody", "count"),
        ("anywhere", "count"),
        ("own_too", "count"),
        ("then", "effect*"),
    )

    def __init__(
        self, tile: int, then: Effects, by_anybody: int = 0, anywhere: int = 0, own_too: int = 0
    ) -> None:
        """*own_too*: also for the tile that this card itself places."""
        self.tile = tile
        self.then = then
        self.by_anybody = by_anybody
        self.anywhere = anywhere
        self.own_too = own_too


class OnMetalArea(Trigger):
    """The owner placed a tile on an area with a steel or titanium bonus."""

    KEY = "on-metal-area"
    FIELDS = (("then", "effect*"),)

    def __init__(self, then: Effects) -> None:
        self.then = then


class OnTag(Trigger):
    """A card with one of these tags was played; once for each such tag."""

    KEY = "on-tag"
    FIELDS = (("tags", "tag*"), ("by_anybody", "count"), ("own_too", "count"), ("then", "effect*"))

    def __init__(
        self, tags: tuple[int, ...], then: Effects, by_anybody: int = 0, own_too: int = 1
    ) -> None:
        """*own_too*: the tags of this card itself count."""
        self.tags = tags
        self.then = then
        self.by_anybody = by_anybody
        self.own_too = own_too


class OnCard(Trigger):
    """The owner played a card of this kind, with this tag, of this printed cost."""

    KEY = "on-card"
    FIELDS = (("events", "count"), ("tag", "tag"), ("least_cost", "count"), ("then", "effect*"))

    def __init__(
        self, then: Effects, events: int = 0, tag: int = NONE, least_cost: int = 0
    ) -> None:
        self.then = then
        self.events = events
        self.tag = tag
        self.least_cost = least_cost


class OnStandardProject(Trigger):
    """The owner used a standard project of this printed cost; selling patents is none."""

    KEY = "on-standard-project"
    FIELDS = (("least_cost", "count"), ("then", "effect*"))

    def __init__(self, then: Effects, least_cost: int = 0) -> None:
        self.then = then
        self.least_cost = least_cost


class OnColony(Trigger):
    """Anybody placed a colony."""

    KEY = "on-colony"
    FIELDS = (("then", "effect*"),)

    def __init__(self, then: Effects) -> None:
        self.then = then


class OnNewTag(Trigger):
    """The owner got a kind of tag that none of his cards in play had before."""

    KEY = "on-new-tag"
    FIELDS = (("then", "effect*"),)

    def __init__(self, then: Effects) -> None:
        self.then = then


def waiting_cards(state: MarsState, seat: int, by: Cause) -> tuple[int, ...]:
    """Return the cards of *seat* that wait for something, one that is about to be played too."""
    cards = state.triggers[seat]
    if seat != by.seat or by.card == NONE or by.card in cards:
        return cards
    return (*cards, by.card) if state.cards[by.card].triggers else cards


LASTING: Final = (
    Discount,
    TagDiscount,
    PowerPlantDiscount,
    TradeDiscount,
    TradeOffset,
    MetalValue,
    RequirementOffset,
    HeatAsMoney,
    FloatersAsHeat,
    CheaperGreenery,
    ProtectHabitats,
    ProtectHere,
)
TRIGGERS: Final = (OnTile, OnMetalArea, OnTag, OnCard, OnStandardProject, OnColony, OnNewTag)
