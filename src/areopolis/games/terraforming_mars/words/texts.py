"""What players read about cards, colony tiles, projects, milestones and awards.

All of it is made from the rules themselves, so text and rules cannot disagree.
"""

from __future__ import annotations

from typing import Final

from areopolis.core.action import Action
from areopolis.core.cause import NOTHING, Cause
from areopolis.core.phrase import Phrase
from areopolis.core.state import State
from areopolis.core.together import ResolveFirst, Together
from areopolis.core.value import Value
from areopolis.games.terraforming_mars.answers import ChooseOption, UseAction
from areopolis.games.terraforming_mars.cards.colonies_c26_c49 import TakeBonus
from areopolis.games.terraforming_mars.cards.model import (
    Card,
    CardAction,
    Lasting,
    MarsEffect,
    Points,
    Trigger,
)
from areopolis.games.terraforming_mars.cards.table import CARDS
from areopolis.games.terraforming_mars.data.colonies import COLONIES, Colony
from areopolis.games.terraforming_mars.data.constants import (
    AWARD_FIRST,
    AWARD_SECOND,
    CITY,
    MILESTONE_POINTS,
    MILESTONE_PRICE,
    MILESTONES,
    NONE,
)
from areopolis.games.terraforming_mars.drawn.previews import preview
from areopolis.games.terraforming_mars.rules.choosing import ChooseOne
from areopolis.games.terraforming_mars.rules.lasting import (
    CheaperGreenery,
    MetalValue,
    OnCard,
    OnStandardProject,
    OnTag,
    OnTile,
    RequirementOffset,
)
from areopolis.games.terraforming_mars.rules.points import (
    PointsHere,
    PointsNextTo,
    PointsPerCity,
    PointsPerColony,
)
from areopolis.games.terraforming_mars.rules.projects import MILESTONE_GOALS, PROJECTS, Project
from areopolis.games.terraforming_mars.rules.trading import PayBonuses, TakeIncome
from areopolis.games.terraforming_mars.words.effects import (
    MINUS,
    all_of,
    clauses,
    each,
    given,
    joined,
    need,
    number,
    part,
    plain,
    symbol,
    text,
    tile_phrase,
)

Phrases = tuple[Phrase, ...]

# Areas of the map that have a name.
NAMED_AREAS: Final = ("2-2", "3-1", "4-1", "5-1", "5-3")
BY_NAME: Final = {card.name: card for card in CARDS}


def area_name(name: str) -> Phrase:
    """Return how an area is called: by row and place, and by its name on the map."""
    area = text("area", "id", name)
    if name in NAMED_AREAS:
        return Phrase("named-area", (area, text("name", "area-title", name)))
    return Phrase("plain-area", (area,))


def describe(kind: str, name: str) -> Phrases:
    """Return what a thing of the game does; nothing where there is nothing to say."""
    if kind == "card":
        return card_text(BY_NAME[name])
    if kind == "colony":
        return colony_text(next(colony for colony in COLONIES if colony.name == name))
    if kind == "project":
        return (project_text(next(project for project in PROJECTS if project.name == name)),)
    if kind == "milestone":
        goal = MILESTONE_GOALS[MILESTONES.index(name)]
        worth = (number("price", MILESTONE_PRICE), number("points", MILESTONE_POINTS))
        return (
            Phrase(f"milestone-text.{name}", (number("count", goal),)),
            Phrase("text.milestone", worth),
        )
    if kind == "award":
        worth = (number("best", AWARD_FIRST), number("next", AWARD_SECOND))
        return (Phrase(f"award-text.{name}"), Phrase("text.award", worth))
    return ()


def card_text(card: Card) -> Phrases:
    """Return the text of a card, sentence by sentence, in the order of a printed one."""
    said: list[Phrase] = []
    if card.is_corporation:
        said.append(Phrase("text.start", (number("count", card.cost),)))
    if card.card_price:
        said.append(Phrase("text.card-price", (number("count", card.card_price),)))
    if card.is_beginner:
        said.append(Phrase("text.beginner"))
    if card.needs:
        needs = joined("comma", [need(one) for one in card.needs])
        said.append(Phrase("text.requires", (part("needs", needs),)))
    said += [Phrase("text.sentence", (part("clause", one),)) for one in clauses(card.play, card)]
    if card.first:
        said.append(Phrase("text.first", (part("what", all_of(card.first, card)),)))
    for lasting in card.lasting:
        said += [Phrase("text.lasting", (part("what", one),)) for one in lasts(lasting)]
    for trigger in card.triggers:
        then = part("then", all_of(trigger.then, card))
        said.append(Phrase("text.trigger", (part("when", when(trigger, card)), then)))
    for place, action in enumerate(card.actions, 1):
        what = part("what", use(action, card))
        if len(card.actions) == 1:
            said.append(Phrase("text.action", (what,)))
        else:
            said.append(Phrase("text.action-numbered", (number("number", place), what)))
    if card.points:
        sign = text("sign", "sign", MINUS if card.points < 0 else "")
        said.append(Phrase("text.points", (sign, number("points", abs(card.points)))))
    if card.points_for is not None:
        said.append(scored(card.points_for, card))
    return tuple(said)


def use(action: CardAction, card: Card) -> Phrase:
    """Return what one alternative of a card's action costs and gives."""
    said = all_of(action.gain, card)
    if action.cost:
        cost = part("cost", all_of(action.cost, card))
        said = Phrase("text.exchange", (cost, part("gain", said)))
    if action.needs is not None:
        said = Phrase("text.with-need", (part("what", said), part("need", need(action.needs))))
    return said


def lasts(lasting: Lasting) -> list[Phrase]:
    """Return what a card in play changes."""
    key = f"lasting.{type(lasting).KEY}"
    if isinstance(lasting, MetalValue):
        if lasting.steel == lasting.titanium:
            return [Phrase(f"{key}-both", (number("mc", lasting.steel),))]
        metals = (("steel", lasting.steel), ("titanium", lasting.titanium))
        return [Phrase(f"{key}-{name}", (number("mc", mc),)) for name, mc in metals if mc]
    if isinstance(lasting, RequirementOffset):
        return [Phrase(key, (number("count", lasting.steps),))]
    if isinstance(lasting, CheaperGreenery):
        return [Phrase(key, (number("count", lasting.plants),))]
    return [plain("lasting", lasting)]


def when(trigger: Trigger, card: Card) -> Phrase:
    """Return what a trigger waits for."""
    key = f"trigger.{type(trigger).KEY}"
    if isinstance(trigger, OnTile):
        what = tile_phrase(trigger.tile)
        # Only cities can also lie elsewhere.
        if trigger.tile == CITY and not trigger.anywhere:
            what = Phrase("on-mars", (part("what", what),))
        if trigger.own_too:
            what = Phrase("this-too", (part("what", what),))
        return Phrase(f"{key}-anybody" if trigger.by_anybody else key, (part("what", what),))
    if isinstance(trigger, OnTag):
        symbols = [Phrase("tag-symbol", (symbol(tag),)) for tag in trigger.tags]
        what = joined("or", symbols, "comma")
        if trigger.own_too and set(trigger.tags) & set(card.tags):
            what = Phrase("this-too", (part("what", what),))
        return Phrase(f"{key}-anybody" if trigger.by_anybody else key, (part("what", what),))
    if isinstance(trigger, OnCard):
        what = Phrase("played.event" if trigger.events else "played.card")
        if trigger.tag != NONE:
            what = Phrase("played-with-tag", (part("what", what), symbol(trigger.tag)))
        if trigger.least_cost:
            cost = number("count", trigger.least_cost)
            what = Phrase("played-of-cost", (part("what", what), cost))
        return Phrase(key, (part("what", what),))
    if isinstance(trigger, OnStandardProject) and trigger.least_cost:
        return Phrase(f"{key}-of-cost", (number("count", trigger.least_cost),))
    return Phrase(key)


def scored(points: Points, card: Card) -> Phrase:
    """Return for what a card scores."""
    key = f"points.{type(points).KEY}"
    if isinstance(points, PointsHere):
        per = part("each", each(card.holds, points.per))
        return Phrase(key, (number("points", points.points), per))
    if isinstance(points, PointsPerCity | PointsPerColony):
        return Phrase(key, (number("count", points.per),))
    if isinstance(points, PointsNextTo):
        tile = (("tile", "tile"), points.tile)
        return Phrase(f"{key}-city" if points.cities else f"{key}-ocean", (tile,))
    return plain("points", points)


def colony_text(colony: Colony) -> Phrases:
    """Return what building on a colony tile, trading with it and owning a colony there gives."""
    steps = [given(income) for income in colony.income]
    said = [
        Phrase("text.colony-build", (part("what", all_of(colony.build, None)),)),
        Phrase("text.colony-income", (part("steps", joined("step", steps)),)),
        Phrase("text.colony-bonus", (part("what", all_of(colony.bonus, None)),)),
    ]
    if colony.needs != NONE:
        said.append(Phrase("text.colony-sleeps", ((("kind", "card-resource"), colony.needs),)))
    return tuple(said)


def project_text(project: Project) -> Phrase:
    """Return what a standard project costs and does."""
    what = part("what", all_of(project.effects, None))
    if not project.cost:
        return Phrase("text.project-free", (what,))
    return Phrase("text.project", (number("count", project.cost), what))


def meaning(state: State, action: Action) -> Phrase | None:
    """Return what an alternative, a card's action, a pending effect, a place or a trade does."""
    if isinstance(action, UseAction):
        card = CARDS[action.card]
        return use(card.actions[action.alternative], card)
    step = state.next_step()
    effect, by = step.effect, step.by
    if isinstance(action, ChooseOption) and isinstance(effect, ChooseOne):
        return all_of(effect.options[action.number], of_cause(by))
    if isinstance(action, ResolveFirst) and isinstance(effect, Together):
        pending, cause = effect.items[action.number]
        return pending_text(pending, of_cause(cause))
    return preview(state, action)


def of_cause(by: Cause) -> Card | None:
    """Return the card that acts."""
    return CARDS[by.card] if by.card != NOTHING else None


def pending_text(effect: Value, card: Card | None) -> Phrase:
    """Return what one of several pending effects does."""
    if isinstance(effect, TakeIncome):
        return all_of(COLONIES[effect.colony].income[effect.position], card)
    if isinstance(effect, PayBonuses):
        bonus = all_of(COLONIES[effect.colony].bonus, card)
        return Phrase(f"effect.{effect.KEY}", (part("bonus", bonus),))
    if isinstance(effect, TakeBonus):
        return all_of(COLONIES[effect.colony].bonus, card)
    said = clauses((effect,), card) if isinstance(effect, MarsEffect) else []
    return said[0] if said else plain("effect", effect)
