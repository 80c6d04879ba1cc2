"""The page about reviews says what the settings are."""

import areopolis
from areopolis.players.knowledge import knowledge_of
from areopolis.review.reviewing import FEWEST, SETTINGS, setting_for
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
        )
        row = " | ".join([f"`{name}`", *[str(figure) for figure in figures]])
        assert f"| {row} |" in page


def test_of_games_that_take_long_fewer_are_played() -> None:
    for name, setting in SETTINGS.items():
        for game in map(areopolis.game, areopolis.game_ids()):
            chosen = setting_for(game, name)
            length = knowledge_of(game.id).LENGTH
            assert FEWEST <= chosen.games <= setting.games
            assert chosen.games * length <= max(setting.games, FEWEST * length)
            assert (chosen.moments, chosen.judged) == (setting.moments, setting.judged)
    mission, on_mars = [areopolis.game(name) for name in ("mission-red-planet", "on-mars")]
    assert setting_for(mission, "quick") == SETTINGS["quick"]
    assert setting_for(on_mars, "quick").effort.games < SETTINGS["quick"].effort.games
