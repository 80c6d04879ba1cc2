"""What clients draw: faces of components, and what follows from a view."""
