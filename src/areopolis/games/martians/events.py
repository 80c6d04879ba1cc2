"""What happens, as facts for the log and the animation."""

from __future__ import annotations

from typing import Final

from areopolis.core.event import Event


class FirstPlayerSet(Event):
    """A player holds the first player marker."""

    KEY = "first-player-set"
    FIELDS = (("seat", "seat"),)


class CorporationTaken(Event):
    """A player has a corporation card."""

    KEY = "corporation-taken"
    FIELDS = (("seat", "seat"), ("corporation", "corporation"))


class QuartersChosen(Event):
    """A player has marked the own quarters."""

    KEY = "quarters-chosen"
    FIELDS = (("seat", "seat"), ("quarters", "quarters"))


class RoundBegan(Event):
    """A round begins."""

    KEY = "round-began"
    FIELDS = (("round", "count"),)


class SlotBegan(Event):
    """A slot of the round track begins."""

    KEY = "slot-began"
    FIELDS = (("slot", "count"),)


class GrowthAdded(Event):
    """A quarters gains a growth token."""

    KEY = "growth-added"
    FIELDS = (("quarters", "quarters"),)


class ColonistsUnlocked(Event):
    """The additional colonist token of a player can be used."""

    KEY = "colonists-unlocked"
    FIELDS = (("seat", "seat"),)


class DemandPlaced(Event):
    """Demand tokens were put into quarters."""

    KEY = "demand-placed"
    FIELDS = (("demand", "demand"), ("quarters", "quarters"), ("count", "count"))


class WeatherRevealed(Event):
    """A weather card was turned up."""

    KEY = "weather-revealed"
    FIELDS = (("weather", "weather"),)


class WeatherShuffled(Event):
    """The old weather cards became the deck."""

    KEY = "weather-shuffled"
    FIELDS = (("count", "count"),)


class EventDrawn(Event):
    """An event card was drawn."""

    KEY = "event-drawn"
    FIELDS = (("card", "happening"),)


class EventEnded(Event):
    """What an event has changed is as before."""

    KEY = "event-ended"
    FIELDS = (("card", "happening"),)


class StaffArrived(Event):
    """A specialist or helper was laid out."""

    KEY = "staff-arrived"
    FIELDS = (("staff", "staff"),)


class TileArrived(Event):
    """A research tile was laid out."""

    KEY = "tile-arrived"
    FIELDS = (("tile", "research"),)


class OrderArrived(Event):
    """An order was laid out."""

    KEY = "order-arrived"
    FIELDS = (("order", "order"),)


class EnergyProduced(Event):
    """The installations of a player have made energy."""

    KEY = "energy-produced"
    FIELDS = (("seat", "seat"), ("count", "count"))


class DeadPlaced(Event):
    """A player has said where the dead colonist tokens lie."""

    KEY = "dead-placed"
    FIELDS = (("seat", "seat"), ("slots", "slots"))


class TurnBegan(Event):
    """A turn begins, with so much time."""

    KEY = "turn-began"
    FIELDS = (("seat", "seat"), ("count", "count"))


class TurnEnded(Event):
    """A colonist token was put on the round track."""

    KEY = "turn-ended"
    FIELDS = (("seat", "seat"), ("slot", "count"), ("place", "count"))


class MarkerPlaced(Event):
    """An action marker was placed."""

    KEY = "marker-placed"
    FIELDS = (("seat", "seat"), ("field", "field"))


class MarkersRested(Event):
    """The markers of a player came back from the buildings."""

    KEY = "markers-rested"
    FIELDS = (("seat", "seat"), ("count", "count"))


class RtgTaken(Event):
    """An energy was taken from the generator for a point of reputation."""

    KEY = "rtg-taken"
    FIELDS = (("seat", "seat"),)


class SpecialistUsed(Event):
    """A specialist was used."""

    KEY = "specialist-used"
    FIELDS = (("seat", "seat"), ("specialist", "specialist"))


class MarkerRecovered(Event):
    """A marker came back from quarters."""

    KEY = "marker-recovered"
    FIELDS = (("seat", "seat"), ("zone", "zone"), ("quarters", "quarters"))


class FinesRemoved(Event):
    """The fine markers of a quarters went back to the bank."""

    KEY = "fines-removed"
    FIELDS = (("quarters", "quarters"),)


class SampleDiscarded(Event):
    """A barren sample was discarded."""

    KEY = "sample-discarded"
    FIELDS = (("seat", "seat"),)


class DemandRemoved(Event):
    """A demand token was removed from quarters."""

    KEY = "demand-removed"
    FIELDS = (("seat", "seat"), ("demand", "demand"), ("quarters", "quarters"))


class ReputationGained(Event):
    """A player, or the colony, gains reputation."""

    KEY = "reputation-gained"
    FIELDS = (("seat", "seat"), ("count", "count"))


class Gained(Event):
    """A player gains goods or money."""

    KEY = "gained"
    FIELDS = (("seat", "seat"), ("good", "good"), ("count", "count"))


class Paid(Event):
    """A player pays or loses goods or money."""

    KEY = "paid"
    FIELDS = (("seat", "seat"), ("good", "good"), ("count", "count"))


class MineralPaid(Event):
    """A player pays a mineral."""

    KEY = "mineral-paid"
    FIELDS = (("seat", "seat"), ("mineral", "mineral"))


class FieldFinished(Event):
    """A construction token was removed."""

    KEY = "field-finished"
    FIELDS = (("seat", "seat"), ("field", "field"))


class FieldOpened(Event):
    """An under-construction token was removed."""

    KEY = "field-opened"
    FIELDS = (("seat", "seat"), ("field", "field"))


class FieldClosed(Event):
    """An event has put a token on a field."""

    KEY = "field-closed"
    FIELDS = (("seat", "seat"), ("field", "field"))


class Installed(Event):
    """An energy installation was built."""

    KEY = "installed"
    FIELDS = (("seat", "seat"), ("installation", "installation"))


class MachineMoved(Event):
    """The mining machine was moved."""

    KEY = "machine-moved"
    FIELDS = (("seat", "seat"), ("spot", "spot"))


class TokenTurned(Event):
    """A mining token was turned up."""

    KEY = "token-turned"
    FIELDS = (("spot", "spot"), ("token", "token"))


class TokenMined(Event):
    """Goods were taken from a mining token, which leaves the board."""

    KEY = "token-mined"
    FIELDS = (("seat", "seat"), ("spot", "spot"), ("mix", "mix"))


class CardsDrawn(Event):
    """Regolith cards were drawn."""

    KEY = "cards-drawn"
    FIELDS = (("seat", "seat"), ("count", "count"), ("minerals", "mineral*"))
    SECRET = ("minerals",)


class RegolithShuffled(Event):
    """The regolith discards became the deck."""

    KEY = "regolith-shuffled"
    FIELDS = (("count", "count"),)


class Researched(Event):
    """The research of a tile was done."""

    KEY = "researched"
    FIELDS = (("seat", "seat"), ("tile", "research"))


class OrderFulfilled(Event):
    """An order was fulfilled."""

    KEY = "order-fulfilled"
    FIELDS = (("seat", "seat"), ("order", "order"))


class RequirementFulfilled(Event):
    """A requirement of the scenario was fulfilled."""

    KEY = "requirement-fulfilled"
    FIELDS = (("seat", "seat"), ("requirement", "requirement"))


class Developed(Event):
    """A technology was developed."""

    KEY = "developed"
    FIELDS = (("seat", "seat"), ("technology", "technology"))


class CropChanged(Event):
    """A player has another crop."""

    KEY = "crop-changed"
    FIELDS = (("seat", "seat"), ("crop", "crop"))


class Hired(Event):
    """A specialist or helper was hired."""

    KEY = "hired"
    FIELDS = (("seat", "seat"), ("staff", "staff"))


class TimeChanged(Event):
    """An event changes the time of the next turn of a player."""

    KEY = "time-changed"
    FIELDS = (("seat", "seat"), ("change", "number"))


class ColonistsDied(Event):
    """A colonist token of a player shows its skull side."""

    KEY = "colonists-died"
    FIELDS = (("seat", "seat"), ("quarters", "quarters"))


class MarkerLocked(Event):
    """A player had to put a marker into quarters."""

    KEY = "marker-locked"
    FIELDS = (("seat", "seat"), ("zone", "zone"), ("quarters", "quarters"))


class FinesPlaced(Event):
    """Fine markers were put into a housing zone."""

    KEY = "fines-placed"
    FIELDS = (("quarters", "quarters"), ("count", "count"))


class QuartersCleared(Event):
    """The demand tokens of all quarters were removed."""

    KEY = "quarters-cleared"


class MissionFulfilled(Event):
    """The scenario is fulfilled."""

    KEY = "mission-fulfilled"


class MissionFailed(Event):
    """The scenario is not fulfilled."""

    KEY = "mission-failed"


class ColonyCollapsed(Event):
    """Nobody of the colony is left."""

    KEY = "colony-collapsed"


class PenaltyCounted(Event):
    """Reputation is lost for what was left undone."""

    KEY = "penalty-counted"
    FIELDS = (("seat", "seat"), ("count", "count"))


EVENTS: Final[tuple[type[Event], ...]] = (
    FirstPlayerSet,
    CorporationTaken,
    QuartersChosen,
    RoundBegan,
    SlotBegan,
    GrowthAdded,
    ColonistsUnlocked,
    DemandPlaced,
    WeatherRevealed,
    WeatherShuffled,
    EventDrawn,
    EventEnded,
    StaffArrived,
    TileArrived,
    OrderArrived,
    EnergyProduced,
    DeadPlaced,
    TurnBegan,
    TurnEnded,
    MarkerPlaced,
    MarkersRested,
    RtgTaken,
    SpecialistUsed,
    MarkerRecovered,
    FinesRemoved,
    SampleDiscarded,
    DemandRemoved,
    ReputationGained,
    Gained,
    Paid,
    MineralPaid,
    FieldFinished,
    FieldOpened,
    FieldClosed,
    Installed,
    MachineMoved,
    TokenTurned,
    TokenMined,
    CardsDrawn,
    RegolithShuffled,
    Researched,
    OrderFulfilled,
    RequirementFulfilled,
    Developed,
    CropChanged,
    Hired,
    TimeChanged,
    ColonistsDied,
    MarkerLocked,
    FinesPlaced,
    QuartersCleared,
    MissionFulfilled,
    MissionFailed,
    ColonyCollapsed,
    PenaltyCounted,
)
