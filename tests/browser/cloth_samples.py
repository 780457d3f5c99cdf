"""Snapshots of the cloth, written by hand: a game of Pachisi half played."""

from __future__ import annotations

from functools import cache
from typing import Any

from parchis_widgets.board.pachisi import COLOURS, WAYS
from parchis_widgets.widgets.protocol.drawing import cloth_drawing
from tests.browser import samples

LETTERS = {"es": {"Y": "A", "R": "R", "K": "N", "G": "V"}, "en": {c: c for c in "YRKG"}}
TABLE = [6, 10, 2, 3, 4, 25, 12]
TEXTS = {
    "es": ["{} de 59 al Charkoni", "{} de 59 a 69", "{} de 59 a 62", "{} de 3 a 6", "{} de 3 a 31"],
    "en": ["{} from 59 home", "{} from 59 to 69", "{} from 59 to 62", "{} from 3 to 6",
           "{} from 3 to 31"],
}  # fmt: skip
WORDS = {
    "es": ("Amarillo", "con negro, contra rojo y verde", "Pachisi"),
    "en": ("Yellow", "with black, against red and green", "Pachisi"),
}

STANDING: dict[str, tuple[int | str, dict[str, Any]]] = {
    "Y1": (3, {"way": "out"}),
    "Y2": (79, {"way": "back"}),
    "Y3": (59, {"taken": 1}),
    "Y4": (38, {"queen": True, "lap": 2}),
    "R1": (18, {}),
    "R2": (18, {}),
    "R3": (18, {}),
    "R4": ("home", {}),
    "K1": (46, {}),
    "K2": (59, {"taken": 1}),
    "K3": (61, {}),
    "K4": ("home", {}),
    "G1": (6, {"way": "out"}),
    "G2": (50, {}),
    "G3": ("goal", {"done": True}),
    "G4": ("goal", {"done": True}),
}
STACKS = {"R2": "R1", "R3": "R1"}


@cache
def drawing(lang: str = "es") -> dict[str, Any]:
    """Give the cloth itself, which Python draws."""
    return cloth_drawing(lang)


def square(name: str, step: int | str) -> int | str:
    """Give the square of the cross that a colour gives a number."""
    return step if isinstance(step, str) else WAYS[COLOURS.index(name[0])][step - 1]


def piece(name: str, step: int | str, lang: str = "es", **look: Any) -> dict[str, Any]:
    """Give a piece that stands alone."""
    return {
        "id": name,
        "colour": name[0],
        "label": LETTERS[lang][name[0]] + name[1],
        "place": str(step),
        "spot": square(name, step),
        "stack": name,
        "size": 1,
        "look": samples.PLAIN | look,
    }


def stacked(pieces: list[dict[str, Any]], stacks: dict[str, str]) -> list[dict[str, Any]]:
    """Give pieces of which some are led by others."""
    led = [one | {"stack": stacks.get(one["id"], one["id"])} for one in pieces]
    followers = list(stacks.values())
    return [one | {"size": 1 + followers.count(one["id"])} for one in led]


def move(name: str, start: int, count: int, text: str, **more: Any) -> dict[str, Any]:
    """Give a move along a colour's own way."""
    end = start + count
    way = [square(name, step if step < 84 else "goal") for step in range(start, end + 1)]
    return {
        "piece": name,
        "pieces": [name],
        "count": count,
        "counts": [count],
        "target": "goal" if end == 84 else str(end),
        "spot": way[-1],
        "captures": [],
        "way": way,
        "text": text,
        **more,
    }


def cowries(up: int | None) -> dict[str, Any]:
    """Give six cowries of which some lie mouth up; none if they have not been thrown."""
    shown = [] if up is None else [int(n in (0, 2, 4, 1, 3, 5)[:up]) for n in range(6)]
    value = None if up is None else TABLE[up]
    return {"kind": "cowries", "shown": shown, "value": value, "table": TABLE}


def snapshot(lang: str = "es", **changes: Any) -> dict[str, Any]:
    """Give yellow's turn: 25, 10 and 3 thrown, and all still to be used."""
    pieces = [piece(name, step, lang, **look) for name, (step, look) in STANDING.items()]
    text = [one.format(LETTERS[lang]["Y"] + str(3 - 2 * (n > 2))) for n, one in
            enumerate(TEXTS[lang])]  # fmt: skip
    turn, company, rules = WORDS[lang]
    whole = samples.snapshot(
        rules={"id": "pachisi", "name": rules},
        players=[["Y"], ["R"], ["K"], ["G"]],
        turnName=turn,
        company=company,
        thrown=cowries(3),
        pending=[25, 10, 3],
        adds=True,
        pieces=stacked(pieces, STACKS),
        barriers=[],
        held=[
            {"square": square("Y3", 59), "colours": ["Y"]},
            {"square": square("Y4", 38), "colours": ["Y"]},
            {"square": square("K2", 59), "colours": ["K"]},
        ],
        legend=["out", "back", "queen", "stack"],
        moves=[
            move("Y3", 59, 25, text[0]),
            move("Y3", 59, 10, text[1]),
            move("Y3", 59, 3, text[2]),
            move("Y1", 3, 3, text[3]),
            move("Y1", 3, 28, text[4], counts=[25, 3]),
        ],
        canPass=True,
        ply=12,
        plies=12,
        last={"pieces": ["K1"], "way": [square("K1", step) for step in range(40, 47)]},
    )
    return whole | changes


def crowded() -> dict[str, Any]:
    """Give three figures on one square and two on another; Y4 can capture the red stack."""
    together: dict[str, tuple[int, dict[str, Any]]] = {
        "Y1": (21, {}),
        "Y2": (21, {}),
        "Y3": (21, {"taken": 1}),
        "K1": (55, {}),
        "K2": (55, {}),
        "K3": (55, {}),
        "K4": (46, {"queen": True}),
        "Y4": (12, {}),
    }
    whole = snapshot()
    pieces = [
        piece(one["id"], together[one["id"]][0], **together[one["id"]][1])
        if one["id"] in together
        else one
        for one in whole["pieces"]
    ]
    stacks = STACKS | {"Y2": "Y1", "K2": "K1", "K3": "K1"}
    capture = move("Y4", 12, 23, "A4 captura a las rojas 1, 2 y 3", captures=["R1", "R2", "R3"])
    both = [square("Y1", 21), square("Y4", 12)]
    return whole | {
        "pieces": stacked(pieces, stacks),
        "pending": [23],
        "held": [
            {"square": both[0], "colours": ["Y", "K"]},
            {"square": both[1], "colours": ["Y", "K"]},
        ],
        "moves": [capture, move("Y1", 21, 23, "A1 A2 de 21 a 44", pieces=["Y1", "Y2"])],
    }


def refusal() -> dict[str, Any]:
    """Give the same after Y1 was tried with 3: red holds the castle in its way."""
    whole = snapshot(revision=2)
    note = samples.refusal()["note"] | {
        "title": "La ficha amarilla 1 no puede contar 25: rojo guarda el castillo.",
        "statement": {"id": "PAC-15", "text": "Nadie pasa por un castillo ajeno."},
        "piece": "Y1",
        "count": 25,
        "squares": [square("Y1", 12)],
        "pieces": ["K1"],
        "way": [square("Y1", step) for step in range(3, 29)],
        "stop": 9,
        "reach": square("Y1", 28),
    }
    return whole | {"note": note}


def waiting(*pending: int, **changes: Any) -> dict[str, Any]:
    """Give yellow's turn before a throw, some already thrown."""
    none: dict[str, Any] = {
        "moves": [],
        "canPass": False,
        "phase": "throw",
        "pending": list(pending),
    }
    return snapshot(**(none | {"thrown": cowries(None), **changes}))


def rows() -> list[dict[str, Any]]:
    """Give the last turns before that."""
    return [
        samples.row(3, "R", 4, "R1 14 → 18") | {"dice": [6, 4]},
        samples.row(5, "K", 6, "N1 40 → 46"),
        samples.row(
            8,
            "G",
            2,
            "V2 48 → 50",
            note="captura",
        ),
        samples.row(9, "Y", 12, "no mueve") | {"dice": [12, 25, 3]},
        samples.row(12, "Y", 25, "elige") | {"dice": [25, 10, 3]},
    ]
