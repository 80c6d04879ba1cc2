"""What can be known and saved: the view of a seat, imagination, positions."""
