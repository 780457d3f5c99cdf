"""The switches of Pachisi and Chaupar: one source, its variations, and other accounts.

The defaults are those of `pachisi`. A value without statements is a reading that people play
although the source does not say it.
"""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction
from typing import TYPE_CHECKING, ClassVar, Final, Literal

from parchis_widgets.rules.clash import Clash
from parchis_widgets.rules.ruleset import Need, Ruleset
from parchis_widgets.rules.switch import Value, switch
from parchis_widgets.rules.throwers import THROWERS, Thrower
from parchis_widgets.text.refusal import Refused

if TYPE_CHECKING:
    from collections.abc import Iterator

__all__ = ["PachisiRules"]


@dataclass(frozen=True)
class PachisiRules(Ruleset):
    """The rules of a game of Pachisi or Chaupar; each switch is told by ``describe``."""

    family: ClassVar[str] = "pachisi"
    sources: ClassVar[tuple[str, ...]] = ("PAC", "CHA")
    needs: ClassVar[tuple[Need, ...]] = (
        ("first_piece", "whenever_none", "entering", "by_throw"),
        ("entry", "moves_too", "entering", "by_throw"),
        ("entry", "runs", "entering", "by_throw"),
        ("six_enters", True, "entering", "by_throw"),
        ("castle_company", "allowed", "castles", "block"),
        ("queen_on_castle", "captures", "castles", "block"),
        ("splitting", True, "merging", True),
        ("larger", "bars_the_way", "merging", True),
        ("dice_use", "any", "declining", False),
    )

    # What is thrown, and how often.
    throws: Literal[
        "six_cowries",
        "six_cowries_bell",
        "seven_cowries",
        "seven_cowries_herklots",
        "long_dice",
        "long_dice_1346",
    ] = switch(
        "six_cowries",
        {
            "six_cowries": "PAC-05",
            "seven_cowries": "PAC-19",
            "seven_cowries_herklots": "PAC-19",
            "long_dice": "CHA-02",
            "long_dice_1346": "CHA-02",
        },
    )
    mouth_up: int = switch(50, {}, values=range(1, 100))
    graces: Literal["table", "ten_and_25", "none"] = switch(
        "table", {"table": "PAC-09", "ten_and_25": "PAC-20", "none": "CHA-03"}
    )
    third_grace: Literal["plain", "void", "void_all", "third_void"] = switch(
        "plain", {"void": "PAC-22"}
    )
    capture_throws: Literal["one", "each", "none"] = switch(
        "one", {"one": "PAC-13", "none": "CHA-03"}
    )
    capture_grace: Literal["apart", "counts"] = switch(
        "apart", {"apart": "PAC-22"}, ours={"apart": "PAC-22"}
    )
    throwing: Literal["all_first", "one_by_one"] = switch(
        "all_first", {"all_first": "PAC-10"}, ours={"all_first": "PAC-10"}
    )

    # Beginning, and coming back.
    setup: Literal["charkoni", "6_7_23_24", "6_7_15_16"] = switch(
        "charkoni", {"charkoni": "PAC-03", "6_7_23_24": "CHA-04"}
    )
    entering: Literal["by_throw", "any", "six"] = switch(
        "by_throw", {"by_throw": "PAC-07 PAC-12", "any": "CHA-05"}, ours={"any": "CHA-05"}
    )
    first_piece: Literal["once", "whenever_none"] = switch("once", {"once": "PAC-06"})
    entry: Literal["first_square", "moves_too", "runs"] = switch(
        "first_square", {"first_square": "PAC-07"}
    )
    six_enters: bool = switch(False, {False: "PAC-07"})

    # On the way.
    castles: Literal["block", "ignored"] = switch("block", {"block": "PAC-15", "ignored": "CHA-01"})
    castle_company: Literal["refused", "allowed"] = switch(
        "refused", {"refused": "PAC-15"}, ours={"refused": "PAC-15"}
    )
    queens: Literal["two_captures", "one_landing", "never"] = switch(
        "two_captures",
        {"two_captures": "PAC-14", "one_landing": "PAC-14"},
        ours={"two_captures": "PAC-14", "one_landing": "PAC-14"},
    )
    queen_on_castle: Literal["stands", "captures"] = switch("stands", {"stands": "PAC-14 PAC-15"})
    merging: bool = switch(False, {False: "PAC-11", True: "CHA-06 CHA-07"})
    splitting: bool = switch(False, {False: "CHA-06"})
    larger: Literal["refused_on_landing", "bars_the_way"] = switch(
        "refused_on_landing",
        {"refused_on_landing": "CHA-07"},
        ours={"refused_on_landing": "CHA-07"},
    )
    declining: bool = switch(True, {True: "PAC-16", False: "CHA-09"})
    dice_use: Literal["most", "any"] = switch("most", {"most": "CHA-09"}, ours={"most": "CHA-09"})

    # The end of the way.
    second_lap: bool = switch(True, {True: "PAC-17"})
    finishing: Literal["exact", "grace_from_83"] = switch(
        "exact", {"exact": "PAC-18 CHA-10", "grace_from_83": "PAC-21"}
    )
    finished_colour: Literal["skipped", "plays_partner"] = switch("skipped", {"skipped": "PAC-04"})

    @property
    def thrower(self) -> Thrower:
        """What is thrown."""
        return THROWERS[self.throws]

    @property
    def up(self) -> Fraction:
        """How often a cowrie falls with its mouth up."""
        return Fraction(self.mouth_up, 100)

    @property
    def grace_values(self) -> frozenset[int]:
        """The throws that let their player throw again (PAC-09, PAC-20, CHA-03)."""
        if self.graces == "ten_and_25":
            return frozenset({10, 25} & set(self.thrower.values))
        return frozenset(self.thrower.graces if self.graces == "table" else ())

    @property
    def entering_values(self) -> frozenset[int]:
        """The throws that bring a piece onto the board (PAC-07, PAC-19)."""
        return frozenset(self.thrower.entering) | ({6} if self.six_enters else set())

    @property
    def keeps_entered(self) -> bool:
        """Whether it matters that a colour's first piece has left the Charkoni (PAC-06)."""
        return self.entering == "by_throw" and self.first_piece == "once"

    @property
    def gives_throws(self) -> bool:
        """Whether anything gives another throw (PAC-09, PAC-13, CHA-03)."""
        return bool(self.grace_values) or self.capture_throws != "none"

    def obeys(self, ident: str) -> bool:
        """Return whether a statement is played here: the variations are, once they are chosen."""
        chosen = _VARIATIONS.get(ident)
        return chosen is None or getattr(self, chosen[0]) in chosen[1]

    def is_idle(self, name: str) -> bool:
        """Return whether a switch needs another one to mean anything."""
        if name == "mouth_up":
            return self.thrower.kind != "cowries"
        if name == "graces":
            return not ({10, 25} & set(self.thrower.values) or self.thrower.graces)
        if name == "throwing":
            return not self.gives_throws
        if name == "capture_grace":
            return self.third_grace == "plain" or self.capture_throws == "none"
        return super().is_idle(name)

    def clashes(self) -> Iterator[Clash]:
        """Return the switches that make no sense together; some need one of several others."""
        yield from super().clashes()
        for key, name, others, said in self._clashing():
            yield Clash(key, name, others, Refused(f"rules.{key}", **said))

    def _clashing(self) -> Iterator[tuple[str, str, tuple[str, ...], dict[str, Value]]]:
        """Return what clashes otherwise than by a value alone: its message, the switches."""
        throws: dict[str, Value] = {"throws": self.throws}
        if self.queen_on_castle == "captures" and self.queens == "never":
            yield "no_queens", "queen_on_castle", ("queens",), {}
        if self.capture_grace == "counts" and self.is_idle("capture_grace"):
            yield "no_capture_grace", "capture_grace", ("third_grace", "capture_throws"), {}
        if self.third_grace != "plain" and not self.grace_values:
            said: dict[str, Value] = {"third_grace": self.third_grace}
            yield "no_graces", "third_grace", ("graces", "throws"), said
        yield from self._not_entering()
        if self.finishing == "grace_from_83" and not self.grace_values:
            said = {"graces": self.graces, **throws}
            yield "no_grace", "finishing", ("graces", "throws"), said

    def _not_entering(self) -> Iterator[tuple[str, str, tuple[str, ...], dict[str, Value]]]:
        """Return what clashes so that no throw ever brings a captured piece back."""
        throws: dict[str, Value] = {"throws": self.throws}
        if self.entering == "by_throw" and not self.entering_values:
            yield "none_enters", "entering", ("throws",), throws
        if 6 not in self.thrower.values and (self.six_enters or self.entering == "six"):
            switch = "six_enters" if self.six_enters else "entering"
            yield "no_six", switch, ("throws",), throws


_VARIATIONS: Final[dict[str, tuple[str, tuple[Value, ...]]]] = {
    "PAC-19": ("throws", ("seven_cowries", "seven_cowries_herklots")),
    "PAC-20": ("graces", ("ten_and_25",)),
    "PAC-21": ("finishing", ("grace_from_83",)),
    "PAC-22": ("third_grace", ("void", "void_all", "third_void")),
}
"""Statements of variations: the switch that chooses each, and its values."""
