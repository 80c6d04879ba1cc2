"""Settings: where they come from, which is stronger, and what cannot be."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import msgspec
import pytest

from areopolis.server.settings import BadSettings, Limits, Settings, data_folder, read_settings
from docs.pages import read, rows, section

PAGE = "docs/operators.md"


def test_without_anything_the_defaults_hold() -> None:
    assert read_settings(None, {}, {}) == Settings()


def test_the_command_beats_the_environment_which_beats_the_file(tmp_path: Path) -> None:
    file = tmp_path / "areopolis.toml"
    file.write_text('host = "a"\nport = 1\nworkers = 1\n[limits]\nchat_per_minute = 1\n', "utf-8")
    environment = {
        "AREOPOLIS_PORT": "2",
        "AREOPOLIS_WORKERS": "2",
        "AREOPOLIS_LIMITS_TABLES_PER_HOUR": "2",
        "AREOPOLIS_LANG": "pl",
    }
    found = read_settings(file, environment, {"workers": 3, "database": None})

    assert (found.host, found.port, found.workers, found.database) == ("a", 2, 3, "")
    assert found.limits == Limits(chat_per_minute=1, tables_per_hour=2)


def test_the_environment_writes_lists_with_commas_and_truth_in_words() -> None:
    environment = {
        "AREOPOLIS_TRUSTED_PROXIES": "127.0.0.1, 10.0.0.0/8",
        "AREOPOLIS_METRICS": "false",
        "AREOPOLIS_SECURE_COOKIES": "true",
        "AREOPOLIS_FIXED_SEED": str(2**70),
    }
    found = read_settings(None, environment, {})

    assert found.trusted_proxies == ("127.0.0.1", "10.0.0.0/8")
    assert (found.metrics, found.secure_cookies, found.fixed_seed) == (False, True, 2**70)


@pytest.mark.parametrize(
    ("text", "field"),
    [
        ("port = 99999", "port"),
        ('port = "many"', "port"),
        ("hots = 1", "hots"),
        ("limits = 3", "limits"),
        ("[limits]\nbody_bytes = 0", "limits.body_bytes"),
        ("[limits]\nbodies = 1", "bodies"),
        ('log_level = "loud"', "log_level"),
        ("host = ", "areopolis.toml"),
        ("cookie_days = 1000", "cookie_days"),
    ],
)
def test_a_bad_setting_is_named(tmp_path: Path, text: str, field: str) -> None:
    file = tmp_path / "areopolis.toml"
    file.write_text(text, "utf-8")
    with pytest.raises(BadSettings) as bad:
        read_settings(file, {}, {})

    assert field in str(bad.value)


def test_a_file_that_is_not_there_or_not_text_is_named(tmp_path: Path) -> None:
    binary = tmp_path / "binary.toml"
    binary.write_bytes(b"\xff\xfe")
    for file in (tmp_path / "nothing.toml", binary):
        with pytest.raises(BadSettings, match=file.name):
            read_settings(file, {}, {})


def test_cookies_are_secure_where_the_public_address_is() -> None:
    assert not Settings().has_secure_cookies
    assert Settings(public_url="https://mars.example.org").has_secure_cookies
    assert not Settings(
        public_url="https://mars.example.org", secure_cookies=False
    ).has_secure_cookies
    assert Settings(secure_cookies=True).has_secure_cookies


@pytest.mark.parametrize(
    ("platform", "variables", "expected"),
    [
        ("linux", {"XDG_DATA_HOME": "/data"}, "/data/areopolis"),
        ("linux", {}, "/ada/.local/share/areopolis"),
        ("darwin", {}, "/ada/Library/Application Support/areopolis"),
        ("win32", {"LOCALAPPDATA": "/local"}, "/local/areopolis"),
    ],
)
def test_tables_are_kept_where_the_system_keeps_such_things(
    monkeypatch: pytest.MonkeyPatch, platform: str, variables: dict[str, str], expected: str
) -> None:
    for name in ("XDG_DATA_HOME", "LOCALAPPDATA"):
        monkeypatch.delenv(name, raising=False)
    for name, value in variables.items():
        monkeypatch.setenv(name, value)
    monkeypatch.setattr("areopolis.server.settings.sys.platform", platform)
    monkeypatch.setattr(Path, "home", lambda: Path("/ada"))

    assert data_folder() == Path(expected)
    assert Settings().database_address == f"{expected}/tables.db"
    assert Settings(database="x.db").database_address == "x.db"


def test_somebody_always_has_time_to_think(monkeypatch: pytest.MonkeyPatch) -> None:
    """One process alone would be an expert's for seconds; of two nobody has both for long."""
    for processors, expected in ((1, 2), (2, 2), (8, 7), (None, 2)):
        monkeypatch.setattr("os.cpu_count", lambda found=processors: found)
        assert Settings().thinking_processes == expected
    assert Settings(workers=5).thinking_processes == 5


def written(value: Any) -> str:
    """Return a default as the page writes it."""
    if value is None:
        return "unset"
    if value in ("", ()):
        return "empty"
    return f"`{msgspec.json.encode(value).decode()}`".replace('"', "")


@pytest.mark.parametrize(("kind", "title"), [(Settings, "Settings"), (Limits, "Settings")])
def test_the_page_for_operators_has_every_setting_with_its_default(
    kind: type[Settings] | type[Limits], title: str
) -> None:
    listed = rows(section(PAGE, title), r"`[a-z_0-9]+`")
    for name in kind.__struct_fields__:
        if name != "limits":
            assert listed[f"`{name}`"][0] == written(getattr(kind(), name)), name
    known = {*Settings.__struct_fields__, *Limits.__struct_fields__}
    assert {name.strip("`") for name in listed} <= known


def test_the_example_of_the_page_can_be_read(tmp_path: Path) -> None:
    text = Path(__file__).resolve().parents[2].joinpath(PAGE).read_text("utf-8")
    example = re.search(r"^```toml\n(.*?)^```$", text, re.MULTILINE | re.DOTALL)
    assert example is not None
    file = tmp_path / "areopolis.toml"
    file.write_text(example[1], "utf-8")

    found = read_settings(file, {}, {})
    assert found.is_https
    assert found.limits.tables_per_hour == 30
    assert "## Settings" in read(PAGE)


def test_the_client_may_lie_anywhere() -> None:
    assert read_settings(None, {}, {}).client_folder.name == "client"
    assert read_settings(None, {"AREOPOLIS_CLIENT": "/srv/mars"}, {}).client_folder == Path(
        "/srv/mars"
    )
