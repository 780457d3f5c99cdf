"""Playing a record again: each action must be one that its rules know, and can be done there."""

from __future__ import annotations

from copy import copy
from typing import TYPE_CHECKING

from parchis_widgets.game.playing import Playing
from parchis_widgets.game.score_sheet import is_action, line_of
from parchis_widgets.game.setup import begun, set_up
from parchis_widgets.text.refusal import Refused
from parchis_widgets.text.showing import shown

if TYPE_CHECKING:
    from collections.abc import Iterable

    from parchis_widgets.game.score_sheet import ScoreSheet
    from parchis_widgets.game.setup import Setup

__all__ = ["Replaying", "setup_of"]


def setup_of(record: ScoreSheet) -> Setup:
    """Return how the game of a record began, by its head."""
    if record.position:
        return set_up(
            record.position, players=record.players, seed=record.seed, play_on=record.play_on
        )
    return begun(
        record.ruleset,
        players=record.players,
        seed=record.seed,
        starter=None if record.opening else record.starter,
        opening=record.opening if record.scripted_opening else None,
        choices=record.choices or None,
        play_on=record.play_on,
    )


class Replaying(Playing):
    """A game that can do again what a record says."""

    def _replay(self, record: ScoreSheet) -> None:
        """Do again all that a record says: what was played, and what was left."""
        self._redo(record.actions, 0, line_of(0))
        line = line_of(len(record.actions)) + 1
        for ply, actions in record.branches:
            other = copy(self)
            other._history = self._history.up_to(ply)
            other._take_up()
            other._redo(actions, ply, line)
            self._history.keep(other._history.plies)
            line += 1 + len(actions)

    def _redo(self, actions: Iterable[str], before: int, line: int) -> None:
        """Do actions again that follow so many others; they stand after a line of the text."""
        for number, action in enumerate(actions, 1):
            try:
                self._redo_action(action)
            except ValueError as error:
                # A refusal is told in whatever language the whole is told.
                reason = error if isinstance(error, Refused) else str(error)
                said = {"number": before + number, "line": line + number, "action": shown(action)}
                raise Refused("game.replay", **said, reason=reason) from error

    def _redo_action(self, action: str) -> None:
        word, _, rest = action.partition(" ")
        if not is_action(action):
            raise Refused("game.no_action")
        if word == "throw":
            self._redo_throw(tuple(map(int, rest.rstrip("!").split())), scripted="!" in rest)
        elif word == "play":
            self.play(rest)
        elif word == "pass":
            self.pass_turn()
        elif word == "leave":
            self.leave(rest)
        elif self._setup.rules.seconds_a_turn is None:
            raise Refused("game.clock", rules=self._setup.rules.id)
        elif self._state.over:
            raise Refused("game.no_timeout_over")
        else:
            self._give_up()

    def _redo_throw(self, faces: tuple[int, ...], *, scripted: bool) -> None:
        if not scripted and self.phase == "throw" and (drawn := self._draw()) != faces:
            raise Refused("game.other_throw", drawn=shown(drawn))
        self.throw(*(faces if scripted else ()))
