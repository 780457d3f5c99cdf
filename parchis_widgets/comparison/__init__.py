"""The same throws under several rulesets: where they answer differently, and where games part."""
