"""What is seen in a notebook: the board."""
