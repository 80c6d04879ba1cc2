"""The keys of all words that follow from nothing else: templates, scores, variants."""

from __future__ import annotations

from typing import Final

from areopolis.core.chapters import chapter_keys
from areopolis.games.terraforming_mars.cards.table import CARDS
from areopolis.games.terraforming_mars.data.colonies import COLONIES
from areopolis.games.terraforming_mars.data.constants import (
    AREA_CLASSES,
    AWARDS,
    CARD_RESOURCES,
    COLOURS,
    MILESTONES,
    PARAMETERS,
    RESOURCES,
    TAGS,
)
from areopolis.games.terraforming_mars.rules.projects import PROJECTS
from areopolis.games.terraforming_mars.words.chapters import CHAPTERS
from areopolis.games.terraforming_mars.words.effects import grid, keys_in
from areopolis.games.terraforming_mars.words.fields import VIEW
from areopolis.games.terraforming_mars.words.table import TABLE_WORDS
from areopolis.games.terraforming_mars.words.texts import NAMED_AREAS, describe

SCORES: Final = ("rating", "milestones", "awards", "greeneries", "cities", "cards")
OUTCOMES: Final = ("most-points", "shared-victory", "goal-reached", "goal-missed")
# What bills are paid from.
SOURCES: Final = ("mc", "steel", "titanium", "heat", "floaters")
# Composite answers that are not called by their items alone.
VERBS: Final = ("buy", "keep", "sell", "discard", "tiles")
# Events and reasons that speak of so much of a resource.
OF_RESOURCES: Final = ("event.gained", "event.paid", "event.lost", "reason.needs-more")
OF_PARAMETERS: Final = ("event.parameter-raised", "reason.needs-at-least", "reason.needs-at-most")
# Where nobody acts: the government, or the solo setup.
OF_NOBODY: Final = ("event.tile-placed.none", "event.card-shown.none")
# Texts of no card: of a trade, and such as a new card may need.
SPARE: Final = (
    "join.each",
    "text.gets",
    "text.times",
    "effect.pay-bonuses",
    "effect.pay-bill-metals",
    "lasting.metal-value-steel",
    "effect.place-tile",
    "count.count-tags-all",
    "count.count-tags-all-here",
    "count.count-tags-opponents",
    "count.count-tags-own",
    "count.count-tags-own-here",
)
# Questions that read otherwise when certain effects ask them.
ASKED_OTHERWISE: Final = (
    "question.remove-stock.rob-neighbours",
    "question.exchange.exchange-stock",
)


def templates() -> list[str]:
    """Return the keys of everything that is said about cards, tiles, projects and goals."""
    things = [("card", card.name) for card in CARDS]
    things += [("colony", colony.name) for colony in COLONIES]
    things += [("project", project.name) for project in PROJECTS]
    things += [("milestone", name) for name in MILESTONES]
    things += [("award", name) for name in AWARDS]
    return [
        key for kind, name in things for phrase in describe(kind, name) for key in keys_in(phrase)
    ]


def own_words() -> tuple[str, ...]:
    """Return every key once."""
    keys = [
        *grid("card", tuple([card.name for card in CARDS])),
        *grid("colour", (*COLOURS, "neutral")),
        "named-area",
        "plain-area",
        *grid("area-title", NAMED_AREAS),
        *grid("area-class", AREA_CLASSES),
        *grid("where", AREA_CLASSES),
        *grid("of-tag", TAGS),
        *grid("amount", RESOURCES),
        *grid("change", RESOURCES),
        *grid("things", CARD_RESOURCES),
        *grid("each", CARD_RESOURCES),
        *grid("source", SOURCES),
        *grid("score", SCORES),
        *grid("outcome", OUTCOMES),
        *grid("action", VERBS),
        *[key for event in OF_RESOURCES for key in grid(event, RESOURCES)],
        *[key for event in OF_PARAMETERS for key in grid(event, PARAMETERS)],
        *OF_NOBODY,
        *ASKED_OTHERWISE,
        *SPARE,
        *TABLE_WORDS,
        *grid("view", VIEW),
        *templates(),
        *chapter_keys(CHAPTERS),
    ]
    return tuple(dict.fromkeys(keys))
