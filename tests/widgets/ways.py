"""Ways and moves as the page writes them out."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any


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


@dataclass(frozen=True)
class Whole:
    """A move with all that was told of it."""

    pieces: tuple[str, ...]
    counts: tuple[int, ...]
    count: int
    target: str
    captures: tuple[str, ...]
    way: list[int | str]
    text: str


def whole_moves(told: list[dict[str, Any]]) -> list[Whole]:
    """Give moves one by one, those too that are told together."""
    return [whole for one in told for whole in (_ends(one) if "ends" in one else [_alone(one)])]


def _alone(told: dict[str, Any]) -> Whole:
    return Whole(
        tuple(told.get("pieces", [told["piece"]])),
        tuple(told.get("counts", [told["count"]])),
        told["count"],
        told["target"],
        tuple(told.get("captures", ())),
        written_out(told["way"]),
        told["text"],
    )


def _ends(told: dict[str, Any]) -> list[Whole]:
    way, pieces = written_out(told["way"]), tuple(told.get("pieces", [told["piece"]]))
    whole = []
    for counts, target, text, *rest in told["ends"]:
        used = tuple(counts) if isinstance(counts, list) else (counts,)
        more = rest[0] if rest else {}
        taken = tuple(more.get("captures", ()))
        line = way[: more.get("steps", sum(used)) + 1]
        whole.append(Whole(pieces, used, sum(used), target, taken, line, told["text"] + text))
    return whole
