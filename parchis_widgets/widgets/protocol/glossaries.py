"""The traits `drawings` and `glossary`: every word, what it means, and what it lights up."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from parchis_widgets.course.glossary import glossary
from parchis_widgets.course.lighting import LIGHTS
from parchis_widgets.game.game import Game
from parchis_widgets.position.position import Position
from parchis_widgets.rules.catalogue import ruleset
from parchis_widgets.text import message
from parchis_widgets.widgets.houserules.cited import statements_of
from parchis_widgets.widgets.protocol.boxes import box_of
from parchis_widgets.widgets.protocol.frames import Frames
from parchis_widgets.widgets.protocol.scenes import scene_for

if TYPE_CHECKING:
    from parchis_widgets.course.glossary import Term
    from parchis_widgets.widgets.protocol.scenes import Json

__all__ = ["told_glossary"]

_RULES: Final = {"parchis": "clasico", "pachisi": "pachisi"}
"""By family, rules whose board is drawn."""
_EMPTY: Final[Json] = {"pieces": {}, "late": []}


def told_glossary(lang: str) -> tuple[list[Json], Json]:
    """Return the boards on which words light up, one a family, and the words."""
    drawings = [scene_for(ruleset(_RULES[family])).drawing(lang) for family in LIGHTS]
    terms = glossary()
    cited = statements_of((ident for term in terms for ident in term.statements), lang)
    words = [_word(term, lang, drawings) for term in terms]
    families = [_family(name, lang) for name in (*LIGHTS, "none")]
    return drawings, {"families": families, "words": words, **cited}


def _family(name: str, lang: str) -> Json:
    return {"id": name, "name": message(lang, f"words.family_{name}")}


def _word(term: Term, lang: str, drawings: list[Json]) -> Json:
    return {
        "id": term.id,
        "family": term.families[0] if term.families else "none",
        "name": term.name(lang),
        "text": " ".join((term.text(lang), *term.told(lang))),
        "also": ", ".join(f"{word} ({source})" for word, source in term.also(lang)),
        "cited": [[ident, False] for ident in term.statements],
        "boards": [_board(term, family, lang, drawings) for family in term.families],
    }


def _board(term: Term, family: str, lang: str, drawings: list[Json]) -> Json:
    number, lit = list(LIGHTS).index(family), term.lit(family)
    return {
        "drawing": number,
        "detail": {"frame": _frame(lit.position, lang), "box": box_of(drawings[number], [])},
        "squares": list(lit.squares),
        "homes": list(lit.homes),
        "goals": list(lit.goals),
        "pieces": list(lit.pieces),
    }


def _frame(position: str, lang: str) -> Json:
    """Return how a position is drawn; an empty one is a board without pieces."""
    if not position:
        return _EMPTY
    frame = Frames().follow(Game.from_position(Position.parse(position), seed=0), lang)[0]
    return {"pieces": frame["pieces"], "late": frame["late"]}
