"""Martians: A Story of Civilization."""
