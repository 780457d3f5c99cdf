"""What a comparison begins from: a game, its throws, what was decided, and under which rules."""

from __future__ import annotations

from copy import copy
from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING, Final

from parchis_widgets.comparison.lane import Start
from parchis_widgets.engine.family import seated_under
from parchis_widgets.engine.throws import SeededThrows
from parchis_widgets.game.game import Game, Record
from parchis_widgets.game.score_sheet import ScoreSheet
from parchis_widgets.position.reading import rules_of
from parchis_widgets.text.refusal import Refused
from parchis_widgets.text.showing import shown

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from parchis_widgets.engine.move import Move
    from parchis_widgets.game.players import Players
    from parchis_widgets.position.position import Position
    from parchis_widgets.rules.ruleset import Ruleset

__all__ = ["Source", "rules_to_compare", "source_of", "start_under", "starts_of"]

_FEWEST: Final = 2
_MOST: Final = 4
_ALIGNED: Final = ("turn_order", "starter", "starter_ties", "seating")
"""Who sits where and begins: not what a rule is about."""


@dataclass(frozen=True)
class Source:
    """A game to be compared with what other rules make of its throws."""

    game: Game
    goes_on: bool
    """Whether throws are drawn from the seed once its own are used up."""

    def throws(self) -> Iterator[tuple[tuple[int, ...], list[Move | None]]]:
        """Return each throw with what was done with it, move by move; ``None`` for a pass."""
        yield from self._made
        if self.goes_on:
            yield from ((faces, []) for faces in self._drawn())

    @cached_property
    def _made(self) -> list[tuple[tuple[int, ...], list[Move | None]]]:
        told: list[tuple[tuple[int, ...], list[Move | None]]] = []
        for ply in self.game.plies[: self.game.ply]:
            word, _, rest = ply.action.partition(" ")
            if word == "throw":
                told.append((tuple(map(int, rest.rstrip("!").split())), []))
            elif word in ("play", "pass") and told:
                told[-1][1].append(ply.move)
            else:
                raise Refused("comparison.action", action=ply.action)
        return told

    def _drawn(self) -> Iterator[tuple[int, ...]]:
        game, draws = self.game, self.game.ruleset.thrower.draws
        row = SeededThrows(game.ruleset, game.seed)
        at = game.drawn
        while True:
            yield row.throw(at, draws)
            at += draws


def source_of(
    source: Record | Game | None, first: Ruleset, *, seed: int | None, players: Players
) -> Source:
    """Read what is to be compared, or refuse it."""
    if source is None:
        return Source(Game(first, players=players, seed=seed), goes_on=True)
    if seed is not None or players is not None:
        raise Refused("comparison.seed_and_source")
    game = Game.from_record(source) if isinstance(source, ScoreSheet) else source
    if not isinstance(game, Game):
        raise Refused("comparison.source", found=shown(source))
    # Whoever plays on with the game does not change what was compared.
    return Source(copy(game), goes_on=game.phase == "over")


def rules_to_compare(rulesets: Sequence[str | Ruleset]) -> tuple[Ruleset, ...]:
    """Read two to four rulesets of one family and the same dice, or refuse them."""
    if isinstance(rulesets, str) or not hasattr(rulesets, "__iter__"):
        raise Refused("comparison.rulesets", found=shown(rulesets), least=_FEWEST, most=_MOST)
    rules = tuple(rules_of(one) for one in rulesets)
    if not _FEWEST <= len(rules) <= _MOST:
        raise Refused("comparison.number", found=len(rules), least=_FEWEST, most=_MOST)
    for place, one in enumerate(rules):
        if one in rules[:place]:
            raise Refused("comparison.twice", rules=one.id)
        if one.family != rules[0].family:
            raise Refused("comparison.family", one=rules[0].id, other=one.id)
        if _dice(one) != _dice(rules[0]):
            raise Refused("comparison.dice", one=rules[0].id, other=one.id)
    return rules


def _dice(rules: Ruleset) -> tuple[object, ...]:
    thrower = rules.thrower
    return thrower.kind, thrower.number, thrower.values


def starts_of(source: Source, rules: Sequence[Ruleset], *, align: bool) -> dict[str, Start]:
    """Return how the game begins under each ruleset, by the ids as they were asked for."""
    game, first = source.game, rules[0]
    if game.ruleset.family != first.family or _dice(game.ruleset) != _dice(first):
        raise Refused("comparison.of_the_source", one=game.ruleset.id, other=first.id)
    position = game.position_at(0)
    starts = {}
    for one in rules:
        played = _aligned(one, first) if align else one
        start = start_under(position, played, play_on=game.plays_on)
        if start is None and align:
            start = _seated_as(first, played, game)
        if start is None:
            raise _not_seated(one, first)
        starts[one.id] = start
    return starts


def _not_seated(rules: Ruleset, first: Ruleset) -> Refused:
    if rules == first:
        return Refused("comparison.seats_source", rules=rules.id)
    return Refused("comparison.seats", one=first.id, other=rules.id)


def _aligned(rules: Ruleset, first: Ruleset) -> Ruleset:
    """Return rules by which one sits and begins as by the first."""
    wanted = {name: getattr(first, name) for name in _ALIGNED if hasattr(rules, name)}
    try:
        return rules.replace(**wanted)
    except ValueError:
        return rules


def _seated_as(first: Ruleset, rules: Ruleset, game: Game) -> Start | None:
    """Return how a game begins where rules seat the players as the first do, whatever they say."""
    told = {name: getattr(first, name) for name in ("seats", "play_on") if hasattr(first, name)}
    for wanted in ({"seats": told.get("seats")}, told):
        try:
            seated = rules.replace(**wanted)
        except ValueError:
            continue
        return start_under(game.position_at(0), seated, play_on=game.plays_on)
    return None


def start_under(position: Position, rules: Ruleset, *, play_on: bool) -> Start | None:
    """Return how a game begins that stands so; `None` where rules seat these players otherwise."""
    seated = seated_under(rules, position.seats, position.saved)
    return None if seated is None else Start(rules, *seated, play_on and rules.goes_on)
