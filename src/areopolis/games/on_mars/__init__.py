"""On Mars."""
