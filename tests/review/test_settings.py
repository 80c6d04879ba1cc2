"""The page about reviews says what the settings are."""

from areopolis.review.reviewing import SETTINGS
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
