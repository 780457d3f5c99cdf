"""What is thrown: dice, cowries or long dice, as data."""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction
from itertools import product
from math import comb
from typing import TYPE_CHECKING, Final, Literal

from parchis_widgets.text import current_language
from parchis_widgets.text.refusal import Refused
from parchis_widgets.text.saying import Phrase

if TYPE_CHECKING:
    import random
    from collections.abc import Sequence

__all__ = ["THROWERS", "Thrower", "dice"]

EVEN: Final = Fraction(1, 2)


@dataclass(frozen=True)
class Thrower:
    """Something to throw.

    Attributes
    ----------
    kind : str
        ``"dice"``, ``"cowries"`` or ``"long_dice"``.
    number : int
        How many are thrown at once.
    values : tuple of int
        What one die shows; of cowries, what no mouth up counts, one mouth up, two, ….
    graces : tuple of int
        The values that let their player throw again, by the table's own account.
    entering : tuple of int
        The values that bring a piece onto the board, by the table's own account.
    """

    kind: Literal["dice", "cowries", "long_dice"]
    number: int
    values: tuple[int, ...]
    graces: tuple[int, ...] = ()
    entering: tuple[int, ...] = ()

    @property
    def draws(self) -> int:
        """How many numbers a throw gives: one of each die; cowries give one together."""
        return 1 if self.kind == "cowries" else self.number

    def draw(self, chance: random.Random, up: Fraction = EVEN) -> int:
        """Give one number by chance; `up` is how often a cowrie falls with its mouth up."""
        if self.kind != "cowries":
            return chance.choice(self.values)
        return self.values[sum(chance.random() < up for _ in range(self.number))]

    def check(self, shown: Sequence[object]) -> tuple[int, ...]:
        """Return what a scripted throw shows.

        Raises
        ------
        ValueError
            If it cannot show that; the message says what it can.
        """
        if len(shown) != self.draws:
            key = "throwers.one_number" if self.draws == 1 else "throwers.more_numbers"
            given = shown[0] if len(shown) == 1 else tuple(shown)
            raise Refused(key, thrower=self.name, count=self.draws, given=given)
        return tuple(self.check_number(number) for number in shown)

    def check_number(self, number: object) -> int:
        """Return one number of a throw, or raise a ``ValueError`` that says what it can be."""
        if isinstance(number, bool) or not isinstance(number, int) or number not in self.values:
            said = {"thrower": self.name, "values": _listed(self.values)}
            raise Refused(f"throwers.{self.kind}", **said, given=number)
        return number

    def check_total(self, total: object) -> int:
        """Return what a throw counts together, or raise a ``ValueError`` that says what it can."""
        if self.draws == 1:
            return self.check_number(total)
        totals = {sum(shown) for shown in product(self.values, repeat=self.draws)}
        if isinstance(total, bool) or not isinstance(total, int) or total not in totals:
            said = {"thrower": self.name, "values": _listed(tuple(totals)), "count": self.draws}
            raise Refused("throwers.total", **said, given=total)
        return total

    def mouths(self, value: int) -> int:
        """Give how many mouths of the cowries lie up when they count a value."""
        return self.values.index(value)

    def chances(self, up: Fraction = EVEN) -> dict[int, Fraction]:
        """Give how likely each number is: of one die, or of all the cowries."""
        if self.kind != "cowries":
            return dict.fromkeys(self.values, Fraction(1, len(self.values)))
        n = self.number
        return {
            value: comb(n, mouths) * up**mouths * (1 - up) ** (n - mouths)
            for mouths, value in enumerate(self.values)
        }

    @property
    def name(self) -> Phrase:
        """What it is called in messages: *seis cauríes*."""
        return Phrase(f"throwers.{self.kind}_{self.number}")

    def __str__(self) -> str:
        """Name it in the language that is spoken here."""
        return self.name.text(current_language())


def _listed(values: tuple[int, ...]) -> Phrase | tuple[int, ...]:
    """List numbers; those that follow one another as *de 1 a 6*."""
    *firsts, last = sorted(values)
    if firsts == list(range(firsts[0], last)):
        return Phrase("throwers.range", {"first": firsts[0], "last": last})
    return (*firsts, last)


def dice(number: int) -> Thrower:
    """Give so many ordinary dice."""
    return Thrower("dice", number, (1, 2, 3, 4, 5, 6))


THROWERS: Final = {
    "six_cowries": Thrower("cowries", 6, (6, 10, 2, 3, 4, 25, 12), (6, 10, 12, 25), (10, 25)),
    "six_cowries_bell": Thrower("cowries", 6, (25, 10, 2, 3, 4, 5, 6), (6, 10, 25), (10, 25)),
    "seven_cowries": Thrower(
        "cowries", 7, (7, 10, 2, 3, 4, 25, 30, 12), (10, 25, 30), (10, 25, 30)
    ),
    "seven_cowries_herklots": Thrower(
        "cowries", 7, (6, 10, 2, 3, 4, 25, 30, 12), (6, 10, 12, 25, 30), (10, 25, 30)
    ),
    "long_dice": Thrower("long_dice", 3, (1, 2, 5, 6)),
    "long_dice_1346": Thrower("long_dice", 3, (1, 3, 4, 6)),
}
"""What Pachisi and Chaupar are thrown with (PAC-05, PAC-19, CHA-02), by the switch's value."""
