"""A game that is played, and its record."""
