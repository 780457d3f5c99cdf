"""Pictures of a game as it stands, for notebooks without widgets."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Protocol

from parchis_widgets.board.svg import board_svg
from parchis_widgets.board.track import track_of
from parchis_widgets.board.trail import trail
from parchis_widgets.position.reading import writing_of
from parchis_widgets.text import has_message, message
from parchis_widgets.text.phrases import label, written_place

if TYPE_CHECKING:
    from collections.abc import Sequence

    from parchis_widgets.board.points import Point
    from parchis_widgets.board.track import Track
    from parchis_widgets.rules.ruleset import Ruleset

__all__ = ["Pictured", "picture", "sentence_of", "way_marks"]


class Pictured(Protocol):
    """What is drawn: a `Position`, which this need not know."""

    @property
    def ruleset(self) -> Ruleset:
        """The rules, whose board is drawn."""

    @property
    def colours(self) -> str:
        """The letters of the colours in play."""

    @property
    def turn(self) -> str:
        """The letter of the colour whose turn it is."""

    def __getitem__(self, piece: str) -> str:
        """Return the place of a piece."""

    def state(self) -> Any:
        """Return the core that stands so."""


def picture(
    position: Pictured, lang: str = "es", *, over: str = "", palette: str = "printed"
) -> str:
    """Draw a position.

    Parameters
    ----------
    position : Position
        What stands where.
    lang : str
        The language of letters and names.
    over : str
        SVG to lie over all of it, such as `way_marks`.
    palette : str
        ``"printed"`` or ``"okabe_ito"``.

    Returns
    -------
    str
        An ``<svg>`` element.
    """
    pieces = {f"{c}{n}": position[f"{c}{n}"] for c in position.colours for n in range(1, 5)}
    rules, track = position.ruleset, track_of(position.ruleset.family)
    drawn = board_svg(
        track,
        pieces,
        labels={piece: label(lang, piece) for piece in pieces},
        names={c: message(lang, f"colours.{c}").capitalize() for c in track.COLOURS},
        held=writing_of(rules).held(position.state()),
        palette=palette,
        title=sentence_of(position, lang),
        over=over,
    )
    return drawn.replace("<svg ", f'<svg lang="{lang}" xml:lang="{lang}" ', 1)


def sentence_of(position: Pictured, lang: str) -> str:
    """Return a position told in a sentence, for those who do not see its picture."""
    told, rules = [], position.ruleset
    for colour in position.colours:
        places = (position[f"{colour}{n}"] for n in range(1, 5))
        words = (written_place(lang, place, rules.family) for place in places)
        told.append(f"{message(lang, f'colours.{colour}')} {', '.join(words)}")
    name = f"rulesets.{rules.name}"
    return message(
        lang,
        "report.picture",
        # A reader's own rules have the name that they were given.
        rules=message(lang, name) if has_message(lang, name) else rules.name,
        turn=message(lang, f"colours.{position.turn}"),
        pieces="; ".join(told),
    )


def way_marks(position: Pictured, piece: str, way: Sequence[str], squares: Sequence[str]) -> str:
    """Draw the way of an attempt over a position, to the first square concerned that it enters."""
    track = track_of(position.ruleset.family)
    arm = track.COLOURS.index(piece[0])
    places = [position[piece], *way]
    stop = next((n for n, place in enumerate(places) if n and place in squares), -1)
    concerned = (track.square_called(arm, place) for place in squares)
    outlines = [track.outline(square) for square in concerned if square is not None]
    return trail([_point(track, piece, place) for place in places], stop, outlines)


def _point(track: Track, piece: str, place: str) -> Point:
    """Return where a piece stands on a place, also beside the squares: at home and in the goal."""
    arm, number = track.COLOURS.index(piece[0]), int(piece[1]) - 1
    square = track.square_called(arm, place)
    if square is not None:
        return track.middle(square)
    return (track.homes if place == "home" else track.goals)(arm)[number]
