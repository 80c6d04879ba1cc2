"""Martians on a terminal."""

from areopolis.cli.table.martians.table import MartiansTable as OwnTable

__all__ = ["OwnTable"]
