"""Positions of Pachisi and Chaupar as text."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final, NamedTuple

from parchis_widgets.board.pachisi import COLOURS, GOAL, HOME, SEATS
from parchis_widgets.engine.core import PIECES
from parchis_widgets.engine.pachisi.duties import has_won
from parchis_widgets.engine.pachisi.places import place_in
from parchis_widgets.engine.pachisi.state import Saved, State, out
from parchis_widgets.engine.pachisi.tables import ROUND_AGAIN, Tables, square_of, tables_for
from parchis_widgets.engine.pachisi.turns import is_dead_end
from parchis_widgets.game import notation
from parchis_widgets.game.texts.fields import Word, bits_of, number, numbers, turn

if TYPE_CHECKING:
    from parchis_widgets.engine.seats import Seats
    from parchis_widgets.game.texts.fields import Fields
    from parchis_widgets.rules.pachisi import PachisiRules

__all__ = ["ALL_PLAY", "ORDER", "WORDS", "assemble", "extras", "word"]

ORDER: Final = SEATS
"""The order in which the colours are written."""
ALL_PLAY: Final = True
"""A colour without a field plays as well, with all its pieces at home (PAC-02)."""
WORDS: Final = ("turn", "throw", "spent", "again", "graces", "entered", "skip")
"""The keywords that a position can have."""

_PLACE: Final = re.compile(r"(?P<step>\d{1,2})(?P<mark>[qx]?)(?:/(?P<lap>\d{1,4}))?", re.ASCII)
_MOST_OWED: Final = 99


class _Stand(NamedTuple):
    """Where a piece stands, and what it has done."""

    step: int
    lap: int = 1
    taken: int = 0
    queen: bool = False


def assemble(fields: Fields, tables: Tables) -> Saved:
    """Give the engine's picture of what the fields say."""
    rules, words = tables.rules, fields.words
    named = {piece: _stand(rules, word) for piece, word in fields.places.items()}
    stands = [named.get(piece, _Stand(HOME)) for piece in range(PIECES * len(COLOURS))]
    _check_company(tables, stands)
    throws = _throws(rules, words["throw"]) if "throw" in words else ()
    owed = _owed(rules, words.get("again"), throws)
    saved = Saved(
        steps=tuple(stand.step for stand in stands),
        laps=tuple(stand.lap for stand in stands),
        taken=tuple(stand.taken for stand in stands),
        queens=tuple(stand.queen for stand in stands),
        seat=turn(tables, words.get("turn"), 0),
        throws=throws,
        spent=_spent(rules, words["spent"], throws) if "spent" in words else (),
        owed=owed,
        graces=_graces(tables, words.get("graces"), throws, owed),
        entered=_entered(tables, stands, words.get("entered", [])),
        skipping=bits_of(tables, words.get("skip", []), "skip"),
        ranking=(),
        over=False,
    )
    return _ended(tables, saved)


def _stand(rules: PachisiRules, word: Word) -> _Stand:
    place = notation.PLACES.get(word.place.lower(), word.place.lower())
    if place in ("home", "goal"):
        return _Stand(HOME if place == "home" else GOAL)
    found = _PLACE.fullmatch(place)
    if found is None or not 1 <= int(found["step"]) < GOAL:
        raise ValueError(
            f"in {word.part!r}: {word.place!r} is no place; expected home, 1 to 83 with marks such "
            "as 30x, 30q or 30q/2, or goal"
        )
    if word.late:
        raise ValueError(f"in {word.part!r}: the order of arrival does not matter in {rules.id}")
    stand = _Stand(
        int(found["step"]), int(found["lap"] or 1), int(found["mark"] == "x"), found["mark"] == "q"
    )
    if found["mark"] == "x" and rules.queens != "two_captures":
        raise ValueError(f"in {word.part!r}: {rules.id} keeps no count of captures")
    if stand.queen and rules.queens == "never":
        raise ValueError(f"in {word.part!r}: {rules.id} has no Queens")
    if found["lap"] and not (rules.second_lap and stand.lap > 1 and stand.step > ROUND_AGAIN):
        raise ValueError(f"in {word.part!r}: {word.place!r} cannot be on that lap")
    return stand


def _check_company(tables: Tables, stands: list[_Stand]) -> None:
    """Refuse a square on which ordinary pieces of both teams stand that capture each other."""
    standing: dict[int, list[int]] = {}
    for piece, stand in enumerate(stands):
        square = square_of(piece, stand.step)
        if square is not None and not stand.queen:
            standing.setdefault(square, []).append(piece)
    for square, pieces in standing.items():
        if len({(piece >> 2) % 2 for piece in pieces}) == 1:
            continue
        castle = square in tables.castles and tables.rules.castle_company == "allowed"
        if not castle and not _may_meet(tables, stands, pieces):
            names = " and ".join(tables.names[piece] for piece in pieces)
            raise ValueError(f"{names} stand on one square, where they capture or bar each other")


def _may_meet(tables: Tables, stands: list[_Stand], pieces: list[int]) -> bool:
    """Tell whether a Queen that moves with one of them can have brought them together."""
    if not tables.rules.merging:
        return False
    crowned = {(piece >> 2, stand.step) for piece, stand in enumerate(stands) if stand.queen}
    return any((piece >> 2, stands[piece].step) in crowned for piece in pieces)


def _throws(rules: PachisiRules, words: list[str]) -> tuple[int, ...]:
    thrower, shown = rules.thrower, numbers(words, "throw")
    try:
        throws = tuple(thrower.check_number(number) for number in shown)
    except ValueError as error:
        raise ValueError(f"in 'throw {' '.join(words)}': {error}") from error
    if rules.throwing == "one_by_one" and len(throws) > thrower.draws:
        raise ValueError(f"in 'throw {' '.join(words)}': in {rules.id} each throw is used at once")
    once = thrower.kind == "long_dice" and rules.capture_throws == "none"
    if once and len(throws) > thrower.draws:
        raise ValueError(f"in 'throw {' '.join(words)}': {thrower} show three numbers at most")
    return throws


def _spent(rules: PachisiRules, words: list[str], throws: tuple[int, ...]) -> tuple[int, ...]:
    spent = sorted(numbers(words, "spent"))
    if rules.entry != "moves_too":
        raise ValueError(f"in 'spent {' '.join(words)}': in {rules.id} an entry uses up its throw")
    entering = rules.entering_values
    if any(v not in entering or spent.count(v) > throws.count(v) for v in spent):
        raise ValueError(f"in 'spent {' '.join(words)}': no such throw can have brought a piece in")
    return tuple(spent)


def _owed(rules: PachisiRules, words: list[str] | None, throws: tuple[int, ...]) -> int:
    if words is None:
        return 0 if throws else 1
    if throws and not rules.gives_throws:
        raise ValueError(f"in 'again': in {rules.id} nothing gives another throw")
    return number(words or ["1"], "again", range(1, _MOST_OWED + 1))


def _graces(tables: Tables, words: list[str] | None, throws: tuple[int, ...], owed: int) -> int:
    """Give how many graces run already: by default those thrown last, if another throw is owed."""
    if tables.rules.third_grace == "plain":
        if words:
            said = f"in 'graces {' '.join(words)}'"
            raise ValueError(f"{said}: {tables.rules.id} does not count them")
        return 0
    if words is not None:
        return number(words, "graces", range(3))
    return _running(tables, throws, owed)


def _running(tables: Tables, throws: tuple[int, ...], owed: int) -> int:
    if not owed:
        return 0
    running = 0
    for value in reversed(throws):
        if value not in tables.graces:
            break
        running += 1
    return min(running, 2)


def _entered(tables: Tables, stands: list[_Stand], words: list[str]) -> int:
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
        raise ValueError(
            "in 'goal': both teams have all their pieces there; the first ends the game"
        )
    if winners:
        return _over(saved)._replace(seat=winners[0], ranking=(winners[0],))
    state.seat = saved.seat
    finished = not saved.throws and state.is_done(state.colour())
    if finished and tables.rules.throwing == "all_first":
        colour = tables.letters(tables.seats[saved.seat])
        raise ValueError(f"in 'turn {colour}': all its pieces are in the goal, it has no turns")
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
