"""The components of a game as a TOML file that an owner of the printed game can edit."""

from __future__ import annotations

from typing import Any

import tomli_w

from areopolis.cli.voice import Voice
from areopolis.core.speech import Speaker


def template(data: dict[str, Any], speaker: Speaker, voice: Voice) -> str:
    """Return *data* as TOML; entries with an id get a comment that says what they are."""
    heading = [
        f"# {line}" for line in voice.say("template.heading", game=speaker.title()).splitlines()
    ]
    parts = ["\n".join(heading), ""]
    # What is no table must stand before the tables.
    for name in sorted(
        data, key=lambda name: _is_tables(data[name]) + isinstance(data[name], dict)
    ):
        if _is_tables(data[name]):
            parts += [_entry(name, entry, speaker) for entry in data[name]]
        else:
            parts.append(tomli_w.dumps({name: data[name]}))
    return "\n".join(parts)


def _is_tables(value: Any) -> bool:
    return isinstance(value, list) and bool(value) and isinstance(value[0], dict)


def _entry(name: str, entry: dict[str, Any], speaker: Speaker) -> str:
    known = speaker.vocabulary.names
    comment = ""
    for kind, names in known.items():
        if entry.get("id") in names:
            comment = f"# {speaker.name(kind, entry['id'])}\n"
    return f"{comment}[[{name}]]\n{_table(name, entry)}"


def _table(path: str, table: dict[str, Any]) -> str:
    """Return the fields of the table at *path*; tables in it follow under their whole path."""
    inner = {
        name: value for name, value in table.items() if isinstance(value, dict) or _is_tables(value)
    }
    text = tomli_w.dumps({name: value for name, value in table.items() if name not in inner})
    for name, value in inner.items():
        at = f"{path}.{name}"
        if isinstance(value, dict):
            text += f"\n[{at}]\n{_table(at, value)}"
        else:
            text += "".join([f"\n[[{at}]]\n{_table(at, one)}" for one in value])
    return text
