"""What is asked from a command line, with no notebook open."""
