"""Where the code reads a switch, and where it names a statement: looked up in the sources."""

from __future__ import annotations

import ast
import re
from collections import defaultdict
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Final, NamedTuple

from parchis_widgets.rules.switch import switch_fields
from tools.weave.readings import FAMILIES

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

__all__ = ["Place", "naming", "reading"]

ROOT: Final = Path(__file__).parents[2]
ROOMS: Final = ("engine", "game", "explain", "rules", "board", "position")
"""The rooms that read rules: those above ask these."""

STATEMENT: Final = re.compile(r"\b[A-Z]{3}-\d{2}\b")


class Place(NamedTuple):
    """A place in the sources."""

    file: str
    name: str
    line: int


def reading(switch: str) -> list[Place]:
    """Return the functions in which a switch is read."""
    return _places()[0].get(switch, [])


def naming(ident: str) -> list[Place]:
    """Return where a statement is named as the reason for something."""
    return _places()[1].get(ident, [])


@cache
def _places() -> tuple[Mapping[str, list[Place]], Mapping[str, list[Place]]]:
    switches = {field.name for rules in FAMILIES for field in switch_fields(rules)}
    read, named = defaultdict[str, list[Place]](list), defaultdict[str, list[Place]](list)
    for room in ROOMS:
        for file in sorted((ROOT / "parchis_widgets" / room).rglob("*.py")):
            told = str(file.relative_to(ROOT))
            for node, inside in _walk(ast.parse(file.read_text(encoding="utf-8")), ""):
                place = Place(told, inside, getattr(node, "lineno", 1))
                if isinstance(node, ast.Attribute) and node.attr in switches:
                    _add(read[node.attr], place)
                elif isinstance(node, ast.Constant) and isinstance(node.value, str) and inside:
                    if node.value in switches and room == "engine":  # read by its name
                        _add(read[node.value], place)
                    for ident in STATEMENT.findall(node.value):
                        _add(named[ident], place)
    return read, named


def _add(places: list[Place], place: Place) -> None:
    if (place.file, place.name) not in {(one.file, one.name) for one in places}:
        places.append(place)


def _walk(node: ast.AST, inside: str) -> Iterator[tuple[ast.AST, str]]:
    """Give all parts of a source, each with the function, class or name that it is part of."""
    yield node, inside
    for part in ast.iter_child_nodes(node):
        yield from _walk(part, _name(part, inside))


def _name(node: ast.AST, inside: str) -> str:
    match node:
        case ast.FunctionDef(name=name) | ast.ClassDef(name=name):
            return f"{inside}.{name}" if inside else name
        case ast.Assign(targets=[ast.Name(id=name)]) | ast.AnnAssign(target=ast.Name(id=name)):
            return inside or name
        case _:
            return inside
