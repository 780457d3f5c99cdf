"""Ways as the page writes them out."""

from __future__ import annotations


def written_out(told: list[int | str | list[int]]) -> list[int | str]:
    """Give a way spot by spot; of squares one after another the first and the last are told."""
    way: list[int | str] = []
    for part in told:
        if isinstance(part, list):
            first, last = part
            step = 1 if last > first else -1
            way += range(first, last + step, step)
        else:
            way.append(part)
    return way
