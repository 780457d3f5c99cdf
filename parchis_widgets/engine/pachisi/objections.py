"""What speaks against an attempt: its vetoes, or else the duty that it leaves undone."""

from __future__ import annotations

from typing import TYPE_CHECKING

from parchis_widgets.board.cross import arm_of
from parchis_widgets.board.pachisi import FOREIGN, GOAL, HOME, steps_of
from parchis_widgets.engine.pachisi.candidates import candidates
from parchis_widgets.engine.pachisi.duties import USE_MORE_DICE
from parchis_widgets.engine.pachisi.effects import captures
from parchis_widgets.engine.pachisi.moves import named_way
from parchis_widgets.engine.pachisi.places import CHARKONI, counts_to, is_same_place, spot_called
from parchis_widgets.engine.pachisi.state import place_name
from parchis_widgets.engine.pachisi.tables import square_of
from parchis_widgets.engine.pachisi.throws import pending
from parchis_widgets.engine.pachisi.vetoes import (
    BACK_IN_CHARKONI,
    BEYOND_CHARKONI,
    NO_SUM,
    Try,
    not_entering,
    out_of_turn,
    runs,
    vetoes,
)
from parchis_widgets.engine.veto import (
    BACK,
    CAPTURES_ALL,
    FOREIGN_COLUMN,
    LEADS_ELSEWHERE,
    NOT_THERE,
    OTHER_SQUARE,
    STANDS_THERE,
    Veto,
)
from parchis_widgets.rules.reason import forbids

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from parchis_widgets.engine.attempt import Attempt
    from parchis_widgets.engine.pachisi.option import Option
    from parchis_widgets.engine.pachisi.state import State

__all__ = ["objections", "way"]

QUEEN = forbids("queen", "PAC-14", reads="queens")
SAME_TEAM = forbids("same-team", "PAC-11 CHA-01")
CASTLE_SHARED = forbids("castle-shared", "PAC-15", reads="queen_on_castle")
MOVES_AS_ONE = forbids("moves-as-one", "PAC-08 CHA-06", reads="merging")


def objections(state: State, attempt: Attempt, codes: Sequence[Option]) -> list[Veto]:
    """Return what speaks against an attempt that is no legal move, the most fundamental first."""
    if attempt.count is not None:
        found = _count_vetoes(state, attempt, attempt.count, codes)
    else:
        assert attempt.place is not None, "something is asked for"
        counts = counts_to(state, attempt.piece, attempt.place)
        if not counts:
            return list(_place_vetoes(state, attempt.piece, attempt.place))
        by_count = [
            [v._replace(counted=n) for v in _count_vetoes(state, attempt, n, codes)] for n in counts
        ]
        found = min(by_count, key=len)
    return found or list(_chosen_otherwise(state, attempt, codes))


def _count_vetoes(
    state: State, attempt: Attempt, count: int, codes: Sequence[Option]
) -> list[Veto]:
    tried = Try(state, attempt.piece, count, attempt.counts, attempt.place)
    return list(vetoes(tried)) or list(_leaves_throws_unused(tried, codes))


def _leaves_throws_unused(attempt: Try, codes: Sequence[Option]) -> Iterator[Veto]:
    """Look for the duty to use as many throws as possible (CHA-09)."""
    free = [
        option
        for option in candidates(attempt.state)
        if attempt.piece in option.pieces
        and option.total == attempt.count
        and attempt.counts in (None, option.counts)
        and attempt.ends_there(option.target, option.laps)
    ]
    if free and not any(option in codes for option in free):
        yield Veto(USE_MORE_DICE, pieces=tuple(dict.fromkeys(o.pieces[0] for o in codes)))


# ---- a place to which no count leads ------------------------------------------------------


def _place_vetoes(state: State, piece: int, place: str) -> Iterator[Veto]:
    """Return why a piece cannot go to a place, where no count leads it there."""
    unasked = list(out_of_turn(state, piece))
    colour, step = piece >> 2, state.step[piece]
    spot = spot_called(colour, place)
    if unasked:
        yield from unasked
    elif step == GOAL:
        yield Veto(BACK_IN_CHARKONI, pieces=(piece,))
    elif place.lower() in FOREIGN and spot is not None and arm_of(spot) != colour:
        yield Veto(FOREIGN_COLUMN, (spot,))
    elif step == HOME and spot == CHARKONI:
        yield Veto(STANDS_THERE)
    elif step == HOME:
        yield Veto(OTHER_SQUARE) if _leaves_by_any(state, piece) else not_entering(state, piece)
    else:
        yield from _at_another_distance(state, piece, CHARKONI if spot is None else spot)


def _leaves_by_any(state: State, piece: int) -> bool:
    return any(Try(state, piece, value).may_leave for value in pending(state))


def _at_another_distance(state: State, piece: int, spot: int) -> Iterator[Veto]:
    """Return that another number leads there, with what bars the way; or that it lies behind."""
    step = state.step[piece]
    there = (GOAL,) if spot == CHARKONI else steps_of(piece >> 2, spot)
    ahead = [target - step for target in there if target > step]
    if step in there:
        yield Veto(STANDS_THERE, () if spot == CHARKONI else (spot,))
    elif not ahead:
        yield Veto(BACK, (spot,))
    elif spot == CHARKONI and min(pending(state), default=0) > ahead[0]:
        yield Veto(BEYOND_CHARKONI, pieces=(piece,), distance=ahead[0])
    else:
        yield Veto(OTHER_SQUARE, distance=ahead[0])


# ---- what is chosen otherwise than it can be ----------------------------------------------


def _chosen_otherwise(state: State, attempt: Attempt, codes: Sequence[Option]) -> Iterator[Veto]:
    """Return why what the piece can count cannot be done in the way that was chosen."""
    possible = [
        option
        for option in codes
        if attempt.piece in option.pieces and attempt.count in (None, option.total)
    ]
    if attempt.pieces is not None:
        together = [o for o in possible if set(o.pieces) == set(attempt.pieces)]
        if possible and not together:
            yield Veto(MOVES_AS_ONE, pieces=possible[0].pieces)
            return
        possible = together
    if attempt.counts is not None and not any(o.counts == attempt.counts for o in possible):
        yield Veto(NO_SUM)
    elif attempt.place is not None and not any(
        is_same_place(attempt.piece, attempt.place, _target(state, option)) for option in possible
    ):
        ends = (square_of(attempt.piece, option.target) for option in possible)
        yield Veto(LEADS_ELSEWHERE, tuple(dict.fromkeys(s for s in ends if s is not None)))
    elif attempt.captures is not None and possible:
        yield from _captured_otherwise(state, attempt, possible)


def _target(state: State, option: Option) -> str:
    return place_name(option.target, state.lap[option.pieces[0]] + option.laps)


def _captured_otherwise(state: State, attempt: Attempt, codes: list[Option]) -> Iterator[Veto]:
    wanted = set(attempt.captures or ())
    option = min(codes, key=lambda code: len(set(captures(state, code)) ^ wanted))
    taken = set(captures(state, option))
    for victim in sorted(wanted - taken):
        yield _not_captured(state, option, victim)
    for victim in sorted(taken - wanted):
        yield Veto(CAPTURES_ALL, pieces=(victim,))


def _not_captured(state: State, option: Option, victim: int) -> Veto:
    """Return why a landing does not capture a piece."""
    tables, square = state.tables, state.square(victim)
    here = () if square is None else (square,)
    end = square_of(option.pieces[0], option.target)
    if square is None or square != end:
        return Veto(NOT_THERE, here, (victim,))
    if tables.side[victim >> 2] == tables.side[option.pieces[0] >> 2]:
        return Veto(SAME_TEAM, here, (victim,))
    return Veto(QUEEN if state.queen[victim] else CASTLE_SHARED, here, (victim,))


def way(state: State, piece: int, count: int) -> tuple[str, ...]:
    """Return the places that an attempt would enter one by one; () if the count leads nowhere."""
    attempt = Try(state, piece, count)
    if attempt.step == HOME and not runs(attempt):
        return (place_name(1),) if attempt.may_leave else ()
    return named_way(state, piece, attempt.ways[0]) if attempt.ways else ()
