"""The same throws under several rulesets: see `compare`."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from functools import cached_property
from itertools import accumulate, islice
from typing import TYPE_CHECKING, Final, NamedTuple

from parchis_widgets.comparison.decisions import check_chosen, decider_of
from parchis_widgets.comparison.lane import Lane
from parchis_widgets.comparison.names import short_name
from parchis_widgets.comparison.source import rules_to_compare, source_of, starts_of
from parchis_widgets.comparison.together import Together
from parchis_widgets.game.checks import flag, within
from parchis_widgets.text import current_language, message
from parchis_widgets.text.phrases import sentence

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from parchis_widgets.comparison.decisions import Chosen, Decide
    from parchis_widgets.comparison.lane import Start
    from parchis_widgets.comparison.parting import Answer
    from parchis_widgets.engine.move import Move
    from parchis_widgets.game.game import Game, Record
    from parchis_widgets.game.players import Players
    from parchis_widgets.rules.ruleset import Ruleset

__all__ = ["Comparison", "Drift", "begin", "compare"]

_LONGEST: Final = 50_000
"""Throws after which a game that cannot end is given up."""


class Drift(NamedTuple):
    """How far one ruleset's game has come, by colour."""

    home: dict[str, int]
    """Pieces that have not begun."""
    goal: dict[str, int]
    """Pieces in the goal."""
    captures: dict[str, int]
    """Pieces that the colour has captured."""


@dataclass(frozen=True)
class Comparison:
    """What several rulesets make of the same throws.

    Attributes
    ----------
    rulesets : tuple of str
        The ids, as they were asked for.
    throws : tuple of tuple of int
        What was thrown, in order.
    answers : tuple of Answer
        While the games stand alike, each throw at which the legal moves differ.
    parting : Answer or None
        The first throw after which any two of them do not stand alike.
    aligned : bool
        Whether turn order, seats and starter are those of the first ruleset for all.
    lang : str
        The language it speaks unless another is asked for.
    """

    rulesets: tuple[str, ...]
    throws: tuple[tuple[int, ...], ...]
    answers: tuple[Answer, ...]
    parting: Answer | None
    aligned: bool
    _together: Together = field(repr=False, compare=False)
    lang: str = field(default_factory=current_language, compare=False, repr=False)

    @property
    def lanes(self) -> Mapping[str, Lane]:
        """By id, what was done with each throw."""
        return self._together.lanes

    def otherwise(self, throw: int, name: str, moves: Sequence[Move]) -> Comparison:
        """Return the comparison in which a ruleset's moves with a throw are others.

        It is what `compare` gives with these moves `chosen`, and those that were chosen at this
        throw or before it; what they do not change is not played again.

        Parameters
        ----------
        throw : int
            Its number, from 1.
        name : str
            The id of the ruleset.
        moves : sequence of Move
            Made wherever they are legal.

        Raises
        ------
        ValueError
            If there is no such throw or ruleset, or these are no moves.
        """
        within("comparison.no_throw", throw, 1, len(self.throws))
        check_chosen({(throw, name): moves}, self.lanes)
        return _played_out(self._together.otherwise(throw, name, moves), align=self.aligned)

    def moves_at(self, throw: int, name: str) -> tuple[Move, ...]:
        """Return what was played with a throw under a ruleset; () once its game is over."""
        played = self.lanes[name].played
        return played[throw - 1].moves if throw <= len(played) else ()

    def plies_at(self, name: str) -> tuple[int, ...]:
        """Return the ply of a ruleset's game after each number of throws, from 0 on."""
        counts = [len(one.steps) for one in self.lanes[name].played]
        return (0, *accumulate(counts))

    @cached_property
    def games(self) -> Mapping[str, Game]:
        """By id, the game: finished, or as far as the throws go; its ruleset is the aligned one."""
        return {name: lane.game() for name, lane in self.lanes.items()}

    @cached_property
    def drift(self) -> tuple[Mapping[str, Drift], ...]:
        """After each number of throws, from 0 on: by id, how far the game has come."""
        told = {name: _drifts(lane, len(self.throws)) for name, lane in self.lanes.items()}
        return tuple(
            {name: those[throw] for name, those in told.items()}
            for throw in range(len(self.throws) + 1)
        )

    def name_of(self, ruleset: str, lang: str) -> str:
        """Return what a ruleset is called among these."""
        return short_name(ruleset, lang)

    def text(self, lang: str | None = None) -> str:
        """Return what came of it, in a few sentences."""
        lang = lang or self.lang
        lines = [message(lang, "comparison.throws", n=len(self.throws))]
        if self.aligned:
            lines.append(
                message(lang, "comparison.aligned", name=short_name(self.rulesets[0], lang))
            )
        lines += self._told_of_parting(lang)
        lines += [self._end(name, lang) for name in self.rulesets]
        return "\n".join(lines)

    def _told_of_parting(self, lang: str) -> tuple[str, ...]:
        if self.parting:
            parts = message(lang, "comparison.parts", n=self.parting.throw)
            return parts, self.parting.text(lang)
        if all(lane.over for lane in self.lanes.values()):
            return (message(lang, "comparison.never"),)
        return (message(lang, "comparison.not_yet", n=len(self.throws)),)

    def _end(self, name: str, lang: str) -> str:
        lane = self.lanes[name]
        said = {"name": short_name(name, lang), "n": len(lane.played)}
        if not lane.over:
            return message(lang, "comparison.unfinished", **said)
        if not lane.winners:
            return message(lang, "comparison.ended", **said)
        won = sentence(lang, "outcome.winners", colours=lane.winners).rstrip(".")
        return message(lang, "comparison.won", winners=won, **said)

    def __str__(self) -> str:
        """Return what came of it."""
        return self.text()


def compare(
    source: Record | Game | None,
    rulesets: Sequence[str | Ruleset],
    *,
    seed: int | None = None,
    players: Players = None,
    decide: Decide = "random",
    align: bool = True,
    chosen: Chosen | None = None,
) -> Comparison:
    """Play the same throws under several rulesets.

    Parameters
    ----------
    source : Record, Game or None
        The game whose throws are used, and what was decided in it wherever that is legal. Once it
        is over, further throws come from its seed until all are. ``None`` for a whole new game.
    rulesets : sequence of str or Ruleset
        Two to four, of one family and the same dice; house rules too.
    seed, players : int, int or str
        Of a new game, as `Game` takes them.
    decide : str or callable
        Who decides where the source does not: ``"random"``, drawn from seed, throw and decision, so
        that another ruleset changes no lane; ``"first"``; or a function that gives a move of a
        game.
    align : bool
        Whether turn order, seats and starter are those of the first ruleset for all.
    chosen : mapping, optional
        By number of a throw and id of a ruleset, the moves that are made with it instead, wherever
        they are legal.

    Returns
    -------
    Comparison
        Every throw that is answered differently, where the games part, and what becomes of them.

    Raises
    ------
    ValueError
        If these rulesets cannot be compared, or the source cannot be played under them.
    """
    together = begin(
        source, rulesets, seed=seed, players=players, decide=decide, align=align, chosen=chosen
    )
    return _played_out(together, align=align)


def _played_out(together: Together, *, align: bool) -> Comparison:
    """Play until every game is over, and tell what has come of it."""
    next(islice(together.play(), _LONGEST - 1, None), None)
    throws, answers = tuple(together.throws), tuple(together.answers)
    return Comparison(tuple(together.lanes), throws, answers, together.parting, align, together)


def begin(
    source: Record | Game | None,
    rulesets: Sequence[str | Ruleset],
    *,
    seed: int | None = None,
    players: Players = None,
    decide: Decide = "random",
    align: bool = True,
    chosen: Chosen | None = None,
) -> Together:
    """Return the games of a comparison before the first throw, or refuse it: see `compare`."""
    rules = rules_to_compare(rulesets)
    flag("align", align)
    begun = source_of(source, rules[0], seed=seed, players=players)
    decider = decider_of(decide, begun.game.seed)
    starts = starts_of(begun, rules, align=align)
    lanes = {name: Lane(start, begun.game.seed, decider) for name, start in starts.items()}
    return Together(begun, lanes, check_chosen(chosen, lanes))


def _drifts(lane: Lane, throws: int) -> list[Drift]:
    """Return how far a lane has come after each number of throws; once it is over it stays."""
    taken: Counter[str] = Counter()
    told = [_drift(lane, lane.start, taken)]
    for one in lane.played:
        for move in one.moves:
            taken[move.piece[0]] += len(move.captures)
        told.append(_drift(lane, lane.start._replace(saved=one.saved), taken))
    return told + told[-1:] * (throws - len(lane.played))


def _drift(lane: Lane, stands: Start, taken: Counter[str]) -> Drift:
    places: dict[str, list[str]] = {colour: [] for colour in lane.colours}
    for piece, place in stands.position.places.items():
        places[piece[0]].append(place)
    return Drift(
        {colour: those.count("home") for colour, those in places.items()},
        {colour: those.count("goal") for colour, those in places.items()},
        {colour: taken[colour] for colour in places},
    )
