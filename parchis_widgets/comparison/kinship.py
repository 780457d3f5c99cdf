"""What the family tree tells: aspect by aspect what stayed and what changed, and an example of it.

Facts are those of the sources alone: every cell names the statements behind it, those with a
question mark as readings of ours. What is said of them stands in ``text/*/lineage.json``. An
example is one position for each game and one attempt in it, which the engine answers.
"""

from __future__ import annotations

from typing import Final, NamedTuple, TypeAlias

__all__ = ["ASPECTS", "GAMES", "Aspect", "Attempt"]

GAMES: Final = ("clasico", "pachisi", "chaupar")
"""The rulesets that stand for the games, the youngest first."""

Attempt: TypeAlias = "str | tuple[str, int] | tuple[str, str]"
"""As `Game.explain` takes it."""

_Texts: TypeAlias = tuple[str, str, str]


class Aspect(NamedTuple):
    """One row; what is by game is in the order of `GAMES`."""

    name: str
    same: bool
    """Whether it stayed the same."""
    cited: _Texts
    """Statements, separated by spaces; a question mark after one that is read so, not said."""
    positions: _Texts
    attempts: tuple[Attempt, Attempt, Attempt]


def _parchis(throw: str, yellow: str = "20 home*3", red: str = "50 home*3") -> str:
    return f"clasico; Y {yellow}; R {red}; turn Y; {throw}"


def _cloth(
    throw: str, yellow: str = "28 home*3", red: str = "home*4", black: str = "home*4"
) -> tuple[str, str]:
    """Return a position of Pachisi, and the same of Chaupar."""
    stand = f"Y {yellow}; R {red}; K {black}; G home*4; turn Y; {throw}"
    return f"pachisi; {stand}", f"chaupar; {stand}"


def _each(one: str, cloth: tuple[str, str], other: tuple[str, str] | None = None) -> _Texts:
    """Return a position for each game; Chaupar's stands so in `other`, if that is given."""
    return one, cloth[0], (other or cloth)[1]


_TWO: Final = ("Y1", 2)
_OPENING: Final = "chaupar; Y 6 7 23 24; R 6 7 23 24; K 6 7 23 24; G 6 7 23 24; turn Y; "
_CAPTURE: Final = _each(
    _parchis("throw 2", "8 home*3", "10 home*3"), _cloth("throw 2", "34 home*3", "19 home*3")
)

ASPECTS: Final = (
    Aspect(
        "cross", True, ("CLA-01", "PAC-03", "CHA-01"),
        _each(_parchis("throw 2", "66 home*3"), _cloth("throw 2", "74 home*3")),
        (_TWO, _TWO, _TWO),
    ),
    Aspect(
        "way", True, ("CLA-07 CLA-19", "PAC-03", "CHA-01"),
        _each(_parchis("throw 2"), _cloth("throw 2")),
        (("Y1", "18"), ("Y1", "26"), ("Y1", "26")),
    ),
    Aspect(
        "capture", True, ("CLA-12", "PAC-12", "CHA-05"), _CAPTURE, (_TWO, _TWO, _TWO)
    ),
    Aspect(
        "exact", True, ("CLA-20", "PAC-18", "CHA-10"),
        _each(_parchis("throw 6", "c5 home*3"), _cloth("throw 6", "81 home*3")),
        (("Y1", 6), ("Y1", 6), ("Y1", 6)),
    ),
    Aspect(
        "steps", False, ("", "PAC-03", "CHA-01"),
        _each(_parchis("throw 2", "c7 home*3"), _cloth("throw 2", "1 home*3")),
        (_TWO, _TWO, _TWO),
    ),
    Aspect(
        "start", False, ("CLA-01 CLA-06", "PAC-03", "CHA-04"),
        (_parchis("throw 2", "home*4", "home*4"), _cloth("throw 2", "home*4")[0],
         _OPENING + "throw 2"),
        (_TWO, _TWO, _TWO),
    ),
    Aspect(
        "enter", False, ("CLA-06 CLA-09", "PAC-06 PAC-07", "CHA-04 CHA-05?"),
        _each(_parchis("throw 2"), _cloth("throw 2")),
        (("Y2", 2), ("Y2", 2), ("Y2", 2)),
    ),
    Aspect(
        "dice", False, ("CLA-03", "PAC-05", "CHA-02"),
        _each(_parchis("throw 6"), _cloth("throw 12"), _cloth("throw 6 6")),
        (("Y1", 12), ("Y1", 12), ("Y1", 12)),
    ),
    Aspect(
        "twentyfive", False, ("CLA-03", "PAC-05 PAC-07 PAC-09", "CHA-02 CHA-08"),
        (_parchis("throw 5", "home*4", "home*4"), _cloth("throw 25", "home*4")[0],
         _OPENING + "throw 6 6 6"),
        (("Y1", 25), ("Y1", 25), ("Y1", 25)),
    ),
    Aspect(
        "again", False, ("CLA-10", "PAC-09 PAC-13", "CHA-03"),
        _each(_parchis("throw 6"), _cloth("throw 6; again"), _cloth("throw 6")),
        (("Y1", 6), ("Y1", 6), ("Y1", 6)),
    ),
    Aspect(
        "add", False, ("CLA-07", "PAC-10", "CHA-08"),
        _each(_parchis("bonus 20 10"), _cloth("throw 10 3"), _cloth("throw 1 6")),
        (("Y1", 30), ("Y1", 13), ("Y1", 7)),
    ),
    Aspect(
        "must", False, ("CLA-07", "PAC-16", "CHA-09"),
        _each(_parchis("throw 2"), _cloth("throw 2")),
        ("pass", "pass", "pass"),
    ),
    Aspect(
        "safe", False, ("CLA-01 CLA-13", "PAC-15", "CHA-01"),
        _each(
            _parchis("throw 4", "8 home*3", "12 home*3"),
            _cloth("throw 4", "34 home*3", "21 home*3"),
            _cloth("throw 2 2", "34 home*3", "21 home*3"),
        ),
        (("Y1", 4), ("Y1", 4), ("Y1", 4)),
    ),
    Aspect(
        "block", False, ("CLA-16", "PAC-15", "CHA-01"),
        _each(
            _parchis("throw 6", "8 home*3", "10 10 home*2"),
            _cloth("throw 6", "34 home*3", "19 19 home*2"),
        ),
        (("Y1", 6), ("Y1", 6), ("Y1", 6)),
    ),
    Aspect(
        "together", False, ("CLA-16", "PAC-11 PAC-12 PAC-14", "CHA-06 CHA-07"),
        _each(
            _parchis("throw 2", "8 home*3", "10 10 home*2"),
            _cloth("throw 2", "34 home*3", "19 19 home*2"),
        ),
        (_TWO, _TWO, _TWO),
    ),
    Aspect(
        "reward", False, ("CLA-12", "PAC-13", "CHA-03"), _CAPTURE, (_TWO, _TWO, _TWO)
    ),
    Aspect(
        "teams", False, ("CLA-04 CLA-23", "PAC-01", "CHA-01"),
        _each(
            _parchis("throw 2", "21 home*3", "23 home*3"),
            _cloth("throw 2", black="64 home*3"),
        ),
        (_TWO, _TWO, _TWO),
    ),
    Aspect(
        "win", False, ("CLA-04", "PAC-04", "CHA-01?"),
        _each(
            _parchis("throw 2", "c6 goal*3"), _cloth("throw 2", "82 goal*3", black="50 goal*3")
        ),
        (_TWO, _TWO, _TWO),
    ),
)  # fmt: skip
"""What stayed comes first."""
