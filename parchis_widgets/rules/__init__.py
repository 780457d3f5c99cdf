"""What is allowed, as data: statements, switches, rulesets and their differences."""
