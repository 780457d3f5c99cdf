"""How the positions of each family of games are read and written."""
