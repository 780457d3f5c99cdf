"""The traits `drawings` and `glossary`: every word, what it means, and what it lights up."""

from __future__ import annotations

from typing import TYPE_CHECKING

from parchis_widgets.course.glossary import WORDS
from parchis_widgets.game.game import Game
from parchis_widgets.text import has_message, message
from parchis_widgets.widgets.houserules.cited import statements_of
from parchis_widgets.widgets.protocol.covers import frame_of, view_of
from parchis_widgets.widgets.protocol.scenes import scene_of

if TYPE_CHECKING:
    from parchis_widgets.course.glossary import Word
    from parchis_widgets.widgets.protocol.scenes import Json

__all__ = ["told_glossary"]


def told_glossary(lang: str) -> tuple[list[Json], Json]:
    """Return the boards that words are shown on, and the words."""
    drawings: dict[str, Json] = {}
    words = [_word(word, lang, drawings) for word in WORDS]
    cited = {ident for word in WORDS for ident in word.statements}
    families = [
        {"id": family, "name": message(lang, f"glossary.family_{family}")} for family in drawings
    ]
    told = {"families": families, "words": words, **statements_of(cited, lang)}
    return list(drawings.values()), told


def _word(word: Word, lang: str, drawings: dict[str, Json]) -> Json:
    position, light = word.shown()
    game = Game.from_position(position, seed=0)
    scene = scene_of(game)
    if word.family not in drawings:
        drawings[word.family] = scene.drawing(lang)
    pieces = scene.pieces(position)
    left, top, width, height = view_of(drawings[word.family])
    return {
        "id": word.id,
        "family": word.family,
        "name": message(lang, f"words.{word.id}"),
        "text": message(lang, f"words.{word.id}_text"),
        "also": _also(word, lang),
        "cited": [[ident, False] for ident in word.statements],
        "board": list(drawings).index(word.family),
        "detail": {"frame": frame_of(game, lang), "box": [left, top, max(width, height)]},
        "squares": list(light.squares),
        "areas": list(light.areas),
        # Pieces that stand as one are drawn as one.
        "pieces": list(dict.fromkeys(pieces[name]["stack"] for name in light.pieces)),
    }


def _also(word: Word, lang: str) -> str:
    key = f"words.{word.id}_also"
    return message(lang, key) if has_message(lang, key) else ""
