"""The rules of Parchís once more, slow and plain, straight from the statements.

It shares nothing with the package: no import, no table. One small function a statement (or a
family of them), squares walked one by one. `test_agreement` holds the engine against it.

A piece is its name, ``"Y2"``; a place is ``"home"``, ``"1"`` to ``"68"``, ``"c1"`` to ``"c7"`` or
``"goal"``. The switches are a dict with the names and values of the rulesets.
"""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from itertools import combinations
from typing import NamedTuple

Switches = dict[str, object]

SWITCHES: dict[str, tuple[object, ...]] = {
    "seats": ("individual", "pairs", "two_colours"),
    "turn_order": ("clockwise", "counter_clockwise"),
    "exit_on_five": ("mandatory", "optional"),
    "double_exit": ("never", "always", "first_five"),
    "exit_victim": ("last_arrived", "chosen"),
    "exit_bonus": (True, False),
    "exit_beats_barrier": (True, False),
    "barred_five": ("any_piece", "start_piece"),
    "partner_start": ("barred", "captures"),
    "team_bridge_start": ("barred", "captures"),
    "own_other_colour": ("captured", "spared"),
    "six_counts_seven": ("home_empty", "never"),
    "home_empty": ("all_colours", "colour_moved"),
    "idle_six": ("again_in_play", "again", "ends_turn"),
    "third_six": ("last_moved", "second_six"),
    "last_moved_by": ("anything", "die"),
    "reform_barrier": (True, False),
    "barriers": ("any_square", "safe_squares"),
    "pairs_off_safes": ("together", "forbidden"),
    "column_barrier": (True, False),
    "capture_bonus": (20, 10, 0),
    "goal_bonus": (10, 20, 0),
    "bonus_piece": ("any", "another"),
    "bonus_zone": ("in_play", "circuit"),
    "goal_bonus_colour": ("any", "arrived"),
    "bonus_chain": (True, False),
    "bonus_use": ("mandatory", "optional"),
    "overshoot": ("illegal", "bounce"),
    "bounce_out": ("illegal", "again"),
    "bonus_bounce": ("bounce", "exact"),
    "bounce_path": ("whole_way", "last_square"),
    "winning": ("all_colours", "one_colour"),
    "play_on": ("no", "allowed"),
}
"""Every switch that this reference knows, the reading of `clasico` first."""

LEFT_OUT: dict[str, str] = {
    "starter": "the reference begins with a player named; who starts is no matter of moves",
    "starter_ties": "as `starter`",
    "seating": "the reference is told who sits where",
    "dice": "no source describes two dice (TRA-23): there is nothing to write a reference from",
    "turn_seconds": "the reference has no clock",
    "leaving": "nobody leaves the table of the reference",
}
"""The switches of the package that it does not know, and why."""

CLASICO: Switches = {name: values[0] for name, values in SWITCHES.items()}

TRADICIONAL: Switches = {
    **CLASICO,
    "turn_order": "counter_clockwise",  # TRA-02
    "exit_on_five": "optional",  # TRA-04
    "double_exit": "always",  # TRA-05
    "exit_victim": "chosen",  # TRA-13
    "exit_bonus": False,  # TRA-13, TRA-14
    "idle_six": "again",  # TRA-07, TRA-18
    "third_six": "second_six",  # TRA-08
    "play_on": "allowed",  # TRA-19
}

GENERAL: Switches = {
    **CLASICO,
    "barred_five": "start_piece",  # GEN-10
    "six_counts_seven": "never",  # GEN-04
    "barriers": "safe_squares",  # GEN-17
    "column_barrier": False,  # GEN-17
    "bonus_zone": "circuit",  # GEN-15, GEN-21
    "overshoot": "bounce",  # GEN-18
}

RULESETS: dict[str, Switches] = {
    "clasico": CLASICO,
    "clasico.parejas": {**CLASICO, "seats": "pairs"},  # CLA-23
    "clasico.dos_colores": {**CLASICO, "seats": "two_colours"},  # CLA-27
    "tradicional": TRADICIONAL,
    "general": GENERAL,
}

START = {"Y": "5", "B": "22", "R": "39", "G": "56"}
TIP = {"Y": "68", "B": "17", "R": "34", "G": "51"}
SAFE = {"5", "12", "17", "22", "29", "34", "39", "46", "51", "56", "63", "68"}
PARTNER = {"Y": "R", "R": "Y", "B": "G", "G": "B"}
COLUMN = ("c1", "c2", "c3", "c4", "c5", "c6", "c7")


class Bonus(NamedTuple):
    """Squares won and still to be counted; why (``"capture"``, ``"goal"``), and by which piece.

    Of two that leave home together, the one named first.
    """

    squares: int
    kind: str
    winner: str


class Move(NamedTuple):
    """What a player may do: these pieces, counting so many squares, end there and capture those."""

    pieces: tuple[str, ...]
    squares: int
    target: str
    captures: tuple[str, ...]


@dataclass
class Situation:
    """All that the rules ask about a game that has come so far."""

    switches: Switches
    players: tuple[str, ...]
    """The colours of each player, in the order of play: ``("Y", "G")``, ``("YR", "BG")``."""
    turn: str
    """One of `players`."""
    places: dict[str, str]
    late: set[str] = field(default_factory=set)
    """Of two pieces on a square, the one that arrived last."""
    throw: int | None = None
    """The throw that waits to be used."""
    bonuses: list[Bonus] = field(default_factory=list)
    """Oldest first."""
    sixes: int = 0
    """Sixes thrown in this turn, one that waits to be used not counted."""
    last: str | None = None
    """The piece that the third 6 would ask for as the last one moved in this turn."""
    second: str | None = None
    """The piece that the second 6 of this turn has moved."""
    entered: set[str] = field(default_factory=set)
    """The colours of which a piece has left home before."""
    play_on: bool = False
    """Whether these players go on for the places."""
    arrived: list[str] = field(default_factory=list)
    """The players that have finished."""
    over: bool = False


def another(s: Situation) -> Situation:
    """Copy a situation, so that the one before stays as it was."""
    return replace(
        s,
        places=dict(s.places),
        late=set(s.late),
        bonuses=list(s.bonuses),
        entered=set(s.entered),
        arrived=list(s.arrived),
    )


# Who is who, and where.


def colours_in_play(s: Situation) -> str:
    return "".join(s.players)


def own_pieces(s: Situation) -> list[str]:
    """CLA-28: in two colours any piece of either colour is the player's."""
    return [piece for piece in s.places if piece[0] in s.turn]


def kinship(s: Situation, mine: str, other: str) -> str:
    """Tell what a piece is to another: ``own``, ``partner``, ``sibling`` or ``rival``.

    A sibling is of the other colour of the same player (CLA-27), a partner of the other player
    of the pair (CLA-23).
    """
    if mine[0] == other[0]:
        return "own"
    if PARTNER[mine[0]] == other[0] and s.switches["seats"] == "pairs":
        return "partner"
    if PARTNER[mine[0]] == other[0] and s.switches["seats"] == "two_colours":
        return "sibling"
    return "rival"


def standing(s: Situation, colour: str, place: str, without: tuple[str, ...] = ()) -> list[str]:
    """Give the pieces on a place; a column is its colour's own (CLA-19, GEN-03)."""
    found = []
    for piece, where in s.places.items():
        if where == place and piece not in without and (place.isdigit() or piece[0] == colour):
            found.append(piece)
    return found


def is_barrier(s: Situation, place: str, pieces: list[str]) -> bool:
    """CLA-16, TRA-09, GEN-17: two pieces of one colour; CLA-24: or of two partners.

    CLA-02, GEN-17: by switch on safe squares only, and in the column or not.
    CLA-29: two colours of one player form none.
    """
    if place == "goal" or len(pieces) != 2:
        return False
    if kinship(s, *pieces) not in {"own", "partner"}:
        return False
    if place in COLUMN:
        return bool(s.switches["column_barrier"])
    return s.switches["barriers"] == "any_square" or place in SAFE


# Moving along.


def way(s: Situation, piece: str, count: int, *, bonus: bool) -> list[str]:
    """Give the places that a piece enters one by one; [] if it cannot count so far.

    CLA-07, CLA-19: counter-clockwise round, then up the own column.
    CLA-20, TRA-16: the goal needs the exact count. GEN-18: or more bounces off it; of a bounce,
    by switch, only the last square is looked at, which then stands here alone.
    """
    place = s.places[piece]
    back = False
    bounced = False
    walked: list[str] = []
    for _ in range(count):
        if place == "goal":
            if s.switches["overshoot"] == "illegal":
                return []
            if bonus and s.switches["bonus_bounce"] == "exact":
                return []
            back = bounced = True
        if place == "c1" and back:
            if s.switches["bounce_out"] == "illegal":
                return []
            back = False
        place = next_place(piece[0], place, back=back)
        walked.append(place)
    if bounced and s.switches["bounce_path"] == "last_square":
        return walked[-1:]
    return walked


def next_place(colour: str, place: str, *, back: bool) -> str:
    """Give the place after this one, or before it in the column."""
    if back:
        return "c7" if place == "goal" else COLUMN[COLUMN.index(place) - 1]
    if place == TIP[colour]:
        return "c1"
    if place == "c7":
        return "goal"
    if place in COLUMN:
        return COLUMN[COLUMN.index(place) + 1]
    return "1" if place == "68" else str(int(place) + 1)


def way_is_free(s: Situation, piece: str, walked: list[str]) -> bool:
    """CLA-16, TRA-09, GEN-17: no piece, own ones included, may pass a barrier or land on it."""
    for place in walked:
        others = standing(s, piece[0], place, without=(piece,))
        if is_barrier(s, place, others):
            return False
    return True


def landings(s: Situation, piece: str, place: str) -> list[tuple[str, ...]]:
    """Give what may be captured by ending there: [] if one may not, [()] for nothing.

    CLA-14, TRA-11, GEN-06: no third piece. CLA-13, TRA-20, GEN-22: no capture on safe squares.
    CLA-12, TRA-12, GEN-15, CLA-30: elsewhere a single piece of another colour is captured.
    CLA-24: the partner's may be spared.
    """
    if place == "goal":
        return [()]
    others = standing(s, piece[0], place, without=(piece,))
    if len(others) == 2:
        return []
    if not others:
        return [()]
    together = may_stand_together(s, piece, others[0], place)
    kin = kinship(s, piece, others[0])
    if place in SAFE or kin == "own":
        return [()] if together else []
    if kin == "partner" and together:
        return [(), (others[0],)]
    return [(others[0],)]


def may_stand_together(s: Situation, piece: str, other: str, place: str) -> bool:
    """CLA-02, GEN-17: two of a side where they form no barrier; by switch they may not."""
    if place in SAFE or is_barrier(s, place, [piece, other]):
        return True
    return s.switches["barriers"] == "any_square" or s.switches["pairs_off_safes"] == "together"


def advances(s: Situation, piece: str, count: int, *, bonus: bool) -> list[Move]:
    """Give the moves of a piece on the board by a count, duties not yet asked.

    TRA-03, TRA-12, TRA-17: the whole of it by one piece.
    """
    if s.places[piece] in {"home", "goal"}:
        return []
    walked = way(s, piece, count, bonus=bonus)
    if not walked or not way_is_free(s, piece, walked):
        return []
    target = walked[-1]
    return [Move((piece,), count, target, hit) for hit in landings(s, piece, target)]


# Leaving home.


def exits(s: Situation) -> list[Move]:
    """CLA-06, TRA-04, GEN-23: only a 5 brings a piece from home to its start.

    TRA-05: with all four at home two must leave at once, where they can.
    """
    twos = [move for colour in s.turn for move in two_leave(s, colour)]
    if twos:
        return twos
    found = []
    for piece in own_pieces(s):
        if s.places[piece] == "home":
            for hit in exit_captures(s, piece):
                found.append(Move((piece,), 5, START[piece[0]], hit))  # noqa: PERF401  (plainer)
    return found


def two_leave(s: Situation, colour: str) -> list[Move]:
    """TRA-05: with all four at home two leave at once. TRA-06: on the player's first five only.

    TRA-14: every rival on the start goes home.
    """
    at_home = [p for p in own_pieces(s) if p[0] == colour and s.places[p] == "home"]
    if s.switches["double_exit"] == "never" or len(at_home) != 4:
        return []
    if s.switches["double_exit"] == "first_five" and any(c in s.entered for c in s.turn):
        return []
    there = standing(s, colour, START[colour])
    sent_home = [other for other in there if may_be_sent_home(s, at_home[0], other)]
    if there != sent_home or barrier_holds(s, START[colour], there):
        return []
    hit = tuple(sorted(sent_home))
    return [Move(pair, 5, START[colour], hit) for pair in combinations(sorted(at_home), 2)]


def may_be_sent_home(s: Situation, piece: str, other: str) -> bool:
    """CLA-15: of another colour; in pairs and two colours see `exit_captures`."""
    kin = kinship(s, piece, other)
    return kin == "rival" or (kin == "sibling" and s.switches["own_other_colour"] == "captured")


def barrier_holds(s: Situation, start: str, there: list[str]) -> bool:
    """CLA-15: leaving home beats the barrier of another colour, or by switch does not."""
    return is_barrier(s, start, there) and not s.switches["exit_beats_barrier"]


def exit_captures(s: Situation, piece: str) -> list[tuple[str, ...]]:
    """Give what leaving home captures: [] if it cannot be done, [()] for nothing.

    CLA-15, GEN-11, GEN-12, TRA-13: two pieces on the start, one or both of another colour: one
    of another colour goes home, the last to have arrived or the one chosen.
    CLA-17, TRA-15, GEN-10: two own pieces keep the others at home. GEN-13: one own makes a bridge.
    CLA-25: in pairs the other team's, not the partner's.
    """
    start = START[piece[0]]
    there = standing(s, piece[0], start)
    if len(there) < 2:
        return [()]
    if all(kinship(s, piece, other) in {"own", "partner"} for other in there):
        return exit_captures_in_team(s, piece, there)
    if barrier_holds(s, start, there):
        return []
    victims = [other for other in there if may_be_sent_home(s, piece, other)]
    if len(victims) < 2 or s.switches["exit_victim"] == "chosen":
        return [(victim,) for victim in victims]
    return [last_of(s, victims)]


def exit_captures_in_team(s: Situation, piece: str, there: list[str]) -> list[tuple[str, ...]]:
    """CLA-17, TRA-15, GEN-10: two own pieces keep the others at home.

    CLA-25: so do two of the partner's, or one of each, unless by switch the partner's goes home:
    of two the last to have arrived.
    """
    partners = [other for other in there if other[0] != piece[0]]
    if len(partners) == 2 and s.switches["partner_start"] == "captures":
        return [last_of(s, partners)]
    if len(partners) == 1 and s.switches["team_bridge_start"] == "captures":
        return [(partners[0],)]
    return []


def last_of(s: Situation, two: list[str]) -> tuple[str, ...]:
    """CLA-15, GEN-12: of two pieces the one that arrived last."""
    return tuple(piece for piece in two if piece in s.late)


# What a throw may do.


def squares_of_six(s: Situation, piece: str) -> int:
    """CLA-08, TRA-07: a 6 counts 7 with no piece left at home. GEN-04: it never does.

    CLA-28: in two colours none of both, or by switch none of the colour that moves.
    """
    if s.switches["six_counts_seven"] == "never":
        return 6
    colours = piece[0] if s.switches["home_empty"] == "colour_moved" else s.turn
    if any(s.places[p] == "home" for p in own_pieces(s) if p[0] in colours):
        return 6
    return 7


def is_third_six(s: Situation) -> bool:
    """CLA-10, CLA-11, TRA-08, GEN-14: the third 6 moves nothing."""
    return s.throw == 6 and s.sixes == 2


def throw_moves(s: Situation) -> list[Move]:
    """Give the moves of a throw, duties asked."""
    if s.throw is None or is_third_six(s):
        return []
    runs = []
    for piece in own_pieces(s):
        count = squares_of_six(s, piece) if s.throw == 6 else s.throw
        runs += advances(s, piece, count, bonus=False)
    if s.throw == 5:
        return five_duty(s, exits(s), runs)
    if s.throw == 6:
        return six_duty(s, runs)
    return runs


def five_duty(s: Situation, leaving: list[Move], runs: list[Move]) -> list[Move]:
    """CLA-09, GEN-09: who can leave home by a 5 must. TRA-04: or may. TRA-05: or must by twos.

    GEN-10: if two own pieces on the start prevent it, one of them has to move, if it can.
    """
    twos = [move for move in leaving if len(move.pieces) == 2]
    if twos:
        return twos
    if leaving:
        return leaving if s.switches["exit_on_five"] == "mandatory" else leaving + runs
    if s.switches["barred_five"] == "start_piece":
        blockers: set[str] = set()
        for colour in s.turn:
            on_start = [p for p in standing(s, colour, START[colour]) if p[0] == colour]
            waiting = any(s.places[p] == "home" for p in own_pieces(s) if p[0] == colour)
            if waiting and len(on_start) == 2:
                blockers.update(on_start)
        opening = [move for move in runs if move.pieces[0] in blockers]
        if opening:
            return opening
    return runs


def six_duty(s: Situation, runs: list[Move]) -> list[Move]:
    """CLA-18, TRA-10, GEN-19: a 6 must open an own barrier, if a piece of one can move.

    CLA-24: of a bridge of partners the own piece. By switch it may not form a barrier again.
    """
    opening = []
    others = []
    for move in runs:
        piece = move.pieces[0]
        place = s.places[piece]
        if not is_barrier(s, place, standing(s, piece[0], place)):
            others.append(move)
        elif s.switches["reform_barrier"] or not forms_barrier(s, move):
            opening.append(move)
    return opening or others


def forms_barrier(s: Situation, move: Move) -> bool:
    """Tell whether a piece makes a barrier where it ends, of whatever piece it finds there."""
    piece = move.pieces[0]
    found = standing(s, piece[0], move.target, without=(piece, *move.captures))
    return is_barrier(s, move.target, [piece, *found])


def bonus_moves(s: Situation) -> list[Move]:
    """Give the moves by which the oldest bonus may be counted (CLA-12, CLA-21, CLA-22)."""
    if not s.bonuses:
        return []
    bonus = s.bonuses[0]
    found = []
    for piece in own_pieces(s):
        if may_count(s, piece, bonus):
            found += advances(s, piece, bonus.squares, bonus=True)
    return found


def may_count(s: Situation, piece: str, bonus: Bonus) -> bool:
    """GEN-15, GEN-21: a piece on the common squares; CLA-21: one in play.

    CLA-12: 20 with any piece, by switch another one. CLA-21: 10 with another piece; CLA-28: of
    either colour, by switch of the one that arrived.
    """
    if s.switches["bonus_zone"] == "circuit" and s.places[piece] in COLUMN:
        return False
    if bonus.kind == "capture":
        return s.switches["bonus_piece"] == "any" or piece != bonus.winner
    return s.switches["goal_bonus_colour"] == "any" or piece[0] == bonus.winner[0]


def legal_moves(s: Situation) -> set[Move]:
    """Give every move that is legal now."""
    if s.over:
        return set()
    return set(throw_moves(s) if s.throw is not None else bonus_moves(s))


def may_pass(s: Situation) -> bool:
    """GEN-04: moving is obligatory; TRA-18: who cannot passes. By switch a bonus is declined."""
    if s.over or (s.throw is None and not s.bonuses):
        return False
    declinable = s.throw is None and s.switches["bonus_use"] == "optional"
    return declinable or not legal_moves(s)


# What happens then.


def after_throw(before: Situation, number: int) -> Situation:
    """CLA-11, TRA-08, GEN-14: the third 6 sends a piece home, unless in its column or goal."""
    s = another(before)
    s.throw = number
    if is_third_six(s):
        guilty = s.second if s.switches["third_six"] == "second_six" else s.last
        if guilty is not None and s.places[guilty].isdigit():
            send_home(s, guilty)
    return s


def send_home(s: Situation, piece: str) -> None:
    s.places[piece] = "home"
    s.late.discard(piece)
    forget_late(s)


def forget_late(s: Situation) -> None:
    """Forget who arrived last where only one is left."""
    for piece in list(s.late):
        if len(standing(s, piece[0], s.places[piece])) != 2 or s.places[piece] == "goal":
            s.late.discard(piece)


def arrive(s: Situation, piece: str, place: str) -> None:
    """Put a piece down, the last to arrive there."""
    s.late.discard(piece)
    s.places[piece] = place
    forget_late(s)
    company = standing(s, piece[0], place)
    if place != "goal" and len(company) == 2:
        s.late -= set(company)
        s.late.add(piece)


def after_move(before: Situation, move: Move) -> Situation:
    """Carry a legal move out."""
    s = another(before)
    leaving = s.places[move.pieces[0]] == "home"
    counted = s.bonuses.pop(0) if s.throw is None else None
    for captured in move.captures:
        send_home(s, captured)
    for piece in move.pieces:
        arrive(s, piece, move.target)
    if leaving:
        s.entered.add(move.pieces[0][0])
    remember(s, move.pieces[-1], by_die=counted is None)
    if counted is None or s.switches["bonus_chain"]:
        s.bonuses += won(s, move, leaving=leaving)
    if s.throw is not None:
        use_up_throw(s)
    if finished(s, s.turn):
        return after_finish(s)
    return settle(s)


def remember(s: Situation, piece: str, *, by_die: bool) -> None:
    """CLA-11, GEN-14: bonus counts are moves as well, by switch not. TRA-08: the second 6 only."""
    if by_die or s.switches["last_moved_by"] == "anything":
        s.last = piece
    if by_die and s.throw == 6 and s.sixes == 1:
        s.second = piece


def won(s: Situation, move: Move, *, leaving: bool) -> list[Bonus]:
    """CLA-12, TRA-12, GEN-15: a capture counts 20. CLA-21, TRA-17, GEN-21: the goal 10.

    CLA-15, GEN-11, GEN-12: so does a capture by leaving home. TRA-13, TRA-14: it does not.
    """
    bonuses = []
    capture, goal = s.switches["capture_bonus"], s.switches["goal_bonus"]
    assert isinstance(capture, int)
    assert isinstance(goal, int)
    if capture and (s.switches["exit_bonus"] or not leaving):
        bonuses += [Bonus(capture, "capture", move.pieces[0]) for _ in move.captures]
    if goal and move.target == "goal":
        bonuses.append(Bonus(goal, "goal", move.pieces[0]))
    return bonuses


def use_up_throw(s: Situation) -> None:
    """Count a 6; any other throw ends the row of them."""
    s.sixes = s.sixes + 1 if s.throw == 6 else 0
    s.throw = None


def finished(s: Situation, player: str) -> bool:
    """CLA-04, TRA-19, GEN-07: all four in the goal; CLA-28: all eight, by switch four of a colour.

    CLA-26: in pairs the first player of the four.
    """
    full = [all(s.places[f"{c}{n}"] == "goal" for n in range(1, 5)) for c in player]
    return any(full) if s.switches["winning"] == "one_colour" else all(full)


def after_finish(s: Situation) -> Situation:
    """CLA-04: that ends the game, its 10 is not counted. TRA-19: or the others play on."""
    s.bonuses.clear()
    s.arrived.append(s.turn)
    left = [player for player in s.players if player not in s.arrived]
    if not s.play_on or len(left) < 2:
        s.arrived += left if s.play_on else []
        s.over = True
        return s
    return next_player(s)


def settle(s: Situation) -> Situation:
    """GEN-16, TRA-12, TRA-17: a bonus that cannot be counted is lost; then the turn goes on."""
    while s.bonuses and not bonus_moves(s):
        s.bonuses.pop(0)
    if s.bonuses:
        return s
    return s if s.sixes else next_player(s)


def next_player(s: Situation) -> Situation:
    """CLA-05, TRA-02, GEN-01: round the table; who has finished is left out."""
    place = s.players.index(s.turn)
    for step in range(1, len(s.players) + 1):
        player = s.players[(place + step) % len(s.players)]
        if player not in s.arrived:
            s.turn = player
            break
    s.sixes = 0
    s.last = s.second = None
    return s


def after_pass(before: Situation) -> Situation:
    """Pass, or decline a bonus; a 6 that could move nothing may throw again, the third never."""
    s = another(before)
    if s.throw is None:
        s.bonuses.pop(0)
        return settle(s)
    again = s.throw == 6 and s.sixes < 2 and idle_six_throws_again(s)
    use_up_throw(s)
    return s if again else next_player(s)


def idle_six_throws_again(s: Situation) -> bool:
    """TRA-07, TRA-18: a 6 that moves nothing throws again; by switch it never does.

    CLA-06, GEN-23: with no piece in play, all at home or in the goal, it passes the turn; CLA-28:
    of a player of two colours that means all eight.
    """
    if s.switches["idle_six"] != "again_in_play":
        return s.switches["idle_six"] == "again"
    return any(s.places[piece] not in {"home", "goal"} for piece in own_pieces(s))


def order_of_play(switches: Switches, players: int) -> tuple[str, ...]:
    """CLA-05, GEN-01: clockwise; TRA-02: counter-clockwise. CLA-27: two colours facing each."""
    if switches["seats"] == "two_colours":
        return ("YR", "BG")
    seats = {2: "YR", 3: "YBR", 4: "YBRG"}[players]
    if switches["turn_order"] == "clockwise":
        return (seats[0], *reversed(seats[1:]))
    return tuple(seats)


def new_game(switches: Switches, players: int, starter: str, *, play_on: bool = False) -> Situation:
    """CLA-03, TRA-01: all pieces at home."""
    order = order_of_play(switches, players)
    turn = next(player for player in order if starter in player)
    places = {f"{c}{n}": "home" for c in "YBRG" if c in "".join(order) for n in range(1, 5)}
    return Situation(switches, order, turn, places, play_on=play_on)
