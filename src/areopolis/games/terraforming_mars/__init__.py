"""Terraforming Mars with Corporate Era and Colonies: rules, cards, view and words."""
