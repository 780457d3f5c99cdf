"""A game that is being played, and its record: each gives the other, so both are made here."""

from __future__ import annotations

import pickle
from copy import deepcopy
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final

from parchis_widgets.game.replay import Replaying, setup_of
from parchis_widgets.game.score_sheet import ScoreSheet
from parchis_widgets.game.setup import begun, set_up
from parchis_widgets.game.speech import in_its_language
from parchis_widgets.game.watching import Watchers
from parchis_widgets.text.catalogue import check_language
from parchis_widgets.text.language import speaking
from parchis_widgets.text.refusal import Refused
from parchis_widgets.text.showing import shown
from parchis_widgets.text.spoken import current_language

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Sequence

    from typing_extensions import Self

    from parchis_widgets.game.setup import Setup
    from parchis_widgets.position.position import Position
    from parchis_widgets.rules.ruleset import Ruleset

__all__ = ["Game", "Record"]


class Game(Replaying):
    """A game of one ruleset.

    Parameters
    ----------
    ruleset : str or Ruleset
        The rules, or their id.
    players : int or str or iterable of str, optional
        How many play, or which colours: ``"YR"``, ``["yellow", "rojo"]``, or the colours of each
        player: ``["YK", "RG"]``. As many as the ruleset takes at most if left out.
    seed : int, optional
        The seed of the throws, of at most a hundred digits; drawn and kept in the record if left
        out.
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
    lang : str, optional
        The language it speaks, in its errors, events and explanations; the default of
        `use_language` if left out. It is not kept in the record.

    Raises
    ------
    ValueError
        If any of these does not fit the rules; the message says what would.

    Notes
    -----
    ``copy.copy`` and ``copy.deepcopy`` give a game that goes its own way from here, with the same
    throws to come and nobody watching; `pickle` too, and there the turn's time begins anew.
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
        lang: str | None = None,
    ) -> None:
        self._speak(lang)
        with speaking(self._lang):
            setup = begun(
                ruleset,
                players=players,
                seed=seed,
                starter=starter,
                opening=opening,
                choices=choices,
                play_on=play_on,
            )
            self._sit_down(setup, clock)

    @classmethod
    def from_position(
        cls,
        position: Position | str,
        *,
        seed: int | None = None,
        players: int | str | Iterable[str] | None = None,
        play_on: bool = False,
        clock: Callable[[], float] | None = None,
        lang: str | None = None,
    ) -> Self:
        """Begin from a position.

        Parameters
        ----------
        position : Position or str
            How the game stands at first.
        seed, players, play_on, clock, lang
            As of `Game`.

        Raises
        ------
        ValueError
            If the position cannot be read, or is not one of these players.
        """
        game = cls.__new__(cls)
        game._speak(lang)
        with speaking(game._lang):
            setup = set_up(position, players=players, seed=seed, play_on=play_on)
            game._sit_down(setup, clock)
        return game

    @classmethod
    def from_record(cls, record: Record, *, lang: str | None = None) -> Self:
        """Play a record again; see `Record.replay`."""
        game = cls.__new__(cls)
        game._speak(lang)
        with speaking(game._lang):
            if not isinstance(record, ScoreSheet):
                raise Refused("game.record", found=shown(record))
            game._sit_down(setup_of(record), None)
            if {**vars(game.record), **record.played()} != vars(record):
                raise Refused("records.contradiction")
            game._replay(record)
        return game

    def _speak(self, lang: str | None) -> None:
        self._lang = current_language() if lang is None else check_language(lang)

    def _sit_down(self, setup: Setup, clock: Callable[[], float] | None) -> None:
        if clock is not None and not callable(clock):
            raise Refused("game.no_clock", found=shown(clock))
        if clock is not None and setup.rules.seconds_a_turn is None:
            raise Refused("game.clock", rules=setup.rules.id)
        self._clock = clock
        self._watchers = Watchers()
        self._begin(setup)

    @in_its_language
    def restart(self, *, seed: int | None = None) -> None:
        """Begin anew: the same rules, players and beginning, with other throws."""
        self._begin(self._setup.again(seed))
        self._watchers.tell(())

    @property
    def record(self) -> Record:
        """Everything that has decided the game so far."""
        setup = self._setup
        return Record(
            ruleset=setup.rules.id,
            players=setup.colours,
            seed=setup.seed,
            opening=tuple(face for _, face in setup.opening),
            scripted_opening=setup.scripted,
            choices=setup.choices,
            starter=setup.starter,
            position=setup.position,
            play_on=setup.play_on,
            actions=tuple(ply.action for ply in self._history.done),
            branches=tuple((one.ply, one.actions) for one in self._history.branches_of_done()),
        )

    def __repr__(self) -> str:
        """Return the game in a line that is the same each time."""
        setup, kind = self._setup, type(self).__name__
        return f"{kind}({setup.rules.id!r}, players={setup.colours!r}, seed={setup.seed})"

    # ---- as a Python object --------------------------------------------------------------

    def __copy__(self) -> Self:
        other = type(self).__new__(type(self))
        other.__dict__.update(self.__dict__)
        other._history = self._history.copy()
        other._watchers = Watchers()
        other._take_up()
        return other

    @in_its_language
    def __deepcopy__(self, memo: dict[int, Any]) -> Self:
        # Set-up and plies are frozen: they can be shared. What a subclass adds is its own.
        other = memo[id(self)] = self.__copy__()
        for name, value in self.__dict__.items():
            if name not in _OWN:
                other.__dict__[name] = deepcopy(value, memo)
        try:
            other._clock = deepcopy(self._clock, memo)
        except Exception as error:
            raise Refused("game.clock_copy") from error
        return other

    @in_its_language
    def __getstate__(self) -> dict[str, Any]:
        try:
            pickle.dumps(self._clock)
        except Exception as error:
            raise Refused("game.clock_pickle") from error
        return {name: value for name, value in self.__dict__.items() if name not in _LOOKED_UP}

    def __setstate__(self, kept: dict[str, Any]) -> None:
        self.__dict__.update(kept)
        self._watchers = Watchers()
        self._take_up()
        # What a clock shows elsewhere says nothing of when this turn began.
        self._turn_began = self._seconds()


_LOOKED_UP: Final = {"_dice", "_family", "_state", "_tables", "_watchers"}
"""What the rest of a game decides, and who watches: no copy takes it along."""
_OWN: Final = {*_LOOKED_UP, "_clock", "_history", "_lang", "_setup", "_turn_began"}


@dataclass(frozen=True)
class Record(ScoreSheet):
    """What decided a game: from it, the game can be played again, exactly.

    Attributes
    ----------
    ruleset : str
        The ruleset's id.
    players : str
        The letters of the colours in play; in Pachisi for two those of each player: ``"YK RG"``.
    seed : int
        The seed of the throws that were not scripted.
    opening : tuple of int
        The throws that decided who starts; () if a starter was named or the game was set up.
    scripted_opening : bool
        Whether those throws were scripted, not drawn from the seed.
    choices : str
        The colours that the players chose in the order of those throws (GEN-01); empty if each
        had its own.
    starter : str
        The colour that starts.
    position : str
        The position from which the game was set up; empty for a whole game.
    play_on : bool
        Whether the game goes on for the places (TRA-19).
    actions : tuple of str
        What was done: ``"throw 5"``, ``"throw 5!"`` (scripted; of cowries the value, of long dice
        all three), ``"play Y1 5 home>5"``, ``"pass"``, ``"leave B"``, ``"timeout"``.
    branches : tuple of tuple
        What was played once and left: the number of actions after which it leaves these, and the
        actions that followed.

    Raises
    ------
    ValueError
        If one of these is of another kind.
    """

    def replay(self, *, lang: str | None = None) -> Game:
        """Play the record again.

        Parameters
        ----------
        lang : str, optional
            The language that the game speaks; the default of `use_language` if left out.

        Returns
        -------
        Game
            The game as it stood when the record was made, with all of it to undo.

        Raises
        ------
        ValueError
            If an action could not have been done; the message names it by its number and its
            line.
        """
        return Game.from_record(self, lang=lang)
