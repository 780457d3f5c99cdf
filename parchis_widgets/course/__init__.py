"""The course: lessons as data, the engine of their steps, codes of progress."""
