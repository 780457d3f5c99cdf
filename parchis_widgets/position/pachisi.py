"""Positions of Pachisi and Chaupar as text."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final, NamedTuple

from parchis_widgets.board.pachisi import COLOURS, FOREIGN, GOAL, HOME, SEATS
from parchis_widgets.engine.pachisi.duties import has_won
from parchis_widgets.engine.pachisi.state import Saved, State, out, place_in, place_name
from parchis_widgets.engine.pachisi.tables import ROUND_AGAIN, Tables, square_of, tables_for
from parchis_widgets.engine.pachisi.turns import is_dead_end
from parchis_widgets.engine.pieces import PIECES
from parchis_widgets.position import notation
from parchis_widgets.position.fault import Fault
from parchis_widgets.position.fields import bits_of, number, numbers, turn
from parchis_widgets.text.refusal import Refused

if TYPE_CHECKING:
    from parchis_widgets.engine.seats import Seats
    from parchis_widgets.position.fields import Fields, Word
    from parchis_widgets.rules.pachisi import PachisiRules

__all__ = [
    "ALL_PLAY",
    "ORDER",
    "WORDS",
    "Stand",
    "assemble",
    "extras",
    "held",
    "stand_called",
    "word",
]

ORDER: Final = SEATS
"""The order in which the colours are written."""
ALL_PLAY: Final = True
"""A colour without a field plays as well, with all its pieces at home (PAC-02)."""
WORDS: Final = ("turn", "throw", "spent", "again", "graces", "entered", "skip")
"""The keywords that a position can have."""

_PLACE: Final = re.compile(r"(?P<step>\d{1,2})(?P<mark>[qx]?)(?:/(?P<lap>\d{1,4}))?", re.ASCII)
_MOST_OWED: Final = 99


class Stand(NamedTuple):
    """Where a piece stands, and what it has done."""

    step: int
    lap: int = 1
    taken: int = 0
    queen: bool = False

    @property
    def name(self) -> str:
        """The place as positions write it."""
        return place_name(*self)


def stand_called(place: str) -> Stand | None:
    """Give what a place says of a piece; ``None`` if there is no such place."""
    place = notation.PLACES.get(place.lower(), place.lower())
    if place in ("home", "goal"):
        return Stand(HOME if place == "home" else GOAL)
    found = _PLACE.fullmatch(place)
    if found is None or not 1 <= int(found["step"]) < GOAL:
        return None
    mark, lap = found["mark"], int(found["lap"] or 1)
    return Stand(int(found["step"]), lap, int(mark == "x"), mark == "q")


def assemble(fields: Fields, tables: Tables) -> Saved:
    """Give the engine's picture of what the fields say."""
    rules, words, understood = tables.rules, fields.words, fields.understood
    named = {
        piece: understood(COLOURS[piece >> 2], Stand(HOME), _stand, rules, piece, word)
        for piece, word in fields.places.items()
    }
    stands = [named.get(piece, Stand(HOME)) for piece in range(PIECES * len(COLOURS))]
    _check_company(fields, tables, stands)
    throws = understood("throw", (), _throws, rules, words.get("throw"))
    owed = understood("again", 0, _owed, rules, words.get("again"), throws)
    saved = Saved(
        steps=tuple(stand.step for stand in stands),
        laps=tuple(stand.lap for stand in stands),
        taken=tuple(stand.taken for stand in stands),
        queens=tuple(stand.queen for stand in stands),
        seat=understood("turn", 0, turn, tables, words.get("turn"), 0),
        throws=throws,
        spent=understood("spent", (), _spent, rules, words.get("spent"), throws),
        owed=owed,
        graces=understood("graces", 0, _graces, tables, words.get("graces"), throws, owed),
        entered=understood("entered", 0, _entered, tables, stands, words.get("entered", [])),
        skipping=understood("skip", 0, bits_of, tables, words.get("skip", []), "skip"),
        ranking=(),
        over=False,
    )
    # Whether a game has ended can only be told of one that could be.
    return saved if fields.faults else understood("", saved, _ended, tables, saved)


def _stand(rules: PachisiRules, piece: int, word: Word) -> Stand:
    said = {
        "part": word.part,
        "place": word.place,
        "rules": rules.id,
        "field": COLOURS[piece >> 2],
        "pieces": (f"{COLOURS[piece >> 2]}{piece % PIECES + 1}",),
        "squares": (word.place,),
    }
    stand = stand_called(word.place)
    code = _stand_fault(rules, stand, word)
    if stand is None or code:
        foreign = stand is None and word.place.lower() in FOREIGN
        raise Fault(f"faults.{'never_stands' if foreign else code}", **said)
    return stand


def _stand_fault(rules: PachisiRules, stand: Stand | None, word: Word) -> str:
    """Name what keeps a piece from standing so under some rules; empty if nothing does."""
    if stand is None:
        return "no_step"
    if word.late:
        return "no_order"
    if stand.taken and rules.queens != "two_captures":
        return "no_captures"
    if stand.queen and rules.queens == "never":
        return "no_queens"
    round_again = rules.second_lap and stand.lap > 1 and stand.step > ROUND_AGAIN
    return "no_lap" if "/" in word.place and not round_again else ""


def _check_company(fields: Fields, tables: Tables, stands: list[Stand]) -> None:
    """Refuse a square on which ordinary pieces of both teams stand that capture each other."""
    standing: dict[int, list[int]] = {}
    for piece, stand in enumerate(stands):
        square = square_of(piece, stand.step)
        if square is not None and not stand.queen:
            standing.setdefault(square, []).append(piece)
    for square, pieces in standing.items():
        fields.understood("", None, _meet, tables, stands, square, pieces)


def _meet(tables: Tables, stands: list[Stand], square: int, pieces: list[int]) -> None:
    if len({(piece >> 2) % 2 for piece in pieces}) == 1:
        return
    castle = square in tables.castles and tables.rules.castle_company == "allowed"
    if not castle and not _may_meet(tables, stands, pieces):
        names = tuple(tables.names[piece] for piece in pieces)
        squares = tuple(stands[piece].name for piece in pieces)
        raise Fault("faults.together", pieces=names, squares=squares)


def _may_meet(tables: Tables, stands: list[Stand], pieces: list[int]) -> bool:
    """Tell whether a Queen that moves with one of them can have brought them together."""
    if not tables.rules.merging:
        return False
    crowned = {(piece >> 2, stand.step) for piece, stand in enumerate(stands) if stand.queen}
    return any((piece >> 2, stands[piece].step) in crowned for piece in pieces)


def _throws(rules: PachisiRules, words: list[str] | None) -> tuple[int, ...]:
    if words is None:
        return ()
    thrower, part = rules.thrower, f"throw {' '.join(words)}"
    throws = tuple(_thrown(rules, number, part) for number in numbers(words, "throw"))
    if rules.throwing == "one_by_one" and len(throws) > thrower.draws:
        raise Fault("faults.used_at_once", part=part, rules=rules.id)
    once = thrower.kind == "long_dice" and rules.capture_throws == "none"
    if once and len(throws) > thrower.draws:
        raise Fault("faults.long_dice", part=part)
    return throws


def _thrown(rules: PachisiRules, shown: int, part: str) -> int:
    try:
        return rules.thrower.check_number(shown)
    except Refused as error:
        raise Fault("faults.no_throw", part=part, reason=error) from error


def _spent(
    rules: PachisiRules, words: list[str] | None, throws: tuple[int, ...]
) -> tuple[int, ...]:
    if words is None:
        return ()
    spent, part = sorted(numbers(words, "spent")), f"spent {' '.join(words)}"
    if rules.entry != "moves_too":
        raise Fault("faults.entry_uses", part=part, rules=rules.id)
    entering = rules.entering_values
    if any(v not in entering or spent.count(v) > throws.count(v) for v in spent):
        raise Fault("faults.entered_by", part=part)
    return tuple(spent)


def _owed(rules: PachisiRules, words: list[str] | None, throws: tuple[int, ...]) -> int:
    if words is None:
        return 0 if throws else 1
    if throws and not rules.gives_throws:
        raise Fault("faults.no_more_throws", part="again", rules=rules.id)
    return number(words or ["1"], "again", range(1, _MOST_OWED + 1))


def _graces(tables: Tables, words: list[str] | None, throws: tuple[int, ...], owed: int) -> int:
    """Give how many graces run already: by default those thrown last, if another throw is owed."""
    if tables.rules.third_grace == "plain":
        if words:
            part = f"graces {' '.join(words)}"
            raise Fault("faults.no_graces", part=part, rules=tables.rules.id)
        return 0
    if words is not None:
        return number(words, "graces", range(4))
    return _running(tables, throws, owed)


def _running(tables: Tables, throws: tuple[int, ...], owed: int) -> int:
    if not owed:
        return 0
    running = 0
    for value in reversed(throws):
        if value not in tables.graces:
            break
        running += 1
    return min(running, 3)


def _entered(tables: Tables, stands: list[Stand], words: list[str]) -> int:
    """Give the colours whose first piece has left; kept only where it matters (PAC-06)."""
    named = bits_of(tables, words, "entered")
    return named | out(tables.rules, [s.step for s in stands]) if tables.rules.keeps_entered else 0


def _ended(tables: Tables, saved: Saved) -> Saved:
    """Tell whether the game is over by what stands in the Charkoni, or as a dead end."""
    state = State(tables, saved)
    winners = []
    for seat in sorted(range(len(tables.seats)), key=lambda seat: seat != saved.seat):
        state.seat = seat
        winners += [seat] if has_won(state) else []
    if len(winners) == len(tables.seats):
        raise Fault("faults.both_won", part="goal")
    if winners:
        return _over(saved)._replace(seat=winners[0], ranking=(winners[0],))
    state.seat = saved.seat
    finished = not saved.throws and state.is_done(state.colour())
    if finished and tables.rules.throwing == "all_first":
        colour = tables.letters(tables.seats[saved.seat])
        raise Fault("faults.no_turns", part=f"turn {colour}", field="turn")
    return _over(saved) if is_dead_end(state) else saved


def _over(saved: Saved) -> Saved:
    return saved._replace(over=True, throws=(), spent=(), owed=0, graces=0)


# ---- writing --------------------------------------------------------------------------------


def word(rules: PachisiRules, seats_: Seats, saved: Saved, piece: int) -> str:
    """Write where a piece stands."""
    return place_in(saved, piece)


def extras(rules: PachisiRules, seats_: Seats, saved: Saved) -> list[str]:
    """Write the fields after whose turn it is."""
    tables = tables_for(rules, seats_)
    written = {
        "throw": " ".join(map(str, saved.throws)),
        "spent": " ".join(map(str, saved.spent)),
        "again": _again(saved),
        "graces": _graces_word(tables, saved),
        "entered": _entered_word(tables, saved),
        "skip": _letters(saved.skipping),
    }
    return [f"{keyword} {value}".strip() for keyword, value in written.items() if value != ""]


def _again(saved: Saved) -> str:
    implied = 0 if saved.throws else 1
    return "" if saved.over or saved.owed == implied else str(saved.owed)


def _graces_word(tables: Tables, saved: Saved) -> str:
    counted = tables.rules.third_grace != "plain"
    default = _running(tables, saved.throws, saved.owed)
    return str(saved.graces) if counted and saved.graces != default else ""


def _entered_word(tables: Tables, saved: Saved) -> str:
    return "" if saved.entered == out(tables.rules, saved.steps) else _letters(saved.entered)


def _letters(bits: int) -> str:
    return " ".join(letter for letter in SEATS if bits >> COLOURS.index(letter) & 1)


# ---- as a picture ---------------------------------------------------------------------------


def held(state: State) -> frozenset[int]:
    """Return the castles, where whoever stands there is safe; in Chaupar none."""
    return state.tables.castles
