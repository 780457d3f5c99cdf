"""What the pieces could do with a count, before any duty: candidates that nothing forbids."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from parchis_widgets.board.parchis import HOME
from parchis_widgets.engine.parchis.obstacles import (
    forbidden_company,
    is_rival,
    meets_partner,
    on_start,
)
from parchis_widgets.engine.parchis.option import (
    CAPTURE,
    DOUBLE,
    PLAIN,
    SUM,
    VICTIM_LOWER,
    VICTIM_UPPER,
    option,
)
from parchis_widgets.engine.parchis.tables import EXIT, NOWHERE, SIX
from parchis_widgets.engine.parchis.throws import counts
from parchis_widgets.engine.pieces import NOBODY, PIECES
from parchis_widgets.rules.reason import forbids

if TYPE_CHECKING:
    from collections.abc import Iterable

    from parchis_widgets.engine.parchis.state import Bonus, State
    from parchis_widgets.engine.parchis.tables import Try
    from parchis_widgets.rules.reason import Reason

__all__ = [
    "Exit",
    "advances",
    "bonus_advances",
    "candidates",
    "exit_of",
    "exits",
    "may_count",
    "sum_exits",
]


class Exit(NamedTuple):
    """How a colour can leave home now."""

    variants: tuple[int, ...]
    """One for each choice there is; () if the start is shut."""
    shut: Reason | None
    """Why it is shut."""
    switch: str = ""
    """The switch that shuts it, if one does."""


def candidates(state: State, face: int) -> list[int]:
    """Give the moves by a face of the die that nothing forbids, duties aside."""
    tables, seat = state.tables, state.seat
    if face < SIX:
        moves = advances(state, tables.seat_tries[face][seat], face)
        return exits(state) + moves if face == EXIT else moves
    counted = counts(state)
    if len(counted) == 1:
        return advances(state, tables.seat_tries[counted[0]][seat], counted[0])
    return [
        code
        for colour, count in zip(tables.seats[seat], counted, strict=True)
        for code in advances(state, tables.tries[count][colour], count)
    ]


def advances(state: State, tries: Iterable[Try], count: int) -> list[int]:
    """Give the moves of pieces on the board by a count of the die.

    The way must hold no barrier and the last square no two pieces (CLA-14, CLA-16, CLA-20).
    """
    step, full, barred = state.step, state.full, state.barred
    found = []
    # A loop, not a comprehension: up to Python 3.11 that would be one more call, here the dearest.
    for code, piece, reaches in tries:
        reach = reaches[step[piece]]
        if reach is not None and (
            not full or not (reach[0] & full and (reach[0] & barred or reach[1] & full))
        ):
            found.append(code)
    if found and state.tables.lands_by_choice:
        return choices(state, found, count, die=True)
    return found


def bonus_advances(state: State, bonus: Bonus) -> list[int]:
    """Give the moves by a count of 20 or 10."""
    count = bonus.squares
    reach = state.tables.bonus_reach[count]
    step, barred, full = state.step, state.barred, state.full
    found = []
    for piece in state.pieces():
        there = reach[piece][step[piece]]
        if (
            there is not None
            and not (there[0] & barred or there[1] & full)
            and may_count(state, bonus, piece)
        ):
            found.append(count << 8 | piece)
    if found and state.tables.lands_by_choice:
        return choices(state, found, count, die=False)
    return found


def may_count(state: State, bonus: Bonus, piece: int) -> bool:
    """Tell whether a piece may count a bonus that another one has won (CLA-12, CLA-21)."""
    if bonus.piece == NOBODY:
        return True
    rules = state.tables.rules
    if bonus.goal:
        return rules.goal_bonus_colour == "any" or bonus.piece >> 2 == piece >> 2
    return rules.bonus_piece == "any" or bonus.piece != piece


def choices(state: State, found: list[int], count: int, *, die: bool) -> list[int]:
    """Drop landings that a switch forbids, and add those where the player has a choice."""
    tables, lower, step = state.tables, state.lower, state.step
    reaches = (tables.reach if die else tables.bonus_reach)[count]
    result = []
    for code in found:
        piece = code & 15
        reach = reaches[piece][step[piece]]
        if reach is None or reach.square == NOWHERE or (reach.stop and lower[reach.square] < 0):
            result.append(code)  # it meets nobody, as most do
            continue
        if not forbidden_company(state, piece, count, die=die):
            result.append(code)
        if meets_partner(state, piece, count, die=die):
            result.append(option(count, CAPTURE, piece))
    return result


def exits(state: State, count: int = EXIT, extra: int = PLAIN) -> list[int]:
    """Give the moves that bring pieces from home."""
    found = []
    tables, step = state.tables, state.step
    for colour in tables.seats[state.seat]:
        first = PIECES * colour
        if HOME not in step[first : first + PIECES]:
            continue
        if tables.pairs_leave and leaves_in_pairs(state, colour):
            home = tables.colour_pieces[colour]
            found += [
                option(count, DOUBLE + (other & 3) | extra, piece)
                for piece in home
                for other in home
                if piece < other
            ]
            continue
        for variant in exit_of(state, colour).variants:
            head = option(count, variant | extra, 0)
            for piece in tables.colour_pieces[colour]:
                if step[piece] == HOME:
                    found.append(head | piece)
    return sorted(found, key=lambda code: code & 15) if len(found) > PIECES else found


def sum_exits(state: State) -> list[int]:
    """Give the moves that bring pieces from home by two dice that add up to 5."""
    if sum(state.throws) != EXIT or len(state.throws) == 1:
        return []
    return [code for code in exits(state, EXIT, SUM) if not code >> 4 & DOUBLE]


def leaves_in_pairs(state: State, colour: int) -> bool:
    """Tell whether a 5 brings out two at once (TRA-05, TRA-06)."""
    tables = state.tables
    rule = tables.rules.double_exit
    if any(state.step[PIECES * colour : PIECES * colour + PIECES]):
        return False
    if rule == "first_five" and state.entered & tables.own_bits[tables.seat_of[colour]]:
        return False
    there = on_start(state, colour)
    shut = exit_of(state, colour).shut
    return not shut and all(is_rival(state, colour, piece) for piece in there)


OWN_START = forbids("own-start", "CLA-17 TRA-15 GEN-10")
TEAM_START = forbids("team-start", "CLA-25", reads="partner_start team_bridge_start")
RIVAL_START = forbids("rival-start", "CLA-16 TRA-09 GEN-17", reads="exit_beats_barrier")
FULL = forbids("full", "CLA-14 TRA-11 GEN-06")

_FREE: Final = Exit((PLAIN,), None)


def exit_of(state: State, colour: int) -> Exit:
    """Tell how a colour can leave home, given what stands on its start (CLA-15, CLA-17, CLA-25)."""
    rules, tables = state.tables.rules, state.tables
    if state.upper[tables.starts[colour]] == NOBODY:
        return _FREE
    there = on_start(state, colour)
    own = [piece >> 2 == colour for piece in there]
    if all(own):
        return Exit((), OWN_START)
    if all(tables.side[piece >> 2] == tables.side[colour] for piece in there):
        switch = "team_bridge_start" if any(own) else "partner_start"
        barred = getattr(rules, switch) == "barred"
        shut = TEAM_START if barred else None
        return _exit_by_capture(there, [not mine for mine in own], shut, switch)
    barrier = state.barred & tables.bit[tables.starts[colour]]
    shut = RIVAL_START if barrier and not rules.exit_beats_barrier else None
    rivals = [is_rival(state, colour, piece) for piece in there]
    return _exit_by_capture(there, rivals, shut, chosen=rules.exit_victim == "chosen")


def _exit_by_capture(
    there: list[int],
    takeable: list[bool],
    shut: Reason | None,
    switch: str = "",
    *,
    chosen: bool = False,
) -> Exit:
    """Return a variant for each piece that may be captured; unless chosen, the last to arrive."""
    if shut:
        return Exit((), shut, switch)
    if not any(takeable):
        return Exit((), FULL, "own_other_colour")
    variants = [
        variant
        for variant, takes in zip((VICTIM_LOWER, VICTIM_UPPER), takeable, strict=True)
        if takes
    ]
    return Exit(tuple(variants if chosen else variants[-1:]), None)
