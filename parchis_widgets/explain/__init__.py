"""Why: what speaks against an attempt, what would change it, and what happened."""
