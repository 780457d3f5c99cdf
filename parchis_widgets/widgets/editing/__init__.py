"""What an editor does with a position: pieces anywhere, what is said of the turn, files."""
