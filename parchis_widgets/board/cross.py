"""The one table of squares: the cross on which Parchís, Pachisi and Chaupar are played.

Four arms of three columns and eight rows, 96 squares. A square is an ``int``: 0 to 67 lie on the
rim, counter-clockwise, and 68 to 95 in the middle columns, seven an arm, the outermost first.
Square ``n`` of the rim is number ``n + 1`` of a Parchís board, so rules and drawings share it.
Arms are 0 to 3, counter-clockwise from the top one.
"""

from __future__ import annotations

from typing import Final

ARMS: Final = 4
ARM_LENGTH: Final = 8
RIM: Final = 68
COLUMN: Final = 7
SQUARES: Final = RIM + ARMS * COLUMN
_RIM_OF_ARM: Final = RIM // ARMS


def tip(arm: int) -> int:
    """Return the outermost middle square of an arm: where a piece turns into its column."""
    return (_RIM_OF_ARM * arm - 1) % RIM


def column(arm: int) -> tuple[int, ...]:
    """Return the seven middle squares of an arm, from its tip inward."""
    first = RIM + COLUMN * arm
    return tuple(range(first, first + COLUMN))


def rim_from(square: int, length: int) -> tuple[int, ...]:
    """Return `length` squares of the rim, counter-clockwise, `square` the first of them."""
    return tuple((square + step) % RIM for step in range(length))


def turned(square: int, quarters: int) -> int:
    """Return where a square comes to lie when the cross is turned, counter-clockwise."""
    if square < RIM:
        return (square + _RIM_OF_ARM * quarters) % RIM
    return RIM + (square - RIM + COLUMN * quarters) % (ARMS * COLUMN)


def arm_of(square: int) -> int:
    """Return the arm on which a square lies."""
    if square >= RIM:
        return (square - RIM) // COLUMN
    return (square + ARM_LENGTH + 1) % RIM // _RIM_OF_ARM


def cell(square: int) -> tuple[int, int]:
    """Return where a square lies on its arm, seen with the arm's tip up.

    Returns
    -------
    tuple of int
        The file, 0 to 2 from the left, and the rank, 0 (the tip's row) to 7 (by the centre).
    """
    arm = arm_of(square)
    if square >= RIM:
        return 1, 1 + (square - RIM) % COLUMN
    offset = (square - tip(arm) + ARM_LENGTH) % RIM - ARM_LENGTH
    if offset == 0:
        return 1, 0
    return (0, offset - 1) if offset > 0 else (2, -offset - 1)
