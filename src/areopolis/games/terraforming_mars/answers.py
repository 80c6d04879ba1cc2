"""What players say, and how it is written."""

from __future__ import annotations

from typing import Final

from areopolis.core.action import Action
from areopolis.core.together import FIRST, ResolveFirst
from areopolis.core.vocabulary import Vocabulary


class DeclareBeginner(Action):
    """Play the beginner corporation, or not."""

    KEY = "declare-beginner"
    FORM = "beginner {choice}"
    FIELDS = (("choice", "choice"),)

    def __init__(self, text: str, choice: int) -> None:
        super().__init__(text)
        self.choice = choice


class KeepCorporation(Action):
    """Keep one of the dealt corporations."""

    KEY = "keep-corporation"
    FORM = "corporation {card}"
    FIELDS = (("card", "card"),)

    def __init__(self, text: str, card: int) -> None:
        super().__init__(text)
        self.card = card


class PlayCard(Action):
    """Play a project card (A1)."""

    KEY = "play-card"
    FORM = "play {card}"
    FIELDS = (("card", "card"),)

    def __init__(self, text: str, card: int) -> None:
        super().__init__(text)
        self.card = card


class UseProject(Action):
    """Use a standard project (A2)."""

    KEY = "use-project"
    FORM = "project {project}"
    FIELDS = (("project", "project"),)

    def __init__(self, text: str, project: int) -> None:
        super().__init__(text)
        self.project = project


class ClaimMilestone(Action):
    """Claim a milestone (A3)."""

    KEY = "claim-milestone"
    FORM = "claim {milestone}"
    FIELDS = (("milestone", "milestone"),)

    def __init__(self, text: str, milestone: int) -> None:
        super().__init__(text)
        self.milestone = milestone


class FundAward(Action):
    """Fund an award (A4)."""

    KEY = "fund-award"
    FORM = "fund {award}"
    FIELDS = (("award", "award"),)

    def __init__(self, text: str, award: int) -> None:
        super().__init__(text)
        self.award = award


class UseAction(Action):
    """Use an alternative of a card's action (A5)."""

    KEY = "use-action"
    FORM = "use {card} {alternative}"
    FIELDS = (("card", "card"), ("alternative", "ordinal"))

    def __init__(self, text: str, card: int, alternative: int) -> None:
        super().__init__(text)
        self.card = card
        self.alternative = alternative


class ConvertPlants(Action):
    """Turn plants into a greenery (A6)."""

    KEY = "convert-plants"
    FORM = "convert plants"


class ConvertHeat(Action):
    """Turn heat into temperature (A7)."""

    KEY = "convert-heat"
    FORM = "convert heat"


class Trade(Action):
    """Trade with a colony tile (A8)."""

    KEY = "trade"
    FORM = "trade {colony} {resource}"
    FIELDS = (("colony", "colony"), ("resource", "resource"))

    def __init__(self, text: str, colony: int, resource: int) -> None:
        super().__init__(text)
        self.colony = colony
        self.resource = resource


class Pass(Action):
    """Take no further action in this generation (A9)."""

    KEY = "pass"
    FORM = "pass"


class EndTurn(Action):
    """Stop after one action."""

    KEY = "end-turn"
    FORM = "end"


class TakeFirstAction(Action):
    """Do what the corporation demands as the first action."""

    KEY = "take-first-action"
    FORM = "first action"


class PlaceAt(Action):
    """Place the tile on an area."""

    KEY = "place-at"
    FORM = "place {area}"
    FIELDS = (("area", "area"),)

    def __init__(self, text: str, area: int) -> None:
        super().__init__(text)
        self.area = area


class BuildColony(Action):
    """Place a colony on a tile."""

    KEY = "build-colony"
    FORM = "colony {colony}"
    FIELDS = (("colony", "colony"),)

    def __init__(self, text: str, colony: int) -> None:
        super().__init__(text)
        self.colony = colony


class TradeFreely(Action):
    """Trade with a colony tile without paying."""

    KEY = "trade-freely"
    FORM = "trade {colony} free"
    FIELDS = (("colony", "colony"),)

    def __init__(self, text: str, colony: int) -> None:
        super().__init__(text)
        self.colony = colony


class Advance(Action):
    """Advance the marker before trading."""

    KEY = "advance"
    FORM = "advance {steps}"
    FIELDS = (("steps", "count"),)

    def __init__(self, text: str, steps: int) -> None:
        super().__init__(text)
        self.steps = steps


class Lay(Action):
    """Add a colony tile to the game."""

    KEY = "lay"
    FORM = "lay {colony}"
    FIELDS = (("colony", "colony"),)

    def __init__(self, text: str, colony: int) -> None:
        super().__init__(text)
        self.colony = colony


class MoveUp(Action):
    """Move the marker of a tile up."""

    KEY = "move-up"
    FORM = "up {colony}"
    FIELDS = (("colony", "colony"),)

    def __init__(self, text: str, colony: int) -> None:
        super().__init__(text)
        self.colony = colony


class MoveDown(Action):
    """Move the marker of a tile down."""

    KEY = "move-down"
    FORM = "down {colony}"
    FIELDS = (("colony", "colony"),)

    def __init__(self, text: str, colony: int) -> None:
        super().__init__(text)
        self.colony = colony


class Target(Action):
    """Choose a player."""

    KEY = "target"
    FORM = "target {seat}"
    FIELDS = (("seat", "seat"),)

    def __init__(self, text: str, seat: int) -> None:
        super().__init__(text)
        self.seat = seat


class Take(Action):
    """Remove or steal so much from a player."""

    KEY = "take"
    FORM = "take {count} from {seat}"
    FIELDS = (("count", "count"), ("seat", "seat"))

    def __init__(self, text: str, count: int, seat: int) -> None:
        super().__init__(text)
        self.count = count
        self.seat = seat


class Decline(Action):
    """Leave it."""

    KEY = "decline"
    FORM = "decline"


class ChooseCard(Action):
    """Choose a card."""

    KEY = "choose-card"
    FORM = "card {card}"
    FIELDS = (("card", "card"),)

    def __init__(self, text: str, card: int) -> None:
        super().__init__(text)
        self.card = card


class ChooseOption(Action):
    """Choose one of the alternatives."""

    KEY = "choose-option"
    FORM = "option {number}"
    FIELDS = (("number", "ordinal"),)

    def __init__(self, text: str, number: int) -> None:
        super().__init__(text)
        self.number = number


class Spend(Action):
    """Spend so much."""

    KEY = "spend"
    FORM = "spend {count}"
    FIELDS = (("count", "count"),)

    def __init__(self, text: str, count: int) -> None:
        super().__init__(text)
        self.count = count


class RaiseParameter(Action):
    """The World Government raises a parameter."""

    KEY = "raise-parameter"
    FORM = "raise {parameter}"
    FIELDS = (("parameter", "parameter"),)

    def __init__(self, text: str, parameter: int) -> None:
        super().__init__(text)
        self.parameter = parameter


ANSWERS: Final[tuple[type[Action], ...]] = (
    DeclareBeginner,
    KeepCorporation,
    PlayCard,
    UseProject,
    ClaimMilestone,
    FundAward,
    UseAction,
    ConvertPlants,
    ConvertHeat,
    Trade,
    Pass,
    EndTurn,
    TakeFirstAction,
    PlaceAt,
    BuildColony,
    TradeFreely,
    Advance,
    Lay,
    MoveUp,
    MoveDown,
    Target,
    Take,
    Decline,
    ChooseCard,
    ChooseOption,
    Spend,
    RaiseParameter,
    ResolveFirst,
)

# First words of composite answers.
COMPOSITE: Final = ("buy", "keep", "draft", "sell", "discard", "pay", "tiles")

AMOUNTS_MOST: Final = 120


class Lexicon:
    """Every answer of the game, made once; offering one is a look into a tuple."""

    def __init__(self, say: Vocabulary, alternatives: tuple[int, ...]) -> None:
        """Make the answers in the names of *say*; *alternatives*: how many actions a card has."""
        answer = say.answer
        cards = range(len(say.names["card"]))
        colonies = range(len(say.names["colony"]))
        # A neutral opponent can be a target in the solo game.
        seats = range(len(say.names["seat"]))
        self.beginner = tuple([answer(DeclareBeginner, n) for n in (0, 1)])
        self.corporation = tuple([answer(KeepCorporation, n) for n in cards])
        self.play = tuple([answer(PlayCard, n) for n in cards])
        self.project = tuple([answer(UseProject, n) for n in range(len(say.names["project"]))])
        self.claim = tuple([answer(ClaimMilestone, n) for n in range(len(say.names["milestone"]))])
        self.fund = tuple([answer(FundAward, n) for n in range(len(say.names["award"]))])
        self.use = tuple(
            [
                tuple([answer(UseAction, c, n) for n in range(count)])
                for c, count in enumerate(alternatives)
            ]
        )
        self.convert_plants = answer(ConvertPlants)
        self.convert_heat = answer(ConvertHeat)
        self.trade = tuple([tuple([answer(Trade, c, r) for r in range(6)]) for c in colonies])
        self.pass_ = answer(Pass)
        self.end = answer(EndTurn)
        self.first_action = answer(TakeFirstAction)
        self.place = tuple([answer(PlaceAt, n) for n in range(len(say.names["area"]))])
        self.colony = tuple([answer(BuildColony, n) for n in colonies])
        self.trade_free = tuple([answer(TradeFreely, n) for n in colonies])
        self.advance = tuple([answer(Advance, n) for n in range(7)])
        self.lay = tuple([answer(Lay, n) for n in colonies])
        self.up = tuple([answer(MoveUp, n) for n in colonies])
        self.down = tuple([answer(MoveDown, n) for n in colonies])
        self.target = tuple([answer(Target, n) for n in seats])
        self.take = tuple([tuple([answer(Take, n, s) for n in range(9)]) for s in seats])
        self.decline = answer(Decline)
        self.card = tuple([answer(ChooseCard, n) for n in cards])
        self.option = tuple([answer(ChooseOption, n) for n in range(8)])
        self.spend = tuple([answer(Spend, n) for n in range(AMOUNTS_MOST)])
        for first in FIRST:
            say.learn(first)
        self.raise_ = tuple([answer(RaiseParameter, n) for n in range(3)])
        say.composite.update(COMPOSITE)
