"""Snapshots as Python sends them, written by hand: the front end is tested without the engine."""

from __future__ import annotations

from functools import cache
from typing import Any

from parchis_widgets.text import section
from parchis_widgets.widgets.protocol.drawing import parchis_drawing
from parchis_widgets.widgets.protocol.frames import paged

LETTERS = {"Y": "A", "B": "Z", "R": "R", "G": "V"}
BARRIER = {"id": "CLA-16", "text": "Nadie pasa por una barrera."}

PLACES = (
    *({"Y1": "c4", "Y2": "8", "Y3": "40", "Y4": "goal"}.items()),
    *({"B1": "home", "G3": "63", "B2": "63", "B3": "45", "B4": "goal"}.items()),
    *({"R1": "12", "R2": "12", "R3": "c2", "R4": "home"}.items()),
    *({"G1": "27", "G2": "27", "G4": "home"}.items()),
)


PLAIN = {"way": "", "queen": False, "lap": 1, "taken": 0, "done": False}


@cache
def drawing(lang: str = "es") -> dict[str, Any]:
    """Give the board itself, which Python draws, with its squares named in a language."""
    return parchis_drawing(lang)


def labels(lang: str = "es") -> dict[str, str]:
    """Give the board's words in a language."""
    return section(lang, "board") | section(lang, "sources")


def spot(piece: str, place: str) -> int | str:
    """Give the square of the cross that a colour calls by a place."""
    if place in {"home", "goal"}:
        return place
    if place.startswith("c"):
        return 67 + 7 * "YBRG".index(piece[0]) + int(place[1:])
    return int(place) - 1


def piece(name: str, place: str) -> dict[str, Any]:
    """Give a piece of a snapshot."""
    label = LETTERS[name[0]] + name[1]
    return {
        "id": name,
        "colour": name[0],
        "label": label,
        "place": place,
        "spot": spot(name, place),
        "stack": name,
        "size": 1,
        "look": PLAIN,
    }


def dice(*faces: int) -> dict[str, Any]:
    """Give what was thrown with dice."""
    return {"kind": "dice", "shown": list(faces), "value": None, "table": []}


def move(name: str, way: list[str], count: int, text: str, **more: Any) -> dict[str, Any]:
    """Give a move of a snapshot; its way begins with its origin."""
    return {
        "piece": name,
        "pieces": [name],
        "count": count,
        "counts": [count],
        "target": way[-1],
        "spot": spot(name, way[-1]),
        "captures": [],
        "way": [spot(name, place) for place in way],
        "text": text,
        **more,
    }


def snapshot(**changes: Any) -> dict[str, Any]:
    """Give yellow's turn with a 5 thrown: Y1 can reach the goal, Y3 can capture B3."""
    pieces = [piece(name, place) for name, place in PLACES]
    goal = move("Y1", ["c4", "c5", "c6", "c7", "goal"], 4, "A1 entra en la meta: cuentas 10")
    capture = move(
        "Y3",
        ["40", "41", "42", "43", "44", "45"],
        5,
        "A3 de 40 a 45: come a la azul 3 y cuentas 20",
        captures=["B3"],
    )
    whole: dict[str, Any] = {
        "revision": 1,
        "rules": {"id": "clasico", "name": "clásico"},
        "players": [["Y"], ["B"], ["R"], ["G"]],
        "seed": "7",
        "turn": "Y",
        "turnName": "Amarillo",
        "company": "",
        "phase": "move",
        "thrown": dice(5),
        "pending": [5],
        "adds": False,
        "bonus": False,
        "pieces": pieces,
        "barriers": [11, 26],
        "held": [],
        "legend": [],
        "moves": [goal | {"count": 5}, capture],
        "reasons": [],
        "canPass": False,
        "ply": 37,
        "plies": 37,
        "note": None,
        "last": {"pieces": ["B3"], "way": [40, 41, 42, 43, 44]},
        "outcome": None,
    }
    return whole | changes


def refusal(**changes: Any) -> dict[str, Any]:
    """Give the same after Y2 was tried: the red barrier on 12 bars its way."""
    note = {
        "kind": "refused",
        "title": "La ficha amarilla 2 no puede contar 5: hay una barrera roja en la casilla 12.",
        "statement": BARRIER,
        "reasons": [],
        "piece": "Y2",
        "count": 5,
        "squares": [11],
        "pieces": ["R1", "R2"],
        "way": [7, 8, 9, 10, 11, 12],
        "stop": 4,
        "reach": 12,
        "surplus": 0,
        "would": [{"text": "Sería legal si la ficha roja 1 no estuviera ahí.", "statements": []}],
        "elsewhere": [
            {"name": "tradicional", "legal": False, "statement": BARRIER | {"id": "TRA-09"}},
            {"name": "general", "legal": True, "statement": None},
        ],
    }
    return snapshot(revision=2, note=note) | changes


def rows() -> list[dict[str, Any]]:
    """Give the last throws before that, and a few marks further back."""
    early = {4: "capture", 9: "six", 15: "capture", 18: "goal", 22: "barrier", 26: "home"}
    return [
        *(row(ply, "YBRG"[ply % 4], ply % 6 + 1, "A1 5 → 9", mark) for ply, mark in early.items()),
        row(30, "B", 2, "Z3 39 → 41"),
        row(33, "G", 2, "V3 61 → 63", note="comparte seguro"),
        row(34, "R", 6, "R2 6 → 12", "barrier", "six", note="barrera · repite"),
        row(35, "R", 1, "R3 c1 → c2"),
        row(36, "B", 4, "Z3 41 → 45"),
        row(37, "Y", 5, "elige ficha"),
    ]


def frames() -> list[dict[str, Any]]:
    """Give how the board stood after each ply: blue and red moved a piece each in the last four."""
    now = snapshot()
    whole = {name: now[name] for name in ("turn", "barriers", "held", "last")}
    pieces = {piece["id"]: piece for piece in now["pieces"]}
    changes: list[dict[str, Any]] = [{} for _ in range(38)]
    changes[0] = whole | {"pieces": pieces, "late": ["R2", "G2", "B2"], "turn": "B"}
    changes[0]["pieces"] |= {"B3": piece("B3", "41"), "R3": piece("R3", "c1")}
    changes[35] = {"pieces": {"R3": {"place": "c2", "spot": spot("R3", "c2")}}, "turn": "G"}
    changes[36] = {"pieces": {"B3": {"place": "45", "spot": 44}}, "turn": "Y"}
    return with_rows(changes, rows())


def with_rows(frames: list[dict[str, Any]], rows: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """Give frames with the timeline's rows, each of which ends with its ply."""
    start = 1
    for row in rows:
        for ply in range(start, row["ply"] + 1):
            frames[ply] = frames[ply] | {"row": {"from": start, **row}}
        start = row["ply"] + 1
    return frames


def pages(frames: list[dict[str, Any]]) -> dict[str, Any]:
    """Write frames on pages, as the traits that the page reads."""
    return {name: page for name, page in paged(frames).items() if page}


def row(ply: int, colour: str, die: int, text: str, *marks: str, note: str = "") -> dict[str, Any]:
    """Give a row of the timeline."""
    return {
        "ply": ply,
        "colour": colour,
        "dice": [die],
        "text": text,
        "note": note,
        "marks": list(marks),
    }
