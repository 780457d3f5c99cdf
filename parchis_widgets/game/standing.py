"""How a game stands, and what can be asked of it: nothing here changes it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from parchis_widgets.engine.move import Move
from parchis_widgets.explain.asking import question
from parchis_widgets.explain.event import events_of
from parchis_widgets.explain.explanation import Explanation, explain
from parchis_widgets.game.attempts import (
    IllegalMove,
    captures_of,
    counts_of,
    read_attempt,
    target_of,
)
from parchis_widgets.game.outcome import Outcome, outcome_of
from parchis_widgets.game.players import colour_of
from parchis_widgets.game.speech import in_its_language
from parchis_widgets.position.position import Position
from parchis_widgets.text.refusal import Refused

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

    from parchis_widgets.engine.core import Core, Saved
    from parchis_widgets.engine.family import AnyFamily, Code
    from parchis_widgets.engine.seats import Seating
    from parchis_widgets.explain.asking import Asked
    from parchis_widgets.explain.event import Event
    from parchis_widgets.game.history import Branch, History, Ply
    from parchis_widgets.game.setup import Setup
    from parchis_widgets.rules.ruleset import Ruleset

__all__ = ["Standing"]


class Standing:
    """A game that can be asked, not played."""

    _setup: Setup
    _history: History
    _lang: str
    _family: AnyFamily
    _tables: Seating
    _state: Core

    @property
    def lang(self) -> str:
        """The language it speaks: its errors, events and explanations are told in it."""
        return self._lang

    @property
    def ruleset(self) -> Ruleset:
        """The rules of the game."""
        return self._setup.rules

    @property
    def players(self) -> tuple[str, ...]:
        """The letters of each player's colours, in the order of play."""
        if " " in self._setup.colours:
            return tuple(self._setup.colours.split())
        return tuple(self._tables.letters(seat) for seat in self._tables.seats)

    def partners_of(self, colour: str) -> tuple[str, ...]:
        """Return the colours of other players that play on the side of a colour."""
        side, own = self._tables.side, self._colour(colour)
        letters = self._tables.colours
        of_player = next((group for group in self.players if letters[own] in group), letters[own])
        return tuple(
            letter
            for other, letter in enumerate(letters)
            if letter not in of_player and side[other] == side[own]
        )

    @in_its_language
    def _colour(self, word: object) -> int:
        return colour_of(self._setup.rules, word)

    @property
    def seed(self) -> int:
        """The seed of the throws."""
        return self._setup.seed

    @property
    def drawn(self) -> int:
        """How many numbers have been taken from the seed so far, for the opening too."""
        return self._history.drawn

    @property
    def plays_on(self) -> bool:
        """Whether the game goes on for the places once somebody has won (TRA-19)."""
        return self._setup.play_on

    @property
    def opening(self) -> tuple[tuple[str, int], ...]:
        """The throws that decided who starts, as colour and number."""
        return self._setup.opening

    @property
    def phase(self) -> Literal["throw", "move", "over"]:
        """What comes next."""
        if self._state.over:
            return "over"
        return "throw" if self._family.may_throw(self._state) else "move"

    @property
    def turn(self) -> str:
        """The letter of the colour that decides; of two, the first in the order Y B R G.

        In Pachisi for two it is the colour to move.
        """
        return self._tables.colours[self._tables.seats[self._state.seat][0]]

    @property
    def pending(self) -> tuple[int, ...]:
        """The squares that may be counted now; () when a throw comes first."""
        return () if self._state.over else self._family.pending(self._state)

    @property
    def position(self) -> Position:
        """How the game stands, frozen."""
        return Position(self._setup.rules, self._tables.seats, self._state.save())

    @property
    def outcome(self) -> Outcome | None:
        """Who has won, or ``None`` while the game is on."""
        return outcome_of(self._state)

    # ---- its plies -----------------------------------------------------------------------

    @property
    def ply(self) -> int:
        """How many plies have been played up to where the game stands."""
        return self._history.now

    @property
    def plies(self) -> tuple[Ply, ...]:
        """Every ply, those that can be redone included."""
        return tuple(self._history.plies)

    @property
    def branches(self) -> tuple[Branch, ...]:
        """What was played once after a ply, before the game went on otherwise, the oldest first."""
        return self._history.branches

    @in_its_language
    def position_at(self, ply: int) -> Position:
        """Return how the game stood after a number of plies."""
        saved = self._history.saved_at(self._history.checked(ply))
        return Position(self._setup.rules, self._tables.seats, saved)

    @in_its_language
    def way_at(self, ply: int) -> tuple[str, ...]:
        """Return the places entered one by one in the move of a past ply; () if it was no move."""
        past = self._history.checked(ply)
        return self._history.plies[past - 1].way if past else ()

    # ---- what can be done ----------------------------------------------------------------

    def legal_moves(self) -> tuple[Move, ...]:
        """Return the moves that may be played now; () if there is none."""
        return tuple(self._family.move_of(self._state, code) for code in self._legal())

    def _legal(self) -> Sequence[Code]:
        return () if self._state.over else self._family.legal(self._state)

    def attempts(self) -> tuple[tuple[str, int], ...]:
        """Return all that a person could try now: each own piece with each count to be used."""
        counts = dict.fromkeys(self.pending)
        return tuple(
            (self._tables.names[piece], count)
            for piece in self._family.own_pieces(self._state)
            for count in counts
        )

    def may_pass(self) -> bool:
        """Return whether passing is allowed now."""
        if self.phase != "move":
            return False
        return self._family.may_decline(self._state) or not self._legal()

    @in_its_language
    def explain(
        self,
        attempt: Asked,
        *,
        target: str | None = None,
        counts: tuple[int, ...] | None = None,
        captures: Iterable[str] | None = None,
    ) -> Explanation:
        """Return whether an attempt is legal, and if not, why.

        Parameters
        ----------
        attempt : Move or tuple or str
            A move; a piece and the squares it should count; a piece and the place it should go to;
            or as text a move, ``"pass"`` or ``"throw"``.
        target : str, optional
            Where it should end, if one count can go two ways.
        counts : tuple of int, optional
            The throws it should use up, if they can be chosen.
        captures : iterable of str, optional
            The pieces that it should capture: just these.

        Raises
        ------
        ValueError
            If the attempt cannot be read. A piece that nobody plays is explained as such.
        """
        asked = question(
            self.position,
            read_attempt(attempt),
            target=target_of(target),
            counts=counts_of(counts),
            captures=captures_of(captures),
        )
        return explain(asked)

    # ---- what a legal move would do ------------------------------------------------------

    @in_its_language
    def outlook(self) -> Iterator[tuple[Move, tuple[str, ...], tuple[Event, ...]]]:
        """Return each legal move with its way and the events that it would have, in one pass."""
        state, family = self._state, self._family
        return iter(
            [
                (family.move_of(state, code), family.way_of(state, code), self._events_of(code))
                for code in self._legal()
            ]
        )

    @in_its_language
    def way_of(self, move: Asked) -> tuple[str, ...]:
        """Return the places that a legal move's piece enters one by one, a bounce included.

        Raises
        ------
        ValueError
            If there is no such move, as in playing it.
        """
        return self._family.way_of(self._state, self._found(move)[0])

    @in_its_language
    def preview(self, move: Asked) -> tuple[Event, ...]:
        """Return the events that a legal move would have, without playing it.

        Raises
        ------
        ValueError
            If there is no such move, as in playing it.
        """
        return self._events_of(self._found(move)[0])

    def _events_of(self, code: Code) -> tuple[Event, ...]:
        ahead = self._standing(self._state.save())
        ahead.facts = []
        self._family.play(ahead, code)
        return events_of(ahead)

    def _standing(self, saved: Saved) -> Core:
        """Return a core that stands as it was saved."""
        setup = self._setup
        seats = self._tables.seats
        return self._family.standing(setup.rules, seats, saved, play_on=setup.play_on)

    def _found(self, attempt: Asked) -> tuple[Code, Move]:
        """Return the one legal move that is meant; only what is none has to be explained."""
        wanted = read_attempt(attempt)
        if wanted in ("pass", "throw"):
            raise Refused("game.gesture")
        if isinstance(wanted, str):
            wanted = Move.parse(wanted)
        if isinstance(wanted, Move):
            # Most are one of the legal moves as it stands: that is seen without a question.
            for code in self._legal():
                if (move := self._family.move_of(self._state, code)) == wanted:
                    return code, move
        asked = question(self.position, wanted)
        codes = [code for code in self._legal() if asked.is_answered_by(self._state, code)]
        if not codes:
            raise IllegalMove(explain(asked))
        moves = [self._family.move_of(self._state, code) for code in codes]
        if len(moves) > 1:
            raise Refused("game.ambiguous", piece=moves[0].piece, moves=[str(m) for m in moves])
        return codes[0], moves[0]
