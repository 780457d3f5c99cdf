"""A position: a frozen snapshot of a game, written and read as one line of text."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from parchis_widgets.board.parchis import COLOURS, PLACES
from parchis_widgets.board.svg import board_svg
from parchis_widgets.engine.legal import pending
from parchis_widgets.engine.state import NOBODY, Bonus, Saved, State
from parchis_widgets.engine.tables import PIECES, tables_for
from parchis_widgets.game.notation import piece_index
from parchis_widgets.game.reading import implied_again, read_position

if TYPE_CHECKING:
    from parchis_widgets.engine.seats import Seats
    from parchis_widgets.rules.parchis import ParchisRules
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

    ruleset: ParchisRules
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
            the field and the fault.
        """
        return cls(*read_position(text, ruleset))

    def __getitem__(self, piece: str) -> str:
        """Give the place of a piece: ``"home"``, ``"12"``, ``"c3"``, ``"goal"``."""
        index = piece_index(piece)
        if not any(index >> 2 in colours for colours in self.seats):
            raise ValueError(f"nobody plays {piece[0]} in this position")
        return PLACES[index >> 2][self.saved.steps[index]]

    @property
    def colours(self) -> str:
        """The letters of the colours in play, in the order Y B R G."""
        return "".join(COLOURS[colour] for colour in sorted(sum(self.seats, ())))

    @property
    def turn(self) -> str:
        """The letter of the colour whose turn it is."""
        return COLOURS[self.seats[self.saved.seat][0]]

    @property
    def pending(self) -> tuple[int, ...]:
        """The squares that may be counted now; () if a throw comes first."""
        return pending(self.state())

    def state(self) -> State:
        """Give a mutable state that stands so."""
        state = State(tables_for(self.ruleset, self.seats))
        state.restore(self.saved)
        return state

    def __str__(self) -> str:
        """Write the position in its canonical form."""
        fields = [self.ruleset.id]
        fields += [f"{colour} {self._places(colour)}" for colour in self.colours]
        fields.append(f"turn {self.turn}")
        return "; ".join(fields + self._extras())

    def _places(self, colour: str) -> str:
        first = PIECES * COLOURS.index(colour)
        words = [self._word(piece) for piece in range(first, first + PIECES)]
        runs: list[tuple[str, int]] = []
        for word in words:
            if runs and runs[-1][0] == word and word in ("home", "goal"):
                runs[-1] = (word, runs[-1][1] + 1)
            else:
                runs.append((word, 1))
        return " ".join(word if times == 1 else f"{word}*{times}" for word, times in runs)

    def _word(self, piece: int) -> str:
        """Write a place, marked where the piece named first came last."""
        place = PLACES[piece >> 2][self.saved.steps[piece]]
        if piece not in self.saved.late:
            return place
        square = tables_for(self.ruleset, self.seats).square
        here = square[piece >> 2][self.saved.steps[piece]]
        later = range(piece + 1, len(self.saved.steps))
        beside = any(square[other >> 2][self.saved.steps[other]] == here for other in later)
        return f"{place}+" if beside else place

    def _extras(self) -> list[str]:
        saved = self.saved
        written = {
            "throw": " ".join(map(str, saved.throws)),
            "bonus": " ".join(self._bonus(bonus) for bonus in saved.bonuses),
            "sixes": str(saved.sixes or ""),
            "last": self._name(saved.last),
            "second": self._name(saved.second),
            "entered": self._entered(),
            "places": self._seated(saved.ranking),
            "left": self._seated(saved.absent),
        }
        fields = [f"{word} {value}" for word, value in written.items() if value]
        implied = implied_again(self.ruleset, saved.throws, saved.bonuses, saved.sixes)
        return [*fields, "again"] if saved.again and not implied else fields

    def _bonus(self, bonus: Bonus) -> str:
        same = self.ruleset.capture_bonus == self.ruleset.goal_bonus
        mark = "g" if same and bonus.goal else ""
        winner = "" if bonus.piece == NOBODY else f":{self._name(bonus.piece)}"
        return f"{bonus.squares}{mark}{winner}"

    def _entered(self) -> str:
        bits = self.saved.entered
        default = sum(
            1 << colour
            for colour in range(len(COLOURS))
            if any(self.saved.steps[PIECES * colour : PIECES * colour + PIECES])
        )
        if bits in (0, default):
            return ""
        return " ".join(letter for n, letter in enumerate(COLOURS) if bits >> n & 1)

    def _seated(self, seats: tuple[int, ...]) -> str:
        return " ".join(COLOURS[self.seats[seat][0]] for seat in seats)

    @staticmethod
    def _name(piece: int) -> str:
        return "" if piece == NOBODY else f"{COLOURS[piece >> 2]}{(piece & 3) + 1}"

    def _repr_svg_(self) -> str:
        """Draw the position, for notebooks without widgets."""
        pieces = {
            f"{colour}{n + 1}": self[f"{colour}{n + 1}"]
            for colour in self.colours
            for n in range(PIECES)
        }
        return board_svg(pieces)
