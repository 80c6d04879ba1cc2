"""A server that hears late: of the beginning of a game and its first moves at once."""

from __future__ import annotations

import asyncio
from pathlib import Path
from time import time

from areopolis.server.shelf import game_of
from areopolis.server.store import NewSeatRow, NewTableRow, Row, Store
from areopolis.server.tables.ledger import BEGIN
from areopolis.server.tables.opened import Shelved
from areopolis.server.tables.table import OPEN, PLAYING

GAME = "mission-red-planet"
# What lies on the table as long as it waits, and what is dealt when the last seat is taken.
EXAMPLE, DEALT = 2**63 + 1, 2**63 + 2


def test_who_hears_of_the_beginning_and_of_the_first_moves_at_once_plays_the_game_that_was_dealt(
    tmp_path: Path,
) -> None:
    game = game_of(GAME)
    played = game.new(2, DEALT)
    rows = [Row(kind=BEGIN, data={"starts": True}, at=time())]
    while len(rows) < 6:
        seat = played.deciding[0]
        text = str(played.decision(seat).options[-1])
        played.play(seat, text)
        rows.append(Row(kind="play", seat=seat, text=text, nonce=str(len(rows)), at=time()))

    async def hear() -> None:
        store = await Store.open(str(tmp_path / "tables.db"))
        owner, _ = await store.new_visitor()
        new = NewTableRow(
            owner=owner,
            name="",
            game=GAME,
            rules_version=game.rules_version,
            seats=2,
            options=game.check_options(None),
            seed=EXAMPLE,
            status=OPEN,
            created=time(),
        )
        await store.create_table(new, [NewSeatRow(seat=0), NewSeatRow(seat=1)])
        late = Shelved(store, lambda _: False, lambda _: None)
        opened = await late.get(new.id)
        # Another server begins and takes the first answers, and nothing of it is heard meanwhile.
        await store.append(new.id, 0, rows, {"status": PLAYING, "seed": DEALT})

        await late.refresh(opened)
        again = await Shelved(store, lambda _: False, lambda _: None).get(new.id)
        await store.close()

        assert opened.table.state.key() == again.table.state.key() == played.key()
        assert opened.table.asked == again.table.asked
        assert opened.table.row == again.table.row

    asyncio.run(hear())
