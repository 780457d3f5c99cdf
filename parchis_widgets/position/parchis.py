"""Positions of Parchís as text."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

from parchis_widgets.board.parchis import (
    COLOURS,
    GOAL,
    HOME,
    LAST_RIM_STEP,
    PLACES,
    STEPS,
    square_called,
)
from parchis_widgets.engine.parchis.state import Bonus, Saved
from parchis_widgets.engine.parchis.tables import (
    NOWHERE,
    SIX,
    Tables,
    squares_in,
    tables_for,
)
from parchis_widgets.engine.pieces import NOBODY, PIECES
from parchis_widgets.position import notation
from parchis_widgets.position.fault import Fault
from parchis_widgets.position.fields import bits_of, is_number, number, seats, turn

if TYPE_CHECKING:
    from parchis_widgets.engine.parchis.state import State
    from parchis_widgets.engine.seats import Seats
    from parchis_widgets.position.fields import Fields, Word
    from parchis_widgets.rules.parchis import ParchisRules

__all__ = ["ALL_PLAY", "ORDER", "WORDS", "assemble", "extras", "held", "word"]

ORDER: Final = COLOURS
"""The order in which the colours are written."""
ALL_PLAY: Final = False
"""A colour without a field has no player."""
WORDS: Final = (
    "turn", "throw", "bonus", "sixes", "last", "second", "again", "entered", "places", "left",
)  # fmt: skip
"""The keywords that a position can have."""

_BONUS: Final = re.compile(r"(?P<count>\d{1,2})(?P<goal>g?)(?::(?P<piece>\w+))?")


def assemble(fields: Fields, tables: Tables) -> Saved:
    """Return the engine's picture of what the fields say."""
    rules, words, understood = tables.rules, fields.words, fields.understood
    named = {
        piece: understood(COLOURS[piece >> 2], HOME, _step, piece, word)
        for piece, word in fields.places.items()
    }
    steps = tuple(named.get(piece, HOME) for piece in range(PIECES * len(COLOURS)))
    throws = understood("throw", (), _throws, rules, words.get("throw", []))
    bonuses = understood("bonus", (), _bonuses, rules, words.get("bonus", []))
    sixes = understood("sixes", 0, number, words.get("sixes", ["0"]), "sixes", range(3))
    finished = _finished(tables, steps)
    ranking = understood("places", (), _ranking, tables, words.get("places"), finished)
    ranking = ranking or finished
    absent = understood("left", (), _absent, tables, words.get("left"))
    first = ranking[0] if ranking else 0
    seat = understood("turn", first, turn, tables, words.get("turn"), first)
    active = [s for s in range(len(tables.seats)) if s not in ranking and s not in absent]
    over = len(active) < 2 or seat in ranking or bool(ranking and not rules.goes_on)
    return Saved(
        steps=steps,
        late=_late(fields, tables, steps),
        seat=seat,
        throws=() if over else throws,
        bonuses=() if over else bonuses,
        sixes=sixes,
        last=understood("last", NOBODY, _moved, tables, steps, seat, words.get("last"), "last"),
        second=understood(
            "second", NOBODY, _moved, tables, steps, seat, words.get("second"), "second"
        ),
        again=understood("again", False, _again, words.get("again"))
        or implied_again(rules, throws, bonuses, sixes),
        entered=understood("entered", 0, _entered, tables, steps, words.get("entered", [])),
        ranking=ranking,
        absent=absent,
        over=over,
    )


def _step(piece: int, word: Word) -> int:
    arm = piece >> 2
    place = notation.PLACES.get(word.place.lower(), word.place.lower())
    step = STEPS[arm].get(place)
    if step is not None:
        return step
    square = square_called(arm, word.place)
    if square is None:
        raise Fault("faults.no_place", part=word.part, place=word.place)
    raise Fault(
        "faults.never_stands",
        part=word.part,
        field=COLOURS[arm],
        place=word.place,
        pieces=(f"{COLOURS[arm]}{piece % PIECES + 1}",),
        squares=(word.place,),
    )


def implied_again(
    rules: ParchisRules, throws: tuple[int, ...], bonuses: tuple[Bonus, ...], sixes: int
) -> bool:
    """Return whether the rest of a position already says that the player throws again."""
    if rules.dice == 2:
        return len(throws) == 2 and throws[0] == throws[1] and sixes < 2
    if throws:
        return throws == (SIX,) and sixes < 2
    return bool(bonuses) and sixes > 0


def _throws(rules: ParchisRules, words: list[str]) -> tuple[int, ...]:
    faces = []
    part = f"throw {' '.join(words)}"
    for word in words:
        if not is_number(word) or not 1 <= int(word) <= SIX:
            raise Fault("faults.die", part=part, word=word)
        faces.append(int(word))
    if len(faces) > rules.dice:
        raise Fault("faults.dice", part=part, rules=rules.id, dice=rules.dice)
    return tuple(faces)


def _bonuses(rules: ParchisRules, words: list[str]) -> tuple[Bonus, ...]:
    found = []
    for word in words:
        parts = _BONUS.fullmatch(word)
        valid = {rules.capture_bonus, rules.goal_bonus} - {0}
        if parts is None or int(parts["count"]) not in valid:
            part, listed = f"bonus {' '.join(words)}", tuple(sorted(valid)) or "—"
            raise Fault("faults.bonus", part=part, valid=listed, word=word)
        count = int(parts["count"])
        piece = notation.piece_index(parts["piece"], COLOURS) if parts["piece"] else NOBODY
        found.append(Bonus(count, bool(parts["goal"]) or count != rules.capture_bonus, piece))
    return tuple(found)


def _again(words: list[str] | None) -> bool:
    """Read whether the player throws again: ``again``, or ``again 1``."""
    return words is not None and number(words or ["1"], "again", range(1, 2)) == 1


def _ranking(tables: Tables, words: list[str] | None, finished: tuple[int, ...]) -> tuple[int, ...]:
    """Read who has finished, in that order: each has its pieces in the goal."""
    named = seats(tables, words, "places")
    part = " ".join(["places", *(words or [])])
    for seat, word in zip(named, words or [], strict=True):
        if seat not in finished or named.count(seat) > 1:
            raise Fault("faults.not_finished", part=part, word=word)
    return named


def _absent(tables: Tables, words: list[str] | None) -> tuple[int, ...]:
    """Read who has left, where that can be (GEN-08)."""
    named = seats(tables, words, "left")
    part = " ".join(["left", *(words or [])])
    if named and not tables.rules.may_leave:
        raise Fault("faults.nobody_leaves", part=part, rules=tables.rules.id)
    if len(set(named)) < len(named):
        raise Fault("faults.named_twice", part=part)
    return named


def _moved(
    tables: Tables, steps: tuple[int, ...], seat: int, words: list[str] | None, keyword: str
) -> int:
    """Read a piece that has moved in this turn: one of whose turn it is, and not at home."""
    if words is None:
        return NOBODY
    piece, part = notation.piece_index(" ".join(words), COLOURS), f"{keyword} {' '.join(words)}"
    said = {"part": part, "pieces": (f"{COLOURS[piece >> 2]}{piece % PIECES + 1}",)}
    if piece >> 2 not in tables.seat_of:
        raise Fault("faults.nobodys", part=part)
    if piece >> 2 not in tables.seats[seat]:
        raise Fault("faults.not_moved", **said)
    # Of two colours, one can have captured the other since.
    if steps[piece] == HOME and len(tables.seats[seat]) == 1:
        raise Fault("faults.not_moved", **said)
    return piece


def _entered(tables: Tables, steps: tuple[int, ...], words: list[str]) -> int:
    """Return the colours that have left home before; kept only where a switch asks for it."""
    named = bits_of(tables, words, "entered")
    return _out(steps) | named if tables.rules.double_exit == "first_five" else 0


def _out(steps: tuple[int, ...]) -> int:
    """Return the colours that have a piece not at home, as bits."""
    return sum(
        1 << colour
        for colour in range(len(COLOURS))
        if any(steps[PIECES * colour : PIECES * colour + PIECES])
    )


def _finished(tables: Tables, steps: tuple[int, ...]) -> tuple[int, ...]:
    """Return the players who have won by what stands in the goal."""
    need = any if tables.rules.winning == "one_colour" else all
    return tuple(
        seat
        for seat, colours in enumerate(tables.seats)
        if need(all(steps[p] == GOAL for p in range(4 * c, 4 * c + 4)) for c in colours)
    )


def _late(fields: Fields, tables: Tables, steps: tuple[int, ...]) -> tuple[int, ...]:
    """Return the pieces that came last to a square of two, and refuse what cannot stand so."""
    standing: dict[int, list[int]] = {}
    for piece in fields.places:
        square = tables.square[piece >> 2][steps[piece]]
        if square != NOWHERE:
            standing.setdefault(square, []).append(piece)
    late: list[int] = []
    for pieces in standing.values():
        late += fields.understood("", (), _later, fields, tables, pieces, steps)
    return tuple(sorted(late))


def _later(
    fields: Fields, tables: Tables, pieces: list[int], steps: tuple[int, ...]
) -> tuple[int, ...]:
    """Return which of a square's pieces came last, if there are two."""
    if len(pieces) == 1:
        return ()
    marked = [piece for piece in pieces if fields.places[piece].late]
    code = _company_fault(tables, pieces, steps) or ("two_late" if len(marked) > 1 else "")
    if code:
        first = pieces[0]
        place = PLACES[first >> 2][steps[first]]
        names = tuple(tables.names[piece] for piece in pieces)
        said = {"place": place, "count": len(pieces), "pieces": names, "squares": (place,)}
        raise Fault(f"faults.{code}", **said)
    return (*marked, pieces[1])[:1]


def _company_fault(tables: Tables, pieces: list[int], steps: tuple[int, ...]) -> str:
    """Name what keeps pieces from sharing a square; empty if nothing does."""
    if len(pieces) > 2:
        return "three"
    one, other = pieces
    bit = tables.bit[tables.square[one >> 2][steps[one]]]
    if tables.side[one >> 2] != tables.side[other >> 2]:
        return "" if bit & tables.safe else "not_safe"
    forbidden = tables.rules.pairs_off_safes == "forbidden" and not bit & tables.barrier_squares
    return "no_pairs" if forbidden and steps[one] <= LAST_RIM_STEP else ""


# ---- writing --------------------------------------------------------------------------------


def word(rules: ParchisRules, seats_: Seats, saved: Saved, piece: int) -> str:
    """Write a place, marked where the piece named first came last."""
    place = PLACES[piece >> 2][saved.steps[piece]]
    if piece not in saved.late:
        return place
    square = tables_for(rules, seats_).square
    here = square[piece >> 2][saved.steps[piece]]
    later = range(piece + 1, len(saved.steps))
    beside = any(square[other >> 2][saved.steps[other]] == here for other in later)
    return f"{place}+" if beside else place


def extras(rules: ParchisRules, seats_: Seats, saved: Saved) -> list[str]:
    """Write the fields after whose turn it is."""

    def seated(those: tuple[int, ...]) -> str:
        return " ".join(COLOURS[seats_[seat][0]] for seat in those)

    written = {
        "throw": " ".join(map(str, saved.throws)),
        "bonus": " ".join(_bonus(rules, bonus) for bonus in saved.bonuses),
        "sixes": str(saved.sixes or ""),
        "last": _name(saved.last),
        "second": _name(saved.second),
        "entered": _entered_word(saved),
        "places": seated(saved.ranking),
        "left": seated(saved.absent),
    }
    fields = [f"{keyword} {value}" for keyword, value in written.items() if value]
    implied = implied_again(rules, saved.throws, saved.bonuses, saved.sixes)
    return [*fields, "again"] if saved.again and not implied else fields


def _bonus(rules: ParchisRules, bonus: Bonus) -> str:
    mark = "g" if rules.capture_bonus == rules.goal_bonus and bonus.goal else ""
    winner = "" if bonus.piece == NOBODY else f":{_name(bonus.piece)}"
    return f"{bonus.squares}{mark}{winner}"


def _entered_word(saved: Saved) -> str:
    if saved.entered in (0, _out(saved.steps)):
        return ""
    return " ".join(letter for n, letter in enumerate(COLOURS) if saved.entered >> n & 1)


def _name(piece: int) -> str:
    return "" if piece == NOBODY else f"{COLOURS[piece >> 2]}{(piece & 3) + 1}"


# ---- as a picture ---------------------------------------------------------------------------


def held(state: State) -> tuple[int, ...]:
    """Return the squares of the barriers."""
    return squares_in(state.barred)
