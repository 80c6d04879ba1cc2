"""The server killed in the middle of play; `scripts/kill-test` does it two hundred times."""

from __future__ import annotations

import sqlite3
from pathlib import Path

from kit.postgres import Postgres
from server.killing import Promise, broken, kill_often
from server.killing_two import kill_one_of_two


def test_nothing_acknowledged_is_lost_when_the_server_is_killed() -> None:
    assert kill_often(25, 7) > 100


def test_nothing_acknowledged_is_lost_when_one_of_two_servers_is_killed(
    postgresql: Postgres,
) -> None:
    assert kill_one_of_two(postgresql, 6, 7) > 20


def test_a_broken_promise_would_be_noticed(tmp_path: Path) -> None:

    database = tmp_path / "tables.db"
    with sqlite3.connect(database) as connection:
        connection.execute("CREATE TABLE journal (table_id, number, seat, text, nonce)")
        connection.execute("INSERT INTO journal VALUES ('a', 1, 0, 'stop', '0:x')")
    connection.close()
    kept, other, missing = (
        Promise("a", 1, 0, "stop", "x"),
        Promise("a", 1, 0, "stop", "y"),
        Promise("a", 2, 0, "stop", "x"),
    )
    assert broken(database, [kept, other, missing]) == [other, missing]
