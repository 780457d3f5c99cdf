"""What the family tree's page knows: rows with their examples, places, one piece's way."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from parchis_widgets.board.cross import RIM
from parchis_widgets.comparison.kinship import GAMES
from parchis_widgets.comparison.same_square import COLOUR, all_places, spot_on, walk
from parchis_widgets.game.game import Game
from parchis_widgets.rules.catalogue import ruleset
from parchis_widgets.rules.citation import Citation
from parchis_widgets.text import message
from parchis_widgets.text.phrases import label
from parchis_widgets.widgets.houserules.cited import statements_of
from parchis_widgets.widgets.protocol.scenes import scene_for
from parchis_widgets.widgets.protocol.scenes.parchis import PLAIN

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

    from parchis_widgets.comparison.family_example import FamilyExample
    from parchis_widgets.comparison.lineage import FamilyRow, FamilyTree
    from parchis_widgets.comparison.same_square import SamePlace, Spot
    from parchis_widgets.explain.event import Event
    from parchis_widgets.explain.violation import Violation
    from parchis_widgets.position.position import Position

__all__ = ["Json", "tree_of"]

Json = dict[str, Any]

_PLAIN: Final[Json] = {"size": 1, "look": PLAIN}


def tree_of(tree: FamilyTree, lang: str) -> Json:
    """Return a family tree for the page."""
    rows = [_row(row, lang) for row in tree]
    told = statements_of(_all_cited(rows), lang)
    return {
        "games": [_game(game, lang) for game in GAMES],
        "rows": rows,
        "places": [_place(place, lang) for place in all_places(lang)],
        "walk": [list(steps) for steps in walk().values()],
        "history": list(tree.history(lang)),
        "statements": told["statements"],
        "sources": {source: told["sources"][source] for source in _sources()},
    }


def _sources() -> Iterator[str]:
    """Return whose statements these are, in the order of the games."""
    for game in GAMES:
        source = ruleset(game).source
        assert source, "each is told by one"
        yield source


def _game(game: str, lang: str) -> Json:
    return {
        "id": game,
        "board": ruleset(game).family,
        "name": message(lang, f"kinship.game_{game}"),
        "thrown": message(lang, f"kinship.thrown_{game}"),
        # The castles are there, but they mean nothing in Chaupar.
        "castles": any(place.kind(game) for place in all_places(lang)),
        "begins": _begins(game, lang),
    }


def _begins(game: str, lang: str) -> list[Json]:
    """Return yellow's pieces as a game begins."""
    position = Game(game, starter=COLOUR).position
    return [piece for piece in _pieces(position, game, lang) if piece["id"][0] == COLOUR]


def _pieces(position: Position, game: str, lang: str) -> list[Json]:
    """Return the figures on the board, and of whose turn it is also those beside it."""
    figures = []
    for name, drawn in scene_for(position.ruleset).pieces(position).items():
        spot = spot_on(game, name, position[name])
        if drawn["stack"] != name or (isinstance(spot, str) and name[0] != position.turn):
            continue
        figure = {"id": name, "label": label(lang, name), "spot": spot}
        # Most stand alone and are dressed plainly, which need not be said.
        dressed = {"size": drawn["size"], "look": drawn["look"]}
        figures.append(figure | {key: part for key, part in dressed.items() if part != _PLAIN[key]})
    return figures


def _place(place: SamePlace, lang: str) -> Json:
    """Return a square: what is said of it, and by game its number and what it is."""
    return {
        "said": place.text(lang),
        "numbers": [place.number(game, lang) for game in GAMES],
        "kinds": [_kind(place, game) for game in GAMES],
    }


def _kind(place: SamePlace, game: str) -> str:
    if place.square is None:
        return "goal"
    return place.kind(game) or ("column" if place.square >= RIM else "plain")


def _row(row: FamilyRow, lang: str) -> Json:
    return {
        "aspect": row.aspect,
        "name": row.name(lang),
        "same": row.same,
        "cells": [
            {"text": cell.text(lang), "cited": [list(one) for one in cell.cited]}
            for cell in row.values()
        ],
        "examples": [_example(example, lang) for example in row.example.values()],
    }


def _example(example: FamilyExample, lang: str) -> Json:
    way, stop = _way(example)
    return {
        "position": example.written,
        "question": example.question(lang),
        "legal": example.legal,
        "text": example.text(lang),
        "cited": [list(one) for one in _cited(example)],
        "piece": example.piece,
        "pieces": _pieces(example.position, example.game, lang),
        "way": way,
        "stop": stop,
    }


def _way(example: FamilyExample) -> tuple[list[Spot], int]:
    """Return where the piece would go, and at which of these steps it is barred; -1 at none."""
    piece, position = example.piece, example.position
    if piece is None:
        return [], -1
    places = [position[piece], *example.explanation.way]
    barred = {square for one in example.explanation.violations for square in one.squares}
    stop = next((n for n, place in enumerate(places) if n and place in barred), -1)
    return [spot_on(example.game, piece, place) for place in places], stop


def _cited(example: FamilyExample) -> Iterator[Citation]:
    """Return what an answer cites, each statement once; that the turn passes is no answer."""
    told: Sequence[Event | Violation] = example.explanation.violations or [
        event for event in example.events if event.kind != "turn"
    ]
    seen = dict.fromkeys(Citation(one.statement, one.reading) for one in told)
    return iter(seen)


def _all_cited(rows: Iterable[Json]) -> set[str]:
    parts = (part for row in rows for part in (*row["cells"], *row["examples"]))
    return {ident for part in parts for ident, _ in part["cited"]}
