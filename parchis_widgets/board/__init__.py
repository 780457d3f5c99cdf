"""Where pieces stand: the cross, the boards on it, each colour's way, and how it is drawn."""
