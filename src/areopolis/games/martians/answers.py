"""What players say, and how it is written (specification 5.2 and 5.3)."""

from __future__ import annotations

from typing import ClassVar, Final

from areopolis.core.action import Action
from areopolis.core.value import Field
from areopolis.games.martians.data.constants import (
    BUILD,
    CHANGE_CROPS,
    DEVELOP_COLONY,
    DEVELOP_OWN,
    EXPAND,
    GET_MATERIAL,
    HIRE,
    INSTALL,
    MISSION,
    OWN_TECHNOLOGIES,
    QUARTERS_MOST,
    REMOVE_OXYGEN,
    RESEARCH,
    SLOTS,
)

# Mixes of goods that can be taken from a mining token: (regolith, ice).
GOODS_MOST: Final = 4
MIXES: Final = tuple(
    [(total - ice, ice) for total in range(1, GOODS_MOST + 1) for ice in range(total + 1)]
)
MIX_NAMES: Final = tuple([f"{f'{r}R' if r else ''}{f'{i}I' if i else ''}" for r, i in MIXES])
# Sets of slots and of minerals are numbers whose bits are their members.
SLOT_SETS: Final = tuple(
    [
        "-".join([str(slot + 1) for slot in range(SLOTS) if bits >> slot & 1]) or "0"
        for bits in range(1 << SLOTS)
    ]
)
# What one product can be delivered to: food to the four quarters, then medicine.
DELIVERY_NAMES: Final = tuple(
    [
        f"{product}-q{place + 1}"
        for product in ("food", "medicine")
        for place in range(QUARTERS_MOST)
    ]
)
MATERIAL_MOST: Final = 2
DELIVERED_MOST: Final = 2


class ChooseCorporation(Action):
    """Take a corporation card at set-up (D26)."""

    KEY = "choose-corporation"
    FORM = "corporation {corporation}"
    FIELDS = (("corporation", "corporation"),)

    def __init__(self, text: str, corporation: int) -> None:
        super().__init__(text)
        self.corporation = corporation


class ChooseQuarters(Action):
    """Mark the own quarters at set-up of the competitive mode (D02)."""

    KEY = "choose-quarters"
    FORM = "settle {quarters}"
    FIELDS = (("quarters", "quarters"),)

    def __init__(self, text: str, quarters: int) -> None:
        super().__init__(text)
        self.quarters = quarters


class SkipSlots(Action):
    """Say in which slots the own dead colonist tokens lie this round (D03)."""

    KEY = "skip-slots"
    FORM = "skip {slots}"
    FIELDS = (("slots", "slots"),)

    def __init__(self, text: str, slots: int) -> None:
        super().__init__(text)
        self.slots = slots


class BuyOff(Action):
    """Pay for so many of the tokens that an event would add (D04)."""

    KEY = "buy-off"
    FORM = "buy-off {count}"
    FIELDS = (("count", "count"),)

    def __init__(self, text: str, count: int) -> None:
        super().__init__(text)
        self.count = count


class CloseField(Action):
    """Put the token of an event on a field (D05)."""

    KEY = "close-field"
    FORM = "close {field}"
    FIELDS = (("field", "field"),)

    def __init__(self, text: str, field: int) -> None:
        super().__init__(text)
        self.field = field


class GiveMarker(Action):
    """Give up the marker on a field for the infirmary or the housing zone (D23)."""

    KEY = "give-marker"
    FORM = "give {field}"
    FIELDS = (("field", "field"),)

    def __init__(self, text: str, field: int) -> None:
        super().__init__(text)
        self.field = field


class PlaceMarker(Action):
    """Place an action marker on a field (D07)."""

    KEY = "place-marker"
    FORM = "place {field}"
    FIELDS = (("field", "field"),)

    def __init__(self, text: str, field: int) -> None:
        super().__init__(text)
        self.field = field


class Rest(Action):
    """Take all own markers back from the buildings (3.6)."""

    KEY = "rest"
    FORM = "rest"


class TakeFromRtg(Action):
    """Take an energy from the generator for a point of reputation (3.7)."""

    KEY = "take-from-rtg"
    FORM = "rtg"


class UseSpecialist(Action):
    """Use a specialist that needs no target (D20)."""

    KEY = "use-specialist"
    FORM = "use {specialist}"
    FIELDS = (("specialist", "specialist"),)

    def __init__(self, text: str, specialist: int) -> None:
        super().__init__(text)
        self.specialist = specialist


class UseInQuarters(Action):
    """Use a specialist on a token in some quarters (D20)."""

    KEY = "use-in-quarters"
    FORM = "use {specialist} {quarters}"
    FIELDS = (("specialist", "specialist"), ("quarters", "quarters"))

    def __init__(self, text: str, specialist: int, quarters: int) -> None:
        super().__init__(text)
        self.specialist = specialist
        self.quarters = quarters


class UseTwice(Action):
    """Use a specialist on two tokens, in the same quarters or in two (D20)."""

    KEY = "use-twice"
    FORM = "use {specialist} {quarters} {other}"
    FIELDS = (("specialist", "specialist"), ("quarters", "quarters"), ("other", "quarters"))

    def __init__(self, text: str, specialist: int, quarters: int, other: int) -> None:
        super().__init__(text)
        self.specialist = specialist
        self.quarters = quarters
        self.other = other


class Recover(Action):
    """Take an own marker back from quarters (D21)."""

    KEY = "recover"
    FORM = "recover {zone} {quarters}"
    FIELDS = (("zone", "zone"), ("quarters", "quarters"))

    def __init__(self, text: str, zone: int, quarters: int) -> None:
        super().__init__(text)
        self.zone = zone
        self.quarters = quarters


class DiscardSample(Action):
    """Discard a barren sample (D25)."""

    KEY = "discard-sample"
    FORM = "discard barren"


class EndTurn(Action):
    """End the turn (D06)."""

    KEY = "end-turn"
    FORM = "end"


class Finish(Action):
    """Do no further action of the building (D08)."""

    KEY = "finish"
    FORM = "finish"


class Work(Action):
    """An action of a building; *work* is its number."""

    def __init__(self, text: str, work: int) -> None:
        super().__init__(text)
        self.work = work


class RemoveOxygen(Work):
    """Remove an oxygen token (D09)."""

    KEY = "remove-oxygen"
    FORM = "oxygen {quarters}"
    FIELDS = (("quarters", "quarters"),)

    def __init__(self, text: str, quarters: int) -> None:
        super().__init__(text, REMOVE_OXYGEN)
        self.quarters = quarters


class Build(Work):
    """Remove a construction token (D10)."""

    KEY = "build"
    FORM = "build {field}"
    FIELDS = (("field", "field"),)

    def __init__(self, text: str, field: int) -> None:
        super().__init__(text, BUILD)
        self.field = field


class Expand(Work):
    """Remove an under-construction token (D10)."""

    KEY = "expand"
    FORM = "expand {field}"
    FIELDS = (("field", "field"),)

    def __init__(self, text: str, field: int) -> None:
        super().__init__(text, EXPAND)
        self.field = field


class Install(Work):
    """Build an energy installation (D11)."""

    KEY = "install"
    FORM = "install {installation}"
    FIELDS = (("installation", "installation"),)

    def __init__(self, text: str, installation: int) -> None:
        super().__init__(text, INSTALL)
        self.installation = installation


class MakeMedicine(Work):
    """Make medicine in the hospital."""

    KEY = "make-medicine"
    FORM = "medicine"


class Purify(Work):
    """Purify ice in the water treatment station."""

    KEY = "purify"
    FORM = "purify"


class Mine(Work):
    """Move the machine and mine (D12)."""

    KEY = "mine"
    FORM = "mine"


class Examine(Work):
    """Draw a regolith card for each regolith just mined (D13)."""

    KEY = "examine"
    FORM = "examine"


class TakeGoods(Action):
    """Take goods from a mining token, which leaves the board (D12)."""

    KEY = "take-goods"
    FORM = "take {spot} {mix}"
    FIELDS = (("spot", "spot"), ("mix", "mix"))

    def __init__(self, text: str, spot: int, mix: int) -> None:
        super().__init__(text)
        self.spot = spot
        self.mix = mix


class TakeNothing(Action):
    """Mine nothing now (D12)."""

    KEY = "take-nothing"
    FORM = "take nothing"


class MoveMachine(Action):
    """Move the mining machine (D12)."""

    KEY = "move-machine"
    FORM = "move {spot}"
    FIELDS = (("spot", "spot"),)

    def __init__(self, text: str, spot: int) -> None:
        super().__init__(text)
        self.spot = spot


class Research(Work):
    """Do the research of a tile (D14)."""

    KEY = "research"
    FORM = "research {tile}"
    FIELDS: ClassVar[tuple[Field, ...]] = (("tile", "research"),)

    def __init__(self, text: str, tile: int, minerals: tuple[int, ...] = ()) -> None:
        super().__init__(text, RESEARCH)
        self.tile = tile
        self.minerals = minerals


class ResearchWith(Research):
    """Do the research of a tile with minerals of the own choice (D14)."""

    KEY = "research-with"
    FIELDS = (("tile", "research"), ("minerals", "mineral*"))


class GetMaterial(Work):
    """Get auxiliary material at the lander (D15)."""

    KEY = "get-material"
    FORM = "material {count}"
    FIELDS = (("count", "count"),)

    def __init__(self, text: str, count: int) -> None:
        super().__init__(text, GET_MATERIAL)
        self.count = count


class FulfilOrder(Work):
    """Fulfil an order (D16)."""

    KEY = "fulfil-order"
    FORM = "mission {order}"
    FIELDS: ClassVar[tuple[Field, ...]] = (("order", "order"),)

    def __init__(self, text: str, order: int, minerals: tuple[int, ...] = ()) -> None:
        super().__init__(text, MISSION)
        self.order = order
        self.minerals = minerals


class FulfilOrderWith(FulfilOrder):
    """Fulfil an order with minerals of the own choice (D16)."""

    KEY = "fulfil-order-with"
    FIELDS = (("order", "order"), ("minerals", "mineral*"))


class FulfilRequirement(Work):
    """Fulfil a requirement of the scenario (D16)."""

    KEY = "fulfil-requirement"
    FORM = "mission {requirement}"
    FIELDS: ClassVar[tuple[Field, ...]] = (("requirement", "requirement"),)

    def __init__(self, text: str, requirement: int, minerals: tuple[int, ...] = ()) -> None:
        super().__init__(text, MISSION)
        self.requirement = requirement
        self.minerals = minerals


class FulfilRequirementWith(FulfilRequirement):
    """Fulfil a requirement with minerals of the own choice (D16)."""

    KEY = "fulfil-requirement-with"
    FIELDS = (("requirement", "requirement"), ("minerals", "mineral*"))


class Develop(Work):
    """Develop a technology (D17)."""

    KEY = "develop"
    FORM = "develop {technology}"
    FIELDS = (("technology", "technology"),)

    def __init__(self, text: str, technology: int) -> None:
        own = technology < OWN_TECHNOLOGIES
        super().__init__(text, DEVELOP_OWN if own else DEVELOP_COLONY)
        self.technology = technology


class Harvest(Work):
    """Harvest the own crop."""

    KEY = "harvest"
    FORM = "harvest"


class ChangeCrops(Work):
    """Take another crop tile (D18)."""

    KEY = "change-crops"
    FORM = "crop {crop}"
    FIELDS = (("crop", "crop"),)

    def __init__(self, text: str, crop: int) -> None:
        super().__init__(text, CHANGE_CROPS)
        self.crop = crop


class Hire(Work):
    """Hire a specialist or a helper (D19)."""

    KEY = "hire"
    FORM = "hire {staff}"
    FIELDS = (("staff", "staff"),)

    def __init__(self, text: str, staff: int) -> None:
        super().__init__(text, HIRE)
        self.staff = staff


class Deliver(Action):
    """Deliver one or two products at the end of the turn (D22)."""

    KEY = "deliver"
    FORM = "deliver"
    FIELDS = (("products", "delivery*"),)

    def __init__(self, text: str, products: tuple[int, ...]) -> None:
        super().__init__(text)
        self.products = products


class DeliverNothing(Action):
    """Deliver nothing (D22)."""

    KEY = "deliver-nothing"
    FORM = "deliver nothing"


ANSWERS: Final[tuple[type[Action], ...]] = (
    ChooseCorporation,
    ChooseQuarters,
    SkipSlots,
    BuyOff,
    CloseField,
    GiveMarker,
    PlaceMarker,
    Rest,
    TakeFromRtg,
    UseSpecialist,
    UseInQuarters,
    UseTwice,
    Recover,
    DiscardSample,
    EndTurn,
    Finish,
    RemoveOxygen,
    Build,
    Expand,
    Install,
    MakeMedicine,
    Purify,
    Mine,
    Examine,
    TakeGoods,
    TakeNothing,
    MoveMachine,
    Research,
    ResearchWith,
    GetMaterial,
    FulfilOrder,
    FulfilOrderWith,
    FulfilRequirement,
    FulfilRequirementWith,
    Develop,
    Harvest,
    ChangeCrops,
    Hire,
    Deliver,
    DeliverNothing,
)
