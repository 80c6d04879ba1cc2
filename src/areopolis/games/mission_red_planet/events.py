"""What happens, as facts for the log and the animation."""

from __future__ import annotations

from typing import Final

from areopolis.core.event import Event


class RoundBegan(Event):
    """A round begins."""

    KEY = "round-began"
    FIELDS = (("round", "count"),)


class ShipDocked(Event):
    """A ship was turned up and docked."""

    KEY = "ship-docked"
    FIELDS = (("ship", "ship"), ("dock", "dock"))


class ShipsShuffled(Event):
    """The ship discard pile became the deck."""

    KEY = "ships-shuffled"
    FIELDS = (("count", "count"),)


class SignPlaced(Event):
    """Setup put a destination token on a ship."""

    KEY = "sign-placed"
    FIELDS = (("ship", "ship"), ("zone", "zone"))


class FirstPlayerSet(Event):
    """A colour has the round counter."""

    KEY = "first-player-set"
    FIELDS = (("colour", "colour"),)


class MissionKept(Event):
    """A starting mission was kept."""

    KEY = "mission-kept"
    FIELDS = (("colour", "colour"), ("card", "card"))
    SECRET = ("card",)


class NeutralDrawn(Event):
    """The card of a neutral colour was drawn."""

    KEY = "neutral-drawn"
    FIELDS = (("colour", "colour"), ("character", "character"))
    SECRET = ("character",)


class CharactersChosen(Event):
    """Everybody has laid a character face down."""

    KEY = "characters-chosen"


class CharacterRevealed(Event):
    """The countdown reached a character."""

    KEY = "character-revealed"
    FIELDS = (("colour", "colour"), ("character", "character"))


class CharacterSkipped(Event):
    """The Travel Agent could not be resolved."""

    KEY = "character-skipped"
    FIELDS = (("colour", "colour"), ("character", "character"))


class CharactersReturned(Event):
    """The Recruiter took all characters back."""

    KEY = "characters-returned"
    FIELDS = (("colour", "colour"),)


class NeutralReshuffled(Event):
    """A neutral Recruiter went to the box; the other eight are a new deck."""

    KEY = "neutral-reshuffled"
    FIELDS = (("colour", "colour"),)


class AstronautsPlaced(Event):
    """Astronauts boarded a docked ship."""

    KEY = "astronauts-placed"
    FIELDS = (("colour", "colour"), ("ship", "ship"), ("dock", "dock"), ("count", "count"))


class DestinationSet(Event):
    """A ship got a destination token."""

    KEY = "destination-set"
    FIELDS = (("colour", "colour"), ("ship", "ship"), ("zone", "zone"))


class ShipLaunched(Event):
    """A full ship left its dock."""

    KEY = "ship-launched"
    FIELDS = (("ship", "ship"),)


class ShipForced(Event):
    """A colour forced a ship to launch."""

    KEY = "ship-forced"
    FIELDS = (("colour", "colour"), ("ship", "ship"))


class ShipDestroyed(Event):
    """A colour destroyed a docked ship with its crew."""

    KEY = "ship-destroyed"
    FIELDS = (("colour", "colour"), ("ship", "ship"))


class ShipLanded(Event):
    """The crew of a ship went to its destination."""

    KEY = "ship-landed"
    FIELDS = (("ship", "ship"), ("zone", "zone"), ("count", "count"))


class ShipVanished(Event):
    """A ship without destination was discarded; its crew is lost."""

    KEY = "ship-vanished"
    FIELDS = (("ship", "ship"), ("count", "count"))


class ResourceFound(Event):
    """A resource token was turned up."""

    KEY = "resource-found"
    FIELDS = (("zone", "zone"), ("resource", "resource"))


class AstronautMoved(Event):
    """An astronaut moved."""

    KEY = "astronaut-moved"
    FIELDS = (("colour", "colour"), ("origin", "zone"), ("zone", "zone"))


class AstronautKilled(Event):
    """An astronaut in a zone was killed."""

    KEY = "astronaut-killed"
    FIELDS = (("colour", "colour"), ("victim", "colour"), ("zone", "zone"))


class ReplacedInZone(Event):
    """An astronaut in a zone was replaced."""

    KEY = "replaced-in-zone"
    FIELDS = (("colour", "colour"), ("victim", "colour"), ("zone", "zone"))


class ReplacedAboard(Event):
    """An astronaut aboard a ship was replaced."""

    KEY = "replaced-aboard"
    FIELDS = (("colour", "colour"), ("victim", "colour"), ("ship", "ship"))


class EventKept(Event):
    """A mission or action was drawn and kept."""

    KEY = "event-kept"
    FIELDS = (("colour", "colour"), ("card", "card"))
    SECRET = ("card",)


class EventBoxed(Event):
    """A neutral Scientist drew a mission or action; it went to the box."""

    KEY = "event-boxed"
    FIELDS = (("colour", "colour"), ("card", "card"))
    SECRET = ("card",)


class DiscoveryAssigned(Event):
    """A discovery was laid face down at a zone."""

    KEY = "discovery-assigned"
    FIELDS = (("colour", "colour"), ("zone", "zone"), ("card", "card"))
    SECRET = ("card",)


class DiscoveryDiscarded(Event):
    """A discovery had no free zone."""

    KEY = "discovery-discarded"
    FIELDS = (("colour", "colour"), ("card", "card"))


class DiscoverySeen(Event):
    """A colour looked at a face-down discovery."""

    KEY = "discovery-seen"
    FIELDS = (("colour", "colour"), ("zone", "zone"), ("card", "card"))
    SECRET = ("card",)


class DiscoveryRevealed(Event):
    """A discovery was turned up."""

    KEY = "discovery-revealed"
    FIELDS = (("zone", "zone"), ("card", "card"))


class AstronautsLost(Event):
    """A discovery sent astronauts to Lost in Space."""

    KEY = "astronauts-lost"
    FIELDS = (("colour", "colour"), ("zone", "zone"), ("count", "count"))


class CrewPulled(Event):
    """A discovery pulled the crew of a docked ship to its zone."""

    KEY = "crew-pulled"
    FIELDS = (("ship", "ship"), ("zone", "zone"), ("count", "count"))


class ActionPlayed(Event):
    """An action card was played."""

    KEY = "action-played"
    FIELDS = (("colour", "colour"), ("card", "card"))


class TokensGained(Event):
    """An action card gave point tokens."""

    KEY = "tokens-gained"
    FIELDS = (("colour", "colour"), ("resource", "resource"), ("count", "count"))


class AstronautsReturned(Event):
    """Astronauts came back from Lost in Space."""

    KEY = "astronauts-returned"
    FIELDS = (("colour", "colour"), ("zone", "zone"), ("count", "count"))


class ZoneClaimed(Event):
    """A colour counts more astronauts in a zone for this production."""

    KEY = "zone-claimed"
    FIELDS = (("colour", "colour"), ("zone", "zone"), ("count", "count"))


class ProductionBegan(Event):
    """A production phase begins."""

    KEY = "production-began"
    FIELDS = (("phase", "count"),)


class DiscoveryPhaseBegan(Event):
    """The discovery phase begins."""

    KEY = "discovery-phase-began"


class FinalScoringBegan(Event):
    """Final scoring begins."""

    KEY = "final-scoring-began"


class ZoneProduced(Event):
    """A zone produced point tokens."""

    KEY = "zone-produced"
    FIELDS = (("zone", "zone"), ("resource", "resource"), ("count", "count"))


class TokensTaken(Event):
    """A colour took point tokens from a zone."""

    KEY = "tokens-taken"
    FIELDS = (("colour", "colour"), ("zone", "zone"), ("resource", "resource"), ("count", "count"))


class IceMonopolyScored(Event):
    """A colour scored for Ice Monopoly."""

    KEY = "ice-monopoly-scored"
    FIELDS = (("colour", "colour"), ("points", "points"))


class MissionScored(Event):
    """A mission was revealed and scored."""

    KEY = "mission-scored"
    FIELDS = (("colour", "colour"), ("card", "card"), ("points", "points"))


class DiscoveryScored(Event):
    """A discovery gave or took points."""

    KEY = "discovery-scored"
    FIELDS = (("colour", "colour"), ("zone", "zone"), ("points", "points"))


EVENTS: Final[tuple[type[Event], ...]] = (
    RoundBegan,
    ShipDocked,
    ShipsShuffled,
    SignPlaced,
    FirstPlayerSet,
    MissionKept,
    NeutralDrawn,
    CharactersChosen,
    CharacterRevealed,
    CharacterSkipped,
    CharactersReturned,
    NeutralReshuffled,
    AstronautsPlaced,
    DestinationSet,
    ShipLaunched,
    ShipForced,
    ShipDestroyed,
    ShipLanded,
    ShipVanished,
    ResourceFound,
    AstronautMoved,
    AstronautKilled,
    ReplacedInZone,
    ReplacedAboard,
    EventKept,
    EventBoxed,
    DiscoveryAssigned,
    DiscoveryDiscarded,
    DiscoverySeen,
    DiscoveryRevealed,
    AstronautsLost,
    CrewPulled,
    ActionPlayed,
    TokensGained,
    AstronautsReturned,
    ZoneClaimed,
    ProductionBegan,
    DiscoveryPhaseBegan,
    FinalScoringBegan,
    ZoneProduced,
    TokensTaken,
    IceMonopolyScored,
    MissionScored,
    DiscoveryScored,
)
