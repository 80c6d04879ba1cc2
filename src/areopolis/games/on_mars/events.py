"""What happens, as facts for the log and the animation."""

from __future__ import annotations

from typing import Final

from areopolis.core.event import Event


class RoundBegan(Event):
    """A round begins."""

    KEY = "round-began"
    FIELDS = (("round", "count"),)


class LastRoundBegan(Event):
    """The last round begins."""

    KEY = "last-round-began"
    FIELDS = (("round", "count"),)


class TurnBegan(Event):
    """A player's turn begins."""

    KEY = "turn-began"
    FIELDS = (("seat", "seat"),)


class TurnEnded(Event):
    """A player's turn is over; the marker is laid down."""

    KEY = "turn-ended"
    FIELDS = (("seat", "seat"),)


class SpaceTaken(Event):
    """A marker stands on a turn-order space."""

    KEY = "space-taken"
    FIELDS = (("seat", "seat"), ("space", "space"))


class ShuttlePlaced(Event):
    """The Shuttle begins on a side."""

    KEY = "shuttle-placed"
    FIELDS = (("side", "side"),)


class ShuttleMoved(Event):
    """The Shuttle came closer, or has travelled to the other side."""

    KEY = "shuttle-moved"
    FIELDS = (("side", "side"), ("travel", "count"))


class Travelled(Event):
    """A player travelled to the other side."""

    KEY = "travelled"
    FIELDS = (("seat", "seat"), ("side", "side"))


class ShipDiscarded(Event):
    """A Ship of the Hangar was used to travel."""

    KEY = "ship-discarded"
    FIELDS = (("seat", "seat"),)


class Stayed(Event):
    """A player stays on this side."""

    KEY = "stayed"
    FIELDS = (("seat", "seat"),)


class CrystalsStored(Event):
    """Pending Crystals came into the Depot; the excess is lost."""

    KEY = "crystals-stored"
    FIELDS = (("seat", "seat"), ("count", "count"), ("lost", "count"))


class MainTaken(Event):
    """A player takes a main action."""

    KEY = "main-taken"
    FIELDS = (("seat", "seat"), ("action", "main-action"))


class ExecutiveTaken(Event):
    """A player takes an executive action."""

    KEY = "executive-taken"
    FIELDS = (("seat", "seat"), ("executive", "executive"))


class BuildingUsed(Event):
    """A player uses an Advanced Building."""

    KEY = "building-used"
    FIELDS = (("seat", "seat"), ("card", "card"))


class ScientistSent(Event):
    """A Scientist begins to work in a building."""

    KEY = "scientist-sent"
    FIELDS = (("seat", "seat"), ("scientist", "scientist"), ("card", "card"))


class SlotsCleared(Event):
    """Colonists leave full slots for the Working Area."""

    KEY = "slots-cleared"
    FIELDS = (("action", "main-action"), ("seat", "seat"), ("count", "count"))


class ColonistPlaced(Event):
    """A red Colonist is placed on an action."""

    KEY = "colonist-placed"
    FIELDS = (("seat", "seat"), ("action", "main-action"))


class ColonistsSent(Event):
    """Colonists go to the Working Area."""

    KEY = "colonists-sent"
    FIELDS = (("seat", "seat"), ("count", "count"))


class ColonistsGained(Event):
    """Colonists come from the supply."""

    KEY = "colonists-gained"
    FIELDS = (("seat", "seat"), ("count", "count"))


class ColonistsRetrieved(Event):
    """Colonists come back to the Living Quarters; the overflow goes to the supply."""

    KEY = "colonists-retrieved"
    FIELDS = (("seat", "seat"), ("count", "count"), ("lost", "count"))


class Gained(Event):
    """A player gains items; some may be lost for want of room."""

    KEY = "gained"
    FIELDS = (("seat", "seat"), ("item", "item"), ("count", "count"), ("lost", "count"))


class Delivered(Event):
    """Items lie on a Delivery contract."""

    KEY = "delivered"
    FIELDS = (("seat", "seat"), ("contract", "contract"), ("item", "item"), ("count", "count"))


class Paid(Event):
    """A player pays Resources."""

    KEY = "paid"
    FIELDS = (("seat", "seat"), ("resources", "resource*"))


class CrystalsPaid(Event):
    """A player pays Crystals."""

    KEY = "crystals-paid"
    FIELDS = (("seat", "seat"), ("count", "count"))


class GoalSpent(Event):
    """A Private Goal pays for a Crystal, unseen."""

    KEY = "goal-spent"
    FIELDS = (("seat", "seat"), ("goal", "goal"))
    SECRET = ("goal",)


class GoalCompleted(Event):
    """A Private Goal is completed."""

    KEY = "goal-completed"
    FIELDS = (("seat", "seat"), ("goal", "goal"), ("reward", "goal-reward"))


class WarehouseTaken(Event):
    """An item leaves the Warehouse."""

    KEY = "warehouse-taken"
    FIELDS = (("seat", "seat"), ("item", "item"))


class BlueprintTaken(Event):
    """A Blueprint is taken from the display."""

    KEY = "blueprint-taken"
    FIELDS = (("seat", "seat"), ("card", "card"))


class TechTaken(Event):
    """A Tech tile is taken from the grid."""

    KEY = "tech-taken"
    FIELDS = (("seat", "seat"), ("tech", "tech"), ("lab", "lab"))


class TechDeveloped(Event):
    """A Tech tile is developed."""

    KEY = "tech-developed"
    FIELDS = (("seat", "seat"), ("tech", "tech"), ("lab", "lab"))


class TechUsed(Event):
    """A player uses a Tech tile of its owner."""

    KEY = "tech-used"
    FIELDS = (("seat", "seat"), ("owner", "seat"), ("tech", "tech"))


class OxygenKept(Event):
    """An owner keeps the Oxygen for the use of a Tech tile."""

    KEY = "oxygen-kept"
    FIELDS = (("seat", "seat"), ("tech", "tech"))


class BotMoved(Event):
    """A Bot moves."""

    KEY = "bot-moved"
    FIELDS = (("seat", "seat"), ("origin", "hex"), ("hex", "hex"))


class RoverMoved(Event):
    """A Rover moves."""

    KEY = "rover-moved"
    FIELDS = (("seat", "seat"), ("origin", "hex"), ("hex", "hex"))


class CrystalCollected(Event):
    """A Crystal is collected on the map."""

    KEY = "crystal-collected"
    FIELDS = (("seat", "seat"), ("hex", "hex"))


class TileTaken(Event):
    """A tile is taken from the map."""

    KEY = "tile-taken"
    FIELDS = (("seat", "seat"), ("tile", "ground"), ("hex", "hex"))


class TileDestroyed(Event):
    """A tile or a Crystal leaves the map."""

    KEY = "tile-destroyed"
    FIELDS = (("tile", "ground"), ("hex", "hex"))


class TileExplored(Event):
    """A Discovery tile is put on the map."""

    KEY = "tile-explored"
    FIELDS = (("seat", "seat"), ("tile", "ground"), ("hex", "hex"))


class TileBound(Event):
    """A Discovery tile of the Exploration space is put on a Blueprint."""

    KEY = "tile-bound"
    FIELDS = (("seat", "seat"), ("tile", "ground"), ("card", "card"))


class TileRevealed(Event):
    """A Discovery tile comes to the Exploration space."""

    KEY = "tile-revealed"
    FIELDS = (("tile", "ground"), ("exploration", "exploration"))


class Constructed(Event):
    """A building is constructed."""

    KEY = "constructed"
    FIELDS = (("seat", "seat"), ("building", "building"), ("hex", "hex"), ("size", "count"))


class CrystalPlaced(Event):
    """An arrow of the tile leaves a Crystal on a hex."""

    KEY = "crystal-placed"
    FIELDS = (("hex", "hex"),)


class Displaced(Event):
    """A piece makes room."""

    KEY = "displaced"
    FIELDS = (("seat", "seat"), ("piece", "piece"), ("origin", "hex"), ("hex", "hex"))


class CubePlaced(Event):
    """A Progress cube is placed."""

    KEY = "cube-placed"
    FIELDS = (("seat", "seat"), ("building", "building"))


class Upgraded(Event):
    """A building becomes an Advanced Building."""

    KEY = "upgraded"
    FIELDS = (("seat", "seat"), ("card", "card"), ("hex", "hex"))


class ShipWelcomed(Event):
    """A Ship is welcomed."""

    KEY = "ship-welcomed"
    FIELDS = (("seat", "seat"), ("depot", "depot"))


class BotPlaced(Event):
    """A new Bot is on the map."""

    KEY = "bot-placed"
    FIELDS = (("seat", "seat"), ("hex", "hex"))


class ScientistHired(Event):
    """A Scientist is hired."""

    KEY = "scientist-hired"
    FIELDS = (("seat", "seat"), ("scientist", "scientist"))


class ContractSigned(Event):
    """An Earth Contract is taken."""

    KEY = "contract-signed"
    FIELDS = (("seat", "seat"), ("contract", "contract"))


class ContractCompleted(Event):
    """An Earth Contract is completed."""

    KEY = "contract-completed"
    FIELDS = (("seat", "seat"), ("contract", "contract"))


class DisplayRefilled(Event):
    """A contract comes to the display."""

    KEY = "display-refilled"
    FIELDS = (("contract", "contract"),)


class LssAdvanced(Event):
    """A life support marker moves up."""

    KEY = "lss-advanced"
    FIELDS = (("building", "building"), ("row", "count"))


class BenefitTaken(Event):
    """An LSS benefit is taken."""

    KEY = "benefit-taken"
    FIELDS = (("seat", "seat"), ("benefit", "benefit"))


class Scored(Event):
    """A player scores points."""

    KEY = "scored"
    FIELDS = (("seat", "seat"), ("source", "source"), ("count", "count"))


class MissionAdvanced(Event):
    """A mission comes closer; its contributor gains Crystals."""

    KEY = "mission-advanced"
    FIELDS = (("seat", "seat"), ("mission", "mission"), ("left", "count"))


class MissionCompleted(Event):
    """A mission is completed."""

    KEY = "mission-completed"
    FIELDS = (("mission", "mission"),)


class RemainingMoved(Event):
    """The Remaining Missions marker moves."""

    KEY = "remaining-moved"
    FIELDS = (("remaining", "count"),)


class ColonyRose(Event):
    """The Colony reaches a level."""

    KEY = "colony-rose"
    FIELDS = (("level", "count"),)


class BlueprintsRevealed(Event):
    """New Blueprints lie on the display."""

    KEY = "blueprints-revealed"
    FIELDS = (("cards", "card*"),)


class GridRefilled(Event):
    """Tech tiles come to the grid."""

    KEY = "grid-refilled"
    FIELDS = (("techs", "tech*"),)


class WarehouseRefilled(Event):
    """The Warehouse is refilled."""

    KEY = "warehouse-refilled"


class FirstColonistMet(Event):
    """The task of an A card is done; B cards are drawn."""

    KEY = "first-colonist-met"
    FIELDS = (("seat", "seat"), ("colonist", "colonist"))


class ColonistRevealed(Event):
    """A B card is revealed for its reward."""

    KEY = "colonist-revealed"
    FIELDS = (("seat", "seat"), ("colonist", "colonist"))


class SoloDeckShuffled(Event):
    """The discards of Lacerda have become his deck again, for the time that is told."""

    KEY = "solo-deck-shuffled"
    FIELDS = (("count", "count"),)


class SoloCardRevealed(Event):
    """A card says what Lacerda does."""

    KEY = "solo-card-revealed"
    FIELDS = (("solo", "solo-card"),)


class LacerdaRefrained(Event):
    """Lacerda cannot take an action, or cannot pay for it; his Rover moves instead."""

    KEY = "lacerda-refrained"
    FIELDS = (("action", "main-action"), ("why", "lacerda-why"))


class RoverStayed(Event):
    """Lacerda's Rover finds no tile of use, or cannot come nearer to it."""

    KEY = "rover-stayed"
    FIELDS = (("seat", "seat"),)


class TieDrawn(Event):
    """Equal options of Lacerda were decided by lot."""

    KEY = "tie-drawn"
    FIELDS = (("count", "count"),)


class SequenceMoved(Event):
    """Lacerda's Bot stands on another icon of his sequence."""

    KEY = "sequence-moved"
    FIELDS = (("building", "building"),)


class BotTaken(Event):
    """Lacerda takes a Bot to his player board."""

    KEY = "bot-taken"
    FIELDS = (("seat", "seat"),)


EVENTS: Final = (
    RoundBegan,
    LastRoundBegan,
    TurnBegan,
    TurnEnded,
    SpaceTaken,
    ShuttlePlaced,
    ShuttleMoved,
    Travelled,
    ShipDiscarded,
    Stayed,
    CrystalsStored,
    MainTaken,
    ExecutiveTaken,
    BuildingUsed,
    ScientistSent,
    SlotsCleared,
    ColonistPlaced,
    ColonistsSent,
    ColonistsGained,
    ColonistsRetrieved,
    Gained,
    Delivered,
    Paid,
    CrystalsPaid,
    GoalSpent,
    GoalCompleted,
    WarehouseTaken,
    BlueprintTaken,
    TechTaken,
    TechDeveloped,
    TechUsed,
    OxygenKept,
    BotMoved,
    RoverMoved,
    CrystalCollected,
    TileTaken,
    TileDestroyed,
    TileExplored,
    TileBound,
    TileRevealed,
    Constructed,
    CrystalPlaced,
    Displaced,
    CubePlaced,
    Upgraded,
    ShipWelcomed,
    BotPlaced,
    ScientistHired,
    ContractSigned,
    ContractCompleted,
    DisplayRefilled,
    LssAdvanced,
    BenefitTaken,
    Scored,
    MissionAdvanced,
    MissionCompleted,
    RemainingMoved,
    ColonyRose,
    BlueprintsRevealed,
    GridRefilled,
    WarehouseRefilled,
    FirstColonistMet,
    ColonistRevealed,
    SoloDeckShuffled,
    SoloCardRevealed,
    LacerdaRefrained,
    RoverStayed,
    TieDrawn,
    SequenceMoved,
    BotTaken,
)
