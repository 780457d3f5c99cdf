"""Where pieces stand: the cross, each colour's way, and how it is drawn."""
