"""The rules, woven: for each statement its words, its readings, its code, its tests, its lesson."""
