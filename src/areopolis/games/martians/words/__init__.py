"""Texts made from the rules, and the keys of all other words."""
