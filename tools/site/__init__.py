"""The course as a site of static files: it needs no server of ours, and asks no other host."""
