"""A board outside the notebook: as a page, as a picture."""
