"""What speaks against an attempt: its vetoes, or else the duties that it leaves undone."""

from __future__ import annotations

from typing import TYPE_CHECKING

from parchis_widgets.board.cross import RIM, arm_of
from parchis_widgets.board.parchis import GOAL, HOME, PLACES
from parchis_widgets.engine.parchis.candidates import FULL, candidates, leaves_in_pairs
from parchis_widgets.engine.parchis.duties import (
    MUST_EXIT_BY_SUM,
    MUST_EXIT_TWO,
    decides_duty,
    duties_of,
)
from parchis_widgets.engine.parchis.effects import movers, victims
from parchis_widgets.engine.parchis.places import GOAL_SPOT, HOME_SPOT, counts_to, spot_called
from parchis_widgets.engine.parchis.tables import EXIT, SEVEN, SIX
from parchis_widgets.engine.parchis.throws import pending
from parchis_widgets.engine.parchis.vetoes import (
    AT_HOME,
    BARRIER,
    IN_GOAL,
    Try,
    may_not_count_the_bonus,
    out_of_turn,
    standing,
    third_six,
    vetoes,
)
from parchis_widgets.engine.parchis.ways import walk
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
    from parchis_widgets.engine.parchis.state import State

__all__ = ["objections", "way"]

BOUNCES = forbids("overshoot", "GEN-18", reads="overshoot", words="bounces")
EXITS_TO_START = forbids("exits-to-start", "CLA-06 TRA-04 GEN-23")
TURNS_IN = forbids("turns-in", "CLA-19 TRA-16 GEN-02")
IN_ITS_COLUMN = forbids("in-its-column", "CLA-19 TRA-16 GEN-20")
SAFE_SQUARE = forbids("safe-square", "CLA-13 TRA-20 GEN-22")
OWN_CAPTURE = forbids("own-capture", "CLA-12 TRA-12 GEN-15")
PARTNER_BRIDGE = forbids("own-capture", "CLA-24", words="partner-bridge")
LAST_TO_ARRIVE = forbids("last-to-arrive", "CLA-15 GEN-12", reads="exit_victim")
ONLY_ONE = forbids("last-to-arrive", "TRA-13", reads="exit_victim", words="only-one")
CAPTURES_OWN_OTHER = forbids("captures-own-other", "CLA-30", reads="own_other_colour")
ONE_AT_A_TIME = forbids("one-at-a-time", "CLA-07 TRA-03 GEN-09")


def objections(state: State, attempt: Attempt, codes: Sequence[int]) -> list[Veto]:
    """Return what speaks against an attempt that is no legal move, the most fundamental first."""
    if attempt.count is None:
        assert attempt.place is not None, "something is asked for"
        counts = counts_to(state, attempt.piece, attempt.place)
        if not counts:
            return list(_place_vetoes(state, attempt.piece, attempt.place))
        by_count = [
            [v._replace(counted=n) for v in _count_vetoes(state, attempt.piece, n, codes)]
            for n in counts
        ]
        return min(by_count, key=len) or list(_chosen_otherwise(state, attempt, codes))
    found = _count_vetoes(state, attempt.piece, attempt.count, codes)
    return found or list(_chosen_otherwise(state, attempt, codes))


def _count_vetoes(state: State, piece: int, count: int, codes: Sequence[int]) -> list[Veto]:
    attempt = Try(state, piece, count)
    found = list(vetoes(attempt)) or _neglected(state, attempt, codes)
    pairs = state.tables.pairs_leave and attempt.leaves_home
    if not found and pairs and leaves_in_pairs(state, piece >> 2):
        return [Veto(MUST_EXIT_TWO)]
    return found


def _neglected(state: State, attempt: Try, codes: Sequence[int]) -> list[Veto]:
    """Return the duties that an attempt which nothing forbids leaves undone."""
    face = SIX if attempt.count == SEVEN else attempt.count
    if any(_is_it(state, code, attempt) for code in codes):
        return []
    if state.bonuses or face not in state.throws:
        return [Veto(MUST_EXIT_BY_SUM)] if codes and not state.bonuses else []
    found, moves = [], candidates(state, face)
    for duty in duties_of(state.tables).get(face, ()):
        fulfilling = duty.fulfilling(state, moves)
        if fulfilling and not any(_is_it(state, code, attempt) for code in fulfilling):
            owed = tuple(dict.fromkeys(code & 15 for code in fulfilling))
            squares = tuple(dict.fromkeys(state.at[piece] for piece in owed))
            switch = decides_duty(state, duty.reason, attempt.piece, owed)
            found.append(Veto(duty.reason, tuple(s for s in squares if s >= 0), owed, switch))
        moves = fulfilling or moves
    return found or ([Veto(MUST_EXIT_BY_SUM)] if len(state.throws) > 1 and codes else [])


def _is_it(state: State, code: int, attempt: Try) -> bool:
    return code >> 8 == attempt.count and attempt.piece in movers(state, code)


# ---- a place to which no count leads ------------------------------------------------------


def _place_vetoes(state: State, piece: int, place: str) -> Iterator[Veto]:
    """Return why a piece cannot go to a place, where no count leads it there."""
    unasked = list(out_of_turn(state, piece)) or list(third_six(state))
    if unasked:
        yield from unasked
        return
    step = state.step[piece]
    if step == GOAL:
        yield Veto(IN_GOAL, pieces=(piece,))
    elif step == HOME:
        five = EXIT in state.throws and not state.bonuses
        yield Veto(EXITS_TO_START if five else AT_HOME, pieces=(piece,))
    else:
        yield from may_not_count_the_bonus(state, piece)
        yield from _off_the_way(state, piece, place)


def _off_the_way(state: State, piece: int, place: str) -> Iterator[Veto]:
    colour, step = piece >> 2, state.step[piece]
    spot = spot_called(colour, place)
    if spot is None or spot == HOME_SPOT:
        yield Veto(BACK)
        return
    if spot >= RIM and arm_of(spot) != colour:
        there = standing(state, (spot,))
        yield Veto(IN_ITS_COLUMN if there else FOREIGN_COLUMN, (spot,), there)
        return
    squares = state.tables.square[colour]
    target = GOAL if spot == GOAL_SPOT else squares.index(spot) if spot in squares else None
    if target is None:
        yield Veto(TURNS_IN, (spot,))
    elif target == step:
        yield Veto(STANDS_THERE, (spot,))
    elif target < step:
        yield Veto(BACK, (spot,))
    else:
        yield from _at_another_distance(state, piece, target - step, place)


def _at_another_distance(state: State, piece: int, distance: int, place: str) -> Iterator[Veto]:
    """Return that another number leads there, and what else is in the way; or that it is less."""
    attempt = Try(state, piece, distance)
    counted = min(pending(state), default=0)
    if state.step[piece] + distance == GOAL and counted > distance:
        found = [v._replace(counted=counted) for v in vetoes(Try(state, piece, counted))]
        # Where more than the way is counted all the same, it leads back from the goal.
        bounces = Veto(BOUNCES, pieces=(piece,), distance=distance, counted=counted)
        yield from found or [bounces]
        return
    yield Veto(OTHER_SQUARE, distance=distance)
    yield from (veto for veto in vetoes(attempt) if veto.reason in (BARRIER, FULL))


# ---- what is chosen otherwise than it can be ----------------------------------------------


def _chosen_otherwise(state: State, attempt: Attempt, codes: Sequence[int]) -> Iterator[Veto]:
    """Return why what the piece can count cannot be done in the way that was chosen."""
    possible = [
        code
        for code in codes
        if attempt.piece in movers(state, code) and attempt.count in (None, code >> 8)
    ]
    if attempt.pieces is not None and len(attempt.pieces) > 1:
        possible = [code for code in possible if set(movers(state, code)) == set(attempt.pieces)]
        if not possible:
            yield Veto(ONE_AT_A_TIME, pieces=attempt.pieces)
            return
    if attempt.place is not None and not _leads_there(state, attempt):
        ends = tuple(square for square in _ends(state, attempt.piece, possible) if square >= 0)
        yield Veto(LEADS_ELSEWHERE, ends)
    elif attempt.captures is not None and possible:
        yield from _captured_otherwise(state, attempt, possible)


def _leads_there(state: State, attempt: Attempt) -> bool:
    """Return whether the count that is asked for leads to the place that is asked for."""
    assert attempt.place is not None, "a place is chosen"
    counts = counts_to(state, attempt.piece, attempt.place)
    return bool(counts) and attempt.count in (None, *counts)


def _captured_otherwise(state: State, attempt: Attempt, codes: list[int]) -> Iterator[Veto]:
    wanted = set(attempt.captures or ())
    taken = min((set(victims(state, code)) for code in codes), key=lambda v: len(v ^ wanted))
    for victim in sorted(wanted - taken):
        yield _not_captured(state, attempt.piece, victim, codes)
    for victim in sorted(taken - wanted):
        own = state.tables.seat_of.get(victim >> 2) == state.seat
        yield Veto(CAPTURES_OWN_OTHER if own else CAPTURES_ALL, pieces=(victim,))


def _not_captured(state: State, piece: int, victim: int, codes: list[int]) -> Veto:
    """Return why a landing does not capture a piece."""
    tables, square = state.tables, state.at[victim]
    leaves = state.step[piece] == HOME
    ends = _ends(state, piece, codes)
    here: tuple[int, ...] = (square,) if square >= 0 else ()
    if square not in ends:
        return Veto(NOT_THERE, here, (victim,))
    if tables.side[victim >> 2] == tables.side[piece >> 2]:
        partner = tables.seat_of.get(victim >> 2) != state.seat
        return Veto(PARTNER_BRIDGE if partner else OWN_CAPTURE, here, (victim,))
    if leaves and any(victims(state, code) for code in codes):
        chosen = tables.rules.exit_victim == "chosen"
        return Veto(ONLY_ONE if chosen else LAST_TO_ARRIVE, here, (victim,))
    return Veto(SAFE_SQUARE, here, (victim,))


def _ends(state: State, piece: int, codes: list[int]) -> set[int]:
    """Return the squares on which moves of a piece end."""
    if state.step[piece] == HOME:
        return {state.tables.starts[piece >> 2]}
    table = state.tables.bonus_reach if state.bonuses else state.tables.reach
    reaches = (table[code >> 8][code & 15][state.step[code & 15]] for code in codes)
    return {reach.square for reach in reaches if reach is not None}


def way(state: State, piece: int, count: int) -> tuple[str, ...]:
    """Return the places that a count would enter one by one; () if it leads nowhere."""
    steps = walk(state.tables.rules, state.step[piece], count, bonus=bool(state.bonuses))
    return tuple(PLACES[piece >> 2][step] for step in steps)
