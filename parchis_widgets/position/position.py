"""A position: a frozen snapshot of a game, written and read as one line of text."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from parchis_widgets.engine.family import family_of
from parchis_widgets.engine.pieces import PIECES
from parchis_widgets.position.fields import places_text
from parchis_widgets.position.notation import piece_index
from parchis_widgets.position.reading import read_position, writing_of
from parchis_widgets.text.refusal import Refused
from parchis_widgets.text.saying import Phrase

if TYPE_CHECKING:
    from parchis_widgets.engine.core import Core, Saved
    from parchis_widgets.engine.seats import Seats
    from parchis_widgets.rules.ruleset import Ruleset

__all__ = ["Position"]


@dataclass(frozen=True)
class Position:
    """A frozen snapshot of a game; equal to another exactly when the games stand alike.

    Attributes
    ----------
    ruleset : Ruleset
        The rules under which it stands.
    seats : tuple of tuple of int
        The colours of each player, in the order of play.
    saved : Saved
        The engine's own picture of it.
    """

    ruleset: Ruleset
    seats: Seats
    saved: Saved

    @classmethod
    def parse(cls, text: str, ruleset: str | Ruleset | None = None) -> Position:
        """Read a position.

        Parameters
        ----------
        text : str
            Such as ``"clasico; Y home home 5 12; R 39 39; turn Y; throw 5"``.
        ruleset : str or Ruleset, optional
            The rules, if the text does not begin with their id.

        Raises
        ------
        ValueError
            If the text cannot be read or no game could hold the position; the message names
            the field and the fault, as does its ``.text(lang)``.
        """
        return cls(*read_position(text, ruleset))

    def __getitem__(self, piece: str) -> str:
        """Return the place of a piece: ``"home"``, ``"12"``, ``"c3"``, ``"30q/2"``, ``"goal"``."""
        index = piece_index(piece, self._letters)
        if not any(index >> 2 in colours for colours in self.seats):
            colour = Phrase(f"colours.{self._letters[index // PIECES]}")
            raise Refused("positions.nobody", colour=colour)
        return family_of(self.ruleset).place_in(self.saved, index)

    @property
    def _letters(self) -> str:
        return family_of(self.ruleset).COLOURS

    @property
    def colours(self) -> str:
        """The letters of the colours in play: Y B R G, or in Pachisi Y R K G."""
        playing = {colour for colours in self.seats for colour in colours}
        order = writing_of(self.ruleset).ORDER
        return "".join(letter for letter in order if self._letters.index(letter) in playing)

    @property
    def places(self) -> dict[str, str]:
        """By piece, where it is, of the colours in play."""
        place_in, letters = family_of(self.ruleset).place_in, self._letters
        return {
            f"{letter}{n + 1}": place_in(self.saved, PIECES * letters.index(letter) + n)
            for letter in self.colours
            for n in range(PIECES)
        }

    @property
    def turn(self) -> str:
        """The letter of the colour whose turn it is."""
        return self._letters[self.seats[self.saved.seat][0]]

    @property
    def pending(self) -> tuple[int, ...]:
        """The squares that may be counted now; () if a throw comes first."""
        return family_of(self.ruleset).pending(self.state())

    def state(self) -> Core:
        """Return a mutable core that stands so."""
        return family_of(self.ruleset).standing(self.ruleset, self.seats, self.saved)

    def __str__(self) -> str:
        """Write the position in its canonical form."""
        writing = writing_of(self.ruleset)
        fields = [f"{colour} {self._places(colour)}" for colour in self.colours]
        extras = writing.extras(self.ruleset, self.seats, self.saved)
        return "; ".join([self.ruleset.id, *fields, f"turn {self.turn}", *extras])

    def __repr__(self) -> str:
        """Tell the position in a line from which it is read."""
        return f"Position.parse({str(self)!r})"

    def _places(self, colour: str) -> str:
        writing, first = writing_of(self.ruleset), PIECES * self._letters.index(colour)
        words = [
            writing.word(self.ruleset, self.seats, self.saved, piece)
            for piece in range(first, first + PIECES)
        ]
        return places_text(words)

    def _repr_svg_(self) -> str:
        """Draw the position, for notebooks without widgets."""
        from parchis_widgets.position.picture import picture  # noqa: PLC0415  (slow to load)

        return picture(self)
