"""A position: how a game stands, as text and as a picture."""
