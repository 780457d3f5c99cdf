"""A game that is being played: throw, move, ask why not, go back and forth, keep the record."""

from __future__ import annotations

import random
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any, Literal
from weakref import WeakMethod

from parchis_widgets.engine.family import family_of
from parchis_widgets.engine.seats import choose_colours, open_game
from parchis_widgets.engine.throws import SeededThrows
from parchis_widgets.explain.asking import Asked, question
from parchis_widgets.explain.event import events_of
from parchis_widgets.explain.explanation import Explanation, explain
from parchis_widgets.game.outcome import Outcome, outcome_of
from parchis_widgets.game.record import Record
from parchis_widgets.position import notation
from parchis_widgets.position.position import Position
from parchis_widgets.position.reading import rules_of, writing_of
from parchis_widgets.text.refusal import Refused

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator, Sequence

    from parchis_widgets.engine.core import Core, Saved
    from parchis_widgets.engine.family import Code
    from parchis_widgets.engine.move import Move
    from parchis_widgets.explain.asking import Asked
    from parchis_widgets.explain.event import Event
    from parchis_widgets.explain.question import Question
    from parchis_widgets.explain.violation import Violation
    from parchis_widgets.rules.ruleset import Ruleset

__all__ = ["Game", "IllegalMove", "Ply"]

_SEEDS = 1_000_000


class IllegalMove(ValueError):
    """A move that the rules refuse; nothing has changed.

    Attributes
    ----------
    explanation : Explanation
        Why, and what can be played instead.
    """

    def __init__(self, explanation: Explanation, lang: str = "en") -> None:
        super().__init__(explanation.text(lang))
        self.explanation = explanation


@dataclass(frozen=True)
class Ply:
    """One step of a game: an action, what happened, and how the game stood after it."""

    action: str
    events: tuple[Event, ...]
    saved: Saved
    drawn: int
    """Throws taken from the seed so far."""
    move: Move | None = None
    way: tuple[str, ...] = ()
    """The places that the move's piece entered one by one."""


class Game:
    """A game of one ruleset.

    Parameters
    ----------
    ruleset : str or Ruleset
        The rules, or their id.
    players : int or str or iterable of str, optional
        How many play, or which colours: ``"YR"``, ``["yellow", "rojo"]``, or the colours of each
        player: ``["YK", "RG"]``. As many as the ruleset takes at most if left out.
    seed : int, optional
        The seed of the throws; drawn and kept in the record if left out.
    starter : str, optional
        The colour that begins; without it the opening throws decide.
    opening : sequence of int, optional
        The opening throws, scripted, in the order of `players`; of long dice their sum.
    choices : str or iterable of str, optional
        The colours that the players choose, in the order of their opening throws, where the
        ruleset seats them so (GEN-01); without it each gets the colour it is named by.
    play_on : bool
        Go on for the places after the first has won (TRA-19).
    clock : callable, optional
        Gives the time in seconds; a turn that takes longer than the ruleset allows is lost
        (GEN-05).

    Raises
    ------
    ValueError
        If any of these does not fit the rules; the message says what would.
    """

    def __init__(
        self,
        ruleset: str | Ruleset = "clasico",
        *,
        players: int | str | Iterable[str] | None = None,
        seed: int | None = None,
        starter: str | None = None,
        opening: Sequence[int] | None = None,
        choices: str | Iterable[str] | None = None,
        play_on: bool = False,
        clock: Callable[[], float] | None = None,
    ) -> None:
        rules = rules_of(ruleset)
        colours = _colours(rules, players)
        self._begin(rules, colours, seed, play_on=play_on, clock=clock)
        self._choices = "" if choices is None else self._chosen(choices)
        first = self._colour(starter) if starter is not None else None
        if first is not None and first not in self._tables.seat_of:
            raise ValueError(f"starter {starter!r} does not play; expected one of {colours}")
        if first is not None and (opening is not None or self._choices):
            raise ValueError("a starter is named or found by opening throws, not both")
        if first is None:
            first = self._open(colours, opening)
        state = self._family.new_state(
            rules, self._tables.seats, self._tables.seat_of[first], play_on=play_on
        )
        self._set_up(state)

    def _begin(
        self,
        rules: Ruleset,
        colours: str,
        seed: int | None,
        *,
        play_on: bool,
        clock: Callable[[], float] | None,
    ) -> None:
        if seed is not None and (not isinstance(seed, int) or isinstance(seed, bool)):
            raise ValueError(f"a seed is a whole number, not {seed!r}")
        if play_on and not rules.goes_on:
            raise ValueError(f"{rules.id} ends with its first winner: play_on is not known to it")
        if clock is not None and rules.seconds_a_turn is None:
            raise ValueError(f"{rules.id} knows no clock")
        self._rules = rules
        self._colours = colours
        self._family = family_of(rules)
        self._tables = self._family.tables_for(rules, self._family.seats_of(rules, colours))
        self._seed = random.randrange(_SEEDS) if seed is None else seed
        self._dice = SeededThrows(rules, self._seed)
        self._play_on = play_on
        self._clock = clock
        self._opening: tuple[tuple[str, int], ...] = ()
        self._choices = ""
        self._first_draw = 0
        self._position_text = ""
        self._watchers: list[WeakMethod[Callable[[], None]]] = []

    def _standing(self, saved: Saved) -> Core:
        seats = self._tables.seats
        return self._family.standing(self._rules, seats, saved, play_on=self._play_on)

    def _set_up(self, state: Core) -> None:
        self._state = state
        self._start = state.save()
        self._plies: list[Ply] = []
        self._now = 0
        self._turn_began = self._clock() if self._clock else 0.0

    def _chosen(self, choices: str | Iterable[str]) -> str:
        if not self._rules.colours_are_chosen:
            raise ValueError(f"{self._rules.id} does not let players choose their colours")
        chosen = _colours(self._rules, choices)
        if sorted(chosen) != sorted(self._colours):
            raise ValueError(f"choices {chosen} are not the colours in play, {self._colours}")
        return chosen

    def _open(self, colours: str, scripted: Sequence[object] | None) -> int:
        players = self._family.opening_order(self._rules, colours)
        throws = None if scripted is None else [self._opening_throw(throw) for throw in scripted]
        draws = self._rules.opening_thrower.draws
        made: list[int] = []

        def throw() -> int:
            if throws is not None and len(made) >= len(throws):
                raise ValueError(f"opening has {len(throws)} throws: more are needed to decide it")
            drawn = self._dice.throw(draws * len(made), draws) if throws is None else ()
            made.append(sum(drawn) if throws is None else throws[len(made)])
            return made[-1]

        first, given = open_game(self._rules, players, throw)
        if throws is not None and len(made) < len(throws):
            raise ValueError(f"opening has {len(throws)} throws: {len(made)} already decide it")
        if self._choices:
            chosen = choose_colours(
                players, first, given, [self._colour(colour) for colour in self._choices]
            )
            first, given = chosen[first], [(chosen[colour], face) for colour, face in given]
        self._opening = tuple((self._family.COLOURS[colour], face) for colour, face in given)
        self._first_draw = draws * len(made) if throws is None else 0
        return first

    @classmethod
    def from_position(
        cls,
        position: Position | str,
        *,
        seed: int | None = None,
        players: int | str | Iterable[str] | None = None,
        play_on: bool = False,
        clock: Callable[[], float] | None = None,
    ) -> Game:
        """Begin from a position.

        Raises
        ------
        ValueError
            If the position cannot be read, or is not one of these players.
        """
        if isinstance(position, str):
            position = Position.parse(position)
        game = cls.__new__(cls)
        playing = position.colours if players is None else _colours(position.ruleset, players)
        if sorted(playing.replace(" ", "")) != sorted(position.colours):
            raise ValueError(f"the position is of {position.colours}, not of {players!r}")
        game._begin(position.ruleset, playing, seed, play_on=play_on, clock=clock)
        game._position_text = str(position)
        game._set_up(game._standing(position.saved))
        return game

    @classmethod
    def from_record(cls, record: Record) -> Game:
        """Play a record again; see `Record.replay`."""
        if record.position:
            game = cls.from_position(
                record.position, seed=record.seed, players=record.players, play_on=record.play_on
            )
        else:
            game = cls(
                record.ruleset,
                players=record.players,
                seed=record.seed,
                starter=None if record.opening else record.starter,
                opening=record.opening if record.scripted_opening else None,
                choices=record.choices or None,
                play_on=record.play_on,
            )
        if replace(game.record, actions=record.actions) != record:
            raise Refused("records.contradiction")
        for number, action in enumerate(record.actions, 1):
            try:
                game._redo_action(action)
            except ValueError as error:
                cause = ValueError(f"action {number}, {action!r}: {error}")
                raise Refused("records.replay", cause, number=number, action=action) from error
        return game

    def _redo_action(self, action: str) -> None:
        word, _, rest = action.partition(" ")
        if word == "throw":
            scripted = rest.endswith("!")
            faces = tuple(int(face) for face in rest.rstrip("!").split())
            self.throw(*faces) if scripted else self._throw_expected(faces)
        elif word == "play":
            self.play(rest)
        elif word == "pass":
            self.pass_turn()
        elif word == "leave":
            self.leave(rest)
        elif word == "timeout":
            self._do("timeout", self._family.give_up)
        else:
            raise ValueError("no such action")

    def _throw_expected(self, faces: tuple[int, ...]) -> None:
        drawn = self._draw()
        if drawn != faces:
            raise ValueError(f"the seed gives {drawn} here")
        self.throw()

    # ---- how it stands -------------------------------------------------------------------

    @property
    def ruleset(self) -> Ruleset:
        """The rules of the game."""
        return self._rules

    @property
    def players(self) -> tuple[str, ...]:
        """The letters of each player's colours, in the order of play."""
        if " " in self._colours:
            return tuple(self._colours.split())
        return tuple(self._tables.letters(seat) for seat in self._tables.seats)

    def partners_of(self, colour: str) -> tuple[str, ...]:
        """Give the colours that play on the side of one, without being its player's own."""
        side, own = self._tables.side, self._colour(colour)
        return tuple(
            letter
            for other, letter in enumerate(self._tables.colours)
            if other != own and side[other] == side[own]
        )

    @property
    def seed(self) -> int:
        """The seed of the throws."""
        return self._seed

    @property
    def opening(self) -> tuple[tuple[str, int], ...]:
        """The throws that decided who starts, as colour and number."""
        return self._opening

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
        colour: str = self._tables.colours[self._tables.seats[self._state.seat][0]]
        return colour

    @property
    def pending(self) -> tuple[int, ...]:
        """The squares that may be counted now; () when a throw comes first."""
        return () if self._state.over else self._family.pending(self._state)

    @property
    def position(self) -> Position:
        """How the game stands, frozen."""
        return Position(self._rules, self._tables.seats, self._state.save())

    @property
    def outcome(self) -> Outcome | None:
        """Who has won, or ``None`` while the game is on."""
        return outcome_of(self._state)

    @property
    def record(self) -> Record:
        """Everything that has decided the game so far."""
        seats = self._tables.seats
        return Record(
            ruleset=self._rules.id,
            players=self._colours,
            seed=self._seed,
            opening=tuple(face for _, face in self._opening),
            scripted_opening=bool(self._opening) and not self._first_draw,
            choices=self._choices,
            starter=self._tables.colours[seats[self._start.seat][0]],
            position=self._position_text,
            play_on=self._play_on,
            actions=tuple(ply.action for ply in self._plies[: self._now]),
        )

    @property
    def ply(self) -> int:
        """How many plies have been played up to where the game stands."""
        return self._now

    @property
    def plies(self) -> tuple[Ply, ...]:
        """Every ply, those that can be redone included."""
        return tuple(self._plies)

    def position_at(self, ply: int) -> Position:
        """Give how the game stood after a number of plies."""
        return Position(self._rules, self._tables.seats, self._saved_at(self._check_ply(ply)))

    def __repr__(self) -> str:
        """Tell the game in a line that is the same each time."""
        return f"Game({self._rules.id!r}, players={self._colours!r}, seed={self._seed})"

    # ---- what can be done ----------------------------------------------------------------

    def legal_moves(self) -> tuple[Move, ...]:
        """Give the moves that may be played now; () if there is none."""
        return tuple(self._family.move_of(self._state, code) for code in self._legal())

    def _legal(self) -> Sequence[Code]:
        return self._family.legal(self._state)

    def attempts(self) -> tuple[tuple[str, int], ...]:
        """Give everything a person could try now: each own piece with each count to be used."""
        counts = dict.fromkeys(self.pending)
        return tuple(
            (self._tables.names[piece], count)
            for piece in self._family.own_pieces(self._state)
            for count in counts
        )

    def outlook(self) -> Iterator[tuple[Move, tuple[str, ...], tuple[Event, ...]]]:
        """Give each legal move with its way and the events that it would have, in one pass."""
        for code in self._legal():
            move = self._family.move_of(self._state, code)
            yield move, self._family.way_of(self._state, code), self._events_of(code)

    def way_of(self, move: Move) -> tuple[str, ...]:
        """Give the places that a legal move's piece enters one by one, a bounce included."""
        return self._family.way_of(self._state, self._code_of(move))

    def preview(self, move: Move) -> tuple[Event, ...]:
        """Give the events that a legal move would have, without playing it."""
        return self._events_of(self._code_of(move))

    def _events_of(self, code: Code) -> tuple[Event, ...]:
        ahead = self._standing(self._state.save())
        ahead.facts = []
        self._family.play(ahead, code)
        return events_of(ahead)

    def way_at(self, ply: int) -> tuple[str, ...]:
        """Give the places entered one by one in the move of a past ply; () if it was no move."""
        return self._plies[self._check_ply(ply) - 1].way if ply else ()

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
        asked = question(self.position, attempt, target=target, counts=counts, captures=captures)
        return explain(asked)

    # ---- doing it ------------------------------------------------------------------------

    def throw(self, *shown: int) -> tuple[Event, ...]:
        """Throw, or say what is shown.

        Parameters
        ----------
        *shown : int
            A scripted throw: what each die shows, or what the cowries count together; drawn from
            the seed if left out.

        Raises
        ------
        ValueError
            If a throw is not due, or it cannot show that; nothing has changed.
        """
        if self._timed_out():
            return self._do("timeout", self._family.give_up)
        if self.phase == "over":
            raise ValueError("the game is over: there is nothing to throw for")
        if self.phase == "move":
            raise ValueError("the last throw has not been used: play a move or pass first")
        given = self._rules.thrower.check(shown) if shown else self._draw()
        written = " ".join(map(str, given)) + ("!" if shown else "")
        return self._do(
            f"throw {written}",
            lambda state: self._family.throw(state, given),
            drawn=0 if shown else len(given),
        )

    def _draw(self) -> tuple[int, ...]:
        return self._dice.throw(self._drawn(), self._rules.thrower.draws)

    def _drawn(self) -> int:
        return self._plies[self._now - 1].drawn if self._now else self._first_draw

    def play(self, move: Asked) -> tuple[Event, ...]:
        """Play a move.

        Parameters
        ----------
        move : Move or tuple or str
            One of `legal_moves`; or a piece and a count, where that is one move alone.

        Raises
        ------
        IllegalMove
            If the rules refuse it; its ``explanation`` tells why. Nothing has changed.
        ValueError
            If it cannot be read, or means more than one move.
        """
        if self._timed_out():
            return self._do("timeout", self._family.give_up)
        asked = question(self.position, move)
        explanation = explain(asked)
        if not explanation.legal:
            raise IllegalMove(explanation)
        code, chosen = self._chosen_move(asked)
        way = self._family.way_of(self._state, code)
        return self._do(
            f"play {chosen}",
            lambda state: self._family.play(state, code),
            move=chosen,
            way=way,
        )

    def _chosen_move(self, asked: Question) -> tuple[Code, Move]:
        codes = [code for code in self._legal() if asked.is_answered_by(self._state, code)]
        moves = [self._family.move_of(self._state, code) for code in codes]
        if len(moves) > 1:
            listed = ", ".join(map(str, moves))
            raise ValueError(f"{moves[0].piece} can do that in more than one way: {listed}")
        return codes[0], moves[0]

    def _code_of(self, wanted: Move) -> Code:
        return self._chosen_move(question(self.position, wanted))[0]

    def pass_turn(self) -> tuple[Event, ...]:
        """Pass, when nothing can move or the rules let a count be declined.

        Raises
        ------
        IllegalMove
            If a move has to be played. Nothing has changed.
        ValueError
            If a throw comes first or the game is over.
        """
        if self._timed_out():
            return self._do("timeout", self._family.give_up)
        if self.phase != "move":
            raise ValueError("there is nothing to pass: " + _WHY_NOT_PASS[self.phase])
        if not self.may_pass():
            raise IllegalMove(self.explain("pass"))
        return self._do("pass", self._family.forgo, reasons=tuple(self._why_nothing_moves()))

    def _why_nothing_moves(self) -> Iterator[Violation]:
        """Give for each piece what speaks against its first count; nothing if one can move."""
        if not self._legal():
            asked = dict(reversed(self.attempts()))
            for piece in sorted(asked):
                yield self.explain((piece, asked[piece])).violations[0]

    def may_pass(self) -> bool:
        """Tell whether `pass_turn` is allowed now."""
        if self.phase != "move":
            return False
        return self._family.may_decline(self._state) or not self._legal()

    def leave(self, colour: str) -> tuple[Event, ...]:
        """Take a player out of the game (GEN-08).

        Raises
        ------
        ValueError
            If the ruleset does not know it, or that colour does not play any more.
        """
        seat = self._tables.seat_of.get(self._colour(colour), -1)
        if not self._rules.may_leave:
            raise ValueError(f"{self._rules.id} says nothing of leaving")
        if self.phase == "over":
            raise ValueError("the game is over: nobody can leave it")
        if seat < 0 or not self._family.may_leave(self._state, seat):
            raise ValueError(f"{colour!r} does not play (any more)")
        letter = self._tables.colours[self._tables.seats[seat][0]]
        return self._do(f"leave {letter}", lambda state: self._family.leave_game(state, seat))

    def _colour(self, word: object) -> int:
        """Give the colour that a letter or a name means on this board."""
        letter, colours = _letter(word), self._family.COLOURS
        if letter not in colours:
            expected = ", ".join(writing_of(self._rules).ORDER)
            raise ValueError(f"unknown colour {word!r}: expected one of {expected}")
        return colours.index(letter)

    def _opening_throw(self, throw: object) -> int:
        """Give what a scripted opening throw counts: of long dice all three together."""
        thrower = self._rules.opening_thrower
        if isinstance(throw, (tuple, list)):
            return sum(thrower.check(throw))
        return thrower.check_total(throw)

    def _timed_out(self) -> bool:
        limit = self._rules.seconds_a_turn
        if self._clock is None or limit is None or self._state.over:
            return False
        return self._clock() - self._turn_began > limit

    def _do(
        self,
        action: str,
        change: Callable[[Core], object],
        *,
        drawn: int = 0,
        move: Move | None = None,
        way: tuple[str, ...] = (),
        reasons: tuple[Violation, ...] = (),
    ) -> tuple[Event, ...]:
        self._state.facts = []
        change(self._state)
        events = events_of(self._state)
        if reasons:
            events = (replace(events[0], reasons=reasons), *events[1:])
        total = self._drawn() + drawn
        del self._plies[self._now :]
        self._plies.append(Ply(action, events, self._state.save(), total, move, way))
        self._now += 1
        if self._clock and any(event.kind == "turn" for event in events):
            self._turn_began = self._clock()
        self._tell()
        return events

    # ---- being watched -------------------------------------------------------------------

    def watch(self, changed: Callable[[], None]) -> None:
        """Have a method called after each change, for as long as its object lives."""
        self._watchers.append(WeakMethod(changed))

    def unwatch(self, changed: Callable[[], None]) -> None:
        """Have a method that watched called no longer."""
        self._watchers = [watcher for watcher in self._watchers if watcher() != changed]

    def _tell(self) -> None:
        self._watchers = [watcher for watcher in self._watchers if watcher() is not None]
        for watcher in self._watchers:
            if (changed := watcher()) is not None:
                changed()

    # ---- back and forth ------------------------------------------------------------------

    def undo(self, plies: int = 1) -> None:
        """Go back a number of plies.

        Raises
        ------
        ValueError
            If there are not so many.
        """
        self.go_to(self._now - _distance(plies))

    def redo(self, plies: int = 1) -> None:
        """Go forward again a number of plies that were undone.

        Raises
        ------
        ValueError
            If there are not so many.
        """
        self.go_to(self._now + _distance(plies))

    def go_to(self, ply: int) -> None:
        """Go to where the game stood after a number of plies.

        Raises
        ------
        ValueError
            If the game has no such ply.
        """
        self._state = self._standing(self._saved_at(self._check_ply(ply)))
        self._now = ply
        self._turn_began = self._clock() if self._clock else 0.0
        self._tell()

    def restart(self, *, seed: int | None = None) -> None:
        """Begin anew: the same rules, players and beginning, with other throws."""
        watchers = self._watchers
        position = Position.parse(self._position_text) if self._position_text else None
        starter = None if self._opening or position else self.record.starter
        settings: dict[str, Any] = {"seed": seed, "play_on": self._play_on, "clock": self._clock}
        if position is not None:
            fresh = Game.from_position(position, **settings)
        else:
            fresh = Game(
                self._rules,
                players=self._colours,
                starter=starter,
                choices=self._choices or None,
                **settings,
            )
        self.__dict__.update(fresh.__dict__)
        self._watchers = watchers
        self._tell()

    def _check_ply(self, ply: int) -> int:
        if not isinstance(ply, int) or isinstance(ply, bool) or not 0 <= ply <= len(self._plies):
            raise ValueError(f"there is no ply {ply!r}: expected 0 to {len(self._plies)}")
        return ply

    def _saved_at(self, ply: int) -> Saved:
        return self._plies[ply - 1].saved if ply else self._start


_WHY_NOT_PASS = {"throw": "a throw comes first", "over": "the game is over"}


def _distance(plies: int) -> int:
    if not isinstance(plies, int) or isinstance(plies, bool) or plies < 1:
        raise ValueError(f"expected a number of plies from 1 on, not {plies!r}")
    return plies


def _letter(word: object) -> str:
    letter = notation.letter_of(word) if isinstance(word, str) else None
    if letter is None:
        expected = ", ".join(notation.LETTERS)
        raise ValueError(f"unknown colour {word!r}: expected one of {expected}")
    return letter


def _colours(rules: Ruleset, players: int | str | Iterable[str] | None) -> str:
    family = family_of(rules)
    if players is None or isinstance(players, int):
        return family.colours_for(rules, players)
    return family.named_players(rules, [_group(word) for word in _words(players)])


def _words(players: str | Iterable[str]) -> list[str]:
    """Give a word for each player: ``"YR"`` is two, ``"YK RG"`` is two as well."""
    if not isinstance(players, str):
        return list(players)
    words = players.split()
    return list(players) if len(words) == 1 and players.isupper() else words


def _group(word: str) -> str:
    """Give the colours of one player: a colour's letter or name, or several letters."""
    several = isinstance(word, str) and word.isupper() and len(word) > 1
    return "".join(_letter(letter) for letter in word) if several else _letter(word)
