"""What an editor does with a position and shows of it: pieces anywhere, the turn, files."""
