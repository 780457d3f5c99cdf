"""Reading a position: words into a state, and a refusal of what no game could hold."""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Final

from parchis_widgets.board.parchis import COLOURS, GOAL, HOME, STEPS
from parchis_widgets.engine.seats import Seats, seats_of
from parchis_widgets.engine.state import NOBODY, Bonus, Saved
from parchis_widgets.engine.tables import NOWHERE, PIECES, SEVEN, SIX, Tables, tables_for
from parchis_widgets.game import notation
from parchis_widgets.rules.catalogue import ruleset as ruleset_of
from parchis_widgets.rules.parchis import ParchisRules

if TYPE_CHECKING:
    from parchis_widgets.rules.ruleset import Ruleset

__all__ = ["implied_again", "read_position", "rules_of"]

_PLACE: Final = re.compile(r"(?P<place>[^\s*+]+)(?P<late>\+?)(?:\*(?P<times>\d+))?")
_BONUS: Final = re.compile(r"(?P<count>\d+)(?P<goal>g?)(?::(?P<piece>\w+))?")


@dataclass
class _Reading:
    """What the fields have said so far."""

    rules: ParchisRules
    steps: dict[int, int] = field(default_factory=dict)
    mentioned: list[int] = field(default_factory=list)
    marked: list[int] = field(default_factory=list)
    colours: list[int] = field(default_factory=list)
    words: dict[str, list[str]] = field(default_factory=dict)


def read_position(
    text: str, ruleset: str | Ruleset | None = None
) -> tuple[ParchisRules, Seats, Saved]:
    """Read a position's text into rules, seats and the engine's picture of it."""
    if not isinstance(text, str):
        raise ValueError(f"a position is a text, not {type(text).__name__}")
    fields = [part.strip() for part in text.split(";") if part.strip()]
    rules, fields = _rules(fields, ruleset)
    reading = _Reading(rules)
    for part in fields:
        _read_field(reading, part)
    if not reading.colours:
        raise ValueError("a position needs a field for each colour in play, such as 'Y home*4'")
    seats = seats_of(rules, [COLOURS[colour] for colour in sorted(reading.colours)])
    return rules, seats, _assemble(reading, seats)


def rules_of(ruleset: str | Ruleset) -> ParchisRules:
    """Give the ruleset that an id or a ruleset means."""
    rules = ruleset_of(ruleset) if isinstance(ruleset, str) else ruleset
    if not isinstance(rules, ParchisRules):
        raise ValueError(f"expected a ruleset or its id, not {ruleset!r}")
    return rules


def _rules(fields: list[str], given: str | Ruleset | None) -> tuple[ParchisRules, list[str]]:
    first = fields[0].split()[0] if fields else ""
    leads = first not in notation.KEYWORDS and notation.colour_of(first) is None
    if leads and fields:
        rules = rules_of(fields[0])
        if given is not None and rules_of(given) != rules:
            raise ValueError(f"the position is of {rules.id}, not of {rules_of(given).id}")
        return rules, fields[1:]
    if given is None:
        raise ValueError("a position begins with its ruleset's id, such as 'clasico; Y home*4'")
    return rules_of(given), fields


def _read_field(reading: _Reading, part: str) -> None:
    word, *rest = part.split()
    colour = notation.colour_of(word)
    if colour is not None:
        if colour in reading.colours:
            raise ValueError(f"in {part!r}: {COLOURS[colour]} has a field already")
        reading.colours.append(colour)
        _read_pieces(reading, colour, rest, part)
        return
    keyword = notation.KEYWORDS.get(word.lower())
    if keyword is None:
        raise ValueError(f"in {part!r}: expected a colour or one of {', '.join(notation.KEYWORDS)}")
    if keyword in reading.words:
        raise ValueError(f"in {part!r}: {keyword} is said twice")
    reading.words[keyword] = rest


def _read_pieces(reading: _Reading, colour: int, words: list[str], part: str) -> None:
    piece = PIECES * colour
    for word in words:
        found = _PLACE.fullmatch(word)
        if found is None:
            raise ValueError(f"in {part!r}: {word!r} is no place")
        step = _step(colour, found["place"], part)
        for _ in range(int(found["times"] or 1)):
            if piece == PIECES * colour + PIECES:
                raise ValueError(f"in {part!r}: a colour has four pieces, not more")
            reading.steps[piece] = step
            reading.mentioned.append(piece)
            if found["late"]:
                reading.marked.append(piece)
            piece += 1


def _step(colour: int, word: str, part: str) -> int:
    place = notation.PLACES.get(word.lower(), word.lower())
    step = STEPS[colour].get(place)
    if step is not None:
        return step
    if place.isdigit() and 1 <= int(place) <= 68:
        raise ValueError(f"in {part!r}: {COLOURS[colour]} never stands on square {place}")
    raise ValueError(
        f"in {part!r}: {word!r} is no place; expected home, 1 to 68, c1 to c7, or goal"
    )


def _assemble(reading: _Reading, seats: Seats) -> Saved:
    rules, words = reading.rules, reading.words
    tables = tables_for(rules, seats)
    steps = tuple(reading.steps.get(piece, HOME) for piece in range(PIECES * len(COLOURS)))
    throws = _throws(rules, words.get("throw", []))
    bonuses = _bonuses(rules, words.get("bonus", []))
    sixes = _number(words.get("sixes", ["0"]), "sixes", range(3))
    ranking = _seats(tables, words.get("places"), "places") or _finished(tables, steps)
    absent = _seats(tables, words.get("left"), "left")
    seat = _turn(tables, words.get("turn"), ranking)
    active = [s for s in range(len(seats)) if s not in ranking and s not in absent]
    return Saved(
        steps=steps,
        late=_late(reading, tables, steps),
        seat=seat,
        throws=throws,
        bonuses=bonuses,
        sixes=sixes,
        last=_piece(tables, words.get("last"), "last"),
        second=_piece(tables, words.get("second"), "second"),
        again="again" in words or implied_again(rules, throws, bonuses, sixes),
        entered=_entered(rules, steps, words.get("entered", [])),
        ranking=ranking,
        absent=absent,
        over=len(active) < 2 or seat in ranking,
    )


def implied_again(
    rules: ParchisRules, throws: tuple[int, ...], bonuses: tuple[Bonus, ...], sixes: int
) -> bool:
    """Tell whether the rest of a position already says that the player throws again."""
    if rules.dice == 2:
        return len(throws) == 2 and throws[0] == throws[1] and sixes < 2
    if throws:
        return throws == (SIX,) and sixes < 2
    return bool(bonuses) and sixes > 0


def _throws(rules: ParchisRules, words: list[str]) -> tuple[int, ...]:
    faces = []
    for word in words:
        if not word.isdigit() or not 1 <= int(word) <= SEVEN:
            raise ValueError(f"in 'throw {' '.join(words)}': a die shows 1 to 6, not {word}")
        faces.append(SIX if int(word) == SEVEN else int(word))
    if len(faces) > rules.dice:
        raise ValueError(f"in 'throw {' '.join(words)}': {rules.id} throws {rules.dice} at most")
    return tuple(faces)


def _bonuses(rules: ParchisRules, words: list[str]) -> tuple[Bonus, ...]:
    found = []
    for word in words:
        parts = _BONUS.fullmatch(word)
        valid = {rules.capture_bonus, rules.goal_bonus} - {0}
        if parts is None or int(parts["count"]) not in valid:
            listed = " or ".join(map(str, sorted(valid)))
            raise ValueError(f"in 'bonus {' '.join(words)}': expected {listed}, not {word!r}")
        count = int(parts["count"])
        piece = notation.piece_index(parts["piece"]) if parts["piece"] else NOBODY
        found.append(Bonus(count, bool(parts["goal"]) or count != rules.capture_bonus, piece))
    return tuple(found)


def _number(words: list[str], keyword: str, allowed: range) -> int:
    if len(words) != 1 or not words[0].isdigit() or int(words[0]) not in allowed:
        said = " ".join([keyword, *words])
        raise ValueError(f"in {said!r}: expected a number from {allowed[0]} to {allowed[-1]}")
    return int(words[0])


def _seats(tables: Tables, words: list[str] | None, keyword: str) -> tuple[int, ...]:
    return tuple(_seat(tables, word, f"{keyword} {word}") for word in words or [])


def _seat(tables: Tables, word: str, part: str) -> int:
    colour = notation.colour_of(word)
    if colour is None or colour not in tables.seat_of:
        playing = ", ".join(COLOURS[colour] for colour in sorted(tables.seat_of))
        raise ValueError(f"in {part!r}: {word!r} does not play; expected one of {playing}")
    return tables.seat_of[colour]


def _turn(tables: Tables, words: list[str] | None, ranking: tuple[int, ...]) -> int:
    if words is None:
        return ranking[0] if ranking else 0
    if len(words) != 1:
        raise ValueError(f"in 'turn {' '.join(words)}': expected one colour")
    return _seat(tables, words[0], f"turn {words[0]}")


def _piece(tables: Tables, words: list[str] | None, keyword: str) -> int:
    if words is None:
        return NOBODY
    piece = notation.piece_index(" ".join(words))
    if piece >> 2 not in tables.seat_of:
        raise ValueError(f"in '{keyword} {' '.join(words)}': that colour does not play")
    return piece


def _entered(rules: ParchisRules, steps: tuple[int, ...], words: list[str]) -> int:
    """Give the colours that have left home before; kept only where a switch asks for it."""
    if rules.double_exit != "first_five":
        return 0
    bits = 0
    for colour in range(len(COLOURS)):
        if any(steps[PIECES * colour : PIECES * colour + PIECES]):
            bits |= 1 << colour
    for word in words:
        named = notation.colour_of(word)
        if named is None:
            raise ValueError(f"in 'entered {' '.join(words)}': {word!r} is no colour")
        bits |= 1 << named
    return bits


def _finished(tables: Tables, steps: tuple[int, ...]) -> tuple[int, ...]:
    """Give the players who have won by what stands in the goal."""
    need = any if tables.rules.winning == "one_colour" else all
    return tuple(
        seat
        for seat, colours in enumerate(tables.seats)
        if need(all(steps[p] == GOAL for p in range(4 * c, 4 * c + 4)) for c in colours)
    )


def _late(reading: _Reading, tables: Tables, steps: tuple[int, ...]) -> tuple[int, ...]:
    """Give the pieces that came last to a square of two, and refuse what cannot stand so."""
    standing: dict[int, list[int]] = {}
    for piece in reading.mentioned:
        square = tables.square[piece >> 2][steps[piece]]
        if square != NOWHERE:
            standing.setdefault(square, []).append(piece)
    late = []
    for pieces in standing.values():
        place = next(p for p, step in STEPS[pieces[0] >> 2].items() if step == steps[pieces[0]])
        if len(pieces) > 2:
            raise ValueError(f"square {place} holds two pieces at most, not {len(pieces)}")
        if len(pieces) == 2:
            _check_company(tables, pieces, steps, place)
            marked = [piece for piece in pieces if piece in reading.marked]
            if len(marked) > 1:
                raise ValueError(f"on square {place} only one piece can have come last")
            late += marked or pieces[1:]
    return tuple(sorted(late))


def _check_company(tables: Tables, pieces: list[int], steps: tuple[int, ...], place: str) -> None:
    one, other = pieces
    bit = tables.bit[tables.square[one >> 2][steps[one]]]
    same_side = tables.side[one >> 2] == tables.side[other >> 2]
    if not same_side and not bit & tables.safe:
        raise ValueError(
            f"two pieces that capture each other cannot share square {place}: it is not safe"
        )
    forbidden = tables.rules.pairs_off_safes == "forbidden" and not bit & tables.barrier_squares
    if same_side and forbidden and steps[one] <= 64:
        raise ValueError(f"under these rules two pieces of a side cannot stand on square {place}")
