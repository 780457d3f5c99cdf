"""What any board tells of its squares: a `Track`. Each board's folder has one, all alike."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from typing import TYPE_CHECKING, Any, Final, Protocol, cast

if TYPE_CHECKING:
    from collections.abc import Collection, Mapping

    from parchis_widgets.board.pachisi import track as pachisi
    from parchis_widgets.board.parchis import track as parchis
    from parchis_widgets.board.points import Point
    from parchis_widgets.board.svg_parts import Rules

__all__ = ["Track", "track_of"]


class Track(Protocol):
    """A board: its colours and their ways, what its places are called, and where they are drawn.

    Squares are those of the `cross`; a colour is known by its arm.
    """

    NAME: str
    COLOURS: str
    """The letters of the colours, by arm."""
    WAYS: tuple[tuple[int, ...], ...]
    """By arm, the squares of a colour's way in order; home and goal are none."""
    SAFE_SQUARES: frozenset[int]
    """The squares that the board itself marks as safe."""

    def steps_of(self, arm: int, square: int) -> tuple[int, ...]:
        """Return the steps at which a colour stands on a square, the first of its way being 1."""

    def square_called(self, arm: int, place: str) -> int | None:
        """Return the square that a colour calls by a place, also where it never stands.

        ``None`` for home and goal, and where there is no such place.
        """

    def place_called(self, arm: int, square: int) -> str:
        """Name a square for a colour as positions do, also where it never stands."""

    def name_of(self, square: int, lang: str) -> str:
        """Name a square for who hears of it."""

    def middle(self, square: int) -> Point:
        """Return where a piece stands on a square that has it to itself."""

    def outline(self, square: int) -> tuple[Point, ...]:
        """Return a square's corners."""

    def homes(self, arm: int) -> tuple[Point, ...]:
        """Return where a colour's four pieces stand at home."""

    def goals(self, arm: int) -> tuple[Point, ...]:
        """Return the four places in a colour's goal."""

    SCOPE: str
    """The class of its pictures, before a palette's name."""
    VIEW_BOX: str
    RULES: Rules
    """What the classes of the drawing look like."""
    INKS: dict[str, str]
    """The colours of the drawing, beside those of a palette."""

    def background(self, names: Mapping[str, str]) -> str:
        """Draw the board without pieces, with what is written at each colour's home."""

    def figures(
        self,
        pieces: Mapping[str, str],
        labels: Mapping[str, str],
        held: Collection[int] | None = None,
    ) -> str:
        """Draw the pieces; `held` are the squares that stand out."""

    def page_drawing(self, lang: str) -> dict[str, Any]:
        """Return the board as the page draws it, its squares named in a language."""


@cache
def track_of(name: str) -> Track:
    """Return the board of a family of games, loaded when it is first asked."""
    return cast("Track", import_module(f"parchis_widgets.board.{name}.track"))


if TYPE_CHECKING:
    _ALL: Final[tuple[Track, ...]] = (pachisi, parchis)
    """Each has all the names: the type checker looks at them here."""
