"""The pages on Terraforming Mars name everything that there is, as it is."""

from __future__ import annotations

import re
from typing import Any

import areopolis
from areopolis.catalogues import words
from areopolis.core.reason import Reason
from areopolis.games.terraforming_mars.answers import ANSWERS, COMPOSITE
from areopolis.games.terraforming_mars.cards.model import Effects
from areopolis.games.terraforming_mars.cards.table import CARDS
from areopolis.games.terraforming_mars.data import board, constants
from areopolis.games.terraforming_mars.data.colonies import COLONIES
from areopolis.games.terraforming_mars.game import TerraformingMars
from areopolis.games.terraforming_mars.rules import scoring
from areopolis.games.terraforming_mars.rules.deck import DiscardCards, Draw
from areopolis.games.terraforming_mars.rules.gains import Gain, Produce
from areopolis.games.terraforming_mars.rules.holding import AddToCard
from areopolis.games.terraforming_mars.rules.placing import PlaceOcean
from areopolis.games.terraforming_mars.rules.projects import MILESTONE_GOALS, PROJECTS
from areopolis.games.terraforming_mars.state import MarsState
from docs.pages import ROOT, coded, named, read, rows, section

RULES = "docs/games/terraforming-mars.md"
# How the page calls what the code calls otherwise.
PLAIN = {"M€": "mc", "plant": "plants", "cards": "card"}


def game() -> TerraformingMars:
    made = areopolis.game("terraforming-mars")
    assert isinstance(made, TerraformingMars)
    return made


def table_of(text: str, head: str) -> dict[str, list[str]]:
    """Return the rows of the one table of *text* whose first column is called *head*."""
    _, found, after = text.partition(f"\n| {head} |")
    assert found, f"no table of {head}"
    return named(after.split("\n\n")[0])


def numbers(text: str) -> list[int]:
    """Return the numbers in *text*."""
    return [int(number.replace("−", "-")) for number in re.findall(r"[−-]?\d+", text)]


def test_the_rules_show_the_board() -> None:
    shown = rows(section(RULES, "The board"), r"\d")

    assert [cells[0] for cells in shown.values()] == list(board.AREAS)
    for area in coded(section(RULES, "The board").rpartition("| 9 |")[2])[:5]:
        assert board.TABLE[board.NAMES.index(area)].letter in "VN", area


def test_the_rules_count_the_cards_of_each_set() -> None:
    components = rows(section(RULES, "Components"), "[A-Za-z ]+")
    projects = [card for card in CARDS if not card.is_corporation]
    corporations = [card for card in CARDS if card.is_corporation and not card.is_beginner]

    for row, cards in (("project cards", projects), ("corporations", corporations)):
        counts = [len([c for c in cards if c.origin == origin]) for origin in range(3)]
        assert numbers(components[row][0]) == counts
    assert f"All {len(projects)} project cards and {len(corporations) + 1} corporations" in read(
        RULES
    ).replace("\n", " ")
    assert numbers(components["areas on Mars"][0])[0] == len(board.NAMES)


def test_nothing_is_reconstructed() -> None:
    assert "**Nothing is reconstructed**" in read(RULES)
    assert game().reconstructed() == ()


def test_the_rules_list_the_standard_projects_with_their_prices() -> None:
    listed = table_of(section(RULES, "Actions"), "standard project")

    assert {name: int(cells[0]) for name, cells in listed.items()} == {
        project.name: project.cost for project in PROJECTS
    }


def test_the_rules_list_milestones_with_their_goals_and_awards() -> None:
    text = section(RULES, "Milestones and awards")
    milestones = table_of(text, "milestone")

    assert tuple(milestones) == constants.MILESTONES
    assert tuple(numbers(goal)[0] for (goal,) in milestones.values()) == MILESTONE_GOALS
    assert tuple(table_of(text, "award")) == constants.AWARDS


def test_the_rules_name_every_source_of_points() -> None:
    state = game().new(seats=2, seed=7)

    assert isinstance(state, MarsState)
    assert list(named(section(RULES, "The end"))) == list(scoring.breakdown(state)[0])


def gives(effects: Effects) -> list[tuple[str, int]]:
    """Return in the words of the page what *effects* give, without zeros."""
    found: list[tuple[str, int]] = []
    for effect in effects:
        if isinstance(effect, Gain | Produce):
            suffix = " production" if isinstance(effect, Produce) else ""
            changes = effect.changes if isinstance(effect, Produce) else effect.gains
            found += [(constants.RESOURCES[kind] + suffix, count) for kind, count in changes]
        elif isinstance(effect, AddToCard):
            found.append((constants.CARD_RESOURCES[effect.kind], effect.count))
        elif isinstance(effect, Draw):
            found.append(("card", effect.count))
        elif isinstance(effect, DiscardCards):
            found.append(("discard", effect.count))
        else:
            assert isinstance(effect, PlaceOcean), effect
            found.append(("ocean", 1))
    return [(name, count) for name, count in found if count]


def thing(word: str) -> str:
    """Return how the code calls a good of the page."""
    singular = word.removesuffix("s")
    return singular if singular in constants.CARD_RESOURCES else PLAIN.get(word, word)


def written(cell: str) -> list[tuple[str, int]]:
    """Read "3 microbes", "M€ production +2", "an ocean" or "draw 1 card, then discard 1"."""
    if cell == "an ocean":
        return [("ocean", 1)]
    drawn = re.fullmatch(r"draw (\d) cards?(?:, then discard (\d))?", cell)
    if drawn:
        return [("card", int(drawn[1])), *([("discard", int(drawn[2]))] if drawn[2] else [])]
    produced = re.fullmatch(r"(\S+) production \+(\d)", cell)
    if produced:
        return [(f"{thing(produced[1])} production", int(produced[2]))]
    count, word = cell.split()
    return [(thing(word), int(count))]


def track(cell: str) -> list[list[tuple[str, int]]]:
    """Read "0 2 3 5 7 10 13 energy", or a production for each position."""
    if cell.startswith("production +1 of "):
        kinds = cell.removeprefix("production +1 of ").split()
        return [[(f"{thing(kind)} production", 1)] for kind in kinds]
    *counts, word = cell.split()
    return [[(thing(word), int(count))] if int(count) else [] for count in counts]


def test_the_rules_list_the_colony_tiles_with_their_tracks() -> None:
    listed = table_of(section(RULES, "Colonies"), "tile")

    assert tuple(listed) == constants.COLONY_TILES
    for colony in COLONIES:
        build, income, bonus = listed[colony.name]
        assert written(build) == gives(colony.build), colony.name
        assert track(income) == [gives(step) for step in colony.income], colony.name
        assert written(bonus) == gives(colony.bonus), colony.name


def test_the_rules_name_the_sleeping_tiles() -> None:
    text = section(RULES, "Colonies").partition("**Sleeping tiles.**")[2]
    said = [(name.lower(), kind) for name, kind in re.findall(r"(\w+) \((\w+)s\)", text)]

    assert sorted(said) == [
        (colony.name, constants.CARD_RESOURCES[colony.needs])
        for colony in COLONIES
        if colony.needs != constants.NONE
    ]


def test_the_rules_list_the_corporations() -> None:
    listed = named(section(RULES, "Corporations"))
    corporations = [card for card in CARDS if card.is_corporation]

    assert list(listed) == [card.name for card in corporations]
    for card in corporations:
        money, tags, gift = listed[card.name]
        assert int(money) == card.cost, card.name
        assert tags.split() == [constants.TAGS[tag] for tag in card.tags], card.name
        assert gift.startswith("first action: ") == bool(card.first), card.name


def test_the_rules_list_every_option_with_its_values() -> None:
    listed = named(section(RULES, "Options"))
    options = game().option_values()

    assert list(listed) == list(options)
    for name, values in options.items():
        said = [str(value).lower() for value in values]
        assert [value.strip('"') for value in coded(listed[name][0])] == said


def test_the_rules_name_every_reason() -> None:
    shown = section(RULES, "Why not").partition("| reason |")[2]
    first_cells = [line.split("|")[1] for line in shown.splitlines() if line.startswith("| `")]
    listed = [reason for cell in first_cells for reason in coded(cell)]
    english = (ROOT / "src/areopolis/games/terraforming_mars/locale/en.po").read_text("utf-8")
    known = re.findall(r'^msgid "reason\.([\w-]+)"$', english, re.MULTILINE)

    assert len(listed) == len(set(listed))
    assert set(listed) == {*known, "not-asked", "not-deciding"}
    assert all(words("terraforming-mars", "en").knows(f"reason.{reason}") for reason in listed)


def test_the_notation_has_every_question_and_every_form() -> None:
    listed = named(section(RULES, "Notation"))
    said = [form for cells in listed.values() for form in coded(cells[0])]

    assert list(listed) == list(game().questions())
    assert {kind.FORM for kind in ANSWERS} <= set(said)
    # The word "draft" is reserved; no question has it.
    assert set(COMPOSITE) - {"draft"} <= set(said)


def test_the_notation_gives_examples_of_these_forms() -> None:
    vocabulary = game().vocabulary
    for question, (forms, example) in named(section(RULES, "Notation")).items():
        (text,) = coded(example)
        action = vocabulary.action(text)
        form = text.split()[0] if action is None else type(action).FORM
        assert form in coded(forms), question
        for word in re.findall(r"\b(?:\d{3}|C\d\d)\b", text):
            assert word in vocabulary.names["card"], question


def test_the_differences_have_their_sources() -> None:
    text = section(RULES, "Where sources differ")
    table = [line.split("|")[1:-1] for line in text.splitlines() if line.startswith("| ")][1:]

    assert len(table) == 19
    for matter, *sources, here in table:
        assert re.search(r"\[(S|FAQ|OSS|WEB|TXT)\]", " ".join(sources)), matter
        assert here.strip(), matter


def fields_of(document: dict[str, Any]) -> set[str]:
    """Return the names of the fields of a position and of its parts."""
    found = set(document)
    parts: list[Any] = [*document["players"], *document["discard"]]
    parts += [*document["tiles"].values(), *document["colonies"].values()]
    for part in parts:
        found |= set(part)
    return found


def test_the_positions_page_has_every_field() -> None:
    page = section("docs/positions.md", "Terraforming Mars")
    listed = set(coded(page)) | set(coded(section("docs/positions.md", "What every game has")))

    assert fields_of(game().new(seats=1, seed=7).to_dict()) - listed == set()


def test_the_positions_page_has_every_effect() -> None:
    listed = named(section("docs/positions.md", "Effects of Terraforming Mars"))
    effects = game().effects()
    assert set(listed) == {*effects, *game().values()}
    for key, kind in (*effects.items(), *game().values().items()):
        assert coded(listed[key][0]) == [name for name, _ in kind.FIELDS], key


def test_a_reason_of_the_page_is_a_reason_of_the_rules() -> None:
    state = game().new(seats=2, seed=7)

    assert [type(reason) for reason in state.why_not(0, "pass")] == [Reason]
