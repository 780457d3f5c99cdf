"""A whole game: positions, records, replay, and the `Game` that keeps them."""
