"""Catalogues are read when they are needed, once."""

import subprocess
import sys

import pytest

import areopolis
from areopolis.catalogues import LANGUAGES, translations, words

# Prints the catalogues that were opened while a game was made.
OPENED = """
import sys
opened = []
sys.addaudithook(
    lambda event, args: opened.append(args[0]) if event == "open" else None
)
import areopolis
areopolis.game("mission-red-planet")
areopolis.game("mission-red-planet")
print(sorted(str(name).split("/")[-1] for name in opened if str(name).endswith(".po")))
"""


def test_a_game_reads_only_english_and_only_once() -> None:
    found = subprocess.run(
        [sys.executable, "-c", OPENED], capture_output=True, text=True, check=True
    )

    assert found.stdout.strip() == "['en.po', 'en.po']"


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_words_of_a_game_share_one_catalogue(language: str) -> None:
    for name in areopolis.game_ids():
        assert words(name, language).catalogue is words(name, language).catalogue
        assert translations(name, language) is not translations(None, language)


def test_the_help_of_an_option_is_english() -> None:
    game = areopolis.game("mission-red-planet")

    for option in game.options().values():
        assert option.help.endswith(".")
        assert not option.help.startswith("option.")
