"""What happens, as facts for the log and the animation."""

from __future__ import annotations

from typing import Final

from areopolis.core.event import Event


class GenerationBegan(Event):
    """A generation begins."""

    KEY = "generation-began"
    FIELDS = (("generation", "count"),)


class FirstPlayerSet(Event):
    """A seat has the first player marker."""

    KEY = "first-player-set"
    FIELDS = (("seat", "seat"),)


class ColonyTileLaid(Event):
    """A colony tile is in play."""

    KEY = "colony-tile-laid"
    FIELDS = (("colony", "colony"),)


class ColonyWoke(Event):
    """A sleeping colony tile became active."""

    KEY = "colony-woke"
    FIELDS = (("colony", "colony"),)


class CorporationRevealed(Event):
    """A seat plays this corporation."""

    KEY = "corporation-revealed"
    FIELDS = (("seat", "seat"), ("card", "card"))


class CardsBought(Event):
    """A seat bought cards."""

    KEY = "cards-bought"
    FIELDS = (("seat", "seat"), ("count", "count"))


class CardsKept(Event):
    """Which cards a seat kept."""

    KEY = "cards-kept"
    FIELDS = (("seat", "seat"), ("cards", "card*"))
    SECRET = ("cards",)


class CardDrafted(Event):
    """A seat kept a card of the draft."""

    KEY = "card-drafted"
    FIELDS = (("seat", "seat"), ("card", "card"))
    SECRET = ("card",)


class CardsDrawn(Event):
    """A seat drew cards."""

    KEY = "cards-drawn"
    FIELDS = (("seat", "seat"), ("cards", "card*"))
    SECRET = ("cards",)


class CardsDiscarded(Event):
    """A seat discarded cards face down."""

    KEY = "cards-discarded"
    FIELDS = (("seat", "seat"), ("cards", "card*"))
    SECRET = ("cards",)


class CardShown(Event):
    """A card was revealed and discarded."""

    KEY = "card-shown"
    FIELDS = (("seat", "seat"), ("card", "card"))


class DeckShuffled(Event):
    """The discard pile became the deck."""

    KEY = "deck-shuffled"
    FIELDS = (("count", "count"),)


class CardPlayed(Event):
    """A seat played a card."""

    KEY = "card-played"
    FIELDS = (("seat", "seat"), ("card", "card"), ("price", "price"))


class Paid(Event):
    """A seat paid from its stock."""

    KEY = "paid"
    FIELDS = (("seat", "seat"), ("resource", "resource"), ("count", "count"))


class FloatersSpent(Event):
    """A seat spent floaters as heat."""

    KEY = "floaters-spent"
    FIELDS = (("seat", "seat"), ("card", "card"), ("count", "count"))


class Gained(Event):
    """A seat gained resources."""

    KEY = "gained"
    FIELDS = (("seat", "seat"), ("resource", "resource"), ("count", "count"))


class Lost(Event):
    """A seat lost resources to another."""

    KEY = "lost"
    FIELDS = (("seat", "seat"), ("resource", "resource"), ("count", "count"), ("attacker", "seat"))


class ProductionChanged(Event):
    """A production went up or down."""

    KEY = "production-changed"
    FIELDS = (("seat", "seat"), ("resource", "resource"), ("change", "points"))


class RatingRaised(Event):
    """A terraform rating rose."""

    KEY = "rating-raised"
    FIELDS = (("seat", "seat"), ("count", "count"))


class ParameterRaised(Event):
    """A global parameter rose."""

    KEY = "parameter-raised"
    FIELDS = (("parameter", "parameter"), ("now", "number"))


class TilePlaced(Event):
    """A tile was placed."""

    KEY = "tile-placed"
    FIELDS = (("seat", "seat"), ("tile", "tile"), ("area", "area"))


class OffPlanetCityPlaced(Event):
    """A city off the planet was placed."""

    KEY = "off-planet-city-placed"
    FIELDS = (("seat", "seat"), ("place", "place"))


class AreaClaimed(Event):
    """A seat claimed an area."""

    KEY = "area-claimed"
    FIELDS = (("seat", "seat"), ("area", "area"))


class ResourcesAdded(Event):
    """Resources were put on a card."""

    KEY = "resources-added"
    FIELDS = (("seat", "seat"), ("card", "card"), ("count", "count"))


class ResourcesRemoved(Event):
    """Resources were taken off a card."""

    KEY = "resources-removed"
    FIELDS = (("seat", "seat"), ("card", "card"), ("count", "count"))


class StandardProjectUsed(Event):
    """A seat used a standard project."""

    KEY = "standard-project-used"
    FIELDS = (("seat", "seat"), ("project", "project"))


class ActionUsed(Event):
    """A seat used the action of a card."""

    KEY = "action-used"
    FIELDS = (("seat", "seat"), ("card", "card"))


class MilestoneClaimed(Event):
    """A milestone was claimed."""

    KEY = "milestone-claimed"
    FIELDS = (("seat", "seat"), ("milestone", "milestone"))


class AwardFunded(Event):
    """An award was funded."""

    KEY = "award-funded"
    FIELDS = (("seat", "seat"), ("award", "award"))


class ColonyPlaced(Event):
    """A seat placed a colony."""

    KEY = "colony-placed"
    FIELDS = (("seat", "seat"), ("colony", "colony"))


class Traded(Event):
    """A seat traded with a colony tile."""

    KEY = "traded"
    FIELDS = (("seat", "seat"), ("colony", "colony"), ("position", "count"))


class TrackMoved(Event):
    """The marker of a colony tile moved."""

    KEY = "track-moved"
    FIELDS = (("colony", "colony"), ("position", "count"))


class FleetGained(Event):
    """A seat got a trade fleet."""

    KEY = "fleet-gained"
    FIELDS = (("seat", "seat"),)


class Passed(Event):
    """A seat passed."""

    KEY = "passed"
    FIELDS = (("seat", "seat"),)


class TurnEnded(Event):
    """A seat ended its turn after one action."""

    KEY = "turn-ended"
    FIELDS = (("seat", "seat"),)


class ProductionHappened(Event):
    """Everybody produced."""

    KEY = "production-happened"
    FIELDS = (("generation", "count"),)


class GovernmentActed(Event):
    """The World Government terraformed."""

    KEY = "government-acted"
    FIELDS = (("parameter", "parameter"),)


class GameEnded(Event):
    """The last generation is over."""

    KEY = "game-ended"
    FIELDS = (("generation", "count"),)


EVENTS: Final[tuple[type[Event], ...]] = (
    GenerationBegan,
    FirstPlayerSet,
    ColonyTileLaid,
    ColonyWoke,
    CorporationRevealed,
    CardsBought,
    CardsKept,
    CardDrafted,
    CardsDrawn,
    CardsDiscarded,
    CardShown,
    DeckShuffled,
    CardPlayed,
    Paid,
    FloatersSpent,
    Gained,
    Lost,
    ProductionChanged,
    RatingRaised,
    ParameterRaised,
    TilePlaced,
    OffPlanetCityPlaced,
    AreaClaimed,
    ResourcesAdded,
    ResourcesRemoved,
    StandardProjectUsed,
    ActionUsed,
    MilestoneClaimed,
    AwardFunded,
    ColonyPlaced,
    Traded,
    TrackMoved,
    FleetGained,
    Passed,
    TurnEnded,
    ProductionHappened,
    GovernmentActed,
    GameEnded,
)
