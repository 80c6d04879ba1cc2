"""Routes: thin; the tables decide."""

from collections.abc import Sequence

from litestar.types import ControllerRouterHandler

from areopolis.server.routes import games, live, me, playing, records, reviews, tables


def handlers() -> Sequence[ControllerRouterHandler]:
    """Return the routes of games, tables and everything that happens at them."""
    return [
        games.games,
        games.game_words,
        games.words,
        games.lesson,
        tables.create,
        tables.listed,
        tables.change,
        tables.drop,
        tables.redeem,
        tables.look,
        tables.reissue,
        tables.leave,
        tables.come_back,
        tables.push_key,
        tables.subscribe,
        tables.unsubscribe,
        playing.sheet,
        playing.why,
        playing.play,
        playing.undo,
        playing.propose,
        playing.ballot,
        playing.say,
        playing.pin,
        playing.moderate,
        playing.report,
        playing.hint,
        records.record,
        records.bring,
        records.fork,
        reviews.begin_review,
        reviews.review,
        reviews.review_page,
        reviews.share,
        reviews.rehearse,
        me.me,
        me.device,
        me.recovery,
        me.come,
        me.end,
        me.forget,
        live.live,
    ]
