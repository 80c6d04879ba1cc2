"""`areopolis serve`: it starts, answers, complains in one sentence, and ends in good order."""

from __future__ import annotations

import asyncio
import json
import signal
import socket
import subprocess
from pathlib import Path

import pytest
import websockets

from areopolis.server.serving import listen
from areopolis.server.store import Store
from kit.patience import patience
from server.process import command, environment, served


def complaint(*arguments: str, **variables: str) -> str:
    """Return what a start that fails says."""
    done = subprocess.run(
        command(*arguments),
        env=environment(**variables),
        capture_output=True,
        text=True,
        check=False,
        timeout=patience(),
    )
    assert done.returncode == 2
    assert done.stdout == ""
    assert len(done.stderr.splitlines()) == 1
    return done.stderr


def test_it_serves_and_ends_in_good_order(tmp_path: Path) -> None:
    database = tmp_path / "tables.db"
    with (tmp_path / "log").open("w+") as log, served("--database", str(database), log=log) as one:
        assert one.healthy()
        games = one.get("/api/games?lang=pl")
        docs = one.get("/api/docs")
        metrics = one.get("/metrics")
        assert one.stop() == 0
        log.seek(0)
        lines = [json.loads(line) for line in log]

    assert {game["id"] for game in games.json()} >= {"mission-red-planet", "terraforming-mars"}
    assert "<script" not in docs.text
    assert "/api/tables" in docs.text
    assert "http://" not in docs.text.replace("http://www.w3.org", "")
    assert "areopolis_visitors 0.0" in metrics.text
    assert [line["path"] for line in lines if line["message"] == "request"][-4:] == [
        "/health",
        "/api/games",
        "/api/docs",
        "/metrics",
    ]
    assert not database.with_name("tables.db-wal").exists()


def test_ctrl_c_is_an_end_in_good_order_too(tmp_path: Path) -> None:
    with served("--database", str(tmp_path / "tables.db")) as one:
        assert one.stop(signal.SIGINT) == 0


def test_a_socket_of_another_page_is_refused(tmp_path: Path) -> None:
    async def knock(address: str) -> tuple[int, str]:
        try:
            async with websockets.connect(address, origin=websockets.Origin("http://evil.test")):
                raise AssertionError("the door was open")
        except websockets.InvalidStatus as refused:
            body = refused.response.body or b""
            return refused.response.status_code, json.loads(body)["code"]

    with served("--database", str(tmp_path / "tables.db")) as one:
        live = one.address.replace("http", "ws") + "/api/tables/abc/live"
        assert asyncio.run(knock(live)) == (403, "other-origin")


def test_the_settings_come_from_the_environment_and_a_file(tmp_path: Path) -> None:
    file = tmp_path / "areopolis.toml"
    file.write_text('metrics = false\npublic_url = "https://mars.example.org"\n', "utf-8")
    with served(
        "--config",
        str(file),
        AREOPOLIS_DATABASE=str(tmp_path / "tables.db"),
        AREOPOLIS_PUBLIC_URL="",
    ) as one:
        answer = one.get("/metrics")
    assert (answer.status_code, answer.json()["code"]) == (404, "not-found")


def test_what_is_wrong_is_one_sentence(tmp_path: Path) -> None:
    bad = tmp_path / "bad.toml"
    bad.write_text("prot = 1\n", "utf-8")
    database = str(tmp_path / "tables.db")

    assert "prot" in complaint("--config", str(bad))
    assert "trusted_proxies" in complaint(AREOPOLIS_TRUSTED_PROXIES="me")
    assert "--port" in complaint("--port", "many")
    assert "memory" in complaint("--database", "sqlite:///:memory:")
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = str(taken.getsockname()[1])
        assert port in complaint("--port", port, "--database", database)


def test_a_file_in_use_is_left_alone(tmp_path: Path) -> None:
    database = str(tmp_path / "tables.db")

    async def try_beside() -> str:
        store = await Store.open(database)
        try:
            return await asyncio.to_thread(complaint, "--database", database)
        finally:
            await store.close()

    assert "tables.db" in asyncio.run(try_beside())


def test_where_no_port_is_asked_for_the_next_free_one_is_taken() -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        with listen("127.0.0.1", port, is_fixed=False) as found:
            assert port < found.getsockname()[1] < port + 20
        with pytest.raises(OSError, match="in use"):
            listen("127.0.0.1", port, is_fixed=True)
