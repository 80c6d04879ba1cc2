"""Players: whoever answers for a seat without being a person."""
