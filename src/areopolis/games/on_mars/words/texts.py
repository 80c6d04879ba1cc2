"""What players read about cards, tiles and spaces, made from their own effects.

So the texts of an owner's cards are as right as those of ours.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from areopolis.core.chapters import chapter_keys
from areopolis.core.phrase import Phrase, phrase_of
from areopolis.core.value import Field
from areopolis.games.on_mars.answers import COMPOSITE
from areopolis.games.on_mars.data.components import (
    Contract,
    Cost,
    Effects,
    FirstColonist,
    Mission,
)
from areopolis.games.on_mars.data.constants import (
    ACTIONS,
    BUILDING_KINDS,
    COLOURS,
    DEEDS,
    ITEMS,
    NONE,
    SLOTTED,
    SOURCES,
)
from areopolis.games.on_mars.events import ColonistsRetrieved, CrystalsStored, Gained
from areopolis.games.on_mars.rules.base import ColonyEffect
from areopolis.games.on_mars.rules.constructing import Construct
from areopolis.games.on_mars.rules.developing import Develop
from areopolis.games.on_mars.rules.gaining import Gain
from areopolis.games.on_mars.rules.hiring import Hire
from areopolis.games.on_mars.rules.moving import Move
from areopolis.games.on_mars.rules.requirements import REQUIREMENTS
from areopolis.games.on_mars.rules.resupplying import TakeItems
from areopolis.games.on_mars.rules.retrieving import Retrieve
from areopolis.games.on_mars.rules.rewards import COUNTS
from areopolis.games.on_mars.rules.solo_goals import LINES
from areopolis.games.on_mars.rules.upgrading import UpgradeBuildings
from areopolis.games.on_mars.rules.welcoming import WelcomeShips
from areopolis.games.on_mars.words.chapters import CHAPTERS
from areopolis.games.on_mars.words.fields import VIEW
from areopolis.games.on_mars.words.table import TABLE_WORDS

if TYPE_CHECKING:
    from areopolis.games.on_mars.rulebook import Components

COUNT: Final[Field] = ("count", "number")

# Kinds whose things are called as the same things of another kind.
SAME: Final = {"any-building": "building", "cost": "item", "resource": "item", "tech": "tech"}


def called(components: Components, kind: str, name: str) -> Phrase | None:
    """Return how a thing is called by what it is; None where its name is a word."""
    names = components.vocabulary.numbers
    if kind == "hex":
        return Phrase("hex-name", ((("hex", "id"), name),))
    if kind in ("any-building", "cost", "resource") and name != "any":
        return Phrase(f"{SAME[kind]}.{name}")
    if kind == "science":
        if name in names["scientist"]:
            return Phrase(f"scientist.{name}")
        return contract_name(components.contracts[names["contract"][name]])
    if kind == "contract":
        return contract_name(components.contracts[names["contract"][name]])
    if kind == "grid":
        return Phrase(f"grid-name.{name[0]}", ((("number", "id"), name[1:]),))
    if kind == "lab":
        level = components.lab.levels[names["lab"][name]]
        return Phrase("lab-name", ((("level", "number"), level), (("lab", "id"), name[1:])))
    if kind == "colonists-at":
        return Phrase(f"main-action.{name}") if name in ACTIONS else None
    return None


def contract_name(contract: Contract) -> Phrase:
    """Return how a contract is called: by what it asks for."""
    if not contract.is_delivery:
        return Phrase("contract-name.upgrade", ((("building", "building"), contract.building),))
    items = tuple([item for item in range(len(ITEMS)) if contract.items[item]])
    return Phrase("contract-name.delivery", ((("items", "item*"), items),))


def effects_text(effects: Effects) -> tuple[Phrase, ...]:
    """Return what effects do, in their order, each with its boost."""
    said: list[Phrase] = []
    for effect in effects:
        said += effect_text(effect)
    return tuple(said)


def effect_text(effect: ColonyEffect[Any]) -> tuple[Phrase, ...]:
    """Return what an effect does, and what Colonists add to it."""
    key = f"effect.{effect.KEY}{variant(effect)}"
    said = [phrase_of(key, effect)]
    boost = f"boost.{effect.KEY}"
    if boost in BOOSTS and is_boosted(effect):
        said.append(Phrase(boost))
    return tuple(said)


def is_boosted(effect: ColonyEffect[Any]) -> bool:
    """Whether Colonists can be sent for more of an effect."""
    names = [name for name, _ in type(effect).FIELDS]
    return "teal" not in names or bool(effect.values()[names.index("teal")])


def variant(effect: ColonyEffect[Any]) -> str:
    """Return the ending of the key of an effect that reads otherwise with some of its values."""
    if isinstance(effect, Develop):
        return "-free" if effect.free else ""
    if isinstance(effect, UpgradeBuildings):
        if effect.free:
            return "-free"
        if effect.anywhere:
            return "-anywhere"
        return "-tech" if effect.tech else ""
    if isinstance(effect, TakeItems):
        return "-resources" if effect.resources_only else ""
    if isinstance(effect, Hire):
        what = "-any" if effect.scientists and effect.contracts else "-contract"
        what = "-scientist" if not effect.contracts else what
        return what + ("-free" if effect.free else "")
    if isinstance(effect, Retrieve):
        return "-both" if effect.slots and effect.working else "-slots" if effect.slots else ""
    if isinstance(effect, Move):
        if effect.as_rover:
            return "-as-rover"
        return "-both" if effect.bots and effect.rover else "-rover" if effect.rover else ""
    if isinstance(effect, WelcomeShips):
        return "-free" if effect.free else "-private" if effect.private else ""
    if isinstance(effect, Construct):
        return "-any" if effect.kind >= BUILDING_KINDS else ""
    return "-crystals" if isinstance(effect, Gain) and effect.item == len(ITEMS) - 1 else ""


def cost_text(cost: Cost) -> Phrase:
    """Return what something costs."""
    if cost.colonists:
        return Phrase("cost-text.colonists", ((COUNT, cost.colonists),))
    if cost.units and cost.crystals:
        return Phrase("cost-text.both", ((("units", "cost*"), cost.units), (COUNT, cost.crystals)))
    if cost.crystals:
        return Phrase("cost-text.crystals", ((COUNT, cost.crystals),))
    if cost.units:
        return Phrase("cost-text.resources", ((("units", "cost*"), cost.units),))
    return Phrase("cost-text.free")


def describe(components: Components, kind: str, name: str) -> tuple[Phrase, ...]:
    """Return what a thing does, in the order of its effects."""
    numbers = components.vocabulary.numbers
    number = numbers.get(kind, {}).get(name, NONE)
    if kind == "card":
        card = components.blueprints[number]
        return (
            Phrase(f"card-text.{card.level}", ((("building", "building"), card.building),)),
            *effects_text(card.action),
        )
    if kind == "scientist" or (kind == "science" and name in numbers["scientist"]):
        scientist = components.scientists[numbers["scientist"][name]]
        where = (
            (("works", "building"), scientist.works),
            (("scores", "building"), scientist.scores),
        )
        return (cost_text(scientist.cost), Phrase("scientist-text", where))
    if kind in ("contract", "science"):
        return contract_text(components.contracts[numbers["contract"][name]])
    if kind == "mission":
        return mission_text(components.missions[number])
    if kind == "goal":
        goal = components.goals[number]
        requirement = phrase_of(f"requirement.{goal.requirement.KEY}", goal.requirement)
        return (requirement, Phrase("goal-text.develop"), *effects_text(goal.reward))
    if kind == "reward":
        count = components.rewards[number].count
        return (phrase_of(f"reward-text.{count.KEY}", count),)
    if kind == "benefit":
        return effects_text(components.benefits[number].effect)
    if kind == "executive":
        executive = components.executive[number]
        cost = Phrase("cost-text.crystals", ((COUNT, executive.cost),))
        if not executive.effect:
            return (cost, Phrase("effect.use-building"))
        return (cost, *effects_text(executive.effect))
    return describe_board(components, kind, name, number)


def describe_board(components: Components, kind: str, name: str, number: int) -> tuple[Phrase, ...]:
    """Return what a tile, a space or a building does."""
    if kind == "ground" and number != NONE:
        if number < len(components.discoveries):
            return effects_text(components.discoveries[number].effect)
        if name != "crystal":
            return effects_text(components.research_benefit)
        return (Phrase("crystal-text"),)
    if kind == "space":
        effects = components.turn_order[number]
        return effects_text(effects) if effects else (Phrase("nothing-text"),)
    if kind == "lab":
        level = components.lab.levels[number]
        effects = components.lab.benefits[number]
        points = ((("points", "number"), components.lab.points[level - 1]),)
        said = [Phrase("lab-text", points)]
        if level > 1:
            said.append(cost_text(components.lab.costs[level - 1]))
        return (*said, *effects_text(effects))
    if kind == "main-action":
        said = [Phrase(f"main-text.{name}")]
        if number in SLOTTED:
            said.append(Phrase("main-text.red"))
        return tuple(said)
    if kind == "building":
        return (Phrase(f"building-text.{name}"),)
    if kind == "tech":
        return (Phrase(f"tech-text.{name}"),)
    if kind == "colonist":
        return colonist_text(components, number)
    return ()


def contract_text(contract: Contract) -> tuple[Phrase, ...]:
    """Return what a contract asks for, and what it is worth done or failed."""
    worth = Phrase(
        "contract-worth",
        ((("done", "number"), contract.done), (("failed", "number"), contract.failed)),
    )
    if not contract.is_delivery:
        building = ((("building", "building"), contract.building),)
        return (Phrase("contract-text.upgrade", building), worth)
    wanted = [
        Phrase("amount-text", ((COUNT, count), (("item", "item"), item)))
        for item, count in enumerate(contract.items)
        if count
    ]
    return (Phrase("contract-text.delivery", ((("items", ""), wanted),)), worth)


def mission_text(mission: Mission) -> tuple[Phrase, ...]:
    """Return what a mission counts, and what each contribution gives."""
    crystals = ((COUNT, mission.crystals),)
    return (Phrase(f"deed.{DEEDS[mission.deed]}"), Phrase("mission-text", crystals))


def colonist_text(components: Components, number: int) -> tuple[Phrase, ...]:
    """Return the task of a First Colonist card."""
    first = len(components.first_cards)
    if number < first:
        kinds = ((("buildings", "building*"), components.first_cards[number].buildings),)
        return (Phrase("colonist-text.first", kinds),)
    card: FirstColonist = components.second_cards[number - first]
    task = ((("task", "task"), card.task), (("item", "item"), card.item))
    return (Phrase("colonist-text.second", task),)


EFFECTS: Final = (
    "gain",
    "gain-crystals",
    "gain-any",
    "some-crystals",
    "add-colonists",
    "buy-colonist",
    "score",
    "take-items",
    "take-items-resources",
    "take-techs",
    "develop",
    "develop-free",
    "take-blueprints",
    "move",
    "move-rover",
    "move-both",
    "move-as-rover",
    "move-by-rover-tech",
    "construct",
    "construct-any",
    "upgrade-buildings",
    "upgrade-buildings-free",
    "upgrade-buildings-anywhere",
    "upgrade-buildings-tech",
    "welcome-ships",
    "welcome-ships-free",
    "welcome-ships-private",
    "hire-any",
    "hire-any-free",
    "hire-contract",
    "hire-contract-free",
    "hire-scientist",
    "hire-scientist-free",
    "retrieve",
    "retrieve-slots",
    "retrieve-both",
    "produce-again",
    "trade-resources",
    "use-radar",
    "travel-to-orbit",
    "travel-across",
    "use-building",
)
BOOSTS: Final = (
    "boost.gain",
    "boost.take-items",
    "boost.take-techs",
    "boost.develop",
    "boost.take-blueprints",
    "boost.move",
    "boost.move-by-rover-tech",
    "boost.construct",
    "boost.upgrade-buildings",
    "boost.welcome-ships",
    "boost.produce-again",
    "boost.trade-resources",
)
FINAL_SOURCES: Final = (
    "ships",
    "colonists",
    "technologies",
    "blueprints",
    "scientists",
    "contracts",
)
OUTCOMES: Final = ("most-points", "shared-victory", "goal-reached", "goal-missed")


def own_words(components: Components) -> tuple[str, ...]:
    """Return the keys of all words that are used here or stand on the table."""
    lines = [what for goal in LINES.values() for what, _ in goal]
    return (
        # Nothing is said of what is not lost.
        *[f"event.{kind.KEY}.no-lost" for kind in (CrystalsStored, ColonistsRetrieved, Gained)],
        "hex-name",
        "lab-name",
        *[f"grid-name.{row}" for row in ("T", "M", "B")],
        "contract-name.upgrade",
        "contract-name.delivery",
        "kind.colour",
        *[f"colour.{colour}" for colour in COLOURS],
        *[f"action.{verb}" for verb in COMPOSITE],
        *[f"effect.{key}" for key in EFFECTS],
        *BOOSTS,
        *[f"cost-text.{key}" for key in ("colonists", "both", "crystals", "resources", "free")],
        "card-text.1",
        "card-text.3",
        "scientist-text",
        "contract-text.upgrade",
        "contract-text.delivery",
        "contract-worth",
        "amount-text",
        *[f"deed.{deed}" for deed in DEEDS],
        "mission-text",
        "goal-text.develop",
        *[f"requirement.{kind.KEY}" for kind in REQUIREMENTS],
        *[f"reward-text.{kind.KEY}" for kind in COUNTS],
        "crystal-text",
        "nothing-text",
        "lab-text",
        *[f"main-text.{action}" for action in ACTIONS],
        "main-text.red",
        *[f"building-text.{name}" for name in components.vocabulary.names["building"]],
        *[f"tech-text.{name}" for name in components.vocabulary.names["tech"]],
        "colonist-text.first",
        "colonist-text.second",
        *[f"score.{source}" for source in (*SOURCES, *FINAL_SOURCES)],
        *[f"outcome.{outcome}" for outcome in OUTCOMES],
        *[f"line.{line}" for line in dict.fromkeys(lines)],
        *chapter_keys(CHAPTERS),
        *[f"view.{field}" for field in VIEW],
        *TABLE_WORDS,
    )
