"""The page about reviews says what the settings are."""

import pytest

import areopolis
from areopolis.players.knowledge import knowledge_of
from areopolis.review.reviewing import FEWEST, SETTINGS, WEIGHED, setting_for
from docs.pages import section


def test_the_page_about_reviews_has_every_setting() -> None:
    page = section("docs/review.md", "How the estimates are made")

    for name, setting in SETTINGS.items():
        effort = setting.effort
        figures = (
            setting.moments,
            setting.games,
            setting.screened,
            setting.looks,
            setting.judged,
            effort.iterations,
            effort.games,
            setting.work,
        )
        row = " | ".join([f"`{name}`", *[str(figure) for figure in figures]])
        assert f"| {row} |" in page


@pytest.mark.parametrize("name", SETTINGS)
@pytest.mark.parametrize("game", areopolis.game_ids())
def test_a_long_game_is_played_on_less_often_so_that_a_review_is_ready_in_time(
    game: str, name: str
) -> None:
    setting = SETTINGS[name]
    toil = knowledge_of(game).TOIL
    for seats, choices in ((1, 150), (2, 300), (4, 600)):
        chosen = setting_for(areopolis.game(game), name, 1 + seats, choices)
        played = chosen.moments * (1 + seats) * chosen.games + 2 * chosen.screened * chosen.looks
        played += chosen.judged * (1 + WEIGHED) * chosen.effort.games
        assert played * choices / 2 * toil <= 1.05 * setting.work * 1000
        assert FEWEST <= chosen.games <= setting.games
        assert FEWEST <= chosen.looks <= setting.looks
        assert FEWEST <= chosen.effort.games <= setting.effort.games
        assert chosen.judged == setting.judged


def test_a_short_game_is_reviewed_as_the_setting_says() -> None:
    mission, on_mars = [areopolis.game(name) for name in ("mission-red-planet", "on-mars")]

    assert setting_for(mission, "quick", 5, 150) == SETTINGS["quick"]
    assert setting_for(on_mars, "quick", 5, 550).games < SETTINGS["quick"].games
