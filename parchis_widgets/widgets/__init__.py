"""What is seen in a notebook: the board, and the editor of positions."""
