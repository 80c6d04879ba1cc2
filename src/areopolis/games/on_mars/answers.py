"""What players say, and how it is written (specification 5)."""

from __future__ import annotations

from typing import Final

from areopolis.core.action import Action


class TakeSpace(Action):
    """Take a turn-order space."""

    KEY = "take-space"
    FORM = "space {space}"
    FIELDS = (("space", "space"),)

    def __init__(self, text: str, space: int) -> None:
        super().__init__(text)
        self.space = space


class PlaceShuttle(Action):
    """Put the Shuttle on a side at the beginning."""

    KEY = "place-shuttle"
    FORM = "shuttle {side}"
    FIELDS = (("side", "side"),)

    def __init__(self, text: str, side: int) -> None:
        super().__init__(text)
        self.side = side


class TakeMain(Action):
    """Take a main action."""

    KEY = "take-main"
    FORM = "act {action}"
    FIELDS = (("action", "main-action"),)

    def __init__(self, text: str, action: int) -> None:
        super().__init__(text)
        self.action = action


class TakeExecutive(Action):
    """Take an executive action of the Depot."""

    KEY = "take-executive"
    FORM = "executive {executive}"
    FIELDS = (("executive", "executive"),)

    def __init__(self, text: str, executive: int) -> None:
        super().__init__(text)
        self.executive = executive


class UseBuilding(Action):
    """Use an Advanced Building for Crystals."""

    KEY = "use-building"
    FORM = "use {card}"
    FIELDS = (("card", "card"),)

    def __init__(self, text: str, card: int) -> None:
        super().__init__(text)
        self.card = card


class WorkThere(Action):
    """Use a building in which a Scientist works already, free of charge."""

    KEY = "work-there"
    FORM = "work {card}"
    FIELDS = (("card", "card"),)

    def __init__(self, text: str, card: int) -> None:
        super().__init__(text)
        self.card = card


class SendScientist(Action):
    """Send a Scientist to work in a building and use it free of charge."""

    KEY = "send-scientist"
    FORM = "send {scientist} {card}"
    FIELDS = (("scientist", "scientist"), ("card", "card"))

    def __init__(self, text: str, scientist: int, card: int) -> None:
        super().__init__(text)
        self.scientist = scientist
        self.card = card


class CompleteGoal(Action):
    """Complete a Private Goal for one of its two rewards."""

    KEY = "complete-goal"
    FORM = "complete {goal} {reward}"
    FIELDS = (("goal", "goal"), ("reward", "goal-reward"))

    def __init__(self, text: str, goal: int, reward: int) -> None:
        super().__init__(text)
        self.goal = goal
        self.reward = reward


class PutOnContract(Action):
    """Move one item from the player board onto a Delivery contract."""

    KEY = "put-on-contract"
    FORM = "put {item} {contract}"
    FIELDS = (("item", "item"), ("contract", "contract"))

    def __init__(self, text: str, item: int, contract: int) -> None:
        super().__init__(text)
        self.item = item
        self.contract = contract


class EndTurn(Action):
    """End the turn."""

    KEY = "end-turn"
    FORM = "end"


class Stop(Action):
    """Do no more of it, or nothing."""

    KEY = "stop"
    FORM = "stop"


class SendColonists(Action):
    """Pay so much of the extra cost with Colonists, the rest with Crystals."""

    KEY = "send-colonists"
    FORM = "colonists {count}"
    FIELDS = (("count", "count"),)

    def __init__(self, text: str, count: int) -> None:
        super().__init__(text)
        self.count = count


class Boost(Action):
    """Send so many Colonists to work for more."""

    KEY = "boost"
    FORM = "boost {count}"
    FIELDS = (("count", "count"),)

    def __init__(self, text: str, count: int) -> None:
        super().__init__(text)
        self.count = count


class PayWith(Action):
    """Pay with these Resources."""

    KEY = "pay-with"
    FORM = "pay {resources}"
    FIELDS = (("resources", "resource*"),)

    def __init__(self, text: str, resources: tuple[int, ...]) -> None:
        super().__init__(text)
        self.resources = resources


class TakeCard(Action):
    """Take a Blueprint from the display."""

    KEY = "take-card"
    FORM = "take {card}"
    FIELDS = (("card", "card"),)

    def __init__(self, text: str, card: int) -> None:
        super().__init__(text)
        self.card = card


class TakeTech(Action):
    """Take the Tech tile of a space of the grid."""

    KEY = "take-tech"
    FORM = "learn {grid}"
    FIELDS = (("grid", "grid"),)

    def __init__(self, text: str, grid: int) -> None:
        super().__init__(text)
        self.grid = grid


class PlaceTech(Action):
    """Put the Tech tile on a space of the laboratory."""

    KEY = "place-tech"
    FORM = "lab {lab}"
    FIELDS = (("lab", "lab"),)

    def __init__(self, text: str, lab: int) -> None:
        super().__init__(text)
        self.lab = lab


class DevelopTech(Action):
    """Develop a Tech tile to a space of the laboratory."""

    KEY = "develop-tech"
    FORM = "develop {tech} {lab}"
    FIELDS = (("tech", "tech"), ("lab", "lab"))

    def __init__(self, text: str, tech: int, lab: int) -> None:
        super().__init__(text)
        self.tech = tech
        self.lab = lab


class KeepOxygen(Action):
    """Keep the Oxygen for the use of a Tech tile."""

    KEY = "keep-oxygen"
    FORM = "keep oxygen"


class UseTech(Action):
    """Use the Tech tile of a player."""

    KEY = "use-tech"
    FORM = "tech {seat}"
    FIELDS = (("seat", "seat"),)

    def __init__(self, text: str, seat: int) -> None:
        super().__init__(text)
        self.seat = seat


class MoveBot(Action):
    """Move the Bot on a hex."""

    KEY = "move-bot"
    FORM = "bot {hex}"
    FIELDS = (("hex", "hex"),)

    def __init__(self, text: str, hex: int) -> None:
        super().__init__(text)
        self.hex = hex


class MoveRover(Action):
    """Move the Rover."""

    KEY = "move-rover"
    FORM = "rover"


class MoveTo(Action):
    """Move there, collecting Crystals on the way."""

    KEY = "move-to"
    FORM = "to {hex}"
    FIELDS = (("hex", "hex"),)

    def __init__(self, text: str, hex: int) -> None:
        super().__init__(text)
        self.hex = hex


class MovePast(Action):
    """Move there and leave all Crystals where they are."""

    KEY = "move-past"
    FORM = "past {hex}"
    FIELDS = (("hex", "hex"),)

    def __init__(self, text: str, hex: int) -> None:
        super().__init__(text)
        self.hex = hex


class TakeTile(Action):
    """Take the tile on a hex."""

    KEY = "take-tile"
    FORM = "tile {hex}"
    FIELDS = (("hex", "hex"),)

    def __init__(self, text: str, hex: int) -> None:
        super().__init__(text)
        self.hex = hex


class Build(Action):
    """Construct a building of a kind."""

    KEY = "build"
    FORM = "build {building}"
    FIELDS = (("building", "building"),)

    def __init__(self, text: str, building: int) -> None:
        super().__init__(text)
        self.building = building


class PlaceAt(Action):
    """Put it on a hex."""

    KEY = "place-at"
    FORM = "at {hex}"
    FIELDS = (("hex", "hex"),)

    def __init__(self, text: str, hex: int) -> None:
        super().__init__(text)
        self.hex = hex


class UpgradeAt(Action):
    """Upgrade the building on a hex to a Blueprint."""

    KEY = "upgrade-at"
    FORM = "upgrade {card} {hex}"
    FIELDS = (("card", "card"), ("hex", "hex"))

    def __init__(self, text: str, card: int, hex: int) -> None:
        super().__init__(text)
        self.card = card
        self.hex = hex


class WelcomeShip(Action):
    """Welcome the Ship on a space of the Depot."""

    KEY = "welcome-ship"
    FORM = "ship {depot}"
    FIELDS = (("depot", "depot"),)

    def __init__(self, text: str, depot: int) -> None:
        super().__init__(text)
        self.depot = depot


class TakeCrew(Action):
    """Take Colonists, or a Bot among them, from a Ship."""

    KEY = "take-crew"
    FORM = "crew {crew}"
    FIELDS = (("crew", "crew"),)

    def __init__(self, text: str, crew: int) -> None:
        super().__init__(text)
        self.crew = crew


class BringColonists(Action):
    """Bring so many more Colonists with a Ship."""

    KEY = "bring-colonists"
    FORM = "bring {count}"
    FIELDS = (("count", "count"),)

    def __init__(self, text: str, count: int) -> None:
        super().__init__(text)
        self.count = count


class HireScientist(Action):
    """Hire a Scientist."""

    KEY = "hire-scientist"
    FORM = "hire {scientist}"
    FIELDS = (("scientist", "scientist"),)

    def __init__(self, text: str, scientist: int) -> None:
        super().__init__(text)
        self.scientist = scientist


class SignContract(Action):
    """Take an Earth Contract."""

    KEY = "sign-contract"
    FORM = "sign {contract}"
    FIELDS = (("contract", "contract"),)

    def __init__(self, text: str, contract: int) -> None:
        super().__init__(text)
        self.contract = contract


class RefillWith(Action):
    """Refill the display with a contract."""

    KEY = "refill-with"
    FORM = "refill {contract}"
    FIELDS = (("contract", "contract"),)

    def __init__(self, text: str, contract: int) -> None:
        super().__init__(text)
        self.contract = contract


class TakeBenefit(Action):
    """Take an LSS benefit."""

    KEY = "take-benefit"
    FORM = "benefit {benefit}"
    FIELDS = (("benefit", "benefit"),)

    def __init__(self, text: str, benefit: int) -> None:
        super().__init__(text)
        self.benefit = benefit


class Stay(Action):
    """Stay on this side."""

    KEY = "stay"
    FORM = "stay"


class Ride(Action):
    """Travel with the Shuttle."""

    KEY = "ride"
    FORM = "ride"


class Fly(Action):
    """Travel with a Ship of the Hangar."""

    KEY = "fly"
    FORM = "fly"


class Explore(Action):
    """Take the left or right tile of the Exploration space."""

    KEY = "explore"
    FORM = "explore {exploration}"
    FIELDS = (("exploration", "exploration"),)

    def __init__(self, text: str, exploration: int) -> None:
        super().__init__(text)
        self.exploration = exploration


class RevealColonist(Action):
    """Reveal a First Colonist card whose task is done."""

    KEY = "reveal-colonist"
    FORM = "reveal {colonist}"
    FIELDS = (("colonist", "colonist"),)

    def __init__(self, text: str, colonist: int) -> None:
        super().__init__(text)
        self.colonist = colonist


ANSWERS: Final = (
    TakeSpace,
    PlaceShuttle,
    TakeMain,
    TakeExecutive,
    UseBuilding,
    WorkThere,
    SendScientist,
    CompleteGoal,
    PutOnContract,
    EndTurn,
    Stop,
    SendColonists,
    Boost,
    PayWith,
    TakeCard,
    TakeTech,
    PlaceTech,
    DevelopTech,
    KeepOxygen,
    UseTech,
    MoveBot,
    MoveRover,
    MoveTo,
    MovePast,
    TakeTile,
    Build,
    PlaceAt,
    UpgradeAt,
    WelcomeShip,
    TakeCrew,
    BringColonists,
    HireScientist,
    SignContract,
    RefillWith,
    TakeBenefit,
    Stay,
    Ride,
    Fly,
    Explore,
    RevealColonist,
)

# First words of composite answers.
RESUPPLY: Final = "resupply"
RETRIEVE: Final = "retrieve"
SPEND: Final = "spend"
DELIVER: Final = "deliver"
CHOOSE: Final = "gain"
COMPOSITE: Final = (RESUPPLY, RETRIEVE, SPEND, DELIVER, CHOOSE)
