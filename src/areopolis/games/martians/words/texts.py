"""What players read about cards, tiles and buildings, made from their own data.

So the texts of an owner's cards are as right as those of ours.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from areopolis.core.chapters import chapter_keys
from areopolis.core.phrase import Phrase
from areopolis.games.martians.data.constants import (
    BUILD,
    C_TOKEN,
    DEAD_LEFT,
    DEMAND_LEFT,
    EXPAND,
    FIELD_TOKENS,
    FOOD,
    HELPERS,
    HIRE,
    INSTALL,
    LASTING,
    MEDICINE,
    OWN_TECHNOLOGIES,
    PHASES,
    QUARTERS_MOST,
    SLOTS,
    SOURCES,
    SPECIALISTS,
    TECHNOLOGIES,
    U_TOKEN,
    WORKS,
    WORKS_OF,
)
from areopolis.games.martians.data.costs import COST_KEYS
from areopolis.games.martians.data.kinds import EventEffect, Requirement
from areopolis.games.martians.data.scenarios import LEVELS
from areopolis.games.martians.rulebook import CONSTRUCTION_COSTS
from areopolis.games.martians.rules.event_rules import EVENT_RULES
from areopolis.games.martians.rules.goals import END_CONDITIONS, MODIFIERS
from areopolis.games.martians.words.amounts import (
    cost_phrases,
    harvest_phrases,
    mix_phrases,
    scaled_cost,
    shown_goods,
    signed,
)
from areopolis.games.martians.words.chapters import CHAPTERS
from areopolis.games.martians.words.fields import VIEW
from areopolis.games.martians.words.table import TABLE_WORDS

if TYPE_CHECKING:
    from areopolis.games.martians.data.components import Components

CONSTRUCTIONS: Final = (BUILD, EXPAND, INSTALL)
BUILDING_TOKENS: Final = (FIELD_TOKENS[C_TOKEN], FIELD_TOKENS[U_TOKEN])


def called(components: Components, kind: str, name: str) -> Phrase | None:
    """Return how a thing is called by what it is; None where its name is a word."""
    numbers = components.vocabulary.numbers.get(kind, {})
    if name not in numbers:
        return None
    number = numbers[name]
    if kind == "spot":
        return Phrase("called.spot", ((("name", "name"), name),))
    if kind == "field":
        building = components.building_of[number]
        place = number - components.fields_of[building][0]
        return Phrase(
            "called.field", ((("building", "building"), building), (("place", "ordinal"), place))
        )
    if kind == "quarters":
        return Phrase("called.quarters", ((("place", "ordinal"), number),))
    if kind == "order":
        goods = cost_phrases(components.orders[number].cost)
        return Phrase("called.order", ((("goods", "goods"), goods),))
    if kind == "requirement":
        goods = scaled_cost(requirement_of(components, number).cost)
        place = number - max([first for first in components.first_requirement if first <= number])
        return Phrase(
            "called.requirement", ((("place", "ordinal"), place), (("goods", "goods"), goods))
        )
    if kind == "mix":
        return Phrase("called.mix", ((("goods", "goods"), mix_phrases(number)),))
    if kind == "token":
        token = components.mining_tokens[number]
        shown = shown_goods(token.regolith, token.ice)
        return Phrase("called.token", ((("goods", "goods"), shown),))
    if kind == "staff":
        is_helper = number >= len(SPECIALISTS)
        return Phrase(f"helper.{name}" if is_helper else f"specialist.{name}")
    if kind == "delivery":
        return delivery_name(number)
    return slots_name(number) if kind == "slots" else None


def delivery_name(item: int) -> Phrase:
    """Return one product and the quarters it is brought to."""
    good = FOOD if item < QUARTERS_MOST else MEDICINE
    return Phrase(
        "called.delivery",
        ((("good", "good"), good), (("quarters", "quarters"), item % QUARTERS_MOST)),
    )


def slots_name(bits: int) -> Phrase:
    """Return the slots whose bits are set."""
    slots = [str(slot + 1) for slot in range(SLOTS) if bits >> slot & 1]
    return Phrase("called.slots", ((("slots", "slot-number"), slots),))


def requirement_of(components: Components, number: int) -> Requirement:
    """Return a requirement by its number among those of all scenarios."""
    for first, scenario in zip(components.first_requirement, components.scenarios, strict=True):
        if first <= number < first + len(scenario.requirements):
            return scenario.requirements[number - first]
    raise AssertionError("a requirement of some scenario")


def describe(
    components: Components, kind: str, name: str, options: dict[str, Any]
) -> tuple[Phrase, ...]:
    """Return what a thing does under these *options*, in the order in which it is printed."""
    number = components.vocabulary.numbers.get(kind, {}).get(name, -1)
    if number < 0:
        return ()
    if kind in ("specialist", "helper", "technology"):
        return (Phrase(f"text.{name}"),)
    if kind == "staff":
        return (Phrase(f"text.{name}"),)
    if kind == "building":
        return tuple([work_text(work, options) for work in WORKS_OF[number]])
    if kind == "field-token":
        return (Phrase(f"text.token-{name}"),) if name in BUILDING_TOKENS else ()
    if kind == "weather":
        solar, wind = components.weather[number].output
        return (
            Phrase(
                "text.weather",
                ((("solar", "change"), signed(solar)), (("wind", "change"), signed(wind))),
            ),
        )
    if kind == "happening":
        return tuple([event_line(effect) for effect in components.events[number].effects])
    if kind == "order":
        order = components.orders[number]
        return (
            Phrase(
                "text.order",
                (
                    (("goods", "goods"), cost_phrases(order.cost)),
                    (("points", "points"), order.reputation),
                ),
            ),
        )
    if kind == "research":
        return (research_text(components, number),)
    if kind == "crop" and number:
        harvest = components.crops[number - 1].harvest
        return (
            Phrase(
                "text.crop",
                (
                    (("cost", "goods"), cost_phrases(harvest.cost)),
                    (("goods", "goods"), harvest_phrases(harvest)),
                ),
            ),
        )
    if kind == "corporation":
        return corporation_text(components, number)
    return scenario_text(components, number) if kind == "scenario" else ()


def work_text(work: int, options: dict[str, Any]) -> Phrase:
    """Return what an action costs and gives."""
    key = f"work-text.{WORKS[work]}"
    if work in CONSTRUCTIONS:
        cost = CONSTRUCTION_COSTS[str(options["construction_cost"])]
        return Phrase(key, ((("cost", "goods"), cost_phrases(cost)),))
    if work == HIRE:
        return Phrase(key, ((("time", "number"), int(options["hire_time"])),))
    return Phrase(key)


def research_text(components: Components, tile: int) -> Phrase:
    """Return what a research tile asks for and pays."""
    research = components.tiles[tile]
    return Phrase(
        "text.research",
        (
            (("time", "number"), research.time),
            (("goods", "goods"), cost_phrases(research.cost)),
            (("money", "number"), research.money),
        ),
    )


def corporation_text(components: Components, card: int) -> tuple[Phrase, ...]:
    """Return the time of each technology, and the crop that is printed on the card."""
    corporation = components.corporations[card]
    said = [
        Phrase(
            "text.technology-time",
            (
                (("technology", "technology"), number),
                (("count", "count"), corporation.technology_time[number]),
            ),
        )
        for number in range(OWN_TECHNOLOGIES)
    ]
    crop = corporation.basic_crop
    said.append(
        Phrase(
            "text.basic-crop",
            (
                (("cost", "goods"), cost_phrases(crop.cost)),
                (("goods", "goods"), harvest_phrases(crop)),
            ),
        )
    )
    return tuple(said)


def event_line(effect: EventEffect) -> Phrase:
    """Return what a line of an event card does, and for how long."""
    rule = effect.rule
    values = list(zip(type(rule).FIELDS, rule.values(), strict=True))
    line = Phrase(f"event-rule.{type(rule).KEY}", tuple(values))
    if effect.duration not in LASTING:
        return line
    return Phrase(f"until.{effect.duration}", ((("line", "line"), line),))


def scenario_text(components: Components, number: int) -> tuple[Phrase, ...]:
    """Return the level, changes, requirements and end conditions of a scenario."""
    scenario = components.scenarios[number]
    said = [Phrase(f"level.{scenario.level}")]
    for modifier in scenario.modifiers:
        values = zip(type(modifier).FIELDS, modifier.values(), strict=True)
        said.append(Phrase(f"modifier.{type(modifier).KEY}", tuple(values)))
    for one in scenario.requirements:
        key = "text.requirement"
        if one.after:
            key = "text.requirement-site" if one.after == "site" else "text.requirement-after"
        said.append(
            Phrase(
                key,
                (
                    (("goods", "goods"), scaled_cost(one.cost)),
                    (("points", "points"), one.reputation[0]),
                    (("times", "count*"), one.times),
                ),
            )
        )
    for condition in scenario.end_conditions:
        values = zip(type(condition).FIELDS, condition.values(), strict=True)
        key = f"condition.{type(condition).KEY}"
        if getattr(condition, "both_types", False):
            key = f"{key}-both"
        said.append(Phrase(key, tuple(values)))
    return tuple(said)


# What an event does once where all have one pool.
POOLED: Final = ("gain", "lose", "rep")
CALLED: Final = (
    "spot",
    "field",
    "quarters",
    "order",
    "requirement",
    "mix",
    "token",
    "delivery",
    "slots",
)
TEXTS: Final = (
    "weather",
    "order",
    "research",
    "crop",
    "basic-crop",
    "technology-time",
    "requirement",
    "requirement-site",
    "requirement-after",
)
TOGETHER: Final = ("mission-fulfilled", "mission-failed", "colony-collapsed")
# How a game can end in which somebody leads.
LED: Final = ("mission-fulfilled", "mission-failed", "last-round")


def own_words() -> tuple[str, ...]:
    """Return the keys of all words that are used here or stand on the table."""
    return (
        *[f"called.{kind}" for kind in CALLED],
        *[f"amount.{key}" for key in COST_KEYS],
        *[f"scale.{key}" for key in COST_KEYS],
        *[f"text.{name}" for name in (*SPECIALISTS, *HELPERS, *TECHNOLOGIES, *TEXTS)],
        *[f"work-text.{work}" for work in WORKS],
        "work-text.hire.no-time",
        *[f"text.token-{token}" for token in BUILDING_TOKENS],
        *[f"event-rule.{rule.KEY}" for rule in EVENT_RULES],
        *[f"event-rule.{rule}.once" for rule in POOLED],
        *[f"until.{duration}" for duration in LASTING],
        *[f"level.{level}" for level in LEVELS],
        *[f"modifier.{rule.KEY}" for rule in MODIFIERS],
        *[f"condition.{rule.KEY}" for rule in END_CONDITIONS],
        "condition.installations-both",
        *[f"phase.{phase}" for phase in PHASES],
        *[f"score.{source}" for source in (*SOURCES, DEMAND_LEFT, DEAD_LEFT)],
        *[f"outcome.{ending}" for ending in LED],
        *[f"outcome.{ending}.several" for ending in LED],
        *[f"outcome.{ending}.shared" for ending in TOGETHER],
        *chapter_keys(CHAPTERS),
        *TABLE_WORDS,
        *[f"view.{field}" for field in VIEW],
    )
