"""What a page knows of house rules: the questions of a form, a table of rulesets."""
