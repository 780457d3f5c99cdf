"""Playing a game: throw, move, pass, leave, and go back and forth; who watches is told."""

from __future__ import annotations

from dataclasses import replace
from math import isfinite
from typing import TYPE_CHECKING

from parchis_widgets.engine.family import family_of
from parchis_widgets.engine.throws import SeededThrows
from parchis_widgets.explain.event import events_of
from parchis_widgets.game.attempts import IllegalMove
from parchis_widgets.game.history import History, Ply
from parchis_widgets.game.setup import numbers_thrown
from parchis_widgets.game.speech import in_its_language
from parchis_widgets.game.standing import Standing
from parchis_widgets.text.refusal import Refused
from parchis_widgets.text.showing import shown

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from parchis_widgets.engine.core import Core
    from parchis_widgets.engine.move import Move
    from parchis_widgets.explain.asking import Asked
    from parchis_widgets.explain.event import Event
    from parchis_widgets.explain.violation import Violation
    from parchis_widgets.game.setup import Setup
    from parchis_widgets.game.watching import Watcher, Watchers

__all__ = ["Playing"]


class Playing(Standing):
    """A game that can be played."""

    _clock: Callable[[], float] | None
    _dice: SeededThrows
    _turn_began: float
    _watchers: Watchers

    def _begin(self, setup: Setup) -> None:
        """Take the seats: nothing has been played yet."""
        now = self._seconds()
        self._setup = setup
        self._history = History(setup.start, setup.drawn)
        self._take_up()
        self._turn_began = now

    def _take_up(self) -> None:
        """Look up what set-up and history decide, and stand where they have come to."""
        setup = self._setup
        self._family = family_of(setup.rules)
        self._tables = self._family.tables_for(
            setup.rules, self._family.seats_of(setup.rules, setup.colours)
        )
        self._dice = SeededThrows(setup.rules, setup.seed)
        self._state = self._standing(self._history.saved_at(self._history.now))

    # ---- doing it ------------------------------------------------------------------------

    @in_its_language
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
            return self._give_up()
        if self.phase != "throw":
            raise Refused(f"game.no_throw_{self.phase}")
        given = self._check_throw(shown) if shown else self._draw()
        written = " ".join(map(str, given)) + ("!" if shown else "")
        return self._do(
            f"throw {written}",
            lambda state: self._family.throw(state, given),
            drawn=0 if shown else len(given),
        )

    def _check_throw(self, shown: tuple[object, ...]) -> tuple[int, ...]:
        return self._setup.rules.thrower.check(numbers_thrown(shown))

    def _draw(self) -> tuple[int, ...]:
        return self._dice.throw(self._history.drawn, self._setup.rules.thrower.draws)

    @in_its_language
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
            return self._give_up()
        code, chosen = self._found(move)
        way = self._family.way_of(self._state, code)
        return self._do(
            f"play {chosen}",
            lambda state: self._family.play(state, code),
            move=chosen,
            way=way,
        )

    @in_its_language
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
            return self._give_up()
        if self.phase != "move":
            raise Refused(f"game.no_pass_{self.phase}")
        if not self.may_pass():
            raise IllegalMove(self.explain("pass"))
        return self._do("pass", self._family.forgo, reasons=tuple(self._why_nothing_moves()))

    def _why_nothing_moves(self) -> Iterator[Violation]:
        """Return for each piece what speaks against its first count; nothing if one can move."""
        if not self._legal():
            asked = dict(reversed(self.attempts()))
            for piece in sorted(asked):
                yield self.explain((piece, asked[piece])).violations[0]

    @in_its_language
    def leave(self, colour: str) -> tuple[Event, ...]:
        """Take a player out of the game (GEN-08).

        Raises
        ------
        ValueError
            If the ruleset does not know it, or that colour does not play any more.
        """
        seat = self._tables.seat_of.get(self._colour(colour), -1)
        if not self._setup.rules.may_leave:
            raise Refused("game.leaving", rules=self._setup.rules.id)
        if self._state.over:
            raise Refused("game.no_leave_over")
        if seat < 0 or not self._family.may_leave(self._state, seat):
            raise Refused("game.gone", found=shown(colour))
        letter = self._tables.colours[self._tables.seats[seat][0]]
        return self._do(f"leave {letter}", lambda state: self._family.leave_game(state, seat))

    def _give_up(self) -> tuple[Event, ...]:
        return self._do("timeout", self._family.give_up)

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
        history, now = self._history, self._seconds()
        self._state.facts = []
        try:
            change(self._state)
        except BaseException:
            self._state = self._standing(history.saved_at(history.now))
            raise
        events = events_of(self._state)
        if reasons:
            events = (replace(events[0], reasons=reasons), *events[1:])
        total = history.drawn + drawn
        history.add(Ply(action, events, self._state.save(), total, move, way))
        if any(event.kind == "turn" for event in events):
            self._turn_began = now
        self._watchers.tell(events)
        return events

    # ---- the clock -----------------------------------------------------------------------

    def _timed_out(self) -> bool:
        limit = self._setup.rules.seconds_a_turn
        if self._clock is None or limit is None or self._state.over:
            return False
        return self._seconds() - self._turn_began > limit

    def _seconds(self) -> float:
        if self._clock is None:
            return 0.0
        seconds: object = self._clock()
        if not isinstance(seconds, (int, float)) or not isfinite(seconds):
            raise Refused("game.clock_reading", found=shown(seconds))
        return float(seconds)

    # ---- back and forth ------------------------------------------------------------------

    @in_its_language
    def undo(self, plies: int = 1) -> None:
        """Go back a number of plies.

        Raises
        ------
        ValueError
            If there are not so many.
        """
        self._go_to(self._history.back(plies))

    @in_its_language
    def redo(self, plies: int = 1) -> None:
        """Go forward again a number of plies that were undone.

        Raises
        ------
        ValueError
            If there are not so many.
        """
        self._go_to(self._history.forth(plies))

    @in_its_language
    def go_to(self, ply: int) -> None:
        """Go to where the game stood after a number of plies.

        Raises
        ------
        ValueError
            If the game has no such ply.
        """
        self._go_to(self._history.checked(ply))

    @in_its_language
    def take_branch(self, branch: int) -> None:
        """Go to the end of a branch, by its place in `branches`.

        What was played until now is a branch in its turn: nothing is lost.

        Raises
        ------
        ValueError
            If there is no such branch.
        """
        self._history.take(branch)
        self._go_to(self._history.now)

    def _go_to(self, ply: int) -> None:
        now = self._seconds()
        self._state = self._standing(self._history.saved_at(ply))
        self._history.now = ply
        self._turn_began = now
        self._watchers.tell(())

    # ---- being watched -------------------------------------------------------------------

    @in_its_language
    def watch(self, watcher: Watcher) -> Callable[[], None]:
        """Have somebody told of everything that happens from now on.

        Parameters
        ----------
        watcher : callable
            Called with the events after each throw, move, pass, leave and lost turn, and with
            ``()`` after each undo, redo, jump and restart. An error that it raises harms neither
            the game nor other watchers: what was done is done, all are told, and then the first
            error is raised. If it plays itself, that is told after this.

        Returns
        -------
        callable
            Ends it. Until then the watcher is kept alive.

        Raises
        ------
        ValueError
            If it cannot be called.
        """
        return self._watchers.add(watcher)
