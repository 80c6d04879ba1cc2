"""Games, words and lessons: everything that a client needs to know before it draws a table."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest

import areopolis
import areopolis.server
from areopolis.catalogues import LANGUAGES, speaker
from areopolis.players.levels import LEVELS
from areopolis.server.routes.games import game_sheet, written
from areopolis.server.words.language import server_words
from kit.lessons import TAUGHT
from server.house import House, visit

GAMES = areopolis.game_ids()
SERVER = Path(areopolis.server.__file__).parent


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_game_is_on_the_shelf_with_its_options_and_levels(
    tmp_path: Path, language: str
) -> None:
    async def work(house: House) -> None:
        shelf = await house.person().get("/api/games", lang=language)
        assert [game["id"] for game in shelf] == list(GAMES)
        for sheet in shelf:
            game = areopolis.game(sheet["id"])
            said = speaker(game, language)
            assert (sheet["title"], sheet["about"]) == (said.title(), said.about())
            assert sheet["seats"] == list(game.seats)
            assert 0 < sheet["minutes"][0] < sheet["minutes"][1]
            known = {
                option["name"]: tuple(value["value"] for value in option["values"])
                for option in sheet["options"]
            }
            assert known == game.option_values()
            assert [level["name"] for level in sheet["levels"]] == list(LEVELS)
            assert [player["name"] for player in sheet["players"]] == ["random", "greedy"]
            assert len(sheet["styles"]) >= 3
            assert bool(sheet["reconstructed"]) == bool(game.reconstructed())
            for text in texts_in(
                {**sheet, "options": [], "id": "", "levels": [], "players": [], "styles": []}
            ):
                assert text
                assert not is_key(text), text

    visit(tmp_path / "tables.db", work)


def test_players_of_installed_packages_are_on_the_list_too(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    about = tmp_path / "someones_player-1.0.dist-info"
    about.mkdir()
    about.joinpath("METADATA").write_text("Name: someones-player\nVersion: 1.0\n", "utf-8")
    about.joinpath("entry_points.txt").write_text("[areopolis.players]\nolympus = x:Y\n", "utf-8")
    monkeypatch.syspath_prepend(str(tmp_path))

    async def work(house: House) -> None:
        for sheet in await house.person().get("/api/games"):
            assert {"name": "olympus", "label": "olympus"} in sheet["players"]

    for known in (game_sheet, written):
        known.cache_clear()
    visit(tmp_path / "tables.db", work)
    for known in (game_sheet, written):
        known.cache_clear()


def texts_in(value: Any) -> list[str]:
    if isinstance(value, dict):
        return [text for inner in value.values() for text in texts_in(inner)]
    if isinstance(value, list):
        return [text for inner in value for text in texts_in(inner)]
    return [value] if isinstance(value, str) and value else []


def is_key(text: str) -> bool:
    return bool(re.fullmatch(r"[a-z-]+\.[a-z0-9.-]+", text))


@pytest.mark.parametrize("game", GAMES)
def test_the_words_of_a_game_name_all_its_things(tmp_path: Path, game: str) -> None:
    async def work(house: House) -> None:
        ada = house.person()
        vocabulary = areopolis.game(game).vocabulary
        for language in LANGUAGES:
            words = await ada.get(f"/api/games/{game}/words", lang=language)
            assert words["language"] == language
            for kind, known in vocabulary.names.items():
                assert set(words["names"][kind]) == set(known)
                assert all(words["names"][kind].values())
            said = speaker(areopolis.game(game), language)
            described = [kind for kind, texts in words["texts"].items() if texts]
            assert described
            for kind in described:
                name = next(iter(words["texts"][kind]))
                assert words["texts"][kind][name] == said.describe(kind, name)
            assert any(key.startswith("score.") for key in words["messages"])
            assert any(key.startswith("kind.") for key in words["messages"])
            assert any(key.startswith("rules.") for key in words["messages"])
        refused = await ada.get("/api/games/chess/words", 422)
        assert refused["code"] == "unknown-game"

    visit(tmp_path / "tables.db", work)


def test_words_are_sent_again_only_if_they_have_changed(tmp_path: Path) -> None:
    async def work(house: House) -> None:
        ada = house.person()
        for path in ("/api/words", "/api/games", f"/api/games/{GAMES[0]}/words"):
            first = await ada.client.get(path)
            tag = first.headers["etag"]
            again = await ada.client.get(path, headers={"if-none-match": tag})
            assert (again.status_code, again.content) == (304, b"")
            polish = await ada.client.get(path, headers={"accept-language": "pl,en;q=0.5"})
            assert polish.headers["etag"] != tag
            assert "accept-language" in polish.headers["vary"].lower()

    visit(tmp_path / "tables.db", work)


def test_words_travel_packed_where_the_browser_can_unpack_them(tmp_path: Path) -> None:
    async def work(house: House) -> None:
        ada = house.person()
        for path in ("/api/words", "/api/games", f"/api/games/{GAMES[0]}/words"):
            packed = await ada.client.get(path, headers={"accept-encoding": "gzip, br"})
            plain = await ada.client.get(path, headers={"accept-encoding": "identity"})
            assert packed.headers["content-encoding"] == "gzip"
            assert "content-encoding" not in plain.headers
            assert packed.json() == plain.json()
            assert 2 * int(packed.headers["content-length"]) < len(plain.content)
            # What is kept packed is not taken for what is kept as it is.
            assert packed.headers["etag"] != plain.headers["etag"]
            assert "accept-encoding" in packed.headers["vary"].lower()

    visit(tmp_path / "tables.db", work)


def test_the_words_of_the_client_have_all_plural_forms(tmp_path: Path) -> None:
    async def work(house: House) -> None:
        ada = house.person()
        forms = {"en": 2, "pl": 3, "de": 2, "el": 2}
        keys = set()
        for language in LANGUAGES:
            words = await ada.get("/api/words", lang=language)
            assert all(key.startswith("web.") for key in words["messages"])
            assert {len(texts) for texts in words["plurals"].values()} <= {forms[language]}
            keys.add(frozenset([*words["messages"], *words["plurals"]]))
        assert len(keys) == 1

    visit(tmp_path / "tables.db", work)


def test_lessons_are_private_tables_at_their_positions(tmp_path: Path) -> None:
    async def work(house: House) -> None:
        ada, eve = house.person(), house.person()
        shelf = {game["id"]: game["lessons"] for game in await ada.get("/api/games", lang="en")}
        lessons = [(game, one["name"]) for game, known in shelf.items() for one in known]
        assert {game for game, _ in lessons} == set(TAUGHT)
        assert all(one["label"] != one["name"] for known in shelf.values() for one in known)
        for game, lesson in lessons:
            created = await ada.post(f"/api/lessons/{game}/{lesson}", None)
            sheet = await ada.sheet(created["table"], 0)
            assert sheet["table"]["seats"][0]["is_mine"]
            assert all(seat["holder"] == "ai" for seat in sheet["table"]["seats"][1:])
            assert not sheet["table"]["is_public"]
            await eve.get(f"/api/tables/{created['table']}/sheet", 404)
        for name in ("none", "..%2f..%2fsettings", "a.b", "%00"):
            refused = await ada.client.post(f"/api/lessons/{TAUGHT[0]}/{name}")
            assert refused.status_code == 404
        refused = await ada.client.post(f"/api/lessons/{TAUGHT[0]}/none")
        assert refused.json()["code"] == "unknown-lesson"
        refused = await ada.post("/api/lessons/chess/end", None, 422)
        assert refused["code"] == "unknown-game"

    visit(tmp_path / "tables.db", work)


def test_every_line_about_a_table_has_its_sentence_in_every_language() -> None:
    source = "\n".join([path.read_text("utf-8") for path in SERVER.rglob("*.py")])
    said = set(re.findall(r'table_line\(\s*"([a-z-]+)"', source)) | {"joined", "left"}
    assert len(said) > 5
    for language in LANGUAGES:
        words = server_words(language)
        assert [line for line in sorted(said) if not words.knows(f"log.{line}")] == []


def test_every_refusal_is_met_by_a_test() -> None:
    """A code that no test has seen may be raised where it should not be, or never."""
    source = "\n".join([path.read_text("utf-8") for path in SERVER.rglob("*.py")])
    raised = set(re.findall(r'Refused\(\s*"([a-z-]+)"', source))
    tests = "\n".join([path.read_text("utf-8") for path in Path(__file__).parent.glob("test_*.py")])
    assert [code for code in sorted(raised) if f'"{code}"' not in tests] == []


def test_answers_about_tables_are_never_stored(tmp_path: Path) -> None:
    async def work(house: House) -> None:
        ada = house.person()
        table = (await ada.open_table([{"holder": "me"}, {"holder": "me"}]))["table"]
        response = await ada.client.get(f"/api/tables/{table}/sheet?seat=0")
        assert response.headers["cache-control"] == "no-store"
        assert json.loads(response.content)["seat"] == 0
        cookie = ada.client.cookies.jar
        assert all(one.has_nonstandard_attr("HttpOnly") for one in cookie)

    visit(tmp_path / "tables.db", work)
