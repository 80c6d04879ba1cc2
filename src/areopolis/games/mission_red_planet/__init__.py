"""Mission: Red Planet: rules, data, view and words."""
