"""What page and Python say to each other: traits as plain lists and words, messages checked."""
